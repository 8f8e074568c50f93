"""Carpenter, Stonemason and Lawyer: what is needed, where it goes, what it brings. (sheet, 4.2.2 and 4.2.4)"""

import pytest

from tests.games.caylus1303.rules.components import STONE, WOOD
from tests.games.caylus1303.rules.rulings import example, ruling
from tests.games.caylus1303.rules.table import (
    BLUE,
    GREEN,
    RED,
    STARTING,
    Setting,
    asked,
    changes,
    effect,
    has,
    kind,
    offers,
    play,
    position,
    refusal,
    supply,
    table,
    view,
)

RICH = "5 food 5 wood 5 stone 5 fabric 5 gold"
BUILT = [
    "wood-farm",
    "wood-sawmill",
    "wood-quarry",
    "spinning-mill",
    "wood-market",
    "manor",
    "stonemason",
]  # seven of wood
CUT = ["stone-farm", "stone-sawmill", "stone-quarry", "gold-mine", "foundry", "alchemist", "jeweler"]  # and of stone


@example("red builds a quarry at the carpenter")
def test_example_red_builds_a_quarry() -> None:
    game = table(3).give(RED, "wood food").worker(RED, "carpenter").pause().activation()
    assert effect(game, "build wood-quarry pay wood food") == {
        "red wood": -1,
        "red food": -1,
        "red points": 2,
        "space 10": "wood-quarry of red",
        "workers on carpenter": None,
    }
    assert "wood-quarry" not in supply(game)
    assert view(game)["seats"][RED]["houses"] == 8


def test_space_14_is_taken_from_the_start_and_skipped() -> None:
    setting = table(3).building(BLUE, *BUILT[:4]).give(RED, RICH).worker(RED, "printed-carpenter").pause()
    game = setting.activation()
    assert "space 15" in effect(game, "build manor pay wood fabric")


def test_only_wood_at_the_carpenter_and_only_stone_at_the_stonemason() -> None:
    setting = table(3).building(BLUE, "stonemason").give(RED, RICH).provost(10).worker(RED, "carpenter", "stonemason")
    game = setting.pause().activation()
    assert {plan.split()[1] for plan in offers(game, "build")} <= set(WOOD)
    play(game, "decline")
    assert {plan.split()[1] for plan in offers(game, "build")} <= set(STONE)


def test_only_tiles_of_the_supply_are_built() -> None:
    setting = table(3).building(BLUE, "wood-farm").give(RED, RICH).worker(RED, "carpenter").pause()
    game = setting.activation()
    for id in ("wood-farm", "covered-market", "tailor"):  # built, on the road, on the site
        assert refusal(game, f"build {id} pay wood food")


def test_one_building_per_activation() -> None:
    game = table(3).give(RED, RICH).worker(RED, "carpenter").pause().activation()
    play(game, "build wood-farm pay wood food")
    assert asked(game) == ("delivery", GREEN)


def test_construction_may_be_declined() -> None:
    setting = table(3).give(RED, RICH).worker(RED, "carpenter").pause()
    game = setting.activation()
    play(game, "decline")
    assert changes(setting, game) == {"workers on carpenter": None}


def full_road(empty: int) -> Setting:
    """All but so many spaces of the road built on, by blue and green."""
    setting = table(3)
    for at, id in enumerate((BUILT + CUT)[: 13 - empty]):
        setting.building((BLUE, GREEN)[at % 2], id)
    return setting


def test_nothing_is_built_on_a_full_road() -> None:
    full = full_road(0)
    assert all(at["tile"] for at in full.data["road"])
    setting = full.give(RED, RICH).worker(RED, "carpenter", "stonemason").provost(23).pause()
    game = setting.activation()
    assert asked(game) == ("delivery", GREEN)
    assert changes(setting, game) == {"workers on carpenter": None, "workers on stonemason": None}


def test_the_last_space_of_the_road_can_be_built_on() -> None:
    setting = full_road(1).give(RED, RICH).worker(RED, "stonemason").provost(23).pause()
    game = setting.activation()
    assert offers(game, "build") == {"build alchemist pay stone wood", "build jeweler pay stone wood"}
    assert effect(game, "build jeweler pay stone wood")["space 23"] == "jeweler of red"


def nine_houses() -> Setting:
    """Red has built with all houses: seven tiles of wood and two residences."""
    return table(3).building(RED, *BUILT).residence(RED, 1, 2).give(RED, RICH)


def test_without_a_house_nothing_is_constructed() -> None:
    setting = nine_houses().worker(RED, "carpenter", "stonemason").provost(23).pause()
    game = setting.activation()
    assert view(game)["seats"][RED]["houses"] == 0
    assert asked(game) == ("delivery", GREEN)


@ruling("K2")
def test_without_a_house_the_lawyer_claims_nothing() -> None:
    game = nine_houses().worker(RED, "lawyer").pause().activation()
    assert asked(game) == ("delivery", GREEN)


@ruling("6.16", "K2")
def test_a_monument_needs_no_spare_house() -> None:
    game = nine_houses().road()
    assert view(game)["seats"][RED]["houses"] == 0
    assert asked(game) == ("monument", RED)
    assert "build statue pay gold 2 stone" in offers(game)
    play(game, "build statue pay gold 2 stone")
    assert view(game)["seats"][RED]["houses"] == 0


def test_with_the_last_house_one_more_is_constructed() -> None:
    setting = table(3).building(RED, *BUILT).residence(RED, 1).give(RED, RICH).provost(23).pause()
    game = setting.worker(RED, "stonemason").activation()
    play(game, "build gold-mine pay stone food")
    assert view(game)["seats"][RED]["houses"] == 0


def test_no_waiver_at_the_stonemason_that_was_built() -> None:
    game = (
        table(3)
        .building(BLUE, "stonemason")
        .give(RED, "food")
        .worker(RED, "stonemason")
        .provost(23)
        .pause()
        .activation()
    )
    assert asked(game) == ("delivery", GREEN)


# -- the Architect --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "plan", "points"),
    [
        ("carpenter", "build wood-farm pay wood food", 2 + 1),
        ("printed-carpenter", "build manor pay wood fabric", 4 + 1),
        ("stonemason", "build jeweler pay stone wood", 5 + 1),
    ],
)
@ruling("K4")
def test_the_architect_gets_a_point_more_for_a_building(place: str, plan: str, points: int) -> None:
    setting = table(3).building(BLUE, "stonemason").holds(RED, "architect").give(RED, RICH).worker(RED, place).pause()
    assert effect(setting.provost(23).activation(), plan)["red points"] == points


@pytest.mark.parametrize(("holder", "more"), [(RED, " (1 point more with the Architect)"), (BLUE, "")])
def test_the_offer_names_the_point_of_the_architect_to_its_holder(holder: int, more: str) -> None:
    game = table(3).holds(holder, "architect").give(RED, RICH).worker(RED, "carpenter").pause().activation()
    offer = game.describe(game.parse("build wood-farm pay wood food"))
    assert offer == f"Build the Wood Farm for 1 food and 1 wood: 2 points{more}"


def test_the_architect_of_another_player_gets_nothing() -> None:
    setting = table(3).holds(BLUE, "architect").give(RED, RICH).worker(RED, "carpenter").pause()
    found = effect(setting.activation(), "build wood-farm pay wood food")
    assert found["red points"] == 2
    assert "blue points" not in found


@ruling("6.15")
def test_the_architect_gets_nothing_for_a_claim() -> None:
    setting = table(3).holds(RED, "architect").give(RED, "fabric").worker(RED, "lawyer").pause()
    assert effect(setting.activation(), "transform farm") == {
        "red fabric": -1,
        "space 1": "farm of red",
        "workers on lawyer": None,
    }


# -- the Lawyer -----------------------------------------------------------------------------------------------------


def test_the_lawyer_puts_a_house_above_a_starting_building_for_a_fabric() -> None:
    game = table(3).give(RED, "fabric").worker(RED, "lawyer").pause().activation()
    assert offers(game) == {f"transform {id}" for id in STARTING} | {"decline"}
    assert effect(game, "transform carpenter") == {
        "red fabric": -1,
        "space 4": "carpenter of red",
        "workers on lawyer": None,
    }
    assert view(game)["seats"][RED]["houses"] == 8


@pytest.mark.parametrize("id", STARTING)
def test_each_starting_building_becomes_a_residence_in_phase_4(id: str) -> None:
    game = table(2).give(BLUE, "fabric").worker(BLUE, "lawyer").pass_order(RED, BLUE).activation()
    play(game, f"transform {id}")
    space = position(game)["road"][STARTING.index(id)]
    assert (space["tile"], space["owner"], space["workers"]) == ("residence", BLUE, [])
    assert has(game, BLUE, "workers") == 3 + 1
    assert game.scores() == [0, 0]


def test_the_lawyer_takes_neither_the_site_tile_nor_what_was_built() -> None:
    setting = table(3).building(RED, "wood-farm").residence(RED, 1).give(RED, "fabric").worker(RED, "lawyer").pause()
    game = setting.activation()
    assert offers(game, "transform") == {f"transform {id}" for id in STARTING[1:]}
    assert refusal(game, "transform farm-2")
    assert refusal(game, "transform farm")


def test_the_lawyer_may_be_left_unused() -> None:
    setting = table(3).give(RED, "fabric").worker(RED, "lawyer").pause()
    game = setting.activation()
    play(game, "decline")
    assert changes(setting, game) == {"workers on lawyer": None}


def test_without_fabric_the_lawyer_asks_nothing() -> None:
    game = table(3).give(RED, "9 food 9 wood 9 stone 9 gold").worker(RED, "lawyer").pause().activation()
    assert asked(game) == ("delivery", GREEN)


def test_a_claimed_building_with_a_worker_still_works_this_round() -> None:
    setting = table(3).give(RED, "fabric").worker(RED, "lawyer").worker(BLUE, "farm").pause()
    game = setting.activation()
    play(game, "transform farm")
    assert changes(setting, game) == {
        "red fabric": -1,
        "blue food": 1,
        "space 1": "farm of red",
        "workers on lawyer": None,
        "workers on farm": None,
    }


def test_the_claimed_carpenter_still_builds_this_round() -> None:
    game = table(3).give(RED, "fabric wood food").worker(RED, "lawyer", "carpenter").pause().activation()
    play(game, "transform carpenter; build wood-farm pay wood food")
    assert asked(game) == ("delivery", GREEN)


@ruling("6.14")
def test_a_building_claimed_this_round_is_not_claimed_again() -> None:
    setting = table(3).holds(RED, "journeyman").worker(BLUE, "lawyer").worker(RED, "lawyer").pause()
    game = setting.give(BLUE, "fabric").give(RED, "fabric").activation()
    play(game, "transform farm")
    assert kind(game) == "building"
    assert refusal(game, "transform farm")
