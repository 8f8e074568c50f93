"""What the commands print on: a terminal with boards and tables, in colour where there is colour."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from caylus.cli.telling import Line
from caylus.kit.plug import find_plug
from caylus.kit.terminal.signs import SEAT_STYLES, signs_for

PIPED_WIDTH: Final = 100
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # to the upper left; erase the screen, then what has scrolled away
FIGURE: Final = re.compile(r"[-+]?\d+(\.\d+)?( %)?")
FEW: Final = 12  # options that are listed with their sentences, a line each


class Screen:
    """The terminal as it is meant to be looked at."""

    plain = False

    def __init__(self) -> None:
        width = None if sys.stdout.isatty() or os.environ.get("COLUMNS", "").isdigit() else PIPED_WIDTH
        self.console = Console(width=width, markup=False, emoji=False, highlight=False)
        self.signs = signs_for(self.console.encoding)

    def put(self, *things: RenderableType) -> None:
        """Print as it is."""
        for thing in things:
            self.console.print(thing)

    def say(self, text: str = "") -> None:
        """A sentence."""
        self.put(Text(text))

    def copyable(self, text: str) -> None:
        """A command or a path, whole in one line however long, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def hint(self, text: str) -> None:
        """A sentence that stands back."""
        self.put(Text(text, style="dim"))

    def warn(self, text: str) -> None:
        """A sentence not to be missed."""
        self.put(Text("Warning: ", style="bold").append(text, style="not bold"))

    def clear(self) -> None:
        """An empty screen, and nothing above it to scroll back to, where the terminal can do that."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal or self.console.legacy_windows:
            self.put(*[""] * self.console.height)
        else:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    def tell(self, lines: list[Line]) -> None:
        """Part of the story, headed by phases: what seats did, with their signs; what followed, further in."""
        for line in lines:
            if line.heading:
                self.put(Text(f"  {line.text}", style="bold"))
            elif line.seat is None:
                self.put(hanging("    ", Text(line.text, style="dim")))
            else:
                mark = Text(f"  {self.signs.seats[line.seat]} ", style=SEAT_STYLES[line.seat])
                self.put(hanging(mark, Text(line.text)))

    def board(self, view: dict[str, Any], names: list[str], *, full: bool = False) -> None:
        """The table as a view shows it."""
        self.put("", *find_plug(view["game"]).board().draw(view, names, self.signs, self.console.width, full))

    def ask(self, seat: int, name: str, question: str, options: Sequence[tuple[str, str]]) -> None:
        """The question and the numbered answers: notation and sentence, or in columns where they are many."""
        asked = Text(f"{self.signs.seats[seat]} {name}: ", style=SEAT_STYLES[seat])
        self.put(asked.append(question, style="bold default"))
        if len(options) <= FEW:
            table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
            for at, (notation, sentence) in enumerate(options, 1):
                table.add_row(Text(f"{at:3d}", style="bold"), Text(notation), Text(sentence, style="dim"))
            self.put(table)
        else:
            self.columns([notation for notation, _ in options])

    def columns(self, notations: list[str]) -> None:
        """Numbered notations, read down the columns."""
        widest = max(len(notation) for notation in notations) + 7
        across = max(1, min(4, self.console.width // widest))
        down = -(-len(notations) // across)
        for row in range(down):
            line = Text()
            for at in range(row, len(notations), down):
                line.append(f"{at + 1:3d} ", style="bold").append(f"{notations[at]:{widest - 4}}")
            line.rstrip()
            self.put(line)

    def table(self, title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A titled table; columns of figures stand right."""
        if title:
            self.put(Text(title, style="bold"))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for at, heading in enumerate(headings):
            figures = at > 0 and all(is_figure(row[at]) for row in rows)
            table.add_column(heading, justify="right" if figures else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.put(table)


def hanging(mark: str | Text, text: Text) -> RenderableType:
    """A mark, and a text whose later lines stand under the first."""
    row = Table.grid()
    row.add_column(no_wrap=True)
    row.add_column()
    row.add_row(mark, text)
    return row


def is_figure(text: str) -> bool:
    """Whether a cell holds a number or nothing."""
    return not text or FIGURE.fullmatch(text) is not None


class PlainScreen(Screen):
    """The terminal as it is meant to be listened to: short lines, no drawing, no colour."""

    plain = True

    def __init__(self) -> None:
        super().__init__()
        self.console = Console(
            width=10_000, color_system=None, force_terminal=False, markup=False, emoji=False, highlight=False
        )

    def clear(self) -> None:
        """Nothing: a screen reader goes on, and control codes would be noise to it."""

    def tell(self, lines: list[Line]) -> None:
        """Part of the story, a sentence a line."""
        for line in lines:
            self.say(line.text)

    def board(self, view: dict[str, Any], names: list[str], *, full: bool = False) -> None:
        """The table, told."""
        for line in find_plug(view["game"]).board().tell(view, names, full):
            self.say(line)

    def ask(self, seat: int, name: str, question: str, options: Sequence[tuple[str, str]]) -> None:
        """The question, then an answer a line."""
        del seat  # the name says it
        self.say(f"{name}: {question}")
        for at, (notation, sentence) in enumerate(options, 1):
            self.say(f"{at}: {notation}. {sentence}.")

    def table(self, title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A sentence a row: its first cell, then each heading with its cell."""
        if title:
            self.say(f"{title}.")
        for row in rows:
            cells = zip(headings[1:], row[1:], strict=True)
            told = "; ".join(f"{heading} {cell}".strip().rstrip(".") for heading, cell in cells if cell)
            self.say(f"{row[0]}: {told}." if told else f"{row[0]}.")


def screen_for(*, plain: bool) -> Screen:
    """The screen for the eyes or for the ears."""
    return PlainScreen() if plain else Screen()
