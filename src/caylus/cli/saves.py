"""Records on disk: read with a plain word when that fails, written whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
import time
from pathlib import Path
from typing import Final

from caylus.core.errors import CaylusError, RecordError
from caylus.core.record import LONGEST, Record, load

SUFFIX: Final = ".caylus"
LAST: Final = "last"


class FileTrouble(CaylusError):
    """A file that is missing, unreadable, or in the way."""


def home() -> Path:
    """The folder of saved games: CAYLUS_HOME, or `caylus` in the user's own data folder."""
    own = os.environ.get("CAYLUS_HOME")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    # a relative XDG_DATA_HOME is to be ignored, says its specification
    base = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "caylus"


def fresh_path(game: str) -> Path:
    """Where a new game will be saved: by game and time, never over another."""
    folder = home() / "games"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}{SUFFIX}"
    at = 2
    while path.exists():
        path = folder / f"{stem}-{at}{SUFFIX}"
        at += 1
    return path


def saved_path(named: str) -> Path:
    """The file a player means: as named, or the newest unfinished game for `last`."""
    path = Path(named)
    if named != LAST or path.exists():
        return path
    games = sorted((home() / "games").glob(f"*{SUFFIX}"), key=lambda found: found.stat().st_mtime, reverse=True)
    for found in games:
        try:
            if not read(found).now.over:
                return found
        except CaylusError:
            continue
    raise FileTrouble(f"There is no unfinished game in {home() / 'games'}.")


def read(path: Path) -> Record:
    """The record in a file; a CaylusError says in a sentence why there is none."""
    try:
        with path.open("rb") as file:
            raw = file.read(4 * LONGEST + 1)
    except FileNotFoundError:
        raise FileTrouble(f"There is no file {path}.") from None
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be read: {reason(error)}.") from None
    try:
        return load(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise FileTrouble(f"{path} is not a record: it is not a text file.") from None
    except CaylusError as error:
        raise RecordError(f"{path}: {error}") from None


def write(record: Record, path: Path) -> None:
    """Save the record so that the file is at every moment the old one or the new one; FileTrouble if not."""
    text = record.dumps() if path.suffix != ".json" else json.dumps(record.to_json(), indent=1) + "\n"
    scratch: Path | None = None
    try:
        path = path.resolve()  # a link stays a link
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch = path.with_name(f".{path.name}.{os.getpid()}")
        with scratch.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(path)
        scratch = None
    except (OSError, RuntimeError, ValueError) as error:
        raise FileTrouble(f"The game cannot be saved in {path}: {reason(error)}.") from None
    finally:
        if scratch is not None:
            discard(scratch)


def discard(scratch: Path) -> None:
    """Remove what a failed save has left, if it can be removed."""
    with contextlib.suppress(OSError):
        scratch.unlink(missing_ok=True)


def may_replace(record: Record, path: Path) -> bool:
    """Whether a file may be written over: there is none, or it holds this very game."""
    if not path.exists():
        return True
    try:
        other = read(path)
    except CaylusError:
        return False
    return (other.game, other.seed, other.seats) == (record.game, record.seed, record.seats)


def reason(error: Exception) -> str:
    """What the system says went wrong, without numbers and paths."""
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return said[:1].lower() + said[1:]
