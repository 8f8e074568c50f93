"""Playthroughs: readable games, written anew from their own actions and compared line by line."""

from __future__ import annotations

from difflib import unified_diff

import pytest

import caylus
from tests.games import folders
from tests.recorded import playthrough

CASES = [(game, players) for game, about in caylus.GAMES.items() for players in about.players]
REMAKE = "If the change is meant: .venv/bin/python tools/record_games.py"


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_playthrough_is_told_as_before(game: str, players: int) -> None:
    path = folders.folder(game) / "playthroughs" / f"{players}p.txt"
    before = path.read_text()
    record = playthrough.read(before)
    assert (record.game, record.players, record.now.over) == (game, players, True)
    now = playthrough.write(record)
    difference = list(unified_diff(before.splitlines(), now.splitlines(), path.name, "now", lineterm="", n=8))
    assert not difference, "\n".join(["", *difference[:60], "", REMAKE])
