"""The judge: exact at the end, shares of one win before it."""

from __future__ import annotations

import pytest

from caylus.bots.judges import LINEAR, judge_for, make_judge
from caylus.core.goods import POINTS, PURSE
from caylus.core.state import State
from caylus.kit.knowledge.judge import final_shares
from caylus.kit.knowledge.weights import SPREAD, TO_COME, win_shares
from caylus.kit.plug import find_knowledge
from tests.bots.situations import GAMES, moments, play, where


def over(game: str, points: list[int]) -> State:
    """A game that has ended with these points."""
    state = play(game, ["novice"] * len(points), seed=2)
    for seat, number in enumerate(points):
        state.purse[seat * PURSE + POINTS] = number
    return state


@pytest.mark.parametrize("game", GAMES)
def test_when_the_game_is_over_the_judge_is_exact(game: str) -> None:
    state = play(game, ["novice"] * 3, seed=2)
    judge = judge_for(state)
    assert judge.scores(state) == state.scores()
    shares = judge.foresee(state.copy(), state.turn)
    assert shares == final_shares(state)
    assert shares.index(max(shares)) in state.winners()


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_has_nearly_all_and_the_beaten_play_on_for_points(game: str) -> None:
    shares = final_shares(over(game, [40, 30, 20]))
    assert shares[0] > 0.9
    assert shares[0] > shares[1] > shares[2] > 0
    assert sum(shares) == pytest.approx(1)
    closer = final_shares(over(game, [40, 35, 20]))
    assert closer[1] > shares[1]


def test_who_ties_shares_the_win() -> None:
    shares = final_shares(over("caylus", [40, 40, 20]))
    assert shares[0] == shares[1] > 0.45
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_win_shares_add_up_to_one_win_at_every_question(game: str) -> None:
    for at, state in enumerate(moments(game, 3, 5, whim=0.2)):
        if at % 7 == 0:
            shares = judge_for(state).foresee(state.copy(), state.turn)
            assert len(shares) == 3
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)


def test_who_is_ahead_is_likelier_to_win_and_the_more_so_the_surer_it_is() -> None:
    sure, unsure = win_shares([30.0, 25.0, 25.0], 2.0), win_shares([30.0, 25.0, 25.0], 20.0)
    assert sure[0] > unsure[0] > 1 / 3 > unsure[1] == unsure[2] > sure[1]
    assert win_shares([7.0] * 4, 5.0) == [0.25] * 4
    assert win_shares([5000.0, 0.0], 1.0) == [1.0, 0.0]


@pytest.mark.parametrize("game", GAMES)
def test_expected_scores_are_the_points_and_what_the_table_says_the_features_are_worth(game: str) -> None:
    (state,) = where(lambda state: state.turn == 3, game, 3)
    features = find_knowledge(game).features
    none = [0.0] * len(features.knots)
    for at, row in enumerate(features.rows):
        table = {row.name: [2.0] * len(none), TO_COME: [5.0] * len(none), SPREAD: [9.0] * len(none)}
        judge = make_judge(game, table)
        for seat, expected in enumerate(judge.scores(state)):
            assert expected == state.scores()[seat] + 5 + 2 * features.count(state, seat)[at]
        assert judge.spread(state) == 9


@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_of_the_next_turn_is_judged_as_it_is(game: str) -> None:
    (state,) = where(lambda state: state.turn == 3, game, 3)
    judge = LINEAR.judge(state)
    twin = state.copy()
    assert judge.foresee(twin, 2) == win_shares(judge.scores(state), judge.spread(state))
    assert twin.key() == state.key()
    judge.foresee(twin, 3)
    assert twin.turn == 4


def test_judging_leaves_the_game_alone() -> None:
    (state,) = where(lambda state: state.turn == 3, "caylus", 3)
    key = state.key()
    judge_for(state).scores(state)
    judge_for(state).spread(state)
    assert state.key() == key
