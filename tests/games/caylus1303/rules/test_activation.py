"""Phase 2: the order of activation, workers before and beyond the provost, two workers on one building. (sheet, 4.2)"""

import pytest

from caylus.core.state import State
from tests.games.caylus1303.rules.components import OWNERS_BONUS, STONE, WOOD, goods_changed
from tests.games.caylus1303.rules.rulings import example, ruling
from tests.games.caylus1303.rules.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Changes,
    Setting,
    asked,
    changes,
    effect,
    has,
    offers,
    play,
    position,
    refusal,
    table,
    view,
)


@example("red and yellow before the provost, red and green beyond him")
def test_example_red_and_yellow_are_activated_red_and_green_are_not() -> None:
    setting = table(4).building(YELLOW, "wood-farm").building(BLUE, "wood-quarry").worker(RED, "sawmill", "wood-quarry")
    setting.worker(YELLOW, "wood-farm").worker(GREEN, "stone-guild").give(GREEN, "food").provost(10)
    game = setting.worker(BLUE, "site").give(BLUE, "food wood stone").road()
    assert asked(game) == ("delivery", BLUE)
    assert changes(setting, game) == {
        "red wood": 1,
        "yellow food": 2,
        "workers on sawmill": None,
        "workers on wood-farm": None,
        "workers on wood-quarry": None,
        "workers on stone-guild": None,
    }
    assert [seat["camp"] for seat in view(game)["seats"]] == [14, 15, 15, 15]


def test_workers_go_to_the_camp_and_not_to_the_hand() -> None:
    setting = table(3).worker(RED, "farm", "toll", "stone-guild").give(RED, "food").pause().pass_order(BLUE, 2, RED)
    game = setting.activation()
    play(game, "provost stay")
    assert has(game, RED, "workers") == 0
    assert view(game)["seats"][RED]["camp"] == 15


def test_buildings_are_activated_along_the_road() -> None:
    setting = table(2).building(BLUE, "stonemason", "alchemist").give(RED, "9 wood 9 food 9 stone 9 fabric 9 gold")
    places = [
        "fairground",
        "lawyer",
        "printed-carpenter",
        "toll",
        "carpenter",
        "market",
        "market-2",
        "guild-3",
        "guild-4",
    ]
    setting.worker(RED, *places, "stonemason", "alchemist", "stone-guild").give(RED, "3 workers").pass_order(BLUE, RED)
    game = setting.provost(23).activation()
    seen = []
    while position(game)["phase"] in ("printed", "bridge", "road"):
        assert game.decision is not None
        seen.append(game.decision.get("building", position(game)["phase"]))
        play(game, "provost stay" if "provost stay" in offers(game) else "decline")
    assert seen == [*places[:4], "bridge", *places[4:], "stonemason", "alchemist", "stone-guild"]


@ruling("6.6")
def test_with_the_provost_right_after_the_bridge_nothing_on_the_road_is_activated() -> None:
    setting = table(3).worker(RED, "farm", "fairground").give(RED, "wood").pause().provost(0)
    game = setting.activation()
    assert offers(game) == {"decline", "give wood"}  # the printed buildings lie before the bridge
    play(game, "decline")
    assert changes(setting, game) == {"workers on farm": None, "workers on fairground": None}


@pytest.mark.parametrize(("gap", "food"), [(0, 0), (1, 1), (2, 1), (26, 1)])
def test_everything_up_to_the_provost_is_activated(gap: int, food: int) -> None:
    setting = table(3).worker(RED, "farm").pause().provost(gap)
    assert has(setting.road(), RED, "food") == food


@ruling("6.30")
def test_what_is_built_before_the_provost_is_not_activated_this_round() -> None:
    game = table(3).give(RED, "wood food").worker(RED, "carpenter").provost(12).pause().activation()
    assert effect(game, "build wood-farm pay wood food") == {
        "red food": -1,
        "red wood": -1,
        "red points": 2,
        "space 10": "wood-farm of red",
        "workers on carpenter": None,
    }
    assert asked(game) == ("delivery", GREEN)


@ruling("K9")
def test_workers_beyond_the_provost_are_not_in_the_camp_for_a_guild_before_him() -> None:
    setting = table(3).give(RED, "stone 12 workers").worker(RED, "guild-4", "covered-market", "stone-guild").pause()
    game = setting.provost(8).pass_order(RED, BLUE, GREEN).road()
    play(game, "give stone")
    assert changes(setting, game) == {
        "red stone": -1,
        "workers on guild-4": None,
        "workers on covered-market": None,
        "workers on stone-guild": None,
    }
    assert view(game)["seats"][RED]["camp"] == 3


def test_all_workers_beyond_the_provost_leave_up_to_the_end_of_the_road() -> None:
    setting = table(4)
    placed = [at["tile"] for at in setting.data["road"]]
    spare = [id for id in [*WOOD, *STONE] if id not in placed and id not in setting.data["site"]["tiles"]]
    for at, id in enumerate(spare[:13]):
        setting.building(at % 4, id)
    every = [at["tile"] for at in setting.data["road"]]
    assert None not in every
    for at, id in enumerate(every):
        setting.worker(at % 2, id)
    game = setting.provost(0).pause().road()
    assert changes(setting, game) == dict.fromkeys([f"workers on {id}" for id in every])


def test_no_bonus_for_the_owner_of_a_production_building_beyond_the_provost() -> None:
    setting = table(3).building(BLUE, "stone-farm").worker(RED, "stone-farm").pause().provost(9)
    assert changes(setting, setting.road()) == {"workers on stone-farm": None}


# -- production buildings of stone --------------------------------------------------------------------------------


@example("red on the stone farm of blue")
def test_example_red_uses_the_stone_farm_of_blue() -> None:
    setting = table(3).building(BLUE, "stone-farm").give(RED, "worker").provost(10)
    game = setting.pause().planning(RED)
    play(game, "place stone-farm")  # then blue and red pass, having no workers
    assert asked(game) == ("delivery", GREEN)
    assert changes(setting, game) == {
        "blue points": 1,
        "blue food": 1,
        "red workers": -1,
        "red food": 2,
        "red fabric": 1,
    }


@example("blue on the own stone farm")
def test_example_blue_uses_the_own_stone_farm() -> None:
    setting = table(3).building(BLUE, "stone-farm").give(BLUE, "worker").provost(10)
    game = setting.pause().planning(BLUE)
    play(game, "place stone-farm")
    assert asked(game) == ("delivery", GREEN)
    assert changes(setting, game) == {"blue workers": -1, "blue food": 2, "blue fabric": 1}


# -- two workers on one building ----------------------------------------------------------------------------------


def joined(first: int, second: int, place: str, setting: Setting) -> Setting:
    """The second has joined the first with the Journeyman."""
    return setting.holds(second, "journeyman").worker(first, place).worker(second, place).provost(23).pause()


def gains(color: str, id: str, main: int) -> Changes:
    """What a stone production building gives."""
    return goods_changed(color, "", f"{main} {OWNERS_BONUS[id]} fabric")


@example("two other players on a production building")
@ruling("6.13", "K7")
@pytest.mark.parametrize("id", sorted(OWNERS_BONUS))
def test_two_others_on_a_production_building_bring_its_owner_one_bonus(id: str) -> None:
    setting = joined(RED, GREEN, id, table(4).building(BLUE, id))
    expected = gains("red", id, 2) | gains("green", id, 2) | goods_changed("blue", "", OWNERS_BONUS[id])
    assert changes(setting, setting.road()) == expected | {f"workers on {id}": None}


@example("the owner is one of the two on a production building")
@ruling("6.13", "K7")
@pytest.mark.parametrize("id", sorted(OWNERS_BONUS))
@pytest.mark.parametrize(("first", "second"), [(BLUE, RED), (RED, BLUE)])
def test_an_owner_among_the_two_gets_no_bonus(id: str, first: int, second: int) -> None:
    setting = joined(first, second, id, table(4).building(BLUE, id))
    expected = gains("red", id, 2) | gains("blue", id, 2)
    assert changes(setting, setting.road()) == expected | {f"workers on {id}": None}


@pytest.mark.parametrize("id", sorted(OWNERS_BONUS))
def test_two_on_the_setup_side_of_a_production_building(id: str) -> None:
    setting = joined(RED, GREEN, id, table(4).tile(14, id))
    expected = gains("red", id, 1) | gains("green", id, 1)
    assert changes(setting, setting.road()) == expected | {f"workers on {id}": None}


def test_two_on_a_starting_building_both_produce() -> None:
    setting = joined(RED, GREEN, "quarry", table(4))
    assert changes(setting, setting.road()) == {"red stone": 1, "green stone": 1, "workers on quarry": None}


def test_the_journeymans_worker_is_activated_second() -> None:
    setting = joined(RED, GREEN, "guild-4", table(4)).give(RED, "stone").give(GREEN, "stone")
    game = setting.road()
    assert asked(game) == ("building", RED)
    assert effect(game, "give stone")["red stone"] == -1
    assert asked(game) == ("building", GREEN)
    assert effect(game, "give stone") == {"green stone": -1, "green workers": 4, "workers on guild-4": None}


def test_the_journeyman_goes_second_even_when_the_first_declines() -> None:
    setting = joined(RED, GREEN, "guild-4", table(4)).give(RED, "stone").give(GREEN, "stone")
    game = setting.road()
    play(game, "decline")
    assert asked(game) == ("building", GREEN)


def both_at(place: str, purse: str) -> State:
    """Red and then green on a printed building, with the same purse."""
    return joined(RED, GREEN, place, table(4)).give(RED, purse).give(GREEN, purse).provost(8).activation()


@ruling("K6")
def test_two_at_the_fairground_have_their_favors_one_after_the_other() -> None:
    game = both_at("fairground", "wood")
    assert asked(game) == ("building", RED)
    play(game, "give wood")
    assert asked(game) == ("favor", RED)
    play(game, "site 1")  # a food from the second Farm
    assert asked(game) == ("favor-character", RED)
    play(game, "decline")
    assert asked(game) == ("building", GREEN)
    play(game, "give wood")
    assert asked(game) == ("favor", GREEN)


@ruling("6.14", "K6")
def test_two_at_the_lawyer_claim_two_buildings() -> None:
    game = both_at("lawyer", "fabric")
    play(game, "transform farm")
    assert asked(game) == ("building", GREEN)
    assert "transform sawmill" in offers(game)
    assert refusal(game, "transform farm")
    play(game, "transform sawmill")
    assert [position(game)["road"][at]["owner"] for at in (0, 1)] == [RED, GREEN]


@ruling("K6")
def test_two_at_the_printed_carpenter_build_one_after_the_other() -> None:
    game = both_at("printed-carpenter", "wood food")
    play(game, "build wood-farm pay wood food")
    assert asked(game) == ("building", GREEN)
    assert refusal(game, "build wood-farm pay wood food")
    play(game, "build wood-quarry pay wood food")
    assert [position(game)["road"][at]["tile"] for at in (9, 10)] == ["wood-farm", "wood-quarry"]


@ruling("K6")
def test_two_at_the_toll_move_the_provost_one_after_the_other() -> None:
    game = both_at("toll", "")
    play(game, "provost +2")
    assert asked(game) == ("building", GREEN)
    assert effect(game, "provost -1") == {"provost": 9, "workers on toll": None}


def test_the_first_worker_waits_in_neither_hand_nor_camp_for_the_second() -> None:
    setting = joined(RED, GREEN, "guild-4", table(4)).give(RED, "stone 14 workers").give(GREEN, "stone")
    game = setting.pass_order(RED, GREEN, BLUE, YELLOW).road()
    play(game, "give stone")
    assert has(game, RED, "workers") == 14
