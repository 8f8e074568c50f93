"""What one server has kept, another hears with the notice of it and need not read; what does not fit is read."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from caylus.server.services import Services
from caylus.server.storage.postgres import LONG, MOST_TOLD, ROOM, PostgresStore
from caylus.server.storage.store import CHANNEL, HEARTBEAT, as_news, read_news, rows_of
from caylus.tables.events import Event, Kept, Played, Said, Started, chain
from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, Json, hear, me, served_services


class Pair:
    """A table of Anna's at one server, which she follows at another."""

    def __init__(self, anna: Browser, socket: Any, table: Json, other: Services, address: str) -> None:
        self.anna = anna
        self.socket = socket
        self.table = table
        self.other = other
        self.address = address  # of the database
        self.reads: list[int] = []  # from which number on the other server has read

    async def move(self) -> None:
        """The first thing that can be done, which the other server tells as well."""
        found, version = self.table, self.table["version"]
        move = {"version": version, "action": found["offers"][0]["action"]}
        self.table = await self.anna.post(f"/tables/{found['id']}/actions", **move)
        await self.told()

    async def told(self) -> Json:
        """What the other server says of the table as it is now."""
        while True:
            message = await asyncio.wait_for(hear(self.socket), 10)
            found: Json = message.get("table", message)
            if found["version"] >= self.table["version"]:
                return found


@contextlib.asynccontextmanager
async def pair(address: str) -> AsyncIterator[Pair]:
    """Two servers on a database of their own."""
    settings = make_settings(address)
    async with (
        served_services(settings) as (_, one),
        served_services(settings) as (other, two),
        Browser(one, "Anna") as anna,
        Browser(two, "?") as elsewhere,
    ):
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        elsewhere.client.cookies = anna.client.cookies
        async with elsewhere.live(table["id"], "?changes=true") as socket:
            await hear(socket)
            found, read = Pair(anna, socket, table, other, address), other.store.read

            async def note(table: str, since: int = 0) -> list[Kept]:
                found.reads.append(since)
                return await read(table, since)

            other.store.read = note  # type: ignore[method-assign]
            yield found


async def test_what_another_server_has_kept_is_not_read_again(postgres: str) -> None:
    async with pair(await new_database(postgres)) as both:
        for _ in range(10):
            await both.move()
        both.table = await both.anna.post(f"/tables/{both.table['id']}/chat", text="Good luck, and [many] points")
        assert (await both.told())["chat"][-1]["text"] == "Good luck, and [many] points"
        assert both.reads == []
        there = await both.other.tables.get(both.table["id"])
        assert there.last_hash == (await both.other.store.read(there.id))[-1].hash


async def test_what_is_long_is_read(postgres: str) -> None:
    async with pair(await new_database(postgres)) as both:
        both.table = await both.anna.post(f"/tables/{both.table['id']}/chat", text="x" * LONG)
        assert (await both.told())["chat"][-1]["text"] == "x" * LONG
        assert both.reads == [both.table["version"] - 1]
        await both.move()
        assert len(both.reads) == 1


@pytest.mark.parametrize("wrong", ["hash", "number", "kind", "nothing"])
async def test_news_that_does_not_fit_what_came_before_is_not_believed(postgres: str, wrong: str) -> None:
    async with pair(await new_database(postgres)) as both:
        await both.move()
        there = await both.other.tables.get(both.table["id"])
        seat, action = both.table["decides"], both.table["offers"][0]["action"]
        (right,) = chain(there.id, there.last_hash, there.version, [Played(seat, action)], 1.5)
        row: list[Any] = list(rows_of(there.id, [right])[0])
        if wrong == "hash":
            row[-1] = "0" * 64
        elif wrong == "number":
            row[1] += 1
        elif wrong == "kind":
            row[2] = "flood"
        news = "[]" if wrong == "nothing" else as_news(tuple(row))
        connection = await asyncpg.connect(both.address)
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"somebody {HEARTBEAT} {there.id} {news}")
        await connection.close()
        async with asyncio.timeout(10):
            while not both.reads:
                await asyncio.sleep(0.01)
        assert there.version == both.table["version"]
        await both.move()


def test_events_are_words_that_can_be_read_back() -> None:
    events: list[Event] = [Played(1, 17, "a" * 24), Started(), Said("Anna B", "players", "[ü]  \n", "p")]
    kept = chain("a", "", 0, events, 1700000000.123456)
    words = [as_news(row) for row in rows_of("a", kept)]
    assert all(word.startswith("[") and not set(word) & set(" \n") and word.isascii() for word in words)
    assert read_news(" ".join(words)) == kept
    assert read_news(words[0] + " [1,2]") == []
    assert read_news(json.dumps([0, "play", 0, 0, None, 1.0, 99, None]).replace(" ", "")) == []


def store_of_many(tables: int, events: int) -> PostgresStore:
    """A store that hears and has news of tables."""
    store = PostgresStore.__new__(PostgresStore)
    store.changed, store.news, store.ear = {}, asyncio.Event(), object()
    for number in range(tables):
        kept = chain(f"{number:032}", "", 0, [Played(0, at, "m" * 24) for at in range(events)], 1.0)
        for each in kept:
            store.spread(f"{number:032}", rows_of(f"{number:032}", [each]))
    return store


async def test_a_notice_holds_what_it_has_room_for_and_the_next_one_the_rest() -> None:
    told: list[str] = []
    store = store_of_many(100, 2)
    while store.changed:
        news = store.pick_news()
        assert sum(len(table) + 1 + sum(len(each) + 1 for each in events) for table, events in news.items()) <= ROOM
        told += news
    assert told == [f"{number:032}" for number in range(100)]


async def test_of_a_table_with_much_news_others_read_what_does_not_fit() -> None:
    (events,) = store_of_many(1, 3 * MOST_TOLD).pick_news().values()
    assert len(events) == MOST_TOLD
    assert sum(map(len, events)) <= MOST_TOLD * LONG < ROOM
