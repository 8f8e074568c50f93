"""Where the files of each game are: a folder named like its package."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import caylus

GAMES = Path(__file__).parent


def package(game: str) -> str:
    """The name of the game's package: `magna_carta`."""
    return type(caylus.GAMES[game]).__module__.split(".")[-2]


def folder(game: str) -> Path:
    """The game's folder."""
    return GAMES / package(game)


def own(game: str, module: str) -> ModuleType:
    """A module of the game's folder."""
    return importlib.import_module(f"{__package__}.{package(game)}.{module}")


def recordings(game: str) -> list[Path]:
    """Its recorded games, in order."""
    return sorted((folder(game) / "recorded").glob("*.txt"))
