"""Intervals that hold what they promise: 95 % of the time the true figure lies inside.

Games of a block are correlated, so whole blocks are drawn again (block bootstrap), those of each table among
themselves. A bootstrap is blind where nothing varies: who won all games wins them in every resample. Win
shares are therefore widened to Wilson's interval for as many independent games as the blocks are worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

Z: Final = 1.959964  # the normal distribution has 95 % within so many deviations
RESAMPLES: Final = 2000
FEWEST: Final = 400
WORK: Final = 4_000_000  # blocks drawn in all; longer matches are resampled less often
SEED: Final = "caylus arena bootstrap"


class Interval(NamedTuple):
    """From where to where; None where there is no bound."""

    low: float | None
    high: float | None


def resample(strata: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Draw blocks anew, each stratum as often as it has blocks; the same draws every time."""
    rng = Random(SEED)
    size = sum(map(len, strata))
    for _ in range(max(FEWEST, min(RESAMPLES, WORK // max(size, 1)))):
        drawn: list[int] = []
        for stratum in strata:
            drawn += rng.choices(stratum, k=len(stratum))
        yield drawn


def percentiles(values: Sequence[float]) -> Interval:
    """The middle 95 % of resampled values."""
    ranked = sorted(values)
    return Interval(ranked[round(0.025 * (len(ranked) - 1))], ranked[round(0.975 * (len(ranked) - 1))])


def wilson(share: float, games: float) -> Interval:
    """Wilson's score interval for a share of so many independent games."""
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def effective_games(tables: Sequence[Sequence[float]]) -> float:
    """How many independent games would vary as little as the mean of these block shares, table by table, does.

    Two blocks are added in thought, one all won and one all lost, so that blocks which never differ are not
    taken for certainty: they then count about one game each.
    """
    blocks = sum(map(len, tables)) + 2
    mean = (sum(map(sum, tables)) + 1) / blocks
    squares = (1 - mean) ** 2 + mean**2
    for shares in tables:
        middle = (sum(shares) + mean) / (len(shares) + 1)
        squares += sum((share - middle) ** 2 for share in shares)
    return mean * (1 - mean) * blocks * blocks / squares


def share_interval(tables: Sequence[Sequence[float]], resampled: Interval) -> Interval:
    """The interval of the mean of block shares: the bootstrap's, widened to Wilson's."""
    share = sum(map(sum, tables)) / sum(map(len, tables))
    widest = wilson(share, effective_games(tables))
    return Interval(
        min(end for end in (resampled.low, widest.low) if end is not None),
        max(end for end in (resampled.high, widest.high) if end is not None),
    )
