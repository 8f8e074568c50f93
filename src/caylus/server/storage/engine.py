"""The way to the database for everything but events, which `sqlite.py` and `postgres.py` keep."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caylus.server.settings import Settings
from caylus.server.storage.files import LOCK, make_private
from caylus.server.tasks import describe, is_ending
from caylus.tables.refusals import StorageError, not_known


def open_engine(settings: Settings, patient: bool = False) -> AsyncEngine:
    """An engine of SQLAlchemy for the database of the settings; a patient one lets PostgreSQL take its time."""
    if settings.hosted:
        if importlib.util.find_spec("asyncpg") is None:
            raise StorageError("PostgreSQL needs one package more: pip install 'caylus[hosted]'")
        return create_async_engine(settings.address, pool_pre_ping=True) if patient else open_limited(settings)
    engine = create_async_engine(settings.address)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas(settings):
            cursor.execute(pragma)
        cursor.close()

    return engine


def open_limited(settings: Settings) -> AsyncEngine:
    """One for PostgreSQL with the limits of a server, which shares its connections."""
    from caylus.server.storage import limits  # noqa: PLC0415 (asyncpg is an extra)

    engine = create_async_engine(
        settings.address,
        pool_size=limits.PLACES,
        max_overflow=0,
        pool_timeout=limits.PLACE,
        connect_args=limits.limits(),
    )
    limits.look_before_use(engine)
    return engine


@contextlib.asynccontextmanager
async def changing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """All or none of what is changed meanwhile; Unknown if PostgreSQL is lost while it commits that."""
    async with engine.connect() as connection:
        yield connection
        try:
            await connection.commit()
        except (Exception, asyncio.CancelledError) as error:
            if is_ending() or engine.dialect.name == "sqlite":
                raise
            raise not_known(describe(getattr(error, "orig", None) or error)) from error


@contextlib.asynccontextmanager
async def looking(settings: Settings) -> AsyncIterator[AsyncEngine]:
    """The database of a server; an error of it is told in one sentence."""
    if not settings.hosted and not settings.path.is_file():
        raise StorageError(f"There is no file {settings.data}.")
    engine = open_engine(settings, patient=True)
    try:
        yield engine
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(f"The database cannot be used: {getattr(error, 'orig', error)}.") from error
    finally:
        await engine.dispose()


def pragmas(settings: Settings) -> list[str]:
    """How every connection to a SQLite file is set."""
    return [
        f"PRAGMA busy_timeout={round(settings.lock_seconds * 1000)}",
        "PRAGMA journal_mode=WAL",
        f"PRAGMA synchronous={settings.sync}",
        "PRAGMA foreign_keys=ON",
    ]


def damage(file: Path, ours: bool = False) -> str:
    """What is wrong with a file of SQLite, or with taking it for a database of ours; empty if nothing is."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            if ours:
                connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return "" if found == "ok" else found


class FileLock:
    """One server to a SQLite file: a second would not hear what the first has written.

    It is an exclusive transaction in a file beside it, which ends with the process however that ends.
    """

    def __init__(self, settings: Settings) -> None:
        try:
            make_private(Path(settings.data + LOCK))
            self.connection = sqlite3.connect(settings.data + LOCK, isolation_level=None, timeout=0)
        except (sqlite3.OperationalError, OSError) as error:
            folder = settings.path.absolute().parent
            reason = error if folder.is_dir() else f"there is no folder {folder}"
            raise StorageError(f"{settings.data} cannot be opened: {reason}.") from None
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self.connection.close()
            raise StorageError(f"Another server is using {settings.data}.") from None

    def release(self) -> None:
        """Let another server have the file."""
        self.connection.close()
