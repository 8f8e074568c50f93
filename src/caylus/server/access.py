"""Who may know of a table and touch it: what everything that is done at tables begins with."""

from __future__ import annotations

from typing import Final

from caylus.server.errors import Conflict, Forbidden, NotFound, Refused
from caylus.server.people import Person
from caylus.server.shelf import OtherRules, Shelf
from caylus.server.table import RUNNING, Setup, Table
from caylus.server.thinking import Thinker

NO_TABLE: Final = "There is no such table."


class Access:
    """Finds tables for people, checks what they claim, and adds to the log what has been checked."""

    def __init__(self, shelf: Shelf, thinker: Thinker) -> None:
        self.shelf = shelf
        self.thinker = thinker

    async def find(self, id: str, person: Person | None, key: str = "") -> Table:
        """A table that the person may know of; any other is not there at all."""
        who = person.id if person is not None else ""
        try:
            table = await self.shelf.get(id)
        except OtherRules as error:
            if opens(error.setup, who, key) or (who and who in await self.shelf.people_at(id)):
                raise
            raise NotFound(NO_TABLE) from None
        if opens(table.setup, who, key) or (who and (table.seats_of(who) or who in table.watchers)):
            return table
        raise NotFound(NO_TABLE)

    def check_seat(self, table: Table, seat: int) -> None:
        """A seat that is there."""
        if not 0 <= seat < table.setup.players:
            raise NotFound("There is no such seat.")

    def check_own(self, table: Table, person: Person, seat: int) -> None:
        """One's own seat at a running table."""
        self.check_seat(table, seat)
        if table.seats[seat].person != person.id:
            raise Forbidden("This is not your seat.")
        if table.status != RUNNING:
            raise Refused("The game is not running.")

    def check_version(self, table: Table, version: int) -> None:
        """A late or doubled click changes nothing."""
        if not table.moved <= version <= table.version:
            raise Conflict("The table has changed since.")

    async def append(
        self, table: Table, kind: str, seat: int | None = None, value: int | None = None, body: str | None = None
    ) -> None:
        """Append an event after which a bot may have to think."""
        await self.shelf.append(table, kind, seat, value, body)
        self.thinker.consider(table)


def opens(setup: Setup, who: str, key: str) -> bool:
    """Whether a table is there for anybody, for its host, or for whoever has one of its links."""
    if setup.listed or (who and who == setup.creator):
        return True
    return bool(key) and any(setup.fits(key, what) for what in all_links(setup.players))


def all_links(players: int) -> list[str]:
    """What the links of a table are for."""
    return ["watch", *(f"seat {seat}" for seat in range(players))]
