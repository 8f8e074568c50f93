"""`caylus admin move`: from a file into PostgreSQL, with people, games and cookies, or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from alembic import command

from caylus.core.errors import CaylusError
from caylus.server.settings import Settings
from caylus.server.storage import move as moving
from caylus.server.storage.engine import open_engine
from caylus.server.storage.migrate import migrate
from caylus.server.storage.move import move
from caylus.server.storage.schema import METADATA
from caylus.tables.refusals import StorageError
from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, Json, bot, me, served
from tests.server.test_admin import admin, run
from tests.server.test_migrations import config_for


@pytest.fixture
def file(tmp_path: Path) -> Settings:
    """A server with a file."""
    return make_settings(str(tmp_path / "caylus.db"))


@pytest.fixture
async def database(postgres: str) -> Settings:
    """A server with a new database."""
    return make_settings(await new_database(postgres))


async def play_some(settings: Settings) -> tuple[Json, dict[str, str]]:
    """Games of Anna, who has an account, and what her browser keeps; the last one is not over."""
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password="correct horse")
        await anna.post("/tables", game="caylus-1303", seats=[me(), bot("random")])
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        for _ in range(5):
            move = {"version": table["version"], "action": table["offers"][0]["action"]}
            table = await anna.post(f"/tables/{table['id']}/actions", **move)
        return table, dict(anna.client.cookies)


async def count_all(settings: Settings) -> dict[str, int]:
    """The rows of every table of ours in PostgreSQL, seen by another program."""
    connection = await asyncpg.connect(settings.data)
    try:
        return {table: await connection.fetchval(f"SELECT count(*) FROM {table}") for table in METADATA.tables}
    finally:
        await connection.close()


def count_file(settings: Settings) -> dict[str, int]:
    """The same in a file."""
    with contextlib.closing(sqlite3.connect(settings.data)) as connection:
        return {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in METADATA.tables}


async def test_a_game_goes_on_in_postgresql_where_it_stood_in_the_file(file: Settings, database: Settings) -> None:
    table, cookies = await play_some(file)
    there = count_file(file)
    assert min(there["events"], there["people"], there["sessions"], there["keys"]) > 0
    said = await asyncio.to_thread(admin, database, "move", file.data)
    assert f"tables {there['tables']}, events {there['events']}, people {there['people']}." in said
    assert await count_all(database) == there == count_file(file)
    async with served(database) as address:
        anna = Browser(address, "Anna")
        anna.client.cookies.update(cookies)
        found = await anna.get(f"/tables/{table['id']}")
        assert {key: found[key] for key in ("view", "offers", "version", "seats")} == {
            key: table[key] for key in ("view", "offers", "version", "seats")
        }
        move = {"version": found["version"], "action": found["offers"][0]["action"]}
        assert (await anna.post(f"/tables/{table['id']}/actions", **move))["ply"] == table["ply"] + 1
        await anna.post("/sessions", name="Anna", password="correct horse")
        await anna.client.aclose()


async def test_rows_are_moved_in_batches_and_none_is_left_out(
    file: Settings, database: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_some(file)
    monkeypatch.setattr(moving, "BATCH", 3)
    there = count_file(file)
    assert there["events"] > 3
    assert await move(file, database) == there == await count_all(database)


async def test_a_database_that_is_not_empty_is_left_as_it_is(file: Settings, database: Settings) -> None:
    await play_some(file)
    async with served(replace(database, bot_workers=0)):
        pass
    before = await count_all(database)
    done = await asyncio.to_thread(run, database, "move", file.data)
    assert (done.returncode, "not empty" in done.stderr) == (2, True)
    assert await count_all(database) == before


async def test_nothing_is_moved_while_a_server_uses_the_file(file: Settings, database: Settings) -> None:
    async with served(file):
        done = await asyncio.to_thread(run, database, "move", file.data)
    assert (done.returncode, done.stderr) == (2, f"Another server is using {file.data}.\n")


async def test_what_does_not_fit_is_told_and_then_nothing_is_moved(file: Settings, database: Settings) -> None:
    await play_some(file)
    with contextlib.closing(sqlite3.connect(file.data)) as connection:
        connection.execute("UPDATE seats SET name = ?", ("x" * 41,))  # SQLite does not mind
        connection.commit()
    done = await asyncio.to_thread(run, database, "move", file.data)
    assert done.returncode == 2
    assert "too long" in done.stderr
    assert set((await count_all(database)).values()) == {0}


async def test_a_file_of_an_older_version_is_brought_up_to_date_and_moved(file: Settings, database: Settings) -> None:
    await play_some(file)
    engine = open_engine(file)
    async with engine.connect() as connection:
        await connection.run_sync(lambda plain: command.downgrade(config_for(plain), "-1"))
        await connection.commit()
    await engine.dispose()
    assert await move(file, database) == await count_all(database) == count_file(file)


async def test_who_writes_meanwhile_is_waited_for_and_then_nothing_is_moved(file: Settings, database: Settings) -> None:
    await play_some(file)
    engine = open_engine(database)
    await migrate(engine)
    await engine.dispose()
    other = await asyncpg.connect(database.data)
    writing = other.transaction()
    await writing.start()
    await other.execute("INSERT INTO keys (name, value) VALUES ('another', 'server')")
    moved = asyncio.create_task(move(file, database))
    while not moved.done() and not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
        await asyncio.sleep(0.02)
    await writing.commit()
    await other.close()
    with pytest.raises(StorageError, match="not empty"):
        await moved
    assert {name for name, rows in (await count_all(database)).items() if rows} == {"keys"}


async def test_only_a_file_of_ours_is_moved_and_only_into_postgresql(tmp_path: Path, database: Settings) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Anna, " * 100)
    with pytest.raises(CaylusError, match="cannot be moved"):
        await move(Settings(data=str(letter)), database)
    with contextlib.closing(sqlite3.connect(tmp_path / "recipes.db")) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    with pytest.raises(CaylusError, match="cannot be moved"):
        await move(Settings(data=str(tmp_path / "recipes.db")), database)
    with pytest.raises(CaylusError, match="There is no file"):
        await move(Settings(data=str(tmp_path / "none.db")), database)
    with pytest.raises(CaylusError, match="where to is said by --data"):
        await move(Settings(data=str(letter)), Settings(data=str(tmp_path / "other.db")))
    assert not (tmp_path / "other.db").exists()
