"""Phase 5: activation in the order of the road, and the production buildings. (003, 5 and 5A; sheet 5.5a)"""

import pytest

from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import BLUE, ORANGE, RED, changes, effect, kind, offers, play, table

# What each production building yields, a line for each choice; fixed and neutral first (sheet 1.2 to 1.5)
YIELDS = {
    "farm": ["food", "cloth"],
    "forest": ["food", "wood"],
    "farm-food": ["2 food", "cloth"],
    "farm-cloth": ["2 cloth", "food"],
}
SURE_YIELDS = {
    "sawmill": {"wood": 1},
    "quarry": {"stone": 1},
    "gold-mine": {"gold": 1},
    "wood-quarry": {"stone": 2},
    "wood-sawmill": {"wood": 2},
    "stone-farm": {"food": 2, "cloth": 1},
    "park": {"wood": 2, "food": 1},
    "workshop": {"stone": 2, "cloth": 1},
}
OWNERS_CUBE = {"stone-farm": ["food", "cloth"], "park": ["wood", "food"], "workshop": ["stone", "cloth"]}


def cubes(color: str, text: str) -> dict[str, object]:
    """`2 food` as a change."""
    number, _, cube = text.rpartition(" ")
    return {f"{color} {cube}": int(number or 1)}


def test_buildings_are_activated_in_the_order_of_the_road_up_to_the_provost_s_space() -> None:
    setting = table(3).worker(RED, "forest").worker(BLUE, "farm", "carpenter").give(BLUE, "wood food").provost(6)
    game = setting.pause().road()
    assert [kind(game), game.seat] == ["produce", BLUE]
    play(game, "take food")
    assert [kind(game), game.seat] == ["produce", RED]
    play(game, "take wood")
    assert [kind(game), game.seat] == ["build", BLUE]


@pytest.mark.parametrize(("provost", "stone"), [(3, 0), (4, 1), (5, 1)])
def test_the_space_of_the_provost_is_the_last_activated(provost: int, stone: int) -> None:
    setting = table(3).worker(RED, "quarry").provost(provost).pause()
    assert changes(setting, setting.road()).get("red stone", 0) == stone


@pytest.mark.parametrize("building", [*YIELDS])
def test_production_with_a_choice_is_compulsory_but_the_choice_is_free(building: str) -> None:
    for take in YIELDS[building]:
        setting = table(3).section("towers").pause()
        if building not in ("farm", "forest"):
            setting.building(RED, building)
        setting.worker(RED, building).provost(9)
        game = setting.road()
        assert offers(game) == {f"take {each}" for each in YIELDS[building]}
        assert effect(game, f"take {take}") == cubes("red", take) | {f"worker on {building}": None}


@pytest.mark.parametrize("building", [*SURE_YIELDS])
def test_production_without_a_choice_happens_unasked(building: str) -> None:
    setting = table(3).section("towers").pause()
    if building not in ("sawmill", "quarry", "gold-mine"):
        setting.building(RED, building)
    setting.worker(RED, building).provost(16)
    assert changes(setting, setting.road()) == {
        f"red {cube}": number for cube, number in SURE_YIELDS[building].items()
    } | {f"worker on {building}": None}


@pytest.mark.parametrize("building", [*OWNERS_CUBE])
@ruling("K5")
def test_the_owner_of_a_stone_production_building_used_by_another_takes_one_of_its_cubes(building: str) -> None:
    for cube in OWNERS_CUBE[building]:
        setting = table(3).building(ORANGE, building).worker(RED, building).provost(9).pause()
        game = setting.road()
        # the user's cubes come first, and the worker stays until the owner has chosen
        assert changes(setting, game) == {f"red {kind}": n for kind, n in SURE_YIELDS[building].items()}
        assert [kind(game), game.seat] == ["owner", ORANGE]
        assert offers(game) == {f"take {each}" for each in OWNERS_CUBE[building]}
        assert effect(game, f"take {cube}") == {f"orange {cube}": 1, f"worker on {building}": None}


@pytest.mark.parametrize("building", ["farm-food", "farm-cloth", "wood-quarry", "wood-sawmill"])
def test_the_owner_of_a_wood_production_building_takes_nothing(building: str) -> None:
    setting = table(3).building(ORANGE, building).worker(RED, building).provost(9).pause()
    game = setting.road()
    if kind(game) == "produce":
        play(game, f"take {YIELDS[building][0]}")
    assert kind(game) == "castle"
    assert not [name for name in changes(setting, game) if name.startswith("orange")]


@example("wood farm and stone farm")
def test_the_wood_farm_yields_food_or_cloth_and_the_stone_farm_both() -> None:
    setting = table(4).building(BLUE, "farm-food", "stone-farm").worker(RED, "farm-food", "stone-farm")
    game = setting.provost(10).pause().road()
    assert offers(game) == {"take 2 food", "take cloth"}
    assert effect(game, "take cloth") == {
        "red cloth": 2,
        "red food": 2,
        "worker on farm-food": None,
    }
    assert [game.seat, offers(game)] == [BLUE, {"take food", "take cloth"}]


def test_cubes_produced_early_pay_for_what_comes_later_on_the_road() -> None:
    setting = table(3).worker(RED, "farm", "sawmill", "carpenter").pause()
    game = play(setting.road(), "take food; build mason pay wood food")
    assert changes(setting, game) == {
        "red points": 4,
        "space 9": "mason of red",
        "worker on farm": None,
        "worker on sawmill": None,
        "worker on carpenter": None,
    }


@ruling("6.8")
def test_there_is_no_end_of_cubes() -> None:
    setting = table(3).give(BLUE, "30 stone").give(RED, "30 stone").worker(RED, "quarry").pause()
    assert changes(setting, setting.road()) == {"red stone": 1, "worker on quarry": None}
