"""The table of a game that has no drawn board: its view, told line by line."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from caylus.kit.terminal.board import Board
from caylus.kit.terminal.signs import Signs

TOLD_ELSEWHERE: Final = ("game", "players", "you", "decision", "options", "ledger", "scores", "winners", "seats")


def tell(view: dict[str, Any], names: list[str], full: bool) -> list[str]:
    """The view in lines: each seat, then everything else that is not empty."""
    lines = [f"{name}: {worded(seat)}." for name, seat in zip(names, view.get("seats", []), strict=False)]
    for part, value in view.items():
        if part in TOLD_ELSEWHERE or (not full and isinstance(value, list) and len(value) > len(names)):
            continue
        lines.append(f"{part.capitalize()}: {worded(value)}.")
    return lines


def worded(value: object) -> str:
    """A part of a view in words."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {worded(part)}" for name, part in value.items())
    if isinstance(value, list):
        return "; ".join(worded(part) for part in value) or "none"
    return "none" if value is None else str(value)


def draw(view: dict[str, Any], names: list[str], signs: Signs, width: int, full: bool) -> list[RenderableType]:
    """The same lines."""
    del signs, width  # there is nothing to draw
    return [Text(line) for line in tell(view, names, full)]


BOARD: Final = Board(draw, tell)
