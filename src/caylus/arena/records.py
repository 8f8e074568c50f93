"""Records of arena games as one file, which `core/collection.py` reads back."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterable
from pathlib import Path

from caylus.arena.match import ArenaError, Match
from caylus.arena.play import Played
from caylus.core.collection import FORMAT, VERSION


def write_records(path: str | os.PathLike[str], match: Match, games: Iterable[Played]) -> None:
    """Write games with their records; the file appears when it is complete."""
    path = Path(path)
    fresh = path.with_name(path.name + ".part")
    heading = {"format": FORMAT, "version": VERSION, **match.to_json()}
    try:
        with fresh.open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:  # no date: same bytes
            file.write(json.dumps(heading, separators=(",", ":")).encode() + b"\n")
            for game in games:
                line = {"bots": [match.bots[bot] for bot in game.seats], "record": game.record}
                file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        fresh.replace(path)
    except OSError as error:
        raise ArenaError(f"{path} cannot be written: {error.strerror}.") from None
