"""The anchor from outside: OpenSpiel's search plays our games. Runs where `make bench` has installed it."""

import sys
from time import perf_counter

import pytest

import caylus
from caylus.arena.match import prepare
from caylus.bots.registry import make
from caylus.core.errors import BadOption
from tests.arena.matches import outcome, played

pytest.importorskip("pyspiel")

PLUGIN = "benchmarks.openspiel_player"


@pytest.fixture(autouse=True)
def anew() -> None:
    """The module registers its bot when it is imported, so each test imports it again."""
    sys.modules.pop(PLUGIN, None)
    prepare("caylus", ["random"], 2, plugins=[PLUGIN])


def test_it_plays_whole_games_and_repeats_itself() -> None:
    match = prepare("magna-carta", ["openspiel:3", "random"], 2, 1, plugins=[PLUGIN])
    games = played(match, 2)
    assert [outcome(game) for game in games] == [outcome(game) for game in played(match, 2)]
    assert all(min(game.decisions) > 5 for game in games)


def test_with_time_to_think_it_uses_the_time() -> None:
    state = caylus.new("caylus", players=2, seed=1)
    begun = perf_counter()
    assert make("openspiel:0.2s", "x").choose(state) in state.actions()
    assert perf_counter() - begun >= 0.2


def test_it_finds_the_winning_last_move() -> None:
    """At the end of a game, where a search of few moves sees all, it prefers to win."""
    record = caylus.Record("caylus", players=2, seed=2)
    while not record.now.over:
        record.play(record.now.actions()[-1])
    for ply in range(record.plies - 1, 0, -1):
        state = record.state(ply)
        seat, results = state.who, {}
        for action in state.actions():
            after = state.copy()
            after.play(action)
            results[action] = after.winners() == [seat] if after.over else None
        if None not in results.values() and len(set(results.values())) == 2:
            assert results[make("openspiel:200", "x").choose(state.copy())]
            return
    pytest.skip("this game has no such moment")


@pytest.mark.parametrize("code", ["openspiel", "openspiel:1", "openspiel:fast", "openspiel:xs"])
def test_settings_that_make_no_sense(code: str) -> None:
    with pytest.raises(BadOption, match="openspiel"):
        make(code, "")
