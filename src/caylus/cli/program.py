"""How this program is called: for commands that are printed to be copied."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def command(*words: str | Path) -> str:
    """A command line of this program that works when pasted into the shell it was started from."""
    return " ".join([program(), *(shlex.quote(str(word)) for word in words)])


def program() -> str:
    """By its name if the shell finds it, else by where it lies."""
    if shutil.which("caylus"):
        return "caylus"
    here = os.path.relpath(sys.argv[0])
    return shlex.quote(here if Path(sys.argv[0]).name == "caylus" else "caylus")
