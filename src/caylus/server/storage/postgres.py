"""Tables in PostgreSQL, which tells every other process of an event in the same transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import UpdateBase

from caylus.server.settings import Settings
from caylus.server.storage.facts import Parameters, statements
from caylus.server.storage.store import EVERYTHING, Listener, Row, TableRows, rows_of
from caylus.tables.events import Event, Kept, read_event
from caylus.tables.facts import Facts
from caylus.tables.refusals import Conflict, StorageError
from caylus.tables.storage import QUICKER

CHANNEL: Final = "caylus"
PATIENCE: Final = 1.0  # seconds between attempts to listen again
INSERT: Final = (
    "WITH added AS (INSERT INTO events (table_id, number, kind, seat, value, body, at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING table_id)"
    " SELECT pg_notify('caylus', $8 || ' ' || table_id) FROM added"
)
INSERT_MANY: Final = (
    "WITH added AS (INSERT INTO events (table_id, number, kind, seat, value, body, at)"
    " SELECT * FROM unnest($1::varchar[], $2::int[], $3::varchar[], $4::int[], $5::int[], $6::text[], $7::float8[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, number)"
    " SELECT table_id, number, pg_notify('caylus', $8 || ' ' || table_id) FROM added"
)
MOST: Final = 256  # events to a commit
WRITERS: Final = 2  # so that one batch gathers while another is on its way to the disk
SELECT: Final = (
    "SELECT number, kind, seat, value, body, at FROM events WHERE table_id = $1 AND number >= $2 ORDER BY number"
)
TROUBLES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
DIALECT: Final = PGDialect_asyncpg()  # type: ignore[no-untyped-call]


class PostgresStore(TableRows):
    """A pool of connections to write with, and one to listen with."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.address = settings.plain_address
        self.me = secrets.token_hex(8)  # one's own news need not be heard
        self.listeners: list[Listener] = []
        self.calls: dict[str, Callable[[], None]] = {}  # by channel
        self.pool: Any = None
        self.ear: Any = None
        self.mending: asyncio.Future[None] | None = None
        self.closing = False
        self.waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self.work = asyncio.Semaphore(0)
        self.writers: list[asyncio.Future[None]] = []

    async def open(self) -> None:
        """Connect."""
        self.pool = await asyncpg.create_pool(self.address, min_size=1, max_size=8)
        await self.prick_up()
        self.writers = [asyncio.ensure_future(self.write()) for _ in range(WRITERS)]

    async def prick_up(self) -> None:
        """Listen, and again should the connection ever break."""
        self.ear = await asyncpg.connect(self.address)
        await self.ear.add_listener(CHANNEL, self.hear)
        for channel in self.calls:
            await self.ear.add_listener(channel, self.call)
        self.ear.add_termination_listener(self.lose)

    def lose(self, _connection: object) -> None:
        """The connection that listens is gone."""
        if not self.closing:
            self.mending = asyncio.ensure_future(self.mend())

    async def mend(self) -> None:
        """Listen again as soon as that can be, and ask for what was missed."""
        while not self.closing:
            try:
                await self.prick_up()
            except (asyncpg.PostgresError, OSError):
                await asyncio.sleep(PATIENCE)
                continue
            for listener in self.listeners:
                listener(EVERYTHING)
            return

    def listen(self, listener: Listener) -> None:
        """Call the listener with every table that another process adds to."""
        self.listeners.append(listener)

    def listen_to(self, channel: str, call: Callable[[], None]) -> None:
        """Call back at every notice on a channel of its own; one that is lost is not repeated."""
        self.calls[channel] = call
        self.mending = asyncio.ensure_future(self.ear.add_listener(channel, self.call))

    def call(self, _connection: object, _process: int, channel: str, _payload: object) -> None:
        """A notice on another channel."""
        self.calls[channel]()

    def hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        """Pass on what another process has said."""
        sender, _, table = str(payload).partition(" ")
        if sender != self.me:
            for listener in self.listeners:
                listener(table)

    async def append(
        self, table: str, first: int, events: Sequence[Event], at: float, facts: Facts | None = None
    ) -> None:
        """Commit an event together with others that wait, or several by themselves."""
        rows = rows_of(table, first, events, at)
        if facts is None and len(rows) == 1:
            if self.closing or not self.writers:
                raise StorageError("The log is closed.")
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append((rows[0], done))
            if len(self.waiting) == 1:
                self.work.release()
            await done
            return
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                for row in rows:
                    await connection.execute(INSERT, *row, self.me)
                for statement, about in statements(table, facts):
                    said, names, fixed = as_sql(statement)
                    known = {**fixed, **about}
                    await connection.execute(said, *(known[name] for name in names))
        except asyncpg.UniqueViolationError:
            raise Conflict(QUICKER) from None
        except TROUBLES as error:
            raise StorageError(f"The database cannot be written: {error}.") from error

    async def write(self) -> None:
        """Commit what waits, again and again."""
        while not self.closing:
            await self.work.acquire()
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            if self.waiting:
                self.work.release()
            if not batch:
                continue
            batch.sort(key=lambda job: job[0][:2])  # in one order everywhere, so that nobody waits in a circle
            columns = list(zip(*(row for row, _ in batch), strict=True))
            try:
                rows = await self.pool.fetch(INSERT_MANY, *columns, self.me)
            except TROUBLES as error:
                for _, done in batch:
                    settle(done, StorageError(f"The database cannot be written: {error}."))
                continue
            added = {(row[0], row[1]) for row in rows}
            for row, done in batch:
                settle(done, None if row[:2] in added else Conflict(QUICKER))
                added.discard(row[:2])  # of two that are alike the first was added

    async def read(self, table: str, since: int = 0) -> list[Kept]:
        """The events of a table from a number on."""
        try:
            rows = await self.pool.fetch(SELECT, table, since)
        except TROUBLES as error:
            raise StorageError(f"The database cannot be read: {error}.") from error
        return [Kept(number, read_event(kind, seat, value, body), at) for number, kind, seat, value, body, at in rows]

    async def close(self) -> None:
        """Hang up."""
        self.closing = True
        for _ in self.writers:
            self.work.release()
        await asyncio.gather(*self.writers)
        if self.mending is not None:
            self.mending.cancel()
        if self.ear is not None:
            await self.ear.close()
        if self.pool is not None:
            await self.pool.close()


def settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    """Tell the one who waits, if they still do."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


@cache
def as_sql(statement: UpdateBase) -> tuple[str, list[str], Parameters]:
    """A statement as PostgreSQL reads it, the names of its parameters in order, and what is the same every time."""
    compiled = statement.compile(dialect=DIALECT)
    return str(compiled), list(compiled.positiontup or []), compiled.params
