"""The benchmark runs and reports every row; how fast is not a matter for tests."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys

import caylus
from tests.docs.pages import ROOT


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "benchmarks/run.py", "--quick", "--interpreted", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_json_has_every_row_and_names_the_machine() -> None:
    done = run("--json", "-")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    expected = {
        ("caylus", game, players, what)
        for game in caylus.GAMES
        for players in (2, 4)
        for what in ("engine loop", "call by call", "copies")
    }
    if importlib.util.find_spec("catanatron") is not None:
        expected |= {("catanatron", "catan", 4, "call by call"), ("catanatron", "catan", 4, "copies")}
    else:
        assert "make bench" in result["remarks"][0]
    assert {(row["engine"], row["game"], row["players"], row["what"]) for row in result["rows"]} == expected
    assert all(row["rate"]["median"] > 0 for row in result["rows"])
    assert {row["build"] for row in result["rows"] if row["engine"] == "caylus"} == {"interpreted"}
    assert result["machine"]["cpu"]
    assert result["machine"]["python"]
    assert result["machine"]["date"]


def test_the_table_has_a_line_for_each_measurement_and_progress_is_shown() -> None:
    done = run()
    assert done.returncode == 0, done.stderr
    # 2 and 4 players of each game, and the explanation below
    assert done.stdout.count("engine's loop") == 2 * len(caylus.GAMES) + 1
    assert "round 1 of 1" in done.stderr
