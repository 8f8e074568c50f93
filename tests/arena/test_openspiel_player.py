"""The anchor from outside: OpenSpiel's search plays our games. Runs where `make bench` has installed it."""

import importlib
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


def test_the_victory_is_told_in_its_terms() -> None:
    coat = importlib.import_module(PLUGIN).Coat(caylus.new("magna-carta", players=3, seed=1))
    assert coat.current_player() == coat.state.seat
    twin = coat.clone()
    while not coat.is_terminal():
        coat.apply_action(coat.legal_actions()[-1])
    winners = coat.state.winners()
    assert len(winners) == 1
    assert coat.returns() == [1.0 if seat in winners else -1.0 for seat in range(3)]
    assert coat.current_player() < 0
    assert not twin.is_terminal()


@pytest.mark.parametrize(
    "code", ["openspiel", "openspiel:1", "openspiel:fast", "openspiel:xs", "openspiel:0s", "openspiel:nans"]
)
def test_settings_that_make_no_sense(code: str) -> None:
    with pytest.raises(BadOption, match="openspiel"):
        make(code, "")
