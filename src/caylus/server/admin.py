"""What a host does beside the server: look, ban, back up, restore, export. Only to restore, stop the server first.

To move the data into PostgreSQL, see `moving.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, delete, func, make_url, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.core.errors import BadOption
from caylus.server.database import FileLock, damage, open_engine
from caylus.server.errors import NotFound, Refused, StorageError
from caylus.server.live import Hub
from caylus.server.log import open_log, tell_signed_out
from caylus.server.names import clean_name, fold_name
from caylus.server.people import People
from caylus.server.schema import EVENTS, PEOPLE, SEATS, SESSIONS, TABLES, TOKENS
from caylus.server.settings import Settings
from caylus.server.shelf import Shelf
from caylus.server.table import OVER

BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside its file
WORDS: Final = 6  # of four signs each, in a password that is drawn

Row = dict[str, Any]


@contextlib.asynccontextmanager
async def looking(settings: Settings) -> AsyncIterator[AsyncEngine]:
    """The database of a server; an error of it is told in one sentence."""
    if not settings.hosted and not settings.path.is_file():
        raise StorageError(f"There is no file {settings.data}.")
    engine = open_engine(settings)
    try:
        yield engine
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(f"The database cannot be used: {getattr(error, 'orig', error)}.") from error
    finally:
        await engine.dispose()


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
        found = (await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(named))).first()
        if found is None:
            raise NotFound("There is no such person; `caylus admin users` lists them.")
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == found.id).values(banned=banned))
        if banned:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == found.id))
            await connection.execute(delete(TOKENS).where(TOKENS.c.person == found.id))
        if banned and settings.hosted:
            await tell_signed_out(connection, "person", found.id)
        return str(found.name)


async def renew_password(settings: Settings, name: str) -> tuple[str, str]:
    """Draw a new password for the account of that name, whose owner forgot theirs; gives the name and the password."""
    password = "-".join(secrets.token_hex(2) for _ in range(WORDS))
    async with looking(settings) as engine:
        people = People(engine)
        person = await people.by_name(name)
        await people.set_password(person, password)
        if settings.hosted:
            async with engine.begin() as connection:
                await tell_signed_out(connection, "sessions", person.id)
        return person.name, password


async def export(settings: Settings, table: str, sealed: bool) -> str:
    """The record of a table; while the game runs its seed is left out if asked."""
    async with reading(settings) as shelf:
        found = await shelf.get(table)
        if found.record is None:
            raise Refused("The game has not begun.")
        return found.record.dumps(sealed=sealed and found.status != OVER)


async def export_all(settings: Settings, folder: Path) -> int:
    """The records of all games that are over, a file each; gives how many."""
    folder.mkdir(parents=True, exist_ok=True)
    async with reading(settings) as shelf:
        async with shelf.engine.connect() as connection:
            ids = (await connection.execute(select(TABLES.c.id).where(TABLES.c.status == OVER))).scalars().all()
        written = 0
        for id in ids:
            try:
                table = await shelf.load(id)
            except Refused:
                continue  # of rules that this program does not play
            if table.record is not None:
                (folder / f"{id}.txt").write_text(table.record.dumps())
                written += 1
            shelf.put_away(table)
    return written


@contextlib.asynccontextmanager
async def reading(settings: Settings) -> AsyncIterator[Shelf]:
    """Tables as the server sees them."""
    async with looking(settings) as engine:
        log = open_log(settings)
        await log.open()
        try:
            yield Shelf(engine, log, Hub())
        finally:
            await log.close()


# -- backup and restore -------------------------------------------------------------------------------------


def backup(settings: Settings, file: Path) -> None:
    """A copy of everything as it is at one moment; the server may go on meanwhile."""
    if file.exists():
        raise BadOption(f"{file} exists already.")
    part = file.with_name(file.name + ".part")
    try:
        if settings.hosted:
            run_tool(settings, "pg_dump", "--format=custom", f"--file={part}")
        else:
            copy_data(settings, part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def copy_data(settings: Settings, file: Path) -> None:
    """The data file as one file, without others beside it."""
    if not settings.path.is_file():
        raise StorageError(f"There is no file {settings.data}.")
    try:
        with (
            contextlib.closing(sqlite3.connect(settings.data)) as source,
            contextlib.closing(sqlite3.connect(file)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise StorageError(f"{settings.data} cannot be copied: {error}.") from error
    if wrong := damage(file, ours=True):
        raise StorageError(f"The copy is damaged, and so is {settings.data}: {wrong}.")


def restore(settings: Settings, file: Path) -> Path | None:
    """Put a backup in the place of the data; gives where the old data is kept. No server may be running."""
    if not file.is_file():
        raise BadOption(f"There is no file {file}.")
    if settings.hosted:
        options = ("--clean", "--if-exists", "--no-owner", "--exit-on-error", "--single-transaction")
        run_tool(settings, "pg_restore", *options, str(file))
        return None
    if wrong := damage(file, ours=True):
        raise StorageError(f"{file} is no backup: {wrong}.")
    lock = FileLock(settings)
    try:
        fresh = settings.path.with_name(settings.path.name + ".restoring")
        shutil.copyfile(file, fresh)
        give_away(fresh, like=settings.path if settings.path.exists() else settings.path.absolute().parent)
        with fresh.open("rb") as copy:
            os.fsync(copy.fileno())
        kept: Path | None = None
        if settings.path.exists():
            kept = settings.path.with_name(f"{settings.path.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}")
            fold_in(settings.path)
            settings.path.rename(kept)
        for ending in BESIDE:
            Path(settings.data + ending).unlink(missing_ok=True)
        fresh.rename(settings.path)
        return kept
    finally:
        lock.release()


def give_away(file: Path, like: Path) -> None:
    """Let a file that root has made belong to whom the other belongs: the server is seldom root, and must write it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = like.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def fold_in(file: Path) -> None:
    """Bring what SQLite keeps beside a file into it, if the file can still be read."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def run_tool(settings: Settings, name: str, *arguments: str) -> None:
    """Run a program of PostgreSQL on the database; a password is told to it where no list of processes shows it."""
    program = shutil.which(name)
    if program is None:
        raise StorageError(f"{name} is not installed; it comes with PostgreSQL's client programs.")
    url = make_url(settings.address)
    open_url = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    variables = {**os.environ, "PGPASSWORD": str(url.password)} if url.password else None
    command = [program, f"--dbname={open_url.render_as_string()}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["it failed"]
        raise StorageError(f"{name}: {lines[0].removeprefix(f'{name}: error: ')}")


def run_now(work: Any) -> Any:
    """Carry out one of the above that waits for the database."""
    return asyncio.run(work)
