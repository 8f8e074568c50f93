"""Copies of environments are exact copies, and games of their own."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest

import caylus.rl  # noqa: F401 (registers them)
from caylus.rl import caylus_1303_v0, caylus_v0, magna_carta_v0
from caylus.rl.vector import Tables, random_legal

MODULES = {"caylus": caylus_v0, "caylus-1303": caylus_1303_v0, "magna-carta": magna_carta_v0}


def walk(env: Any, steps: int, seed: int) -> list[Any]:
    """So many random steps through a PettingZoo environment, into the next game if need be; what was seen."""
    rng = np.random.default_rng(seed)
    seen: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        now, reward, over, cut, _ = env.last()
        seen.append(
            (env.agent_selection, now["observation"].tobytes(), now["action_mask"].tobytes(), reward, over, cut)
        )
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(now["action_mask"]))))
    return seen


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("kind", ["raw_env", "env"])
def test_a_copy_of_a_table_goes_on_like_the_table(game: str, kind: str) -> None:
    env = getattr(MODULES[game], kind)(players=2)
    env.reset(seed=5)
    walk(env, 30, 1)
    twin = copy.deepcopy(env)
    other = copy.deepcopy(env)
    walk(other, 40, 9)  # which disturbs neither
    assert walk(twin, 400, 2) == walk(env, 400, 2), "shuffles and games to come included"


@pytest.mark.parametrize("game", MODULES)
def test_a_copy_of_the_parallel_form_does_too(game: str) -> None:
    env = MODULES[game].parallel_env(players=3, forgiving=True)
    env.reset(seed=2)
    twin = copy.deepcopy(env)
    for _ in range(30):
        actions = dict.fromkeys(env.agents, 0)
        first, second = env.step(actions), twin.step(dict(actions))
        for agent in env.agents:
            assert (first[0][agent]["observation"] == second[0][agent]["observation"]).all()
        assert first[1:] == second[1:]


@pytest.mark.parametrize(
    ("name", "bots"),
    [
        ("MagnaCarta-v0", "random"),
        ("MagnaCarta-v0", "novice"),
        ("Caylus1303-v0", "greedy:0.1"),
        ("MagnaCarta-v0", "planner"),
        ("MagnaCarta-v0", "search:20"),
        ("Caylus-v0", "search:20"),  # which keeps its tree from one decision to the next
    ],
)
def test_a_copy_of_a_seat_among_bots_does_too(name: str, bots: str) -> None:
    env: Any = gymnasium.make(name, players=2, bots=bots)
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(1)
    for _ in range(5):
        _, _, _, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    twin = copy.deepcopy(env)
    over, steps = False, 0
    while not over and steps < {"search:20": 4, "planner": 12}.get(bots, 1000):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        (seen, reward, over, _, info), other = env.step(action), twin.step(action)
        assert (seen == other[0]).all()
        assert (info["action_mask"] == other[4]["action_mask"]).all()
        assert (reward, over) == (other[1], other[2])
        steps += 1
    assert (env.reset()[0] == twin.reset()[0]).all(), "the next game is the same too"


def test_a_copy_of_many_tables_does_too() -> None:
    tables = Tables("magna-carta", 3, 2, seed=1)
    now = tables.moment()
    rng = np.random.default_rng(1)
    twin = copy.deepcopy(tables)
    for _ in range(200):
        actions = random_legal(now.action_mask, rng)
        first, second = tables.step(actions), twin.step(actions)
        now = first.moment
        assert (first.moment.observation == second.moment.observation).all()
        assert (first.rewards == second.rewards).all()


def test_gymnasium_makes_a_row_of_them() -> None:
    envs: Any = gymnasium.make_vec("Caylus-v0", num_envs=3, vectorization_mode="sync", players=2, bots="random")
    seen, infos = envs.reset(seed=1)
    assert seen.shape == (3, 984)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        actions = [int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in infos["action_mask"]]
        seen, _, over, _, infos = envs.step(np.array(actions))
        ended += int(over.sum())
    assert ended >= 3
    envs.close()
