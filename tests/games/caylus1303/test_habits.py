"""What the bots know of Caylus 1303: habits for every question, features that see no more than the seat does."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

import pytest

from caylus.core.game import new
from caylus.core.goods import POINTS, PURSE
from caylus.core.state import State
from caylus.games.caylus1303.flow import QUESTIONS
from caylus.games.caylus1303.knowledge.features import KNOTS, Features1303
from caylus.games.caylus1303.knowledge.habits import Habits1303
from caylus.games.caylus1303.state import Table
from caylus.kit.knowledge.weights import SPREAD, TO_COME
from caylus.kit.plug import find_knowledge

HABITS = Habits1303()
FEATURES = Features1303()


def questions(players: int, seed: int, skill: float = 0.0) -> Iterator[Table]:
    """The questions of a game whose players now and then do what habit says, else anything."""
    rng = Random(seed)
    state = new("caylus-1303", players, seed=seed)
    while not state.over:
        assert isinstance(state, Table)
        yield state
        state.play(HABITS.pick(state) if rng.random() < skill else rng.choice(state.actions()))


def beginnings(players: int, seed: int) -> Iterator[Table]:
    """The first question of each round."""
    turn = 0
    for state in questions(players, seed, skill=0.7):
        if state.turn > turn:
            turn = state.turn
            yield state


def test_every_kind_of_question_gets_a_weight_for_each_legal_action() -> None:
    asked: set[str] = set()
    for players in (2, 3, 4, 5):
        for seed in range(4):
            for state in questions(players, seed, skill=0.5):
                weights = HABITS.weigh(state)
                assert len(weights) == len(state.legal)
                assert all(math.isfinite(weight) for weight in weights)
                asked.add(QUESTIONS[state.step].id)
    assert asked == {question.id for question in QUESTIONS[1:]}


def test_weighing_changes_nothing() -> None:
    for state in questions(4, 7, skill=0.5):
        key = state.key()
        HABITS.weigh(state)
        FEATURES.count(state, state.who)
        assert state.key() == key


def test_only_placing_begins_with_passing() -> None:
    for state in questions(3, 2, skill=0.5):
        assert HABITS.places(state) == (state.legal[0] == 0)


def test_a_turn_is_finished_at_the_first_question_of_the_next() -> None:
    for state in beginnings(4, 5):
        twin = state.copy()
        HABITS.finish_turn(twin)
        assert twin.over if state.turn == 9 else twin.turn == state.turn + 1


def test_features_are_as_many_as_their_rows_and_bear_names_of_their_own() -> None:
    names = [row.name for row in FEATURES.rows]
    assert len(set(names)) == len(names)
    for state in beginnings(5, 3):
        for seat in range(state.players):
            assert len(FEATURES.count(state, seat)) == len(names)


def test_each_feature_is_met_in_some_game() -> None:
    met = [False] * len(FEATURES.rows)
    for players in (2, 3, 4, 5):
        for seed in range(8):
            for state in beginnings(players, seed):
                for seat in range(players):
                    met = [was or count != 0 for was, count in zip(met, FEATURES.count(state, seat), strict=True)]
    assert [row.name for row, was in zip(FEATURES.rows, met, strict=True) if not was] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_feature_has_a_weight_at_every_knot(players: int) -> None:
    table = find_knowledge("caylus-1303").read_table(players)
    assert set(table) - {TO_COME} == {row.name for row in FEATURES.rows} | {SPREAD}
    assert {len(weights) for weights in table.values()} == {len(KNOTS)}


def test_nine_rounds_are_left_at_the_beginning_and_one_in_the_last() -> None:
    left = [FEATURES.turns_left(state) for state in beginnings(2, 1)]
    assert left == [9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]
    assert (KNOTS[0], KNOTS[-1]) == (1.0, 9.0)


@pytest.mark.parametrize("players", [2, 4])
def test_points_face_down_change_neither_habits_nor_features(players: int) -> None:
    for state in questions(players, 11, skill=0.6):
        rng = Random(state.turn)
        imagined = state.imagine(state.who, rng)
        assert HABITS.weigh(imagined) == HABITS.weigh(with_other_points(state, rng)) == HABITS.weigh(state)
        for seat in range(players):
            assert FEATURES.count(imagined, seat) == FEATURES.count(with_other_points(state, rng), seat)


def with_other_points(state: State, rng: Random) -> State:
    """The state with any points in front of those who do not decide."""
    twin = state.copy()
    for seat in range(twin.players):
        if seat != state.who:
            twin.purse[seat * PURSE + POINTS] = rng.randrange(90)
    return twin


@pytest.mark.parametrize("players", [2, 4])
def test_habits_beat_chance_from_every_seat(players: int) -> None:
    for seed in range(3):
        for novice in range(players):
            rng = Random(seed)
            state = new("caylus-1303", players, seed=seed)
            while not state.over:
                state.play(HABITS.pick(state) if state.who == novice else rng.choice(state.actions()))
            assert state.winners() == [novice]
