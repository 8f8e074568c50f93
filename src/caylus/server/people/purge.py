"""Forgetting what nobody needs any more: guests who stay away, sessions that have ended, jobs of games past."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.server.people.accounts import DAY
from caylus.server.people.sessions import LIFE
from caylus.server.storage.schema import JOBS, PEOPLE, SEATS, SESSIONS, TABLES, TURNS
from caylus.tables.table import OVER

BATCH: Final = 500  # people at a time, so that nobody waits long
STRANGERS: Final = 30  # days for which a guest is kept who was never at a table


async def purge(engine: AsyncEngine, now: float, guest_days: float) -> dict[str, int]:
    """Forget it all, and give how much of what there was. Games stay, under the names that were played by."""
    seen = func.coalesce(PEOPLE.c.seen, PEOPLE.c.created)
    seat = select(SEATS.c.seat).where(SEATS.c.person == PEOPLE.c.id)
    opened = select(TABLES.c.id).where(TABLES.c.creator == PEOPLE.c.id)
    going_on = seat.join(TABLES, TABLES.c.id == SEATS.c.table_id).where(TABLES.c.status != OVER).exists()
    busy = going_on | opened.where(TABLES.c.status != OVER).exists()
    stranger = ~seat.exists() & ~opened.exists() & (seen < now - min(STRANGERS, guest_days) * DAY)
    gone = PEOPLE.c.account.is_(None) & ~PEOPLE.c.banned & ~busy & ((seen < now - guest_days * DAY) | stranger)
    over = select(TABLES.c.id).where(TABLES.c.status == OVER)
    return {
        "guests": await forget(engine, PEOPLE.c.id, gone),
        "sessions": await forget(engine, SESSIONS.c.hash, SESSIONS.c.created < now - LIFE),
        "turns": await forget(engine, TURNS.c.host, TURNS.c.served < now - DAY),
        "jobs": await forget(engine, JOBS.c.table_id, JOBS.c.table_id.in_(over)),
    }


async def forget(engine: AsyncEngine, key: Any, which: Any) -> int:
    """Delete rows by their key, some at a time; with a person go their sessions and tokens."""
    done = 0
    while True:
        async with engine.begin() as connection:
            keys = (await connection.execute(select(key).where(which).limit(BATCH))).scalars().all()
            if keys:
                await connection.execute(delete(key.table).where(key.in_(keys)))
        done += len(keys)
        if len(keys) < BATCH:
            return done
