"""Where tables are kept: the port, and a storage in memory for one process and as long as it lasts.

An event is acknowledged when it is kept, never before. Of two writers that append the same number one wins, and the
other gets a `Conflict`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from caylus.tables.events import Kept, Sat, Watched
from caylus.tables.facts import Facts
from caylus.tables.refusals import Conflict
from caylus.tables.setup import Setup
from caylus.tables.table import OVER, RUNNING, WAITING

QUICKER: Final = "Something else happened at this table first."


class Storage(Protocol):
    """Keeps what happens at tables."""

    async def add(self, setup: Setup, rematch_of: str | None = None, imported: bool = False) -> str:
        """A new table. Of a finished one there is one rematch only: gives the id of the table that is there now."""

    async def find(self, table: str) -> Setup | None:
        """How a table was set up; None if there is none of that id."""

    async def append(self, table: str, kept: Sequence[Kept], facts: Facts | None = None) -> None:
        """Keep events in their places, and the facts that go with them: all or none."""

    async def read(self, table: str, since: int = 0) -> list[Kept]:
        """The events of a table from a number on; Damaged if they are not those that were kept."""

    async def people_at(self, table: str) -> set[str]:
        """Who sits or watches at a table, without reading all of it."""

    async def count_open(self, person: str) -> int:
        """How many tables that somebody has opened wait or run."""

    async def count_left_to_bots(self, person: str) -> int:
        """How many tables that somebody has opened go on though nobody but bots decides there."""


class MemoryStorage:
    """Keeps tables while the program runs."""

    def __init__(self) -> None:
        self.setups: dict[str, Setup] = {}
        self.events: dict[str, list[Kept]] = {}
        self.rematches: dict[str, str] = {}
        self.status: dict[str, str] = {}  # of those that have begun
        self.people: dict[str, set[int]] = {}  # the seats where no bot decides

    async def add(self, setup: Setup, rematch_of: str | None = None, imported: bool = False) -> str:  # noqa: ARG002
        """A new table, or the rematch that is there already."""
        if rematch_of is not None and self.rematches.setdefault(rematch_of, setup.id) != setup.id:
            return self.rematches[rematch_of]
        self.setups[setup.id] = setup
        self.events[setup.id] = []
        return setup.id

    async def find(self, table: str) -> Setup | None:
        """How it was set up."""
        return self.setups.get(table)

    async def append(self, table: str, kept: Sequence[Kept], facts: Facts | None = None) -> None:
        """Add to the list."""
        if len(self.events[table]) != kept[0].number:
            raise Conflict(QUICKER)
        self.events[table].extend(kept)
        if facts is not None:
            self.status[table] = facts.status or self.status.get(table, WAITING)
            people = self.people.setdefault(table, set())
            people |= {seat for seat, who in facts.sits if who.kind == "person"}
            people -= {*facts.rises, *(seat for seat, bot in facts.stand_ins if bot)}
            people |= {seat for seat, bot in facts.stand_ins if not bot}

    async def read(self, table: str, since: int = 0) -> list[Kept]:
        """A part of the list."""
        return self.events[table][since:]

    async def people_at(self, table: str) -> set[str]:
        """From the list."""
        found = set()
        for each in self.events.get(table, []):
            match each.event:
                case Sat(_, who):
                    found.add(who.person)
                case Watched(person):
                    found.add(person)
        return found - {""}

    async def count_open(self, person: str) -> int:
        """Those that are not over."""
        return sum(setup.creator == person and self.status.get(id) != OVER for id, setup in self.setups.items())

    async def count_left_to_bots(self, person: str) -> int:
        """Those that run."""
        own = (id for id, setup in self.setups.items() if setup.creator == person)
        return sum(self.status.get(id) == RUNNING and not self.people[id] for id in own)
