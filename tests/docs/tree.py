"""The files of the project: what people keep, not what chores make of it."""

from __future__ import annotations

import functools
import os
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IGNORED = [line for line in (ROOT / ".gitignore").read_text().splitlines() if line and not line.startswith("#")]
GENERATED = [line.strip("/") for line in IGNORED if line.startswith("/")]  # at its place only
LEFT_BEHIND = [line.strip("/") for line in IGNORED if not line.startswith("/")]  # wherever it lies


@functools.cache
def files_of_the_project() -> frozenset[str]:
    """What git keeps and is there; where there is no git, whatever is there and not ignored."""
    if not (ROOT / ".git").exists():
        return frozenset(walk())
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return frozenset(name for name in listed.split("\0") if name and (ROOT / name).is_file())


def is_ignored(path: str) -> bool:
    """Whether .gitignore names a file or folder."""
    name = path.rsplit("/", 1)[-1]
    return any(fnmatchcase(path, each) for each in GENERATED) or any(fnmatchcase(name, each) for each in LEFT_BEHIND)


def walk() -> set[str]:
    """All files that are not ignored."""
    found: set[str] = set()
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        folders[:] = [name for name in folders if name != ".git" and not is_ignored((here / name).as_posix())]
        found |= {path for name in files if not is_ignored(path := (here / name).as_posix())}
    return found - {".git"}  # a file where the checkout is one of several
