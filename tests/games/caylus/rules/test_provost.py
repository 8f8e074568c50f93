"""Phase 4: moving the provost. (003, phase 4; sheet 5.4)"""

import pytest

from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLACK,
    BLUE,
    GREEN,
    ORANGE,
    RED,
    changes,
    effect,
    kind,
    offers,
    play,
    position,
    purse,
    refusal,
    table,
    workers_home,
)


@example("provost back, forward, back")
@ruling("K14")
def test_blue_stays_orange_moves_back_two_red_forward_two_green_back_one_and_one_space_back_in_all() -> None:
    setting = table(5).everyone("3 deniers").provost(9).pause()
    game = setting.provost_phase(passed=(BLUE, ORANGE, RED, GREEN, BLACK))
    assert [game.seat, effect(game, "provost stay")] == [BLUE, {}]
    assert [game.seat, effect(game, "provost -2")] == [ORANGE, {"orange deniers": -2, "provost": 7}]
    assert [game.seat, effect(game, "provost +2")] == [RED, {"red deniers": -2, "provost": 9}]
    assert [game.seat, effect(game, "provost -1")] == [GREEN, {"green deniers": -1, "provost": 8}]


@example("farm, peddler, and a worker beyond the provost")
def test_blue_takes_food_at_the_farm_green_buys_stone_from_the_peddler_and_red_stands_too_far() -> None:
    setting = table(5).building(BLUE, "wood-quarry").provost(9).give(GREEN, "3 deniers").pause()
    setting.worker(BLUE, "farm").worker(GREEN, "fixed-peddler").worker(RED, "wood-quarry")
    game = play(setting.provost_phase(passed=(BLUE, ORANGE, RED, GREEN, BLACK)), "provost -1")
    assert offers(game) == {"take food", "take cloth"}
    assert effect(game, "take food") == {"blue food": 1, "worker on farm": None}
    assert effect(game, "take stone") == {"green stone": 1, "green deniers": -2, "worker on fixed-peddler": None}
    assert purse(game, RED) == ""
    assert workers_home(game, RED) == 6


@pytest.mark.parametrize("steps", [-3, -2, -1, 1, 2, 3])
def test_each_space_costs_a_denier_forward_or_back(steps: int) -> None:
    game = table(3).give(RED, "3 deniers").provost(9).pause().provost_phase()
    assert effect(game, f"provost {steps:+d}") == {"red deniers": -abs(steps), "provost": 9 + steps}


@pytest.mark.parametrize(
    ("deniers", "moves"),
    [
        (1, {"provost stay", "provost -1", "provost +1"}),
        (2, {"provost stay", "provost -1", "provost +1", "provost -2", "provost +2"}),
    ],
)
def test_a_player_moves_no_farther_than_the_purse_allows(deniers: int, moves: set[str]) -> None:
    game = table(3).give(RED, f"{deniers} deniers").pause().provost_phase()
    assert offers(game) == moves
    assert "denier" in refusal(game, "provost +3")


def test_three_spaces_are_the_most_however_rich_one_is() -> None:
    game = table(3).give(RED, "30 deniers").provost(9).pause().provost_phase()
    assert offers(game) == {f"provost {steps}" for steps in ["stay", "-3", "-2", "-1", "+1", "+2", "+3"]}


def test_a_player_without_money_is_not_asked() -> None:
    setting = table(4).give(ORANGE, "denier").pause()
    game = setting.provost_phase()
    assert [kind(game), game.seat] == ["provost", ORANGE]
    play(game, "provost stay")
    assert kind(game) == "castle"


def test_each_player_moves_once_in_the_order_of_passing() -> None:
    game = table(3).everyone("9 deniers").pause().provost_phase(passed=(ORANGE, BLUE, RED))
    asked = []
    while kind(game) == "provost":
        asked.append(game.seat)
        play(game, "provost +1")
    assert asked == [ORANGE, BLUE, RED]
    assert position(game)["provost"] == 9


@ruling("6.24")
@pytest.mark.parametrize(
    ("provost", "least", "most"), [(1, 0, 3), (2, -1, 3), (3, -2, 3), (4, -3, 3), (25, -3, 3), (26, -3, 2), (28, -3, 0)]
)
def test_the_provost_stays_between_the_bridge_and_the_last_space(provost: int, least: int, most: int) -> None:
    game = table(3).section("towers").provost(provost).give(RED, "9 deniers").pause().provost_phase()
    assert offers(game) == {f"provost {steps:+d}" if steps else "provost stay" for steps in range(least, most + 1)}


@ruling("6.24")
def test_the_refusal_of_a_move_names_the_end_of_the_road_it_would_leave() -> None:
    game = table(3).provost(2).give(RED, "9 deniers").pause().provost_phase()
    assert "between spaces 1 and 28" in refusal(game, "provost -2")
    game = table(3).section("towers").provost(27).give(RED, "9 deniers").pause().provost_phase()
    assert "between spaces 1 and 28" in refusal(game, "provost +2")


def test_the_provost_may_stand_on_an_empty_space_and_pass_the_bailiff() -> None:
    game = table(3).give(RED, "9 deniers").provost(8).bailiff(9).pause().provost_phase()
    assert effect(game, "provost +3") == {"red deniers": -3, "provost": 11}


@ruling("6.24")
def test_space_one_is_always_activated() -> None:
    setting = table(3).worker(RED, "farm").provost(1).pause()
    assert kind(setting.road()) == "produce"


def test_workers_beyond_the_provost_go_home_without_compensation_and_points_given_stay() -> None:
    setting = table(3).building(RED, "mason").worker(BLUE, "mason", "sawmill", "quarry").give(RED, "point")
    game = setting.provost(3).pause().road()
    assert changes(setting, game) == {
        "blue wood": 1,
        "worker on sawmill": None,
        "worker on quarry": None,
        "worker on mason": None,
    }
