"""The shelf: tables taken from the database and kept at hand while they are used."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.core.catalog import GAMES
from caylus.server.errors import Conflict, NotFound, Refused, StorageError
from caylus.server.live import Hub
from caylus.server.log import Also, Done, Event, Log
from caylus.server.schema import EVENTS, SEATS, TABLES
from caylus.server.table import OVER, RUNNING, Setup, Table, is_given_up, winners_among

MOST: Final = 2000  # tables at hand; those that people listen to stay anyway

# What is written together with an event. Parameters not named here are called like the columns.
THIS: Final = TABLES.c.id == bindparam("this")
THIS_SEAT: Final = (SEATS.c.table_id == bindparam("this")) & (SEATS.c.seat == bindparam("there"))
STARTS: Final = TABLES.update().where(THIS).values(status=RUNNING)
ENDS: Final = TABLES.update().where(THIS).values(status=OVER, ended=bindparam("ended"))
SITS: Final = SEATS.insert().values({name: bindparam(name) for name in ("table_id", "seat", "person", "name", "bot")})
RISES: Final = SEATS.delete().where(THIS_SEAT)
RESULT: Final = SEATS.update().where(THIS_SEAT).values(points=bindparam("points"), won=bindparam("won"))


class OtherRules(Refused):
    """The table was begun under rules that this server does not play; it stays as it is."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(
            f"This table was begun under version {setup.rules} of the rules of {setup.game}, "
            "which this server does not play."
        )
        self.setup = setup


class Shelf:
    """Finds tables, and adds to them."""

    def __init__(self, engine: AsyncEngine, log: Log, hub: Hub) -> None:
        self.engine = engine
        self.log = log
        self.hub = hub
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.appended = 0
        self.commit_seconds = 0.0
        self.storage_errors = 0

    async def get(self, id: str) -> Table:
        """The table of that id, up to date."""
        table = self.tables.get(id)
        if table is None:
            if not re.fullmatch("[0-9a-f]{32}", id):
                raise NotFound("There is no such table.")
            table = self.tables.setdefault(id, await self.load(id))  # it may have been put away meanwhile
        self.tables.move_to_end(id)
        return table

    async def load(self, id: str) -> Table:
        """A table from the database."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).mappings().first()
        if row is None:
            raise NotFound("There is no such table.")
        about, setup = GAMES.get(row["game"]), as_setup(dict(row))
        if about is None or about.rules != setup.rules:
            raise OtherRules(setup)
        table = Table(setup)
        for event in await self.log.read(id):
            table.apply(event)
        self.make_room()
        kept = self.tables.setdefault(id, table)  # another task may have been quicker
        if kept is table:
            await self.refresh(table)  # what came between the reading and being at hand
        return kept

    async def people_at(self, id: str) -> set[str]:
        """Who sits or watches at a table, without taking it from the database as a whole."""
        async with self.engine.connect() as connection:
            sitting = (await connection.execute(select(SEATS.c.person).where(SEATS.c.table_id == id))).scalars().all()
            come = select(EVENTS.c.body).where(EVENTS.c.table_id == id, EVENTS.c.kind == "watch")
            watching = (await connection.execute(come)).scalars().all()
        return {*sitting, *(person for person in watching if person)}

    async def count_open(self, person: str) -> int:
        """How many tables that somebody has opened wait or run."""
        query = select(func.count()).where(TABLES.c.creator == person, TABLES.c.status != OVER)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def with_bots(self) -> list[str]:
        """The running tables where a bot sits or stands in, or has done so."""
        sits = SEATS.c.bot != ""
        stands_in = select(EVENTS.c.table_id).where(EVENTS.c.kind.in_(("stand_in", "resign")))
        query = select(TABLES.c.id).where(TABLES.c.status == RUNNING).order_by(TABLES.c.created.desc())
        query = query.where(TABLES.c.id.in_(select(SEATS.c.table_id).where(sits)) | TABLES.c.id.in_(stands_in))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())

    def put_away(self, table: Table) -> None:
        """Forget a table that nobody uses at the moment."""
        if not table.lock.locked() and table.id not in self.hub.listeners:
            self.tables.pop(table.id, None)

    def make_room(self) -> None:
        """Put away what nobody uses."""
        for id, table in list(self.tables.items()):
            if len(self.tables) < MOST:
                return
            if not table.lock.locked() and id not in self.hub.listeners:
                del self.tables[id]

    async def refresh(self, table: Table) -> None:
        """Let happen here what other processes have added."""
        for event in await self.log.read(table.id, table.version):
            if event.number == table.version:
                table.apply(event)
        self.announce(table)

    async def insert(self, setup: Setup, rematch_of: str | None = None, imported: bool = False) -> Table:
        """A new table."""
        more = {"seed": str(setup.seed), "status": "waiting", "rematch_of": rematch_of, "imported": imported}
        row = {**setup.__dict__, **more}
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(**row))
        table = Table(setup)
        self.tables[setup.id] = table
        return table

    async def append(
        self,
        table: Table,
        kind: str,
        seat: int | None = None,
        value: int | None = None,
        body: str | None = None,
    ) -> None:
        """Commit an event, then let it happen; the caller holds the table's lock and has checked everything."""
        event = Event(table.id, table.version, kind, seat, value, body, time.time())
        start = time.perf_counter()
        try:
            await self.log.append(event, self.along(table, event))
        except Conflict:
            await self.refresh(table)
            raise
        except StorageError:
            self.storage_errors += 1
            raise
        self.let_happen(table, event, start)

    def append_soon(self, table: Table, seat: int, action: int, done: Done) -> bool:
        """The same for an action, in this turn of the event loop and without a task; False if that cannot be."""
        event = Event(table.id, table.version, "play", seat, action, None, time.time())
        start = time.perf_counter()

        def committed(error: Exception | None) -> None:
            try:
                if error is None:
                    self.let_happen(table, event, start)
            finally:
                done(error)

        return self.log.append_soon(event, self.along(table, event), committed)

    def let_happen(self, table: Table, event: Event, start: float) -> None:
        """What has been committed happens, and everybody hears of it."""
        self.commit_seconds += time.perf_counter() - start
        self.appended += 1
        if table.version == event.number:  # else it was read back from the log meanwhile
            table.apply(event)
        self.announce(table)

    def announce(self, table: Table) -> None:
        """Wake those who listen to the table, and those who follow its players."""
        self.hub.wake(table.id)
        if self.hub.followers:
            for person in {seat.person for seat in table.seats if seat.person}:
                self.hub.tell(person, table.id)

    def along(self, table: Table, event: Event) -> Also:
        """What must be true together with an event, so that tables can be found by person and status."""
        if event.kind == "start":
            return [(STARTS, {"this": table.id})]
        if event.kind == "sit":
            sits = json.loads(event.body or "{}")
            known = {name: sits.get(name, "") for name in ("person", "name", "bot")}
            return [(SITS, {"table_id": table.id, "seat": event.seat, **known})]
        if event.kind == "rise":
            return [(RISES, {"this": table.id, "there": event.seat})]
        if event.kind in ("play", "prefix", "resign"):
            return ending(table, event)
        return []


def ending(table: Table, event: Event) -> Also:
    """What is to be written down if an event ends the game: how every seat came out."""
    assert table.record is not None
    state, seats = table.record.now, table.seats
    if event.kind == "play":
        assert event.value is not None
        state, _ = table.foresee(event.value)
    elif event.kind == "prefix":
        state = state.copy()
        for action in json.loads(event.body or "[]"):
            state.play(action)
    else:
        assert event.seat is not None
        seats = [*seats]
        seats[event.seat] = replace(seats[event.seat], resigned=True)
    if not state.over and (event.kind != "resign" or not is_given_up(seats)):
        return []
    staying = [at for at, seat in enumerate(seats) if not seat.resigned]
    winners, scores = winners_among(staying, state), state.scores()
    results = [
        (RESULT, {"this": table.id, "there": seat, "points": scores[seat], "won": seat in winners})
        for seat in range(table.setup.players)
    ]
    return [(ENDS, {"this": table.id, "ended": event.at}), *results]


def as_setup(row: dict[str, Any]) -> Setup:
    """What a row of the database says."""
    return Setup(**{name: row[name] for name in Setup.__dataclass_fields__} | {"seed": int(row["seed"])})


def new_id() -> str:
    """A random name, too long to guess."""
    return secrets.token_hex(16)
