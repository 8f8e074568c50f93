"""What the bots know of Caylus: habits for every question, features for every seat."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

import pytest

import caylus
from caylus.core.goods import POINTS, PURSE
from caylus.games.caylus.flow import QUESTIONS
from caylus.games.caylus.knowledge.features import CaylusFeatures
from caylus.games.caylus.knowledge.habits import CaylusHabits, batches_in
from caylus.games.caylus.state import Table
from tests.bots.situations import moments

HABITS = CaylusHabits()
FEATURES = CaylusFeatures()


def rich_moments(players: int, seed: int) -> Iterator[Table]:
    """Every question of a game with goods enough for all that can happen, played by habit and whim in turn."""
    rng = Random(seed)
    state = caylus.new("caylus", players, seed=seed)
    assert isinstance(state, Table)
    state.level = [seed % 5] * len(state.level)  # of the favor table
    for seat in range(players):
        state.purse[seat * PURSE : seat * PURSE + POINTS] = [6, 6, 6, 6, 6, 12]
    while not state.over:
        yield state
        state.play(rng.choice([HABITS.pick(state), rng.choice(state.legal), state.legal[-1]]))


def test_every_kind_of_question_gets_a_weight_for_each_legal_action() -> None:
    asked: set[str] = set()
    for players in (2, 3, 4, 5):
        for seed in range(10):
            for state in rich_moments(players, seed):
                weights = HABITS.weigh(state)
                assert len(weights) == len(state.legal)
                assert all(math.isfinite(weight) and abs(weight) < 100 for weight in weights)
                assert HABITS.pick(state) in state.legal
                asked.add(QUESTIONS[state.step].id)
    assert asked == {question.id for question in QUESTIONS[1:]}


def test_weighing_and_counting_change_nothing() -> None:
    for state in moments("caylus", 4, 7, whim=0.5):
        key = state.key()
        HABITS.weigh(state)
        FEATURES.count(state, state.who)
        assert state.key() == key


def test_only_placing_begins_with_passing() -> None:
    for state in moments("caylus", 3, 2, whim=0.5):
        assert HABITS.places(state) == (state.notation(state.legal[0]) == "pass")


def test_the_provost_walks_where_each_seat_is_asked_for_its_own_moves() -> None:
    walked = 0
    for state in moments("caylus", 3, 2, whim=0.5):
        if HABITS.walks(state):
            walked += 1
            assert all(state.notation(action).startswith("provost ") for action in state.legal)
    assert walked > 10


def test_a_turn_ends_at_the_first_question_of_the_next() -> None:
    for state in moments("caylus", 4, 5, whim=0.1):
        twin = state.copy()
        HABITS.finish_turn(twin)
        assert twin.over or twin.turn == state.turn + 1


def test_batches_in_hand_are_as_many_as_can_be_given() -> None:
    for have in product(range(5), repeat=5):
        assert batches_in(list(have)) == most_batches(have), have


@cache
def most_batches(have: tuple[int, ...]) -> int:
    """By trying: a food and two cubes of other, different kinds, again and again."""
    if have[0] == 0:
        return 0
    found = 0
    for one, other in combinations(range(1, 5), 2):
        if have[one] and have[other]:
            left = [number - (kind in (0, one, other)) for kind, number in enumerate(have)]
            found = max(found, 1 + most_batches(tuple(left)))
    return found


@pytest.mark.parametrize("players", [2, 5])
def test_turns_run_out(players: int) -> None:
    left = [FEATURES.turns_left(state) for state in moments("caylus", players, 1)]
    assert left[0] == max(left)
    assert left[-1] == min(left)
    assert left[-1] > 0


def test_features_are_as_many_as_their_rows_and_each_is_met_in_some_game() -> None:
    met = [False] * len(FEATURES.rows)
    for players in (3, 4):
        for seed in range(15):
            for state in rich_moments(players, seed):
                for seat in range(players):
                    counts = FEATURES.count(state, seat)
                    met = [was or count != 0 for was, count in zip(met, counts, strict=True)]
    assert [row.name for row, was in zip(FEATURES.rows, met, strict=True) if not was] == []
