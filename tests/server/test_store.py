"""Where events are kept: what is acknowledged stays, and of two writers one wins."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import select

from caylus.server.settings import Settings
from caylus.server.storage.engine import FileLock, open_engine
from caylus.server.storage.postgres import PostgresStore
from caylus.server.storage.schema import TABLES
from caylus.server.storage.sqlite import Job, SqliteStore, to_append
from caylus.server.storage.store import EVERYTHING, read_news
from caylus.tables.events import Kept, Watched
from caylus.tables.facts import Facts
from caylus.tables.refusals import Conflict, Damaged, StorageError
from tests.server.conftest import make_settings, new_database
from tests.server.stores import keep, kept, make_tables, opened, read

FILES = ["a", "b", "c", "d"]


async def test_what_is_appended_is_read_back_in_order(settings: Settings) -> None:
    await make_tables(settings, "a", "b")
    async with opened(settings) as store:
        for number in range(5):
            await keep(store, "a", number, number * 7)
        await keep(store, "b", 0)
        assert await read(store, "a", 2) == [kept(number, number * 7) for number in (2, 3, 4)]
    async with opened(settings) as again:
        assert len(await again.read("a")) == 5
        assert await again.read("c") == []


async def test_of_two_writers_exactly_one_wins(settings: Settings) -> None:
    await make_tables(settings, "a")
    async with opened(settings) as one, opened(settings) as other:
        stores = [one, other]

        async def attempt(writer: int, number: int) -> bool:
            try:
                await keep(stores[writer], "a", number, writer)
            except Conflict:
                return False
            return True

        for number in range(20):
            won = await asyncio.gather(*(attempt(writer, number) for writer in (0, 1)))
            assert sorted(won) == [False, True]
            assert (await read(one, "a", number)) == [kept(number, won.index(True))]


async def test_a_conflict_leaves_nothing_of_what_came_with_it(settings: Settings) -> None:
    await make_tables(settings, "a")
    async with opened(settings) as store:
        await store.append("a", [kept(0)], Facts("over", 1.0))
        with pytest.raises(Conflict):
            await store.append("a", [kept(0)], Facts("lost", 2.0))
    engine = open_engine(settings)
    async with engine.connect() as connection:
        assert (await connection.execute(select(TABLES.c.status))).scalars().all() == ["over"]
    await engine.dispose()


async def test_writes_that_wait_share_a_commit_and_a_conflict_spoils_no_other(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    await make_tables(settings, *FILES)
    engine = open_engine(settings)
    store = SqliteStore(settings, engine)
    await store.open()
    jobs = [keep(store, name, number) for name in FILES for number in (*range(20), 0)]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(each, Conflict) for each in done] == ([False] * 20 + [True]) * len(FILES)
    assert [len(await store.read(name)) for name in FILES] == [20] * len(FILES)
    assert store.commits < 20
    await store.close()
    await engine.dispose()


async def test_other_processes_hear_of_an_event(postgres: str) -> None:
    settings = make_settings(await new_database(postgres))
    await make_tables(settings, "a")
    async with opened(settings) as one, opened(settings) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        echo: list[str] = []
        other.listen(heard.put_nowait)
        one.listen(echo.append)
        await keep(one, "a", 0)
        table, _, events = (await asyncio.wait_for(heard.get(), 10)).partition(" ")
        assert (table, read_news(events)) == ("a", [kept(0)])
        assert echo == []


async def test_a_process_that_was_deaf_for_a_while_asks_for_everything(postgres: str) -> None:
    settings = make_settings(await new_database(postgres))
    await make_tables(settings, "a")
    async with opened(settings) as one, opened(settings) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        other.listen(heard.put_nowait)
        assert isinstance(other, PostgresStore)
        other.ear.terminate()
        assert await asyncio.wait_for(heard.get(), 10) == EVERYTHING
        await keep(one, "a", 0)
        assert (await asyncio.wait_for(heard.get(), 10)).startswith("a ")


@pytest.mark.parametrize("attempt", range(3))
def test_a_killed_writer_loses_nothing_that_was_acknowledged(settings: Settings, attempt: int) -> None:
    asyncio.run(make_tables(settings, *FILES))
    command = [sys.executable, "-m", "tests.server.writer", settings.data, *FILES]
    acknowledged = dict.fromkeys(FILES, -1)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as process:
        assert process.stdout is not None
        for line in process.stdout:
            name, number = line.split()
            assert int(number) == acknowledged[name] + 1
            acknowledged[name] = int(number)
            if sum(acknowledged.values()) > 150 + 60 * attempt:
                process.kill()
    assert sum(acknowledged.values()) > 150

    async def check() -> None:
        async with opened(settings) as store:
            for name in FILES:
                found = await read(store, name)
                assert found == [kept(number, number * 3) for number in range(len(found))]
                assert len(found) > acknowledged[name]
                await keep(store, name, len(found))

    asyncio.run(check())


async def test_a_file_that_is_no_database_is_an_error_and_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "caylus.db"
    path.write_bytes(b"not a database at all, but somebody's letter" * 100)
    before = path.read_bytes()
    async with opened(make_settings(str(path))) as store:
        with pytest.raises(StorageError, match="not a database"):
            await keep(store, "a", 0)
    assert path.read_bytes() == before


async def test_a_full_disk_is_an_error_after_which_the_store_goes_on(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    await make_tables(settings, "a")
    engine = open_engine(settings)
    store = SqliteStore(settings, engine)
    connect, full = store.connect, True

    def connect_small() -> object:
        connection = connect()
        if full:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count={pages}")
        return connection

    store.connect = connect_small  # type: ignore[assignment,method-assign]
    await store.open()
    written = 0
    with contextlib.suppress(StorageError):
        while True:
            await store.append("a", [Kept(written, Watched("x" * 500), 0.5)])
            written += 1
    full = False
    assert len(await store.read("a")) == written
    await keep(store, "a", written)
    await store.close()
    await engine.dispose()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    lock = FileLock(settings)
    with pytest.raises(StorageError, match="Another server"):
        FileLock(settings)
    lock.release()
    FileLock(settings).release()


async def test_tidying_up_does_not_hinder_what_is_written_with_it(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    await make_tables(settings, "a")
    engine = open_engine(settings)
    store = SqliteStore(settings, engine)
    with contextlib.closing(store.connect()) as connection:
        outcomes = store.write(connection, [to_append("a", [kept(0)], None, None), Job(None)])
        assert [result for _, result in outcomes] == [[]]
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)
    await engine.dispose()


async def test_events_that_belong_together_are_kept_all_or_none(settings: Settings) -> None:
    await make_tables(settings, "a")
    async with opened(settings) as store:
        for number in (0, 2):
            await keep(store, "a", number)
        for facts in (None, Facts("over", 1.0)):
            with pytest.raises(Conflict):
                await store.append("a", [kept(1, 5), kept(2, 6)], facts)
        with pytest.raises(Damaged, match="Event 1 of table a"):
            await store.read("a")
        await store.append("a", [kept(1, 5)], None)
        await store.append("a", [kept(3, 5), kept(4, 6)], None)
        assert [each.number for each in await store.read("a")] == [0, 1, 2, 3, 4]
