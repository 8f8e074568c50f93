"""Whole games of each kind, over HTTP and over WebSocket, on both databases."""

from __future__ import annotations

import asyncio
import hashlib
import json
from random import Random

import pytest

import caylus
from caylus.server.settings import Settings
from tests.server.serving import OPEN, Browser, Json, bot, hear, me, served

OPTIONS = {"caylus": {"favors": "simple"}, "caylus-1303": {"setup": "first-game"}, "magna-carta": {}}


async def open_for_two(anna: Browser, hugo: Browser, game: str) -> Json:
    """A table that Anna opens and Hugo joins by his link."""
    table = await anna.post("/tables", game=game, options=OPTIONS[game], seats=[me(), OPEN])
    assert (table["status"], table["view"], table["offers"]) == ("waiting", None, [])
    links = await anna.get(f"/tables/{table['id']}/links")
    joined = await hugo.post(f"/tables/{table['id']}/seats/1", key=links["seats"][1])
    assert (joined["status"], joined["seat"]) == ("running", 1)
    return joined


def check_end(table: Json, commitment: str) -> None:
    """What is revealed at the end is what was promised at the beginning, and gives the same game again."""
    assert table["status"] == "over"
    assert table["winners"]
    assert table["offers"] == []
    players = len(table["seats"])
    parts = [table["game"], table["rules"], players, table["options"], table["seed"], table["salt"]]
    said = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(said.encode()).hexdigest() == commitment


@pytest.mark.parametrize("game", list(caylus.GAMES))
async def test_two_people_play_a_whole_game_over_http(settings: Settings, game: str) -> None:
    rng = Random(game)
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        table = await open_for_two(anna, hugo, game)
        id, commitment, people = table["id"], table["commitment"], [anna, hugo]
        while table["status"] == "running":
            assert table["seed"] is None
            who = people[table["decides"]]
            table = await who.get(f"/tables/{id}")
            assert table["offers"]
            assert await people[1 - table["decides"]].get(f"/tables/{id}/closed") == []
            offer = rng.choice(table["offers"])
            answer = offer["action"] if rng.random() < 0.5 else offer["notation"]
            table = await who.post(f"/tables/{id}/actions", version=table["version"], action=answer)
        check_end(table, commitment)
        text = (await hugo.ask("GET", f"/tables/{id}/record")).text
        record = caylus.load(text)
        assert record.now.over
        assert record.seats == ["Anna", "Hugo"]
        assert record.plies == table["ply"]
        story = (await anna.get(f"/tables/{id}?since=0"))["steps"]
        assert story == json.loads(json.dumps(record.story()))
        assert (await anna.get("/me/tables"))[0]["id"] == id


@pytest.mark.parametrize("game", list(caylus.GAMES))
async def test_two_people_and_a_watcher_live_a_whole_game(settings: Settings, game: str) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Vera") as vera,
    ):
        table = await open_for_two(anna, hugo, game)
        id, commitment = table["id"], table["commitment"]
        watch = (await anna.get(f"/tables/{id}/links"))["watch"]
        await vera.post(f"/tables/{id}/watch", key=watch)

        async def attend(person: Browser, rng: Random) -> tuple[Json, list[Json]]:
            """Follow the game to its end, play when asked; gives the last update and the story as it was heard."""
            story: list[Json] = []
            async with person.live(id, "?since=0") as socket:
                while True:
                    message = await hear(socket)
                    assert message["kind"] == "update", message
                    table = message["table"]
                    del story[table["from_ply"] + 1 :]
                    story += table["steps"]
                    assert len(story) == table["ply"] + 1
                    if table["status"] == "over":
                        return table, story
                    if table["offers"]:
                        action = rng.choice(table["offers"])["action"]
                        await socket.send(json.dumps({"kind": "play", "version": table["version"], "action": action}))

        ends = await asyncio.gather(*(attend(each, Random(each.name)) for each in (anna, hugo, vera)))
        for last, story in ends:
            check_end(last, commitment)
            assert [step["notation"] for step in story[1:]] == [step["notation"] for step in ends[0][1][1:]]
        assert [last["seat"] for last, _ in ends] == [0, 1, None]


@pytest.mark.parametrize("game", list(caylus.GAMES))
async def test_bots_play_their_seats_to_the_end(settings: Settings, game: str) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game=game, seats=[bot("random"), me(), bot("apprentice")])
        async with anna.live(table["id"]) as socket:
            while table["status"] != "over":
                table = (await hear(socket))["table"]
                if table["offers"]:
                    action = table["offers"][-1]["action"]
                    await socket.send(json.dumps({"kind": "play", "version": table["version"], "action": action}))
        assert {step["kind"] for step in table["seats"]} == {"bot", "person"}
        assert len(table["winners"]) >= 1
