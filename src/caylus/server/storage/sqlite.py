"""Tables in a SQLite file: all that waits goes into one commit.

With `sync` normal a commit is a write to the system's cache, done in a few microseconds, so the event loop does it
itself; handing it to a thread and back would cost more. Whatever may wait is left to the thread: a file that another
program has locked, `sync` full, and moving the log of SQLite into the file itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Sequence
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import UpdateBase

from caylus.server.settings import Settings
from caylus.server.storage.engine import pragmas
from caylus.server.storage.facts import Parameters, statements
from caylus.server.storage.store import HEARTBEAT, Listener, Row, TableRows, check_end, read_rows, rows_of
from caylus.tables.events import Kept
from caylus.tables.facts import Facts
from caylus.tables.refusals import Conflict, Refused, StorageError, not_known
from caylus.tables.storage import QUICKER

MOST: Final = 256  # jobs to a commit
LAST: Final = 1.0  # seconds for what is left to do in the end
MOVED: Final = 5000  # events after which the log of SQLite itself is moved into the file
INSERT: Final = (
    "INSERT INTO events (table_id, number, kind, seat, value, body, at, format, hash)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT: Final = (
    "SELECT number, kind, seat, value, body, at, format, hash FROM events"
    " WHERE table_id = ? AND number >= ? ORDER BY number"
)
ENDED: Final = "SELECT status, ended FROM tables WHERE id = ?"
PROVE: Final = (
    "INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
DIALECT: Final = SQLiteDialect_pysqlite(paramstyle="named")

Result: TypeAlias = "list[Kept] | Exception"
Outcome: TypeAlias = "tuple[Job, Result]"


class Job:
    """Events to append, or a table to read, or neither: a time to tidy up, for which nobody waits."""

    def __init__(self, done: asyncio.Future[list[Kept]] | None) -> None:
        self.done = done
        self.rows: list[Row] = []
        self.also: list[tuple[str, Parameters]] = []
        self.read: tuple[str, int] | None = None


class SqliteStore(TableRows):
    """The writer's queue, and the thread that empties it."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.settings = settings
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.work, name="log", daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.quick: sqlite3.Connection | None = None  # of the event loop
        self.waiting: list[Job] = []
        self.since_moved = 0  # events

    async def open(self) -> None:
        """Start the thread."""
        self.loop = asyncio.get_running_loop()
        self.thread.start()
        if self.settings.sync == "normal":
            with contextlib.suppress(sqlite3.Error):  # the thread will say what is wrong
                self.quick = self.connect_quickly()

    def listen(self, listener: Listener) -> None:
        """Nobody else writes to the file."""

    async def append(self, table: str, kept: Sequence[Kept], facts: Facts | None = None) -> None:
        """Commit events together with what waits."""
        if self.quick is None or self.loop is None:
            future = self.future()
            self.queue.put(to_append(table, kept, facts, future))
        else:
            future = self.loop.create_future()
            if not self.waiting:
                self.loop.call_soon(self.write_waiting)
            self.waiting.append(to_append(table, kept, facts, future))
        await future

    def write_waiting(self) -> None:
        """Commit what has gathered in this turn of the event loop; what cannot be done at once is for the thread."""
        batch, self.waiting = self.waiting, []
        assert self.quick is not None
        try:
            outcomes = self.write(self.quick, batch)
        except Exception:  # the thread tries again, and says what is wrong
            with contextlib.suppress(sqlite3.Error):
                if self.quick.in_transaction:
                    self.quick.execute("ROLLBACK")
            for job in batch:
                self.queue.put(job)
            return
        self.since_moved += sum(len(job.rows) for job in batch)
        if self.since_moved >= MOVED:
            self.since_moved = 0
            self.queue.put(Job(None))
        settle(outcomes)

    async def read(self, table: str, since: int = 0) -> list[Kept]:
        """The events of a table from a number on."""
        future = self.future()
        job = Job(future)
        job.read = (table, since)
        self.queue.put(job)
        return await future

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:  # noqa: ARG002
        """Nobody else adds to any."""
        return {}

    async def prove(self) -> None:
        """Write a line of its own, in the way of a move."""
        future = self.future()
        job = Job(future)
        job.also.append((PROVE, {"name": HEARTBEAT, "value": str(time.time())}))
        self.queue.put(job)
        await future

    def deafness(self) -> str:
        """Nobody else writes to the file."""
        return ""

    def future(self) -> asyncio.Future[list[Kept]]:
        """What a task waits for."""
        if self.loop is None or not self.thread.is_alive():
            raise StorageError("The log is closed.")
        return self.loop.create_future()

    async def close(self) -> None:
        """Write what waits, then stop; a file that another program has locked is not waited for long."""
        if self.thread.is_alive():
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join, LAST)
        forget(self.quick)
        self.quick = None

    # -- in the thread ----------------------------------------------------------------------------------

    def work(self) -> None:
        """Take jobs until told to stop; each round is one commit."""
        connection: sqlite3.Connection | None = None
        going = True
        while going:
            batch: list[Job] = []
            job = self.queue.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST:
                    break
                try:
                    job = self.queue.get_nowait()
                except Empty:
                    break
            going = job is not None
            try:
                connection = connection or self.connect()
                outcomes = self.write(connection, batch)
            except Exception as error:  # the thread must outlive whatever it is
                outcomes = [(each, trouble(error)) for each in batch]
                forget(connection)
                connection = None
            if outcomes and self.loop is not None:
                with contextlib.suppress(RuntimeError):  # the loop has ended, so nobody waits
                    self.loop.call_soon_threadsafe(settle, outcomes)
        forget(connection)

    def connect(self) -> sqlite3.Connection:
        """The thread's own connection."""
        connection = sqlite3.connect(self.settings.data, isolation_level=None)
        try:
            for pragma in pragmas(self.settings):
                connection.execute(pragma)
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def connect_quickly(self) -> sqlite3.Connection:
        """The event loop's connection, which waits for nothing."""
        connection = self.connect()
        connection.execute("PRAGMA busy_timeout=0")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("PRAGMA foreign_keys=OFF")  # the tables of events are at hand, so they exist
        return connection

    def write(self, connection: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
        """Carry out the jobs in one transaction; a conflict undoes its own job only."""
        if all(job.rows and not job.also for job in batch) and insert_all(connection, batch):
            self.commits += 1
            return [(job, []) for job in batch]
        outcomes: list[Outcome] = []
        writing = any(job.rows or job.also for job in batch)
        if writing:
            connection.execute("BEGIN IMMEDIATE")
        for job in batch:
            if job.rows or job.also:
                outcomes.append((job, append(connection, job)))
            elif job.read is not None:
                outcomes.append((job, read(connection, *job.read)))
        if writing:
            connection.execute("COMMIT")
            self.commits += 1
        if len(outcomes) < len(batch):  # it is time to tidy up, which cannot be done within a transaction
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # hinders nobody
        return outcomes


def insert_all(connection: sqlite3.Connection, batch: list[Job]) -> bool:
    """Commit events and nothing else, as is nearly always asked for; False if one of them is in conflict."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(INSERT, [row for job in batch for row in job.rows])
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK")
        return False
    connection.execute("COMMIT")
    return True


def append(connection: sqlite3.Connection, job: Job) -> Result:
    """Insert events and what belongs to them, or nothing of all that."""
    connection.execute("SAVEPOINT job")
    try:
        connection.executemany(INSERT, job.rows)
        for statement, parameters in job.also:
            connection.execute(statement, parameters)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        return Conflict(QUICKER)
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE job")
    return []


def read(connection: sqlite3.Connection, table: str, since: int) -> Result:
    """The events of a table from a number on."""
    try:
        ended = None if since else connection.execute(ENDED, (table,)).fetchone()  # before what it is to agree with
        rows = connection.execute(SELECT, (table, max(0, since - 1))).fetchall()
        found = read_rows(table, since, rows)
        if found is not None and ended is not None:
            check_end(table, found, *ended)
    except (Refused, StorageError) as error:
        return error
    if found is not None:
        return found
    everything = read(connection, table, 0)
    return everything if isinstance(everything, Exception) else everything[since:]


def trouble(error: Exception) -> StorageError:
    """What is told of an error; a disk that fails when it is to see to a commit may have kept it."""
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_FSYNC:
        return not_known(str(error))
    return StorageError(f"The database cannot be written: {error}.")


def forget(connection: sqlite3.Connection | None) -> None:
    """Close a connection, with whatever it had not committed."""
    if connection is not None:
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def to_append(table: str, kept: Sequence[Kept], facts: Facts | None, done: asyncio.Future[list[Kept]] | None) -> Job:
    """A job that appends events and what belongs to them."""
    job = Job(done)
    job.rows = rows_of(table, kept)
    if facts is None:
        return job
    for statement, about in statements(table, facts):
        text, fixed = as_sql(statement)
        job.also.append((text, {**fixed, **about}))
    return job


@cache
def as_sql(statement: UpdateBase) -> tuple[str, Parameters]:
    """A statement as SQLite reads it, with what is the same every time."""
    compiled = statement.compile(dialect=DIALECT)
    return str(compiled), compiled.params


def settle(outcomes: list[Outcome]) -> None:
    """Let the tasks go on that wait."""
    for job, result in outcomes:
        if job.done is None or job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
