"""Plain and compiled Python play identical games: both runs must reproduce the same stored fingerprints."""

from __future__ import annotations

import json
from functools import cache

import pytest

import caylus
from tests.games import folders
from tests.recorded import builds, setups

CASES = [
    (game, players, options)
    for game, about in caylus.GAMES.items()
    for players in about.players
    for options in setups.option_rows(game)
]


@cache
def stored(game: str) -> dict[str, object]:
    found = json.loads((folders.folder(game) / "builds.json").read_text())
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=[setups.full_name(*case) for case in CASES])
def test_random_games_are_the_same_in_every_build(game: str, players: int, options: dict[str, str]) -> None:
    assert builds.fingerprint(game, players, options) == stored(game)[setups.name(game, players, options)]
