"""The nets at hand: those of the package, or others from a file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from caylus.bots.learned.file import NetError, NetFile, read_net


class Nets:
    """The nets of the games, read when they are first asked for. A file, if given, stands for those of its game."""

    def __init__(self, path: str = "") -> None:
        self.own = read_file(Path(path)) if path else None
        self.read: dict[str, NetFile | None] = {}

    def find(self, game: str, players: int) -> NetFile | None:
        """The net that has learned to judge a table of so many, if there is one: its own, or that of all tables."""
        if self.own is not None and self.own.game == game:
            return self.own if players in self.own.players else None
        for name in (f"{game}-{players}", game):
            if name not in self.read:
                data = shipped(name)
                self.read[name] = read_net(data) if data else None
            found = self.read[name]
            if found is not None and players in found.players:
                return found
        return None


def shipped(name: str) -> bytes:
    """A file of the package, `caylus` or, for one table only, `caylus-4`; empty if there is none."""
    kept = files("caylus.bots").joinpath("nets", f"{name}.net")
    return kept.read_bytes() if kept.is_file() else b""


def read_file(path: Path) -> NetFile:
    """The net in a file; NetError if there is none or it does not fit."""
    try:
        return read_net(path.read_bytes())
    except OSError as error:
        raise NetError(f"The net {path.name!r} cannot be read: {error.strerror}.") from None
