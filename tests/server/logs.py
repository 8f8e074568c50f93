"""Logs for tests, with a table to write to."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from sqlalchemy import insert

from caylus.server.database import open_engine
from caylus.server.log import Event, Log, open_log
from caylus.server.migrate import migrate
from caylus.server.schema import TABLES
from caylus.server.settings import Settings

ROW = {
    "game": "caylus",
    "rules": 1,
    "players": 2,
    "options": {},
    "seed": "7",
    "seed_chosen": False,
    "salt": "",
    "key": "",
    "listed": False,
    "delay": 0,
    "creator": "",
    "created": 0.0,
    "status": "running",
}


async def make_tables(settings: Settings, *names: str) -> None:
    """A database with these tables in it."""
    engine = open_engine(settings)
    await migrate(engine)
    async with engine.begin() as connection:
        for name in names:
            await connection.execute(insert(TABLES).values(id=name, **ROW))
    await engine.dispose()


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Log]:
    """A log, closed in the end."""
    log = open_log(settings)
    await log.open()
    try:
        yield log
    finally:
        await log.close()


def an_event(table: str, number: int, value: int = 0) -> Event:
    """An action played."""
    return Event(table, number, "play", 0, value, None, 0.5)
