"""What people can do at a table besides playing, and who may do it."""

from __future__ import annotations

import asyncio

import pytest

from caylus.server.settings import Settings
from tests.server.conftest import emptied_database, make_settings
from tests.server.serving import OPEN, Browser, Json, bot, me, served


async def play_first(person: Browser, id: str, wanted: str = "") -> Json:
    """Play the first action offered, or one that begins so."""
    table = await person.get(f"/tables/{id}")
    offers = [offer for offer in table["offers"] if offer["notation"].startswith(wanted)]
    return await person.post(f"/tables/{id}/actions", version=table["version"], action=offers[0]["action"])


async def pair(anna: Browser, hugo: Browser, game: str = "caylus", **more: object) -> str:
    """A running table of two."""
    table = await anna.post("/tables", game=game, seats=[me(), OPEN], **more)
    key = (await anna.get(f"/tables/{table['id']}/links"))["seats"][1]
    await hugo.post(f"/tables/{table['id']}/seats/1", key=key)
    return str(table["id"])


async def test_private_tables_are_not_there_for_those_without_a_link(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Eve") as eve:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN])
        id, links = table["id"], await anna.get(f"/tables/{table['id']}/links")
        unknown = await eve.refused(404, "GET", "/tables/" + "0" * 32)
        for path in (f"/tables/{id}", f"/tables/{id}?key=guess", f"/tables/{id}/links", f"/tables/{id}/record"):
            assert await eve.refused(404, "GET", path) == unknown
        for path in ("seats/1", "watch", "start", "chat", "rematch"):
            data = {"text": "hello"} if path == "chat" else {}
            assert await eve.refused(404, "POST", f"/tables/{id}/{path}", **data) == unknown
        assert await eve.get("/tables") == []
        await eve.refused(403, "POST", f"/tables/{id}/seats/2", key=links["seats"][1])
        await eve.refused(403, "POST", f"/tables/{id}/seats/1", key=links["watch"])
        await eve.refused(403, "POST", f"/tables/{id}/watch", key=links["seats"][1])
        assert (await eve.get(f"/tables/{id}?key={links['watch']}"))["seat"] is None
        await eve.refused(404, "GET", f"/tables/{id}")
        await eve.post(f"/tables/{id}/watch", key=links["watch"])
        assert (await eve.get(f"/tables/{id}"))["seat"] is None
        await eve.refused(403, "GET", f"/tables/{id}/links")
        await eve.refused(403, "GET", f"/tables/{id}?seat=0")
        assert len({*links["seats"], links["watch"]}) == 4


async def test_listed_tables_are_found_and_joined_by_anybody(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        crowd = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN, OPEN], listed=True)
        await hugo.post(f"/tables/{crowd['id']}/seats/1")
        await hugo.refused(409, "POST", f"/tables/{crowd['id']}/seats/2")  # one seat is enough without a link
        for seat in (0, 1):
            assert (await anna.ask("DELETE", f"/tables/{crowd['id']}/seats/{seat}")).status_code == 200
        await anna.post(f"/tables/{crowd['id']}/start", fill="random")
        table = await anna.post("/tables", game="magna-carta", seats=[me(), OPEN, bot()], listed=True)
        (row,) = await hugo.get("/tables?status=waiting")
        assert (row["id"], row["open"], row["names"]) == (table["id"], 1, ["Anna", "Tomas"])
        joined = await hugo.post(f"/tables/{row['id']}/seats/1", name="Hugo the Bold")
        assert joined["status"] == "running"
        assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Hugo the Bold", "Tomas"]
        await anna.refused(409, "POST", f"/tables/{row['id']}/seats/1")


async def test_people_come_and_go_until_the_host_fills_up_with_bots(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        table = await anna.post("/tables", game="caylus", seats=[me(), OPEN, OPEN])
        id = table["id"]
        keys = (await anna.get(f"/tables/{id}/links"))["seats"]
        await hugo.post(f"/tables/{id}/seats/1", key=keys[1])
        await hugo.refused(403, "DELETE", f"/tables/{id}/seats/0")
        await hugo.refused(403, "POST", f"/tables/{id}/start", fill="apprentice")
        assert (await hugo.ask("DELETE", f"/tables/{id}/seats/1")).json()["seats"][1]["kind"] == "open"
        await hugo.refused(404, "GET", f"/tables/{id}")
        await hugo.post(f"/tables/{id}/seats/1", key=keys[1])
        await anna.refused(409, "POST", f"/tables/{id}/start")
        await anna.refused(409, "POST", f"/tables/{id}/start", fill="nonsense")
        started = await anna.post(f"/tables/{id}/start", fill="apprentice")
        assert (started["status"], started["seats"][2]["bot"]) == ("running", "apprentice")
        await anna.refused(409, "POST", f"/tables/{id}/start")
        await hugo.refused(409, "DELETE", f"/tables/{id}/seats/1")


async def test_a_bot_gives_way_to_a_person_of_its_name(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "isaure") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), bot(), bot(), me("Ramon"), me("Ramon")])
        assert [seat["name"] for seat in table["seats"]] == ["isaure", "Blanca", "Tomas", "Ramon", "Ramon (2)"]


async def test_a_late_or_doubled_click_changes_nothing_and_brings_the_table_as_it_is(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        people = [anna, hugo]
        table = await anna.get(f"/tables/{id}")
        who, other = people[table["decides"]], people[1 - table["decides"]]
        table = await who.get(f"/tables/{id}")
        click = {"version": table["version"], "action": table["offers"][0]["action"]}
        await other.refused(403, "POST", f"/tables/{id}/actions", **click)
        answers = await asyncio.gather(*(who.ask("POST", f"/tables/{id}/actions", click) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
        late = next(answer.json() for answer in answers if answer.status_code == 409)
        assert (late["kind"], late["table"]["ply"]) == ("conflict", 1)
        assert (await who.get(f"/tables/{id}"))["ply"] == 1
        await who.refused(409, "POST", f"/tables/{id}/actions", version=table["version"] + 1000, action=0)
        now = await other.get(f"/tables/{id}")
        refusal = await other.refused(409, "POST", f"/tables/{id}/actions", version=now["version"], action="provost +2")
        assert refusal["sentence"].startswith("That is not what is asked now.")
        await other.refused(409, "POST", f"/tables/{id}/actions", version=now["version"], action=9999)
        await other.refused(409, "POST", f"/tables/{id}/actions", version=now["version"], action="dance")
        assert (await who.get(f"/tables/{id}"))["version"] == now["version"]


async def test_talk_does_not_make_a_click_late(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        table = await anna.get(f"/tables/{id}")
        who = [anna, hugo][table["decides"]]
        offers = (await who.get(f"/tables/{id}"))["offers"]
        await anna.post(f"/tables/{id}/chat", text="Take your time.")
        played = await who.post(f"/tables/{id}/actions", version=table["version"], action=offers[0]["action"])
        assert played["ply"] == 1


async def test_offers_tell_all_there_is_to_show(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")], seed="7")
        offer = next(each for each in table["offers"] if each["notation"] == "place quarry")
        assert offer == {
            "action": offer["action"],
            "notation": "place quarry",
            "verb": "place",
            "target": {"kind": "place", "id": "quarry"},
            "price": {"deniers": 1},
        }
        told = await anna.get(f"/tables/{table['id']}?language=en")
        same = next(each for each in told["offers"] if each["notation"] == "place quarry")
        assert same == {**offer, "sentence": "Place a worker on the Quarry for 1 denier"}
        assert told["view"]["decision"]["text"] == "Place a worker or pass."
        assert "text" not in table["view"]["decision"]
        closed = {each["notation"]: each for each in await anna.get(f"/tables/{table['id']}/closed")}
        assert closed["place mason"]["why_not"] == {
            "id": "why-not-on-the-road",
            "args": {"place": {"ref": "place mason"}},
        }
        spoken = {each["notation"]: each for each in await anna.get(f"/tables/{table['id']}/closed?language=en")}
        said = "There is no such building on the road: the Mason."
        assert spoken["place mason"]["why_not"] == {**closed["place mason"]["why_not"], "sentence": said}
        assert not set(closed) & {each["notation"] for each in table["offers"]}
        assert "provost +1" not in closed
        assert table["seed_chosen"]


async def test_on_one_screen_each_seat_is_seen_in_turn(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="magna-carta", seats=[me("Anna"), me("Hugo")])
        seen = set()
        for _ in range(12):
            assert table["seat"] == table["decides"] == table["view"]["you"]
            seen.add(table["seat"])
            other = await anna.get(f"/tables/{table['id']}?seat={1 - table['seat']}")
            assert (other["seat"], other["offers"]) == (1 - table["seat"], [])
            table = await play_first(anna, table["id"])
        assert seen == {0, 1}


async def test_the_same_people_play_again_at_one_new_table(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo, "caylus-1303", seed="7")
        await anna.refused(409, "POST", f"/tables/{id}/rematch")
        await anna.post(f"/tables/{id}/seats/0/resign")
        again = await asyncio.gather(*(each.post(f"/tables/{id}/rematch") for each in (anna, hugo)))
        assert again[0]["id"] == again[1]["id"] != id
        assert [each["seat"] for each in again] == [0, 1]
        assert again[0]["status"] == "running"
        assert again[0]["commitment"] != (await anna.get(f"/tables/{id}"))["commitment"]
        end = await anna.post(f"/tables/{again[0]['id']}/seats/0/resign")
        assert (end["seed"] != "7", end["seed_chosen"]) == (True, False), "nobody knew the shuffles to come"


async def test_people_at_two_workers_play_again_at_one_new_table(postgres: str) -> None:
    settings = make_settings(await emptied_database(postgres))
    async with (
        served(settings) as one,
        served(settings) as two,
        Browser(one, "Anna") as anna,
        Browser(two, "Hugo") as hugo,
    ):
        for _ in range(5):
            id = await pair(anna, hugo)
            await anna.post(f"/tables/{id}/seats/0/resign")
            while (await hugo.get(f"/tables/{id}"))["status"] != "over":
                await asyncio.sleep(0.01)
            again = await asyncio.gather(*(each.post(f"/tables/{id}/rematch") for each in (anna, hugo)))
            assert again[0]["id"] == again[1]["id"] != id
            fresh = [await each.get(f"/tables/{again[0]['id']}") for each in (anna, hugo)]
            assert [each["status"] for each in fresh] == ["running"] * 2


async def test_players_and_watchers_do_not_hear_each_other_while_the_game_runs(settings: Settings) -> None:
    async with (
        served(settings) as address,
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Vera") as vera,
    ):
        id = await pair(anna, hugo, listed=True)
        await anna.post(f"/tables/{id}/chat", text="Good\nluck! <script>")
        await vera.post(f"/tables/{id}/chat", text="She will lose.")
        assert [line["text"] for line in (await hugo.get(f"/tables/{id}?since=0"))["chat"]] == ["Good luck! <script>"]
        assert [line["text"] for line in (await vera.get(f"/tables/{id}?since=0"))["chat"]] == ["She will lose."]
        await hugo.refused(400, "POST", f"/tables/{id}/chat", text="x" * 501)
        await hugo.refused(409, "POST", f"/tables/{id}/chat", text=" \u200b ")
        await anna.post(f"/tables/{id}/seats/0/resign")
        assert len((await hugo.get(f"/tables/{id}?since=0"))["chat"]) == 2


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [me(), OPEN]},
        {"game": "caylus", "seats": [me()]},
        {"game": "magna-carta", "seats": [me(), OPEN, OPEN, OPEN, OPEN]},
        {"game": "caylus", "seats": [me(), OPEN], "options": {"favors": "plenty"}},
        {"game": "caylus", "seats": [me(), OPEN], "options": {"color": "blue"}},
        {"game": "caylus", "seats": [me(), bot("oracle")]},
        {"game": "caylus", "seats": [me(), bot("search:700s")]},
    ],
)
async def test_tables_that_cannot_be_are_refused_with_a_sentence(settings: Settings, wish: Json) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await anna.refused(409, "POST", "/tables", **wish)
        assert await anna.get("/me/tables") == []
