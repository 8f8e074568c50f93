"""Habits and features of Caylus Magna Carta: an answer to everything, seen from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import caylus
from caylus.core.goods import COIN, POINTS, PURSE
from caylus.core.road import replaced
from caylus.core.state import State
from caylus.games.magna_carta.flow import QUESTIONS
from caylus.games.magna_carta.knowledge.features import MagnaCartaFeatures
from caylus.games.magna_carta.knowledge.habits import MagnaCartaHabits
from caylus.games.magna_carta.state import RESIDENCE, Table
from caylus.kit.knowledge.features import Features
from caylus.kit.knowledge.weights import SPREAD, TO_COME
from caylus.kit.plug import find_knowledge

HABITS = MagnaCartaHabits()
FEATURES = MagnaCartaFeatures()
TABLES = [(players, rules) for players in (2, 3, 4) for rules in ("standard", "beginner")]


def new_game(players: int, rules: str, seed: int) -> Table:
    """A new game."""
    state = caylus.new("magna-carta", players=players, seed=seed, options={"rules": rules})
    assert isinstance(state, Table)
    return state


def rich_game(players: int, rules: str, seed: int) -> Table:
    """A new game with goods enough for all that can happen; the standard game has two residences already."""
    state = new_game(players, rules, seed)
    for seat in range(players):
        state.purse[seat * PURSE : seat * PURSE + POINTS] = [6, 6, 6, 0, 4, 12]
    for card in (0, 1) if rules == "standard" else ():
        state.hands[0] = [other for other in state.hands[0] if other != card]
        state.piles[0] = [other for other in state.piles[0] if other != card]
        state.lay_card(state.tile_of(0, card), 0, 0)
        state.cover_at = replaced(state.cover_at, state.road_end, RESIDENCE)
    return state


def wander(state: Table, rng: Random) -> Iterator[Table]:
    """Every moment of a game played at random, with a taste for lawyers and prestige, which are listed last."""
    while not state.over:
        yield state
        state.play(rng.choice([rng.choice(state.legal), state.legal[-1]]))


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_every_answer_to_every_question_has_a_weight(players: int, rules: str) -> None:
    asked: set[str] = set()
    for seed in range(8):
        for state in wander(rich_game(players, rules, seed), Random(seed)):
            weights = HABITS.weigh(state)
            assert len(weights) == len(state.legal)
            assert all(abs(weight) < 50 for weight in weights)
            assert HABITS.places(state) == (state.notation(state.legal[0]) == "pass")
            asked.add(QUESTIONS[state.step].id)
    every = {question.id for question in QUESTIONS[1:]} - (set() if rules == "standard" else {"site", "provost"})
    assert asked == every


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_weights_and_features_know_nothing_that_is_hidden_from_the_seat(players: int, rules: str) -> None:
    rng = Random(players)
    for ply, state in enumerate(wander(new_game(players, rules, seed=5), Random(5))):
        if ply % 5:
            continue
        seat = state.who
        guess = state.imagine(seat, rng)
        assert HABITS.weigh(guess) == HABITS.weigh(state)
        for viewer in (seat, None):
            guess = state.imagine(viewer, rng)
            assert FEATURES.turns_left(guess) == FEATURES.turns_left(state)
            for other in range(players):
                assert FEATURES.count(guess, other) == FEATURES.count(state, other)


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_features_are_counted_in_the_order_of_their_names(players: int, rules: str) -> None:
    names = [row.name for row in FEATURES.rows]
    assert len(set(names)) == len(names)
    seen = [0] * len(names)
    for seed in range(8):
        for state in wander(rich_game(players, rules, seed), Random(seed)):
            for seat in range(players):
                counts = FEATURES.count(state, seat)
                assert len(counts) == len(names)
                seen = [most | abs(count) for most, count in zip(seen, counts, strict=True)]
    never = {name for name, most in zip(names, seen, strict=True) if not most}
    if rules == "standard":
        assert not never
    else:
        assert {"residence", "residences_more", "church", "lawyer", "beyond_provost"} <= never


def named(features: Features, state: State, seat: int) -> dict[str, int]:
    """The features by name, those that are not nought."""
    rows = zip(features.rows, features.count(state, seat), strict=True)
    return {row.name: count for row, count in rows if count}


def test_features_of_a_known_position_can_be_counted_by_hand() -> None:
    state = new_game(2, "standard", seed=1)
    state.first = 0
    state.purse[:7] = [1, 3, 1, 0, 1, 8, 0]
    state.lay_card(state.tile_of(0, 0), 0, 2)
    state.lay_card(state.tile_of(0, 10), 0, 0)
    assert named(FEATURES, state, 0) == {
        "deniers_to_3": 3,
        "deniers_to_6": 3,
        "deniers_beyond": 2,
        "food_first": 1,
        "wood_first": 2,
        "wood_more": 1,
        "stone_first": 1,
        "gold_first": 1,
        "batches": 1,
        "hand_first": 2,
        "hand_more": 1,
        "prestige_cubes": 6,
        "first_player": 1,
        "workplaces": 2,
        "reserve": 2,
        "beyond_provost": 2,
        "small_farm": 1,
        "bank": 1,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_committed_table_gives_every_feature_a_weight_for_every_knot(players: int) -> None:
    table = find_knowledge("magna-carta").read_table(players)
    assert set(table) - {TO_COME} == {row.name for row in FEATURES.rows} | {SPREAD}
    assert {len(row) for row in table.values()} == {len(FEATURES.knots)}


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_a_turn_ended_in_thought_gives_the_first_denier_to_nobody(players: int, rules: str) -> None:
    state = new_game(players, rules, seed=3)
    while not HABITS.places(state):
        state.play(state.legal[0])
    money = [state.holds(seat, COIN) for seat in range(players)]
    HABITS.finish_turn(state)
    assert state.turn == 2
    assert [state.holds(seat, COIN) for seat in range(players)] == [deniers + 2 for deniers in money]


@pytest.mark.parametrize(("players", "rules", "games"), [(2, "standard", 6), (2, "beginner", 4), (4, "standard", 4)])
def test_a_novice_beats_players_at_random(players: int, rules: str, games: int) -> None:
    won = 0
    for seed in range(games):
        rng, novice = Random(seed), seed % players
        state = new_game(players, rules, seed)
        while not state.over:
            state.play(HABITS.pick(state) if state.who == novice else rng.choice(state.legal))
        won += state.winners() == [novice]
    assert won == games
