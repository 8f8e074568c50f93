"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import httpx
from sqlalchemy import select

from caylus.server.http.limits import Limits
from caylus.server.settings import Settings
from caylus.server.storage.schema import METADATA
from tests.server.serving import OPEN, Browser, bot, me, served, served_services

SECRET = "open sesame"


async def test_a_guest_takes_games_along_into_an_account_and_to_another_device(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as phone:
        table = await phone.post("/tables", game="caylus", seats=[me(), OPEN])
        assert (await phone.get("/me"))["guest"]
        await phone.post("/accounts", name="Anna", password=SECRET)
        assert not (await phone.get("/me"))["guest"]
        async with Browser(address, "?") as laptop:
            await laptop.refused(404, "GET", f"/tables/{table['id']}")
            await laptop.refused(401, "POST", "/sessions", name="Anna", password="open barley")
            await laptop.refused(401, "POST", "/sessions", name="Nobody", password="open barley")
            await laptop.post("/sessions", name="ANNA", password=SECRET)
            assert [row["id"] for row in await laptop.get("/me/tables")] == [table["id"]]
            assert (await laptop.get(f"/tables/{table['id']}"))["seats"][0]["you"]


async def test_a_name_can_be_taken_only_once(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Other") as other:
        await anna.post("/accounts", name="Anna", password=SECRET)
        await other.refused(409, "POST", "/accounts", name="anna", password=SECRET)
        await anna.refused(409, "POST", "/accounts", name="Anna again", password=SECRET)
        await anna.refused(400, "POST", "/accounts", name="x", password="short")
        assert (await other.get("/me"))["guest"]


async def test_a_cookie_is_worth_nothing_after_signing_out_here_or_everywhere(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password=SECRET)
        old = dict(anna.client.cookies)
        assert (await anna.ask("DELETE", "/sessions/current")).status_code == 204
        assert not anna.client.cookies
        async with httpx.AsyncClient(base_url=address + "/api", cookies=old, timeout=60) as thief:
            assert (await thief.get("/me")).status_code == 401
        await anna.post("/sessions", name="Anna", password=SECRET)
        here = dict(anna.client.cookies)
        async with Browser(address, "?") as laptop:
            await laptop.post("/sessions", name="Anna", password=SECRET)
            assert (await laptop.ask("DELETE", "/sessions")).status_code == 204
        async with httpx.AsyncClient(base_url=address + "/api", cookies=here, timeout=60) as thief:
            assert (await thief.get("/me")).status_code == 401


async def test_a_browser_can_ask_whose_cookie_it_has_before_it_becomes_a_guest(settings: Settings) -> None:
    async with served(settings) as address, httpx.AsyncClient(base_url=address + "/api", timeout=60) as client:
        nobody = await client.get("/sessions/current")
        assert nobody.status_code == 200
        assert nobody.json() is None
        anna = (await client.post("/guests", json={"name": "Anna"})).json()
        assert (await client.get("/sessions/current")).json() == anna
        forged = {"caylus": client.cookies["caylus"][:-1] + "-"}
        async with httpx.AsyncClient(base_url=address + "/api", cookies=forged, timeout=60) as thief:
            assert (await thief.get("/sessions/current")).json() is None


async def test_cookies_are_signed_and_out_of_reach_of_scripts_and_other_sites(settings: Settings) -> None:
    async with served(settings) as address, httpx.AsyncClient(base_url=address + "/api", timeout=60) as client:
        answer = await client.post("/guests", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        value = client.cookies["caylus"]
        session, _, signature = value.partition(".")
        for forged in (session, f"{session}.", f"{session}.{'0' * 64}", f"x{session}.{signature}", ".", "", "é.ü"):
            bad = await client.get("/me", headers={b"cookie": f"caylus={forged}".encode()})
            assert bad.status_code == 401, forged


async def test_a_token_speaks_for_its_owner_until_it_is_deleted(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        token = await anna.post("/tokens", label="my bot")
        headers = {"authorization": f"Bearer {token['secret']}"}
        async with httpx.AsyncClient(base_url=address + "/api", headers=headers, timeout=60) as program:
            assert (await program.get("/me")).json()["name"] == "Anna"
            table = (await program.post("/tables", json={"game": "caylus", "seats": [me(), bot()]})).json()
            assert table["seats"][0]["you"]
            assert (await anna.get("/tokens"))[0]["secret"] is None
            for wrong in (token["secret"][:-1], token["secret"] + "x", "caylus", "caylus__", f"caylus_{token['id']}_"):
                bad = await program.get("/me", headers={"authorization": f"Bearer {wrong}"})
                assert bad.status_code == 401
            async with Browser(address, "Hugo") as hugo:
                assert (await hugo.ask("DELETE", f"/tokens/{token['id']}")).status_code == 404
            assert (await anna.ask("DELETE", f"/tokens/{token['id']}")).status_code == 204
            assert (await program.get("/me")).status_code == 401


async def test_who_deletes_their_account_is_gone_and_the_name_is_free(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        await anna.post("/accounts", name="Anna", password=SECRET)
        token = await anna.post("/tokens", label="bot")
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN], listed=True)
        assert (await anna.ask("DELETE", "/me")).status_code == 204
        await anna.refused(401, "GET", "/me")
        async with httpx.AsyncClient(headers={"authorization": f"Bearer {token['secret']}"}, timeout=60) as program:
            assert (await program.get(f"{address}/api/me")).status_code == 401
        await hugo.post("/accounts", name="Anna", password=SECRET)
        assert not (await hugo.get(f"/tables/{table['id']}"))["seats"][0]["you"]


async def test_names_keep_no_signs_that_mislead(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "  An\u202ena \n<b> ") as anna:
        assert (await anna.get("/me"))["name"] == "An na <b>"
        await anna.refused(409, "POST", "/guests", name="\u200b \n")
        await anna.refused(400, "POST", "/guests", name="x" * 41)


async def test_a_new_password_takes_the_place_of_the_old_and_ends_all_other_sessions(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "?") as laptop:
        await anna.refused(409, "PUT", "/me/password", old=SECRET, new="open barley")
        await anna.post("/accounts", name="Anna", password=SECRET)
        await laptop.post("/sessions", name="Anna", password=SECRET)
        await anna.refused(409, "PUT", "/me/password", old="open barley", new="open wheat")
        await anna.refused(400, "PUT", "/me/password", old=SECRET, new="short")
        assert (await laptop.get("/me"))["name"] == "Anna"
        assert (await anna.ask("PUT", "/me/password", {"old": SECRET, "new": "open barley"})).status_code == 200
        assert (await anna.get("/me"))["name"] == "Anna"
        await laptop.refused(401, "GET", "/me")
        await laptop.refused(401, "POST", "/sessions", name="Anna", password=SECRET)
        await laptop.post("/sessions", name="Anna", password="open barley")


async def test_who_guesses_at_the_old_password_has_to_wait(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password=SECRET)
        services.attempts = Limits(0.001, 2)
        guesses = [{"old": f"open {at:04}", "new": "open barley"} for at in range(3)]
        answers = [(await anna.ask("PUT", "/me/password", guess)).status_code for guess in guesses]
        assert answers == [409, 409, 429]


async def test_of_what_lets_somebody_in_only_hashes_are_kept(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password="open sesame")
        token = await anna.post("/tokens", label="my bot")
        session, _, signature = anna.client.cookies["caylus"].partition(".")
        kept = ""
        async with services.engine.connect() as connection:
            for table in METADATA.sorted_tables:
                kept += "".join(f"{dict(row)}\n" for row in (await connection.execute(select(table))).mappings())
        assert "'password': '$argon2id$" in kept
        for secret in ("open sesame", session, signature, token["secret"], token["secret"].split("_", 2)[2]):
            assert secret not in kept
