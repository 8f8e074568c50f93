"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caylus.core.errors import BadOption, shown
from caylus.core.state import State

ILLEGAL: Final = -1.0  # the reward of an illegal action, which ends the game


def ranks(state: State) -> list[float]:
    """1 for the first place, -1 for the last, evenly between; those who tie share. They add up to 0."""
    scores = state.scores()
    found: list[float] = []
    for score in scores:
        above = sum(other > score for other in scores)
        level = sum(other == score for other in scores) - 1
        found.append(1 - 2 * (above + level / 2) / (len(scores) - 1))
    return found


def scores(state: State) -> list[float]:
    """The points."""
    return [float(score) for score in state.scores()]


def wins(state: State) -> list[float]:
    """1 for the winner, shared by those who tie, 0 for the others."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


RETURNS: Final[dict[str, Callable[[State], list[float]]]] = {"ranks": ranks, "scores": scores, "wins": wins}


def returns_by(name: str) -> Callable[[State], list[float]]:
    """The way of counting with a name."""
    if name not in RETURNS:
        raise BadOption(f"Returns are {', '.join(RETURNS)}, not {shown(name)}.")
    return RETURNS[name]
