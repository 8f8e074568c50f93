"""Rates per second of CPU time, and what several rounds of them say together."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Work: TypeAlias = Callable[[], "Done"]
Prepare: TypeAlias = Callable[[], Work]  # sets up what the work needs, outside of the time measured


@dataclass(frozen=True)
class Done:
    """What one call of a piece of work got done: decisions or plies, and games; or copies, lists, hashes made."""

    count: int
    games: int = 0


@dataclass(frozen=True)
class Rate:
    """What one round measured, per second of CPU time."""

    per_second: float
    games_per_second: float


@dataclass(frozen=True)
class Summary:
    """Several rounds: their median, and half of the distance from lowest to highest, over the median."""

    median: float
    spread: float


def measure(work: Work, seconds: float) -> Rate:
    """Repeat the work until so much CPU time is used up; always at least once."""
    count = games = 0
    start = time.process_time()
    used = 0.0
    while used < seconds or used == 0.0:
        done = work()
        count += done.count
        games += done.games
        used = time.process_time() - start
    return Rate(count / used, games / used)


def summary(values: list[float]) -> Summary:
    """The rounds of one measurement in two numbers."""
    median = statistics.median(values)
    return Summary(median, (max(values) - min(values)) / 2 / median if median else 0.0)
