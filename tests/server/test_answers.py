"""What anybody may ask costs the server little, or counts as several requests."""

from __future__ import annotations

import asyncio
import inspect
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute
from websockets.asyncio.client import connect

from benchmarks.answers import ADDRESS, furnished
from caylus.server.api import schema
from caylus.server.api.identity import EXPORT, FORESIGHT, LIST, READING, ROW
from caylus.tables.refusals import SLOWLY
from tests.server.conftest import make_settings
from tests.server.serving import OPEN, Browser, hear, me, served, served_services
from tests.server.test_tables import pair


async def test_the_description_of_the_interface_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    make = schema.with_live_messages

    def make_and_note(document: dict[str, Any]) -> dict[str, Any]:
        made.append(1)
        return make(document)

    monkeypatch.setattr(schema, "with_live_messages", make_and_note)
    settings = replace(make_settings(str(tmp_path / "caylus.db")), request_rate=1e6 + 1)  # an application of its own
    async with served(settings) as address, httpx.AsyncClient(base_url=address, timeout=60) as client:
        first = await client.get("/schema/openapi.json")
        plain = await client.get("/schema/openapi.json", headers={"accept-encoding": "identity"})
        again = await client.get("/schema/openapi.json", headers={"if-none-match": first.headers["etag"]})
    assert first.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert first.json() == plain.json()
    assert first.headers["content-type"] == "application/vnd.oai.openapi+json"
    assert (again.status_code, again.content) == (304, b"")
    assert made == [1]


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/tables", LIST),
        ("/tables?status=over", LIST),
        ("/players/Nobody/statistics", LIST),
        ("/tables/{table}", 0),
        ("/tables/{table}/forecast", FORESIGHT),
        ("/tables/{table}/plies/0", FORESIGHT),
        ("/tables/{table}/record", EXPORT),
        ("/tables/{table}/record.json", EXPORT),
        (f"/tables/{'0' * 32}", READING),
    ],
)
async def test_what_costs_more_than_a_request_should_counts_as_several(tmp_path: Path, path: str, cost: int) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), request_rate=1e-9)
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        async with Browser(address, "Hugo") as hugo:
            table = await pair(anna, hugo, listed=True)
        before = services.limits.buckets[ADDRESS].left
        async with httpx.AsyncClient(base_url=address + "/api", timeout=60) as nobody:
            await nobody.get(path.format(table=table))
        assert before - services.limits.buckets[ADDRESS].left == pytest.approx(cost)


async def test_who_asks_for_much_without_saying_who_has_to_wait(tmp_path: Path) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), request_rate=0.001, request_burst=3 * LIST + 1)
    async with served(settings) as address, httpx.AsyncClient(base_url=address + "/api", timeout=60) as nobody:
        assert [(await nobody.get("/tables")).status_code for _ in range(5)] == [200] * 3 + [429] * 2


async def test_a_table_that_has_to_be_read_counts_as_several_requests(tmp_path: Path) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), request_rate=1e-9)
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN], listed=True)
        for at_hand in (True, False):
            if not at_hand:
                services.tables.at_hand.clear()
            before = services.limits.buckets[ADDRESS].left
            async with httpx.AsyncClient(base_url=address + "/api", timeout=60) as nobody:
                assert (await nobody.get(f"/tables/{table['id']}")).status_code == 200
            assert before - services.limits.buckets[ADDRESS].left == pytest.approx(0 if at_hand else READING)


async def test_tables_of_ones_own_that_have_to_be_read_for_a_list_are_charged_for(tmp_path: Path) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), request_rate=1e-9)
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        person = (await anna.get("/me"))["id"]
        for _ in range(3):
            await anna.post("/tables", game="caylus", seats=[me(), me()])
        await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        for at_hand in (True, False):
            for live in (False, True):
                if not at_hand:
                    services.tables.at_hand.clear()
                before = services.limits.buckets[person].left
                if live:
                    cookie = "; ".join(f"{name}={value}" for name, value in anna.client.cookies.items())
                    url = f"{address.replace('http', 'ws')}/api/me/live"
                    async with connect(url, additional_headers={"cookie": cookie}) as socket:
                        for _ in range(3):
                            await hear(socket)
                else:
                    assert len(await anna.get("/me/tables")) == 4
                charged = before - services.limits.buckets[person].left
                assert charged == pytest.approx(1 + LIST + (0 if at_hand else 3 * ROW))


async def test_a_feed_for_which_there_is_nothing_left_ends_and_says_so(tmp_path: Path) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), request_rate=1e-9, request_burst=80)
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        person = (await anna.get("/me"))["id"]
        for _ in range(3):
            await anna.post("/tables", game="caylus", seats=[me(), me()])
        cookie = "; ".join(f"{name}={value}" for name, value in anna.client.cookies.items())
        url = f"{address.replace('http', 'ws')}/api/me/live"
        for left in (LIST, 1 + LIST + ROW):
            services.tables.at_hand.clear()
            services.limits.buckets[person].left = left
            async with connect(url, additional_headers={"cookie": cookie}) as socket:
                await asyncio.wait_for(socket.wait_closed(), 60)
            assert (socket.close_code, socket.close_reason) == (4429, SLOWLY)


async def test_every_question_that_anybody_may_ask_is_measured(tmp_path: Path) -> None:
    async with furnished(str(tmp_path)) as (app, _, asked):
        paths = {path.partition("?")[0] for path in asked}
        for route in app.routes:
            if isinstance(route, HTTPRoute) and "GET" in route.methods:
                handler = route.route_handler_map["GET"][0]
                if "me" not in inspect.signature(handler.fn).parameters:
                    pattern = re.sub(r"\\\{.*?\\\}", "[^/]+", re.escape(route.path_format))
                    assert any(re.fullmatch(pattern, path) for path in paths), route.path_format
