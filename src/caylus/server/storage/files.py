"""The files of SQLite, which only their owner may read, whatever the system would let others do with a new file."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

LOGGER: Final = logging.getLogger("caylus.files")
PRIVATE: Final = 0o600
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside its file, and gives the rights of that
LOCK: Final = ".lock"
OURS: Final = (*BESIDE, LOCK, f"{LOCK}-journal", ".before-*", ".restoring")  # beside the data


def make_private(file: Path) -> None:
    """See that there is a file that only its owner may read, for others to fill."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        with contextlib.suppress(PermissionError):  # another's, who lets us write it
            file.chmod(PRIVATE)


def shut(data: Path) -> None:
    """Take from others than its owner what they may do with the data, and with what lies beside it.

    The files are not opened for that: to close one would end the locks that this process has on it.
    """
    beside = (each for ending in OURS for each in data.parent.glob(f"{literal(data.name)}{ending}"))
    for file in (data, *beside):
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & ~PRIVATE:
                file.chmod(mode & PRIVATE)
        except FileNotFoundError:
            continue
        except OSError as error:
            LOGGER.warning("others may read a file of the data", extra={"file": str(file), "error": str(error)})


def literal(name: str) -> str:
    """A name as a pattern that fits nothing else."""
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in name)
