"""Decisions of bots shared by many processes: a queue in PostgreSQL, from which each takes what it can think about.

A job is leased for a short time and the lease renewed while its bot thinks, so that the job of a process that dies is
soon taken by another. A table has one at a time at most. Places and hosts take turns as in a single process: see
`pool.py`. Here that is found from when any process has last served them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Final

from caylus.server.bots.pool import Answer, Thinker, takes_long
from caylus.server.http.limits import REMEMBERED
from caylus.server.storage.postgres import PostgresStore
from caylus.server.tasks import Tasks, describe
from caylus.tables.access import OtherRules
from caylus.tables.bots import Task, task_for
from caylus.tables.refusals import Newer, NotFound, Refused, StorageError
from caylus.tables.service import Tables
from caylus.tables.table import Table

LOGGER: Final = logging.getLogger("caylus.thinking")
CHANNEL: Final = "caylus_jobs"
LEASE: Final = 5.0  # seconds; one that was taken by a connection that fell silent is lost for so long
LAST: Final = 1.0  # seconds for what is left to do in the end
POLL: Final = 1.0  # seconds between looks for jobs whose lease has run out
NOW: Final = "extract(epoch FROM clock_timestamp())"
OFFER: Final = (
    "WITH offered AS (INSERT INTO jobs (table_id, version, asked, lease, worker, host, long) "
    f"VALUES ($1, $2, {NOW}, 0, '', $3, $4) ON CONFLICT (table_id) DO UPDATE "
    "SET version = excluded.version, asked = excluded.asked, lease = 0, worker = '', long = excluded.long "
    "WHERE jobs.version < excluded.version RETURNING table_id) "
    f"SELECT pg_notify('{CHANNEL}', '') FROM offered"
)
PLACE: Final = (
    "INSERT INTO turns (host, place, served) VALUES ($1, $2, 0) ON CONFLICT (host) DO UPDATE SET place = excluded.place"
)
TAKE: Final = (
    "WITH one AS (SELECT jobs.table_id, jobs.host FROM jobs LEFT JOIN turns ON turns.host = jobs.host "
    f"WHERE jobs.lease < {NOW} AND (NOT jobs.long OR $3) "
    "ORDER BY coalesce((SELECT max(same.served) FROM turns AS same WHERE same.place = turns.place), 0), "
    "coalesce(turns.served, 0), jobs.asked LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED), "
    f"served AS (INSERT INTO turns (host, place, served) SELECT host, host, {NOW} FROM one "
    "ON CONFLICT (host) DO UPDATE SET served = excluded.served) "
    f"UPDATE jobs SET lease = {NOW} + $2, worker = $1 FROM one WHERE jobs.table_id = one.table_id "
    "RETURNING jobs.table_id, jobs.version, jobs.long"
)
RENEW: Final = f"UPDATE jobs SET lease = {NOW} + $2 WHERE worker = $1 AND table_id = ANY($3::varchar[])"
FREE: Final = "UPDATE jobs SET lease = 0 WHERE worker = $1 AND NOT table_id = ANY($2::varchar[])"
RELEASE: Final = (
    f"WITH freed AS (UPDATE jobs SET lease = 0 WHERE worker = $1 RETURNING 1) SELECT pg_notify('{CHANNEL}', '')"
)
DROP: Final = "DELETE FROM jobs WHERE table_id = $1 AND version = $2 AND worker = $3"


class SharedThinker(Thinker):
    """Offers what bots have to decide to all processes of the database, and does its share of the thinking."""

    def __init__(
        self, workers: int, seconds: float, pause: float, place_of: Callable[[str], str], store: PostgresStore
    ) -> None:
        super().__init__(workers, seconds, pause, place_of)
        self.store = store
        self.tables: Tables | None = None
        self.me = secrets.token_hex(8)
        self.in_hand: dict[tuple[str, int], bool] = {}  # tables and versions thought about here, and whether for long
        self.told: dict[str, str] = {}  # where hosts are, as far as this process has said so
        self.own = Tasks()  # what goes on here as long as the server does
        self.news = asyncio.Event()
        self.over = asyncio.Event()  # set when it closes
        self.feeding: asyncio.Task[None] | None = None

    def open(self, tables: Tables, answer: Answer) -> None:
        """Begin; a process without workers only offers."""
        super().open(tables, answer)
        self.tables = tables
        if self.workers:
            self.store.listen_to(CHANNEL, self.news.set)
            self.feeding = self.own.keep("taking jobs", self.feed)
            self.own.keep("renewing leases", self.renew)

    def consider(self, table: Table) -> None:
        """If a bot decides at the table, offer that to whoever is free."""
        task = task_for(table)
        if task is not None and self.asked.get(table.id) != table.moved and not self.closing:
            self.asked[table.id] = table.moved
            self.begin(self.offer(task, self.pause_before(table)))

    async def offer(self, task: Task, pause: float) -> None:
        """Write the job down, unless it is outdated before that is done."""
        table, version, trouble = task.table, task.version, ""
        if pause and not self.closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), pause)
        while self.asked.get(table) == version and not self.closing:
            try:
                await self.tell_place(task.host)
                await self.store.fetch(OFFER, table, version, task.host, takes_long(task))
                break
            except StorageError as error:
                if describe(error) != trouble:
                    trouble = describe(error)
                    LOGGER.warning("a job could not be offered yet", extra={"table": table, "error": trouble})
                await asyncio.sleep(POLL)
        if self.asked.get(table) == version:
            del self.asked[table]

    async def tell_place(self, host: str) -> None:
        """Let all processes know where a host is, if that is known here and news."""
        place = self.place_of(host)
        if place == host or self.told.get(host) == place:
            return
        await self.store.fetch(PLACE, host, place)
        if len(self.told) > REMEMBERED:
            self.told.clear()
        self.told[host] = place

    async def feed(self) -> None:
        """Take jobs while a process is free, until told to stop."""
        # what was taken last may not have arrived here, if this begins again after a failure
        await self.store.fetch(FREE, self.me, [table for table, _ in self.in_hand])
        while not self.closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), POLL)
            self.news.clear()
            while len(self.in_hand) < self.workers and not self.closing:
                found = await self.store.fetch(TAKE, self.me, LEASE, sum(self.in_hand.values()) < self.long_workers)
                if not found:
                    break
                await self.begin_job(*found[0])

    async def begin_job(self, id: str, version: int, long: bool) -> None:
        """Let a process think about a job, or drop one that nobody waits for."""
        task: Task | None = None
        assert self.tables is not None
        try:
            table = await self.tables.get(id)
            async with table.lock:
                await self.tables.refresh(table)
                task = task_for(table)
        except (OtherRules, Newer):
            return  # another server may take the job, one that can play at this table, once its lease has run out
        except (NotFound, Refused):
            pass
        if task is None or task.version != version:
            await self.store.fetch(DROP, id, version, self.me)
            if task is not None:  # what has happened since may have been read here first, and nobody has asked
                self.consider(table)
            return
        self.in_hand[id, version] = long
        self.line_up(task)

    def give_up(self, task: Task) -> None:
        """Another process may take the job once its lease has run out."""
        self.in_hand.pop((task.table, task.version), None)

    async def pass_on(self, answer: Answer, task: Task, action: int) -> None:
        """Play what a bot has answered, and only then forget the job."""
        await super().pass_on(answer, task, action)
        self.in_hand.pop((task.table, task.version), None)
        self.news.set()
        with contextlib.suppress(StorageError):
            await self.store.fetch(DROP, task.table, task.version, self.me)

    async def renew(self) -> None:
        """Keep what is being thought about."""
        while True:
            await asyncio.sleep(LEASE / 3)
            if self.in_hand:
                await self.store.fetch(RENEW, self.me, LEASE, [table for table, _ in self.in_hand])

    def hindrance(self) -> str:
        """Also if no jobs can be taken."""
        troubles = (f"{name.capitalize()} has failed: {why}." for name, why in self.own.troubles.items())
        return super().hindrance() or next(troubles, "")

    async def close(self) -> None:
        """Stop thinking, and leave to others what is not done."""
        self.closing = True
        self.news.set()
        self.over.set()
        if self.feeding is not None:  # it ends by itself, unless the database does not answer
            await asyncio.wait([self.feeding], timeout=LAST)
        await self.own.close(LAST)
        await super().close()
        if self.workers:
            with contextlib.suppress(StorageError, TimeoutError):
                async with asyncio.timeout(LAST):
                    await self.store.fetch(RELEASE, self.me)
