"""What is measured on our own environments, in whichever build is on the path."""

from __future__ import annotations

import functools
from typing import Any

import gymnasium
import numpy as np

from benchmarks.measure import Done, Prepare, Work
from benchmarks.stepping import alone, in_turn, lean, sampled
from caylus.rl import caylus_1303_v0, caylus_v0, magna_carta_v0
from caylus.rl.solo import gymnasium_id
from caylus.rl.vector import Tables, random_legal

MODULES = {"caylus": caylus_v0, "caylus-1303": caylus_1303_v0, "magna-carta": magna_carta_v0}
PLAYERS = 4
ALONE = 2  # players in the Gymnasium environment, as in the peer's
NUMBER = 64  # tables of a vector
CALLS = 20  # of `step` between two looks at the clock
RNG = np.random.default_rng(1)


def legal(info: dict[str, Any]) -> Any:
    """The legal actions as our environment tells them."""
    return np.flatnonzero(info["action_mask"])


def batched(env: Any, agent: str, mask: Any) -> int:  # noqa: ARG001 (drawn from the mask alone)
    """As `vectorised` draws for many games, for one."""
    return int(random_legal(mask[np.newaxis], RNG)[0])


def vectorised(game: str) -> Work:
    """Many games at once."""
    tables = Tables(game, NUMBER, players=PLAYERS, seed=1)
    now = tables.moment()

    def play() -> Done:
        nonlocal now
        ended = 0
        for _ in range(CALLS):
            step = tables.step(random_legal(now.action_mask, RNG))
            now = step.moment
            ended += int(step.over.sum())
        return Done(CALLS * NUMBER, ended)

    return play


def works() -> dict[str, Prepare]:
    """Everything measured here, by name: which game, what, and for how many players."""
    found: dict[str, Prepare] = {}
    for game, module in MODULES.items():
        guarded = functools.partial(module.env, players=PLAYERS)
        raw = functools.partial(module.raw_env, players=PLAYERS)
        make = functools.partial(gymnasium.make, gymnasium_id(game), players=ALONE, bots="random")
        found |= {
            f"{game}/env/{PLAYERS}": functools.partial(in_turn, guarded, sampled),
            f"{game}/raw env/{PLAYERS}": functools.partial(in_turn, raw, sampled),
            f"{game}/raw env, lean/{PLAYERS}": functools.partial(in_turn, raw, lean),
            f"{game}/env, as many/{PLAYERS}": functools.partial(in_turn, guarded, batched),
            f"{game}/vectorised/{PLAYERS}": functools.partial(vectorised, game),
            f"{game}/gymnasium/{ALONE}": functools.partial(alone, make, legal),
        }
    return found
