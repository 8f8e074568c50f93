"""How each game's table is drawn and told. Every board is made from a view, so it cannot show a secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rich.console import RenderableType

from caylus.cli.boards import (
    anything,
    caylus,
    caylus1303,
    caylus1303_told,
    caylus_told,
    magna_carta,
    magna_carta_told,
)
from caylus.cli.signs import Signs

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Board:
    """The two ways to show a game: drawn at a width, or told in sentences. `full` asks for everything."""

    draw: Callable[[View, list[str], Signs, int, bool], list[RenderableType]]
    tell: Callable[[View, list[str], bool], list[str]]
    space: str = "space"  # what its rulebook calls one
    spaces: Callable[[View], dict[str, int]] = lambda _: {}  # of tiles that their names do not tell apart


BOARDS: Final = {
    "caylus": Board(caylus.draw, caylus_told.tell, spaces=caylus.spaces),
    "caylus-1303": Board(caylus1303.draw, caylus1303_told.tell, spaces=caylus1303.spaces),
    "magna-carta": Board(magna_carta.draw, magna_carta_told.tell, space="card", spaces=magna_carta.spaces),
}
ANYTHING: Final = Board(anything.draw, anything.tell)


def board_of(game: str) -> Board:
    """The board of a game; a bare listing of the view where none has been drawn."""
    return BOARDS.get(game, ANYTHING)
