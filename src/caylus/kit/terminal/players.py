"""The players below the board: a line a seat, what they have in columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.cells import cell_len
from rich.console import OverflowMethod
from rich.table import Table
from rich.text import Text

from caylus.kit.terminal.pieces import quiet_zero, sign
from caylus.kit.terminal.signs import ASCII, Signs

WIDE: Final = 96
RANKS: Final = ("1st", "2nd", "3rd", "4th", "5th")
NAME_ROOM: Final = 26


@dataclass(frozen=True)
class Figure:
    """A column of figures: its heading, a short one where there is little room, and a number for each seat."""

    title: str
    short: str
    numbers: list[int]


def figures(view: dict[str, Any], titles: Mapping[str, str]) -> list[Figure]:
    """Parts of every seat's view as columns, each with its short heading."""
    return [Figure(part, short, [seat[part] for seat in view["seats"]]) for part, short in titles.items()]


def draw(
    view: dict[str, Any],
    names: list[str],
    order: Sequence[int],
    columns: Sequence[Figure],
    own: Mapping[str, list[Text]],
    signs: Signs,
    width: int,
) -> Table:
    """The seats in the order given: figures, then a game's own cells by heading. Hidden points are a question mark."""
    longest = max(map(cell_len, names)) + len("> 1 x ")
    titles = ["points", *(column.title for column in columns), *own, "passed"]
    wide = width >= WIDE and min(NAME_ROOM, longest) + sum(len(title) + 1 for title in titles) < width
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    cut: OverflowMethod = "crop" if signs is ASCII else "ellipsis"
    table.add_column("  turn order", no_wrap=True, max_width=NAME_ROOM, overflow=cut)
    table.add_column("points" if wide else "pts", justify="right", no_wrap=True, overflow=cut)
    for column in columns:
        table.add_column(column.title if wide else column.short, justify="right", no_wrap=True, overflow=cut)
    for title in own:
        table.add_column(title, no_wrap=True, overflow=cut)
    table.add_column("passed", no_wrap=True, overflow=cut)
    for at, seat in enumerate(order, 1):
        purse = view["seats"][seat]
        deciding = view["decision"] is not None and view["decision"]["seat"] == seat
        name = Text(f"{'>' if deciding else ' '} {at} ").append_text(sign(seat, signs))
        name.append(f" {names[seat]}", style="bold" if deciding else "")
        cells = [name, Text("?" if purse["points"] is None else str(purse["points"]), style="bold")]
        cells += [quiet_zero(column.numbers[seat]) for column in columns]
        cells += [texts[seat] for texts in own.values()]
        passed = view["passed"]
        cells.append(Text(RANKS[passed.index(seat)] if seat in passed else ""))
        table.add_row(*cells)
    return table


def clockwise(view: dict[str, Any]) -> list[int]:
    """The seats from the first player on."""
    return [(view["first"] + at) % view["players"] for at in range(view["players"])]
