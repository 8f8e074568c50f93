"""`caylus replay`: a record, step by step."""

from __future__ import annotations

from typing import Any, Final

from caylus.cli import tables
from caylus.cli.prompt import Prompt
from caylus.cli.screen import Screen
from caylus.cli.seating import old_seats, titles
from caylus.cli.telling import Teller
from caylus.core.record import Record

LOG_STEPS: Final = 20
# What a reader can write; the beginning of a word means the first that begins so
WORDS: Final = {
    "next": "go one action on, as Enter does",
    "previous": "go one action back",
    "back": "do the same",
    "start": "go to the beginning",
    "end": "go to the end",
    "log": f"read the last {LOG_STEPS} actions",
    "board": "see the whole table",
    "ledger": "see where every point came from",
    "help": "see this list",
    "quit": "leave",
}


def show_story(screen: Screen, record: Record, ply: int, *, every_change: bool) -> None:
    """The whole story from a ply on, and how it ended."""
    seats = old_seats(record.seats, [], [])
    teller = Teller(record, seats)
    screen.say(f"{record.about.name}: {', '.join(record.seats)}.")
    steps = record.story_for(None)
    if not every_change:
        screen.tell(teller.lines(steps[ply:]))
    for step in steps[ply:] if every_change else []:
        screen.tell(teller.act(step))
        for change in teller.changes(step):
            screen.hint(f"      {change}" if not screen.plain else change)
    close(screen, record, titles(seats))


def close(screen: Screen, record: Record, names: list[str]) -> None:
    """The result, or how far the game has come."""
    if record.now.over:
        tables.show_result(screen, record, names)
    else:
        turn = f"{record.now.turn_word.lower()} {record.now.turn}"
        screen.say(f"The record ends here, in {turn}: the game is not over.")


class Reader:
    """Someone turning the pages of a record."""

    def __init__(self, record: Record, screen: Screen, ply: int) -> None:
        self.record = record
        self.screen = screen
        self.ply = ply
        self.seats = old_seats(record.seats, [], [])
        self.names = titles(self.seats)
        self.teller = Teller(record, self.seats)
        self.steps = record.story_for(None)
        self.prompt = Prompt(lambda typed: [word for word in WORDS if word.startswith(typed)])

    def run(self) -> int:
        """Show page after page until the reader has had enough."""
        self.screen.say(f"{self.record.about.name}: {', '.join(self.names)}. {self.record.plies} actions.")
        self.screen.hint("Enter shows the next action, p the previous one, q leaves; help lists the rest.")
        self.show()
        try:
            while self.follow(self.prompt.read().lower()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
        return 0

    def follow(self, line: str) -> bool:
        """Do what a line says; False to stop."""
        last = self.record.plies
        if line.isascii() and line.isdigit():
            self.turn_to(int(line) if len(line) < 8 else last + 1)
            return True
        word = next((word for word in WORDS if word.startswith(line)), "help")
        if word == "next":
            self.turn_to(self.ply + 1)
        elif word in ("previous", "back"):
            self.turn_to(self.ply - 1)
        elif word == "start":
            self.turn_to(0)
        elif word == "end":
            self.turn_to(last)
        elif word == "log":
            self.screen.tell(self.teller.lines(self.steps[max(0, self.ply - LOG_STEPS) : self.ply + 1]))
        elif word == "board":
            self.draw(full=True)
        elif word == "ledger":
            tables.show_ledger(self.screen, self.view(), [seat.shown for seat in self.seats])
        elif word == "help":
            rows = [["NUMBER", "go where so many actions have been played"], *map(list, WORDS.items())]
            self.screen.table("", ["write", "to"], rows)
        return word != "quit"

    def turn_to(self, ply: int) -> None:
        """Show the page after so many actions, if there is one."""
        if 0 <= ply <= self.record.plies:
            self.ply = ply
            self.show()
        elif ply == self.record.plies + 1:
            self.screen.say("This is the end of the record.")
        elif ply < 0:
            self.screen.say("This is the beginning of the record.")
        else:
            self.screen.say(f"The record has {self.record.plies} actions.")

    def show(self) -> None:
        """The page: the board after the action, the sentence, and every change."""
        step = self.steps[self.ply]
        if not self.screen.plain:
            self.draw(full=False)
        self.screen.say(f"{self.ply} of {self.record.plies}, {self.record.now.turn_word.lower()} {step['turn']}.")
        self.screen.tell(self.teller.act(step))
        for change in self.teller.changes(step):
            self.screen.hint(change if self.screen.plain else f"    {change}")
        if self.ply == self.record.plies:
            close(self.screen, self.record, self.names)

    def draw(self, *, full: bool) -> None:
        """The board after the action."""
        self.screen.board(self.view(), self.names, full=full)

    def view(self) -> dict[str, Any]:
        """What spectators saw; once the game is over, hands and hidden points too."""
        state = self.record.state(self.ply)
        return state.laid_open() if self.record.now.over else state.view(None)
