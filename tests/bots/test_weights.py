"""The committed tables of weights: every feature has its row, and nothing else is in them."""

from __future__ import annotations

import math
import tomllib

import pytest

import caylus
from caylus.bots.evaluation.experts import EXPERTISE
from caylus.bots.evaluation.features import Feature, Features
from caylus.bots.evaluation.weights import SPREAD, TO_COME, Weights, between, read_table, read_text
from tests.bots.situations import GAMES

TABLES = [(game, name) for game in GAMES for name in tomllib.loads(read_text(game))]


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_a_table_has_a_row_for_every_feature_and_no_other(game: str, name: str) -> None:
    features = EXPERTISE[game].features
    table = tomllib.loads(read_text(game))[name]
    assert set(table) - {TO_COME} == {row.name for row in features.rows} | {SPREAD}
    for row in table.values():
        assert len(row) == len(features.knots)
        assert all(math.isfinite(weight) for weight in row)
    assert min(table[SPREAD]) > 0


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_a_table_is_for_a_number_of_players_of_its_game(game: str, name: str) -> None:
    assert name in {f"players-{players}" for players in caylus.GAMES[game].players}


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_phrases_and_ascending_knots(game: str) -> None:
    features = EXPERTISE[game].features
    assert len({row.name for row in features.rows}) == len(features.rows)
    assert all(row.phrase for row in features.rows)
    assert not {SPREAD, TO_COME} & {row.name for row in features.rows}
    assert features.knots == sorted(set(features.knots))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_finds_a_table(game: str) -> None:
    tables = tomllib.loads(read_text(game))
    for players in caylus.GAMES[game].players:
        found = read_table(game, players)
        assert found in tables.values()
        assert found == tables.get(f"players-{players}", found)


def test_between_knots_a_weight_lies_on_the_line_and_beyond_them_it_stays() -> None:
    knots, values = [1.0, 3.0, 7.0], [10.0, 20.0, 0.0]
    assert [between(knots, values, at) for at in (0, 1, 2, 3, 5, 7, 9)] == [10, 10, 15, 20, 10, 0, 0]


def test_weights_are_worked_out_for_every_quarter_of_a_turn() -> None:
    features = Features([Feature("gold", "gold")], [1.0, 3.0])
    weights = Weights(features, {"gold": [4.0, 8.0], SPREAD: [2.0, 6.0]})
    assert [weights.by_time[weights.moment(left)] for left in (0, 1, 1.5, 2.25, 3, 30)] == [
        [4.0],
        [4.0],
        [5.0],
        [6.5],
        [8.0],
        [8.0],
    ]
    assert weights.spreads[weights.moment(2)] == 4
    assert weights.to_come[weights.moment(2)] == 0
