"""The house: everything a server holds, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Final

from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.core.errors import CaylusError
from caylus.server.advising import Adviser
from caylus.server.database import FileLock, damage, open_engine
from caylus.server.desk import Desk
from caylus.server.errors import Conflict, StorageError, TooMany
from caylus.server.guards import Limits
from caylus.server.live import Hub
from caylus.server.log import EVERYTHING, OUT, Log, open_log, tell_signed_out
from caylus.server.migrate import migrate
from caylus.server.people import People, Person
from caylus.server.replaying import Replayer
from caylus.server.schema import PEOPLE
from caylus.server.settings import Settings
from caylus.server.shelf import Shelf
from caylus.server.thinking import Thinker

LOGGER: Final = logging.getLogger("caylus.house")
PERHAPS: Final = "perhaps"  # news may have been missed: whoever is connected must show anew who they are
LARGE: Final = 1 << 29  # bytes of a file that is not looked through at every start
BANS: Final = 5.0  # seconds between looks for people who were banned
MOST_WOKEN: Final = 50  # bots that are asked at once when a server starts
PATIENCE: Final = 0.2  # seconds until the next look whether they have answered
CROWD: Final = 10  # people behind one address, each with as many sockets as one may have
SIGN_INS: Final = 0.1  # attempts a second, on the average
SIGN_IN_BURST: Final = 10


def open_thinker(settings: Settings, log: Log, shelf: Shelf) -> Thinker:
    """Where bots think: with one server in its own processes, with several wherever one is free."""
    if not settings.hosted:
        return Thinker(settings.bot_workers, settings.bot_seconds, settings.stand_in_seconds)
    from caylus.server.jobs import SharedThinker  # noqa: PLC0415 (asyncpg is an extra)
    from caylus.server.log_postgres import PostgresLog  # noqa: PLC0415

    assert isinstance(log, PostgresLog)
    return SharedThinker(settings.bot_workers, settings.bot_seconds, settings.stand_in_seconds, log, shelf)


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = open_engine(settings)
        self.log: Log = open_log(settings)
        self.hub = Hub()
        self.people = People(self.engine, settings.secret)
        self.shelf = Shelf(self.engine, self.log, self.hub)
        self.thinker = open_thinker(settings, self.log, self.shelf)
        self.adviser = Adviser()
        self.replayer = Replayer()
        self.desk = Desk(self.shelf, self.thinker)
        self.lock: FileLock | None = None
        self.closing = False
        self.goodbyes: list[Callable[[str, str], None]] = []  # told who is signed out: see `sign_out`
        self.limits = Limits(settings.request_rate, settings.request_burst)  # by person
        self.attempts = Limits(SIGN_INS, SIGN_IN_BURST)  # to sign in, by address and name
        self.responses: Counter[int] = Counter()  # by status
        self.sockets: Counter[str] = Counter()  # open ones, by person and by address
        self.chores: set[asyncio.Task[None]] = set()
        self.waking: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin; StorageError with a sentence if that cannot be."""
        if not self.settings.hosted:
            self.lock = FileLock(self.settings)
        try:
            await self.check_file()
            await migrate(self.engine)
            await self.people.open()
            await self.log.open()
        except (SQLAlchemyError, OSError, StorageError) as error:
            await self.engine.dispose()
            if self.lock is not None:
                self.lock.release()
            reason = str(getattr(error, "orig", error)).rstrip(".")
            raise StorageError(f"The database cannot be opened: {reason}.") from error
        self.log.listen(self.hear)
        self.thinker.open(self.answer)
        self.waking = asyncio.ensure_future(self.wake_bots())
        self.begin(self.look_after_bots())
        if not self.settings.hosted:
            self.begin(self.look_for_bans())

    async def check_file(self) -> None:
        """A damaged file is left alone, for a backup to be put in its place."""
        path = self.settings.path
        if not self.settings.hosted and path.is_file() and 0 < path.stat().st_size < LARGE:
            wrong = await asyncio.to_thread(damage, path)
            if wrong:
                raise StorageError(wrong)

    async def close(self) -> None:
        """Finish what is under way; listeners have been told to go."""
        self.closing = True
        self.hub.wake_all()
        if self.waking is not None:  # not cancelled: that would leave a connection to the database open
            with contextlib.suppress(SQLAlchemyError, OSError, CaylusError):
                await self.waking
        for chore in list(self.chores):
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError, CaylusError):
                await chore
        await self.thinker.close()
        await asyncio.to_thread(self.adviser.close)
        await self.log.close()
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    @contextlib.contextmanager
    def connected(self, person: Person | None, address: str) -> Iterator[None]:
        """While a socket is open; TooMany if there are enough of the same person or address."""
        most = {f"address {address}": CROWD * self.settings.sockets}
        if person is not None:
            most[f"person {person.id}"] = self.settings.sockets
        if any(self.sockets[who] >= number for who, number in most.items()):
            raise TooMany("You have too many connections open. Close some.")
        self.sockets.update(most.keys())
        try:
            yield
        finally:
            self.sockets.subtract(most.keys())
            for who in most:
                if not self.sockets[who]:
                    del self.sockets[who]

    def begin(self, chore: Coroutine[None, None, None]) -> None:
        """Do something beside."""
        task = asyncio.ensure_future(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def hear(self, news: str) -> None:
        """Another process has added to a table, or somebody has signed out there."""
        word, _, rest = news.partition(" ")
        if word == OUT:
            self.say_goodbye(*rest.split(" ", 1))
            return
        if news == EVERYTHING:
            self.say_goodbye(PERHAPS, "")
        changed = list(self.shelf.tables) if news == EVERYTHING else [news]
        for each in changed:
            if each in self.shelf.tables:
                self.begin(self.catch_up(each))

    async def catch_up(self, id: str) -> None:
        """Let it happen here too."""
        table = self.shelf.tables.get(id)
        if table is not None:
            async with table.lock:
                await self.shelf.refresh(table)

    async def answer(self, table: str, version: int, action: int) -> None:
        """A bot has decided; if another process was quicker, so be it."""
        with contextlib.suppress(Conflict):
            await self.desk.play_for_bot(table, version, action)

    async def wake_bots(self) -> None:
        """Ask again what bots were thinking about when the last server ended, a few tables at a time."""
        for id in await self.shelf.with_bots():
            while len(self.thinker.asked) >= MOST_WOKEN and not self.closing:
                await asyncio.sleep(PATIENCE)
            if self.closing:
                return
            at_hand = id in self.shelf.tables
            try:
                table = await self.shelf.get(id)
            except CaylusError as error:
                LOGGER.warning("a table cannot go on", extra={"table": id, "error": str(error)})
                continue
            self.thinker.consider(table)
            if not at_hand:
                self.shelf.put_away(table)  # until the bot has answered
            await asyncio.sleep(0)  # others want to be served meanwhile

    async def sign_out(self, kind: str, value: str) -> None:
        """End open connections, in every process: those of a `person`, of a person's `sessions`, of one `session`
        (by the digest of its secret) or of one `token` (by its id)."""
        self.say_goodbye(kind, value)
        if self.settings.hosted:
            async with self.engine.begin() as connection:
                await tell_signed_out(connection, kind, value)

    def say_goodbye(self, kind: str, value: str) -> None:
        """End those of this process."""
        for goodbye in list(self.goodbyes):
            goodbye(kind, value)

    async def look_after_bots(self) -> None:
        """Ask again where a bot has been silent too long: the process that asked it may have died."""
        while True:
            await asyncio.sleep(self.settings.bot_seconds)
            for table in list(self.shelf.tables.values()):
                if time.time() - table.moved_at > 2 * self.settings.bot_seconds:
                    self.thinker.consider(table)

    async def look_for_bans(self) -> None:
        """Beside a SQLite file nobody says that a person has been banned; so see whether any has."""
        known = -1
        while True:
            with contextlib.suppress(SQLAlchemyError):
                async with self.engine.connect() as connection:
                    query = select(func.count()).where(PEOPLE.c.banned)
                    banned = int((await connection.execute(query)).scalar_one())
                if known not in (-1, banned):
                    self.say_goodbye(PERHAPS, "")
                known = banned
            await asyncio.sleep(BANS)

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            await self.log.read("", 0)
        except (SQLAlchemyError, OSError, CaylusError):
            return False
        return not self.closing
