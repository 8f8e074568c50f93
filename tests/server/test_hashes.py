"""What was kept is what is there: a changed or missing event is found, named, and holds up its own table only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, text
from websockets.asyncio.client import connect

from caylus.server.settings import Settings
from caylus.server.storage.check import check
from caylus.server.storage.engine import open_engine
from caylus.server.storage.schema import EVENTS
from caylus.tables.events import Event, Played, chain
from caylus.tables.refusals import Conflict, Damaged, StorageError
from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, Json, hear, me, served
from tests.server.stores import keep, make_tables, opened, read
from tests.server.test_admin import admin, run


async def spoil(settings: Settings, statement: str, **values: object) -> None:
    """Do something to the database behind the program's back."""
    engine = open_engine(settings)
    async with engine.begin() as connection:
        await connection.execute(text(statement), values)
    await engine.dispose()


async def play(anna: Browser, moves: int) -> Json:
    """A table of hers, some actions on."""
    table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
    for _ in range(moves):
        move = {"version": table["version"], "action": table["offers"][0]["action"]}
        table = await anna.post(f"/tables/{table['id']}/actions", **move)
    return table


WAYS = {
    "changed": ("UPDATE events SET value = value + 1 WHERE table_id = :id AND number = 5", 5),
    "later": ("UPDATE events SET at = at + 1 WHERE table_id = :id AND number = 5", 5),
    "at no moment": ("UPDATE events SET at = 'infinity' WHERE table_id = :id AND number = 5", 5),
    "missing": ("DELETE FROM events WHERE table_id = :id AND number = 5", 5),
    "first": ("DELETE FROM events WHERE table_id = :id AND number = 0", 0),
    "of another format": ("UPDATE events SET format = 0 WHERE table_id = :id AND number = 4", 4),
    "with another hash": ("UPDATE events SET hash = repeat('0', 64) WHERE table_id = :id AND number = 6", 6),
    "without a hash": ("UPDATE events SET hash = NULL, value = value + 1 WHERE table_id = :id AND number = 5", 6),
}


@pytest.mark.parametrize("way", WAYS)
async def test_an_event_that_is_not_as_it_was_kept_is_named_and_other_tables_go_on(
    way: str, settings: Settings
) -> None:
    statement, number = WAYS[way]
    if not settings.hosted:
        statement = statement.replace("repeat('0', 64)", "hex(zeroblob(32))").replace("infinity", "soon")
    async with served(settings) as address, Browser(address, "Anna") as anna:
        sound, broken = await play(anna, 6), await play(anna, 6)
        cookies = dict(anna.client.cookies)
    await spoil(settings, statement, id=broken["id"])
    said = f"Event {number} of table {broken['id']} is missing or is not as it was kept. Only a backup can help."
    async with served(settings) as address, Browser(address, "Anna") as browser:
        browser.client.cookies.clear()
        browser.client.cookies.update(cookies)
        assert (await browser.refused(409, "GET", f"/tables/{broken['id']}"))["sentence"] == said
        move = {"version": sound["version"], "action": sound["offers"][0]["action"]}
        assert (await browser.post(f"/tables/{sound['id']}/actions", **move))["ply"] == 7
        assert {row["id"] for row in await browser.get("/me/tables")} >= {sound["id"], broken["id"]}
    done = await asyncio.to_thread(run, settings, "check")
    assert (done.returncode, done.stdout) == (1, f"{said}\n1 of 2 tables are not as they were kept.\n")


async def test_a_feed_tells_of_sound_tables_beside_a_damaged_one(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        tables = sorted([(await play(anna, 2))["id"] for _ in range(3)])
        cookie = f"caylus={anna.client.cookies['caylus']}"
    await spoil(settings, "DELETE FROM events WHERE table_id = :id AND number = 2", id=tables[1])
    async with served(settings) as address:
        url = f"{address.replace('http', 'ws')}/api/me/live"
        async with connect(url, additional_headers={"cookie": cookie}) as feed:
            assert [(await hear(feed))["table"]["id"] for _ in range(2)] == [tables[0], tables[2]]


async def test_a_whole_database_is_looked_through(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        for moves in range(3):
            await play(anna, moves)
        assert await asyncio.to_thread(admin, settings, "check") == (
            "All 3 tables are as they were kept, with 12 events.\n"
        )
    told: list[tuple[int, int]] = []
    await check(settings, lambda *done: told.append(done))
    assert told[-1] == (3, 3)


async def test_a_game_that_is_over_has_its_end(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), {"kind": "bot", "bot": "random"}])
        await anna.post(f"/tables/{table['id']}/seats/0/resign")
        version = (await anna.get(f"/tables/{table['id']}"))["version"]
        cookies = anna.client.cookies
    assert (await check(settings, lambda *_: None)).damaged == []
    await spoil(settings, "DELETE FROM events WHERE kind = 'resign'")
    (sentence,) = (await check(settings, lambda *_: None)).damaged
    assert sentence.startswith(f"Event {version - 1} of table {table['id']} is missing")
    async with served(settings) as address, Browser(address, "Anna") as browser:
        browser.client.cookies = cookies
        refusal = await browser.refused(409, "GET", f"/tables/{table['id']}")
        assert refusal["sentence"] == sentence, "nobody plays on what was over"


async def test_a_game_that_has_begun_has_its_beginning(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await play(anna, 1)
        cookies = anna.client.cookies
    await spoil(settings, "DELETE FROM events")
    (sentence,) = (await check(settings, lambda *_: None)).damaged
    assert sentence.startswith(f"Event 0 of table {table['id']} is missing")
    async with served(settings) as address, Browser(address, "Anna") as browser:
        browser.client.cookies = cookies
        assert (await browser.refused(409, "GET", f"/tables/{table['id']}"))["sentence"] == sentence


async def test_of_two_writers_the_losers_hash_is_not_kept(postgres: str) -> None:
    settings = make_settings(await new_database(postgres))
    await make_tables(settings, "a")
    async with opened(settings) as one, opened(settings) as other:
        last = ""
        for number in range(0, 20, 2):  # alone, and together with others
            plans = [chain("a", last, number, [Played(0, writer), Played(0, writer)], 0.5) for writer in (0, 1)]
            tries = (one.append("a", plans[0]), other.append("a", plans[1]))
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(isinstance(each, Conflict) for each in results) == [False, True]
            winner = plans[results.index(None)]
            assert await one.read("a", number) == winner == await other.read("a", number)
            last = winner[-1].hash
        for number in range(20, 30):
            alone = [chain("a", last, number, [Played(0, writer)], 0.5) for writer in (0, 1)]
            tries = (one.append("a", alone[0]), other.append("a", alone[1]))
            results = await asyncio.gather(*tries, return_exceptions=True)
            last = alone[results.index(None)][0].hash
        assert (await other.read("a"))[-1].hash == last


async def test_what_an_older_program_adds_meanwhile_is_followed_and_bound_by_what_comes_next(
    settings: Settings,
) -> None:
    await make_tables(settings, "a")
    async with opened(settings) as store:
        await keep(store, "a", 0)
        await keep(store, "a", 1, 7)
        (last,) = await store.read("a", 1)
        await store.append("a", chain("a", last.hash, 2, [Played(0, 8)], 0.5))
        assert [each.event for each in await read(store, "a")] == [Played(0, 0), Played(0, 7), Played(0, 8)]
        await spoil(settings, "UPDATE events SET value = 6 WHERE number = 1")
        for since in (0, 2):
            with pytest.raises(Damaged, match="Event 2 of table a"):
                await store.read("a", since)


class OfTomorrow(Event):
    """Something that only a newer program knows."""

    kind = "tomorrow"


async def test_what_a_newer_program_has_kept_is_not_called_damaged(settings: Settings) -> None:
    await make_tables(settings, "a")
    async with opened(settings) as store:
        await store.append("a", chain("a", "", 0, [OfTomorrow()], 0.5))
        with pytest.raises(StorageError, match="newer version of this program"):
            await store.read("a")
    await spoil(settings, "DELETE FROM events")  # for the next test


async def test_events_say_of_which_format_they_are(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await play(anna, 1)
    engine = open_engine(settings)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(EVENTS.c.format, EVENTS.c.hash))).all()
    await engine.dispose()
    assert {row.format for row in rows} == {1}
    assert {len(row.hash) for row in rows} == {64}
    assert len({row.hash for row in rows}) == len(rows)


async def test_a_database_of_another_version_is_not_looked_through(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    await make_tables(settings)
    await spoil(settings, "UPDATE alembic_version SET version_num = '0003'")
    done = run(settings, "check")
    assert (done.returncode, done.stderr) == (
        2,
        "The database is of another version; start the server on it first.\n",
    )
