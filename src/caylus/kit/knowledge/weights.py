"""The weights of the features: a readable table for each game and number of players, made by `caylus tune`."""

from __future__ import annotations

import math
from typing import Final

from caylus.kit.knowledge.features import Features

STEPS: Final = 4  # weights are worked out for every quarter of a turn
TO_COME: Final = "points to come"  # the row of what everybody still wins, whatever the features
SPREAD: Final = "spread"  # the row that tells how far results lie from what is expected


class Weights:
    """What each feature is worth in points, and how sure that is, by the turns left."""

    def __init__(self, features: Features, table: dict[str, list[float]]) -> None:
        self.knots = features.knots
        longest = int(self.knots[-1] * STEPS)
        none = [0.0] * len(self.knots)
        rows = [table.get(row.name, none) for row in features.rows]
        self.by_time = [[between(self.knots, row, at / STEPS) for row in rows] for at in range(longest + 1)]
        rest = table.get(TO_COME, none)
        self.to_come = [between(self.knots, rest, at / STEPS) for at in range(longest + 1)]
        spread = table.get(SPREAD, [10.0] * len(self.knots))
        self.spreads = [max(1.0, between(self.knots, spread, at / STEPS)) for at in range(longest + 1)]

    def moment(self, left: float) -> int:
        """The place of a number of turns left in the lists by time."""
        return max(0, min(len(self.spreads) - 1, round(left * STEPS)))


def between(knots: list[float], values: list[float], at: float) -> float:
    """The value at a point of the line through the knots; level beyond its ends."""
    if at <= knots[0]:
        return values[0]
    for right in range(1, len(knots)):
        if at <= knots[right]:
            part = (at - knots[right - 1]) / (knots[right] - knots[right - 1])
            return values[right - 1] + part * (values[right] - values[right - 1])
    return values[-1]


def win_shares(scores: list[float], spread: float) -> list[float]:
    """How likely each seat is to win when these final scores are expected, give or take the spread."""
    highest = scores[0]  # in loops: compiled, `max` and `sum` would be calls into the interpreter for every position
    for score in scores:
        if score > highest:
            highest = score
    raised: list[float] = []
    total = 0.0
    for score in scores:
        part = math.exp((score - highest) / spread)
        raised.append(part)
        total += part
    return [part / total for part in raised]
