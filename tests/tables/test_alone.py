"""Tables need no server: they are played at from memory, with everything else out of reach."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import caylus

TABLES = Path(caylus.__file__).parent / "tables"


def imported(file: Path) -> Iterator[str]:
    """The packages that a module imports, its own left out."""
    for each in ast.walk(ast.parse(file.read_text())):
        names = [alias.name for alias in each.names] if isinstance(each, ast.Import) else []
        names += [each.module or ""] if isinstance(each, ast.ImportFrom) and not each.level else []
        yield from {name.partition(".")[0] for name in names} - {"caylus"}


def test_tables_are_made_of_the_standard_library_alone() -> None:
    found = {name for file in TABLES.rglob("*.py") for name in imported(file)}
    assert "dataclasses" in found
    assert found <= sys.stdlib_module_names


def test_whole_games_are_played_from_memory_without_anything_that_a_server_needs() -> None:
    command = [sys.executable, "-m", "tests.tables.alone"]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, timeout=250)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [f"{game} {players}" for game in caylus.GAMES for players in (2, 3)]
