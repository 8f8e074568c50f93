"""What can go wrong, each with a sentence a player understands."""


class CaylusError(ValueError):
    """Every error this library raises on purpose."""


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
