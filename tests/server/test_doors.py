"""Who is let in, by which name of the server, in what number and under which name of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import select
import socket
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from caylus.server.admin import ban
from caylus.server.http.hosts import Hosts
from caylus.server.http.limits import Proxies
from caylus.server.http.protocols import connection_classes
from caylus.server.settings import Settings
from caylus.tables.absence import LEAST_DELAY
from caylus.tables.takeback import MOST_ASKED
from tests.server.conftest import make_settings
from tests.server.serving import OPEN, Browser, hear, me, served
from tests.server.test_tables import pair, play_first

ELSEWHERE = "127.0.0.2"  # this machine as well, but no proxy is told of there
DOCUMENT = b"GET /schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture
def alone(tmp_path: Path) -> Settings:
    """Settings with a file, where the database does not matter."""
    return make_settings(str(tmp_path / "caylus.db"))


@contextlib.asynccontextmanager
async def connected(address: str) -> AsyncIterator[socket.socket]:
    """A bare connection from another address of this machine."""
    found = socket.socket()
    found.setblocking(False)
    found.bind((ELSEWHERE, 0))
    await asyncio.get_running_loop().sock_connect(found, ("127.0.0.1", int(address.rpartition(":")[2])))
    try:
        yield found
    finally:
        found.close()


async def wait_until_cut(found: socket.socket) -> None:
    """Until the server has ended a connection, without reading from it."""
    watched = select.poll()
    watched.register(found, select.POLLERR | select.POLLHUP)
    async with asyncio.timeout(60):
        while not watched.poll(0):
            await asyncio.sleep(0.02)


async def is_turned_away(found: socket.socket) -> bool:
    """Whether the server ends a connection that has asked for nothing."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(found, 1), 20) == b""
    return True


# -- connections --------------------------------------------------------------------------------------------


async def test_who_does_not_read_the_answers_has_to_go(alone: Settings) -> None:
    async with served(replace(alone, request_seconds=0.3)) as address, connected(address) as found:
        await asyncio.get_running_loop().sock_sendall(found, DOCUMENT * 200)
        await wait_until_cut(found)


async def test_who_reads_slowly_gets_all_of_it(alone: Settings) -> None:
    async with served(replace(alone, request_seconds=2.0)) as address, connected(address) as found:
        loop, read, answers = asyncio.get_running_loop(), b"", 60
        await loop.sock_sendall(found, DOCUMENT * answers)
        while read.count(b"HTTP/1.1 200 OK") < answers or not read.endswith(b"}"):
            more = await asyncio.wait_for(loop.sock_recv(found, 65536), 60)
            assert more, "the server has ended the connection"
            read += more
            await asyncio.sleep(0.01)


async def test_one_address_has_so_many_connections_and_no_more(alone: Settings) -> None:
    async with served(replace(alone, connections=2)) as address:
        loop = asyncio.get_running_loop()
        async with connected(address) as first, connected(address) as second:
            for each in (first, second):
                await loop.sock_sendall(each, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
                assert (await loop.sock_recv(each, 65536)).startswith(b"HTTP/1.1 200")
            async with connected(address) as third:
                assert await is_turned_away(third)
            async with httpx.AsyncClient(timeout=60) as proxy:  # stands for many people
                assert [(await proxy.get(f"{address}/health")).status_code for _ in range(3)] == [200] * 3
        await come_when_there_is_room(address)


async def test_a_websocket_is_one_of_the_connections_until_it_ends(alone: Settings) -> None:
    async with served(replace(alone, connections=1)) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN], listed=True)
        url = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/live"
        async with connect(url, local_addr=(ELSEWHERE, 0)) as listening:
            await hear(listening)
            async with connected(address) as second:
                assert await is_turned_away(second)
        await come_when_there_is_room(address)


async def come_when_there_is_room(address: str) -> None:
    """Until another connection is taken; the server hears of an end a moment later."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(60):
        while True:
            async with connected(address) as found:
                with contextlib.suppress(ConnectionError):
                    await loop.sock_sendall(found, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
                    if (await loop.sock_recv(found, 65536)).startswith(b"HTTP/1.1 200"):
                        return
            await asyncio.sleep(0.02)


def test_a_proxy_is_an_address_or_a_network_or_everybody() -> None:
    told = Proxies("127.0.0.1, 10.1.0.0/16,nonsense,")
    assert "127.0.0.1" in told
    assert "10.1.2.3" in told
    assert "10.2.2.3" not in told
    assert "nonsense" not in told
    assert "192.0.2.1" in Proxies("*")


@pytest.mark.parametrize("module", ["timeouts", "websocket"])
async def test_without_our_own_connections_those_of_uvicorn_serve(
    alone: Settings, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, f"caylus.server.http.{module}", None)
    assert connection_classes(alone) == {"http": "auto", "ws": "auto"}
    async with served(alone) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        async with anna.live(id, "?changes=true") as one, hugo.live(id) as other:
            seat = (await hear(one))["table"]["decides"]
            await hear(other)
            table = await [anna, hugo][seat].get(f"/tables/{id}")
            mover = [one, other][seat]
            action = table["offers"][0]["action"]
            await mover.send(json.dumps({"kind": "play", "version": table["version"], "action": action}))
            for listening in (one, other):
                heard = await hear(listening)
                assert heard.get("table", heard)["ply"] == 1


# -- the server's own name ----------------------------------------------------------------------------------


async def test_a_name_that_a_stranger_may_own_is_not_this_server(settings: Settings) -> None:
    async with served(settings) as address, httpx.AsyncClient(base_url=address, timeout=60) as client:
        for path in ("/", "/api/games", "/health"):
            for name, status in (("evil.example", 403), ("evil.example:8303", 403), ("localhost:8303", 200)):
                assert (await client.get(path, headers={"host": name})).status_code == status, (path, name)
        answer = await client.post("/api/guests", json={"name": "Eve"}, headers={"host": "evil.example"})
        assert answer.json()["kind"] == "forbidden"


@pytest.mark.parametrize(
    ("given", "known", "unknown"),
    [
        ({}, "localhost LOCALHOST:1 127.0.0.1:8303 192.168.1.7 [::1]:8303 nas nas.local. play.home.arpa", "a.example"),
        ({"hosts": "play.example, other.example"}, "play.example:8303 other.example 10.0.0.1 localhost", "nas x.local"),
        ({"origins": "https://play.example"}, "play.example nas", "an.example"),
        ({"secure_cookies": True}, "a.example", ""),
        ({"secure_cookies": True, "hosts": "play.example"}, "play.example", "a.example"),
        ({"hosts": "*"}, "a.example nas", ""),
    ],
)
def test_a_server_knows_the_names_it_is_called_by(given: dict[str, object], known: str, unknown: str) -> None:
    hosts = Hosts(replace(Settings(), **given))  # type: ignore[arg-type]
    assert hosts.know("")
    assert all(map(hosts.know, known.split()))
    assert not any(map(hosts.know, unknown.split()))


async def test_who_came_by_https_is_told_to_come_by_nothing_else(alone: Settings) -> None:
    header = "strict-transport-security"
    async with served(alone) as address, httpx.AsyncClient(base_url=address, timeout=60) as client:
        assert header not in (await client.get("/")).headers
        assert header in (await client.get("/", headers={"x-forwarded-proto": "https"})).headers
    async with (
        served(replace(alone, secure_cookies=True)) as address,
        httpx.AsyncClient(base_url=address, timeout=60) as client,
    ):
        assert header in (await client.get("/api/games")).headers


# -- seats, names, and patience ------------------------------------------------------------------------------


async def test_guests_of_one_address_have_one_seat_at_a_listed_table_unless_they_are_asked(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Eve") as eve,
        Browser(address, "Eva") as eva,
        Browser(address, "Hugo") as hugo,
    ):
        for each, place in ((anna, 1), (eve, 2), (eva, 2), (hugo, 3)):
            each.client.headers["x-forwarded-for"] = f"203.0.113.{place}"
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN, OPEN, OPEN], listed=True)
        path = f"/tables/{table['id']}/seats"
        await eve.post(f"{path}/1")
        await eva.refused(409, "POST", f"{path}/2")
        await hugo.post(f"{path}/2")
        await eve.ask("DELETE", f"{path}/1")
        await eva.post(f"{path}/1")  # the other one has gone
        await eve.refused(409, "POST", f"{path}/3")
        await eve.post(f"{path}/3", key=(await anna.get(f"/tables/{table['id']}/links"))["seats"][3])
        async with Browser(address, "Evette") as evette:
            evette.client.headers["x-forwarded-for"] = "203.0.113.2"
            await evette.post("/accounts", name="Evette", password="open sesame")
            await evette.post(f"{path}/4")


async def test_two_guests_of_one_address_cannot_sit_down_at_the_same_moment(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN, OPEN, OPEN], listed=True)
        async with contextlib.AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Browser(address, "Eve")) for _ in range(4)]
            for each in guests:
                each.client.headers["x-forwarded-for"] = "203.0.113.2"
            asked = [each.ask("POST", f"/tables/{table['id']}/seats/{at + 1}", {}) for at, each in enumerate(guests)]
            statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(statuses) == [200, 409, 409, 409]


async def test_the_name_of_somebody_banned_is_nobodys(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Eve") as eve, Browser(address, "Other") as other:
        await eve.post("/accounts", name="Eve", password="open sesame")
        await other.post("/guests", name="eve")  # as long as she is not banned
        table = await other.post("/tables", game="caylus", seats=[me(), OPEN])
        await ban(settings, "Eve", True)
        for name in ("Eve", "EVE", "\uff25ve", "Ev\u00e9", "\u0415ve", "Ev\u0435", "E ve.", "e\u03bde"):
            await other.refused(403, "POST", "/guests", name=name)
            await other.refused(403, "PATCH", "/me", name=name)
            await other.refused(403, "POST", "/accounts", name=name, password="open sesame")
            await other.refused(403, "POST", "/tables", game="caylus", seats=[me(name), OPEN])
            await other.refused(403, "POST", f"/tables/{table['id']}/seats/1", name=name)
        for name in ("Eves", "Steve", "Ev", "\u0418\u0432\u0430\u043d"):
            await other.post("/guests", name=name)
        await ban(settings, "Eve", False)
        await other.post("/guests", name="Eve")


async def test_a_guest_who_was_there_before_the_ban_has_the_name_no_more(settings: Settings) -> None:
    async with served(settings) as address, contextlib.AsyncExitStack() as stack:
        eve, twin, steve = [
            await stack.enter_async_context(Browser(address, name)) for name in ("Other", "\u0415ve", "Steve")
        ]
        await eve.post("/accounts", name="Eve", password="open sesame")
        await ban(settings, "Eve", True)
        assert [(await each.get("/me"))["name"] for each in (twin, steve)] == ["Guest", "Steve"]
        table = await twin.post("/tables", game="caylus", seats=[me(), OPEN], listed=True)
        assert table["seats"][0]["name"] == "Guest"
        assert (await twin.ask("PATCH", "/me", {"name": "Ivy"})).json()["name"] == "Ivy"


async def test_nobody_is_replaced_before_a_minute_has_passed(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        wish = {"game": "caylus", "seats": [me(), OPEN]}
        for delay in (1, LEAST_DELAY - 1):
            await anna.refused(409, "POST", "/tables", **wish, delay=delay)
        for delay in (0, LEAST_DELAY):
            assert (await anna.post("/tables", **wish, delay=delay))["delay"] == delay


async def test_who_was_refused_a_few_times_asks_no_more_until_they_have_played(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id, people = await pair(anna, hugo), [anna, hugo]
        first = (await anna.get(f"/tables/{id}"))["decides"]
        who, other = people[first], people[1 - first]
        await play_first(who, id, "place")
        table = await play_first(other, id, "place")
        for _ in range(MOST_ASKED):
            await who.post(f"/tables/{id}/undo", version=table["version"])
            table = await other.post(f"/tables/{id}/undo/answer", agree=False)
        enough = await who.refused(409, "POST", f"/tables/{id}/undo", version=table["version"])
        assert "often enough" in enough["sentence"]
        await play_first(who, id, "place")
        table = await play_first(other, id, "place")
        assert (await who.post(f"/tables/{id}/undo", version=table["version"]))["undo"]["seat"] == first
