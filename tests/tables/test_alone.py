"""Tables need no server: they are played at from memory, with everything else out of reach."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import caylus


def test_whole_games_are_played_from_memory_without_anything_that_a_server_needs() -> None:
    command = [sys.executable, "-m", "tests.tables.alone"]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, timeout=250)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [f"{game} {players}" for game in caylus.GAMES for players in (2, 3)]
