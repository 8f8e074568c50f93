"""Which bot has to think about what, and the port to where bots think."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from caylus.bots import registry
from caylus.bots.bot import ask, seed_of_dice
from caylus.core.record import Record
from caylus.tables.events import Event, Sat, Started, StoodIn
from caylus.tables.table import Table

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

    Each is made anew for its decision, with dice that the place in the game fixes: it forgets what was taken back, and
    answers alike after a pause.
    """

    def __init__(self, make: registry.Maker = registry.make) -> None:
        self.make = make  # of a code and the seed of its dice
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
        where = record.seed, record.plies
        bot = self.make(table.seats[seat].played_by, seed_of_dice(*where, seat))
        return table.id, table.moved, record.now.as_action(ask(bot, record.now, Random(seed_of_dice(*where))))


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


def answer(task: Task, record: Record) -> int:
    """What the bot decides; what is not legal, or fails, is replaced by the simplest bot's."""
    for code in (task.bot, SIMPLEST):
        with contextlib.suppress(Exception):
            rng = Random()
            action = int(ask(registry.make(code, str(rng.getrandbits(63))), record.now, rng))
            if action in record.now.legal:
                return action
    return record.now.actions()[0]
