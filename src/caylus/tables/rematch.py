"""The same people again, at a new table."""

from __future__ import annotations

from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, Refused
from caylus.tables.setup import Seat, Setup, draw_seed
from caylus.tables.table import OVER, Table


def check_rematch(table: Table, person: Person) -> None:
    """Whoever has played a game to its end may ask for another."""
    if table.status != OVER:
        raise Refused("The game is not over.")
    if not table.seats_of(person.id):
        raise Forbidden("You did not play here.")


def lay_again(table: Table, now: float) -> tuple[Setup, list[Seat]]:
    """The next table and who sits there."""
    setup = table.setup.renewed(now, seed=draw_seed(), seed_chosen=False)
    return setup, [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in table.seats]
