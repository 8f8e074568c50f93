"""The recorded moments that the web client is drawn and tested with are what the engine says today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import caylus
from tests.games import folders
from tools import web_fixtures

ROOT = Path(__file__).resolve().parents[2]


def check(tool: str) -> subprocess.CompletedProcess[str]:
    """Ask a tool whether what it writes is up to date."""
    command = [sys.executable, f"tools/{tool}.py", "--check"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_moments_of_the_web_gallery_are_up_to_date() -> None:
    found = check("web_fixtures")
    assert found.returncode == 0, found.stderr


def test_the_client_knows_every_sentence_that_the_server_may_refuse_with() -> None:
    found = check("web_problems")
    assert found.returncode == 0, found.stderr


def test_a_decision_that_a_recording_lacks_is_taken_from_another_like_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = (folders.folder("magna-carta") / "recorded" / "03-4p.txt").read_text()
    folder = tmp_path / "magna_carta" / "recorded"
    folder.mkdir(parents=True)
    (folder / "01-4p.txt").write_text(caylus.Record("magna-carta", players=4, seed=1).dumps())
    (folder / "02-2p.txt").write_text(caylus.Record("magna-carta", players=2, seed=1).dumps())
    (folder / "03-4p.txt").write_text(whole)
    monkeypatch.setattr(folders, "GAMES", tmp_path)
    for name in ("01-4p", "03-4p"):
        record, ply = web_fixtures.find_recorded("magna-carta", name, "provost", 0.5)
        decision = record.state(ply).decision
        assert decision is not None
        assert (decision["kind"], record.actions) == ("provost", caylus.load(whole).actions)
    with pytest.raises(SystemExit, match="No provost in any recording of magna-carta such as 02-2p"):
        web_fixtures.find_recorded("magna-carta", "02-2p", "provost", 0.5)
