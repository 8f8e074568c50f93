"""Caylus for two. (003, Caylus for 2 Players; sheet 4)"""

import pytest

import caylus
from tests.games.caylus.rules.rulings import ruling
from tests.games.caylus.rules.table import (
    BLUE,
    RED,
    effect,
    kind,
    offers,
    play,
    points,
    position,
    purse,
    refusal,
    table,
)

PLACES = ["gate", "trading-post", "guild", "joust", "quarry", "fixed-peddler", "gold-mine"]


def test_both_start_with_five_deniers_and_collect_two() -> None:
    game = caylus.new("caylus", players=2, seed=3)
    assert [purse(game, seat) for seat in (0, 1)] == ["2 food, 1 wood, 7 deniers"] * 2


@pytest.mark.parametrize("place", [*PLACES, "castle", "inn"])
@ruling("6.40")
def test_once_the_other_has_passed_a_placement_costs_three_deniers(place: str) -> None:
    game = table(2).everyone("9 deniers").placing(RED, (BLUE,))
    assert effect(game, f"place {place}")["red deniers"] == -3


@pytest.mark.parametrize("place", [*PLACES, "castle", "inn"])
def test_before_anyone_has_passed_a_placement_costs_one_denier(place: str) -> None:
    game = table(2).everyone("9 deniers").placing(RED)
    assert effect(game, f"place {place}")["red deniers"] == -1


def test_once_the_other_has_passed_the_other_s_building_costs_three_deniers_and_gives_a_point() -> None:
    game = table(2).building(BLUE, "mason").everyone("9 deniers").placing(RED, (BLUE,))
    assert effect(game, "place mason") == {"red deniers": -3, "blue points": 1, "worker on mason": "red"}


def test_own_buildings_cost_one_denier_all_the_same() -> None:
    game = table(2).building(RED, "mason").give(RED, "2 deniers").placing(RED, (BLUE,))
    assert offers(game) == {"pass", "place mason"}
    assert refusal(game, "place quarry") == "It costs 3 deniers; you have 2."
    assert effect(game, "place mason")["red deniers"] == -1


def test_the_inn_makes_everything_one_denier() -> None:
    game = table(2).worker(RED, "inn right").everyone("9 deniers").placing(RED, (BLUE,))
    assert effect(game, "place castle")["red deniers"] == -1


def test_the_first_to_pass_gets_a_denier() -> None:
    assert effect(table(2).everyone("9 deniers").placing(), "pass") == {"blue deniers": 1}


@ruling("6.41")
def test_the_stables_are_closed_to_placing_and_to_the_gate() -> None:
    game = table(2).everyone("9 deniers").placing()
    assert "place stables" not in offers(game)
    assert "two players" in refusal(game, "place stables").lower()
    game = table(2).worker(RED, "gate").special()
    assert kind(game) == "gate"
    assert "place stables" not in offers(game)


@ruling("6.41", "K9")
def test_the_order_alternates_every_turn() -> None:
    game = table(2).road()
    assert [position(game)["order"], game.seat] == [[RED, BLUE], RED]
    game = table(2).order(RED, BLUE).road()
    assert [position(game)["order"], game.seat] == [[BLUE, RED], BLUE]


@ruling("K9")
def test_the_drawn_order_is_that_of_the_first_turn() -> None:
    first = set()
    for seed in range(12):
        game = caylus.new("caylus", players=2, seed=seed)
        order = position(game)["order"]
        assert game.seat == order[0]
        first.add(game.seat)
        play(game, "pass; pass; provost stay; provost stay")
        assert position(game)["order"] == order[::-1]
    assert first == {BLUE, RED}


@ruling("K9")
def test_scoring_uses_the_old_order_and_the_swap_comes_after_it() -> None:
    game = table(2).houses("dungeon", 2, 2).bailiff(11).provost(11).road()
    assert [kind(game), game.seat] == ["favor", BLUE]
    play(game, "favor prestige")
    assert [kind(game), game.seat] == ["favor", RED]
    play(game, "favor prestige")
    assert [position(game)["order"], points(game)] == [[RED, BLUE], [1, 1]]
