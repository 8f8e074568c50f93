"""The table of a game that has no drawn board: its view, told line by line."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from caylus.core.game import GAMES
from caylus.kit.terminal import sentences
from caylus.kit.terminal.board import Board
from caylus.kit.terminal.signs import Signs

TOLD_ELSEWHERE: Final = (
    *("game", "players", "you", "decision", "options", "ledger", "scores", "winners"),
    *("seats", "phase", "first", "passed", "turn", "road"),
)


def tell(view: dict[str, Any], names: list[str], full: bool) -> list[str]:
    """The view in lines: the moment, each seat, everything else that is not empty, and the road space by space."""
    phase = "the game is over" if view["decision"] is None else f"phase: {view['phase'].replace('-', ' ')}"
    lines = [f"Turn {view['turn']}, {phase}."]
    if view.get("first") is not None:
        lines.append(f"First: {names[view['first']]}.")
    if view.get("passed"):
        lines.append(f"Passed, in this order: {sentences.listed(names, view['passed'])}.")
    rows = {row.id: row.name for row in GAMES[view["game"]].components(view["options"])}
    lines += [f"{name}: {worded(seat, rows)}." for name, seat in zip(names, view.get("seats", []), strict=False)]
    for part, value in view.items():
        if part in TOLD_ELSEWHERE or (not full and isinstance(value, list) and len(value) > len(names)):
            continue
        lines.append(f"{part.replace('-', ' ').capitalize()}: {worded(value, rows)}.")
    return lines + sentences.along(view.get("road", []), partial(told_place, names, rows))


def told_place(names: list[str], rows: dict[str, str], place: dict[str, Any]) -> str:
    """A space of the road with what stands on it; other people's games may keep more of it than this."""
    parts = [f"Space {place['space']}: {rows.get(place['tile'], place['tile'])}"]
    if place.get("owner") is not None:
        parts.append(f"owned by {names[place['owner']]}")
    if "worker" in place:
        parts.append(sentences.who(names, place["worker"]))
    return ", ".join(parts) + "."


def worded(value: object, rows: dict[str, str]) -> str:
    """A part of a view in words: components by their names, and what is null is what one may not know."""
    if isinstance(value, dict):
        return ", ".join(f"{worded(name, rows)} {worded(part, rows)}" for name, part in value.items())
    if isinstance(value, list):
        return "; ".join(worded(part, rows) for part in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "hidden" if value is None else rows.get(str(value), str(value))


def draw(view: dict[str, Any], names: list[str], signs: Signs, width: int, full: bool) -> list[RenderableType]:
    """The same lines."""
    del signs, width  # there is nothing to draw
    return [Text(line) for line in tell(view, names, full)]


BOARD: Final = Board(draw, tell)
