"""Who may know of a table and touch it: what everything that is done at tables begins with."""

from __future__ import annotations

from typing import Final

from caylus.tables.person import Person
from caylus.tables.refusals import Conflict, Forbidden, NotFound, Refused
from caylus.tables.setup import Setup
from caylus.tables.table import RUNNING, Table

NO_TABLE: Final = "There is no such table."


class OtherRules(Refused):
    """The table was begun under rules that this program does not play; it stays as it is."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(
            f"This table was begun under version {setup.rules} of the rules of {setup.game}, "
            "which this server does not play."
        )
        self.setup = setup


def may_know(table: Table, who: str, key: str) -> bool:
    """Whether a table is there for somebody at all."""
    setup = table.setup
    if opens(setup, who) or (who and (table.seats_of(who) or who in table.watchers)):
        return True
    still_open = [f"seat {at}" for at, seat in enumerate(table.seats) if seat.kind == "open"]
    return bool(key) and any(setup.fits(key, what) for what in ("watch", *still_open))


def opens(setup: Setup, who: str) -> bool:
    """Whether a table is there for anybody, or for its host."""
    return setup.listed or bool(who and who == setup.creator)


def check_seat(table: Table, seat: int) -> None:
    """A seat that is there."""
    if not 0 <= seat < table.setup.players:
        raise NotFound("There is no such seat.")


def check_own(table: Table, person: Person, seat: int) -> None:
    """One's own seat at a running table."""
    check_seat(table, seat)
    if table.seats[seat].person != person.id:
        raise Forbidden("This is not your seat.")
    if table.status != RUNNING:
        raise Refused("The game is not running.")


def check_version(table: Table, version: int) -> None:
    """A late or doubled click changes nothing."""
    if not table.moved <= version <= table.version:
        raise Conflict("The table has changed since.")
