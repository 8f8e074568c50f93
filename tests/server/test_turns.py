"""Bots think for all who play: neither a guest with many tables nor many guests of one address hold up the others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from caylus.bots.levels import LEVELS
from caylus.bots.registry import seconds_of
from caylus.server.bots.hints import SHARE
from caylus.server.bots.pool import Turns
from caylus.server.bots.queue import OFFER, SharedThinker
from caylus.server.http.limits import REMEMBERED, Whereabouts
from caylus.server.services import Services
from caylus.server.settings import Settings
from caylus.server.storage.postgres import PostgresStore
from caylus.tables.bots import Task
from caylus.tables.setup import PATIENCE
from tests.server.serving import Browser, me, served_services

LONG = "search:1.2s"


def a_task(at: int, host: str, code: str = "mason") -> Task:
    """A decision at a table of its own."""
    return Task(f"table {at}", 0, "caylus", 2, 1, {}, [], code, host)


def taken(turns: Turns, any_length: bool = True) -> list[str]:
    """The tables in the order in which they come."""
    found = []
    while (task := turns.take(any_length)) is not None:
        found.append(task.table.removeprefix("table "))
    return found


def test_hosts_take_turns() -> None:
    turns = Turns()
    for at, host in enumerate(["eve", "eve", "eve", "anna", "hugo", "anna"]):
        turns.put(a_task(at, host), "here")
    assert taken(turns) == ["0", "3", "4", "1", "5", "2"]


def test_places_take_turns_and_at_each_place_its_hosts() -> None:
    turns = Turns()
    for at, host in enumerate(["eve", "eve", "eva", "ewa", "anna", "anna", "hugo"]):
        turns.put(a_task(at, host), "there" if host.startswith("e") else host)
    assert taken(turns) == ["0", "4", "6", "2", "5", "3", "1"]


def test_who_does_not_think_long_passes_those_who_do() -> None:
    turns = Turns()
    for at, code in enumerate(["search:3s", "master", "apprentice", "search:4000", "search:0.5s", "no-bot"]):
        turns.put(a_task(at, "eve", code), "there")
    assert taken(turns, any_length=False) == ["2", "4", "5"]
    assert taken(turns) == ["0", "1", "3"]


def test_guests_may_play_against_every_level() -> None:
    assert max(seconds_of(level.word) for level in LEVELS) <= PATIENCE


def test_of_too_many_people_those_who_came_first_are_forgotten() -> None:
    whereabouts = Whereabouts()
    for number in range(REMEMBERED + 1):
        whereabouts.note(f"guest {number}", "10.0.0.1")
        whereabouts.note("guest 0", "10.0.0.2")
    assert len(whereabouts.last) == REMEMBERED
    assert [whereabouts.of(f"guest {number}") for number in (0, 1, 2)] == ["10.0.0.2", "", "10.0.0.1"]


@contextlib.asynccontextmanager
async def guest_at(address: str, place: str) -> AsyncIterator[Browser]:
    """Somebody who comes from a place, as the proxy in front of the server tells."""
    async with Browser(address, "Eve") as somebody:
        somebody.client.headers["x-forwarded-for"] = place
        yield somebody


async def ask_a_bot(somebody: Browser, code: str) -> str:
    """Let a bot make one decision at a new table, and give the table."""
    table = await somebody.post("/tables", game="caylus", seats=[me(), me()])
    await somebody.post(f"/tables/{table['id']}/seats/{table['decides']}/stand-in", bot=code)
    return str(table["id"])


class Order:
    """In which order the decisions of a server's bots begin to wait, and are begun."""

    def __init__(self, services: Services) -> None:
        self.begun: list[str] = []  # their tables
        self.begun_before: dict[str, int] = {}  # by table, how many had been when its own began to wait
        self.waiting_with: dict[str, int] = {}
        thinker, store = services.thinker, services.store
        ask, line_up = thinker.crew.ask, thinker.line_up

        async def note_begin(task: Task, seconds: float = 60.0, about: str = "") -> int:
            self.begun.append(task.table)
            return await ask(task, seconds, about)

        def note_line_up(task: Task) -> None:
            self.note(task.table)
            line_up(task)

        thinker.crew.ask = note_begin  # type: ignore[method-assign]
        if isinstance(store, PostgresStore):  # there all processes have one line
            fetch = store.fetch

            async def note_offer(statement: str, *values: Any) -> Any:
                found = await fetch(statement, *values)
                if statement == OFFER:
                    self.note(values[0])
                return found

            store.fetch = note_offer  # type: ignore[method-assign]
        else:
            thinker.line_up = note_line_up  # type: ignore[method-assign]

    def note(self, table: str) -> None:
        """A decision begins to wait."""
        self.begun_before[table] = len(self.begun)
        self.waiting_with[table] = len(self.begun_before) - len(self.begun)

    async def passed_by(self, table: str) -> int:
        """How many others are begun while a decision waits, once it is begun."""
        while table not in self.begun:
            await asyncio.sleep(0.02)
        return self.begun.index(table) - self.begun_before[table]


@pytest.mark.parametrize("crowd", ["a guest with many tables", "many guests of one address"])
async def test_nobody_waits_for_all_the_bots_of_others(settings: Settings, crowd: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        services, address = await stack.enter_async_context(served_services(settings))
        order = Order(services)
        for number in range(25):
            if number == 0 or crowd.startswith("many"):
                eve = await stack.enter_async_context(guest_at(address, "10.0.0.1"))
            await ask_a_bot(eve, LONG)
        while services.thinker.answered < 1:
            await asyncio.sleep(0.02)
        anna = await stack.enter_async_context(guest_at(address, "10.0.0.2"))
        for code, others in (("apprentice", 0), (LONG, 1), (LONG, 1)):
            mine = await ask_a_bot(anna, code)
            assert await order.passed_by(mine) <= others, code
            assert order.waiting_with[mine] > 1, "many still wait"


async def test_what_nobody_can_decide_takes_no_place_and_may_be_asked_again(settings: Settings) -> None:
    async with served_services(settings) as (services, _):
        thinker = services.thinker
        for at in range(2 * thinker.workers):
            task = replace(a_task(at, "eve"), game="a game that is gone")
            thinker.asked[task.table] = task.version
            if isinstance(thinker, SharedThinker):
                thinker.in_hand[task.table, task.version] = False
            thinker.line_up(task)
        while thinker.thinking:
            await asyncio.sleep(0.02)
        assert thinker.asked == {}
        assert getattr(thinker, "in_hand", {}) == {}


async def test_those_of_one_address_have_a_few_questions_at_a_time(settings: Settings) -> None:
    async with contextlib.AsyncExitStack() as stack:
        services, address = await stack.enter_async_context(served_services(settings))
        guests = [await stack.enter_async_context(guest_at(address, "10.0.0.1")) for _ in range(SHARE + 2)]
        other = await stack.enter_async_context(guest_at(address, "10.0.0.2"))
        asked = []
        for somebody in (*guests, other):
            table = await somebody.post("/tables", game="caylus", seats=[me(), me()])
            asked.append(somebody.ask("POST", f"/tables/{table['id']}/hint", {"bot": "mason"}))
        found = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(found[:-1]) == [200] * SHARE + [429] * 2
        assert found[-1] == 200
        assert not services.adviser.asking
