"""Small things on every board: a seat's sign, figures, the heading with its phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from caylus.kit.terminal.signs import SEAT_STYLES, Signs

SHORT_PHASES: Final = {"end-of-turn": "end"}


def sign(seat: int | None, signs: Signs, before: str = "") -> Text:
    """A seat's sign in its colour, or the mark of an empty place."""
    if seat is None:
        return Text(signs.empty, style="dim")
    return Text(before + signs.seats[seat], style=SEAT_STYLES[seat])


def row_of_signs(seats: Sequence[int], signs: Signs, before: str = "") -> Text:
    """The signs of several seats, in their order."""
    return Text(" ").join(sign(seat, signs, before) for seat in seats)


def tallies(numbers: Sequence[int], signs: Signs) -> Text:
    """How many each seat has, where it has any: `⚜2 ★1`."""
    return Text(" ").join(sign(seat, signs).append(str(number)) for seat, number in enumerate(numbers) if number)


def quiet_zero(number: int) -> Text:
    """A figure; nothing stands back."""
    return Text(str(number), style="" if number else "dim")


def heading(view: dict[str, Any], turn: str, phases: Sequence[str], right: str, width: int, signs: Signs) -> Text:
    """The turn, its phases with the present one set off, and something at the right."""
    line = Text().append(f"{turn}  ", style="bold")
    if view["decision"] is None:
        return line.append("The game is over.")
    for at, phase in enumerate(phases):
        if at:
            line.append(f" {signs.dot} ", style="dim")
        shown = SHORT_PHASES.get(phase, phase)
        if phase == view["phase"]:
            line.append(f"[{shown}]", style="bold")
        else:
            line.append(shown, style="dim")
    if right:
        line.append(" " * max(2, width - line.cell_len - len(right)))
        line.append(right)
    return line
