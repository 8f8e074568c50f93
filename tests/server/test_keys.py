"""What lets somebody in, a cookie, a token or a link, and when it does so no more."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caylus.server.admin import renew_password
from caylus.server.people.tokens import SCOPES
from caylus.server.services import PERHAPS
from caylus.server.settings import Settings
from caylus.tables.events import Kept
from caylus.tables.refusals import SignInNeeded
from tests.server.serving import OPEN, Browser, Json, hear, me, served, served_services
from tests.server.test_tables import pair

SECRET = "open sesame"


def program(address: str, token: Json) -> httpx.AsyncClient:
    """A program with a token."""
    return httpx.AsyncClient(
        base_url=address + "/api", headers={"authorization": f"Bearer {token['secret']}"}, timeout=60
    )


async def closed(socket: ClientConnection) -> int:
    """The code with which the server ends a connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), 60)
    assert socket.close_code is not None
    return socket.close_code


# -- what ends -----------------------------------------------------------------------------------------------


async def test_connections_and_tokens_of_a_guest_end_when_the_guest_makes_an_account(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        token = await anna.post("/tokens", label="my bot")
        bearer = {"authorization": f"Bearer {token['secret']}"}
        async with anna.live(table["id"]) as socket, anna.live(table["id"], **bearer) as bot:
            for each in (socket, bot):
                await hear(each)
            await anna.post("/accounts", name="Anna", password=SECRET)
            assert [await closed(each) for each in (socket, bot)] == [4401, 4401]
        async with program(address, token) as thief:
            assert (await thief.get("/me")).status_code == 401
        assert await anna.get("/tokens") == []
        async with anna.live(table["id"]) as socket:
            assert (await hear(socket))["table"]["seats"][0]["you"]


async def sign_out_everywhere(anna: Browser, _: Settings) -> None:
    """One way to end everything."""
    assert (await anna.ask("DELETE", "/sessions")).status_code == 204


async def change_the_password(anna: Browser, _: Settings) -> None:
    """Another."""
    answer = await anna.ask("PUT", "/me/password", {"old": SECRET, "new": "open barley"})
    assert answer.status_code == 200


async def let_the_host_draw_one(_: Browser, settings: Settings) -> None:
    """And one for who has forgotten it."""
    await renew_password(settings, "Anna")


@pytest.mark.parametrize("end", [sign_out_everywhere, change_the_password, let_the_host_draw_one])
async def test_tokens_end_with_all_sessions(
    settings: Settings, end: Callable[[Browser, Settings], Awaitable[None]]
) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password=SECRET)
        token = await anna.post("/tokens", label="my bot")
        url, bearer = f"{address.replace('http', 'ws')}/api/me/live", {"authorization": f"Bearer {token['secret']}"}
        async with program(address, token) as bot, connect(url, additional_headers=bearer) as socket:
            assert (await bot.get("/me")).status_code == 200
            await end(anna, settings)
            assert (await bot.get("/me")).status_code == 401
            assert await closed(socket) == 4401


async def test_who_signs_in_while_the_password_changes_has_to_know_the_new_one(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password=SECRET)
        async with httpx.AsyncClient(base_url=address + "/api", timeout=60) as thief:
            change = anna.ask("PUT", "/me/password", {"old": SECRET, "new": "open barley"})
            tries = (thief.post("/sessions", json={"name": "Anna", "password": SECRET}) for _ in range(3))
            changed, *tried = await asyncio.gather(change, *tries)
            assert changed.status_code == 200
            for answer in tried:
                cookie = {"cookie": f"caylus={answer.cookies.get('caylus', '')}"}
                assert (await thief.get("/me", headers=cookie)).status_code == 401
        accounts = services.accounts
        person, kept = await accounts.sign_in("Anna", "open barley")
        await accounts.set_password(person, SECRET)
        with pytest.raises(SignInNeeded):
            await services.sessions.begin(person, kept)
        with pytest.raises(SignInNeeded):
            await accounts.set_password(person, "open rye", kept)
        await accounts.sign_in("Anna", SECRET)


async def test_what_is_asked_for_while_somebody_signs_out_ends_as_well(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password=SECRET)
        cookie = anna.client.cookies["caylus"]
        person = await services.sessions.by_cookie(cookie)
        assert person is not None
        assert (await services.tokens.make(person, "my bot", SCOPES, cookie)).secret
        await sign_out_everywhere(anna, settings)
        with pytest.raises(SignInNeeded):
            await services.tokens.make(person, "my bot", SCOPES, cookie)
        assert await services.tokens.of(person) == []


async def test_of_two_who_know_a_guest_only_one_makes_an_account_of_them(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        guest = await services.sessions.by_cookie(anna.client.cookies["caylus"])
        assert guest is not None
        await services.accounts.sign_up(guest, "Anna", SECRET)
        with pytest.raises(SignInNeeded):
            await services.accounts.sign_up(guest, "Hugo", "open barley")
        with pytest.raises(SignInNeeded):
            await services.accounts.rename(guest, "Hugo")
        person, _ = await services.accounts.sign_in("Anna", SECRET)
        assert (person.id, person.name) == (guest.id, "Anna")


async def test_nobody_can_sign_out_those_who_have_not_signed_in(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, httpx.AsyncClient(timeout=60) as nobody:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN], listed=True)
        url = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/live"
        async with connect(url) as watching:
            assert json.loads(await watching.recv())["kind"] == "update"
            for cookie in ("", ".", ".x"):
                cookies = {"cookie": f"caylus={cookie}"}
                assert (await nobody.delete(f"{address}/api/sessions/current", headers=cookies)).status_code == 204
            await anna.post(f"/tables/{table['id']}/chat", text="Hello")
            assert json.loads(await asyncio.wait_for(watching.recv(), 60))["kind"] == "update"


# -- what a token may do -------------------------------------------------------------------------------------


@pytest.mark.parametrize("scope", ["read", "play", "host"])
async def test_a_token_may_do_what_it_was_made_for(settings: Settings, scope: str) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        token = await anna.post("/tokens", label="my bot", scopes=[scope])
        assert token["scopes"] == [scope]
        async with program(address, token) as bot:
            tried = {
                "read": await bot.get(f"/tables/{id}"),
                "play": await bot.post(f"/tables/{id}/chat", json={"text": "Hello"}),
                "host": await bot.post("/tables", json={"game": "caylus", "seats": [me(), OPEN]}),
            }
        assert {each for each, answer in tried.items() if answer.status_code in (200, 201)} == {scope}
        assert {answer.status_code for each, answer in tried.items() if each != scope} == {403}


FOR_HOSTS = {
    *("GET /api/tables/{table_id}/links", "POST /api/tables/{table_id}/links", "POST /api/tables/{table_id}/start"),
    *("POST /api/tables", "POST /api/records", "POST /api/tables/{table_id}/play-on"),
}
FOR_PEOPLE = {
    *("POST /api/accounts", "DELETE /api/sessions", "PATCH /api/me", "PUT /api/me/password", "DELETE /api/me"),
    *("POST /api/tokens", "DELETE /api/tokens/{token_id}"),
}
SENT: dict[str, Json] = {  # so much that a request is understood
    "POST /api/accounts": {"name": "Eve", "password": SECRET},
    "PATCH /api/me": {"name": "Eve"},
    "PUT /api/me/password": {"old": SECRET, "new": SECRET},
    "POST /api/tokens": {"label": "another"},
    "POST /api/tables": {"game": "caylus", "seats": [OPEN]},
    "POST /api/records": {"record": "none"},
    "POST /api/tables/{table_id}/actions": {"version": 0, "action": 0},
    "POST /api/tables/{table_id}/undo": {"version": 0},
    "POST /api/tables/{table_id}/undo/answer": {"agree": True},
    "POST /api/tables/{table_id}/chat": {"text": "Hello"},
    "POST /api/tables/{table_id}/play-on": {"ply": 0, "seat": 0},
}
FOR_ANYBODY = {  # who asks is not looked at
    *("POST /api/guests", "POST /api/sessions", "DELETE /api/sessions/current"),
    *("GET /api/games", "GET /api/games/{game_id}/components", "GET /api/bots"),
}


async def test_each_endpoint_is_for_tokens_of_one_scope(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        id = (await anna.post("/tables", game="caylus", seats=[me(), OPEN]))["id"]
        scopes = ("read", "play", "host")
        tokens = {each: await anna.post("/tokens", label="my bot", scopes=[each]) for each in scopes}
        document = (await anna.client.get(f"{address}/schema/openapi.json")).json()
        operations = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
        assert operations > FOR_HOSTS | FOR_PEOPLE | FOR_ANYBODY
        for operation in operations - FOR_ANYBODY:
            method, _, path = operation.partition(" ")
            place = path.format(table_id=id, seat=1, ply=0, name="Anna", token_id="x")
            wanted = "read" if method == "GET" else "play"
            wanted = "host" if operation in FOR_HOSTS else "" if operation in FOR_PEOPLE else wanted
            for scope, token in tokens.items():
                async with program(address, token) as bot:
                    answer = await bot.request(method, address + place, json=SENT.get(operation, {}))
                refused = "This token is not made" in answer.text or "not for programs" in answer.text
                assert refused == (scope != wanted), (operation, scope, answer.text)
                assert answer.status_code == 403 or not refused


async def test_a_token_that_may_only_look_does_not_play_live(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        for scopes, heard in ((["read"], "refusal"), (["read", "play"], "update")):
            token = await anna.post("/tokens", label="my bot", scopes=scopes)
            async with anna.live(table["id"], authorization=f"Bearer {token['secret']}") as socket:
                assert (await hear(socket))["kind"] == "update"
                await socket.send(json.dumps({"kind": "say", "text": "Hello"}))
                assert (await hear(socket))["kind"] == heard


async def test_what_people_do_for_themselves_no_token_may_do(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        token = await anna.post("/tokens", label="my bot")
        assert sorted(token["scopes"]) == ["host", "play", "read"]
        async with program(address, token) as bot:
            for method, path, data in (
                ("POST", "/accounts", {"name": "Eve", "password": SECRET}),
                ("PATCH", "/me", {"name": "Eve"}),
                ("PUT", "/me/password", {"old": SECRET, "new": "open barley"}),
                ("POST", "/tokens", {"label": "another"}),
                ("DELETE", f"/tokens/{token['id']}", None),
                ("DELETE", "/sessions", None),
                ("DELETE", "/me", None),
            ):
                answer = await bot.request(method, path, json=data)
                assert answer.status_code == 403, (method, path)
            assert (await bot.get("/me")).json()["name"] == "Anna"
        await anna.refused(400, "POST", "/tokens", label="none", scopes=[])
        await anna.refused(400, "POST", "/tokens", label="wrong", scopes=["own"])


async def test_a_token_tells_when_it_was_last_used(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        token = await anna.post("/tokens", label="my bot")
        assert (await anna.get("/tokens"))[0]["used"] is None
        async with program(address, token) as bot:
            await bot.get("/me")
            used = (await anna.get("/tokens"))[0]["used"]
            assert used >= token["created"]
            await bot.get("/me")
            assert (await anna.get("/tokens"))[0]["used"] == used, "which is not written each time"


# -- links ---------------------------------------------------------------------------------------------------


async def test_the_link_of_a_seat_leads_nowhere_once_the_seat_is_taken(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Eve") as eve,
    ):
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN])
        path = f"/tables/{table['id']}"
        keys = (await anna.get(f"{path}/links"))["seats"]
        assert (await eve.get(f"{path}?key={keys[1]}"))["status"] == "waiting"
        await eve.refused(404, "GET", f"{path}?key={keys[0]}")
        await hugo.post(f"{path}/seats/1", key=keys[1])
        await eve.refused(404, "GET", f"{path}?key={keys[1]}")
        await eve.refused(404, "POST", f"{path}/seats/1", key=keys[1])
        assert (await hugo.get(path))["seats"][1]["you"]
        await hugo.ask("DELETE", f"{path}/seats/1")
        assert (await eve.get(f"{path}?key={keys[1]}"))["status"] == "waiting", "the seat is open again"


async def test_renewed_links_are_others_and_the_old_ones_lead_nowhere(settings: Settings) -> None:
    async with (
        served_services(settings) as (services, address),
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Eve") as eve,
        Browser(address, "Nobody") as nobody,
    ):
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN])
        path = f"/tables/{table['id']}"
        old = await anna.get(f"{path}/links")
        await hugo.post(f"{path}/seats/1", key=old["seats"][1])
        await eve.post(f"{path}/watch", key=old["watch"])
        await hugo.refused(403, "POST", f"{path}/links")
        async with (
            eve.live(table["id"]) as watching,
            nobody.live(table["id"], f"?key={old['seats'][2]}") as coming,
            hugo.live(table["id"]) as sitting,
        ):
            for each in (watching, coming, sitting):
                await hear(each)
            new = await anna.post(f"{path}/links")
            assert [await closed(each) for each in (watching, coming)] == [4404, 4404]
            assert (await hear(sitting))["kind"] == "update"
        assert set(new["seats"] + [new["watch"]]).isdisjoint(old["seats"] + [old["watch"]])
        for at_hand in (True, False):
            if not at_hand:
                services.tables.at_hand.clear()  # it is read anew
            for key in ("", old["watch"], old["seats"][2]):
                await eve.refused(404, "GET", f"{path}?key={key}")
            assert await anna.get(f"{path}/links") == new
        await eve.post(f"{path}/watch", key=new["watch"])
        await nobody.post(f"{path}/seats/2", key=new["seats"][2])


async def test_who_only_looked_in_by_the_link_of_a_seat_has_to_go_once_it_is_taken(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Eve") as eve,
    ):
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        key = (await anna.get(f"/tables/{table['id']}/links"))["seats"][1]
        async with (
            anna.live(table["id"]) as host,
            eve.live(table["id"], f"?key={key}") as looking,
            hugo.live(table["id"], f"?key={key}") as sitting,
        ):
            for each in (host, looking, sitting):
                await hear(each)
            await hugo.post(f"/tables/{table['id']}/seats/1", key=key)
            assert await closed(looking) == 4404
            for each in (host, sitting):
                assert (await hear(each))["table"]["seats"][1]["kind"] == "person"


async def test_who_was_sent_off_hears_no_more_of_a_private_table(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN])
        key = (await anna.get(f"/tables/{table['id']}/links"))["seats"][1]
        await hugo.post(f"/tables/{table['id']}/seats/1", key=key)
        async with anna.live(table["id"]) as host, hugo.live(table["id"]) as sent:
            for each in (host, sent):
                await hear(each)
            assert (await anna.ask("DELETE", f"/tables/{table['id']}/seats/1")).status_code == 200
            assert await closed(sent) == 4404
            assert (await hear(host))["table"]["seats"][1]["kind"] == "open"


async def test_who_signs_out_while_a_connection_begins_is_signed_out_there_too(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        services.tables.at_hand.clear()  # so that it has to be read, which takes its time
        come, go, read = asyncio.Event(), asyncio.Event(), services.store.read

        async def read_slowly(*wanted: Any) -> list[Kept]:
            come.set()
            await go.wait()
            return await read(*wanted)

        monkeypatch.setattr(services.store, "read", read_slowly)
        async with anna.live(table["id"]) as socket:
            await asyncio.wait_for(come.wait(), 60)
            assert (await anna.ask("DELETE", "/sessions")).status_code == 204
            go.set()
            assert await closed(socket) == 4401


async def test_who_has_another_name_since_they_came_is_not_signed_out_with_others(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN])
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            await anna.ask("PATCH", "/me", {"name": "Berta"})
            before = set(services.tasks.running)
            services.say_goodbye(PERHAPS, "")  # somebody has gone, perhaps this one
            await asyncio.wait_for(asyncio.gather(*(services.tasks.running - before)), 60)
            await socket.send(json.dumps({"kind": "say", "text": "Hello"}))
            assert (await hear(socket))["table"]["chat"][0]["text"] == "Hello"
