"""Short ways to positions and games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import caylus
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.judges import judge_for
from caylus.core import COMPILED
from caylus.core.state import State

__all__ = ["COMPILED", "GAMES", "after", "moments", "play", "where"]

GAMES = list(caylus.GAMES)


def moments(game: str, players: int, seed: int, whim: float = 0.0) -> Iterator[State]:
    """Every question of a game played by habit, now and then by whim; each a state of its own."""
    rng = Random(seed)
    state = caylus.new(game, players, seed=seed)
    while not state.over:
        yield state.copy()
        state.play(rng.choice(state.legal) if rng.random() < whim else judge_for(state).habits.pick(state))


def where(
    true: Callable[[State], bool], game: str, players: int, number: int = 1, whim: float = 0.0, seeds: int = 20
) -> list[State]:
    """The first so many questions of which something is true."""
    found: list[State] = []
    for seed in range(seeds):
        for state in moments(game, players, seed, whim):
            if true(state):
                found.append(state)
                if len(found) == number:
                    return found
    raise AssertionError(f"such a question is asked {len(found)} times only")


def after(state: State, action: int) -> State:
    """The state once the action is played."""
    played = state.copy()
    played.play(action)
    return played


def play(game: str, codes: list[str], seed: int) -> State:
    """The end of a game between bots, one at each seat, that are shown only what they may know."""
    rng = Random(seed)
    state = caylus.new(game, len(codes), seed=seed)
    bots = [registry.make(code, f"{seed} {seat}") for seat, code in enumerate(codes)]
    while not state.over:
        state.play(ask(bots[state.who], state, rng))
    return state
