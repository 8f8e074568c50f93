"""Tables in PostgreSQL. What is kept is told to every other process at once, many events to a notice.

A notice follows the commit instead of being part of it: PostgreSQL lets only one commit at a time tell something, and
that would hold up all servers of a database. A process that dies between the two leaves others to find out by looking.
It holds the events themselves as long as they are short, so that nobody has to read what another has just written.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import cache
from typing import Any, Final

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import UpdateBase

from caylus.server.settings import Settings
from caylus.server.storage.facts import Parameters, statements
from caylus.server.storage.limits import ANSWER, limits
from caylus.server.storage.store import (
    CHANNEL,
    EVENT,
    EVERYTHING,
    HEARTBEAT,
    Listener,
    Row,
    TableRows,
    as_news,
    check_end,
    read_rows,
    rows_of,
)
from caylus.server.tasks import Tasks, describe, is_ending
from caylus.tables.events import Kept
from caylus.tables.facts import Facts
from caylus.tables.refusals import Conflict, StorageError, not_known
from caylus.tables.storage import QUICKER

BEAT: Final = 2.0  # seconds between signs of life that a process sends to itself through PostgreSQL
DEAF: Final = 3 * BEAT
GAP: Final = 0.005  # seconds in which news is gathered for the next notice, unless one is full
ROOM: Final = 7_500  # bytes in a notice for news; PostgreSQL takes a little less than 8,000 in all
LONG: Final = 400  # bytes of an event that others shall rather read
MOST_TOLD: Final = 8  # events of a table in a notice
INSERT: Final = (
    "INSERT INTO events (table_id, number, kind, seat, value, body, at, format, hash)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
INSERT_MANY: Final = (
    "INSERT INTO events (table_id, number, kind, seat, value, body, at, format, hash)"
    " SELECT * FROM unnest($1::varchar[], $2::int[], $3::varchar[], $4::int[], $5::int[], $6::text[], $7::float8[],"
    " $8::int[], $9::varchar[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, number"
)
MOST: Final = 256  # events to a commit
LAST: Final = 1.0  # seconds for what is left to do in the end
WRITERS: Final = 2  # so that one batch gathers while another is on its way to the disk
SELECT: Final = (
    "SELECT number, kind, seat, value, body, at, format, hash FROM events"
    " WHERE table_id = $1 AND number >= $2 ORDER BY number"
)
ENDED: Final = "SELECT status, ended FROM tables WHERE id = $1"
VERSIONS: Final = (
    "SELECT asked.id, newest.number + 1 FROM unnest($1::varchar[]) AS asked(id), LATERAL"
    " (SELECT number FROM events WHERE table_id = asked.id ORDER BY number DESC LIMIT 1) AS newest"
)
PROVE: Final = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
OWN_FAULT: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)  # of one event in a batch
DIALECT: Final = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
LOGGER: Final = logging.getLogger("caylus.storage")


class Gone(Exception):
    """A connection that was of use has ended, or nothing is heard on it."""


class Job:
    """An event to append, or without one a proof that events could be; and who waits for it."""

    def __init__(self, row: Row | None) -> None:
        self.row = row
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, problem: Exception | None) -> None:
        """Tell the one who waits, if they still do."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class PostgresStore(TableRows):
    """Writers and readers with connections of the engine, and one connection to listen and tell by."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.address = settings.plain_address
        self.me = secrets.token_hex(8)  # one's own news need not be heard
        self.listeners: list[Listener] = []
        self.calls: dict[str, Callable[[], None]] = {}  # by channel
        self.ear: Any = None
        self.tasks = Tasks()
        self.closing = False
        self.waiting: list[Job] = []
        self.work = asyncio.Semaphore(0)
        self.changed: dict[str, list[str]] = {}  # tables of which others are to be told, in order, and short events
        self.news = asyncio.Event()
        self.heard_at = 0.0  # the last sign of life that came back
        self.writers: list[asyncio.Task[None]] = []
        self.ready = asyncio.Event()  # once it listens

    async def open(self) -> None:
        """Connect; what is lost later is connected anew by itself."""
        async with self.borrow():
            pass
        self.writers = [self.tasks.keep(f"writer {number}", self.write) for number in range(WRITERS)]
        self.tasks.keep("ear", self.listen_and_tell)
        await asyncio.wait_for(self.ready.wait(), ANSWER)

    @contextlib.asynccontextmanager
    async def borrow(self) -> AsyncIterator[Any]:
        """A connection of the engine's, as asyncpg knows it; after a failure it is not used any more."""
        lent = await self.engine.raw_connection()
        connection: Any = lent.driver_connection
        try:
            yield connection
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError) or connection.is_closed():
                connection.terminate()
                lent.invalidate()
            else:
                lent.close()
            raise
        lent.close()

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """The rows of any statement; StorageError if the database does not answer in time."""
        try:
            async with asyncio.timeout(ANSWER), self.borrow() as connection:
                return list(await connection.fetch(statement, *values))
        except (Exception, asyncio.CancelledError) as error:
            if is_ending():
                raise
            raise StorageError(f"The database cannot be used: {describe(error)}.") from error

    # -- hearing and telling ----------------------------------------------------------------------------

    async def listen_and_tell(self) -> None:
        """Hear others and tell them what is new, on a connection of its own as long as that lasts."""
        ear = await asyncpg.connect(self.address, **limits())
        try:
            await ear.add_listener(CHANNEL, self.hear)
            heard: set[str] = set()
            ear.add_termination_listener(lambda _: self.news.set())
            self.ear, self.heard_at = ear, time.monotonic()
            if self.ready.is_set():  # it has been deaf for a while
                for listener in self.listeners:
                    listener(EVERYTHING)
            self.ready.set()
            while True:
                for channel in self.calls.keys() - heard:
                    await ear.add_listener(channel, self.call)
                    heard.add(channel)
                await self.tell(ear)
                if not self.changed:
                    await asyncio.sleep(GAP)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), BEAT)
        finally:
            self.ear = None
            ear.terminate()

    async def tell(self, ear: Any) -> None:
        """Tell what is new, or only that one is still there; Gone if the last word was not heard even here."""
        self.news.clear()
        if ear.is_closed():
            raise Gone("The connection that listens has ended")
        if time.monotonic() - self.heard_at > DEAF:
            raise Gone("Nothing is heard on the connection that listens")
        told = self.pick_news()
        try:
            words = [" ".join((table, *events)) for table, events in told.items()]
            await ear.execute("SELECT pg_notify($1, $2)", CHANNEL, " ".join((self.me, HEARTBEAT, *words)))
        except BaseException:
            for table in told:
                self.changed.setdefault(table, [])
            raise
        if self.changed:
            self.news.set()

    def pick_news(self) -> dict[str, list[str]]:
        """Take as much of what is new as a notice has room for."""
        told: dict[str, list[str]] = {}
        room = ROOM
        for table, events in self.changed.items():
            room -= len(table) + 1 + sum(len(each) + 1 for each in events)
            if room < 0:
                break
            told[table] = events
        for table in told:
            del self.changed[table]
        return told

    def listen(self, listener: Listener) -> None:
        """Call the listener with every table that another process adds to."""
        self.listeners.append(listener)

    def listen_to(self, channel: str, call: Callable[[], None]) -> None:
        """Call back at every notice on a channel of its own; one that is lost is not repeated."""
        self.calls[channel] = call
        self.news.set()

    def call(self, _connection: object, _process: int, channel: str, _payload: object) -> None:
        """A notice on another channel."""
        self.calls[channel]()

    def hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        """Pass on what another process has said."""
        sender, kind, *words = str(payload).split(" ")
        if sender == self.me:
            self.heard_at = time.monotonic()
            return
        found: list[str] = [] if kind == HEARTBEAT else [" ".join((kind, *words))]
        for word in words if kind == HEARTBEAT else ():
            if word.startswith(EVENT):
                found[-1] += f" {word}"
            else:
                found.append(word)
        for news in found:
            for listener in self.listeners:
                try:
                    listener(news)
                except Exception:  # the others in the same notice are to be heard of all the same
                    LOGGER.exception("news could not be followed", extra={"news": news})

    def spread(self, table: str, rows: Sequence[Row]) -> None:
        """Others are to be told of events of a table, with the next notice."""
        events = self.changed.setdefault(table, [])
        if self.ear is not None and len(events) + len(rows) <= MOST_TOLD:
            events += [news for news in map(as_news, rows) if len(news) <= LONG]
        self.news.set()

    # -- writing and reading ----------------------------------------------------------------------------

    async def append(self, table: str, kept: Sequence[Kept], facts: Facts | None = None) -> None:
        """Commit an event together with others that wait, or several by themselves."""
        rows = rows_of(table, kept)
        if facts is None and len(rows) == 1:
            await self.line_up(Job(rows[0]))
        else:
            await self.append_together(table, rows, facts)
        self.spread(table, rows)

    async def line_up(self, job: Job) -> None:
        """Wait for the next commit, but not for ever."""
        if self.closing:
            raise StorageError("The log is closed.")
        self.waiting.append(job)
        if len(self.waiting) == 1:
            self.work.release()
        try:
            async with asyncio.timeout(ANSWER):
                await job.done
        except TimeoutError:
            if job in self.waiting:
                self.waiting.remove(job)
                raise StorageError("The database cannot be written: it does not answer.") from None
            raise not_known("the database does not answer") from None

    async def append_together(self, table: str, rows: list[Row], facts: Facts | None) -> None:
        """Commit events with what goes with them."""
        committing = False
        try:
            async with asyncio.timeout(ANSWER), self.borrow() as connection:
                transaction = connection.transaction()
                await transaction.start()
                try:
                    await connection.executemany(INSERT, rows)
                    for statement, about in statements(table, facts):
                        said, names, fixed = as_sql(statement)
                        known = {**fixed, **about}
                        await connection.execute(said, *(known[name] for name in names))
                except asyncpg.PostgresError:
                    if not connection.is_closed():
                        await transaction.rollback()
                    raise
                committing = True
                await transaction.commit()
        except asyncpg.UniqueViolationError:
            raise Conflict(QUICKER) from None
        except (Exception, asyncio.CancelledError) as error:
            if is_ending():
                raise
            if committing:
                raise not_known(describe(error)) from error
            raise StorageError(f"The database cannot be written: {describe(error)}.") from error

    async def write(self) -> None:
        """Commit what waits, again and again, on a connection of its own as long as that lasts."""
        try:
            async with self.borrow() as connection:
                while not self.closing or self.waiting:
                    await self.work.acquire()
                    if connection.is_closed():
                        raise Gone("The connection that writes has ended")
                    batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                    if self.waiting:
                        self.work.release()
                    if batch:
                        await self.commit(connection, batch)
        except Gone:
            raise
        except Exception as error:
            waiting, self.waiting = self.waiting, []
            for job in waiting:
                job.settle(StorageError(f"The database cannot be written: {describe(error)}."))
            raise
        finally:
            if self.waiting:
                self.work.release()  # whoever writes next shall look at once

    async def commit(self, connection: Any, batch: list[Job]) -> None:
        """Commit what a batch holds; whatever goes wrong is told to those who wait for it."""
        try:
            if any(job.row is None for job in batch):
                await connection.execute(PROVE, HEARTBEAT, str(time.time()))
            # in one order everywhere, so that nobody waits in a circle
            jobs = sorted(((job.row, job) for job in batch if job.row is not None), key=lambda each: each[0][:2])
            added = set()
            if jobs:
                columns = list(zip(*(row for row, _ in jobs), strict=True))
                added = {(row[0], row[1]) for row in await connection.fetch(INSERT_MANY, *columns)}
        except OWN_FAULT as error:
            if len(batch) > 1:
                for job in batch:
                    await self.commit(connection, [job])
            else:
                batch[0].settle(StorageError(f"The database cannot be written: {describe(error)}."))
            return
        except (Exception, asyncio.CancelledError) as error:
            sure = isinstance(error, asyncpg.PostgresError) and not connection.is_closed()
            for job in batch:
                reason = describe(error)
                job.settle(StorageError(f"The database cannot be written: {reason}.") if sure else not_known(reason))
            if sure:
                return
            raise
        for job in batch:
            if job.row is None:
                job.settle(None)
        for row, job in jobs:
            job.settle(None if row[:2] in added else Conflict(QUICKER))
            added.discard(row[:2])  # of two that are alike the first was added

    async def read(self, table: str, since: int = 0) -> list[Kept]:
        """The events of a table from a number on."""
        ended = [] if since else await self.fetch(ENDED, table)  # before what it is to agree with
        rows = await self.fetch(SELECT, table, max(0, since - 1))
        found = read_rows(table, since, rows)
        if found is None:
            return (await self.read(table))[since:]
        for row in ended:
            check_end(table, found, *row)
        return found

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has."""
        return {str(row[0]): int(row[1]) for row in await self.fetch(VERSIONS, list(tables))}

    async def prove(self) -> None:
        """Commit something in the way of a move; StorageError if that cannot be."""
        await self.line_up(Job(None))

    def deafness(self) -> str:
        """Why others are not heard, or nothing."""
        if self.ear is not None and time.monotonic() - self.heard_at < DEAF:
            return ""
        return f"Other servers are not heard: {self.tasks.troubles.get('ear', 'there is no sign of life')}."

    async def close(self) -> None:
        """Commit what waits and tell of it, then hang up; a database that is gone is not waited for long."""
        self.closing = True
        for _ in self.writers:
            self.work.release()
        if self.writers:
            await asyncio.wait(self.writers, timeout=LAST)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LAST):
                while self.changed and self.ear is not None:
                    await self.tell(self.ear)
        await self.tasks.close(LAST)


@cache
def as_sql(statement: UpdateBase) -> tuple[str, list[str], Parameters]:
    """A statement as PostgreSQL reads it, the names of its parameters in order, and what is the same every time."""
    compiled = statement.compile(dialect=DIALECT)
    return str(compiled), list(compiled.positiontup or []), compiled.params
