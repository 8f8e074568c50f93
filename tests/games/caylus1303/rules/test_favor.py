"""Favors: stealing, the tiles of the Construction Site round by round, and the characters on the board. (sheet, 4.5)"""

import pytest

from caylus.core.state import State
from tests.games.caylus1303.rules.components import (
    STARTING_USES,
    STONE,
    STONE_SETUP_USES,
    WOOD_SETUP_USES,
    Use,
    goods_changed,
)
from tests.games.caylus1303.rules.rulings import ruling
from tests.games.caylus1303.rules.table import (
    BLUE,
    GREEN,
    RED,
    Changes,
    Setting,
    asked,
    effect,
    has,
    kind,
    offers,
    play,
    position,
    refusal,
    table,
    view,
)

SLOTS = [
    *((1, id) for id in STARTING_USES),
    *((2, id) for id in WOOD_SETUP_USES),
    *((3, id) for id in STONE_SETUP_USES),
]
USES = STARTING_USES | WOOD_SETUP_USES | STONE_SETUP_USES


def at_the_fairground(players: int = 3) -> Setting:
    """Red is about to have a favor, for a wood."""
    return table(players).worker(RED, "fairground").give(RED, "wood").pause()


def favored(setting: Setting) -> State:
    """Red has the favor."""
    game = setting.activation()
    play(game, "give wood")
    assert asked(game) == ("favor", RED)
    return game


# -- steal or site --------------------------------------------------------------------------------------------------


def test_a_favor_is_a_theft_or_a_tile_of_the_site() -> None:
    setting = at_the_fairground().holds(BLUE, "thief", "bailiff").holds(GREEN, "steward").holds(RED, "foreman")
    game = favored(setting.board("architect", "goldsmith"))
    assert offers(game) == {"steal thief", "steal bailiff", "steal steward", "site 1"}


def test_a_theft_takes_one_character_and_ends_the_favor() -> None:
    game = favored(at_the_fairground().holds(BLUE, "thief", "architect"))
    assert effect(game, "steal thief") == {"thief": "red", "workers on fairground": None}
    assert asked(game) == ("delivery", GREEN)


@pytest.mark.parametrize(("turn", "slots"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_the_site_opens_up_round_by_round(turn: int, slots: int) -> None:
    game = favored(at_the_fairground().turn(turn))
    assert offers(game, "site") == {f"site {slot}" for slot in range(1, slots + 1)}
    for slot in range(slots + 1, 4):
        assert refusal(game, f"site {slot}")


@ruling("6.27")
def test_a_theft_needs_another_player_with_a_character() -> None:
    setting = table(2).worker(BLUE, "fairground").give(BLUE, "wood").pause().turn(4)
    game = setting.holds(BLUE, "thief", "steward").board("architect", "foreman", "goldsmith").activation()
    play(game, "give wood")
    assert offers(game) == {"site 1", "site 2"}


@ruling("6.27")
def test_with_nothing_to_steal_and_one_open_tile_nothing_is_asked() -> None:
    setting = table(2).worker(BLUE, "fairground").give(BLUE, "wood").pause()
    game = setting.holds(BLUE, "thief", "steward").board("architect", "foreman", "goldsmith").activation()
    assert effect(game, "give wood") == {"blue wood": -1, "blue food": 1}
    assert asked(game) == ("favor-character", BLUE)


def test_the_fairground_may_be_left_unused() -> None:
    game = at_the_fairground().activation()
    assert offers(game) == {"give wood", "decline"}
    assert effect(game, "decline") == {"workers on fairground": None}


def test_without_wood_the_fairground_asks_nothing() -> None:
    game = table(3).worker(RED, "fairground").give(RED, "9 food 9 stone 9 fabric 9 gold").pause().activation()
    assert asked(game) == ("delivery", GREEN)


# -- the tiles of the site ------------------------------------------------------------------------------------------


@ruling("K3")
@pytest.mark.parametrize(("slot", "id", "use"), [(slot, id, use) for slot, id in SLOTS for use in USES[id]])
def test_each_tile_of_the_site_by_favor(slot: int, id: str, use: Use) -> None:
    answer, cost, gain = use
    setting = at_the_fairground().turn(7).site(slot, id).give(RED, cost).pass_order(BLUE, RED, GREEN)
    game = setting.activation()
    actions = f"give wood; site {slot}" + (f"; {answer}" if answer else "")
    expected: Changes = goods_changed("red", f"wood {cost}", gain)
    assert effect(game, actions) == expected
    assert asked(game) == ("favor-character", RED)
    assert effect(game, "decline") == {"workers on fairground": None}


@pytest.mark.parametrize(("slot", "id"), [(slot, id) for slot, id in SLOTS if USES[id][0][1]])
@ruling("6.2")
def test_a_tile_of_the_site_that_costs_something_may_be_declined(slot: int, id: str) -> None:
    setting = at_the_fairground().turn(7).site(slot, id).give(RED, "5 food 5 stone 5 fabric 5 gold 5 wood 5 workers")
    game = setting.board("chamberlain").pass_order(BLUE, GREEN, RED).activation()
    play(game, f"give wood; site {slot}")
    assert asked(game) == ("favor-effect", RED)
    assert effect(game, "decline; recruit chamberlain") == {"chamberlain": "red", "workers on fairground": None}


@pytest.mark.parametrize(("slot", "id"), [(slot, id) for slot, id in SLOTS if USES[id][0][1]])
@ruling("6.2")
def test_a_tile_of_the_site_that_cannot_be_paid_still_lets_a_character_be_taken(slot: int, id: str) -> None:
    game = at_the_fairground().turn(7).site(slot, id).board("chamberlain").activation()
    play(game, f"give wood; site {slot}")
    assert asked(game) == ("favor-character", RED)
    assert effect(game, "recruit chamberlain") == {"chamberlain": "red", "workers on fairground": None}


def test_the_carpenter_of_the_site_builds() -> None:
    game = favored(at_the_fairground().site(1, "carpenter").give(RED, "wood food"))
    assert effect(game, "site 1; build wood-farm pay wood food") == {
        "red wood": -1,
        "red food": -1,
        "red points": 2,
        "space 10": "wood-farm of red",
    }
    assert asked(game) == ("favor-character", RED)


@ruling("K4")
def test_the_architect_gets_a_point_more_for_building_by_favor() -> None:
    game = favored(at_the_fairground().site(1, "carpenter").give(RED, "wood food").holds(RED, "architect"))
    assert effect(game, "site 1; build wood-farm pay wood food")["red points"] == 3


def with_stonemason(purse: str) -> State:
    """Red has chosen the Stonemason of the site."""
    game = favored(at_the_fairground().turn(4).site(2, "stonemason").give(RED, purse).supply("stone-guild", "church"))
    play(game, "site 2")
    return game


@pytest.mark.parametrize("id", sorted(set(STONE) - {"stone-guild"}))
def test_the_stonemason_of_the_site_waives_one_stone(id: str) -> None:
    setting = at_the_fairground().turn(4).site(2, "stonemason").supply(id)
    prices, points = STONE[id]
    other = prices[0].removeprefix("stone ")
    game = favored(setting.give(RED, other))
    play(game, "site 2")
    assert {plan for plan in offers(game, "build") if plan.split()[1] == id} == {f"build {id} pay {other}"}
    assert effect(game, f"build {id} pay {other}") == goods_changed("red", other, f"{points} points") | {
        "space 10": f"{id} of red",
    }


@ruling("6.29")
def test_with_the_waiver_the_free_choice_may_be_stone() -> None:
    game = with_stonemason("food wood stone fabric gold")
    plans = {plan for plan in offers(game, "build") if plan.split()[1] == "stone-guild"}
    assert plans == {f"build stone-guild pay {cube}" for cube in ("food", "wood", "stone", "fabric")}
    assert effect(game, "build stone-guild pay stone") == {
        "red stone": -1,
        "red points": 4,
        "space 10": "stone-guild of red",
    }


@pytest.mark.parametrize(("slot", "id"), [(1, "carpenter"), (2, "stonemason")])
def test_building_by_favor_needs_a_house(slot: int, id: str) -> None:
    setting = at_the_fairground().turn(4).site(slot, id).give(RED, "5 wood 5 food 5 stone").residence(RED, 1, 2)
    built = ["wood-farm", "wood-sawmill", "wood-quarry", "spinning-mill", "manor", "wood-market"]
    setting.building(RED, *built, "stone-farm")
    game = favored(setting)
    assert view(game)["seats"][RED]["houses"] == 0
    play(game, f"site {slot}")
    assert asked(game) == ("favor-character", RED)


def test_the_setup_stone_buildings_of_the_site_have_no_owner() -> None:
    game = favored(at_the_fairground().turn(7).site(3, "stone-farm"))
    assert effect(game, "site 3") == {"red food": 1, "red fabric": 1}


# -- the characters on the board ------------------------------------------------------------------------------------


@ruling("6.3")
def test_taking_a_character_from_the_board_is_optional() -> None:
    game = favored(at_the_fairground().board("thief", "steward", "bailiff"))
    play(game, "site 1")
    assert offers(game) == {"recruit thief", "recruit steward", "recruit bailiff", "decline"}
    other = game.copy()
    assert effect(game, "recruit steward") == {"steward": "red", "workers on fairground": None}
    assert effect(other, "decline") == {"workers on fairground": None}


def test_with_no_character_on_the_board_none_is_asked_for() -> None:
    setting = at_the_fairground().holds(GREEN, "thief", "steward", "architect", "foreman", "goldsmith", "day-laborer")
    game = favored(setting)
    assert effect(game, "site 1") == {"red food": 1, "workers on fairground": None}
    assert asked(game) == ("delivery", GREEN)


def test_a_character_once_recruited_can_be_stolen_but_not_recruited() -> None:
    setting = table(4).holds(GREEN, "journeyman").worker(RED, "fairground").worker(GREEN, "fairground").pause()
    game = setting.board("thief", "steward", "bailiff").give(RED, "wood").give(GREEN, "wood").activation()
    play(game, "give wood; site 1; recruit thief; give wood")
    assert asked(game) == ("favor", GREEN)
    assert "steal thief" in offers(game)
    play(game, "site 1")
    assert offers(game) == {"recruit steward", "recruit bailiff", "decline"}


# -- where favors come from -----------------------------------------------------------------------------------------


@ruling("6.1")
def test_the_manor_gives_a_favor_each_time_it_is_activated_and_none_when_built() -> None:
    game = table(3).give(RED, "wood fabric").worker(RED, "carpenter").pause().activation()
    play(game, "build manor pay wood fabric")
    assert asked(game) == ("delivery", GREEN)
    for turn in (2, 3):
        game = table(3).building(RED, "manor").worker(BLUE, "manor").turn(turn).provost(10).pause().road()
        assert asked(game) == ("favor", BLUE)
        assert effect(game, "site 1; decline") == {"blue food": 1, "workers on manor": None}


def test_the_owner_of_the_manor_may_use_it() -> None:
    game = table(3).building(RED, "manor").worker(RED, "manor").provost(10).pause().road()
    assert asked(game) == ("favor", RED)


def test_the_manor_of_the_setup_gives_points_instead() -> None:
    game = favored(at_the_fairground().turn(4).site(2, "manor"))
    assert effect(game, "site 2") == {"red points": 2}
    assert asked(game) == ("favor-character", RED)


@ruling("K9")
@pytest.mark.parametrize("place", ["fairground", "manor"])
def test_the_worker_stays_on_its_tile_until_the_favor_is_done(place: str) -> None:
    setting = table(3).building(BLUE, "manor").tile(9, "tailor").turn(4).give(RED, "wood 13 workers").worker(RED, place)
    setting.provost(10).pause().pass_order(RED, BLUE, GREEN)
    assert setting.data["site"]["tiles"][1] == "covered-market"
    setting.pass_order(BLUE, GREEN, RED)
    game = setting.activation()
    if place == "fairground":
        play(game, "give wood")
    else:
        play(game, "provost stay")
    assert asked(game) == ("favor", RED)
    # Thirteen in hand, one on the tile, one in the Camp: the second of the Covered Market is lost.
    assert effect(game, "site 2") == {"red workers": 1, "red points": 1}
    play(game, "decline")
    if kind(game) == "bridge":
        play(game, "provost stay")
    assert view(game)["seats"][RED]["camp"] == 1


def test_a_stolen_character_serves_only_its_new_holder() -> None:
    setting = table(3).holds(BLUE, "architect").worker(RED, "fairground").worker(BLUE, "carpenter").give(RED, "wood")
    game = setting.give(BLUE, "wood food").pause().activation()
    play(game, "give wood; steal architect")
    assert effect(game, "build wood-farm pay wood food")["blue points"] == 2


def test_an_architect_stolen_at_the_fairground_counts_in_the_same_round() -> None:
    setting = table(3).holds(BLUE, "architect").worker(RED, "fairground", "carpenter").give(RED, "2 wood food")
    game = setting.pause().activation()
    play(game, "give wood; steal architect")
    assert effect(game, "build wood-farm pay wood food")["red points"] == 3


def test_the_last_favor_of_the_game_is_played_too() -> None:
    game = table(3).turn(9).worker(RED, "site").give(RED, "food wood stone").road()
    play(game, "deliver food wood stone")
    assert asked(game) == ("favor", RED)
    assert offers(game, "site") == {"site 1", "site 2", "site 3"}
    assert has(game, RED, "points") == 5
    assert position(game)["phase"] == "delivery"
