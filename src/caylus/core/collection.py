"""A file of many records: gzip, a heading, then a line of JSON for every game with its record and its bots."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from caylus.core.errors import CaylusError, RecordError
from caylus.core.record import Record, load

FORMAT: Final = "caylus-records"
VERSION: Final = 1


class Recorded(NamedTuple):
    """A game of a data set: its record, the codes of the bots by seat, and the final scores."""

    record: Record
    bots: list[str]
    scores: list[int]


def read_records(path: str | os.PathLike[str]) -> Iterator[Recorded]:
    """The games of a file, one after another, each replayed and checked; RecordError if it is damaged."""
    name = Path(path).name
    for at, line in enumerate(read_lines(path), start=2):
        try:
            found = read_line(line)
        except (ValueError, KeyError, TypeError) as error:
            told = f" {error}" if isinstance(error, CaylusError) else ""
            raise RecordError(f"{name} is damaged in line {at}.{told}") from None
        yield found


def read_lines(path: str | os.PathLike[str]) -> Iterator[bytes]:
    """The lines of the games, not looked into; RecordError if the file cannot be read."""
    name = Path(path).name
    at = 0
    headed = False
    try:
        with gzip.open(path, "rb") as file:
            for at, line in enumerate(file, 1):
                if at > 1:
                    yield line
                elif is_heading(line):
                    headed = True
                else:
                    break
    except gzip.BadGzipFile:
        raise RecordError(f"{name} is not a file of records." if at == 0 else f"{name} is damaged.") from None
    except (EOFError, zlib.error):
        raise RecordError(f"{name} is damaged after line {at}: part of it is missing or changed.") from None
    except ValueError:
        raise RecordError(f"{name} is damaged in line {at}.") from None
    except OSError as error:
        raise RecordError(f"{name} cannot be read: {error.strerror}.") from None
    if not headed:
        raise RecordError(f"{name} is not a file of records, or of a newer kind.")


def is_heading(line: bytes) -> bool:
    """Whether a first line is that of a data set we can read."""
    heading = json.loads(line)
    return isinstance(heading, dict) and heading.get("format") == FORMAT and heading.get("version") == VERSION


def read_line(line: bytes) -> Recorded:
    """The game of one line."""
    data = json.loads(line)
    record = load(json.dumps(data["record"]))
    bots = data["bots"]
    if not isinstance(bots, list) or len(bots) != record.players or not all(isinstance(code, str) for code in bots):
        raise ValueError("the bots are not a list of codes")
    return Recorded(record, bots, record.now.scores())
