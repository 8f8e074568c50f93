"""The house: everything a server holds, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Final

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.core.errors import CaylusError
from caylus.server.advising import Adviser
from caylus.server.database import FileLock, open_engine
from caylus.server.desk import Desk
from caylus.server.errors import Conflict, StorageError
from caylus.server.live import Hub
from caylus.server.log import EVERYTHING, Log, open_log
from caylus.server.migrate import migrate
from caylus.server.people import People
from caylus.server.replaying import Replayer
from caylus.server.schema import TABLES
from caylus.server.settings import Settings
from caylus.server.shelf import Shelf
from caylus.server.thinking import Thinker

LOGGER: Final = logging.getLogger("caylus.house")


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = open_engine(settings)
        self.log: Log = open_log(settings)
        self.hub = Hub()
        self.people = People(self.engine, settings.secret)
        self.shelf = Shelf(self.engine, self.log, self.hub)
        self.thinker = Thinker(settings.bot_workers, settings.bot_seconds)
        self.adviser = Adviser()
        self.replayer = Replayer()
        self.desk = Desk(self.shelf, self.thinker)
        self.lock: FileLock | None = None
        self.closing = False
        self.goodbyes: list[Callable[[str, str], None]] = []  # told of a person, and a cookie or an empty text for all
        self.chores: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Bring the database up to date and begin; StorageError with a sentence if that cannot be."""
        if not self.settings.hosted:
            self.lock = FileLock(self.settings)
        try:
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
        self.begin(self.wake_bots())
        self.begin(self.look_after_bots())

    async def close(self) -> None:
        """Finish what is under way; listeners have been told to go."""
        self.closing = True
        self.hub.wake_all()
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

    def begin(self, chore: Coroutine[None, None, None]) -> None:
        """Do something beside."""
        task = asyncio.ensure_future(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def hear(self, table: str) -> None:
        """Another process has added to a table."""
        changed = list(self.shelf.tables) if table == EVERYTHING else [table]
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
        """Ask again what bots were thinking about when the last server ended."""
        async with self.engine.connect() as connection:
            running = (
                (await connection.execute(select(TABLES.c.id).where(TABLES.c.status == "running"))).scalars().all()
            )
        for id in running:
            try:
                self.thinker.consider(await self.shelf.get(id))
            except CaylusError as error:
                LOGGER.warning("a table cannot go on", extra={"table": id, "error": str(error)})

    def sign_out(self, person: str, cookie: str = "") -> None:
        """End the open connections of a person, or those of one browser."""
        for goodbye in list(self.goodbyes):
            goodbye(person, cookie)

    async def look_after_bots(self) -> None:
        """Ask again where a bot has been silent too long: the process that asked it may have died."""
        while True:
            await asyncio.sleep(self.settings.bot_seconds)
            for table in list(self.shelf.tables.values()):
                if time.time() - table.moved_at > 2 * self.settings.bot_seconds:
                    self.thinker.consider(table)

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            await self.log.read("", 0)
        except (SQLAlchemyError, OSError, CaylusError):
            return False
        return not self.closing
