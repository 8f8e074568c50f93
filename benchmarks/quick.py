"""The quick round: every benchmark is asked with `--quick` whether it runs at all; its figures then mean nothing."""

from __future__ import annotations

import argparse
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path


def offer(parser: argparse.ArgumentParser) -> None:
    """The option, called the same everywhere."""
    parser.add_argument("--quick", action="store_true", help="one very short round: does it run at all?")


@contextlib.contextmanager
def folder_for(asked: argparse.Namespace, usual: Path) -> Iterator[Path]:
    """Where files go: into the folder asked for, else the usual one, or for a quick round one that is then gone."""
    if asked.out is None and asked.quick:
        with tempfile.TemporaryDirectory() as passing:
            yield Path(passing)
    else:
        found: Path = asked.out or usual
        found.mkdir(parents=True, exist_ok=True)
        yield found
