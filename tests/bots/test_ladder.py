"""Each rung of the ladder is stronger than the one below: fixed games, every seat in turn."""

from __future__ import annotations

import pytest

from tests.bots.situations import COMPILED, GAMES, play


def duel(game: str, better: str, worse: str, seeds: int, players: int = 2) -> tuple[float, int]:
    """The win share of the better bot in every seat against copies of the other, and by how many points it leads."""
    share, lead = 0.0, 0
    for seed in range(seeds):
        for seat in range(players):
            state = play(game, [better if at == seat else worse for at in range(players)], seed)
            scores, winners = state.scores(), state.winners()
            share += 1 / len(winners) if seat in winners else 0
            lead += scores[seat] - max(points for at, points in enumerate(scores) if at != seat)
    return share / (seeds * players), lead


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_novice_beats_chance(game: str, players: int) -> None:
    share, lead = duel(game, "novice", "random", 2, players)
    assert share > 0.8
    assert lead > 5 * 2 * players


@pytest.mark.parametrize("game", GAMES)
def test_looking_ahead_beats_habit(game: str) -> None:
    share, lead = duel(game, "greedy", "novice", 4)
    assert share > 0.6
    assert lead > 0


@pytest.mark.parametrize("game", GAMES if COMPILED else ["magna-carta"])
def test_a_plan_beats_looking_ahead(game: str) -> None:
    share, lead = duel(game, "planner", "greedy", 6 if COMPILED else 1)
    assert share > 0.5
    assert lead > 0


# A few games of a short search against a plan prove little, and many take minutes on the plain source
SEARCHES = [(game, "search:100", "greedy") for game in (GAMES if COMPILED else ["magna-carta"])]
if COMPILED:
    SEARCHES += [(game, "search:400", "planner") for game in ("caylus", "magna-carta")]


@pytest.mark.parametrize(("game", "search", "rung"), SEARCHES)
def test_a_search_beats_the_rungs_below(game: str, search: str, rung: str) -> None:
    share, lead = duel(game, search, rung, (10 if rung == "planner" else 6) if COMPILED else 1)
    assert share > 0.5
    assert lead > 0
