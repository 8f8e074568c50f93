"""Phase 5: the lawyer, at once and delayed. (003, 5C; sheet 5.5c)"""

import pytest

from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLUE,
    NEUTRALS,
    ORANGE,
    RED,
    Changes,
    Setting,
    changes,
    effect,
    kind,
    offers,
    play,
    purse,
    refusal,
    supply,
    table,
    workers_home,
)

PAID: Changes = {"red cloth": -1, "red deniers": -1, "red points": 2}
CRAFT = [
    "farm-food",
    "farm-cloth",
    "wood-quarry",
    "wood-sawmill",
    "wood-marketplace",
    "wood-peddler",
    "mason",
    "stone-farm",
    "park",
    "workshop",
    "church",
    "tailor",
    "bank",
    "alchemist",
    "architect",
    "architect-2",
    "jeweller",
]


def at_lawyer(*own: str) -> Setting:
    """Red's worker on the lawyer of blue on space 9, and red's buildings behind it."""
    setting = table(4).building(BLUE, "lawyer").building(RED, *own).worker(RED, "lawyer").give(RED, "cloth denier")
    return setting.provost(12).pause()


def favored(level: int = 4) -> Setting:
    """Red's worker on the joust field, with the marker on the line of buildings."""
    setting = table(4).section("walls").favors(RED, building=level).worker(RED, "joust")
    return setting.give(RED, "2 cloth denier").pause()


# -- at once -------------------------------------------------------------------------------------------------


@example("neutral carpenter into a residence")
def test_blue_turns_the_neutral_carpenter_into_a_residence_for_two_points_and_a_denier_each_turn() -> None:
    setting = table(3).building(BLUE, "lawyer").give(BLUE, "cloth 2 deniers").provost(9).worker(BLUE, "lawyer").pause()
    game = setting.road()
    assert effect(game, "transform carpenter") == {
        "blue cloth": -1,
        "blue deniers": -1,
        "blue points": 2,
        "space 6": "residence of blue",
        "worker on lawyer": None,
    }
    play(game, "decline")
    assert purse(game, BLUE) == "4 deniers, 2 points"  # 1 left, 2 income, 1 of the residence
    assert purse(game, RED) == "2 deniers"


def test_a_worker_on_one_s_own_lawyer_costs_a_denier_and_gives_no_point() -> None:
    setting = table(3).building(BLUE, "lawyer").give(BLUE, "2 deniers").give(RED, "9 deniers")
    assert effect(setting.placing(BLUE), "place lawyer") == {"blue deniers": -1, "worker on lawyer": "blue"}


@pytest.mark.parametrize("neutral", NEUTRALS)
def test_any_neutral_building_can_be_transformed_and_leaves_the_game(neutral: str) -> None:
    game = at_lawyer().road()
    space = NEUTRALS.index(neutral) + 1
    assert effect(game, f"transform {neutral}") == PAID | {
        f"space {space}": "residence of red",
        "worker on lawyer": None,
    }
    assert neutral not in supply(game)


@pytest.mark.parametrize("craft", CRAFT)
def test_any_own_craft_building_can_be_transformed_and_goes_back_to_the_supply(craft: str) -> None:
    game = at_lawyer(craft).road()
    assert craft not in supply(game)
    assert effect(game, f"transform {craft}") == PAID | {"space 10": "residence of red", "worker on lawyer": None}
    assert craft in supply(game)


def test_only_neutral_and_own_craft_buildings_are_offered_and_never_a_lawyer() -> None:
    setting = table(4).building(RED, "lawyer", "bank").building(BLUE, "church").tile(1, "residence", RED)
    setting.tile(2, "statue", RED).tile(3, "residence", BLUE).worker(RED, "lawyer").give(RED, "cloth denier").provost(9)
    game = setting.pause().road()
    assert offers(game) == {
        "decline",
        "transform quarry",
        "transform marketplace",
        "transform carpenter",
        "transform bank",
    }
    assert refusal(game, "transform church")


def test_the_lawyer_need_not_be_used() -> None:
    assert effect(at_lawyer().road(), "decline") == {"worker on lawyer": None}


@pytest.mark.parametrize("goods", ["cloth", "denier", "9 food 9 wood 9 stone 9 gold 9 deniers", ""])
def test_short_of_cloth_or_denier_the_lawyer_asks_nothing(goods: str) -> None:
    setting = table(4).building(BLUE, "lawyer").worker(RED, "lawyer").give(RED, goods).provost(9).pause()
    assert changes(setting, setting.road()) == {"worker on lawyer": None}


def test_one_residence_an_activation() -> None:
    game = play(at_lawyer().give(RED, "5 cloth 5 deniers").road(), "transform farm")
    assert kind(game) == "castle"


@ruling("6.8")
def test_there_is_no_end_of_residences() -> None:
    setting = at_lawyer("bank", *["residence"] * 9)
    assert effect(setting.road(), "transform bank") == PAID | {
        "space 10": "residence of red",
        "worker on lawyer": None,
    }


def test_a_transformed_craft_building_can_be_built_again_with_points_and_favor_again() -> None:
    setting = table(4).building(RED, "lawyer", "church", "mason").worker(RED, "lawyer", "mason").provost(11)
    game = setting.give(RED, "2 cloth denier stone").pause().road()
    play(game, "transform church")
    assert effect(game, "build church pay stone cloth") == {
        "red stone": -1,
        "red cloth": -1,
        "red points": 3,
        "space 12": "church of red",
    }
    assert kind(game) == "favor"


def test_a_transformed_architect_leaves_the_other_one_where_it_is() -> None:
    setting = at_lawyer("architect", "architect-2")
    assert effect(setting.road(), "transform architect")["space 10"] == "residence of red"
    assert effect(setting.road(), "transform architect-2")["space 11"] == "residence of red"


@ruling("6.25", "K8")
def test_a_residence_made_in_phase_five_takes_a_prestige_building_later_in_the_phase() -> None:
    setting = at_lawyer().building(BLUE, "architect").worker(RED, "architect").give(RED, "3 food gold")
    game = play(setting.road(), "transform farm")
    assert effect(game, "build granary pay 3 food gold") == {
        "red food": -3,
        "red gold": -1,
        "red points": 10,
        "space 1": "granary of red",
        "worker on architect": None,
    }


def test_a_building_activated_already_has_no_worker_and_changes_at_once() -> None:
    setting = at_lawyer().worker(ORANGE, "quarry")
    game = setting.road()
    assert effect(game, "transform quarry") == PAID | {"space 4": "residence of red", "worker on lawyer": None}


@ruling("6.25")
def test_a_building_beyond_the_provost_has_lost_its_worker_and_changes_at_once() -> None:
    game = at_lawyer("bank", "park").worker(ORANGE, "park").provost(9).road()
    assert workers_home(game, ORANGE) == 6
    assert effect(game, "transform park") == PAID | {"space 11": "residence of red", "worker on lawyer": None}


# -- delayed -------------------------------------------------------------------------------------------------


@ruling("6.26", "6.28", "K4")
def test_with_a_worker_on_the_building_points_come_with_the_payment_and_the_tile_changes_later() -> None:
    game = at_lawyer("wood-peddler").worker(ORANGE, "wood-peddler").give(ORANGE, "2 deniers").road()
    assert effect(game, "transform wood-peddler") == PAID | {
        "worker on lawyer": None,
        "claim on wood-peddler": "red",
    }
    assert [kind(game), game.seat] == ["trade", ORANGE]
    assert effect(game, "take 2 cloth") == {
        "orange cloth": 2,
        "orange deniers": -2,
        "worker on wood-peddler": None,
        "claim on wood-peddler": None,
        "space 10": "residence of red",
    }


@ruling("6.27", "K5", "K7")
def test_a_claimed_stone_building_still_serves_its_worker_and_gives_its_owner_a_cube() -> None:
    game = play(at_lawyer("workshop").worker(ORANGE, "workshop").road(), "transform workshop")
    assert [kind(game), game.seat] == ["owner", RED]
    assert effect(game, "take stone") == {
        "red stone": 1,
        "worker on workshop": None,
        "claim on workshop": None,
        "space 10": "residence of red",
    }
    assert purse(game, ORANGE) == "2 stone, 1 cloth"


@ruling("K7")
def test_an_own_worker_on_an_own_building_delays_the_change_too() -> None:
    game = at_lawyer("farm-food").worker(RED, "farm-food").road()
    assert effect(game, "transform farm-food") == PAID | {"worker on lawyer": None, "claim on farm-food": "red"}
    assert effect(game, "take 2 food") == {
        "red food": 2,
        "worker on farm-food": None,
        "claim on farm-food": None,
        "space 10": "residence of red",
    }


@ruling("6.26", "6.28")
def test_a_favor_lawyer_in_phase_three_waits_for_the_worker_of_a_neutral_building() -> None:
    game = play(favored().worker(ORANGE, "farm").special(), "give cloth; favor building")
    change = effect(game, "transform farm")
    assert change["claim on farm"] == "red"
    assert {name: change[name] for name in change if name.startswith("red")} == {"red cloth": -1, "red points": 2}
    assert "space 1" not in change
    assert [kind(game), game.seat] == ["produce", ORANGE]
    assert effect(game, "take cloth") == {
        "orange cloth": 1,
        "worker on farm": None,
        "claim on farm": None,
        "space 1": "residence of red",
    }


@ruling("6.26")
def test_a_favor_lawyer_in_phase_three_changes_an_empty_building_at_once() -> None:
    game = play(favored().special(), "give cloth; favor building")
    change = effect(game, "transform marketplace")
    assert change["space 5"] == "residence of red"
    assert "claim on marketplace" not in change


@ruling("K6", "6.25", "6.26")
def test_a_claim_beyond_the_provost_changes_at_the_start_of_phase_five_in_time_for_an_architect() -> None:
    setting = favored().building(BLUE, "architect").building(RED, "bank", "park").give(RED, "3 food gold")
    setting.worker(RED, "architect").worker(ORANGE, "park").provost(9).give(BLUE, "denier")
    game = play(setting.special(), "give cloth; favor building; transform park")
    assert [kind(game), game.seat] == ["provost", BLUE]
    assert effect(game, "provost stay") == {
        "worker on park": None,
        "claim on park": None,
        "space 11": "residence of red",
    }
    assert effect(game, "build granary pay 3 food gold")["space 11"] == "granary of red"


@ruling("6.27")
def test_a_building_claimed_by_a_waiting_lawyer_cannot_be_claimed_again() -> None:
    setting = favored()
    setting.building(BLUE, "lawyer").building(RED, "farm-food").worker(RED, "lawyer").worker(ORANGE, "farm-food")
    game = setting.give(RED, "cloth denier").provost(10).special()
    play(game, "give cloth; favor building; transform farm-food")
    while kind(game) == "provost":
        play(game, "provost stay")
    assert kind(game) == "lawyer"
    assert "transform farm-food" not in offers(game)
    assert refusal(game, "transform farm-food") == "The Food Farm is already becoming a residence."


def test_a_craft_building_of_another_player_cannot_be_transformed() -> None:
    setting = table(4).building(BLUE, "lawyer").building(ORANGE, "bank").worker(RED, "lawyer").provost(9)
    game = setting.give(RED, "cloth denier").pause().road()
    assert "transform bank" not in offers(game)


@ruling("K4")
def test_a_favor_lawyer_may_aim_at_the_very_building_being_activated() -> None:
    setting = table(4).section("walls").favors(RED, building=4).building(RED, "mason").worker(RED, "mason")
    game = setting.give(RED, "stone 2 cloth").pause().road()
    play(game, "build church pay stone cloth; favor building")
    assert "transform mason" in offers(game)
    assert effect(game, "transform mason") == {
        "red cloth": -1,
        "red points": 2,
        "worker on mason": None,
        "space 9": "residence of red",
    }


@ruling("K4")
def test_a_favor_lawyer_aimed_at_the_building_in_use_waits_until_all_favors_are_used() -> None:
    setting = table(4).section("walls").favors(RED, building=4).building(RED, "architect").tile(1, "residence", RED)
    game = setting.worker(RED, "architect").give(RED, "4 stone 2 gold cloth").pause().road()
    play(game, "build monument pay 4 stone 2 gold; favor building")
    assert effect(game, "transform architect") == {"red cloth": -1, "red points": 2, "claim on architect": "red"}
    assert kind(game) == "favor"
    assert effect(game, "favor prestige") == {
        "red points": 1,
        "red on prestige": 1,
        "worker on architect": None,
        "claim on architect": None,
        "space 9": "residence of red",
    }


@ruling("6.26")
def test_in_the_castle_phase_the_favor_lawyer_is_never_delayed() -> None:
    setting = table(3).section("walls").favors(RED, building=4).worker(RED, "castle").give(RED, "food wood stone cloth")
    game = play(setting.castle(), "castle food wood stone; favor building")
    assert "space 1" in effect(game, "transform farm")
