"""The drivers that step environments at random, ours and the peers' alike."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.measure import Done, Work


def sampled(make: Callable[[], Any]) -> Work:
    """Whole games of a PettingZoo environment, driven as its documentation does it."""
    env = make()
    seeds = itertools.count(1)

    def play() -> Done:
        env.reset(seed=next(seeds))
        steps = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        return Done(steps, 1)

    return play


def lean(make: Callable[[], Any]) -> Work:
    """The same, the actions chosen with as little work as possible: what is left is the environment's own."""
    env = make()
    seeds = itertools.count(1)
    chance = random.Random(1)

    def play() -> Done:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return Done(steps, 1)

    return play


def alone(make: Callable[[], Any], legal: Callable[[dict[str, Any]], Any]) -> Work:
    """Whole games of a Gymnasium environment; `legal` finds the legal actions in what stands beside an observation."""
    env = make()
    seeds = itertools.count(1)
    chance = random.Random(1)

    def play() -> Done:
        _, info = env.reset(seed=next(seeds))
        steps = 0
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(int(chance.choice(legal(info))))
            steps += 1
        return Done(steps, 1)

    return play
