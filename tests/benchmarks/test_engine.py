"""The benchmark runs and reports every row; how fast is not a matter for tests."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import caylus
from tests.docs.pages import ROOT

OURS = ("engine loop", "call by call", "copies", "actions", "keys", "replay", "load")
PEERS = {
    "catanatron": ("catanatron", {("catan", 4, what) for what in ("call by call", "copies")}),
    "pyspiel": (
        "OpenSpiel",
        {(game, 2, what) for game in ("chess", "backgammon", "go 9x9") for what in ("call by call", "copies")},
    ),
    "chess": (
        "python-chess",
        {("chess", 2, "call by call"), ("chess", 2, "copies"), ("chess, no stack", 2, "copies")},
    ),
}


def run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *arguments, "--quick", "--interpreted"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_json_has_every_row_and_names_the_machine(tmp_path: Path) -> None:
    done = run("benchmarks", "--json", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    games = [(game, players) for game in caylus.GAMES for players in (2, 4)]
    expected = {("caylus", game, players, what) for game, players in games for what in OURS}
    for module, (name, rows) in PEERS.items():
        if importlib.util.find_spec(module) is not None:
            expected |= {(name, *row) for row in rows}
        else:
            assert any(name in remark and "make bench" in remark for remark in result["remarks"])
    assert {(row["engine"], row["game"], row["players"], row["what"]) for row in result["rows"]} == expected
    assert all(row["rate"]["median"] > 0 for row in result["rows"])
    assert {row["build"] for row in result["rows"] if row["engine"] == "caylus"} == {"interpreted"}
    assert [(each["game"], each["players"]) for each in result["memory"]] == games
    assert all(500 < each["bytes_moved"] < 50_000 for each in result["memory"])
    assert result["import"]["interpreted"]["best_ms"] > 0
    assert all(result["machine"][name] for name in ("cpu", "python", "date"))
    assert json.loads((tmp_path / "results.json").read_text()) == result
    assert (tmp_path / "table.md").read_text().count("\n| interpreted | caylus | 4 | ") == 3
    chart = ET.parse(tmp_path / "chart.svg").getroot()
    assert "Caylus Magna Carta, interpreted" in {each.text for each in chart.iter("{http://www.w3.org/2000/svg}text")}


def test_the_table_fits_the_screen_and_progress_is_shown() -> None:
    done = run("benchmarks", "--only", "caylus/*/4")
    assert done.returncode == 0, done.stderr
    for heading in ("engine's loop", "call by call", "copies", "actions()", "key()", "replay", "load"):
        assert f" {heading} " in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 110
    assert "…" not in done.stdout
    assert "round 1 of 1" in done.stderr


@pytest.fixture
def committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A history with one commit of the source as it is: a copy of the project may have none."""
    author = {f"GIT_{who}_{what}": "tests" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    for name, value in {"GIT_DIR": str(tmp_path / "git"), "GIT_WORK_TREE": str(ROOT), **author}.items():
        monkeypatch.setenv(name, value)
    for words in (["init", "-q"], ["add", "src", "benchmarks"], ["commit", "-q", "-m", "The source"]):
        subprocess.run(["git", *words], cwd=ROOT, check=True)


@pytest.mark.usefixtures("committed")
def test_a_revision_is_compared_and_leaves_nothing_behind() -> None:
    before = set((ROOT / "build").glob("revision-*"))
    done = run("benchmarks.revisions", "HEAD", "--only", "magna-carta/copies/2")
    assert done.returncode == 0, done.stderr
    assert "copies/s" in done.stdout
    assert "bytes a state" in done.stdout
    assert "import caylus" in done.stdout
    assert set((ROOT / "build").glob("revision-*")) == before


@pytest.mark.usefixtures("committed")
def test_an_unknown_revision_is_refused() -> None:
    done = run("benchmarks.revisions", "no-such-revision")
    assert done.returncode != 0
    assert "no-such-revision" in done.stderr or "Needed a single revision" in done.stderr
