"""The host of a game in the terminal: asks people and bots in turn, tells what happened, saves every step."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random
from typing import Final, Protocol

from caylus.bots import registry
from caylus.bots.bot import ask, seed_of_dice
from caylus.cli import saves, tables
from caylus.cli.boards import board_of
from caylus.cli.boards.spaces import beside
from caylus.cli.program import command
from caylus.cli.screen import Screen
from caylus.cli.seating import Seat, titles
from caylus.cli.telling import Teller
from caylus.core.errors import CaylusError
from caylus.core.record import Record


class Leave(Exception):
    """A player wants to stop for now."""


class CannotUndo(CaylusError):
    """There is nothing to take back, or it has shown too much."""


RECALLED: Final = 5  # actions told again when a saved game goes on


class Person(Protocol):
    """Whoever sits at the keyboard."""

    def decide(self, host: Host) -> int | None:
        """An action, or None when the question has to be put anew."""
        ...

    def take_over(self, name: str) -> None:
        """Wait until the person of that name has the screen."""
        ...


class Host:
    """Runs one game from where its record stands to its end, or until the players leave."""

    def __init__(self, record: Record, seats: list[Seat], screen: Screen, path: Path) -> None:
        self.record = record
        self.seats = seats
        self.screen = screen
        self.path = path
        self.names = [seat.shown for seat in seats]
        self.titles = titles(seats)
        self.teller = Teller(record, seats)
        self.bots = {at: seat.code for at, seat in enumerate(seats) if seat.code}
        self.told = [record.plies] * record.players  # up to which ply each seat has heard the story
        self.told_turn = record.now.turn
        self.drawn = False  # whether the board on the screen is still true
        self.handed_over = record.players - len(self.bots) > 1 and not record.about.is_open(record.options)
        self.at_screen = self.only_person()  # who may see the screen; None before it has been handed to anybody
        self.saving = True  # until a save fails; then one warning is enough

    @property
    def watching(self) -> bool:
        """Whether only bots play."""
        return len(self.bots) == self.record.players

    def only_person(self) -> int | None:
        """The seat of the one person who plays; None if there are several, or none."""
        people = [seat for seat in range(self.record.players) if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    # -- the game ---------------------------------------------------------------------------------------

    def run(self, person: Person) -> int:
        """Play on; gives the exit status."""
        try:
            self.welcome()
            self.save()
            while not self.record.now.over:
                self.go_on(person)
            self.finish()
        except (Leave, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(130)
        return 0

    def go_on(self, person: Person) -> None:
        """One action of whoever decides."""
        state = self.record.now
        seat = state.who
        if seat in self.bots:
            if self.watching and state.turn != self.told_turn:
                self.catch_up()
            self.play(self.answer_of(seat))
        else:
            self.hand_over(seat, person)
            self.show(seat)
            action = person.decide(self)
            if action is not None:
                self.play(action)

    def answer_of(self, seat: int) -> int:
        """What the bot in a seat decides: made anew for each decision, so that it forgets what is taken back."""
        where = (self.record.seed, self.record.plies)
        bot = registry.make(self.bots[seat], seed_of_dice(*where, seat), files=True)
        return ask(bot, self.record.now, Random(seed_of_dice(*where)))

    def play(self, action: int) -> None:
        """Play an action and put it on disk before anything else happens."""
        self.record.play(action)
        self.save()

    def take_back(self) -> None:
        """Go back to the last decision of a person, with all that bots did since; CannotUndo says why not."""
        before = self.record.state(0)
        last, revealed = -1, False
        for ply, action in enumerate(self.record.actions):
            if before.who not in self.bots:
                last, revealed = ply, before.reveals(action)
            before.play(action)
        if last < 0:
            raise CannotUndo("There is nothing to take back.")
        if revealed:
            raise CannotUndo("The last decision brought something hidden to light, so it cannot be taken back.")
        self.record.undo(self.record.plies - last)
        self.told = [min(told, self.record.plies) for told in self.told]
        self.drawn = False
        self.save()

    # -- the screen -------------------------------------------------------------------------------------

    def hand_over(self, seat: int, person: Person) -> None:
        """Where people share the screen and the game has secrets, each sees it alone."""
        if self.handed_over and self.at_screen != seat:
            if self.at_screen is not None:
                self.screen.clear()
            person.take_over(self.names[seat])
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
        if not self.watching:
            self.screen.hint("Answer with a number or in words; help lists the commands, quit saves and leaves.")
            if self.screen.plain:
                self.screen.hint("The command board tells the whole table.")
        self.told = [max(-1, record.plies - RECALLED - 1)] * record.players

    def catch_up(self) -> None:
        """Tell whoever is at the screen what has not been told there yet."""
        listener = self.at_screen
        lines = self.teller.lines(self.told[listener or 0] + 1, listener=listener)
        if (
            any(line.seat is None or line.seat in self.bots for line in lines)
            or len(self.bots) + 1 < self.record.players
        ):
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
        self.screen.board(self.record.now.view(seat), self.titles, full=full)

    def ask(self, seat: int) -> None:
        """The question and its answers."""
        state = self.record.now
        decision = state.decision or {}
        board = board_of(self.record.game)
        spaces = board.spaces(state.view(seat))
        options = [
            (beside(state.notation(action), spaces, board.space), self.described(action)) for action in state.actions()
        ]
        self.screen.ask(seat, self.names[seat], self.named(str(decision["text"])), options)

    def described(self, action: int) -> str:
        """An action in a sentence."""
        return self.named(self.record.now.describe(action, self.names))

    def named(self, text: str) -> str:
        """A sentence of the engine with the names on the screen, as in the story."""
        return self.teller.named(text)

    def finish(self) -> None:
        """The last of the story, the result, and where the record is."""
        self.catch_up()
        self.draw(None)
        tables.show_result(self.screen, self.record, self.titles)
        tables.show_ledger(self.screen, self.record.now.view(None), self.names)
        if self.saving:
            self.screen.say("The game is saved. Look at it again with:")
            self.screen.copyable(command("replay", self.path))

    # -- the disk ---------------------------------------------------------------------------------------

    def save(self) -> None:
        """Save the game; a failure is told once, and the game goes on."""
        try:
            saves.write(self.record, self.path)
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
            self.record = Record(old.game, old.players, old.seed, old.options, old.seats, old.actions)
            self.screen.say()
            self.save()
            if self.saving:
                self.screen.say("The game is saved. Go on with:")
                self.screen.copyable(command("play", "--resume", self.path))
            else:
                self.screen.warn("The game is not saved.")
        finally:
            signal.signal(signal.SIGINT, before)
        return status
