"""The clock by which bots think: at a table the one on the wall, in the arena that of the processor.

A match is to tell how good bots are, not what else the machine had to do. So in the arena a bot that is given 0.05 s
has 0.05 s of its processor, however often it was kept waiting.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class Clock:
    """Tells the seconds since some moment."""

    def __init__(self) -> None:
        self.by_processor = False

    def now(self) -> float:
        """Seconds that have gone by, or that this process has worked."""
        return time.process_time() if self.by_processor else time.perf_counter()


CLOCK: Final = Clock()


@contextmanager
def by_processor() -> Iterator[None]:
    """Within, bots think by the processor's clock."""
    before = CLOCK.by_processor
    CLOCK.by_processor = True
    try:
        yield
    finally:
        CLOCK.by_processor = before
