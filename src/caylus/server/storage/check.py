"""Looking through a whole database: is every event of every table the one that was kept?

The hash of an event binds all before it, so nothing can be changed, added or taken away in front of another event. What
is missing at the end is told by the table, which is known to have begun, or when it was over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import func, select

from caylus.server.settings import Settings
from caylus.server.storage.engine import damage, looking
from caylus.server.storage.migrate import is_up_to_date
from caylus.server.storage.schema import EVENTS, TABLES
from caylus.server.storage.store import check_end, verify
from caylus.tables.refusals import Damaged, StorageError

BATCH: Final = 500  # tables between two reports
ROW: Final = tuple(EVENTS.c[name] for name in ("number", "kind", "seat", "value", "body", "at", "format", "hash"))


@dataclass
class Found:
    """What there is, and a sentence for each table that is not as it was kept."""

    tables: int = 0
    events: int = 0
    damaged: list[str] = field(default_factory=list)


async def check(settings: Settings, tell: Callable[[int, int], object]) -> Found:
    """Look through all tables, and tell from time to time how many of how many are done."""
    found, last = Found(), ""
    if not settings.hosted and settings.path.is_file() and (wrong := await asyncio.to_thread(damage, settings.path)):
        raise StorageError(f"{settings.data} is damaged: {wrong}.")
    async with looking(settings) as engine, engine.connect() as connection:
        if not await connection.run_sync(is_up_to_date):
            raise StorageError("The database is of another version; start the server on it first.")
        total = int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())
        query = select(TABLES.c.id, TABLES.c.status, TABLES.c.ended).order_by(TABLES.c.id).limit(BATCH)
        while tables := (await connection.execute(query.where(TABLES.c.id > last))).all():
            for id, status, ended in tables:
                rows = (
                    await connection.execute(select(*ROW).where(EVENTS.c.table_id == id).order_by(EVENTS.c.number))
                ).all()
                try:
                    check_end(id, list(verify(id, [tuple(row) for row in rows])), status, ended)
                except (Damaged, StorageError) as error:
                    found.damaged.append(str(error))
                found.events += len(rows)
                last = id
            found.tables += len(tables)
            tell(found.tables, max(total, found.tables))
    return found
