"""What a host does beside the server: look, ban, give a new password, export.

For copies of the data see `storage/backup.py`, for moving it into PostgreSQL `storage/move.py`, for looking through all
of it `storage/check.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caylus.server.people.accounts import Accounts
from caylus.server.settings import Settings
from caylus.server.storage.engine import looking
from caylus.server.storage.files import make_private
from caylus.server.storage.schema import EVENTS, PEOPLE, SEATS, SESSIONS, TABLES, TOKENS
from caylus.server.storage.store import open_store, tell_signed_out
from caylus.tables.bots import NoBots
from caylus.tables.hub import Hub
from caylus.tables.names import clean_name, fold_name, likeness
from caylus.tables.refusals import NotFound, Refused
from caylus.tables.service import Tables
from caylus.tables.table import OVER

WORDS: Final = 6  # of four signs each, in a password that is drawn
NOBODY: Final = "Guest"  # a name for those whose own is banned

Row = dict[str, Any]


async def list_tables(settings: Settings, status: str | None, most: int) -> list[Row]:
    """Tables, the newest first, with who sits there and how much has happened."""
    names = select(SEATS.c.table_id, func.count().label("taken")).group_by(SEATS.c.table_id).subquery()
    length = select(func.count()).where(EVENTS.c.table_id == TABLES.c.id).scalar_subquery()
    query = (
        select(
            TABLES.c.id,
            TABLES.c.game,
            TABLES.c.status,
            TABLES.c.players,
            func.coalesce(names.c.taken, 0).label("taken"),
            length.label("events"),
            TABLES.c.created,
        )
        .outerjoin(names, names.c.table_id == TABLES.c.id)
        .order_by(TABLES.c.created.desc())
        .limit(most)
    )
    if status is not None:
        query = query.where(TABLES.c.status == status)
    async with looking(settings) as engine, engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def list_people(settings: Settings, name: str | None, most: int) -> list[Row]:
    """People, the newest first; never their secrets."""
    seats = select(func.count()).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.account, PEOPLE.c.banned, seats.label("seats"), PEOPLE.c.created)
        .order_by(PEOPLE.c.created.desc())
        .limit(most)
    )
    if name is not None:
        query = query.where(func.lower(PEOPLE.c.name).contains(name.lower(), autoescape=True))
    async with looking(settings) as engine, engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def ban(settings: Settings, who: str, banned: bool) -> str:
    """Ban a person, by id or by the name of the account, or let them in again; gives their name."""
    named = (PEOPLE.c.id == who) | (PEOPLE.c.account == fold_name(clean_name(who)))
    async with looking(settings) as engine, engine.begin() as connection:
        columns = PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.account
        found = (await connection.execute(select(*columns).where(named))).first()
        if found is None:
            raise NotFound("There is no such person; `caylus admin users` lists them.")
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == found.id).values(banned=banned))
        if banned:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == found.id))
            await connection.execute(delete(TOKENS).where(TOKENS.c.person == found.id))
            await tell_signed_out(connection, "person", found.id)
            if found.account is not None:
                await rename_guests_like(connection, found.name)
        return str(found.name)


async def rename_guests_like(connection: AsyncConnection, name: str) -> None:
    """Guests whose names look like one that is banned have another from now on; at their tables they keep it."""
    guests = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.account.is_(None)))
    alike = [guest.id for guest in guests if likeness(guest.name) == likeness(name)]
    for each in alike:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == each).values(name=NOBODY))


async def renew_password(settings: Settings, name: str) -> tuple[str, str]:
    """Draw a new password for the account of that name, whose owner forgot theirs; gives the name and the password."""
    password = "-".join(secrets.token_hex(2) for _ in range(WORDS))
    async with looking(settings) as engine:
        accounts = Accounts(engine)
        person = await accounts.by_name(name)
        await accounts.set_password(person, password)
        async with engine.begin() as connection:
            await tell_signed_out(connection, "person", person.id)
        return person.name, password


async def export(settings: Settings, table: str, sealed: bool) -> str:
    """The record of a table; while the game runs its seed is left out if asked."""
    async with reading(settings) as (_, tables):
        found = await tables.get(table)
        if found.record is None:
            raise Refused("The game has not begun.")
        return found.record.dumps(sealed=sealed and found.status != OVER)


async def export_all(settings: Settings, folder: Path) -> int:
    """The records of all games that are over, a file each, for their owner alone; gives how many."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    async with reading(settings) as (engine, tables):
        async with engine.connect() as connection:
            ids = (await connection.execute(select(TABLES.c.id).where(TABLES.c.status == OVER))).scalars().all()
        written = 0
        for id in ids:
            try:
                table = await tables.load(id)
            except Refused:
                continue  # of rules that this program does not play
            if table.record is not None:
                file = folder / f"{id}.txt"
                make_private(file)
                file.write_text(table.record.dumps())
                written += 1
            tables.put_away(table)
    return written


@contextlib.asynccontextmanager
async def reading(settings: Settings) -> AsyncIterator[tuple[AsyncEngine, Tables]]:
    """Tables as the server sees them."""
    async with looking(settings) as engine:
        store = open_store(settings, engine)
        await store.open()
        try:
            yield engine, Tables(store, NoBots(), Hub())
        finally:
            await store.close()


def run_now(work: Any) -> Any:
    """Carry out one of the above that waits for the database."""
    return asyncio.run(work)
