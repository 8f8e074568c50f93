"""Counts of what can be reached from fixed positions."""

from __future__ import annotations

from typing import Any

import pytest

import caylus
from tests.recorded import perft

CASES = [(game, name) for game in caylus.GAMES for name in perft.stored(game)]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_as_many_ways_lead_on_as_before(game: str, name: str) -> None:
    case: dict[str, Any] = perft.stored(game)[name]
    state = perft.state_of(case)
    counts = [perft.count(state, depth + 1) for depth in range(len(case["counts"]))]
    assert counts == case["counts"], f"Divide to find where: .venv/bin/python -m tests.recorded.perft {game} {name} 2"


@pytest.mark.parametrize("game", caylus.GAMES)
def test_positions_from_the_middle_of_games_are_counted(game: str) -> None:
    assert sum("position" in case for case in perft.stored(game).values()) >= 3


def test_dividing_a_count_leaves_its_sum() -> None:
    state = caylus.new("caylus", 3, 1)
    assert sum(perft.divide(state, 2).values()) == perft.count(state, 2)


@pytest.mark.parametrize(
    ("players", "first", "second"),
    [
        (2, 16, 16 + 16 + 14 * 15),  # pass, castle, and fourteen places that are then taken
        (3, 17, 17 + 2 * 17 + 14 * 16),  # stables as well, which have room for three
        (5, 17, 17 + 2 * 17 + 14 * 16),
    ],
)
def test_the_first_placements_of_caylus_as_counted_by_hand(players: int, first: int, second: int) -> None:
    state = caylus.new("caylus", players, 1)
    assert perft.count(state, 1) == first
    assert perft.count(state, 2) == second
