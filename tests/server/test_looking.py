"""Looking closer at a game: forecast, ledger, replay, advice, playing on."""

from __future__ import annotations

import asyncio
import json
from itertools import takewhile
from random import Random

import pytest

import caylus
from caylus.core.road import RoadState
from caylus.core.story import changes_of
from caylus.server.settings import Settings
from caylus.tables.views.forecast import foresee
from tests.games import folders
from tests.server.serving import OPEN, Browser, Json, bot, me, served, served_services
from tests.server.test_tables import pair, play_first

NAMES = ["Anna", "Hugo", "Vera", "Otto", "Ida"]


def recorded(game: str) -> caylus.Record:
    """A finished game."""
    return caylus.load(folders.recordings(game)[0].read_text("utf-8"))


async def bring(person: Browser, record: caylus.Record) -> str:
    """A table with a record's game."""
    return str((await person.post("/records", record=record.dumps()))["id"])


# -- forecast -----------------------------------------------------------------------------------------------


async def test_the_forecast_tells_what_each_place_of_the_provost_would_bring(settings: Settings) -> None:
    record = caylus.Record("caylus", 2, 7, seats=["Anna", "Hugo"])
    road = [tile["tile"] for tile in json.loads(json.dumps(record.now.view(None)))["road"]]
    for move in ("place sawmill", "place gold-mine", "place quarry"):
        record.play(record.now.parse(move))
    async with served(settings) as address, Browser(address, "Anna") as anna:
        id = await bring(anna, record)
        found = await anna.get(f"/tables/{id}/forecast")
        assert found["provost"] == 6
        places = {each["provost"]: each for each in found["positions"]}
        assert {each["steps"] for each in places.values()} >= {-5, 0, 6}
        sawmill, mine = road.index("sawmill") + 1, road.index("gold-mine") + 1
        here = {each["building"]: each for each in places[6]["buildings"]}
        assert here["sawmill"]["gains"] == [{"seat": here["sawmill"]["seat"], "goods": {"wood": 1}, "points": 0}]
        assert (here["sawmill"]["awake"], here["gold-mine"]["awake"]) == (sawmill <= 6, mine <= 6)
        assert all(gain["goods"].get("gold", 0) == 0 for gain in places[6]["totals"])
        awake = [each for place in places.values() for each in place["buildings"] if each["awake"]]
        assert all(each["space"] <= 12 for each in awake)
        assert found["before"][0]["gains"][0]["goods"] == {"deniers": 1}  # for passing first


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_the_forecast_knows_no_more_than_the_seat(game: str) -> None:
    rng, state = Random(game), caylus.new(game, 3, 7)
    while not state.over:
        seat = rng.choice((0, 1, 2, None))
        if rng.random() < 0.3:
            forecast = foresee(state, seat)
            assert forecast == foresee(state.imagine(seat, rng), seat)
            uses = [*forecast.before, *(use for place in forecast.positions for use in place.buildings)]
            assert not any(use.options for use in uses if use.optional and use.seat != seat)
        state.play(rng.choice(state.actions()))
    assert foresee(state, None).positions == []


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_what_the_forecast_counts_is_what_happens_if_all_stop(game: str) -> None:
    """Everyone passes, stays and declines: what each seat then has is what was foretold, where nothing is chosen."""
    rng, checked = Random(game), 0
    state = caylus.new(game, 2, 11)
    while not state.over:
        forecast = foresee(state, None)
        if forecast.positions:
            here = next(each for each in forecast.positions if each.steps == 0)
            if not any(use.options for use in [*here.buildings, *forecast.before]):
                assert promised(forecast.before, here.buildings) == stopped(state)
                checked += 1
        state.play(rng.choice(state.actions()))
    assert checked > 10


def promised(*lists: list) -> dict[tuple[int, str], int]:  # type: ignore[type-arg]
    """All goods that are foretold, by seat and kind."""
    total: dict[tuple[int, str], int] = {}
    for use in (use for each in lists for use in each):
        for gain in use.gains:
            for what, amount in gain.goods.items():
                total[gain.seat, what] = total.get((gain.seat, what), 0) + amount
    return {key: amount for key, amount in total.items() if amount}


def stopped(state: caylus.State) -> dict[tuple[int, str], int]:
    """What the story says that the seats gain when nobody does anything any more until the road is done."""
    twin = state.copy()
    total: dict[tuple[int, str], int] = {}
    assert isinstance(twin, RoadState)
    twin.trace, turn = [], twin.turn
    while not twin.over and twin.turn == turn and twin.phases[twin.phase] not in ("castle", "delivery"):
        quiet = [action for action in twin.legal if twin.notation(action) in ("pass", "provost stay", "decline")]
        twin.play(quiet[0] if quiet else twin.legal[0])
    for change in changes_of(list(takewhile(lambda each: each.phase not in ("castle", "delivery"), twin.trace or []))):
        if change["kind"] == "goods":
            what = {"denier": "deniers", "worker": "workers"}.get(str(change["what"]), str(change["what"]))
            key = (int(str(change["seat"])), what)
            total[key] = total.get(key, 0) + int(str(change["amount"]))
    return {key: amount for key, amount in total.items() if amount}


# -- ledger -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(caylus.GAMES))
async def test_the_ledger_of_a_finished_game_explains_every_point(settings: Settings, game: str) -> None:
    record = recorded(game)
    async with served(settings) as address, Browser(address, "Anna") as anna:
        found = await anna.get(f"/tables/{await bring(anna, record)}/ledger")
        scores = record.now.scores()
        assert found["entries"] == record.now.ledger()
        assert found["winners"] == record.now.winners()
        for seat in found["seats"]:
            points = scores[seat["seat"]]
            assert (seat["points"], sum(seat["sources"].values()), seat["series"][-1]) == (points, points, points)
            assert len(seat["series"]) == found["turns"]
            assert (seat["place"] == 1) == (seat["seat"] in found["winners"])
            assert seat["place"] == 1 + sum(score > points for score in scores)


async def test_points_that_lie_face_down_are_in_nobody_elses_ledger(settings: Settings) -> None:
    record = caylus.Record("caylus-1303", 2, 7)
    rng = Random(7)
    while {entry["seat"] for entry in record.now.ledger()} != {0, 1}:
        record.play(rng.choice(record.now.actions()))
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Eve") as eve:
        id = await bring(anna, record)
        await eve.post(f"/tables/{id}/watch", key=(await anna.get(f"/tables/{id}/links"))["watch"])
        for seat in (0, 1):
            mine = await anna.get(f"/tables/{id}/ledger?seat={seat}")
            assert mine["seats"][seat]["points"] is not None
            assert (mine["seats"][1 - seat]["points"], mine["seats"][1 - seat]["series"]) == (None, None)
            assert {entry["seat"] for entry in mine["entries"]} == {seat}
        assert (await eve.get(f"/tables/{id}/ledger"))["entries"] == []
        await eve.refused(403, "GET", f"/tables/{id}/ledger?seat=0")
        await eve.refused(403, "GET", f"/tables/{id}/forecast?seat=0")


# -- replay -------------------------------------------------------------------------------------------------


async def test_a_finished_game_is_replayed_through_anybodys_eyes_and_laid_open(settings: Settings) -> None:
    record = recorded("magna-carta")
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Eve") as eve:
        id = await bring(anna, record)
        story = json.loads(json.dumps(record.story()))
        for ply in (record.plies, 40, 41, 39, 0, 64):
            state = record.state(ply)
            for seat in range(record.players):
                moment = await anna.get(f"/tables/{id}/plies/{ply}?seat={seat}")
                assert moment["view"] == json.loads(json.dumps(state.view(seat)))
                assert (moment["seat"], moment["decides"], moment["step"]) == (seat, state.seat, story[ply])
            moment = await anna.get(f"/tables/{id}/plies/{ply}?laid_open=true")
            hands = [seat["hand"] for seat in moment["view"]["seats"]]
            assert hands == [state.view(seat)["seats"][seat]["hand"] for seat in range(record.players)]  # type: ignore[index]
            assert moment["view"]["scores"] == state.scores()
        await anna.refused(404, "GET", f"/tables/{id}/plies/3?seat={record.players}")
        await eve.refused(404, "GET", f"/tables/{id}/plies/3")


async def test_a_running_game_is_not_laid_open(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo, "magna-carta")
        await anna.refused(403, "GET", f"/tables/{id}/plies/0?laid_open=true")
        await anna.refused(403, "GET", f"/tables/{id}/plies/0?seat=1")


# -- advice -------------------------------------------------------------------------------------------------


async def test_a_bot_gives_advice_at_any_ply_of_a_finished_game(settings: Settings) -> None:
    record = recorded("caylus")
    async with served(settings) as address, Browser(address, "Anna") as anna:
        id = await bring(anna, record)
        for ply in (0, 30):
            hint = await anna.post(f"/tables/{id}/hint", ply=ply, bot="journeyman")
            state = record.state(ply)
            assert (hint["ply"], hint["seat"]) == (ply, state.seat)
            assert {each["action"] for each in hint["advice"]} <= set(state.actions())
            assert all(each["sentence"] and each["reason"] for each in hint["advice"])
        assert (await anna.post(f"/tables/{id}/hint", bot="apprentice"))["advice"] == []
        await anna.refused(409, "POST", f"/tables/{id}/hint", ply=record.plies + 1)
        await anna.refused(409, "POST", f"/tables/{id}/hint", ply=0, bot="search:500s")


async def test_advice_outlives_the_process_that_gives_it(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        id = await bring(anna, recorded("caylus"))
        assert (await anna.post(f"/tables/{id}/hint", ply=3, bot="apprentice"))["advice"]
        (adviser,) = services.adviser.crew.members.values()
        adviser.process.kill()
        assert (await anna.post(f"/tables/{id}/hint", ply=4, bot="apprentice"))["advice"]


async def test_while_a_game_runs_advice_is_for_ones_own_decision_against_bots(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        table = await anna.post("/tables", game="magna-carta", seats=[me(), bot("random")])
        while not table["offers"]:
            await asyncio.sleep(0.02)
            table = await anna.get(f"/tables/{table['id']}")
        hint = await anna.post(f"/tables/{table['id']}/hint", bot="apprentice")
        assert {each["action"] for each in hint["advice"]} <= {each["action"] for each in table["offers"]}
        await hugo.refused(404, "POST", f"/tables/{table['id']}/hint")
        id = await pair(anna, hugo)
        for person in (anna, hugo):
            await person.refused(403, "POST", f"/tables/{id}/hint")


# -- playing on ---------------------------------------------------------------------------------------------


async def test_a_finished_game_is_played_on_from_any_ply_against_bots(settings: Settings) -> None:
    record = recorded("caylus")
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Eve") as eve:
        id = await bring(anna, record)
        seat = record.state(25).who
        table = await anna.post(f"/tables/{id}/play-on", ply=25, seat=seat, bot="random")
        assert (table["status"], table["ply"], table["decides"], table["seat"]) == ("running", 25, seat, seat)
        assert table["view"]["road"] == record.state(25).view(None)["road"]
        assert [each["kind"] for each in table["seats"]].count("bot") == record.players - 1
        assert (table["seed"], table["seed_chosen"]) == (None, True)
        assert (await play_first(anna, table["id"]))["ply"] >= 26
        other = 1 - seat if seat < 2 else 0
        table = await anna.post(f"/tables/{id}/play-on", ply=25, seat=other, bot="random")
        while table["ply"] == 25:
            await asyncio.sleep(0.02)
            table = await anna.get(f"/tables/{table['id']}")
        await anna.refused(409, "POST", f"/tables/{id}/play-on", ply=record.plies, seat=0)
        await anna.refused(404, "POST", f"/tables/{id}/play-on", ply=record.plies + 1, seat=0)
        await anna.refused(404, "POST", f"/tables/{table['id']}x/play-on", ply=0, seat=0)
        await anna.refused(409, "POST", f"/tables/{table['id']}/play-on", ply=0, seat=0)
        await eve.refused(404, "POST", f"/tables/{id}/play-on", ply=0, seat=0)


# -- my games -----------------------------------------------------------------------------------------------


async def test_finished_games_are_listed_with_their_results_and_counted(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        await hugo.post("/accounts", name="Hugo", password="open sesame")
        lost = await pair(anna, hugo, "magna-carta")
        await anna.post(f"/tables/{lost}/seats/0/resign")
        alone = await hugo.post("/tables", game="caylus", seats=[me("A"), me("B")])
        await hugo.post(f"/tables/{alone['id']}/seats/0/resign")
        known = await bring(hugo, recorded("caylus"))
        tried = await hugo.post(f"/tables/{known}/play-on", ply=20, seat=0, bot="random")
        await hugo.post(f"/tables/{tried['id']}/seats/0/resign")
        running = await pair(anna, hugo)
        rows = {row["id"]: row for row in await hugo.get("/me/tables")}
        assert len(rows) == 5
        row = rows[lost]
        assert (row["status"], row["won"], row["seat"], row["names"]) == ("over", True, 1, ["Anna", "Hugo"])
        assert row["ended"] > row["created"]
        assert len(row["points"]) == 2
        turns = [(await each.get("/me/tables?status=running"))[0]["your_turn"] for each in (anna, hugo)]
        assert sorted(turns) == [False, True]
        assert rows[running]["points"] is None
        assert (rows[alone["id"]]["won"], rows[known]["won"]) == (None, None)  # who held every seat beat nobody
        older = await hugo.get(f"/me/tables?before={rows[running]['created']}")
        assert len(older) == 4
        mine = await hugo.get("/me/statistics")
        assert (mine["games"], mine["won"], mine["running"]) == (1, 1, 1)
        assert [(kind["game"], kind["players"], kind["against_people"]) for kind in mine["kinds"]] == [
            ("magna-carta", 2, True)
        ]
        assert (await anna.get("/me/statistics"))["won"] == 0
        assert await anna.get("/players/hugo/statistics") == mine
        await anna.refused(404, "GET", "/players/Anna/statistics")


async def test_a_table_says_since_when_there_is_something_to_catch_up_with(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = await pair(anna, hugo)
        first = (await anna.get(f"/tables/{id}"))["decides"]
        who, other = [anna, hugo][first], [anna, hugo][1 - first]
        assert (await who.get(f"/tables/{id}"))["acted"] == 0
        after = await play_first(who, id, "place")
        assert after["acted"] == after["version"]
        await play_first(other, id, "place")
        mine = await who.get(f"/tables/{id}")
        missed = await who.get(f"/tables/{id}?since={mine['acted']}")
        assert [step["seat"] for step in missed["steps"]] == [1 - first]


async def test_an_open_table_lists_those_who_have_sat_down(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table: Json = await anna.post("/tables", game="caylus", seats=[me(), OPEN, bot("random")], listed=True)
        (row,) = await anna.get("/tables?status=waiting")
        assert (row["id"], row["open"], row["names"]) == (table["id"], 1, ["Anna", "Tomas"])
        assert row["playable"]
