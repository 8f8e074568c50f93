"""Taking back."""

from __future__ import annotations

import asyncio

import pytest

from caylus.server.settings import Settings
from tests.server.serving import OPEN, Browser, Json, bot, me, served
from tests.server.test_tables import pair, play_first


async def test_an_own_action_is_taken_back_freely_until_another_acts(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        people = [anna, hugo]
        begin = await anna.get(f"/tables/{id}?since=0")
        who, other = people[begin["decides"]], people[1 - begin["decides"]]
        await who.refused(409, "POST", f"/tables/{id}/undo", version=begin["version"])
        after = await play_first(who, id, "place")
        await other.refused(409, "POST", f"/tables/{id}/undo", version=after["version"])
        back = await who.post(f"/tables/{id}/undo", version=after["version"])
        assert (back["ply"], back["view"]["road"]) == (0, begin["view"]["road"])
        assert back["version"] > after["version"]
        await who.refused(409, "POST", f"/tables/{id}/actions", version=after["version"], action=0)
        caught_up = await other.get(f"/tables/{id}?since={after['version']}")
        assert (caught_up["from_ply"], caught_up["steps"]) == (0, [])


@pytest.mark.parametrize("agree", [True, False])
async def test_what_another_has_answered_is_taken_back_by_consent(settings: Settings, agree: bool) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        people = [anna, hugo]
        first = (await anna.get(f"/tables/{id}"))["decides"]
        who, other = people[first], people[1 - first]
        await play_first(who, id, "place")
        after = await play_first(other, id, "place")
        asked = await who.post(f"/tables/{id}/undo", version=after["version"])
        assert asked["undo"] == {"seat": first, "ply": 0, "waiting": [1 - first]}
        assert asked["ply"] == 2
        await who.refused(403, "POST", f"/tables/{id}/undo/answer", agree=True)
        await who.refused(409, "POST", f"/tables/{id}/undo", version=asked["version"])
        answered = await other.post(f"/tables/{id}/undo/answer", agree=agree)
        assert (answered["ply"], answered["undo"]) == (0 if agree else 2, None)
        if agree:
            late = await who.refused(409, "POST", f"/tables/{id}/actions", version=asked["version"], action=0)
            assert late["kind"] == "conflict"
        await other.refused(409, "POST", f"/tables/{id}/undo/answer", agree=True)


async def test_who_has_drawn_a_card_needs_consent_to_take_that_back(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo, "magna-carta")
        who = [anna, hugo][(await anna.get(f"/tables/{id}"))["decides"]]
        after = await play_first(who, id, "replace")
        asked = await who.post(f"/tables/{id}/undo", version=after["version"])
        assert (asked["ply"], asked["undo"]["ply"]) == (1, 0)


async def test_against_bots_alone_everything_can_be_taken_back(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), bot("random")])
        for _ in range(2):
            while not table["offers"]:
                await asyncio.sleep(0.02)
                table = await anna.get(f"/tables/{table['id']}")
            ply = table["ply"]
            table = await anna.post(
                f"/tables/{table['id']}/actions", version=table["version"], action=table["offers"][0]["action"]
            )
        while not table["offers"]:
            await asyncio.sleep(0.02)
            table = await anna.get(f"/tables/{table['id']}")
        back = await anna.post(f"/tables/{table['id']}/undo", version=table["version"])
        assert (back["ply"], back["decides"]) == (ply, 0)


async def trio(anna: Browser, hugo: Browser, vera: Browser) -> str:
    """A running table of three."""
    table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN], listed=True)
    await hugo.post(f"/tables/{table['id']}/seats/1")
    await vera.post(f"/tables/{table['id']}/seats/2")
    return str(table["id"])


async def place_two(people: list[Browser], id: str) -> tuple[list[int], Json]:
    """Let two people in turn place a worker; gives their seats, and the table."""
    order: list[int] = []
    for _ in range(2):
        order.append((await people[0].get(f"/tables/{id}"))["decides"])
        table = await play_first(people[order[-1]], id, "place")
    return order, table


async def test_all_others_must_agree_and_one_who_minds_is_enough(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Vera") as vera,
    ):
        people = [anna, hugo, vera]
        id = await trio(*people)
        order, table = await place_two(people, id)
        asker, others = people[order[0]], [seat for seat in range(3) if seat != order[0]]
        asked = await asker.post(f"/tables/{id}/undo", version=table["version"])
        assert asked["undo"]["waiting"] == others
        half = await people[others[0]].post(f"/tables/{id}/undo/answer", agree=True)
        assert (half["ply"], half["undo"]["waiting"]) == (2, others[1:])
        await people[others[0]].refused(403, "POST", f"/tables/{id}/undo/answer", agree=True)
        no = await people[others[1]].post(f"/tables/{id}/undo/answer", agree=False)
        assert (no["ply"], no["undo"]) == (2, None)
        asked = await asker.post(f"/tables/{id}/undo", version=no["version"])
        withdrawn = await asker.post(f"/tables/{id}/undo/answer", agree=False)
        assert (withdrawn["ply"], withdrawn["undo"]) == (2, None)
        asked = await asker.post(f"/tables/{id}/undo", version=withdrawn["version"])
        await people[others[0]].post(f"/tables/{id}/undo/answer", agree=True)
        version = (await asker.get(f"/tables/{id}"))["version"]
        gone = await people[others[1]].post(f"/tables/{id}/seats/{others[1]}/resign")
        assert (gone["ply"], gone["undo"]) == (0, None)  # nobody is left who could mind
        assert gone["decides"] == order[0]
        late = await asker.refused(409, "POST", f"/tables/{id}/actions", version=version, action=0)
        assert late["kind"] == "conflict"


async def test_a_request_falls_with_the_one_who_asked_and_when_a_person_plays_on(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Vera") as vera,
    ):
        people = [anna, hugo, vera]
        id = await trio(*people)
        first = (await anna.get(f"/tables/{id}"))["decides"]
        await play_first(people[first], id, "place")
        second = (await anna.get(f"/tables/{id}"))["decides"]
        table = await play_first(people[second], id, "place")
        table = await people[first].post(f"/tables/{id}/undo", version=table["version"])
        assert table["undo"] is not None
        table = await play_first(people[table["decides"]], id, "place")
        assert table["undo"] is None
        table = await people[first].post(f"/tables/{id}/undo", version=table["version"])
        table = await people[first].post(f"/tables/{id}/seats/{first}/resign")
        assert (table["undo"], table["status"]) == (None, "running")
        await people[first].refused(409, "POST", f"/tables/{id}/undo", version=table["version"])


async def test_a_request_outlasts_what_bots_play_meanwhile(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Vera") as vera,
    ):
        people = [anna, hugo, vera]
        id = await trio(*people)
        order, table = await place_two(people, id)
        third = table["decides"]
        await people[order[0]].post(f"/tables/{id}/undo", version=table["version"])
        await people[third].post(f"/tables/{id}/seats/{third}/stand-in", bot="random")
        while table["ply"] == 2:
            await asyncio.sleep(0.02)
            table = await anna.get(f"/tables/{id}")
        assert table["undo"]["waiting"] == sorted((order[1], third))
        for seat in (order[1], third):
            table = await people[seat].post(f"/tables/{id}/undo/answer", agree=True)
        assert (table["ply"], table["undo"]) == (0, None)


async def test_who_is_away_agrees_to_nothing(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo, "magna-carta")
        seat = (await anna.get(f"/tables/{id}"))["decides"]
        who, other = [anna, hugo][seat], [anna, hugo][1 - seat]
        await other.post(f"/tables/{id}/seats/{1 - seat}/stand-in", bot="random")
        after = await play_first(who, id, "replace")
        asked = await who.post(f"/tables/{id}/undo", version=after["version"])
        assert asked["undo"]["waiting"] == [1 - seat]
