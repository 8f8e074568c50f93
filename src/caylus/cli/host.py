"""The host of a game in the terminal: a table whose people share this screen; tells what happened, saves every step."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final

from caylus.bots import registry
from caylus.cli import saves, tables
from caylus.cli.program import command
from caylus.cli.prompt import Prompt
from caylus.cli.screen import Screen
from caylus.cli.seating import Seat, titles
from caylus.cli.telling import Line, Teller
from caylus.core.errors import CaylusError
from caylus.core.message import read_message
from caylus.core.record import Record
from caylus.kit.plug import find_plug
from caylus.kit.terminal.spaces import beside
from caylus.tables.bots import BotsHere
from caylus.tables.hub import Hub
from caylus.tables.imports import setup_of
from caylus.tables.moves import Play
from caylus.tables.person import Person
from caylus.tables.service import Tables
from caylus.tables.storage import MemoryStorage
from caylus.tables.table import OVER
from caylus.tables.takeback import AnswerTakeBack, TakeBack
from caylus.tables.views.messages import TableShown
from caylus.tables.views.table import show


class Leave(Exception):
    """A player wants to stop for now."""


RECALLED: Final = 5  # actions told again when a saved game goes on


class Host:
    """Runs one game from where its record stands to its end, or until the players leave."""

    def __init__(self, record: Record, seats: list[Seat], screen: Screen, path: Path) -> None:
        self.prompt = Prompt()
        self.screen = screen
        self.path = path
        self.names = [seat.shown for seat in seats]
        self.titles = titles(seats)
        self.teller = Teller(record, seats)
        self.people = {at: Person(seat.name, seat.shown, guest=False) for at, seat in enumerate(seats) if not seat.code}
        self.bots = BotsHere(partial(registry.make, files=True))
        self.tables = Tables(MemoryStorage(), self.bots, Hub())
        self.runner = asyncio.Runner()
        setup = setup_of(record, next(iter(self.people.values()), Person("", "", guest=False)), time.time())
        self.table = self.runner.run(self.tables.lay(setup, [seat.taken for seat in seats], record.actions))
        self.told = [max(-1, record.plies - RECALLED - 1)] * record.players  # the ply up to which each heard the story
        self.told_turn = record.now.turn
        self.drawn = False  # whether the board on the screen is still true
        self.handed_over = len(self.people) > 1 and self.table.secretive
        # Who may see the screen; None before it has been handed to anybody
        self.at_screen = next(iter(self.people)) if len(self.people) == 1 else None
        self.saving = True  # until a save fails; then one warning is enough

    @property
    def record(self) -> Record:
        """The game so far."""
        assert self.table.record is not None
        return self.table.record

    # -- the game ---------------------------------------------------------------------------------------

    def run(self, decide: Callable[[], None]) -> int:
        """Play on, where people decide as they are asked to; gives the exit status."""
        with self.runner:
            try:
                self.welcome()
                self.save(self.record)
                while self.table.status != OVER:
                    self.go_on(decide)
                self.finish()
            except (Leave, EOFError):
                return self.leave(0)
            except KeyboardInterrupt:
                return self.leave(130)
        return 0

    def go_on(self, decide: Callable[[], None]) -> None:
        """One step of whoever decides."""
        seat = self.record.now.who
        if seat in self.people:
            self.hand_over(seat)
            self.show(seat)
            decide()
            return
        if not self.people and self.record.now.turn != self.told_turn:
            self.catch_up()
        answer = self.bots.think()
        assert answer is not None, "a bot decides"
        self.happen(self.tables.take_answer(*answer))

    def play(self, action: int | str) -> None:
        """Play an action as the one who decides; Refused says why not."""
        self.wish(self.record.now.who, Play(self.table.version, action))

    def take_back(self) -> bool:
        """Take back the last decision of a person, unless somebody minds, with all that followed; Refused says why not.

        Whoever asks for another's decision to be taken back agrees to it.
        """
        asking, plies = self.record.now.who, self.record.plies
        seat = next((seat for seat in reversed(self.table.actors) if seat in self.people), asking)
        self.wish(seat, TakeBack(self.table.version))
        while self.table.undo is not None:
            other = min(self.table.undo.waiting)
            self.wish(other, AnswerTakeBack(other == asking or self.agrees(other, self.names[seat])))
        self.told = [min(told, self.record.plies) for told in self.told]
        self.drawn = False
        return self.record.plies < plies

    def agrees(self, seat: int, maker: str) -> bool:
        """Whether the person in a seat lets another take the last decision back."""
        self.hand_over(seat)
        answer = ""
        while answer not in ("y", "n"):
            question = f"{self.names[seat]}, may {maker} take back the last decision? yes or no: "
            answer = self.prompt.pause(question)[:1].lower()
        return answer == "y"

    def wish(self, seat: int, wish: object) -> None:
        """What the person in a seat would like to happen."""
        self.happen(self.tables.do(self.table, self.people[seat], wish))

    def happen(self, change: Coroutine[Any, Any, object]) -> None:
        """Change the table, and put it on disk before anything else happens."""
        self.runner.run(change)
        self.save(self.record)

    # -- the screen -------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Where people share the screen and the game has secrets, each sees it alone."""
        if self.handed_over and self.at_screen != seat:
            if self.at_screen is not None:
                self.screen.clear()
            self.prompt.pause(f"Pass the screen to {self.names[seat]}, then press Enter. ")
            self.screen.clear()
            self.drawn = False
        self.at_screen = seat

    def welcome(self) -> None:
        """Which game this is, who plays, and how to get help."""
        record = self.record
        self.screen.say(f"{record.about.name}: {', '.join(self.titles)}.")
        defaults = {choice.name: choice.default for choice in record.about.choices}
        unusual = [f"{name}={value}" for name, value in record.options.items() if value != defaults[name]]
        if unusual:
            self.screen.say(f"Options: {', '.join(unusual)}.")
        if record.plies:
            turn = f"{record.now.turn_word.lower()} {record.now.turn}"
            self.screen.say(f"The game goes on in {turn}, after {record.plies} actions.")
        if self.people:
            self.screen.hint("Answer with a number or in words; help lists the commands, quit saves and leaves.")
            if self.screen.plain:
                self.screen.hint("The command board tells the whole table.")

    def shown(self, seat: int | None) -> TableShown:
        """The table as the person in a seat may see it, and the whole story; None: as spectators do."""
        return show(self.table, None if seat is None else self.people[seat], since=0)

    def story(self, seat: int | None, first: int = 0) -> list[Line]:
        """The story from a ply on, as a seat may hear it."""
        return self.teller.lines(self.shown(seat).steps, first)

    def catch_up(self) -> None:
        """Tell whoever is at the screen what has not been told there yet."""
        listener = self.at_screen
        lines = self.story(listener, self.told[listener or 0] + 1)
        if len(self.people) > 1 or any(line.seat not in self.people and not line.heading for line in lines):
            self.drawn = False
        self.screen.tell(lines)
        for seat in range(self.record.players):
            if seat == listener or not self.handed_over:
                self.told[seat] = self.record.plies
        self.told_turn = self.record.now.turn

    def show(self, seat: int) -> None:
        """All that a player needs before deciding: what happened, the board if it changed, the question."""
        self.catch_up()
        if not self.drawn and not self.screen.plain:
            self.draw(seat)
        self.drawn = True
        self.ask(seat)

    def draw(self, seat: int | None, *, full: bool = False) -> None:
        """The board, as the seat may see it."""
        self.screen.board(self.shown(seat).view, self.titles, full=full)

    def ask(self, seat: int) -> None:
        """The question and its answers."""
        state, view = self.record.now, self.shown(seat).view
        board = find_plug(self.record.game).board()
        spaces = board.spaces(view)
        options = [
            (beside(state.notation(action), spaces, board.space), self.described(action)) for action in state.actions()
        ]
        self.screen.ask(seat, self.names[seat], self.teller.say(read_message(view["decision"]["asked"])), options)

    def complaint(self, error: CaylusError) -> str:
        """What is wrong, with the names on the screen."""
        return str(error) if error.message is None else self.teller.say(error.message)

    def described(self, action: int) -> str:
        """An action in a sentence."""
        return self.teller.say(self.record.now.offered(action))

    def finish(self) -> None:
        """The last of the story, the result, and where the record is."""
        self.catch_up()
        self.draw(None)
        tables.show_result(self.screen, self.record, self.titles)
        tables.show_ledger(self.screen, self.shown(None).view, self.names)
        if self.saving:
            self.screen.say("The game is saved. Look at it again with:")
            self.screen.copyable(command("replay", self.path))

    # -- the disk ---------------------------------------------------------------------------------------

    def save(self, record: Record) -> None:
        """Save the game; a failure is told once, and the game goes on."""
        try:
            saves.write(record, self.path)
        except saves.FileTrouble as trouble:
            if self.saving:
                self.screen.warn(f"{trouble} The game goes on unsaved; `save FILE` keeps it elsewhere.")
            self.saving = False
        else:
            self.saving = True

    def leave(self, status: int) -> int:
        """Save once more, say how to go on, and leave without being disturbed."""
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            # Played anew: an interruption may have come between the state's change and the record's
            old = self.record
            self.screen.say()
            self.save(Record(old.game, old.players, old.seed, old.options, old.seats, old.actions))
            if self.saving:
                self.screen.say("The game is saved. Go on with:")
                self.screen.copyable(command("play", "--resume", self.path))
            else:
                self.screen.warn("The game is not saved.")
        finally:
            signal.signal(signal.SIGINT, before)
        return status
