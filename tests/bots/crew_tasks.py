"""What the processes of a crew are given to do in tests; a module of its own, for each process imports it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Stubborn(Exception):
    """An error that does not outlive being sent."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def do(task: tuple[Any, ...]) -> object:
    """In a process: what the first word of a task says."""
    match task:
        case ("pid",):
            return os.getpid()
        case ("pid", seconds):
            time.sleep(seconds)
            return os.getpid()
        case ("nice",):
            return os.nice(0)
        case ("double", number):
            return 2 * number
        case ("die",):
            os.kill(os.getpid(), signal.SIGKILL)
        case ("die", mark) if not Path(mark).exists():
            Path(mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        case ("think", mark):
            Path(mark).touch()
            do(("think",))
        case ("think",):
            while True:
                sum(range(10_000))
        case ("fail",):
            raise ValueError("no such thing")
        case ("stubborn",):
            raise Stubborn("not", " now")
    return "done"


def prepare() -> Callable[[tuple[Any, ...]], object]:
    return do


def prepare_badly(how: str) -> Callable[[tuple[Any, ...]], object]:
    do((how,))
    return do


def prepare_once_never(mark: Path) -> Callable[[tuple[Any, ...]], object]:
    """The first process is never ready."""
    if not mark.exists():
        mark.touch()
        time.sleep(600)
    return do
