"""What can go wrong, each with a sentence a player understands."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex

if TYPE_CHECKING:
    from caylus.core.message import Message

QUOTED: Final = 40  # characters of a foreign text that a sentence repeats
LARGE: Final = 10**18


class CaylusError(ValueError):
    """Every error this library raises on purpose. Said as a message, it tells what is wrong in any language."""

    @property
    def message(self) -> Message | None:
        """What is wrong, where it is said as a message."""
        said = self.args[0] if self.args else None
        return None if isinstance(said, str) else said


class IllegalAction(CaylusError):
    """The action exists, but not now; the message names the rule in the way."""


class NotationError(CaylusError):
    """The text names no action, or more than one."""


class RecordError(CaylusError):
    """The record is damaged, was edited, or needs a newer version of the rules."""


class PositionError(CaylusError):
    """The position could not have come from a game."""


class UnknownGame(CaylusError):
    """There is no game of that name here."""


class BadOption(CaylusError):
    """The game has no such option, value, or number of players."""


def shown(value: object) -> str:
    """A foreign value as a sentence may repeat it: short, printable, without a programmer's brackets."""
    if isinstance(value, str):
        text = "".join(sign if sign.isprintable() else "?" for sign in value[: QUOTED + 1])
        return f"'{text}'" if len(text) <= QUOTED else f"'{text[: QUOTED - 3]}...'"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -LARGE < value < LARGE else "a very large number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "a list"
    return "an object"


def listed(numbers: list[int]) -> str:
    """`57 and 45`: numbers in a sentence."""
    words = [shown(number) for number in numbers]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1] if words else "nothing"


def as_whole(value: SupportsIndex | None) -> int | None:
    """A whole number of any kind (NumPy's too) as an int; None for anything else, true and false included."""
    if isinstance(value, bool) or value is None:
        return None
    try:
        return index(value)
    except TypeError:
        return None
