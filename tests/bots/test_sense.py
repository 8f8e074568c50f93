"""Nobody passes as the first thing in a game who has money and workers: no level, in no game, at no table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import caylus
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.evaluation.experts import LINEAR, judge_for
from caylus.core.actions import PASS
from caylus.core.state import State
from tests.bots.situations import GAMES, where

# The levels, the searching ones with as many simulations as a test has time for
CODES = ["apprentice", "journeyman", "mason", "search:24"]
TABLES = [(about.id, players) for about in caylus.GAMES.values() for players in about.players]
SEEDS = range(9000, 9006)


def first_acts(game: str, players: int, code: str, seed: int) -> Iterator[tuple[State, int]]:
    """The first act of each seat that could also do something else than to pass, with the state it was asked in."""
    state = caylus.new(game, players, seed=seed)
    bots = [registry.make(code, f"{seed}/{seat}") for seat in range(players)]
    rng = Random(seed)
    begun: set[int] = set()
    while state.turn == 1:
        action = ask(bots[state.who], state, rng)
        if PASS in state.legal and len(state.legal) > 1 and state.who not in begun:
            yield state, action
        if PASS in state.legal or state.notation(action).startswith("place "):  # the Early Riser's first act is early
            begun.add(state.who)
        state.play(action)


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("code", CODES)
def test_no_level_passes_first_thing(game: str, players: int, code: str) -> None:
    asked = 0
    for seed in SEEDS:
        for state, action in first_acts(game, players, code, seed):
            asked += 1
            assert action != PASS, state.position()
    assert asked >= len(SEEDS) * players / 2


def test_the_search_of_the_first_version_still_does() -> None:
    passes = [action == PASS for seed in SEEDS for _, action in first_acts("magna-carta", 2, "linear:24", seed)]
    assert any(passes)


@pytest.mark.parametrize("game", GAMES)
def test_passing_is_left_out_only_for_the_idle_in_the_first_turn(game: str) -> None:
    def may_pass(state: State) -> bool:
        return PASS in state.legal and len(state.legal) > 1

    idle = later = busy = 0
    for state in where(may_pass, game, 3, number=200, whim=0.5):
        habits = judge_for(state).habits
        considered = habits.considered(state)
        assert LINEAR.judge(state).habits.considered(state) == state.legal
        if state.turn == 1 and habits.is_idle(state):
            assert considered == [action for action in state.legal if action != PASS]
            assert habits.pick(state) in considered
            idle += 1
        else:
            assert considered == state.legal
            later += state.turn > 1
            busy += state.turn == 1
    assert min(idle, later, busy) > 2
