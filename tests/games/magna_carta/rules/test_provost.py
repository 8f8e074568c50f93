"""Phase 3: the provost's move. (004, phase 3; sheet 3)"""

import pytest

from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import example, ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    asked,
    changes,
    effect,
    offers,
    play,
    refusal,
    table,
)


def on_road_of_eight(at: int, deniers: str = "9 deniers") -> State:
    """Two players, a road of eight cards, blue to move the provost first."""
    setting = table(2).built(BLUE, "market", "bank", "church").built(RED, "market").residence(RED, "bank")
    return setting.prestige(RED, "statue", on="church").provost(at).give(BLUE, deniers).pause().provost_phase()


def moves(*steps: int) -> set[str]:
    """Moves of the provost as written."""
    return {f"provost {step:+d}" if step else "provost stay" for step in steps}


@ruling("R22")
def test_a_player_moves_the_provost_up_to_three_cards_either_way() -> None:
    assert offers(on_road_of_eight(4)) == moves(-3, -2, -1, 0, 1, 2, 3)


@pytest.mark.parametrize("step", [-3, -2, -1, 1, 2, 3])
@ruling("R22")
def test_each_card_costs_a_denier_and_there_is_one_move_for_each(step: int) -> None:
    game = on_road_of_eight(5)
    assert effect(game, f"provost {step:+d}") == {"blue deniers": -abs(step), "provost": 5 + step}
    assert asked(game) == ("castle", RED)


@pytest.mark.parametrize(
    ("at", "steps"),
    [
        (1, (0, 1, 2, 3)),
        (2, (-1, 0, 1, 2, 3)),
        (3, (-2, -1, 0, 1, 2, 3)),
        (6, (-3, -2, -1, 0, 1, 2)),
        (7, (-3, -2, -1, 0, 1)),
        (8, (-3, -2, -1, 0)),
    ],
)
def test_the_provost_does_not_leave_the_road_and_residences_and_prestige_cards_are_steps_too(
    at: int, steps: tuple[int, ...]
) -> None:
    assert offers(on_road_of_eight(at)) == moves(*steps)


@pytest.mark.parametrize(("deniers", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_nobody_moves_him_farther_than_the_purse_goes(deniers: int, most: int) -> None:
    assert offers(on_road_of_eight(4, f"{deniers} deniers")) == moves(*range(-most, most + 1))


def test_who_has_no_denier_is_not_asked() -> None:
    game = table(3).give(RED, "denier").passing(BLUE, RED, ORANGE).provost_phase()
    assert asked(game) == ("provost", RED)


def test_players_move_him_in_the_order_in_which_they_passed_each_once() -> None:
    setting = table(4).everyone("9 deniers").passing(GREEN, BLUE, ORANGE, RED).pause()
    game = setting.provost_phase()
    for seat, move in [(GREEN, "provost -1"), (BLUE, "provost -2"), (ORANGE, "provost +3"), (RED, "provost stay")]:
        assert asked(game) == ("provost", seat)
        play(game, move)
    assert asked(game) == ("castle", RED)
    assert changes(setting, game) == {"green deniers": -1, "blue deniers": -2, "orange deniers": -3}


def test_a_card_built_this_turn_counts() -> None:
    setting = table(2).everyone("3 deniers").give(BLUE, "food wood").hand(BLUE, "lawyer")
    game = play(setting.acting(), "build lawyer pay food wood; pass; pass")
    assert asked(game) == ("provost", RED)
    assert offers(game) == moves(-1, 0, 1)


@example("provost forward, forward, back")
def test_pushed_forward_twice_and_back_once_the_provost_shuts_the_last_card_off() -> None:
    setting = table(4).built(GREEN, "bank").built(BLUE, "large-quarry").everyone("2 deniers").provost(4)
    setting.worker(GREEN, "blue-large-quarry").worker(ORANGE, "green-bank").passing(ORANGE, GREEN, BLUE, RED).pause()
    game = setting.provost_phase()
    assert effect(game, "provost stay") == {}
    assert effect(game, "provost +1") == {"green deniers": -1, "provost": 5}
    assert effect(game, "provost +1") == {"blue deniers": -1, "provost": 6}
    assert effect(game, "provost -1") == {"red deniers": -1, "provost": 5}
    assert asked(game) == ("primary", ORANGE)
    assert effect(game, "pay 1") == {
        "orange deniers": -1,
        "orange gold": 1,
        "worker on green-bank": None,
        "worker on blue-large-quarry": None,
    }  # no stone from the quarry; green, with a denier left, cannot use the bank
    assert asked(game) == ("castle", RED)


def test_the_beginner_game_goes_from_the_actions_straight_to_the_effects() -> None:
    game = table(3, rules="beginner").everyone("3 deniers").pause().acting(ORANGE, passed=(BLUE, RED))
    assert effect(game, "pass") == {"passed": [BLUE, RED, ORANGE]}
    assert asked(game) == ("castle", ORANGE)
    assert refusal(game, "provost +1")
