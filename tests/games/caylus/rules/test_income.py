"""Phase 1: collecting income. (003, phase 1; sheet 5.1)"""

from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import BLUE, GREEN, ORANGE, RED, play, purse, table


def test_everyone_gets_two_deniers() -> None:
    game = table(3).road()
    assert [purse(game, seat) for seat in range(3)] == ["2 deniers"] * 3


@example("income of residence, library and hotel")
def test_a_residence_a_library_and_a_hotel_make_six_deniers() -> None:
    game = table(4).tile(1, "residence", RED).tile(2, "library", RED).tile(3, "hotel", RED).road()
    assert [purse(game, seat) for seat in range(4)] == ["2 deniers", "6 deniers", "2 deniers", "2 deniers"]


def test_a_residence_yields_one_denier_to_its_owner_only() -> None:
    game = table(3).tile(4, "residence", ORANGE).road()
    assert [purse(game, seat) for seat in range(3)] == ["2 deniers", "2 deniers", "3 deniers"]


def test_the_library_yields_one_and_the_hotel_two() -> None:
    game = table(4).tile(1, "library", BLUE).tile(2, "hotel", GREEN).road()
    assert [purse(game, seat) for seat in range(4)] == ["3 deniers", "2 deniers", "2 deniers", "4 deniers"]


def test_other_prestige_buildings_and_craft_buildings_yield_nothing() -> None:
    game = table(3).tile(1, "cathedral", BLUE).tile(2, "weaver", BLUE).tile(3, "statue", BLUE).building(BLUE, "bank")
    assert purse(game.road(), BLUE) == "2 deniers"


@ruling("6.8")
def test_income_is_not_limited_and_neither_are_residences() -> None:
    setting = table(3).tile(5, "library", RED).tile(6, "hotel", RED).building(RED, *["residence"] * 7)
    for space in range(1, 5):
        setting.tile(space, "residence", RED)
    assert purse(setting.road(), RED) == "16 deniers"


def test_income_adds_to_what_one_has() -> None:
    assert purse(table(3).give(RED, "7 deniers 2 gold").road(), RED) == "2 gold, 9 deniers"


def test_a_residence_replaced_by_a_prestige_building_loses_its_income() -> None:
    setting = table(3).tile(1, "residence", RED).building(BLUE, "architect").worker(RED, "architect").provost(9)
    game = play(setting.give(RED, "3 food gold").road(), "build granary pay 3 food gold")
    assert purse(game, RED) == "2 deniers, 10 points"


def test_a_residence_replaced_by_the_library_yields_the_same_and_by_the_hotel_one_more() -> None:
    for plan, income in [("library pay 3 wood gold", 3), ("hotel pay 3 stone 2 gold", 4)]:
        setting = table(3).tile(1, "residence", RED).building(BLUE, "architect").worker(RED, "architect").provost(9)
        game = play(setting.give(RED, "3 wood 3 stone 2 gold").road(), f"build {plan}")
        assert purse(game, RED).split(", ")[-2] == f"{income} deniers"
