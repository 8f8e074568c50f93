"""How a game's table is drawn and told. Every board is made from a view, so it cannot show a secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.console import RenderableType

from caylus.kit.terminal.signs import Signs

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Board:
    """The two ways to show a game: drawn at a width, or told in sentences. `full` asks for everything."""

    draw: Callable[[View, list[str], Signs, int, bool], list[RenderableType]]
    tell: Callable[[View, list[str], bool], list[str]]
    space: str = "space"  # what its rulebook calls one
    spaces: Callable[[View], dict[str, int]] = lambda _: {}  # of tiles that their names do not tell apart
