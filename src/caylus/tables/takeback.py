"""Taking back: at once where it hurts nobody, else if the others agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caylus.tables.access import check_version
from caylus.tables.events import Agreed, AskedBack, Event, Minded, TookBack
from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, Refused
from caylus.tables.table import RUNNING, Table

MOST_TAKEN_BACK: Final = 200  # by one seat in one game, or asked for: what is taken back is kept all the same
MOST_ASKED: Final = 3  # times between two actions of one's own


@dataclass(frozen=True)
class TakeBack:
    """One's own last action, at this version of the table."""

    version: int


@dataclass(frozen=True)
class AnswerTakeBack:
    """Let another player take something back, or not."""

    agree: bool


def decide_take_back(table: Table, person: Person, wish: TakeBack, now: float) -> list[Event]:  # noqa: ARG001
    """Taken back at once where it hurts nobody, else the others are asked."""
    check_version(table, wish.version)
    if table.status != RUNNING:  # once a game is over its seed is known
        raise Refused("The game is not running.")
    mine = table.seats_of(person.id)
    plies = [ply for ply, seat in enumerate(table.actors) if seat in mine and not table.seats[seat].played_by]
    if not plies:
        raise Refused("You have nothing to take back, or a bot plays for you.")
    ply = plies[-1]
    if table.taken_back[table.actors[ply]] >= MOST_TAKEN_BACK:
        raise Refused("Too much has been taken back in this game.")
    harmless = all(seat in mine for seat in table.actors[ply:]) and not any(table.revealing[ply:])
    others = others_to_ask(table, person)
    if harmless or not others:
        return [TookBack(table.actors[ply], ply)]
    if table.undo is not None:
        raise Refused("Somebody has asked already.")
    if table.asked[table.actors[ply]] >= MOST_ASKED:
        raise Refused("You have asked often enough. Play on.")
    return [AskedBack(table.actors[ply], ply, others)]


def others_to_ask(table: Table, person: Person) -> tuple[int, ...]:
    """The seats of other persons, be they away: who is away agrees to nothing."""
    return tuple(
        at for at, seat in enumerate(table.seats) if seat.person and seat.person != person.id and not seat.resigned
    )


def decide_answer_take_back(table: Table, person: Person, wish: AnswerTakeBack, now: float) -> list[Event]:  # noqa: ARG001
    """One who is asked agrees or minds; who asks may think better of it."""
    if table.undo is None or table.status != RUNNING:
        raise Refused("Nobody asks to take anything back.")
    mine = [seat for seat in table.seats_of(person.id) if seat in table.undo.waiting]
    if not wish.agree and (mine or table.undo.seat in table.seats_of(person.id)):
        return [Minded(mine[0] if mine else table.undo.seat)]
    if not mine:
        raise Forbidden("You are not asked.")
    return [Agreed(seat) for seat in mine]
