"""What a server finds when it starts: bots that were thinking, and tables of other rules."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

import caylus
from caylus.server import services as modules
from caylus.server.settings import Settings
from caylus.server.storage.engine import open_engine
from caylus.server.storage.schema import EVENTS, SEATS, TABLES
from tests.server.serving import OPEN, Browser, bot, hear, me, opened_services, served
from tests.server.test_tables import pair, play_first

RUNNING = {
    "game": "caylus",
    "rules": 1,
    "players": 2,
    "options": {"edition": "later", "favors": "table", "jeweller": "on", "lawyer": "4"},
    "seed_chosen": True,
    "salt": "",
    "key": "00",
    "listed": False,
    "delay": 0,
    "creator": "",
    "status": "running",
}


async def add_tables(settings: Settings, number: int, kinds: list[str]) -> list[str]:
    """Running tables that wait for their first action, written as a server leaves them."""
    ids = [secrets.token_hex(16) for _ in range(number)]
    events: list[tuple[str, int, str, int | None, str | None]] = []
    seats = []
    for id in ids:
        for seat, kind in enumerate(kinds):
            sits = {"kind": kind, "person": "", "name": f"{kind} {seat}", "bot": "random" if kind == "bot" else ""}
            sits["person"] = "somebody" if kind == "person" else ""
            events.append((id, seat, "sit", seat, json.dumps(sits)))
            seats.append({"table_id": id, "seat": seat, **{name: sits[name] for name in ("person", "name", "bot")}})
        events.append((id, len(kinds), "start", None, None))
    names = ("table_id", "number", "kind", "seat", "body")
    engine = open_engine(settings)
    async with engine.begin() as connection:
        rows = [{**RUNNING, "id": id, "seed": str(at), "created": time.time()} for at, id in enumerate(ids)]
        await connection.execute(insert(TABLES), rows)
        await connection.execute(insert(SEATS), seats)
        await connection.execute(
            insert(EVENTS), [{**dict(zip(names, each, strict=True)), "at": 0.5} for each in events]
        )
    await engine.dispose()
    return ids


async def test_bots_go_on_after_a_restart_and_other_tables_are_left_where_they_are(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(modules, "MOST_WOKEN", 3)
    async with opened_services(replace(settings, bot_workers=0)):
        pass
    await add_tables(settings, 40, ["person", "person"])
    waiting = await add_tables(settings, 24, ["bot", "person"])
    async with opened_services(replace(settings, bot_workers=0)) as services:
        assert set(await services.store.with_bots()) == set(waiting)
        bots_turn = sum(caylus.new("caylus", 2, seed).seat == 0 for seed in range(len(waiting)))
        assert bots_turn > 3
        if settings.hosted:  # they wait in the database for whoever is free
            while (await services.store.fetch("SELECT count(*) FROM jobs"))[0][0] < bots_turn:  # type: ignore[attr-defined]
                await asyncio.sleep(0.05)
        else:
            while len(services.thinker.asked) < 3:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.3)
            assert len(services.thinker.asked) == 3
        assert len(services.tables.at_hand) <= 1
    async with opened_services(settings) as services:
        for id in waiting:
            while len(await services.store.read(id)) < 4 and (await services.tables.get(id)).decides == 0:
                await asyncio.sleep(0.05)


async def test_a_table_of_other_rules_is_refused_clearly_and_only_to_those_who_may_know_of_it(
    settings: Settings,
) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Rosa") as rosa,
    ):
        id = await pair(anna, hugo)
        link = (await anna.get(f"/tables/{id}/links"))["watch"]
        await rosa.post(f"/tables/{id}/watch", key=link)
        await anna.post(f"/tables/{id}/links")  # so that nobody has come to watch any more
        gone = dict(rosa.client.cookies)
        table = await anna.get(f"/tables/{id}")
        cookies = [dict(each.client.cookies) for each in (anna, hugo)]
    engine = open_engine(settings)
    async with engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == id).values(rules=99))
    async with served(settings) as address, Browser(address, "Eve") as eve, Browser(address, "?") as anna:
        for known in cookies:
            async with httpx.AsyncClient(base_url=f"{address}/api", cookies=known, timeout=60) as player:
                answer = await player.get(f"/tables/{id}")
                assert answer.status_code == 409
                assert answer.json()["sentence"].startswith("This table was begun under version 99 of the rules")
                (row,) = (await player.get("/me/tables")).json()
                assert (row["id"], row["playable"], row["your_turn"]) == (id, False, False)
                move = {"version": table["version"], "action": 0}
                assert (await player.post(f"/tables/{id}/actions", json=move)).status_code == 409
        async with httpx.AsyncClient(base_url=f"{address}/api", cookies=gone, timeout=60) as rosa_again:
            assert (await rosa_again.get(f"/tables/{id}")).status_code == 404
        await eve.refused(404, "GET", f"/tables/{id}")
        await eve.refused(404, "GET", f"/tables/{id}?key={link}")  # its links may be others since: nobody can tell
        async with eve.live(id) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await hear(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
    async with engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == id).values(rules=table["rules"]))
    await engine.dispose()
    async with served(settings) as address, Browser(address, "?") as anna:
        anna.client.cookies = httpx.Cookies(cookies[table["decides"]])
        assert (await play_first(anna, id))["ply"] == 1


async def test_one_person_cannot_fill_the_house_with_tables(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caylus.tables.service.MOST_OPEN", 3)
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        wish = {"game": "caylus", "seats": [me(), OPEN]}
        for _ in range(2):
            await anna.post("/tables", **wish)
        mine = await anna.post("/tables", game="caylus", seats=[me(), bot("random")])
        full = await anna.refused(409, "POST", "/tables", **wish)
        assert full["sentence"].startswith("You have too many tables")
        await hugo.post("/tables", **wish)
        await anna.post(f"/tables/{mine['id']}/seats/0/resign")
        await anna.post("/tables", **wish)


async def test_one_guest_cannot_let_bots_play_at_more_than_a_few_tables(settings: Settings) -> None:
    async with served(replace(settings, bot_workers=0)) as address, Browser(address, "Eve") as eve:
        alone = {"game": "caylus", "seats": [bot("random"), bot("random")]}
        mine = await eve.post("/tables", game="caylus", seats=[me(), bot("random")])
        for _ in range(2):
            await eve.post("/tables", **alone)
        await eve.post(f"/tables/{mine['id']}/seats/0/stand-in", bot="random")
        full = await eve.refused(409, "POST", "/tables", **alone)
        assert full["sentence"].startswith("Bots play alone at enough of your tables")
        await eve.post(f"/tables/{mine['id']}/seats/0/back")
        await eve.post("/tables", **alone)
        await eve.refused(409, "POST", "/tables", game="caylus", seats=[me(), bot("search:6s")])
