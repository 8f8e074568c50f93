"""The journal of a match: a line for its arguments, then a line for every game, written as soon as it is over.

A run that was stopped, however rudely, goes on from its journal and loses only the games that were running.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, Self

from caylus.arena.match import ArenaError, Match
from caylus.arena.play import Played, read_played
from caylus.core.state import JsonObject

FORMAT: Final = "caylus-journal"


class Journal:
    """An open journal file, and the games it held when it was opened."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.played: dict[int, Played] = {}
        heading = heading_of(match)
        try:
            old = path.read_bytes() if path.exists() else b""
            whole = old[: old.rfind(b"\n") + 1]  # a last line that was cut off is played again
            if whole:
                self.read(whole, heading)
            self.file = path.open("r+b" if path.exists() else "w+b", buffering=0)
            self.file.truncate(len(whole))
            self.file.seek(len(whole))
            if not whole:
                self.file.write(json.dumps(heading, separators=(",", ":")).encode() + b"\n")
        except OSError as error:
            raise ArenaError(f"The journal {path} cannot be used: {error.strerror}.") from None

    def read(self, content: bytes, heading: JsonObject) -> None:
        """Take over the games of an older run; ArenaError if they are not of this match."""
        lines = content.splitlines()
        try:
            old = json.loads(lines[0])
        except ValueError:
            old = None
        if not isinstance(old, dict) or old.get("format") != FORMAT:
            raise ArenaError(f"{self.path} is not the journal of a match.")
        for name, value in heading.items():
            if old.get(name) != value:
                raise ArenaError(f"{self.path} is the journal of another match: {difference(name, old, heading)}")
        for at, line in enumerate(lines[1:], 2):
            try:
                game = read_played(line, self.match.players)
            except ValueError:
                raise ArenaError(f"The journal {self.path} is damaged in line {at}.") from None
            if game.seats != self.match.sitting(game.index).seats:
                raise ArenaError(f"The journal {self.path} is damaged in line {at}.")
            self.played[game.index] = game

    def add(self, game: Played) -> None:
        """Write a game down; it is in the file, whole, when this returns."""
        try:
            self.file.write(game.dumps().encode() + b"\n")
        except OSError as error:
            raise ArenaError(f"The journal {self.path} cannot be written: {error.strerror}.") from None

    def close(self) -> None:
        """End writing."""
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def heading_of(match: Match) -> JsonObject:
    """The first line: what games of this journal have in common."""
    return {"format": FORMAT, **match.to_json(), "program": match.program}


def difference(name: str, old: JsonObject, new: JsonObject) -> str:
    """In what two matches differ, and what to do."""
    if name == "program":
        return "it was played by another version of the program or its bots. Remove it to begin anew."
    return f"its {name} are {json.dumps(old.get(name))}, not {json.dumps(new.get(name))}."
