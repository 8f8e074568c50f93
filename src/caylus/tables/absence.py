"""Giving up, and bots that play for those who are away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caylus.bots.levels import LEVELS
from caylus.tables.access import check_own, check_seat
from caylus.tables.events import CameBack, Event, Resigned, StoodIn
from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, Refused
from caylus.tables.setup import check_bot
from caylus.tables.table import RUNNING, Table

RESIGNED_BOT: Final = "apprentice"  # plays on for one who has resigned
WORTHY: Final = [level.word for level in LEVELS[2:]]  # bots that may be given the seat of another person


@dataclass(frozen=True)
class Resign:
    """Give up one's seat."""

    seat: int


@dataclass(frozen=True)
class StandIn:
    """Let a bot play for a person."""

    seat: int
    bot: str


@dataclass(frozen=True)
class ComeBack:
    """Take one's seat back from the bot that stood in."""

    seat: int


def decide_resign(table: Table, person: Person, wish: Resign, now: float) -> list[Event]:  # noqa: ARG001
    """A bot plays on, unless only one is left."""
    check_own(table, person, wish.seat)
    if table.seats[wish.seat].resigned:
        raise Refused("You have resigned.")
    return [Resigned(wish.seat, RESIGNED_BOT)]


def decide_stand_in(table: Table, person: Person, wish: StandIn, now: float) -> list[Event]:
    """A bot plays for oneself, or for a person who has been away for longer than the table allows."""
    check_seat(table, wish.seat)
    mine = [table.seats[at] for at in table.seats_of(person.id)]
    seat = table.seats[wish.seat]
    if all(each.resigned for each in mine):
        raise Forbidden("You do not play here.")
    if table.status != RUNNING or seat.kind != "person" or seat.played_by:
        raise Refused("Nobody waits for a person in this seat.")
    if seat.person == person.id:
        check_bot(wish.bot, person.guest)
    else:
        check_absence(table, wish, now)
    return [StoodIn(wish.seat, wish.bot)]


def check_absence(table: Table, wish: StandIn, now: float) -> None:
    """Whether a person has been away for too long, and the bot plays well enough for somebody else."""
    if table.decides != wish.seat:
        raise Refused("Nobody waits for a person in this seat.")
    if table.setup.delay == 0 or now - table.moved_at < table.setup.delay:
        raise Refused("It is too early for that.")
    if wish.bot not in WORTHY:
        raise Refused(f"For somebody else there plays {', '.join(WORTHY)}.")


def decide_come_back(table: Table, person: Person, wish: ComeBack, now: float) -> list[Event]:  # noqa: ARG001
    """The person plays again."""
    check_own(table, person, wish.seat)
    if table.seats[wish.seat].resigned or not table.seats[wish.seat].stand_in:
        raise Refused("No bot plays for you, or you have resigned.")
    return [CameBack(wish.seat)]
