"""Phase 2: building from the hand and building prestige cards; gold as wild. (004, phase 2; sheet 1.4-1.6 and 3)"""

import pytest

from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import example, ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    CARD_POINTS,
    GREEN,
    PRESTIGE_POINTS,
    RED,
    SMALL,
    amounts,
    asked,
    effect,
    offers,
    play,
    position,
    purse,
    refusal,
    road,
    table,
)

# (sheet 1.4 and 1.6); Peddler and Market, with their white cube, are below
HAND_COSTS = {
    "small-farm": "food wood",
    "small-sawmill": "food wood",
    "small-quarry": "food wood",
    "lawyer": "food wood",
    "large-farm": "food 2 stone",
    "large-sawmill": "food 2 stone",
    "large-quarry": "food 2 stone",
    "gold-mine": "food 2 stone",
    "bank": "wood 2 stone",
    "church": "wood 2 stone",
}
PRESTIGE_COSTS = {
    "theatre": "2 wood gold",
    "statue": "2 stone gold",
    "hotel": "3 stone gold",
    "stables": "3 food 2 gold",
    "town-hall": "3 wood 2 gold",
    "monument": "3 stone 2 gold",
    "cathedral": "5 stone 3 gold",
}
BEGINNER_CARDS = [card for card in HAND_COSTS if card not in ("lawyer", "church")]
ROWS = [("standard", card) for card in HAND_COSTS] + [("beginner", card) for card in BEGINNER_CARDS]


def holding(card: str, goods: str, rules: str = "standard", players: int = 3) -> State:
    """Blue, alone in phase 2, with a card in hand, the goods and a denier."""
    setting = table(players, rules=rules).hand(BLUE, card).give(BLUE, f"{goods} denier")
    return setting.acting(passed=tuple(range(1, players)))


# -- D: from the hand -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "card"), ROWS)
def test_a_card_of_the_hand_costs_its_cubes_and_yields_its_points_at_the_end_of_the_road(rules: str, card: str) -> None:
    cost = HAND_COSTS[card]
    game = holding(card, cost, rules)
    assert effect(game, f"build {card} pay {cost}") == {
        **{f"blue {cube}": -number for cube, number in amounts(cost).items()},
        "blue points": CARD_POINTS[card],
        "blue hand": [],
        "card 4": f"blue-{card}",
        **({f"cubes on blue-{card}": 4} if card in SMALL else {}),
    }
    assert purse(game, BLUE) == f"1 deniers, {CARD_POINTS[card]} points"
    assert asked(game) == ("action", BLUE)


@pytest.mark.parametrize(("rules", "card"), ROWS)
def test_a_cube_less_is_not_enough(rules: str, card: str) -> None:
    cost = amounts(HAND_COSTS[card])
    for missing in cost:
        short = " ".join(f"{number - (cube == missing)} {cube}" for cube, number in cost.items())
        game = holding(card, short, rules)
        assert offers(game, "build") == set()
        assert "1 cube short" in refusal(game, f"build {card} pay {HAND_COSTS[card]}")


@pytest.mark.parametrize("rules", ["standard", "beginner"])
@pytest.mark.parametrize("card", SMALL)
@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 4), (4, 4)])
def test_a_small_producer_is_laid_with_four_cubes_for_two_players_with_two(
    players: int, cubes: int, card: str, rules: str
) -> None:
    game = holding(card, "food wood", rules, players)
    assert effect(game, f"build {card} pay food wood")[f"cubes on blue-{card}"] == cubes


def test_only_cards_of_the_own_hand_are_built_and_each_once() -> None:
    setting = table(2).everyone("9 food 9 wood 9 stone").hand(BLUE, "lawyer").hand(RED, "bank", "small-farm")
    game = setting.acting()
    assert offers(game) == {"pass", "build lawyer pay food wood"}
    assert "hand" in refusal(game, "build bank pay wood 2 stone")
    play(game, "build lawyer pay food wood")
    assert offers(game) == {"pass", "build bank pay wood 2 stone", "build small-farm pay food wood"}


@ruling("R13")
def test_no_card_becomes_a_residence_straight_from_the_hand() -> None:
    game = holding("lawyer", "food")
    assert offers(game, "build") == set()
    assert not any(word.startswith("build residence") for word in game.space.words)


def test_building_costs_neither_deniers_nor_workers_and_has_no_limit() -> None:
    setting = table(2).give(BLUE, "9 food 9 wood 9 stone").hand(BLUE, "lawyer", "bank", "large-farm")
    setting.worker(BLUE, "park")
    game = setting.acting(passed=(RED,))
    play(game, "build lawyer pay food wood; build bank pay wood 2 stone; build large-farm pay food 2 stone")
    assert road(game)[2:] == ["blue-lawyer", "blue-bank", "blue-large-farm"]


@example("blue builds the quarry")
@ruling("R1")
def test_a_quarry_built_for_two_stone_and_a_food_can_be_used_at_once_by_anyone() -> None:
    setting = table(4).everyone("2 deniers").give(BLUE, "2 stone food").hand(BLUE, "large-quarry")
    game = setting.acting(BLUE)
    assert effect(game, "build large-quarry pay food 2 stone") == {
        "blue food": -1,
        "blue stone": -2,
        "blue points": 2,
        "blue hand": [],
        "card 5": "blue-large-quarry",
    }
    for seat in range(1, 4):
        assert game.seat == seat
        assert "place blue-large-quarry" in offers(game)
        play(game, "draw")
    assert effect(game, "place blue-large-quarry") == {"blue deniers": -1, "worker on blue-large-quarry": "blue"}


@ruling("K11")
def test_neutral_cards_and_cards_of_players_with_the_same_name_are_different_things() -> None:
    setting = table(3).neutrals("park", "neutral-quarry").built(BLUE, "peddler").built(RED, "peddler", "large-quarry")
    game = setting.give(BLUE, "2 deniers").acting()
    assert offers(game, "place") == {
        "place park",
        "place neutral-quarry",
        "place neutral-peddler",
        "place blue-peddler",
        "place red-peddler",
        "place red-large-quarry",
    }


# -- gold, and the white cube -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "goods", "paid"),
    [
        ("small-farm", "food gold", "food gold"),
        ("small-sawmill", "wood gold", "wood gold"),
        ("small-quarry", "2 gold", "2 gold"),
        ("lawyer", "stone wood gold", "wood gold"),
        ("large-farm", "2 stone gold", "2 stone gold"),
        ("large-sawmill", "food stone gold", "food stone gold"),
        ("large-quarry", "food 3 gold", "food 2 gold"),
        ("gold-mine", "wood stone 2 gold", "stone 2 gold"),
        ("bank", "3 gold", "3 gold"),
        ("church", "2 stone food gold", "2 stone gold"),
    ],
)
@ruling("R4", "K7")
def test_gold_stands_for_whatever_is_missing(card: str, goods: str, paid: str) -> None:
    game = holding(card, goods)
    assert offers(game, "build") == {f"build {card} pay {paid}"}
    change = effect(game, f"build {card} pay {paid}")
    assert {name: n for name, n in change.items() if name.split()[-1] in ("food", "wood", "stone", "gold")} == {
        f"blue {cube}": -number for cube, number in amounts(paid).items()
    }


@ruling("R4", "K7")
def test_gold_is_not_offered_for_a_cube_one_has() -> None:
    game = holding("bank", "wood 2 stone 3 gold")
    assert offers(game, "build") == {"build bank pay wood 2 stone"}


WHITE = [
    ("wood", []),
    ("food stone", []),
    ("gold", []),
    ("2 wood", ["2 wood"]),
    ("wood food", ["food wood"]),
    ("wood stone", ["wood stone"]),
    ("2 wood food stone", ["2 wood", "food wood", "wood stone"]),
    ("2 wood food stone 2 gold", ["2 wood", "food wood", "wood stone"]),
    ("wood food stone gold", ["food wood", "wood stone"]),
    ("wood gold", ["wood gold"]),
    ("wood 3 gold", ["wood gold"]),
    ("food gold", ["food gold"]),
    ("stone gold", ["stone gold"]),
    ("food stone 2 gold", ["food gold", "stone gold"]),
    ("2 gold", ["2 gold"]),
]


@pytest.mark.parametrize("rules", ["standard", "beginner"])
@pytest.mark.parametrize("card", ["peddler", "market"])
@pytest.mark.parametrize(("goods", "ways"), WHITE)
@ruling("R4", "K7")
def test_a_white_cube_is_any_plain_cube_and_gold_only_if_there_is_no_way_with_less(
    goods: str, ways: list[str], card: str, rules: str
) -> None:
    game = holding(card, goods, rules)
    found = {notation for notation in offers(game, "build") if notation.split()[1] == card}
    assert found == {f"build {card} pay {way}" for way in ways}
    for way in ways:
        assert effect(game.copy(), f"build {card} pay {way}") == {
            **{f"blue {cube}": -number for cube, number in amounts(way).items()},
            "blue points": 2,
            "blue hand": [],
            "card 4": f"blue-{card}",
        }


# -- E: prestige cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", PRESTIGE_COSTS)
def test_a_prestige_card_covers_a_residence_and_yields_its_points_for_the_residences_one(card: str) -> None:
    cost = PRESTIGE_COSTS[card]
    game = table(3).residence(BLUE, "market").give(BLUE, f"{cost} 2 deniers").acting(passed=(RED, 2))
    assert effect(game, f"build {card} pay {cost}") == {
        **{f"blue {cube}": -number for cube, number in amounts(cost).items()},
        "blue points": PRESTIGE_POINTS[card] - 1,
        card: "blue",
        "card 4": f"{card} on blue-market",
    }
    assert asked(game) == ("action", BLUE)


@pytest.mark.parametrize("card", [card for card in PRESTIGE_COSTS if card != "hotel"])
def test_in_the_beginner_game_a_prestige_card_is_laid_beside_the_road(card: str) -> None:
    cost = PRESTIGE_COSTS[card]
    game = table(3, rules="beginner").give(BLUE, f"{cost} 2 deniers").acting(passed=(RED, 2))
    assert effect(game, f"build {card} pay {cost}") == {
        **{f"blue {cube}": -number for cube, number in amounts(cost).items()},
        "blue points": PRESTIGE_POINTS[card],
        card: "blue",
    }
    assert asked(game) == ("action", BLUE)


def test_prestige_cards_are_worth_62_points_in_the_beginner_game_56() -> None:
    assert sum(PRESTIGE_POINTS.values()) == 62
    assert sum(PRESTIGE_POINTS.values()) - PRESTIGE_POINTS["hotel"] == 56


@pytest.mark.parametrize("card", PRESTIGE_COSTS)
def test_a_cube_less_does_not_buy_a_prestige_card_and_nothing_replaces_its_gold(card: str) -> None:
    cost = amounts(PRESTIGE_COSTS[card])
    goods = {"food": 9, "wood": 9, "stone": 9, "gold": cost["gold"] - 1}
    setting = table(2).residence(BLUE, "market").give(BLUE, " ".join(f"{n} {cube}" for cube, n in goods.items()))
    game = setting.give(BLUE, "denier").acting()
    assert not any(notation.startswith(f"build {card}") for notation in offers(game))
    assert "gold" in refusal(game, f"build {card} pay {PRESTIGE_COSTS[card]}")


@pytest.mark.parametrize("card", PRESTIGE_COSTS)
@ruling("R4", "K7")
def test_more_gold_stands_for_the_plain_cubes_of_a_prestige_card(card: str) -> None:
    cubes = sum(amounts(PRESTIGE_COSTS[card]).values())
    game = table(2).residence(BLUE, "market").give(BLUE, f"{cubes} gold denier").acting(passed=(RED,))
    assert effect(game, f"build {card} pay {cubes} gold")["blue gold"] == -cubes


def test_the_hotel_is_not_in_the_beginner_game() -> None:
    game = table(2, rules="beginner").give(BLUE, "9 stone 9 gold").acting()
    assert not any("hotel" in notation for notation in offers(game))
    assert refusal(game, "build hotel pay 3 stone gold")


def test_without_a_residence_no_prestige_card_is_built() -> None:
    setting = table(2).residence(RED, "market").built(BLUE, "bank").give(BLUE, "9 food 9 wood 9 stone 9 gold denier")
    game = setting.acting(BLUE)
    assert offers(game, "build") == set()
    assert "residence" in refusal(game, "build statue pay 2 stone gold")


@example("green builds the statue")
def test_the_statue_costs_two_stone_and_a_gold_and_stands_on_a_residence_of_ones_choice() -> None:
    setting = table(4).residence(GREEN, "market", "small-farm").residence(RED, "bank").give(GREEN, "2 stone gold")
    game = setting.everyone("denier").acting(GREEN)
    play(game, "build statue pay 2 stone gold")
    assert asked(game) == ("site", GREEN)
    assert offers(game) == {"site market", "site small-farm"}
    assert effect(game, "site small-farm")["card 6"] == "statue on green-small-farm"
    assert purse(game, GREEN) == "1 deniers, 7 points"  # the statue and the other residence
    assert position(game)["road"][4]["cover"] == "residence"
    assert asked(game) == ("action", BLUE)


@ruling("R24")
def test_a_residence_carries_one_prestige_card_a_player_may_have_several() -> None:
    setting = table(2).prestige(BLUE, "statue", on="market").residence(BLUE, "bank")
    game = setting.give(BLUE, "6 stone 4 gold").acting(passed=(RED,))
    assert effect(game, "build hotel pay 3 stone gold")["card 4"] == "hotel on blue-bank"
    game = table(2).prestige(BLUE, "statue", on="market").give(BLUE, "9 stone 9 gold denier").acting()
    assert offers(game, "build") == set()


def test_each_prestige_card_is_there_once() -> None:
    setting = table(2).residence(BLUE, "market").prestige(RED, "statue", on="bank").give(BLUE, "2 stone gold denier")
    game = setting.acting()
    assert offers(game, "build") == set()
    assert refusal(game, "build statue pay 2 stone gold")


def test_the_road_does_not_grow_by_prestige_cards() -> None:
    setting = table(2).residence(BLUE, "market").give(BLUE, "5 stone 3 gold denier")
    game = play(setting.acting(passed=(RED,)), "build cathedral")
    assert road(game) == ["park", "neutral-peddler", "blue-market"]


@ruling("K10")
def test_a_residence_made_in_phase_four_can_carry_a_prestige_card_in_the_next_phase_two() -> None:
    setting = table(2).built(BLUE, "lawyer", "market").worker(BLUE, "blue-lawyer").provost(3)
    game = setting.give(BLUE, "food 2 stone gold").hand(RED, "bank").effects()
    change = effect(game, "transform market")
    assert change["turn"] == 2
    if game.seat == RED:
        play(game, "pass")
    assert effect(game, "build statue pay 2 stone gold")["card 4"] == "statue on blue-market"
