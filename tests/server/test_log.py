"""The log: what is acknowledged is kept, and of two writers one wins."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import select, update

from caylus.server.database import FileLock, open_engine
from caylus.server.errors import Conflict, StorageError
from caylus.server.log import EVERYTHING
from caylus.server.log_postgres import PostgresLog
from caylus.server.log_sqlite import SqliteLog
from caylus.server.schema import TABLES
from caylus.server.settings import Settings
from tests.server.conftest import make_settings, new_database
from tests.server.logs import an_event, make_tables, opened

FILES = ["a", "b", "c", "d"]


async def test_what_is_appended_is_read_back_in_order(settings: Settings) -> None:
    await make_tables(settings, "a", "b")
    async with opened(settings) as log:
        for number in range(5):
            await log.append(an_event("a", number, number * 7))
        await log.append(an_event("b", 0))
        assert await log.read("a", 2) == [an_event("a", number, number * 7) for number in (2, 3, 4)]
    async with opened(settings) as again:
        assert len(await again.read("a")) == 5
        assert await again.read("c") == []


async def test_of_two_writers_exactly_one_wins(settings: Settings) -> None:
    await make_tables(settings, "a")
    async with opened(settings) as one, opened(settings) as other:
        logs = [one, other]

        async def attempt(writer: int, number: int) -> bool:
            try:
                await logs[writer].append(an_event("a", number, writer))
            except Conflict:
                return False
            return True

        for number in range(20):
            won = await asyncio.gather(*(attempt(writer, number) for writer in (0, 1)))
            assert sorted(won) == [False, True]
            assert (await one.read("a", number)) == [an_event("a", number, won.index(True))]


async def test_a_conflict_leaves_nothing_of_what_came_with_it(settings: Settings) -> None:
    await make_tables(settings, "a")
    async with opened(settings) as log:
        await log.append(an_event("a", 0), [(update(TABLES).where(TABLES.c.id == "a").values(status="over"), {})])
        with pytest.raises(Conflict):
            await log.append(an_event("a", 0), [(update(TABLES).values(status="lost"), {})])
    engine = open_engine(settings)
    async with engine.connect() as connection:
        assert (await connection.execute(select(TABLES.c.status))).scalars().all() == ["over"]
    await engine.dispose()


async def test_writes_that_wait_share_a_commit_and_a_conflict_spoils_no_other(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    await make_tables(settings, *FILES)
    log = SqliteLog(settings)
    await log.open()
    jobs = [log.append(an_event(name, number)) for name in FILES for number in (*range(20), 0)]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(each, Conflict) for each in done] == ([False] * 20 + [True]) * len(FILES)
    assert [len(await log.read(name)) for name in FILES] == [20] * len(FILES)
    assert log.commits < 20
    await log.close()


async def test_other_processes_hear_of_an_event(postgres: str) -> None:
    settings = make_settings(await new_database(postgres))
    await make_tables(settings, "a")
    async with opened(settings) as one, opened(settings) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        echo: list[str] = []
        other.listen(heard.put_nowait)
        one.listen(echo.append)
        await one.append(an_event("a", 0))
        assert await asyncio.wait_for(heard.get(), 10) == "a"
        assert echo == []


async def test_a_process_that_was_deaf_for_a_while_asks_for_everything(postgres: str) -> None:
    settings = make_settings(await new_database(postgres))
    await make_tables(settings, "a")
    async with opened(settings) as one, opened(settings) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        other.listen(heard.put_nowait)
        assert isinstance(other, PostgresLog)
        other.ear.terminate()
        assert await asyncio.wait_for(heard.get(), 10) == EVERYTHING
        await one.append(an_event("a", 0))
        assert await asyncio.wait_for(heard.get(), 10) == "a"


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
        async with opened(settings) as log:
            for name in FILES:
                kept = await log.read(name)
                assert kept == [an_event(name, number, number * 3) for number in range(len(kept))]
                assert len(kept) > acknowledged[name]
                await log.append(an_event(name, len(kept)))

    asyncio.run(check())


async def test_a_file_that_is_no_database_is_an_error_and_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "caylus.db"
    path.write_bytes(b"not a database at all, but somebody's letter" * 100)
    before = path.read_bytes()
    async with opened(make_settings(str(path))) as log:
        with pytest.raises(StorageError, match="not a database"):
            await log.append(an_event("a", 0))
    assert path.read_bytes() == before


async def test_a_full_disk_is_an_error_after_which_the_log_goes_on(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    await make_tables(settings, "a")
    log = SqliteLog(settings)
    connect, full = log.connect, True

    def connect_small() -> object:
        connection = connect()
        if full:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count={pages}")
        return connection

    log.connect = connect_small  # type: ignore[assignment,method-assign]
    await log.open()
    kept = 0
    with contextlib.suppress(StorageError):
        while True:
            await log.append(an_event("a", kept)._replace(body="x" * 500))
            kept += 1
    full = False
    assert len(await log.read("a")) == kept
    await log.append(an_event("a", kept))
    await log.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    lock = FileLock(settings)
    with pytest.raises(StorageError, match="Another server"):
        FileLock(settings)
    lock.release()
    FileLock(settings).release()
