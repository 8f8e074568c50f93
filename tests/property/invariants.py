"""What always holds in a game: each game keeps its own list in `invariants.py`.

Such a file has a class `Invariants` whose `check(state)` is called on the states of one game in their order,
`longest_turns(players)` and `longest(players)` that bound a game, and `HISTORY`: the parts of a position, at whatever
depth, that tell how it came about and do not matter for what can still happen.
"""

from __future__ import annotations

from types import ModuleType
from typing import Protocol

from caylus.core.state import State
from tests.games import folders


class Watch(Protocol):
    """Watches one game from its start to its end."""

    def check(self, state: State) -> None:
        """Fail if something does not hold."""


def of(game: str) -> ModuleType:
    """The game's own file."""
    return folders.own(game, "invariants")


def watch(game: str) -> Watch:
    """What watches a new game."""
    watcher: Watch = of(game).Invariants()
    return watcher
