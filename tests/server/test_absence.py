"""Those who resign or are away, and the bots that play for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caylus.bots.processes import engine_made
from caylus.server.settings import Settings
from caylus.tables.absence import LEAST_DELAY
from tests.server.serving import OPEN, Browser, bot, me, served, served_services
from tests.server.test_tables import pair, play_first


async def test_who_resigns_loses_and_a_bot_plays_on_for_the_others(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, bot("random")])
        id = table["id"]
        await hugo.post(f"/tables/{id}/seats/1", key=(await anna.get(f"/tables/{id}/links"))["seats"][1])
        await anna.refused(403, "POST", f"/tables/{id}/seats/1/resign")
        gone = await anna.post(f"/tables/{id}/seats/0/resign")
        assert (gone["status"], gone["seats"][0]["resigned"]) == ("running", True)
        await anna.refused(409, "POST", f"/tables/{id}/seats/0/back")
        end = await hugo.post(f"/tables/{id}/seats/1/resign")
        assert (end["status"], end["winners"], end["offers"]) == ("over", [2], [])
        assert end["seed"] is not None
        await hugo.refused(409, "POST", f"/tables/{id}/undo", version=end["version"])
        assert [row["status"] for row in await anna.get("/me/tables")] == ["over"]


async def test_a_bot_plays_for_an_absent_person_who_can_come_back(settings: Settings) -> None:
    async with (
        served_services(settings) as (services, address),
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
    ):
        patient = await pair(anna, hugo)
        seat = (await anna.get(f"/tables/{patient}"))["decides"]
        there = [anna, hugo][1 - seat]
        early = await there.refused(409, "POST", f"/tables/{patient}/seats/{seat}/stand-in", bot="apprentice")
        assert early["sentence"] == "It is too early for that."

        id = await pair(anna, hugo, delay=LEAST_DELAY)
        seat = (await anna.get(f"/tables/{id}"))["decides"]
        absent, there = [anna, hugo][seat], [anna, hugo][1 - seat]
        services.tables.now = lambda: time.time() + LEAST_DELAY
        await absent.refused(409, "POST", f"/tables/{id}/seats/{1 - seat}/stand-in")
        for weak in ("nonsense", "random", "apprentice"):
            await there.refused(409, "POST", f"/tables/{id}/seats/{seat}/stand-in", bot=weak)
        table = await there.post(f"/tables/{id}/seats/{seat}/stand-in", bot="mason")
        assert table["seats"][seat]["stand_in"] == "mason"
        await absent.refused(409, "POST", f"/tables/{id}/actions", version=table["version"], action=0)
        while table["ply"] == 0:
            await asyncio.sleep(0.02)
            table = await there.get(f"/tables/{id}")
        await absent.post(f"/tables/{id}/seats/{seat}/back")
        assert (await there.get(f"/tables/{id}"))["seats"][seat]["stand_in"] is None
        await there.refused(403, "POST", f"/tables/{id}/seats/{seat}/back")


async def test_a_person_hands_over_to_a_bot_and_takes_the_seat_back(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Eve") as eve,
    ):
        id = await pair(anna, hugo, listed=True)
        await eve.refused(403, "POST", f"/tables/{id}/seats/0/stand-in")
        for seat, person in enumerate((anna, hugo)):
            table = await person.post(f"/tables/{id}/seats/{seat}/stand-in", bot="random")
            assert table["seats"][seat]["stand_in"] == "random"
            await person.refused(409, "POST", f"/tables/{id}/seats/{seat}/stand-in", bot="random")
        while table["ply"] < 6:
            await asyncio.sleep(0.02)
            table = await anna.get(f"/tables/{id}")
        await anna.refused(409, "POST", f"/tables/{id}/undo", version=table["version"])
        for seat, person in enumerate((anna, hugo)):
            table = await person.post(f"/tables/{id}/seats/{seat}/back")
            await person.refused(409, "POST", f"/tables/{id}/seats/{seat}/back")
        table = await anna.get(f"/tables/{id}")
        await asyncio.sleep(0.2)  # whatever the bot was thinking comes to nothing
        assert (await anna.get(f"/tables/{id}"))["ply"] == table["ply"]
        assert (await play_first([anna, hugo][table["decides"]], id))["ply"] == table["ply"] + 1


async def test_a_bot_that_stands_in_leaves_time_to_take_the_seat_back(settings: Settings) -> None:
    async with served(replace(settings, stand_in_seconds=60.0)) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus-1303", seats=[me(), me()])
        id, seat = table["id"], table["decides"]
        await anna.post(f"/tables/{id}/seats/{seat}/stand-in", bot="random")
        await asyncio.sleep(0.3)
        assert (await anna.get(f"/tables/{id}"))["ply"] == table["ply"]
        await anna.post(f"/tables/{id}/seats/{seat}/back")
        assert (await play_first(anna, id))["ply"] == table["ply"] + 1


async def test_when_the_last_person_resigns_bots_do_not_play_on_for_nobody(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), bot("random"), bot("random")])
        end = await anna.post(f"/tables/{table['id']}/seats/0/resign")
        assert end["status"] == "over"
        assert 0 not in end["winners"]
        assert end["winners"]
        (row,) = await anna.get("/me/tables")
        assert (row["status"], row["won"]) == ("over", False)
        await anna.refused(409, "POST", f"/tables/{table['id']}/seats/0/resign")


class Stopped:
    """A loop whose clock stands still: what is to come later comes when it is called."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.later: list[tuple[Callable[..., None], tuple[Any, ...]]] = []

    def call_later(self, _: float, callback: Callable[..., None], *given: Any) -> None:
        """Remember it."""
        self.later.append((callback, given))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.loop, name)


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
async def test_a_bot_does_not_think_for_a_person_who_is_back(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "A") as anna:
        clock = Stopped(asyncio.get_running_loop())
        services.thinker.loop = clock  # type: ignore[assignment]
        table = await anna.post("/tables", game="caylus-1303", seats=[me(), me()])
        for _ in range(5):
            await anna.post(f"/tables/{table['id']}/seats/{table['decides']}/stand-in", bot="random")
            await anna.post(f"/tables/{table['id']}/seats/{table['decides']}/back")
        assert services.thinker.asked  # it would have begun by and by ...
        for callback, given in clock.later:
            callback(*given)
        assert not services.thinker.asked
        assert services.thinker.answered == services.thinker.thinking == 0  # ... and then there was nothing to do


def test_where_no_engine_is_told_of_none_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAYLUS_ENGINE", raising=False)
    assert engine_made() == 0.0
    monkeypatch.setenv("CAYLUS_ENGINE", str(tmp_path / "engine"))
    assert engine_made() == 0.0
    (tmp_path / "engine").touch()
    assert engine_made() > 0.0


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
async def test_bots_move_to_a_new_process_when_the_engine_has_been_compiled(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / ".engine"
    monkeypatch.setenv("CAYLUS_ENGINE", str(made))
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="magna-carta", seats=[me(), bot("random")])
        seen = []
        for _ in range(4):  # one answer may be under way when the engine is made
            answered = services.thinker.answered
            while services.thinker.answered == answered:
                if (table := await anna.get(f"/tables/{table['id']}"))["decides"] == 0:
                    await play_first(anna, table["id"])
                await asyncio.sleep(0.01)
            seen.append([member.process.pid for member in list(services.thinker.crew.members.values())])
            if len(seen) == 2:
                made.touch()
        assert seen[0] == seen[1]
        assert len(seen[3]) == 1
        assert seen[3] != seen[1]
