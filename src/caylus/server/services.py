"""Everything that one server process holds, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any, Final

from prometheus_client.core import Metric
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.core.errors import CaylusError
from caylus.server.bots.hints import Adviser
from caylus.server.bots.pool import Thinker
from caylus.server.http.limits import Connections, Limits, Strangers, Whereabouts
from caylus.server.metrics import Metrics, counter, counters, gauge, gauges
from caylus.server.people.accounts import Accounts
from caylus.server.people.purge import purge
from caylus.server.people.sessions import Sessions
from caylus.server.people.tokens import Tokens
from caylus.server.settings import Settings
from caylus.server.storage.engine import FileLock, changing, damage, open_engine
from caylus.server.storage.files import make_private, shut
from caylus.server.storage.migrate import migrate
from caylus.server.storage.store import (
    EVERYTHING,
    OUT,
    Store,
    last_signed_out,
    open_store,
    read_news,
    tell_signed_out,
)
from caylus.server.tasks import Tasks, describe
from caylus.server.traces import Traces
from caylus.tables.bots import level_at, waits_for_bot
from caylus.tables.hub import Hub
from caylus.tables.refusals import Conflict, Newer, StorageError, Unknown
from caylus.tables.service import Tables
from caylus.tables.views.replay import Replayer

LOGGER: Final = logging.getLogger("caylus.services")
PERHAPS: Final = "perhaps"  # news may have been missed: whoever is connected must show anew who they are
LARGE: Final = 1 << 25  # bytes of a file that is not looked through at every start; `caylus admin check` does that
SETTLED: Final = 60.0  # seconds after which a server that has started has time for that
TIDYING: Final = 6 * 3600.0  # seconds between looks for what nobody needs any more
GOODBYES: Final = 5.0  # seconds between looks whether the host has signed anybody out
MOST_WOKEN: Final = 50  # bots that are asked at once when a server starts
PATIENCE: Final = 0.2  # seconds until the next look whether they have answered
AGAIN: Final = 0.5  # seconds until the next attempt at what the database has not answered
LOOK: Final = 5.0  # seconds between looks whether all news was heard
SILENT: Final = 20.0  # seconds after which it is looked whether a bot has been asked
PROOF: Final = 1.0  # seconds for which it stays proved that moves can be kept, however often that is asked
ENDING: Final = 2.0  # seconds for tasks to end
SIGN_INS: Final = 0.1  # attempts a second, on the average
SIGN_IN_BURST: Final = 10


def open_thinker(settings: Settings, store: Store, place_of: Callable[[str], str]) -> Thinker:
    """Where bots think: with one server in its own processes, with several wherever one is free."""
    given = settings.bot_workers, settings.bot_seconds, settings.stand_in_seconds, place_of
    if not settings.hosted:
        return Thinker(*given)
    from caylus.server.bots.queue import SharedThinker  # noqa: PLC0415 (asyncpg is an extra)
    from caylus.server.storage.postgres import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    return SharedThinker(*given, store)


class Services:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = open_engine(settings)
        self.store = open_store(settings, self.engine)
        self.hub = Hub()
        self.accounts = Accounts(self.engine)
        self.sessions = Sessions(self.engine, settings.secret)
        self.tokens = Tokens(self.engine)
        self.whereabouts = Whereabouts()
        self.thinker = open_thinker(settings, self.store, self.place_of)
        self.tables = Tables(self.store, self.thinker, self.hub)
        self.tables.measure = self.measure
        self.metrics = Metrics(self)
        self.times = self.metrics.times
        self.traces = Traces(settings.otlp)
        self.adviser = Adviser()
        self.replayer = Replayer()
        self.lock: FileLock | None = None
        self.closing = False
        self.goodbyes: list[Callable[[str, str], None]] = []  # told who is signed out: see `sign_out`
        self.said_goodbye = 0  # times
        self.limits = Limits(settings.request_rate, settings.request_burst)  # by person
        self.attempts = Limits(SIGN_INS, SIGN_IN_BURST)  # to sign in, by address and name
        self.responses: Counter[int] = Counter()  # by status
        self.connections = Connections(settings.sockets)
        self.strangers = Strangers()
        self.tasks = Tasks()
        self.catching_up: dict[str, asyncio.Task[None]] = {}  # by table
        self.behind: set[str] = set()  # tables to which something may have been added since they were last read
        self.unsure: set[str] = set()  # tables where perhaps nobody has asked a bot whose turn it is
        self.proof: asyncio.Future[str] | None = None
        self.proved_at = 0.0

    async def open(self) -> None:
        """Bring the database up to date and begin; StorageError with a sentence if that cannot be."""
        if not self.settings.hosted:
            self.lock = FileLock(self.settings)
        try:
            if not self.settings.hosted:
                shut(self.settings.path)
                make_private(self.settings.path)
            await self.check_file()
            await self.bring_up_to_date()
            await self.sessions.open()
            await self.store.open()
        except (SQLAlchemyError, OSError, StorageError) as error:
            await self.store.close()
            await self.engine.dispose()
            if self.lock is not None:
                self.lock.release()
            reason = describe(getattr(error, "orig", None) or error)
            raise StorageError(f"The database cannot be opened: {reason}.") from error
        self.store.listen(self.hear)
        self.tables.on_doubt = self.settle_doubt
        self.thinker.open(self.tables, self.answer)
        self.tasks.keep("waking bots", self.wake_bots)
        self.tasks.keep("looking after bots", self.look_after_bots)
        self.tasks.keep("putting tables away", self.put_tables_away)
        self.tasks.keep("tidying up", self.tidy_up)
        if self.settings.hosted:
            self.tasks.keep("looking for news", self.look_for_news)
        else:
            self.tasks.keep("looking for goodbyes", self.look_for_goodbyes)

    async def bring_up_to_date(self) -> None:
        """Migrate, which may take its time."""
        engine = open_engine(self.settings, patient=True)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    async def check_file(self) -> None:
        """A damaged file is left alone, for a backup to be put in its place."""
        path = self.settings.path
        if not self.settings.hosted and path.is_file() and 0 < path.stat().st_size < LARGE:
            wrong = await asyncio.to_thread(damage, path)
            if wrong:
                raise StorageError(wrong)

    async def close(self) -> None:
        """Finish what is under way; listeners have been told to go. A database that is gone is not waited for long."""
        self.closing = True
        self.hub.wake_all()
        await self.tasks.close(ENDING)
        await self.thinker.close()
        await asyncio.to_thread(self.adviser.close)
        await self.store.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                await self.engine.dispose()
        await asyncio.to_thread(self.traces.close)
        if self.lock is not None:
            self.lock.release()

    def begin(self, chore: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        self.tasks.begin(chore)

    def hear(self, news: str) -> None:
        """Another process has added to a table, or somebody has signed out there."""
        word, _, rest = news.partition(" ")
        if word == OUT:
            self.say_goodbye(*rest.split(" ", 1))
            return
        if news == EVERYTHING:
            self.say_goodbye(PERHAPS, "")
        for each in list(self.tables.at_hand) if news == EVERYTHING else [word]:
            table = self.tables.at_hand.get(each)
            if table is None:
                continue
            followed = self.tables.is_followed(table)
            if followed and rest and self.tables.hear(table, read_news(rest)):
                continue
            self.tables.stale.add(each)
            if followed:
                self.catch_up_soon(each)

    def catch_up_soon(self, id: str) -> asyncio.Task[None]:
        """Let happen here what others have added to a table, as soon as the database answers."""
        self.tables.stale.add(id)
        self.behind.add(id)  # what is being read at the moment may be older
        if id not in self.catching_up:
            self.catching_up[id] = self.tasks.begin(self.catch_up(id))
        return self.catching_up[id]

    def settle_doubt(self, id: str) -> None:
        """Find out how a table is, and ask the bot whose turn it may be: whoever acted was not there to do so."""
        self.unsure.add(id)
        self.catch_up_soon(id)

    async def catch_up(self, id: str) -> None:
        """Read a table again until that is done; that somebody else is about to read it is not enough."""
        try:
            while id in self.behind and (table := self.tables.at_hand.get(id)) is not None:
                self.behind.discard(id)
                try:
                    await self.tables.refresh(table)
                except Newer:
                    return  # until the table is looked for again, or something else happens there
                except StorageError:  # noted by those whose tasks go on: here it would be once for every table
                    self.behind.add(id)
                    await asyncio.sleep(AGAIN)
            if id in self.unsure and (table := self.tables.at_hand.get(id)) is not None:
                self.thinker.consider(table)
        finally:
            self.behind.discard(id)
            self.unsure.discard(id)
            del self.catching_up[id]
            if id not in self.tables.at_hand:
                self.tables.stale.discard(id)

    async def look_for_news(self) -> None:
        """See now and then whether something was added to a table at hand without being heard of here."""
        while True:
            await asyncio.sleep(LOOK)
            versions = await self.store.versions(list(self.tables.at_hand))
            for id, version in versions.items():
                table = self.tables.at_hand.get(id)
                if table is not None and table.version < version and not table.lock.locked():
                    self.settle_doubt(id)

    def measure(self, what: str, seconds: float) -> None:
        """Something took so long."""
        self.times[what].observe(seconds)
        if self.traces.tracer is not None:
            self.traces.note(what, seconds)

    def count(self) -> Iterable[Metric]:
        """Everything that is counted here, as it is now."""
        tables, thinker = self.tables, self.thinker
        waiting: Counter[str] = Counter()
        oldest: dict[str, float] = {}
        for table in tables.at_hand.values():
            if waits_for_bot(table):
                level = level_at(table)
                waiting[level] += 1
                oldest[level] = max(oldest.get(level, 0.0), time.time() - table.moved_at)
        answers = {str(status): float(number) for status, number in self.responses.items()}
        return (
            gauge("caylus_tables_at_hand", "Tables held in memory", len(tables.at_hand)),
            gauge("caylus_listeners", "Open WebSockets at tables", self.hub.count),
            counter("caylus_events_total", "Events committed by this process", tables.kept),
            counter("caylus_commit_seconds_total", "Time that events waited to be committed", tables.seconds),
            counter("caylus_storage_errors_total", "Events that could not be committed", tables.failures),
            counter("caylus_bot_answers_total", "Decisions made by bots in this process", thinker.answered),
            counter("caylus_bot_deaths_total", "Processes of bots that died or thought too long", thinker.deaths),
            gauge("caylus_bot_queue", "Decisions that bots are asked for", len(thinker.asked)),
            gauges("caylus_bot_waiting", "Tables held in memory where a bot decides", "level", dict(waiting)),
            gauges("caylus_bot_waiting_oldest_seconds", "How long the first of them waits", "level", oldest),
            counter("process_cpu_seconds_total", "CPU time of this process", sum(os.times()[:2])),
            gauge("process_resident_memory_bytes", "Memory of this process", resident()),
            counters("caylus_responses_total", "HTTP responses by status", "status", answers),
        )

    async def answer(self, table: str, version: int, action: int) -> None:
        """A bot has decided; if another process was quicker, so be it."""
        asked = self.tables.at_hand.get(table)
        if asked is not None and asked.moved == version and waits_for_bot(asked):
            self.metrics.bots.labels(level_at(asked)).observe(max(0.0, time.time() - asked.moved_at))
        while True:
            try:
                await self.tables.take_answer(table, version, action)
                return
            except Conflict:
                return
            except StorageError:
                if self.closing:
                    raise
                await asyncio.sleep(AGAIN)

    async def wake_bots(self) -> None:
        """Ask again what bots were thinking about when the last server ended, a few tables at a time."""
        for id in await self.store.with_bots():
            while len(self.thinker.asked) >= MOST_WOKEN and not self.closing:
                await asyncio.sleep(PATIENCE)
            if self.closing:
                return
            at_hand = id in self.tables.at_hand
            try:
                table = await self.tables.get(id)
            except CaylusError as error:
                LOGGER.warning("a table cannot go on", extra={"table": id, "error": str(error)})
                continue
            self.thinker.consider(table)
            if not at_hand:
                self.tables.put_away(table)  # until the bot has answered
            await asyncio.sleep(0)  # others want to be served meanwhile

    def sign_out(self, kind: str, value: str) -> None:
        """End open connections, in every process: those of a `person`, of one `session` (by the digest of its secret)
        or of one `token` (by its id)."""
        self.say_goodbye(kind, value)
        if self.settings.hosted:
            self.begin(self.tell_signed_out(kind, value))

    async def tell_signed_out(self, kind: str, value: str) -> None:
        """Let all other processes hear it, as soon as the database answers."""
        while not self.closing:
            with contextlib.suppress(SQLAlchemyError, OSError, StorageError):
                async with changing(self.engine) as connection:
                    await tell_signed_out(connection, kind, value)
                return
            await asyncio.sleep(AGAIN)

    @contextlib.asynccontextmanager
    async def signing_out(self, kind: str, value: str) -> AsyncIterator[None]:
        """Sign out once it is kept what ends cookies or tokens; where nobody knows that, all must show who they are."""
        try:
            yield
        except Unknown:
            self.sign_out(PERHAPS, "")
            raise
        self.sign_out(kind, value)

    def say_goodbye(self, kind: str, value: str) -> None:
        """End those of this process."""
        self.said_goodbye += 1
        for goodbye in list(self.goodbyes):
            goodbye(kind, value)

    def place_of(self, person: str) -> str:
        """The place that somebody takes turns with at thinking: an address, in a form that does not tell it."""
        address = self.whereabouts.of(person)
        return hmac.new(self.sessions.secret, address.encode(), "sha256").hexdigest()[:16] if address else person

    async def look_after_bots(self) -> None:
        """Ask again where a bot is silent: whoever asked it may have died. One that thinks is not asked twice."""
        while True:
            await asyncio.sleep(SILENT)
            for table in list(self.tables.at_hand.values()):
                if waits_for_bot(table) and time.time() - table.moved_at > SILENT:
                    self.thinker.consider(table)

    async def put_tables_away(self) -> None:
        """Forget tables at rest: whoever comes back has them read again."""
        while True:
            await asyncio.sleep(self.settings.rest_seconds / 4)
            self.tables.put_away_resting(self.settings.rest_seconds)

    async def tidy_up(self) -> None:
        """Forget for good what nobody needs any more, now and then."""
        pause = SETTLED
        while True:
            await asyncio.sleep(pause)
            pause = TIDYING
            try:
                found = await purge(self.engine, time.time(), self.settings.guest_days)
            except (SQLAlchemyError, OSError) as error:
                LOGGER.warning("what nobody needs could not be forgotten", extra={"error": str(error)})
            else:
                if any(found.values()):
                    LOGGER.info("forgotten", extra=found)

    async def look_for_goodbyes(self) -> None:
        """Beside a SQLite file nobody says that the host has banned a person or drawn a password; so see."""
        async with self.engine.connect() as connection:
            known = await last_signed_out(connection)
        while True:
            await asyncio.sleep(GOODBYES)
            with contextlib.suppress(SQLAlchemyError):
                async with self.engine.connect() as connection:
                    last = await last_signed_out(connection)
                if last != known:
                    self.say_goodbye(PERHAPS, "")
                known = last

    async def hindrances(self) -> list[str]:
        """What keeps this process from serving, each in a sentence: can it keep moves, hear others, do bots think?"""
        found = [await self.prove(), self.store.deafness(), self.thinker.hindrance()]
        found += [f"{name.capitalize()} has failed: {why}." for name, why in self.tasks.troubles.items()]
        if self.closing:
            found.append("The server ends.")
        return [each for each in found if each]

    async def prove(self) -> str:
        """Why a move could not be kept at the moment, or nothing; tried once for all who ask at a time."""
        if self.proof is None or (self.proof.done() and time.monotonic() - self.proved_at > PROOF):
            self.proof = asyncio.ensure_future(self.try_to_keep())
        return await asyncio.shield(self.proof)

    async def try_to_keep(self) -> str:
        """Keep something as a move is kept; gives why that cannot be."""
        try:
            await self.store.prove()
        except CaylusError as error:
            return str(error)
        finally:
            self.proved_at = time.monotonic()
        return ""


def resident() -> int:
    """Bytes in memory, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
