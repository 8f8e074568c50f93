"""The drivers that step environments at random, ours and the peers' alike."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from benchmarks.measure import Done, Work

Draw: TypeAlias = Callable[[Any, str, Any], Any]  # an action from an environment, an agent and a mask
CHANCE = random.Random(1)


def sampled(env: Any, agent: str, mask: Any) -> Any:
    """As PettingZoo's documentation does it."""
    return env.action_space(agent).sample(mask)


def lean(env: Any, agent: str, mask: Any) -> int:  # noqa: ARG001 (what is left is the environment's own work)
    """With as little work as possible."""
    return int(CHANCE.choice(np.flatnonzero(mask)))


def in_turn(make: Callable[[], Any], draw: Draw) -> Work:
    """Whole games of a PettingZoo environment."""
    env = make()
    seeds = itertools.count(1)

    def play() -> Done:
        env.reset(seed=next(seeds))
        steps = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else draw(env, agent, seen["action_mask"]))
            steps += 1
        return Done(steps, 1)

    return play


def alone(make: Callable[[], Any], legal: Callable[[dict[str, Any]], Any]) -> Work:
    """Whole games of a Gymnasium environment; `legal` finds the legal actions in what stands beside an observation."""
    env = make()
    seeds = itertools.count(1)

    def play() -> Done:
        _, info = env.reset(seed=next(seeds))
        steps = 0
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(int(CHANCE.choice(legal(info))))
            steps += 1
        return Done(steps, 1)

    return play
