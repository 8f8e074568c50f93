"""Who may ask what a bot would do."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.bots.levels import LEVELS
from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, Refused
from caylus.tables.table import OVER, Table


@dataclass(frozen=True)
class Question:
    """A position that somebody wonders about."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    seats: list[str]
    actions: list[int]
    bot: str


def question_about(table: Table, person: Person, ply: int | None, bot: str) -> Question:
    """The question that a person may ask: of any ply once the game is over; before, of one's own decision alone."""
    at = ply_to_look_at(table, person, ply)
    if bot not in {level.word for level in LEVELS}:
        raise Refused(f"Advice is given by {', '.join(level.word for level in LEVELS)}.")
    setup, record = table.setup, table.record
    assert record is not None
    return Question(setup.game, setup.players, setup.seed, setup.options, list(record.seats), record.actions[:at], bot)


def ply_to_look_at(table: Table, person: Person, ply: int | None) -> int:
    """Any ply once the game is over; before, that of one's own decision where nobody else plays."""
    if table.record is None:
        raise Refused("The game has not begun.")
    at = table.ply if ply is None else ply
    if at > table.ply:
        raise Refused("The game has not come so far.")
    if table.status == OVER:
        return at
    if at != table.ply or table.decides not in table.seats_of(person.id):
        raise Forbidden("While the game runs, advice is for your own decision.")
    if any(seat.kind == "person" and seat.person != person.id for seat in table.seats):
        raise Forbidden("Against other people you play on your own.")
    return at
