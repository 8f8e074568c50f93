"""The nets at hand: those that games bring, or others from a file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from caylus.bots.learned.file import NetError, NetFile, read_net
from caylus.kit.plug import find_plug


class Nets:
    """The nets of the games, read when they are first asked for. A file, if given, stands for those of its game."""

    def __init__(self, path: str = "") -> None:
        self.own = read_file(Path(path)) if path else None
        self.read: dict[tuple[str, int], NetFile | None] = {}

    def find(self, game: str, players: int) -> NetFile | None:
        """The net that has learned to judge a table of so many, if there is one: its own, or that of all tables."""
        if self.own is not None and self.own.game == game:
            return self.own if players in self.own.players else None
        for only in (players, 0):
            if (game, only) not in self.read:
                data = shipped(game, only)
                self.read[game, only] = read_net(data) if data else None
            found = self.read[game, only]
            if found is not None and players in found.players:
                return found
        return None


def shipped(game: str, players: int = 0) -> bytes:
    """The file beside what bots know of a game: `learned.net`, or `learned-4.net` for one table only; empty if none."""
    knowledge = find_plug(game).knowledge()
    if knowledge is None:
        return b""
    kept = files(knowledge.package).joinpath(f"learned-{players}.net" if players else "learned.net")
    return kept.read_bytes() if kept.is_file() else b""


def read_file(path: Path) -> NetFile:
    """The net in a file; NetError if there is none or it does not fit."""
    try:
        return read_net(path.read_bytes())
    except OSError as error:
        raise NetError(f"The net {path.name!r} cannot be read: {error.strerror}.") from None
