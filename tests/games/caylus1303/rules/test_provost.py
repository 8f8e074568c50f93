"""Moving the provost: the Toll, the Guilds Bridge, the Bailiff, and how far he can go. (sheet, 4.2.3, 4.2.5, 4.2.6)"""

import pytest

from tests.games.caylus1303.rules.rulings import example, ruling
from tests.games.caylus1303.rules.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    changes,
    effect,
    has,
    offers,
    play,
    position,
    table,
)


def moves(least: int, most: int) -> set[str]:
    """Every move from so many steps back to so many forward."""
    return {f"provost {step:+d}" if step else "provost stay" for step in range(least, most + 1)}


@example("black moves the provost back, red forward, green back")
def test_example_black_moves_the_provost_back_red_forward_green_back() -> None:
    black = YELLOW  # the fourth seat plays the example's black
    setting = (
        table(4).tile(7, "farm").tile(8, "quarry").everyone("3 workers").worker(GREEN, "farm").worker(RED, "quarry")
    )
    setting.worker(BLUE, "site").give(BLUE, "food wood stone").pass_order(BLUE, black, RED, GREEN)
    game = setting.bridge()
    assert asked(game) == ("bridge", BLUE)
    assert effect(game, "provost stay") == {}
    assert asked(game) == ("bridge", black)
    assert effect(game, "provost -2") == {"yellow workers": -2, "provost": 6}
    assert asked(game) == ("bridge", RED)
    assert effect(game, "provost +2") == {"red workers": -2, "provost": 8}
    assert asked(game) == ("bridge", GREEN)
    assert effect(game, "provost -1") == {
        "green workers": -1,
        "green food": 1,
        "provost": 7,
        "workers on farm": None,
        "workers on quarry": None,
    }


def test_the_bridge_asks_in_the_order_of_passing() -> None:
    game = table(4).everyone("worker").pass_order(GREEN, BLUE, YELLOW, RED).bridge()
    seen = []
    while asked(game)[0] == "bridge":
        seen.append(game.seat)
        play(game, "provost stay")
    assert seen == [GREEN, BLUE, YELLOW, RED]


@ruling("K5")
@pytest.mark.parametrize(("workers", "reach"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_each_step_at_the_bridge_costs_a_worker_and_three_are_the_most(workers: int, reach: int) -> None:
    game = table(3).give(BLUE, f"{workers} workers").pause().bridge()
    assert offers(game) == moves(-reach, reach)
    assert effect(game, f"provost -{reach}") == {"blue workers": -reach, "provost": 8 - reach}


def test_without_workers_nobody_is_asked_at_the_bridge() -> None:
    game = table(3).give(GREEN, "worker").bridge()
    assert asked(game) == ("bridge", GREEN)


@ruling("6.26")
def test_one_answer_in_one_direction_each_and_no_more() -> None:
    game = table(3).everyone("9 workers").bridge()
    play(game, "provost +2")
    assert asked(game) == ("bridge", RED)


@ruling("6.6", "K5")
@pytest.mark.parametrize(("gap", "least", "most"), [(0, 0, 3), (1, -1, 3), (2, -2, 3), (24, -3, 2), (26, -3, 0)])
def test_the_provost_stays_between_the_bridge_and_the_last_place_past_the_road(gap: int, least: int, most: int) -> None:
    game = table(2).everyone("9 workers").provost(gap).bridge()
    assert offers(game) == moves(least, most)


def test_the_provost_passes_buildings_and_empty_spaces_alike() -> None:
    game = table(3).everyone("9 workers").provost(9).pause().bridge()
    assert effect(game, "provost +3") == {"blue workers": -3, "provost": 12}
    assert effect(game, "provost +3") == {"red workers": -3, "provost": 15}


# -- the Toll -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gap", "least", "most"), [(8, -2, 2), (0, 0, 2), (1, -1, 2), (25, -2, 1), (26, -2, 0)])
def test_the_toll_moves_the_provost_up_to_two_steps_free(gap: int, least: int, most: int) -> None:
    game = table(2).worker(BLUE, "toll").provost(gap).pause().activation()
    assert offers(game) == moves(least, most)


@pytest.mark.parametrize("steps", [-2, -1, 1, 2])
def test_the_toll_costs_nothing(steps: int) -> None:
    setting = table(3).worker(RED, "toll").give(RED, "worker").pause().pass_order(BLUE, GREEN, RED)
    game = setting.activation()
    play(game, f"provost {steps:+d}; provost stay")
    assert changes(setting, game) == {"provost": 8 + steps, "workers on toll": None}


# -- the Bailiff ----------------------------------------------------------------------------------------------------


def test_the_bailiff_moves_the_provost_after_the_bridge_one_step_free() -> None:
    game = table(3).give(BLUE, "worker").holds(BLUE, "bailiff").pause().bridge()
    play(game, "provost +1")
    assert asked(game) == ("bailiff", BLUE)
    assert offers(game) == moves(-1, 1)
    assert effect(game, "provost -1") == {"provost": 8}
    assert asked(game) == ("delivery", GREEN)


@pytest.mark.parametrize(("gap", "least", "most"), [(0, 0, 1), (26, -1, 0), (5, -1, 1)])
def test_the_bailiff_keeps_to_the_bounds(gap: int, least: int, most: int) -> None:
    assert offers(table(3).holds(BLUE, "bailiff").provost(gap).pause().bridge()) == moves(least, most)


def test_the_bailiff_comes_after_everyone_at_the_bridge() -> None:
    game = table(3).everyone("worker").holds(BLUE, "bailiff").bridge()
    seen = []
    while asked(game)[0] in ("bridge", "bailiff"):
        seen.append(asked(game))
        play(game, "provost stay")
    assert seen == [("bridge", BLUE), ("bridge", RED), ("bridge", GREEN), ("bailiff", BLUE)]


def test_the_bailiff_decides_what_is_activated() -> None:
    game = table(3).holds(BLUE, "bailiff").tile(8, "farm").worker(RED, "farm").pause().bridge()
    other = game.copy()
    assert effect(game, "provost -1") == {"provost": 7, "workers on farm": None}
    assert effect(other, "provost stay") == {"red food": 1, "workers on farm": None}


def test_a_bailiff_on_the_board_moves_nothing() -> None:
    game = table(3).board("bailiff").pause().bridge()
    assert asked(game) == ("delivery", GREEN)


def test_a_bailiff_stolen_at_the_fairground_serves_in_the_same_round() -> None:
    game = table(3).holds(BLUE, "bailiff").worker(RED, "fairground").give(RED, "wood").pause().activation()
    play(game, "give wood; steal bailiff")
    assert asked(game) == ("bailiff", RED)


def test_a_bailiff_from_the_board_serves_in_the_same_round() -> None:
    game = table(3).board("bailiff").worker(RED, "fairground").give(RED, "wood").pause().activation()
    play(game, "give wood; site 1; recruit bailiff")
    assert asked(game) == ("bailiff", RED)


def test_a_bailiff_won_beyond_the_bridge_serves_in_the_next_round_only() -> None:
    setting = table(3).board("bailiff").building(BLUE, "manor").worker(RED, "manor").provost(10).pause()
    game = setting.road()
    play(game, "site 1; recruit bailiff")
    assert asked(game) == ("delivery", GREEN)
    assert position(game)["characters"]["bailiff"] == RED
    assert has(game, RED, "food") == 1
