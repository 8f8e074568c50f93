"""Records come in and go out."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

import caylus
from caylus.server.settings import Settings
from tests.games import folders
from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, bot, served, served_services
from tests.server.test_tables import play_first


@pytest.mark.parametrize("game", list(caylus.GAMES))
async def test_a_finished_record_becomes_a_table_and_comes_out_the_same(settings: Settings, game: str) -> None:
    text = folders.recordings(game)[0].read_text("utf-8")
    record = caylus.load(text)
    async with served(settings) as address, Browser(address, "Anna") as anna:
        for form in (text, json.dumps(record.to_json())):
            table = await anna.post("/records", record=form)
            assert (table["status"], table["ply"], table["winners"]) == ("over", record.plies, record.now.winners())
            again = caylus.load((await anna.ask("GET", f"/tables/{table['id']}/record")).text)
            assert again.to_json() == record.to_json()
        assert len(await anna.get("/me/tables?status=over")) == 2


async def test_an_unfinished_record_goes_on(settings: Settings) -> None:
    record = caylus.Record("caylus", 2, 7, seats=["Anna", "Hugo"])
    for move in ("place quarry", "place farm"):
        record.play(record.now.parse(move))
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/records", record=record.dumps())
        assert (table["status"], table["ply"], len(table["offers"]) > 0) == ("running", 2, True)
        assert (await play_first(anna, table["id"]))["ply"] == 3


@pytest.mark.parametrize(
    "text", ["nonsense", "{}", "game: chess\n", "game: caylus\nrules: 1\nplayers: 2\nseed: sealed\n"]
)
async def test_what_is_no_record_is_refused_with_a_sentence(settings: Settings, text: str) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await anna.refused(409, "POST", "/records", record=text)
        assert await anna.get("/me/tables") == []


async def test_another_worker_asks_a_bot_again_whose_worker_is_gone(postgres: str) -> None:
    settings = replace(make_settings(await new_database(postgres)), bot_seconds=0.5)
    async with served_services(settings) as (services, address), served(replace(settings, bot_workers=0)) as idle:
        async with Browser(idle, "Anna") as anna:
            table = await anna.post("/tables", game="caylus", seats=[bot(), bot()], listed=True)
        await services.tables.get(table["id"])
        async with Browser(address, "Hugo") as hugo:
            while table["ply"] < 2:
                await asyncio.sleep(0.05)
                table = await hugo.get(f"/tables/{table['id']}")
