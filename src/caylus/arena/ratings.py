"""Ratings by the Plackett-Luce model: each place is won from those still unplaced in proportion to strength.

Strengths are told as Elo: 400 points are odds of 10 to 1 between two bots. With two players this is the
Bradley-Terry model, the one behind chess ratings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations, product
from math import exp, factorial, log, prod
from typing import Final, TypeAlias

ELO: Final = 400 / log(10)
STEPS: Final = 50
EXACT: Final = 1e-9
LEAP: Final = 2.0  # the longest step of a strength's logarithm, against overshooting

Field: TypeAlias = tuple[int, ...]  # how many seats of each bot are still unplaced


def stages(seats: Sequence[int], scores: Sequence[int], bots: int) -> tuple[list[float], dict[Field, float]]:
    """A game as the model sees it: how often each bot won a place, and from which fields.

    Ties count as every order of those who tie, each in its part. A place that only one bot's copies can take
    tells nothing and is left out.
    """
    wins = [0.0] * bots
    fields: dict[Field, float] = {}
    ties: dict[int, list[int]] = {}
    for seat, points in enumerate(scores):
        ties.setdefault(-points, []).append(seats[seat])
    groups = [ties[points] for points in sorted(ties)]
    weight = 1 / prod(factorial(len(group)) for group in groups)
    for ordered in product(*(permutations(group) for group in groups)):
        left = [0] * bots
        for bot in seats:
            left[bot] += 1
        for bot in (bot for group in ordered for bot in group):
            if left[bot] < sum(left):
                field = tuple(left)
                wins[bot] += weight
                fields[field] = fields.get(field, 0.0) + weight
            left[bot] -= 1
    return wins, fields


def fit(wins: Sequence[float], fields: Mapping[Field, float], fixed: int, start: Sequence[float]) -> list[float]:
    """The logarithms of the strengths that make the results most likely, that of bot `fixed` being 0."""
    strengths = list(start)
    free = [bot for bot in range(len(wins)) if bot != fixed]
    for _ in range(STEPS):
        slope = list(wins)
        curve = [[0.0] * len(wins) for _ in wins]
        for field, times in fields.items():
            weights = [number * exp(strength) for number, strength in zip(field, strengths, strict=True)]
            total = sum(weights)
            chances = [weight / total for weight in weights]
            for bot, chance in enumerate(chances):
                if chance:
                    slope[bot] -= times * chance
                    curve[bot][bot] += times * chance
                    for other, its in enumerate(chances):
                        curve[bot][other] -= times * chance * its
        steps = solve([[curve[bot][other] for other in free] for bot in free], [slope[bot] for bot in free])
        longest = max(map(abs, steps), default=0.0)
        for bot, step in zip(free, steps, strict=True):
            strengths[bot] += step * min(1.0, LEAP / longest if longest else 1.0)
        if longest < EXACT:
            break
    return strengths


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at and rows[row][at]:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [value - factor * pivot for value, pivot in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def add_draws(
    wins: Sequence[float], fields: Mapping[Field, float], pairs: Mapping[tuple[int, int], tuple[float, float]]
) -> tuple[list[float], dict[Field, float]]:
    """The results with some wins added in thought between pairs, so that nobody's strength is infinite."""
    more = list(wins)
    met = dict(fields)
    for (one, other), (ahead, behind) in pairs.items():
        more[one] += ahead
        more[other] += behind
        field = tuple(int(bot in (one, other)) for bot in range(len(wins)))
        met[field] = met.get(field, 0.0) + ahead + behind
    return more, met


def reachable(start: int, edges: set[tuple[int, int]]) -> set[int]:
    """Whom a bot stands above by a chain of places won."""
    found = {start}
    while True:
        more = {below for above, below in edges if above in found} - found
        if not more:
            return found
        found |= more
