"""How much memory a state takes, and whether a dropped one gives it back: `python -m benchmarks.memory GAME PLAYERS`.

It is measured in a process of its own, on states in mid-game, in two ways: what Python's allocator was asked for
(`tracemalloc`), and what the process holds of the machine's memory (Linux only).
"""

from __future__ import annotations

import gc
import itertools
import json
import os
import random
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import caylus
from benchmarks.engine import moments
from benchmarks.fresh import DROPPED, LIVE, QUICK, TRACED


def held() -> int | None:
    """The bytes of memory this process holds; None where the system does not tell."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return None
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def growth(before: int | None) -> int | None:
    """By how much that has grown."""
    now = held()
    return None if before is None or now is None else now - before


def traced(make: Callable[[], caylus.State], count: int) -> float:
    """The bytes that each of so many states asked of Python's allocator."""
    tracemalloc.start()
    kept = [make() for _ in range(count)]
    total = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return total / len(kept)


def measure_memory(game: str, players: int, divisor: int) -> dict[str, float | None]:
    """Bytes a state, and the bytes still held after a million copies were made and dropped.

    A copy may share with its original what neither has changed; so states are measured as copied, and as moved:
    copied and then played on by one random action, as a search tree holds them.
    """
    states = itertools.cycle(moments(game, players))
    chance = random.Random(1)

    def copied() -> caylus.State:
        return next(states).copy()

    def moved() -> caylus.State:
        state = next(states).copy()
        state.play(chance.choice(state.actions()))
        return state

    def make_and_drop(count: int) -> None:
        for _ in range(count):
            copied()
        for _ in range(count // 10):
            moved()

    live, dropped = LIVE // divisor, DROPPED // divisor
    gc.collect()
    gc.disable()  # states hold no cycles; if they did, that would show as a leak
    make_and_drop(dropped // 10)  # the allocator keeps some memory at hand from now on
    before = held()
    make_and_drop(dropped)
    left = growth(before)
    bytes_copied, bytes_moved = traced(copied, TRACED // divisor), traced(moved, TRACED // divisor)
    before = held()
    kept = [moved() for _ in range(live)]
    grown = growth(before)
    return {
        "bytes_copied": bytes_copied,
        "bytes_moved": bytes_moved,
        "bytes_held": None if grown is None else grown / len(kept),
        "bytes_left_by_dropped_copies": left,
    }


if __name__ == "__main__":
    print(json.dumps(measure_memory(sys.argv[1], int(sys.argv[2]), QUICK if "--quick" in sys.argv else 1)))
