"""The committed tables of weights: every feature has its row, and nothing else is in them."""

from __future__ import annotations

import math
import tomllib

import pytest

import caylus
from caylus.bots.judges import LINEAR, make_judge
from caylus.kit.knowledge.features import Feature, Features
from caylus.kit.knowledge.weights import SPREAD, TO_COME, Weights, between
from caylus.kit.plug import find_knowledge
from tests.bots.situations import GAMES, moments

TABLES = [
    (game, name, first)
    for game in GAMES
    for first in (False, True)
    for name in tomllib.loads(find_knowledge(game).read_text(first=first))
]


@pytest.mark.parametrize(("game", "name", "first"), TABLES)
def test_a_table_has_a_row_for_every_feature_and_no_other(game: str, name: str, first: bool) -> None:
    known = find_knowledge(game)
    features = known.first if first else known.features
    table = tomllib.loads(find_knowledge(game).read_text(first=first))[name]
    assert set(table) - {TO_COME} == {row.name for row in features.rows} | {SPREAD}
    for row in table.values():
        assert len(row) == len(features.knots)
        assert all(math.isfinite(weight) for weight in row)
    assert min(table[SPREAD]) > 0


@pytest.mark.parametrize(("game", "name", "first"), TABLES)
def test_a_table_is_for_a_number_of_players_of_its_game(game: str, name: str, first: bool) -> None:  # noqa: ARG001
    assert name in {f"players-{players}" for players in caylus.GAMES[game].players}


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_phrases_and_ascending_knots(game: str) -> None:
    features = find_knowledge(game).features
    assert len({row.name for row in features.rows}) == len(features.rows)
    assert all(row.phrase for row in features.rows)
    assert not {SPREAD, TO_COME} & {row.name for row in features.rows}
    assert features.knots == sorted(set(features.knots))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_finds_a_table(game: str) -> None:
    tables = tomllib.loads(find_knowledge(game).read_text())
    for players in caylus.GAMES[game].players:
        found = find_knowledge(game).read_table(players)
        assert found in tables.values()
        assert found == tables.get(f"players-{players}", found)


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_the_first_release_are_judged_by_its_features(game: str) -> None:
    known = find_knowledge(game)
    for first, features in ((False, known.features), (True, known.first)):
        assert make_judge(game, known.read_table(2, first=first)).features is features
    state = caylus.new(game, 2, seed=1)
    judge, table = LINEAR.judge(state), known.read_table(2, first=True)
    assert judge.features is known.first
    wanted = Weights(judge.features, table)
    assert (judge.weights.by_time, judge.weights.spreads) == (wanted.by_time, wanted.spreads)


@pytest.mark.parametrize("game", ["caylus", "caylus-1303"])
def test_buildings_count_by_themselves_and_as_many_as_in_their_groups(game: str) -> None:
    features, grouped = find_knowledge(game).features, find_knowledge(game).first
    names, old = [row.name for row in features.rows], [row.name for row in grouped.rows]
    groups = [row for row in grouped.rows if row.name not in names or row.name == "manor"]
    assert len(groups) == 5
    met = set()
    for state in moments(game, 4, 5, whim=0.2):
        for seat in range(4):
            counts, summed = features.count(state, seat), grouped.count(state, seat)
            for row in groups:
                own = [at for at, each in enumerate(features.rows) if each.phrase == row.phrase]
                assert sum(counts[at] for at in own) == summed[old.index(row.name)]
                met |= {names[at] for at in own if counts[at]}
            for at, name in enumerate(names):
                if name in old:
                    assert counts[at] == summed[old.index(name)]
    assert len(met) > 8


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
