"""Bringing the database up to date when a server starts: one process at a time, and with a copy of a SQLite file."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.server.storage.files import make_private
from caylus.tables.refusals import StorageError

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 8303  # the advisory lock of PostgreSQL that migrating processes queue at


async def migrate(engine: AsyncEngine) -> None:
    """Apply the migrations that are missing; StorageError if the database is newer than this program."""
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)
            await connection.commit()
            return
        # SQLite changes a table by making it anew, and meanwhile nothing may look whether others refer to it
        await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        try:
            await connection.run_sync(upgrade)
            broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first()
            if broken is not None:
                raise StorageError(f"The database could not be brought up to date: {broken[0]} lost what it refers to.")
            await connection.commit()
        finally:
            await connection.rollback()
            await connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def upgrade(connection: Connection) -> None:
    """The same on a plain connection."""
    if is_up_to_date(connection):
        return
    scripts, now = ScriptDirectory(str(SCRIPTS)), MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in {each.revision for each in scripts.walk_revisions()}:
        raise StorageError("The database was made by a newer version of this program.")
    file = connection.engine.url.database
    if now is not None and connection.dialect.name == "sqlite" and file:
        keep_copy(Path(file), now)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS))
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Whether the database is as this program would make it."""
    now = MigrationContext.configure(connection).get_current_revision()
    return now == ScriptDirectory(str(SCRIPTS)).get_current_head()


def keep_copy(file: Path, revision: str) -> None:
    """A copy of the file as it was before the migration."""
    kept = Path(f"{file}.before-{revision}")
    make_private(kept)
    with (
        contextlib.closing(sqlite3.connect(file)) as source,
        contextlib.closing(sqlite3.connect(kept)) as copy,
    ):
        source.backup(copy)
