"""The nets at hand: those of the package, or others from a file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from caylus.bots.learned.file import NetError, NetFile, read_net


class Nets:
    """One net a game, read when it is first asked for. A file, if given, stands for the package's net of its game."""

    def __init__(self, path: str = "") -> None:
        self.read: dict[str, NetFile | None] = {}
        if path:
            found = read_file(Path(path))
            self.read[found.game] = found

    def find(self, game: str, players: int) -> NetFile | None:
        """The net of a game, if there is one that has learned to judge a table of so many."""
        if game not in self.read:
            data = shipped(game)
            self.read[game] = read_net(data) if data else None
        found = self.read[game]
        return found if found is not None and players in found.players else None


def shipped(game: str) -> bytes:
    """The file of the package's net of a game; empty if there is none."""
    kept = files("caylus.bots").joinpath("nets", f"{game}.net")
    return kept.read_bytes() if kept.is_file() else b""


def read_file(path: Path) -> NetFile:
    """The net in a file; NetError if there is none or it does not fit."""
    try:
        return read_net(path.read_bytes())
    except OSError as error:
        raise NetError(f"The net {path.name!r} cannot be read: {error.strerror}.") from None
