"""Stores for tests, with a table to write to."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from sqlalchemy import insert

from caylus.server.settings import Settings
from caylus.server.storage.engine import open_engine
from caylus.server.storage.migrate import migrate
from caylus.server.storage.schema import TABLES
from caylus.server.storage.store import Store, open_store
from caylus.tables.events import Kept, Played

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
    "status": "waiting",
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
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """A store, closed in the end."""
    engine = open_engine(settings)
    store = open_store(settings, engine)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
        await engine.dispose()


async def keep(store: Store, table: str, number: int, action: int = 0) -> None:
    """Append one event."""
    await store.append(table, [kept(number, action)])


def kept(number: int, action: int = 0) -> Kept:
    """An event for which nobody has looked at those before it."""
    return Kept(number, Played(0, action), 0.5)


async def read(store: Store, table: str, since: int = 0) -> list[Kept]:
    """What is read back, without the hashes that it has got."""
    return [each._replace(hash="") for each in await store.read(table, since)]
