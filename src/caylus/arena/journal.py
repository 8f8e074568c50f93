"""The journal of a match: a line for its arguments, then a line for every game, written as soon as it is over.

A run that was stopped, however rudely, goes on from its journal and loses only the games that were running.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, Self

from caylus.arena.match import ArenaError, Match
from caylus.arena.play import Played, read_played
from caylus.core.state import JsonObject

with contextlib.suppress(ImportError):  # not on Windows
    import fcntl

FORMAT: Final = "caylus-journal"


class Journal:
    """An open journal file, and the games it held when it was opened, their records left in the file."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.played: dict[int, Played] = {}
        self.lines: dict[int, int] = {}  # where the line of a game begins
        try:
            self.file: BinaryIO = path.open("a+b")
            try:
                self.lock()
                self.read()
            except BaseException:
                self.file.close()
                raise
        except OSError as error:
            raise ArenaError(f"The journal {path} cannot be used: {error.strerror}.") from None

    def lock(self) -> None:
        """Keep a second run from writing into the same file."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"The journal {self.path} is in use by another run.") from None
        except NameError:
            return

    def read(self) -> None:
        """Take over the games of an older run; ArenaError if they are not of this match."""
        heading = heading_of(self.match)
        self.file.seek(0)
        whole = 0
        for at, line in enumerate(self.file, 1):
            if not line.endswith(b"\n"):
                if at == 1 and not dumped(heading).startswith(line):
                    raise ArenaError(f"{self.path} is not the journal of this match.")
                break  # it was being written when the run ended; its game is played again
            if at == 1:
                self.compare(line, heading)
            else:
                self.take(at, whole, line)
            whole += len(line)
        self.file.truncate(whole)
        if whole == 0:
            self.write(dumped(heading))

    def compare(self, line: bytes, heading: JsonObject) -> None:
        """See whether the first line is that of this match."""
        try:
            old = json.loads(line)
        except (ValueError, RecursionError):
            old = None
        if not isinstance(old, dict) or old.get("format") != FORMAT:
            raise ArenaError(f"{self.path} is not the journal of a match.")
        for name, value in heading.items():
            if old.get(name) != value:
                raise ArenaError(f"{self.path} is the journal of another match: {difference(name, old, heading)}")

    def take(self, at: int, place: int, line: bytes) -> None:
        """Take over the game of one line."""
        try:
            game = read_played(line, self.match.players)
            if self.match.sitting(game.index) != (game.block, game.rotation, game.table, game.seed, game.seats):
                raise ValueError("another game")
        except ValueError:
            raise ArenaError(f"The journal {self.path} is damaged in line {at}.") from None
        game.record = None
        self.played[game.index] = game
        self.lines[game.index] = place

    def add(self, game: Played) -> None:
        """Write a game down; it is in the file, whole, when this returns. Its record stays only there."""
        self.file.seek(0, 2)
        self.lines[game.index] = self.file.tell()
        self.write(game.dumps().encode())
        game.record = None

    def write(self, line: bytes) -> None:
        """Add a line at the end."""
        try:
            self.file.write(line + b"\n")
            self.file.flush()
        except OSError as error:
            raise ArenaError(f"The journal {self.path} cannot be written: {error.strerror}.") from None

    def again(self, indexes: Iterable[int]) -> Iterator[Played]:
        """The games of these numbers with their records, as the file has them."""
        for index in indexes:
            self.file.seek(self.lines[index])
            yield read_played(self.file.readline(), self.match.players)

    def close(self) -> None:
        """End writing, and let others have the file."""
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def heading_of(match: Match) -> JsonObject:
    """The first line: what the games of this journal have in common."""
    return {"format": FORMAT, **match.to_json(), "program": match.program}


def dumped(heading: JsonObject) -> bytes:
    """The heading as it is written."""
    return json.dumps(heading, separators=(",", ":")).encode()


def difference(name: str, old: JsonObject, new: JsonObject) -> str:
    """In what two matches differ, and what to do."""
    if name == "program":
        return "it was played by another version of the program or its bots. Remove it to begin anew."
    return f"'{name}' was {json.dumps(old.get(name))} and is now {json.dumps(new.get(name))}."
