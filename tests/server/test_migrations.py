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
from caylus.tables.events import CameBack, Event, Kept, Played, Rose, Sat, Started, StoodIn, chain
from caylus.tables.refusals import StorageError
from caylus.tables.setup import Seat
from tests.server.conftest import make_settings, new_database
from tests.server.stores import opened


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


async def test_names_of_seats_survive_every_migration_and_events_get_their_hashes(settings: Settings) -> None:
    engine = open_engine(settings)
    await migrate(engine)
    async with engine.connect() as connection:
        await connection.run_sync(lambda plain: command.downgrade(config_for(plain), "0001"))
        await connection.commit()
    async with engine.begin() as connection:
        for table in ("a", "b"):
            await connection.run_sync(fill_with_names, table)
    await migrate(engine)
    async with opened(settings) as store:
        for table in ("a", "b"):
            assert await store.read(table) == chained(table)
    async with engine.begin() as connection:
        query = text("SELECT seat, person, name, bot, stand_in FROM seats WHERE table_id = 'b' ORDER BY seat")
        assert [tuple(row) for row in await connection.execute(query)] == [
            (0, "1", "Anna", "", ""),
            (1, "", "Berta", "novice", ""),
            (2, "3", "Carl", "", "mason"),
        ]
        for name in ("events", "seats", "tables"):  # for the next test
            await connection.execute(text(f"DELETE FROM {name}"))
    await engine.dispose()


HAPPENED: list[Event] = [
    Sat(0, Seat("person", "1", "Anna")),
    Sat(1, Seat("bot", "", "Berta", "novice")),
    Sat(2, Seat("person", "2", "Hugo")),
    Rose(2),
    Sat(2, Seat("person", "3", "Carl")),
    Started(),
    StoodIn(0, "novice"),
    StoodIn(2, "mason"),
    CameBack(0),
    *(Played(0, action) for action in range(3000)),  # more of both tables than are changed at a time
]


def chained(table: str) -> list[Kept]:
    """What has happened at a table, with hashes."""
    return chain(table, "", 0, HAPPENED, 1.25)


def fill_with_names(connection: Connection, table: str) -> None:
    """A table as the first version kept it: without names beside the events, and without bots."""
    found = MetaData()
    found.reflect(connection)
    tables, events, seats = (found.tables[name] for name in ("tables", "events", "seats"))
    row = {column.name: some_value(column) for column in tables.columns if not column.nullable}
    connection.execute(tables.insert().values(**{**row, "id": table}))
    names = ("table_id", "number", "kind", "seat", "value", "body", "at")
    rows = [(table, number, event.kind, *event.columns(), at) for number, event, at, _ in chained(table)]
    connection.execute(events.insert(), [dict(zip(names, row, strict=True)) for row in rows])
    for seat, person in ((0, "1"), (2, "3")):
        connection.execute(seats.insert().values(table_id=table, seat=seat, person=person))


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
