"""Bots for these tests, as a third party would bring them: a module that registers them when it is imported."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import sleep

from caylus.bots import registry
from caylus.core.state import State


class Picker:
    """Takes the first legal action, or the last."""

    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, state: State) -> int:
        """By place in the list."""
        return state.actions()[self.at]


class Broken(Picker):
    """Fails at its fifth decision: by an error, or by an answer that is none."""

    def __init__(self, how: str) -> None:
        super().__init__(0)
        self.how = how
        self.asked = 0

    def choose(self, state: State) -> int:
        """A good answer, four times."""
        self.asked += 1
        if self.asked < 5:
            return super().choose(state)
        if self.how == "illegal":
            return -7
        raise ZeroDivisionError("no plan")


class Slow(Picker):
    """Thinks for some milliseconds about each decision."""

    def __init__(self, milliseconds: str) -> None:
        super().__init__(0)
        self.seconds = int(milliseconds) / 1000

    def choose(self, state: State) -> int:
        """The first, after a while."""
        sleep(self.seconds)
        return super().choose(state)


class Asleep(Picker):
    """Leaves a mark in the file it is called after, and thinks for an hour."""

    def __init__(self, mark: str) -> None:
        super().__init__(0)
        self.mark = mark

    def choose(self, state: State) -> int:
        """Too late."""
        Path(self.mark).touch()
        sleep(3600)
        return super().choose(state)


class Mortal(Picker):
    """Kills its own process: once, leaving a mark in the file that it is called after, or always."""

    def __init__(self, mark: str) -> None:
        super().__init__(0)
        self.mark = mark

    def choose(self, state: State) -> int:
        """The first, if it survives."""
        if self.mark == "always" or not Path(self.mark).exists():
            if self.mark != "always":
                Path(self.mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state)


class Counting(Picker):
    """Shows that one bot serves a seat for a whole game: it goes round the options as it counts its decisions."""

    def __init__(self) -> None:
        super().__init__(0)

    def choose(self, state: State) -> int:
        """The next in the round."""
        self.at += 1
        return state.actions()[self.at % len(state.actions())]


def make_odd(setting: str, seed: str) -> Picker:
    """A maker with a mistake of its own."""
    raise KeyError(setting + seed)


registry.register("first", lambda setting, seed: Picker(0))  # noqa: ARG005
registry.register("last", lambda setting, seed: Picker(-1))  # noqa: ARG005
registry.register("broken", lambda setting, seed: Broken(setting))  # noqa: ARG005
registry.register("slow", lambda setting, seed: Slow(setting))  # noqa: ARG005
registry.register("asleep", lambda setting, seed: Asleep(setting))  # noqa: ARG005
registry.register("mortal", lambda setting, seed: Mortal(setting))  # noqa: ARG005
registry.register("odd", make_odd)
registry.register("counting", lambda setting, seed: Counting())  # noqa: ARG005
