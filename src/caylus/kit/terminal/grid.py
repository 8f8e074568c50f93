"""A grid of small cells with a title in the upper edge of each: the road drawn as a road."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from caylus.kit.terminal.signs import Signs

INNER: Final = 13  # characters between the walls of a cell
MOST: Final = 7  # cells in a row


@dataclass
class Cell:
    """One space: a title, and two lines with something at the left and something at the right."""

    title: str = ""
    mark: str = ""  # after the title, such as the provost
    after: str = ""  # at the end of the title: who stands between this cell and the next
    name: Text = field(default_factory=Text)
    owner: Text = field(default_factory=Text)
    text: Text = field(default_factory=Text)
    worker: Text = field(default_factory=Text)
    quiet: bool = False  # drawn dim
    barrier: bool = False  # the road is closed after this cell


def draw(groups: list[list[Cell]], width: int, signs: Signs) -> list[Text]:
    """The grid, as many cells a row as fit in the width; each group begins a new row."""
    across = max(1, min(MOST, (width - 1) // (INNER + 1)))
    rows = [cells[at : at + across] for cells in groups for at in range(0, len(cells), across)]
    lines: list[Text] = []
    above = 0
    for at, row in enumerate(rows):
        lines.append(edge(row, above, signs.corners if at == 0 else signs.joints, signs))
        lines.append(content(row, signs, upper=True))
        lines.append(content(row, signs, upper=False))
        above = len(row)
    lines.append(edge([Cell(quiet=cell.quiet) for cell in rows[-1]], 0, signs.feet, signs))
    return lines


def edge(row: list[Cell], above: int, ends: tuple[str, str, str], signs: Signs) -> Text:
    """The upper edge of a row, with the titles in it; a longer row above is closed where it sticks out."""
    line = Text().append(ends[0], style="dim")
    for at, cell in enumerate(row):
        titled = Text()
        if cell.title:
            titled.append(f" {cell.title} ", style="dim" if cell.quiet else "")
        if cell.mark:
            titled.truncate(INNER - len(cell.mark))
            titled.append(cell.mark, style="bold reverse")
            titled.append(" " if titled.cell_len < INNER else "")
        line.append_text(titled)
        line.append(signs.line * (INNER - titled.cell_len - len(cell.after)), style="dim")
        line.append(cell.after, style="bold reverse")
        joined = signs.corners if ends is signs.joints and at >= above else ends  # nothing stands above
        line.append(joined[2] if at == len(row) - 1 and above <= len(row) else joined[1], style="dim")
    for at in range(len(row), above):
        line.append(signs.line * INNER, style="dim")
        line.append(signs.feet[2] if at == above - 1 else signs.feet[1], style="dim")
    return line


def content(row: list[Cell], signs: Signs, *, upper: bool) -> Text:
    """One of the two lines of a row of cells."""
    line = Text().append(signs.wall, style="dim")
    for cell in row:
        left, right = (cell.name, cell.owner) if upper else (cell.text, cell.worker)
        left = left.copy()
        left.truncate(INNER - right.cell_len, pad=True)
        if cell.quiet:
            left.stylize("dim")
        line.append_text(left).append_text(right)
        line.append(signs.barrier if cell.barrier else signs.wall, style="bold" if cell.barrier else "dim")
    return line
