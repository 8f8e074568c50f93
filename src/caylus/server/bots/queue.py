"""Decisions of bots shared by many processes: a queue in PostgreSQL, from which each takes what it can think about.

A job is leased for a short time and the lease renewed while its bot thinks, so that the job of a process that dies is
soon taken by another. Jobs are taken in the order in which they came, and a table has one at a time at most.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final

import asyncpg

from caylus.server.bots.pool import Answer, Thinker
from caylus.server.storage.postgres import PostgresStore
from caylus.tables.bots import Task, task_for
from caylus.tables.refusals import NotFound, Refused, StorageError
from caylus.tables.service import Tables
from caylus.tables.table import Table

CHANNEL: Final = "caylus_jobs"
LEASE: Final = 10.0  # seconds
POLL: Final = 1.0  # seconds between looks for jobs whose lease has run out
NOW: Final = "extract(epoch FROM clock_timestamp())"
OFFER: Final = (
    "WITH offered AS (INSERT INTO jobs (table_id, version, asked, lease, worker) "
    f"VALUES ($1, $2, {NOW}, 0, '') ON CONFLICT (table_id) DO UPDATE "
    "SET version = excluded.version, asked = excluded.asked, lease = 0, worker = '' "
    "WHERE jobs.version < excluded.version RETURNING table_id) "
    f"SELECT pg_notify('{CHANNEL}', '') FROM offered"
)
TAKE: Final = (
    f"WITH one AS (SELECT table_id FROM jobs WHERE lease < {NOW} ORDER BY asked LIMIT 1 FOR UPDATE SKIP LOCKED) "
    f"UPDATE jobs SET lease = {NOW} + $2, worker = $1 FROM one WHERE jobs.table_id = one.table_id "
    "RETURNING jobs.table_id, jobs.version"
)
RENEW: Final = f"UPDATE jobs SET lease = {NOW} + $2 WHERE worker = $1"
RELEASE: Final = (
    f"WITH freed AS (UPDATE jobs SET lease = 0 WHERE worker = $1 RETURNING 1) SELECT pg_notify('{CHANNEL}', '')"
)
DROP: Final = "DELETE FROM jobs WHERE table_id = $1 AND version = $2 AND worker = $3"
TROUBLES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, StorageError)

LOGGER: Final = logging.getLogger("caylus.jobs")


class SharedThinker(Thinker):
    """Offers what bots have to decide to all processes of the database, and does its share of the thinking."""

    def __init__(self, workers: int, seconds: float, pause: float, store: PostgresStore) -> None:
        super().__init__(workers, seconds, pause)
        self.store = store
        self.tables: Tables | None = None
        self.me = secrets.token_hex(8)
        self.busy = 0
        self.news = asyncio.Event()
        self.over = asyncio.Event()  # set when it closes
        self.chores: list[asyncio.Task[None]] = []

    def open(self, tables: Tables, answer: Answer) -> None:
        """Begin; a process without workers only offers."""
        super().open(tables, answer)
        self.tables = tables
        if self.workers:
            self.store.listen_to(CHANNEL, self.news.set)
            self.chores = [asyncio.ensure_future(self.feed()), asyncio.ensure_future(self.renew())]

    def consider(self, table: Table) -> None:
        """If a bot decides at the table, offer that to whoever is free."""
        if task_for(table) is not None and self.loop is not None and not self.closing:
            self.asked[table.id] = table.moved
            self.begin(self.offer(table.id, table.moved, self.pause_before(table)))

    async def offer(self, table: str, version: int, pause: float) -> None:
        """Write the job down, once; if that fails it is offered again when the table is looked after."""
        if pause and not self.closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), pause)
        if self.closing:
            return
        try:
            await self.store.pool.execute(OFFER, table, version)
        except TROUBLES as error:
            LOGGER.warning("a job could not be offered", extra={"table": table, "error": str(error)})
        finally:
            if self.asked.get(table) == version:
                del self.asked[table]

    async def feed(self) -> None:
        """Take jobs while a process is free, until told to stop."""
        while not self.closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), POLL)
            self.news.clear()
            try:
                while self.busy < self.workers and not self.closing:
                    found = await self.store.pool.fetchrow(TAKE, self.me, LEASE)
                    if not found:
                        break
                    await self.begin_job(*found)
            except TROUBLES as error:
                LOGGER.warning("no job could be taken", extra={"error": str(error)})
                await asyncio.sleep(POLL)

    async def begin_job(self, id: str, version: int) -> None:
        """Let a process think about a job, or drop one that nobody waits for."""
        task: Task | None = None
        assert self.tables is not None
        try:
            table = await self.tables.get(id)
            async with table.lock:
                await self.tables.refresh(table)
                task = task_for(table)
        except (NotFound, Refused):
            pass
        if task is None or task.version != version:
            await self.store.pool.execute(DROP, id, version, self.me)
            return
        self.busy += 1
        self.line_up(task)

    async def pass_on(self, answer: Answer, task: Task, action: int) -> None:
        """Play what a bot has answered, and only then forget the job."""
        await super().pass_on(answer, task, action)
        self.busy -= 1
        self.news.set()
        with contextlib.suppress(*TROUBLES):
            await self.store.pool.execute(DROP, task.table, task.version, self.me)

    async def renew(self) -> None:
        """Keep what is being thought about."""
        while True:
            await asyncio.sleep(LEASE / 3)
            if self.busy:
                with contextlib.suppress(*TROUBLES):
                    await self.store.pool.execute(RENEW, self.me, LEASE)

    async def close(self) -> None:
        """Stop thinking, and leave to others what is not done."""
        self.closing = True
        self.news.set()
        self.over.set()
        for chore in self.chores[1:]:
            chore.cancel()
        for chore in self.chores:  # the feed ends by itself: cancelled, it would leave a connection open
            with contextlib.suppress(asyncio.CancelledError):
                await chore
        await super().close()
        if self.workers:
            with contextlib.suppress(*TROUBLES):
                await self.store.pool.execute(RELEASE, self.me)
