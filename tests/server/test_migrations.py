"""Databases are brought up to date, and never by two processes at once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

from caylus.server.database import open_engine
from caylus.server.errors import StorageError
from caylus.server.migrate import SCRIPTS, migrate
from caylus.server.schema import METADATA
from caylus.server.settings import Settings
from tests.server.conftest import make_settings


def config_for(connection: Connection) -> Config:
    """Alembic on a connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS))
    return config


async def test_migrations_make_what_the_schema_says_and_can_be_undone(settings: Settings) -> None:
    engine = open_engine(settings)
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        await connection.run_sync(lambda plain: command.check(config_for(plain)))
        await connection.run_sync(lambda plain: command.downgrade(config_for(plain), "base"))
        await connection.commit()
        left = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
        assert not set(left) & set(METADATA.tables)
    await engine.dispose()


async def test_processes_that_start_together_wait_for_each_other(settings: Settings) -> None:
    if not settings.hosted:
        pytest.skip("A SQLite file has one server.")
    engines = [open_engine(settings) for _ in range(4)]
    await asyncio.gather(*map(migrate, engines))
    for engine in engines:
        await engine.dispose()


async def test_a_database_of_a_newer_program_is_refused(settings: Settings) -> None:
    engine = open_engine(settings)
    await migrate(engine)
    async with engine.begin() as connection:
        newest = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="newer version"):
        await migrate(engine)
    async with engine.begin() as connection:  # for the next test
        await connection.execute(text("UPDATE alembic_version SET version_num = :newest"), {"newest": newest})
    await engine.dispose()


async def test_an_older_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    engine = open_engine(settings)
    await migrate(engine)
    async with engine.connect() as connection:
        await connection.run_sync(lambda plain: command.downgrade(config_for(plain), "0001"))
        await connection.commit()
    await migrate(engine)
    await engine.dispose()
    with sqlite3.connect(tmp_path / "caylus.db.before-0001") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
