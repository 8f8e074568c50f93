"""Which bot has to think about what, and the port to where bots think."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from caylus.bots import registry
from caylus.bots.bot import Bot, Thoughtful, ask, seed_of_dice
from caylus.core.record import Record
from caylus.tables.events import Event, Sat, Started, StoodIn
from caylus.tables.table import Table

SEATS: Final = 8  # whose thoughts a process keeps: some 12 MB each where the search is long
SIMPLEST: Final = "apprentice"  # answers where another bot fails
LEAVING: Final = (Started.kind, StoodIn.kind)  # without one of these, nobody else decides than before


@dataclass(frozen=True)
class Task:
    """A decision that a bot has to make."""

    table: str
    version: int
    game: str
    players: int
    seed: int
    options: dict[str, str]
    actions: list[int]
    bot: str
    host: str = ""  # who opened the table


@dataclass(frozen=True)
class Thought:
    """What a bot thought when it was asked for its last decision."""

    bot: str
    actions: list[int]  # until then
    kept: object


class Memory:
    """What bots have thought at tables, as long as the game goes on from there: what is taken back has never been.

    Bots are made anew for every decision, with dice that the place in the game fixes, and begin with that.
    """

    def __init__(self) -> None:
        self.thoughts: OrderedDict[tuple[str, int], Thought] = OrderedDict()  # by table and seat

    def ask(self, table: str, record: Record, code: str, bot: Bot, dice: Random) -> int:
        """The answer of a bot, which goes on thinking where one of its seat and code has ended."""
        place = table, record.now.who
        earlier = self.thoughts.pop(place, None)
        if not isinstance(bot, Thoughtful):
            return ask(bot, record.now, dice)
        if earlier is not None and earlier.bot == code and leads_on(earlier.actions, record.actions):
            bot.begin_with(earlier.kept)
        action = ask(bot, record.now, dice)
        kept = bot.thoughts()
        if kept is not None:
            self.thoughts[place] = Thought(code, list(record.actions), kept)
            if len(self.thoughts) > SEATS:
                self.thoughts.popitem(last=False)
        return action


def leads_on(before: list[int], after: list[int]) -> bool:
    """Whether a game has gone on since: the same decision again is asked for after others were taken back."""
    return len(before) < len(after) and after[: len(before)] == before


class BotSeats(Protocol):
    """Who thinks: processes on a server, this process in a terminal, a second worker in a browser."""

    def consider(self, table: Table) -> None:
        """If a bot decides at the table, let it think; its answer comes to `Tables.take_answer`, later and once."""


class NoBots:
    """Nobody thinks: for those who only look at tables."""

    def consider(self, table: Table) -> None:
        """Let it wait."""


class BotsHere:
    """Bots of this process, which think whenever it has time for them.

    The place in the game fixes their dice.
    """

    def __init__(self, make: registry.Maker = registry.make) -> None:
        self.make = make  # of a code and the seed of its dice
        self.memory = Memory()
        self.waiting: dict[str, Table] = {}

    def consider(self, table: Table) -> None:
        """Note a table where a bot decides."""
        self.waiting.pop(table.id, None)
        if table.decides is not None and table.seats[table.decides].played_by:
            self.waiting[table.id] = table

    def think(self) -> tuple[str, int, int] | None:
        """What `Tables.take_answer` is to be told about the table that has waited longest; None if no bot is asked."""
        if not self.waiting:
            return None
        table = self.waiting.pop(next(iter(self.waiting)))
        seat, record = table.decides, table.record
        assert seat is not None
        assert record is not None
        where, code = (record.seed, record.plies), table.seats[seat].played_by
        bot = self.make(code, seed_of_dice(*where, seat))
        action = self.memory.ask(table.id, record, code, bot, Random(seed_of_dice(*where)))
        return table.id, table.moved, record.now.as_action(action)


def task_for(table: Table) -> Task | None:
    """What a bot has to decide at a table, if one has."""
    seat, record, setup = table.decides, table.record, table.setup
    if seat is None or record is None or not waits_for_bot(table):
        return None
    return Task(
        table=table.id,
        version=table.moved,
        game=setup.game,
        players=setup.players,
        seed=setup.seed,
        options=setup.options,
        actions=list(record.actions),
        bot=table.seats[seat].played_by,
        host=setup.creator,
    )


def waits_for_bot(table: Table) -> bool:
    """Whether it is a bot that decides."""
    return table.decides is not None and bool(table.seats[table.decides].played_by)


def level_at(table: Table) -> str:
    """The word of the bot that decides, without its setting, of which there are as many as people think of."""
    assert table.decides is not None
    return table.seats[table.decides].played_by.partition(":")[0]


def leaves_to_bots(table: Table, events: Sequence[Event]) -> bool:
    """Whether nobody but bots decides at a table any more once these events have happened, and it goes on."""
    if not any(event.kind in LEAVING for event in events):
        return False
    people = {at for at, seat in enumerate(table.seats) if seat.kind == "person" and not seat.played_by}
    for event in events:
        match event:
            case Sat(seat, who) if who.kind == "person":
                people.add(seat)
            case StoodIn(seat):
                people.discard(seat)
    return not people


def stands_in(table: Table) -> bool:
    """Whether the bot that decides plays for a person, who may want the seat back first."""
    seat = None if table.decides is None else table.seats[table.decides]
    return seat is not None and bool(seat.stand_in) and not seat.resigned


def record_for(task: Task, known: Record | None = None) -> Record:
    """The game that a task is about, played on from an earlier record of it if that fits."""
    if known is None or known.actions != task.actions[: known.plies]:
        known = Record(task.game, task.players, task.seed, task.options)
    for action in task.actions[known.plies :]:
        known.play(action)
    return known


def answer(task: Task, record: Record, memory: Memory) -> int:
    """What the bot decides; what is not legal, or fails, is replaced by the simplest bot's."""
    for code in (task.bot, SIMPLEST):
        with contextlib.suppress(Exception):
            rng = Random()
            bot = registry.make(code, str(rng.getrandbits(63)))
            action = int(memory.ask(task.table, record, code, bot, rng))
            if action in record.now.legal:
                return action
    return record.now.actions()[0]
