"""Games of other packages: those that are installed announce them in the entry point group `caylus.games`.

The name is the id of the game, the object its plug.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from caylus.core.game import BROKEN, GAMES, enter
from caylus.kit.plug import Plug

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "caylus.games"


def enter_others() -> None:
    """Put all of them into the catalogue. What is wrong with one is kept in `BROKEN`, and keeps nobody from playing."""
    if not any(map(may_announce, sys.path)):
        return
    from importlib.metadata import entry_points  # noqa: PLC0415 (it takes longer than all else that is imported)

    for entry in entry_points(group=GROUP):
        why = fault(entry)
        if why:
            BROKEN[entry.name] = f"The game {entry.name!r} of {entry.value} cannot be played: {why}"


def may_announce(place: str) -> bool:
    """Whether a package that lies there announces a game; of what is no folder, perhaps."""
    try:
        with os.scandir(place or ".") as found:
            return any(announces(f"{each.path}/entry_points.txt") for each in found if each.name.endswith("-info"))
    except NotADirectoryError:
        return True
    except OSError:
        return False


def announces(file: str) -> bool:
    """Whether a package says so there."""
    try:
        with open(file, "rb") as text:  # noqa: PTH123 (pathlib takes longer than all that is read)
            return f"[{GROUP}]".encode() in text.read()
    except OSError:
        return False


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
