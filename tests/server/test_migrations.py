"""Databases are brought up to date, and never by two processes at once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Column, Connection, MetaData, inspect, text

from caylus.server.settings import Settings
from caylus.server.storage.engine import open_engine
from caylus.server.storage.migrate import SCRIPTS, migrate
from caylus.server.storage.schema import METADATA
from caylus.tables.refusals import StorageError
from tests.server.conftest import make_settings, new_database


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


async def test_processes_that_start_together_wait_for_each_other(postgres: str) -> None:
    settings = Settings(data=await new_database(postgres))  # a SQLite file has one server
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
    with contextlib.closing(sqlite3.connect(tmp_path / "caylus.db.before-0001")) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


async def test_games_survive_a_change_of_their_tables(settings: Settings) -> None:
    engine = open_engine(settings)
    await migrate(engine)
    async with engine.connect() as connection:
        await connection.run_sync(lambda plain: command.downgrade(config_for(plain), "0001"))
        await connection.commit()
    async with engine.begin() as connection:
        await connection.run_sync(fill_every_table)
    await migrate(engine)
    async with engine.begin() as connection:
        for name in ("people", "tables", "seats", "events"):
            rows = (await connection.execute(text(f"SELECT count(*) FROM {name}"))).scalar_one()
            assert rows == 1, name
        if not settings.hosted:
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1, "looked after again"
        for name in ("events", "seats", "tables", "people"):  # for the next test
            await connection.execute(text(f"DELETE FROM {name}"))
    await engine.dispose()


def fill_every_table(connection: Connection) -> None:
    """A row in each of the tables that belong together, as the database has them now."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name in ("people", "tables", "seats", "events"):
            row = {column.name: some_value(column) for column in table.columns if not column.nullable}
            connection.execute(table.insert().values(**row))


def some_value(column: Column[Any]) -> object:
    """Something that fits; the same for keys and what refers to them."""
    plain: dict[type, object] = {str: "x", int: 0, float: 0.0, bool: False}
    return plain.get(column.type.python_type, {})  # else JSON
