"""A game is one folder: nothing of `src` outside names it but its registration and the module of its environments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import caylus

SOURCE = Path(caylus.__file__).parents[1] / "caylus"
GAMES = SOURCE / "games"
REGISTRATION = GAMES / "__init__.py"
FOLDERS = {id: type(game).__module__.split(".")[-2] for id, game in caylus.GAMES.items()}


def names(game: str) -> re.Pattern[str]:
    """What names a game. Caylus is the family too, so of the first only its folder, and its id beside the word game."""
    if game == "caylus":
        return re.compile(r'games[./]caylus\b|\bgame\b.*"caylus"|"caylus".*\bgame\b|"caylus":')
    year = re.escape(game.rpartition("-")[2]) if game[-1].isdigit() else re.escape(game.partition("-")[0])
    return re.compile(year, re.IGNORECASE)


def places(game: str) -> list[str]:
    """Where a game is named outside its folder."""
    environments = SOURCE / "rl" / f"{caylus.GAMES[game].python_name}_v0.py"
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        if path == environments or path.is_relative_to(GAMES / FOLDERS[game]):
            continue
        lines = [line for line in path.read_text("utf-8").splitlines() if names(game).search(line)]
        if path == REGISTRATION:
            lines = [line for line in lines if not re.match(r"from caylus\.games|for game in ", line)]
        found += [f"{path.relative_to(SOURCE)}: {line.strip()}" for line in lines]
    return found


@pytest.mark.parametrize("game", FOLDERS)
def test_no_file_outside_its_folder_names_a_game(game: str) -> None:
    assert (GAMES / FOLDERS[game] / "game.py").is_file()
    assert places(game) == []


@pytest.mark.parametrize("game", FOLDERS)
def test_its_environments_are_five_lines(game: str) -> None:
    text = (SOURCE / "rl" / f"{caylus.GAMES[game].python_name}_v0.py").read_text("utf-8")
    assert len(text.splitlines()) == 5
    assert f'environments("{game}", ' in text
