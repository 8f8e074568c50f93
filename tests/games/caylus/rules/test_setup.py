"""Setting up. (003, Setup; sheet 4)"""

import pytest

import caylus
from tests.games.caylus.rules.rulings import ruling
from tests.games.caylus.rules.table import NEUTRALS, Position, position, purse, supply, workers_home

START_DENIERS = {2: [5, 5], 3: [5, 6, 6], 4: [5, 6, 6, 7], 5: [5, 6, 6, 7, 7]}
PLAYERS = [2, 3, 4, 5]


def laid(players: int, seed: int) -> Position:
    """A fresh table."""
    return position(caylus.new("caylus", players=players, seed=seed))


def test_six_neutral_tiles_are_shuffled_onto_spaces_one_to_six() -> None:
    layouts = set()
    for seed in range(30):
        tiles = [at["tile"] for at in laid(4, seed)["road"][:6]]
        assert sorted(tiles) == sorted(NEUTRALS)
        layouts.add(tuple(tiles))
    assert len(layouts) > 20


def test_peddler_carpenter_and_gold_mine_are_printed_on_the_road_and_the_rest_is_free() -> None:
    road = laid(4, 3)["road"]
    assert len(road) == 28
    assert {at["space"]: at["tile"] for at in road[6:] if at["tile"]} == {
        7: "fixed-peddler",
        8: "fixed-carpenter",
        16: "gold-mine",
    }
    assert all(at["owner"] is None and at["worker"] is None and at["claim"] is None for at in road)


def test_bailiff_and_provost_start_on_the_last_neutral_tile() -> None:
    data = laid(3, 5)
    assert (data["bailiff"], data["provost"], data["section"]) == (6, 6, "dungeon")


@pytest.mark.parametrize("players", PLAYERS)
def test_money_goes_by_the_drawn_order_and_income_is_collected_in_turn_one_too(players: int) -> None:
    for seed in range(5):
        data = laid(players, seed)
        assert [data["seats"][seat]["deniers"] for seat in data["order"]] == [
            start + 2 for start in START_DENIERS[players]
        ]


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_has_one_wood_two_food_six_workers_no_points_and_no_favor(players: int) -> None:
    game = caylus.new("caylus", players=players, seed=2)
    for seat in range(players):
        deniers = position(game)["seats"][seat]["deniers"]
        assert purse(game, seat) == f"2 food, 1 wood, {deniers} deniers"
        assert workers_home(game, seat) == 6
    assert all(set(seat["favors"].values()) == {0} for seat in laid(players, 2)["seats"])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_turn_order_is_drawn_at_random(players: int) -> None:
    orders = {tuple(laid(players, seed)["order"]) for seed in range(40)}
    assert all(sorted(order) == list(range(players)) for order in orders)
    assert len(orders) > 1
    assert {order[0] for order in orders} == set(range(players))


def test_the_player_with_the_first_place_begins() -> None:
    for seed in range(5):
        game = caylus.new("caylus", players=5, seed=seed)
        assert game.seat == position(game)["order"][0]


@ruling("6.4")
def test_the_supply_holds_eight_wood_ten_stone_with_two_architects_and_nine_prestige_tiles() -> None:
    assert sorted(supply(caylus.new("caylus", players=3, seed=1))) == sorted(
        [
            "farm-food",
            "farm-cloth",
            "wood-quarry",
            "wood-sawmill",
            "wood-marketplace",
            "wood-peddler",
            "mason",
            "lawyer",
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
            "statue",
            "granary",
            "library",
            "weaver",
            "theater",
            "university",
            "monument",
            "hotel",
            "cathedral",
        ]
    )


@ruling("6.4")
def test_without_the_jeweller_there_are_nine_stone_tiles_and_still_two_architects() -> None:
    tiles = supply(caylus.new("caylus", players=3, seed=1, options={"jeweller": "off"}))
    assert len(tiles) == 8 + 9 + 9
    assert "jeweller" not in tiles
    assert {"architect", "architect-2"} <= set(tiles)
