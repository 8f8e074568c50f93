"""What the ill-meaning send: requests that cannot be read, names that mislead, and much work at little cost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import signal
import sys
import unicodedata
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from caylus.server.api.identity import NEWCOMER, TALK, WORK
from caylus.server.http.guard import Guard
from caylus.server.http.limits import REMEMBERED, Limits, sender_of
from caylus.server.run import allow_many_connections
from caylus.server.settings import Settings
from caylus.tables.bots import task_for
from caylus.tables.names import BOT_NAMES, SPARE_NAMES, clean_name, clean_words, fold_name, name_bot
from caylus.tables.refusals import Refused, TooMany
from tests.server.conftest import make_settings
from tests.server.serving import OPEN, Browser, bot, few_open_files, hear, me, served, served_services

SECRET = "open sesame"
DEEP = "[" * 2000 + "]" * 2000

ASK_AND_DIE = """
import asyncio, os, signal
from caylus.server.bots.hints import Adviser
from caylus.tables.hints import Question

async def ask():
    adviser = Adviser()
    await adviser.ask(Question("caylus", 2, 1, {}, ["Anna", "Hugo"], [], "apprentice"))
    print(*(member.process.pid for member in adviser.crew.members.values()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(ask())
"""


@pytest.mark.parametrize(
    "body", [f'{{"x":{DEEP},"name":"Eve"}}'.encode(), b"[" * 50_000, b'{"name":"\xff"}', b'{"name":NaN}', b"\xff\xfe"]
)
async def test_a_body_that_cannot_be_read_is_refused(settings: Settings, body: bytes) -> None:
    async with served(settings) as address, httpx.AsyncClient(base_url=address + "/api", timeout=60) as client:
        answer = await client.post("/guests", content=body)
        assert (answer.status_code, answer.json()["kind"]) == (400, "request")


async def test_a_message_nested_too_deep_is_refused_and_the_game_goes_on(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Eve") as eve:
        table = await eve.post("/tables", game="caylus", seats=[me(), OPEN])
        async with eve.live(table["id"]) as socket:
            await hear(socket)
            await socket.send(f'{{"x":{DEEP[1000:-1000]},"kind":"look"}}')
            assert (await hear(socket))["problem"] == "request"
            await socket.send(json.dumps({"kind": "look"}))
            assert (await hear(socket))["kind"] == "update"


@pytest.mark.parametrize("origin", ["http://[", "null", "http://", "//"])
async def test_an_origin_that_is_none_is_another_site(settings: Settings, origin: str) -> None:
    async with served(settings) as address, httpx.AsyncClient(base_url=address + "/api", timeout=60) as client:
        answer = await client.post("/guests", json={"name": "Eve"}, headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.headers["x-content-type-options"] == "nosniff"  # refusals are as cautious as answers


async def test_what_is_for_one_person_is_kept_by_no_cache(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        assert (await anna.client.get("/me")).headers["cache-control"] == "no-store"
        assert (await anna.client.get(f"{address}/")).headers["cache-control"] == "no-cache"


# -- names --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\uffa0 \u115f", "\u0301\u0301", "\ufe0f", "\u034f"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize("alike", ["\uff21nna", "Anna\ufe0f", "Anna\u034f", "\u2006Anna"])
def test_names_that_look_the_same_are_the_same(alike: str) -> None:
    assert clean_name(alike) == "Anna"
    assert fold_name(clean_name("E\u0301LISE")) == fold_name(clean_name("élise"))


def test_a_name_is_cut_where_it_is_too_long_and_takes_no_more_room_when_letters_are_made_alike() -> None:
    assert clean_name("x" * 41) == "x" * 40
    assert clean_name("my new bot", 6) == "my new"
    assert clean_name("my new bot", 3) == "my", "no space at the end"
    assert fold_name("ΐ" * 40) == "ΐ" * 40


def test_a_bot_is_called_like_nobody_at_the_table() -> None:
    assert name_bot(0, ["Anna"]) == BOT_NAMES[0]
    assert name_bot(0, ["Anna", BOT_NAMES[0].upper()]) == SPARE_NAMES[0]
    assert name_bot(0, [BOT_NAMES[0], SPARE_NAMES[0]]) == SPARE_NAMES[1]


def test_marks_are_not_heaped_up() -> None:
    assert clean_words("a" + "\u0301" * 400 + "b") == "á\u0301\u0301\u0301b"
    for word in ("Nguyễn", "שָׁלוֹם", "हिन्दी"):
        assert clean_words(word) == unicodedata.normalize("NFC", word)


async def test_an_account_can_have_any_name_of_forty_letters(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Eve") as eve:
        for letter in "ßΐ":  # which take more room when small and large letters are made alike
            await eve.post("/guests", name="Eve")
            await eve.post("/accounts", name=letter * 40, password=SECRET)
            assert (await eve.get(f"/players/{letter * 40}/statistics"))["name"] == letter * 40


async def test_who_knew_the_guest_does_not_have_the_account(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        before = dict(anna.client.cookies)
        await anna.post("/accounts", name="Anna", password=SECRET)
        assert not (await anna.get("/me"))["guest"]
        async with httpx.AsyncClient(base_url=address + "/api", cookies=before, timeout=60) as thief:
            assert (await thief.get("/me")).status_code == 401


async def test_who_knows_the_seed_plays_no_strangers_and_for_no_glory(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Eve") as eve, Browser(address, "Hugo") as hugo:
        wish = {"game": "magna-carta", "seats": [me(), OPEN], "seed": "7"}
        await eve.refused(409, "POST", "/tables", **wish, listed=True)
        for fair in (False, True):
            table = await eve.post("/tables", **{**wish, "seed": None if fair else "7"})
            links = await eve.get(f"/tables/{table['id']}/links")
            await hugo.post(f"/tables/{table['id']}/seats/1", key=links["seats"][1])
            await hugo.post(f"/tables/{table['id']}/seats/1/resign")
            assert (await eve.get("/me/statistics"))["won"] == int(fair)


# -- much work ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "status"), [("/sessions", 401), ("/accounts", 201)])
async def test_one_address_cannot_try_or_set_one_password_at_many_names(
    settings: Settings, path: str, status: int
) -> None:
    async with served(replace(settings, request_rate=0.001, request_burst=2 * WORK + 1)) as address:
        statuses = []
        for at in range(4):
            async with httpx.AsyncClient(base_url=address + "/api", timeout=60) as eve:
                answer = await eve.post(path, json={"name": f"name {at}", "password": SECRET})
                statuses.append(answer.status_code)
        assert statuses == [status, status, 429, 429]


async def test_one_address_cannot_make_people_without_end(settings: Settings) -> None:
    async with served(replace(settings, request_rate=0.001, request_burst=3 * NEWCOMER)) as address:
        async with httpx.AsyncClient(base_url=address + "/api", timeout=60) as eve:
            statuses = [(await eve.post("/guests", json={"name": "Eve"})).status_code for _ in range(5)]
        assert statuses == [201] * 3 + [429] * 2


async def test_nobody_talks_without_end(settings: Settings) -> None:
    async with served(replace(settings, request_rate=0.001, request_burst=4 * TALK)) as address:
        async with Browser(address, "Eve") as eve:
            table = await eve.post("/tables", game="caylus", seats=[me(), OPEN])
            path = f"/tables/{table['id']}/chat"
            statuses = [(await eve.ask("POST", path, {"text": "spam"})).status_code for _ in range(5)]
            assert statuses == [200] * 3 + [429] * 2
        async with Browser(address, "Hugo") as hugo:
            table = await hugo.post("/tables", game="caylus", seats=[me(), OPEN])
            async with hugo.live(table["id"]) as socket:
                heard, said = await hear(socket), 0
                while heard["kind"] == "update":
                    await socket.send(json.dumps({"kind": "say", "text": "spam"}))
                    heard, said = await hear(socket), said + 1
                assert (heard["problem"], said) == ("too-many", 4)


async def test_the_bots_of_a_table_take_the_turn_of_its_host(tmp_path: Path) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), bot_workers=0)
    async with served_services(settings) as (services, address), Browser(address, "Eve") as eve:
        table = await eve.post("/tables", game="caylus", seats=[bot(), bot()])
        task = task_for(await services.tables.get(table["id"]))
        assert task is not None
        assert task.host == (await eve.get("/me"))["id"]


def test_what_costs_more_than_there_ever_is_can_still_be_had_by_waiting() -> None:
    limits = Limits(1.0, 5)
    assert limits.take("anna", 0.0, WORK)
    assert not limits.take("anna", 1.0, WORK)
    assert limits.take("anna", 6.0, WORK)


def test_who_rests_for_long_has_no_more_than_the_burst_and_a_moment_counts_once() -> None:
    limits = Limits(1.0, 5)
    assert limits.take("anna", 0.0, 5)
    assert limits.take("anna", 1000.0, 5)
    assert not limits.take("anna", 1000.0)
    assert not limits.take("anna", 1000.5)
    assert limits.take("anna", 1001.0)
    assert not limits.take("anna", 1001.5)


def test_of_too_many_addresses_the_one_not_heard_of_for_longest_is_forgotten() -> None:
    limits = Limits(0.001, 1)
    for at in range(REMEMBERED):
        assert limits.take(f"address {at}", 0.0)
    assert not limits.take("address 0", 0.0)
    assert limits.take("one more", 0.0)
    assert len(limits.buckets) == REMEMBERED
    assert not limits.take("address 0", 0.0), "which was heard of a moment ago"
    assert limits.take("address 1", 0.0)


def test_all_addresses_of_one_network_are_one_sender() -> None:
    assert sender_of("2001:db8:1:2::1") == sender_of("2001:db8:1:2:ffff::9")
    assert sender_of("2001:db8:1:2::1") != sender_of("2001:db8:1:3::1")
    assert sender_of("::ffff:10.0.0.1") == sender_of("10.0.0.1") == "10.0.0.1"
    assert sender_of("10.0.0.2") == "10.0.0.2"
    assert sender_of("no:address") == "no:address"
    assert sender_of("fe80::1%eth0") == sender_of("fe80::2%eth1")


async def test_a_network_asks_no_more_than_one_address_does(tmp_path: Path) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), request_rate=0.001, request_burst=2)
    guard = Guard(settings, Counter())
    passed: list[str] = []

    async def answer(scope: Any, _receive: Any, _send: Any) -> None:
        passed.append(scope["client"][0])

    async def ask(host: str) -> None:
        scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (host, 1)}
        await guard.handle(scope, cast(Any, None), cast(Any, None), answer)

    hosts = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"]
    for host in hosts:
        await ask(host)
    for host in hosts[:2]:
        with pytest.raises(TooMany):
            await ask(host)
    assert passed == hosts


UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    ("answered", "begun"),
    [
        (b"", b""),
        (b"", b"GET / HTTP/1.1\r\nHost: here\r\nX: "),
        (b"", b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 15\r\n\r\n{"),
        (b"", b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET / HTTP/1.1\r\nX: "),
        (b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n", b"GET / HTTP/1.1\r\nX: "),
        (b"", b"GET /api/me/live HTTP/1.1\r\nHost: here\r\n" + UPGRADE + b"Content-Length: 9\r\n\r\n"),
    ],
)
async def test_who_sends_no_request_has_to_go(tmp_path: Path, answered: bytes, begun: bytes) -> None:
    quick = replace(make_settings(str(tmp_path / "caylus.db")), request_seconds=0.3)
    async with served(quick) as address:
        reader, writer = await connected_after(address, answered)
        writer.write(begun)
        async with asyncio.timeout(60):
            with contextlib.suppress(ConnectionError):
                while await reader.read(65536):
                    pass
        writer.close()


async def connected_after(address: str, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which /health has been answered, if that is asked; a busy machine may ask too late, and again."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(request)
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            if request:
                await reader.readuntil(b"ok\n")
            return reader, writer
        writer.close()


CHUNKED = b"POST /api/guests HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (b"GET /", b"a" * 4096),
        (b"GET / HTTP/1.1\r\nHost: here\r\nX: ", b"a" * 4096),
        (b"GET / HTTP/1.1\r\nHost: here\r\n", b"X: a\r\n" * 512),
        (b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET / HTTP/1.1\r\n", b"X: a\r\n" * 512),
        (CHUNKED + b"1\r\n{\r\n0\r\n", b"X: a\r\n" * 512),
        (CHUNKED + b"1\r\n{\r\n0\r\nX: ", b"a" * 4096),
    ],
)
async def test_a_request_has_a_head_that_ends(tmp_path: Path, begun: bytes, more: bytes) -> None:
    async with served(make_settings(str(tmp_path / "caylus.db"))) as address:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(begun)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while not reader.at_eof() and sent < 4_000_000:
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(0)
                sent += len(more)
        assert sent < 1_000_000
        writer.close()


async def test_a_request_has_so_many_headers_and_no_more(tmp_path: Path) -> None:
    async with served(make_settings(str(tmp_path / "caylus.db"))) as address, httpx.AsyncClient(timeout=60) as client:
        for more, status in ((150, 200), (200, 400)):
            head = {f"x-{number}": "a" for number in range(more)}
            assert (await client.get(f"{address}/health", headers=head)).status_code == status


async def test_only_a_record_may_be_large(tmp_path: Path) -> None:
    async with served(make_settings(str(tmp_path / "caylus.db"))) as address, Browser(address, "Anna") as anna:
        for size, status in ((60_000, 400), (70_000, 413)):
            await anna.refused(status, "POST", "/guests", name="a" * size)
        await anna.refused(409, "POST", "/records", record="a" * 200_000)
        await anna.refused(400, "POST", "/records", record="a" * 200_001)
        await anna.refused(413, "POST", "/records", record="a" * 2_500_001)


async def test_a_long_head_and_a_long_body_are_read(tmp_path: Path) -> None:
    async with served(make_settings(str(tmp_path / "caylus.db"))) as address, httpx.AsyncClient(timeout=60) as client:
        for _ in range(3):
            head = {f"x-{number}": "a" * 6000 for number in range(10)}
            answer = await client.post(f"{address}/api/guests", json={"name": "a" * 60_000}, headers=head)
            assert answer.status_code == 400
            assert "name" in answer.json()["sentence"]
        assert (await client.post(f"{address}/api/guests", content=in_pieces())).status_code == 413


async def in_pieces() -> AsyncIterator[bytes]:
    """A body whose length is not told before, as large as one may not be."""
    yield b'{"name": "Anna"'
    for _ in range(7):
        yield b" " * 10_000
    yield b"}"


async def test_empty_lines_are_no_request(tmp_path: Path) -> None:
    quick = replace(make_settings(str(tmp_path / "caylus.db")), request_seconds=0.3)
    async with served(quick) as address:
        reader, writer = await connected_after(address, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        async with asyncio.timeout(60):
            with contextlib.suppress(ConnectionError):
                while not reader.at_eof():
                    writer.write(b"\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.05)
        writer.close()


async def test_who_has_connected_may_be_silent(tmp_path: Path) -> None:
    quick = replace(make_settings(str(tmp_path / "caylus.db")), request_seconds=2.0)  # a busy machine needs some
    async with served(quick) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            await asyncio.sleep(2.5)
            await socket.send(json.dumps({"kind": "look"}))
            assert (await hear(socket))["kind"] == "update"


def test_a_server_takes_as_many_connections_as_it_may_have() -> None:
    with few_open_files() as most:
        allow_many_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)


async def test_the_process_that_gives_advice_ends_with_a_killed_server() -> None:
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", ASK_AND_DIE, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    pid = int(await server.stdout.readline())
    assert await server.wait() == -signal.SIGKILL
    try:
        async with asyncio.timeout(60):
            while is_running(pid):
                await asyncio.sleep(0.05)
    except TimeoutError:
        os.kill(pid, signal.SIGKILL)
        raise


def is_running(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
