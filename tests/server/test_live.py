"""Live play: catching up, refusals, and what is never accepted."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from caylus.core.state import lay_over
from caylus.server.api.live import Session
from caylus.server.http.shortcut import frame
from caylus.server.http.websocket import Wire
from caylus.server.settings import Settings
from caylus.server.storage.store import EVERYTHING
from tests.server.conftest import emptied_database, make_settings
from tests.server.serving import OPEN, Browser, Json, bot, hear, me, served, served_services
from tests.server.test_tables import pair, play_first


async def test_who_was_away_catches_up_by_the_version_they_know(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        id = table["id"]
        async with anna.live(id, "?since=0") as socket:
            first = (await hear(socket))["table"]
            assert [step["ply"] for step in first["steps"]] == [0]
        for _ in range(3):
            table = await play_first(anna, id)
        table = await anna.post(f"/tables/{id}/undo", version=table["version"])
        async with anna.live(id, f"?since={first['version']}") as socket:
            later = (await hear(socket))["table"]
            assert (later["from_ply"], [step["ply"] for step in later["steps"]]) == (0, [1, 2])
        async with anna.live(id) as socket:
            now = (await hear(socket))["table"]
            assert (now["steps"], now["version"]) == ([], later["version"])


async def test_messages_that_cannot_be_followed_are_refused_and_the_game_goes_on(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        decides = (await anna.get(f"/tables/{id}"))["decides"]
        who, other = [anna, hugo][decides], [anna, hugo][1 - decides]
        async with who.live(id) as mine, other.live(id) as theirs:
            version = (await hear(mine))["table"]["version"]
            await hear(theirs)
            for nonsense in (
                "",
                "nonsense",
                "[]",
                "{}",
                '{"kind":"bogus"}',
                '{"kind":"play"}',
                '{"kind":"say","text":""}',
            ):
                await mine.send(nonsense)
                assert (await hear(mine))["problem"] == "request"
            await mine.send(b"\xff\xfe")
            assert (await hear(mine))["problem"] == "request"

            async def attempt(socket: object, **message: object) -> Json:
                await socket.send(json.dumps(message))  # type: ignore[attr-defined]
                return await hear(socket)  # type: ignore[arg-type]

            refusal = await attempt(mine, kind="play", version=version, action="dance", ref="7")
            assert (refusal["problem"], refusal["ref"]) == ("refused", "7")
            assert (await attempt(theirs, kind="play", version=version, action="pass"))["problem"] == "forbidden"
            assert (await attempt(theirs, kind="look", seat=decides))["problem"] == "forbidden"
            assert (await attempt(mine, kind="play", version=version, action="place castle"))["table"]["ply"] == 1
            assert (await hear(theirs))["table"]["ply"] == 1
            assert (await attempt(mine, kind="play", version=version, action="place castle"))["problem"] == "conflict"
            assert (await hear(mine))["kind"] == "update"
            said = await attempt(theirs, kind="say", text="Oh!")
            assert [line["text"] for line in said["table"]["chat"]] == ["Oh!"]
            version = (await hear(mine))["table"]["version"]
            assert (await attempt(mine, kind="undo", version=version))["table"]["ply"] == 0


async def test_messages_that_are_too_large_end_the_connection(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), bot()])
        for size in (5_000, 100_000):
            async with anna.live(table["id"]) as socket:
                await socket.send(json.dumps({"kind": "say", "text": "x" * size}))
                with pytest.raises(ConnectionClosed):
                    await hear_all(socket)


async def hear_all(socket: ClientConnection) -> None:
    """Listen until the other end goes."""
    while True:
        await hear(socket)


async def test_other_sites_cannot_use_a_persons_cookie(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        evil = {"origin": "http://evil.example"}
        for method, path in (("POST", "/tables"), ("DELETE", "/me"), ("DELETE", "/sessions")):
            answer = await anna.client.request(method, path, headers=evil)
            assert answer.status_code == 403
        cross = await anna.client.post("/guests", json={"name": "x"}, headers={"sec-fetch-site": "cross-site"})
        assert cross.status_code == 403
        with pytest.raises(InvalidStatus):
            async with anna.live(table["id"], origin="http://evil.example"):
                pass
        async with anna.live(table["id"], origin=address) as socket:
            assert (await hear(socket))["kind"] == "update"
        assert (await anna.client.get("/me")).headers["x-content-type-options"] == "nosniff"


async def test_a_table_that_one_may_not_know_of_is_closed_like_one_that_is_not_there(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Eve") as eve:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        ends = []
        for id in (table["id"], "0" * 32):
            async with eve.live(id) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(socket)
                ends.append((closed.value.rcvd.code, closed.value.rcvd.reason) if closed.value.rcvd else None)
        assert ends[0] == ends[1] == (4404, "There is no such table.")


async def test_too_many_requests_are_slowed_down(settings: Settings) -> None:
    async with served(replace(settings, request_rate=0.001, request_burst=5)) as address:
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            statuses = [(await client.get("/api/games")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2


async def test_a_server_that_ends_says_goodbye(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        context = anna.live(table["id"])
        socket = await context.__aenter__()
        await hear(socket)
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(socket.recv(), 10)
    await context.__aexit__(None, None, None)


async def test_signing_out_ends_open_connections(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN], listed=True)
        for path in ("/sessions/current", "/sessions"):
            async with Browser(address, "Hugo") as hugo, hugo.live(table["id"]) as socket:
                await hear(socket)
                assert (await hugo.ask("DELETE", path)).status_code == 204
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
        async with anna.live(table["id"]) as socket:
            assert (await hear(socket))["kind"] == "update"


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
async def test_who_is_signed_out_and_reads_nothing_is_cut_off(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        id = (await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")]))["id"]
        async with anna.live(id) as socket:
            table = (await hear(socket))["table"]
            [session] = services.hub.listeners[id]
            assert isinstance(session, Session)
            assert isinstance(session.wire, Wire)
            session.wire.writable.clear()  # as when all that it was sent piles up
            assert (await anna.ask("DELETE", "/sessions")).status_code == 204
            with contextlib.suppress(ConnectionClosed):
                await socket.send(json.dumps({"kind": "play", "version": table["version"], "action": "pass"}))
            with pytest.raises(ConnectionClosed):
                await hear(socket)
        assert (await services.tables.get(id)).ply == table["ply"]
        with pytest.raises(WebSocketDisconnect):
            await session.receive("{}")


async def test_too_many_messages_of_one_person_are_slowed_down(settings: Settings) -> None:
    async with (
        served(replace(settings, request_rate=0.001, request_burst=8)) as address,
        Browser(address, "Anna") as anna,
    ):
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        async with anna.live(table["id"]) as socket:  # with the table these are two of the eight
            await hear(socket)
            for _ in range(7):
                await socket.send('{"kind":"look"}')
            assert [(await hear(socket))["kind"] for _ in range(7)] == ["update"] * 6 + ["refusal"]
        assert (await anna.refused(429, "GET", "/me"))["kind"] == "too-many"


async def test_one_person_has_one_limit_from_many_addresses(settings: Settings) -> None:
    async with served(replace(settings, request_rate=0.001, request_burst=12)) as address:
        async with Browser(address, "Anna") as anna:
            statuses = []
            for at in range(14):
                far = {"x-forwarded-for": f"10.0.0.{at}"}  # as a proxy on this machine tells
                statuses.append((await anna.client.get("/me", headers=far)).status_code)
        assert statuses == [200] * 12 + [429] * 2


async def test_passwords_cannot_be_tried_without_end(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Eve") as eve:
        await anna.post("/accounts", name="Anna", password="open sesame")
        wrong = {"name": "anna", "password": "open barley"}
        answers: list[int] = []
        while 429 not in answers and len(answers) < 25:  # eleven, but on a slow machine some more
            answers.append((await eve.ask("POST", "/sessions", wrong)).status_code)
        assert answers[:10] == [401] * 10
        assert answers[-1] == 429
        await eve.refused(401, "POST", "/sessions", name="Hugo", password="open barley")
        away = await eve.client.post(
            "/sessions", json={"name": "Anna", "password": "open sesame"}, headers={"x-forwarded-for": "10.0.0.9"}
        )
        assert away.status_code == 201  # who is at home cannot be locked out by others


async def test_signing_out_everywhere_is_heard_by_every_worker(postgres: str) -> None:
    settings = make_settings(await emptied_database(postgres))
    async with (
        served(settings) as one,
        served(settings) as two,
        Browser(one, "Anna") as anna,
        Browser(two, "Anna's phone") as phone,
        Browser(one, "Hugo") as hugo,
    ):
        account = {"name": "Anna", "password": "open sesame"}
        await anna.post("/accounts", **account)
        await phone.post("/sessions", **account)
        token = await anna.post("/tokens", label="program")
        id = await pair(anna, hugo)
        bearer = {"authorization": f"Bearer {token['secret']}"}
        feed = f"{two.replace('http', 'ws')}/api/me/live"
        cookie = {"cookie": f"caylus={phone.client.cookies['caylus']}"}
        async with (
            phone.live(id) as socket,
            connect(feed, additional_headers=cookie) as follower,
            connect(feed, additional_headers=bearer) as program,
        ):
            for each in (socket, follower, program):
                await hear(each)
            assert (await anna.ask("DELETE", "/sessions")).status_code == 204
            for each in (socket, follower, program):  # the tokens of programs end as well
                assert await end_of(each) == 4401
        await anna.post("/sessions", **account)
        token = await anna.post("/tokens", label="another")
        async with connect(feed, additional_headers={"authorization": f"Bearer {token['secret']}"}) as program:
            await hear(program)
            assert (await anna.ask("DELETE", f"/tokens/{token['id']}")).status_code == 204
            assert await end_of(program) == 4401


async def test_who_signed_out_while_a_worker_was_deaf_is_found_out(postgres: str) -> None:
    settings = make_settings(await emptied_database(postgres))
    async with (
        served_services(settings) as (services, one),
        served(settings) as two,
        Browser(one, "Anna") as anna,
        Browser(one, "Hugo") as hugo,
        Browser(two, "?") as elsewhere,
    ):
        id = await pair(anna, hugo)
        async with anna.live(id) as socket, hugo.live(id) as other:
            for each in (socket, other):
                await hear(each)
            services.store.listeners.clear()  # type: ignore[attr-defined]
            elsewhere.client.cookies = anna.client.cookies
            assert (await elsewhere.ask("DELETE", "/sessions")).status_code == 204
            await asyncio.sleep(0.1)
            services.hear(EVERYTHING)
            assert await end_of(socket) == 4401
            await hugo.post(f"/tables/{id}/chat", text="Hello?")
            assert (await hear(other))["kind"] == "update"


async def end_of(socket: ClientConnection) -> int:
    """Listen until the other end goes; gives its reason."""
    with pytest.raises(ConnectionClosed) as closed:
        await hear_all(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize(
    ("game", "options"), [("caylus-1303", {}), ("caylus-1303", {"points": "open"}), ("magna-carta", {})], ids=str
)
async def test_small_changes_add_up_to_the_table_and_tell_no_secrets(
    settings: Settings, game: str, options: dict[str, str]
) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Vera") as vera,
    ):
        people = [anna, hugo, vera]
        id = await pair(anna, hugo, game, listed=True, options=options)
        async with (
            anna.live(id, "?since=0&changes=true") as one,
            hugo.live(id, "?since=0&changes=true") as two,
            vera.live(id, "?since=0&changes=true") as three,
        ):
            sockets, heard = [one, two, three], {"update": 0, "change": 0}
            tables: list[Json] = [(await hear(socket))["table"] for socket in sockets]
            for turn in range(60):
                table = tables[tables[0]["decides"]]
                action = table["offers"][turn % len(table["offers"])]["action"]
                move = {"kind": "play", "version": table["version"], "action": action}
                await sockets[table["decides"]].send(json.dumps(move))
                for at, socket in enumerate(sockets):
                    message = await hear(socket)
                    heard[message["kind"]] += 1
                    tables[at] = added(tables[at], message)
                    whole = await people[at].get(f"/tables/{id}?since=0")
                    for key in ("version", "ply", "decides", "view", "offers", "steps", "undo", "status", "seat"):
                        assert tables[at][key] == whole[key], (turn, at, key)
            assert heard["change"] > 100


def added(table: Json, message: Json) -> Json:
    """A table as it is after a message."""
    if message["kind"] == "update":
        fresh: Json = message["table"]
        story = table["steps"][: fresh["from_ply"] + 1] + fresh["steps"]
        return {**fresh, "steps": story}
    assert message["base"] == table["version"]
    story = table["steps"][: message["from_ply"] + 1] + message["steps"]
    return {**table, **message, "view": lay_over(table["view"], message["view"]), "steps": story}


async def test_one_person_has_so_many_connections_and_no_more(settings: Settings) -> None:
    async with served(replace(settings, sockets=2)) as address, Browser(address, "Anna") as anna:
        id = (await anna.post("/tables", game="caylus", seats=[me(), OPEN]))["id"]
        listed = (await anna.post("/tables", game="caylus", seats=[me(), OPEN], listed=True))["id"]
        async with anna.live(id) as one, anna.live(id) as two:
            assert (await hear(one))["kind"] == (await hear(two))["kind"] == "update"
            async with anna.live(id) as third:
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(third)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            async with Browser(address, "Hugo") as hugo, hugo.live(listed) as his:
                assert (await hear(his))["kind"] == "update"
        async with anna.live(id) as again:
            assert (await hear(again))["kind"] == "update"


async def test_a_feed_tells_of_ones_tables(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        first = await pair(anna, hugo)
        url = f"{address.replace('http', 'ws')}/api/me/live"
        async with connect(url, additional_headers={"cookie": f"caylus={hugo.client.cookies['caylus']}"}) as feed:
            assert (await hear(feed))["table"]["id"] == first
            await anna.post("/tables", game="caylus", seats=[me(), OPEN])
            second = await pair(anna, hugo)
            told = await hear(feed)
            while told["table"]["status"] != "running":
                told = await hear(feed)
            assert (told["kind"], told["table"]["id"]) == ("table", second)
        async with connect(url) as nobody:
            with pytest.raises(ConnectionClosed):
                await hear(nobody)


@pytest.mark.parametrize(
    ("message", "code"), [("x" * 5000, 1009), ("x", 4429), (b"x", 4429)], ids=["large", "many", "many that are no text"]
)
async def test_nobody_says_much_where_nobody_listens(settings: Settings, message: str | bytes, code: int) -> None:
    async with (
        served(replace(settings, request_rate=0.001, request_burst=40)) as address,
        Browser(address, "Anna") as anna,
    ):
        cookie = {"cookie": f"caylus={anna.client.cookies['caylus']}"}
        async with connect(f"{address.replace('http', 'ws')}/api/me/live", additional_headers=cookie) as feed:
            for _ in range(1 if code == 1009 else 40):
                with contextlib.suppress(ConnectionClosed):
                    await feed.send(message)
            with pytest.raises(ConnectionClosed):
                await hear_all(feed)
            assert feed.close_code == code


async def test_a_game_is_seen_again_at_any_ply(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo, "magna-carta")
        views = []
        for _ in range(6):
            table = await anna.get(f"/tables/{id}")
            views.append(table["view"])
            await play_first([anna, hugo][table["decides"]], id)
        for ply, view in enumerate(views):
            moment = await anna.get(f"/tables/{id}/plies/{ply}")
            assert (moment["view"], moment["step"]["ply"], moment["plies"]) == (view, ply, 6)
        assert (await hugo.get(f"/tables/{id}/plies/3"))["view"]["seats"][0]["hand"] is None
        await anna.refused(404, "GET", f"/tables/{id}/plies/7")
        await anna.refused(403, "GET", f"/tables/{id}/plies/3?seat=1")
        assert (await anna.get(f"/tables/{id}/record.json"))["seed"] == "sealed"
        await anna.post(f"/tables/{id}/seats/0/resign")
        assert (await anna.get(f"/tables/{id}/record.json"))["seed"] != "sealed"


async def test_what_is_pushed_in_a_turn_leaves_before_what_is_sent_after_it(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            (session,) = services.hub.listeners[table["id"]]
            assert isinstance(session, Session)
            assert isinstance(session.wire, Wire)
            for pushed, sent in ((["a", "b"], "c"), (["d"], "e"), ([], "f"), (["g"], "h")):
                for each in pushed:
                    assert session.wire.push(frame(f'"{each}"'.encode()))
                await session.send(sent)
            assert session.wire.push(frame(b'"i"'))
            heard = [str(await asyncio.wait_for(hear(socket), 10)) for _ in range(9)]
            assert "".join(heard) == "abcdefghi"
