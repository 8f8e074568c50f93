"""Phase 5: carpenter, mason, architect. (003, 5B; sheet 5.5b)"""

import pytest

from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    Setting,
    changes,
    effect,
    kind,
    offers,
    play,
    refusal,
    table,
)

WOOD = ["farm-food", "farm-cloth", "wood-quarry", "wood-sawmill", "wood-marketplace", "wood-peddler", "mason", "lawyer"]
STONE = ["stone-farm", "park", "workshop", "church", "tailor", "bank", "alchemist", "architect", "jeweller"]
PRESTIGE = ["statue", "granary", "library", "weaver", "theater", "university", "monument", "hotel", "cathedral"]
PLENTY = "9 food 9 wood 9 stone 9 cloth 9 gold"


def at(builder: str, goods: str = PLENTY) -> Setting:
    """Red's worker on a carpenter, mason or architect that belongs to nobody or to blue."""
    setting = table(4).give(RED, goods).pause()
    if builder in ("mason", "architect"):
        setting.building(BLUE, builder)
    return setting.worker(RED, builder).provost(9)


def plans(setting: Setting) -> list[str]:
    """What can be built, without the ways to pay."""
    return sorted({offer.split()[1] for offer in offers(setting.road(), "build")})


@example("wood farm from the neutral carpenter")
def test_red_builds_a_wood_farm_at_the_neutral_carpenter_for_one_food_and_one_wood() -> None:
    game = at("carpenter", "food wood").road()
    assert effect(game, "build farm-food pay wood food") == {
        "red food": -1,
        "red wood": -1,
        "red points": 2,
        "space 9": "farm-food of red",
        "worker on carpenter": None,
    }


@example("statue from the architect of another player")
def test_green_builds_the_statue_at_blue_s_architect_on_a_residence_for_seven_points_and_a_favor() -> None:
    setting = table(5).building(BLUE, "architect").tile(2, "residence", GREEN).give(GREEN, "2 stone gold 4 deniers")
    game = setting.provost(9).pause().placing(GREEN, (BLUE, RED, ORANGE))
    assert effect(game, "place architect")["blue points"] == 1  # with which green's purse and placing end
    assert kind(game) == "build"
    assert effect(game, "build statue pay 2 stone gold") == {
        "green stone": -2,
        "green gold": -1,
        "green points": 7,
        "space 2": "statue of green",
    }
    assert [kind(game), game.seat] == ["favor", GREEN]
    assert effect(game, "favor money") == {"green deniers": 3, "green on money": 1, "worker on architect": None}
    assert kind(game) == "castle"  # one favor, no more


def test_the_carpenters_build_wood_the_mason_stone_and_the_architect_prestige_buildings() -> None:
    assert plans(at("carpenter")) == sorted(WOOD)
    assert plans(at("fixed-carpenter")) == sorted(WOOD)
    assert plans(at("mason")) == sorted(STONE)
    assert plans(at("architect").tile(1, "residence", RED)) == sorted(PRESTIGE)


@pytest.mark.parametrize("builder", ["carpenter", "fixed-carpenter", "mason", "architect"])
def test_building_may_be_declined(builder: str) -> None:
    game = at(builder).tile(1, "residence", RED).road()
    assert effect(game, "decline") == {f"worker on {builder}": None}


@pytest.mark.parametrize("builder", ["carpenter", "fixed-carpenter", "mason", "architect"])
@ruling("6.30")
def test_one_building_an_activation(builder: str) -> None:
    game = at(builder).tile(1, "residence", RED).tile(2, "residence", RED).road()
    build = {"mason": "bank pay stone wood", "architect": "weaver pay 3 cloth gold; site 2"}.get(
        builder, "mason pay wood food"
    )
    play(game, f"build {build}")
    assert kind(game) == "castle"


@pytest.mark.parametrize("builder", ["carpenter", "mason", "architect"])
def test_without_the_cubes_nothing_is_asked(builder: str) -> None:
    setting = at(builder, "2 wood" if builder != "carpenter" else "9 food 9 stone 9 cloth").tile(1, "residence", RED)
    assert changes(setting, setting.road()) == {f"worker on {builder}": None}


def test_a_refused_building_says_what_is_missing() -> None:
    game = at("carpenter", "wood food").road()
    assert "cloth" in refusal(game, "build lawyer pay wood cloth")


# -- where ---------------------------------------------------------------------------------------------------


def test_a_craft_building_goes_on_the_first_free_space_and_skips_the_gold_mine() -> None:
    setting = at("carpenter", "wood food").building(ORANGE, "lawyer", "farm-food", "farm-cloth", "mason", "bank")
    setting.building(ORANGE, "park")
    assert effect(setting.road(), "build wood-quarry pay wood food")["space 15"] == "wood-quarry of red"
    setting.building(ORANGE, "church")
    assert effect(setting.road(), "build wood-quarry pay wood food")["space 17"] == "wood-quarry of red"
    setting.building(ORANGE, "tailor")
    assert effect(setting.road(), "build wood-quarry pay wood food")["space 18"] == "wood-quarry of red"


def test_it_does_not_matter_where_the_carpenter_or_the_provost_stands() -> None:
    setting = at("carpenter", "wood food").provost(6).building(BLUE, "bank", "park", "tailor")
    assert effect(setting.road(), "build mason pay wood food")["space 12"] == "mason of red"


def test_a_new_building_does_nothing_this_turn() -> None:
    setting = at("carpenter", "wood 2 food stone").provost(28)
    game = play(setting.road(), "build mason pay wood food")
    assert kind(game) == "castle"


def full_road() -> Setting:
    """All 19 spaces built: two residences, and every craft tile but the peddler."""
    setting = table(4).building(ORANGE, *[id for id in WOOD if id != "wood-peddler"], *STONE, "architect-2")
    setting.building(RED, "residence", "residence")
    assert all(at["tile"] for at in setting.data["road"])
    return setting.pause()


@ruling("6.29")
def test_on_a_full_road_no_craft_building_can_be_built() -> None:
    setting = full_road().worker(RED, "carpenter").give(RED, PLENTY)
    assert changes(setting, setting.road()) == {"worker on carpenter": None}


@ruling("6.29")
def test_on_a_full_road_prestige_buildings_and_residences_can_still_be_made() -> None:
    setting = full_road().worker(RED, "architect").give(RED, PLENTY).provost(28)
    game = play(setting.road(), "build weaver pay 3 cloth gold")
    assert len(offers(game, "site")) == 2
    setting = full_road().worker(RED, "lawyer").give(RED, "cloth denier").provost(28)
    assert effect(setting.road(), "transform farm")["space 1"] == "residence of red"


@ruling("6.29")
def test_with_one_space_left_a_craft_building_can_be_built_on_it() -> None:
    setting = full_road().worker(RED, "carpenter").give(RED, PLENTY)
    setting.data["road"][27].update(tile=None, owner=None)
    assert effect(setting.road(), "build wood-peddler pay wood food")["space 28"] == "wood-peddler of red"


# -- the supply ----------------------------------------------------------------------------------------------


def test_a_building_is_built_only_while_it_is_in_the_supply() -> None:
    setting = at("carpenter").building(ORANGE, "lawyer", "wood-peddler")
    assert plans(setting) == sorted(set(WOOD) - {"lawyer", "wood-peddler"})
    assert refusal(setting.road(), "build lawyer pay wood cloth")
    setting = at("architect").tile(1, "residence", RED).tile(2, "statue", RED)
    assert plans(setting) == sorted(set(PRESTIGE) - {"statue"})


def test_a_carpenter_with_no_wood_building_left_has_nothing_to_offer() -> None:
    setting = at("carpenter").building(ORANGE, *WOOD)
    assert changes(setting, setting.road()) == {"worker on carpenter": None}


@ruling("6.4")
def test_there_are_two_architects_and_no_third() -> None:
    setting = at("mason", "stone food")
    game = setting.road()
    assert [offer for offer in sorted(offers(game)) if "architect" in offer] == ["build architect pay stone food"]
    assert effect(game, "build architect pay stone food") == {
        "red food": -1,
        "red stone": -1,
        "red points": 6,
        "space 10": "architect of red",
        "worker on mason": None,
    }
    setting.building(ORANGE, "architect")
    assert effect(setting.road(), "build architect pay stone food") == {
        "red food": -1,
        "red stone": -1,
        "red points": 6,
        "space 11": "architect-2 of red",
        "worker on mason": None,
    }
    setting.building(ORANGE, "architect-2")
    assert "architect" not in plans(setting)


def test_both_architects_work_in_the_same_turn() -> None:
    setting = table(4).building(BLUE, "architect", "architect-2").worker(RED, "architect").worker(GREEN, "architect-2")
    setting.tile(1, "residence", RED).tile(2, "residence", GREEN).give(RED, "3 food gold").give(GREEN, "3 cloth gold")
    game = setting.provost(10).road()
    assert effect(game, "build granary pay 3 food gold")["space 1"] == "granary of red"
    assert effect(game, "build weaver pay 3 cloth gold")["space 2"] == "weaver of green"


# -- the wild cube -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", ["wood-marketplace", "wood-peddler"])
@pytest.mark.parametrize("cube", ["food", "wood", "stone", "cloth", "gold"])
@ruling("6.7")
def test_the_second_cube_of_marketplace_and_peddler_is_any_cube_gold_and_wood_included(
    building: str, cube: str
) -> None:
    game = at("carpenter", f"wood {cube}").road()
    pay = "2 wood" if cube == "wood" else f"wood {cube}"
    assert [o for o in offers(game) if building in o] == [f"build {building} pay {pay}"]
    paid: dict[str, object] = {"red wood": -2} if cube == "wood" else {"red wood": -1, f"red {cube}": -1}
    assert effect(game, f"build {building} pay {pay}") == paid | {
        "red points": 4,
        "space 9": f"{building} of red",
        "worker on carpenter": None,
    }


# -- prestige ------------------------------------------------------------------------------------------------


def test_the_builder_chooses_which_of_several_residences_is_replaced() -> None:
    setting = at("architect", "3 food gold").tile(1, "residence", RED).tile(3, "residence", RED).building(BLUE, "bank")
    setting.building(RED, "residence")
    game = setting.road()
    assert effect(game, "build granary pay 3 food gold") == {"red food": -3, "red gold": -1}
    assert [kind(game), offers(game)] == ["site", {"site 1", "site 3", "site 11"}]
    assert effect(game, "site 3") == {
        "red points": 10,
        "space 3": "granary of red",
        "worker on architect": None,
    }


def test_a_prestige_building_needs_a_residence_of_one_s_own() -> None:
    setting = at("architect").tile(1, "residence", BLUE)
    assert changes(setting, setting.road()) == {"worker on architect": None}


def test_a_prestige_building_does_not_stand_on_another_prestige_building() -> None:
    setting = at("architect").tile(1, "statue", RED)
    assert changes(setting, setting.road()) == {"worker on architect": None}
