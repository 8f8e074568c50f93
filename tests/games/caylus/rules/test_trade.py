"""Phase 5: marketplaces, peddlers, church, tailor, bank, alchemist, jeweller. (003, 5D to 5I; sheet 5.5d)"""

from itertools import combinations_with_replacement

import pytest

from tests.games.caylus.rules.rulings import ruling
from tests.games.caylus.rules.table import (
    BLUE,
    CUBES,
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

FREE = CUBES[:4]


def at(building: str, goods: str, **options: str) -> Setting:
    """Red's worker on a building, with these goods."""
    setting = table(3, **options).give(RED, goods).pause()
    if building not in ("marketplace", "fixed-peddler"):
        setting.building(BLUE, building)
    return setting.worker(RED, building).provost(9)


def written(cubes: tuple[str, ...]) -> str:
    """`2 food wood`."""
    kinds = sorted(set(cubes), key=CUBES.index)
    return " ".join(cube if cubes.count(cube) == 1 else f"{cubes.count(cube)} {cube}" for cube in kinds)


# -- marketplaces --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "price"), [("marketplace", 4), ("wood-marketplace", 6)])
@pytest.mark.parametrize("cube", CUBES)
@ruling("6.7")
def test_a_marketplace_buys_one_cube_of_any_kind_gold_included(building: str, price: int, cube: str) -> None:
    game = at(building, "2 food 2 wood 2 stone 2 cloth 2 gold").road()
    assert offers(game) == {"decline"} | {f"give {each}" for each in CUBES}
    assert effect(game, f"give {cube}") == {f"red {cube}": -1, "red deniers": price, f"worker on {building}": None}
    assert kind(game) == "castle"  # one cube only


@pytest.mark.parametrize("building", ["marketplace", "wood-marketplace"])
def test_a_marketplace_need_not_be_used_and_without_cubes_cannot_be(building: str) -> None:
    assert effect(at(building, "gold").road(), "decline") == {f"worker on {building}": None}
    setting = at(building, "9 deniers")
    assert changes(setting, setting.road()) == {f"worker on {building}": None}


def test_a_marketplace_refuses_a_cube_one_does_not_have() -> None:
    game = at("marketplace", "wood").road()
    assert offers(game) == {"decline", "give wood"}
    assert "1 gold short" in refusal(game, "give gold")


# -- peddlers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cube", FREE)
def test_the_fixed_peddler_sells_one_cube_but_no_gold_for_two_deniers(cube: str) -> None:
    game = at("fixed-peddler", "5 deniers").road()
    assert offers(game) == {"decline"} | {f"take {each}" for each in FREE}
    assert effect(game, f"take {cube}") == {f"red {cube}": 1, "red deniers": -2, "worker on fixed-peddler": None}
    assert kind(game) == "castle"


def test_the_fixed_peddler_sells_nothing_for_one_denier() -> None:
    setting = at("fixed-peddler", "denier")
    assert changes(setting, setting.road()) == {"worker on fixed-peddler": None}


@pytest.mark.parametrize("cube", FREE)
def test_the_wood_peddler_sells_one_cube_for_one_denier(cube: str) -> None:
    game = at("wood-peddler", "denier").road()
    assert offers(game) == {"decline"} | {f"take {each}" for each in FREE}
    assert effect(game, f"take {cube}") == {f"red {cube}": 1, "red deniers": -1, "worker on wood-peddler": None}


@pytest.mark.parametrize("two", list(combinations_with_replacement(FREE, 2)))
def test_the_wood_peddler_sells_two_cubes_alike_or_not_for_two_deniers(two: tuple[str, ...]) -> None:
    game = at("wood-peddler", "5 deniers").road()
    assert len(offers(game)) == 1 + 4 + 10
    assert effect(game, f"take {written(two)}") == {
        **{f"red {cube}": two.count(cube) for cube in two},
        "red deniers": -2,
        "worker on wood-peddler": None,
    }


def test_no_peddler_sells_gold_and_both_may_be_declined() -> None:
    for building in ["fixed-peddler", "wood-peddler"]:
        game = at(building, "9 deniers").road()
        assert refusal(game, "take gold")
        assert effect(game, "decline") == {f"worker on {building}": None}


def test_the_wood_peddler_says_what_is_missing_for_two_cubes() -> None:
    assert "1 denier short" in refusal(at("wood-peddler", "denier").road(), "take 2 food")


# -- church, tailor, bank, jeweller --------------------------------------------------------------------------

LINES = [
    ("church", "2 deniers", "pay 2", {"deniers": -2, "points": 3}),
    ("church", "4 deniers", "pay 4", {"deniers": -4, "points": 5}),
    ("tailor", "2 cloth", "give 2 cloth", {"cloth": -2, "points": 4}),
    ("tailor", "3 cloth", "give 3 cloth", {"cloth": -3, "points": 6}),
    ("bank", "2 deniers", "pay 2", {"deniers": -2, "gold": 1}),
    ("bank", "5 deniers", "pay 5", {"deniers": -5, "gold": 2}),
    ("jeweller", "gold", "give gold", {"gold": -1, "points": 5}),
    ("jeweller", "2 gold", "give 2 gold", {"gold": -2, "points": 9}),
]


@pytest.mark.parametrize(("building", "goods", "action", "change"), LINES)
def test_each_line_of_church_tailor_bank_and_jeweller(
    building: str, goods: str, action: str, change: dict[str, int]
) -> None:
    game = at(building, goods).road()
    assert effect(game, action) == {f"red {name}": n for name, n in change.items()} | {f"worker on {building}": None}
    assert kind(game) == "castle"


@pytest.mark.parametrize(("building", "goods", "action"), [row[:3] for row in LINES])
def test_no_line_for_one_cube_or_denier_less(building: str, goods: str, action: str) -> None:
    number, _, what = goods.rpartition(" ")
    less = int(number or 1) - 1
    game = at(building, f"{less} {what}" if less else "").road()
    assert action not in offers(game)


@pytest.mark.parametrize("building", ["church", "tailor", "bank", "jeweller", "alchemist"])
def test_a_trade_may_be_declined_and_with_plenty_only_one_line_is_used_once(building: str) -> None:
    plenty = "9 food 9 wood 9 stone 9 cloth 9 gold 9 deniers"
    assert effect(at(building, plenty).road(), "decline") == {f"worker on {building}": None}
    game = at(building, plenty).road()
    play(game, min(offers(game) - {"decline"}))
    assert kind(game) == "castle"


def test_only_the_printed_lines_are_offered() -> None:
    plenty = "9 food 9 wood 9 stone 9 cloth 9 gold 9 deniers"
    assert offers(at("church", plenty).road()) == {"decline", "pay 2", "pay 4"}
    assert offers(at("bank", plenty).road()) == {"decline", "pay 2", "pay 5"}
    assert offers(at("tailor", plenty).road()) == {"decline", "give 2 cloth", "give 3 cloth"}
    assert offers(at("jeweller", plenty).road()) == {"decline", "give gold", "give 2 gold"}


def test_a_refused_trade_says_what_is_missing() -> None:
    assert "2 deniers short" in refusal(at("church", "2 deniers").road(), "pay 4")
    assert "1 cloth short" in refusal(at("tailor", "2 cloth").road(), "give 3 cloth")
    assert "1 gold short" in refusal(at("jeweller", "gold").road(), "give 2 gold")


@ruling("6.7")
def test_gold_is_not_money() -> None:
    setting = at("church", "5 gold denier")
    assert changes(setting, setting.road()) == {"worker on church": None}


def test_the_owner_gets_nothing_when_another_player_trades() -> None:
    game = at("bank", "5 deniers").road()
    assert not [name for name in effect(game, "pay 2") if name.startswith("blue")]


# -- alchemist -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("four", list(combinations_with_replacement(FREE, 4)))
def test_the_alchemist_makes_two_gold_of_any_four_cubes(four: tuple[str, ...]) -> None:
    game = at("alchemist", written(four)).road()
    assert effect(game, f"give {written(four)}") == {
        **{f"red {cube}": -four.count(cube) for cube in four},
        "red gold": 2,
        "worker on alchemist": None,
    }


@pytest.mark.parametrize("two", list(combinations_with_replacement(FREE, 2)))
def test_the_alchemist_makes_one_gold_of_any_two_cubes(two: tuple[str, ...]) -> None:
    game = at("alchemist", written(two)).road()
    assert offers(game) == {"decline", f"give {written(two)}"}
    assert effect(game, f"give {written(two)}") == {
        **{f"red {cube}": -two.count(cube) for cube in two},
        "red gold": 1,
        "worker on alchemist": None,
    }


@ruling("6.7", "K13")
def test_the_alchemist_takes_no_gold() -> None:
    setting = at("alchemist", "food 9 gold")
    assert changes(setting, setting.road()) == {"worker on alchemist": None}
    game = at("alchemist", "2 food 9 gold").road()
    assert offers(game) == {"decline", "give 2 food"}


def test_payments_at_the_alchemist_are_offered_once_each() -> None:
    game = at("alchemist", "2 food 2 wood").road()
    assert offers(game) == {"decline", "give 2 food", "give food wood", "give 2 wood", "give 2 food 2 wood"}
    assert len(game.actions()) == 5


def test_three_cubes_buy_no_more_than_one_gold() -> None:
    assert {len(o.split()) for o in offers(at("alchemist", "food wood stone").road(), "give")} == {3}


# -- first print ---------------------------------------------------------------------------------------------


@ruling("6.2", "K12")
def test_the_tailor_of_the_first_print_makes_two_points_of_one_cloth_or_six_of_three() -> None:
    game = at("tailor", "9 cloth", edition="first-print").road()
    assert offers(game) == {"decline", "give cloth", "give 3 cloth"}
    assert effect(game.copy(), "give cloth") == {"red cloth": -1, "red points": 2, "worker on tailor": None}
    assert effect(game, "give 3 cloth") == {"red cloth": -3, "red points": 6, "worker on tailor": None}


@ruling("6.2")
def test_the_tailor_of_later_prints_takes_two_cloth_or_three() -> None:
    assert offers(at("tailor", "9 cloth").road()) == {"decline", "give 2 cloth", "give 3 cloth"}


def test_a_trade_in_an_own_building_is_the_same() -> None:
    setting = table(3).building(ORANGE, "bank").worker(ORANGE, "bank").give(ORANGE, "2 deniers").provost(9).pause()
    assert effect(setting.road(), "pay 2") == {"orange deniers": -2, "orange gold": 1, "worker on bank": None}
