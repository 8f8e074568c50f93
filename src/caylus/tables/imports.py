"""Tables that begin in the middle: of a record taken in, or of a finished game played on from some point."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.core.record import Record
from caylus.tables.access import check_seat
from caylus.tables.names import clean_name
from caylus.tables.person import Person
from caylus.tables.refusals import NotFound, Refused
from caylus.tables.setup import Seat, Setup, bot_seat, fresh_secrets
from caylus.tables.table import OVER, Table


@dataclass(frozen=True)
class PlayOn:
    """Play a finished game on from some ply, in a seat of one's choice, against bots."""

    ply: int
    seat: int
    bot: str


def lay_record(person: Person, record: Record, now: float) -> tuple[Setup, list[Seat]]:
    """A table out of a record: finished games to look at, others to go on with, all seats one's own."""
    return setup_of(record, person, now), [Seat("person", person.id, clean_name(name)) for name in record.seats]


def setup_of(record: Record, creator: Person, now: float) -> Setup:
    """The setup of a table where a record's game goes on, among friends."""
    return Setup(
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=dict(record.options),
        seed=record.seed,
        seed_chosen=True,
        listed=False,
        delay=0,
        creator=creator.id,
        created=now,
        **fresh_secrets(),
    )


def lay_from(table: Table, person: Person, wish: PlayOn, now: float) -> tuple[Setup, list[Seat], list[int]]:
    """A table that begins where a finished game was, for one person against bots, and the actions that lead there."""
    check_seat(table, wish.seat)
    if table.status != OVER or table.record is None:
        raise Refused("The game is not over.")
    if wish.ply > table.ply:
        raise NotFound("The game has not come so far.")
    if table.record.now.over and wish.ply == table.ply:
        raise Refused("There the game is over.")
    setup = table.setup.renewed(now, seed=table.setup.seed, seed_chosen=True, listed=False, creator=person.id)
    seats = [bot_seat(wish.bot, at, person.guest) for at in range(len(table.seats))]
    seats[wish.seat] = Seat("person", person.id, clean_name(person.name))
    return setup, seats, table.record.actions[: wish.ply]
