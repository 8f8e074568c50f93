"""Games of other packages: those that are installed announce them in the entry point group `caylus.games`.

The name is the id of the game, the object its plug.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from caylus.core.game import BROKEN, GAMES, enter
from caylus.kit.plug import Plug

GROUP: Final = "caylus.games"


def enter_others() -> None:
    """Put all of them into the catalogue. What is wrong with one is kept in `BROKEN`, and keeps nobody from playing."""
    for entry in entry_points(group=GROUP):
        why = fault(entry)
        if why:
            BROKEN[entry.name] = f"The game {entry.name!r} of {entry.value} cannot be played: {why}"


def fault(entry: EntryPoint) -> str:
    """Enter a game, which is another's work; or what keeps it from being entered."""
    if entry.name in GAMES:
        return "there is a game of that name already."
    try:
        found = entry.load()
    except Exception as error:  # whatever a stranger's code may raise
        return f"{type(error).__name__}: {error}."
    if not isinstance(found, Plug):
        return f"it is no {Plug.__name__} but {type(found).__name__}."
    if found.id != entry.name:
        return f"it calls itself {found.id!r}."
    enter(found)
    return ""
