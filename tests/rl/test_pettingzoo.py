"""The PettingZoo environments, by PettingZoo's own suite and by ours."""

from __future__ import annotations

import copy
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

import caylus
from caylus.core.errors import BadOption, IllegalAction
from caylus.rl import caylus_1303_v0, caylus_v0, magna_carta_v0

MODULES = {"caylus": caylus_v0, "caylus-1303": caylus_1303_v0, "magna-carta": magna_carta_v0}
modules = pytest.mark.parametrize("module", MODULES.values(), ids=list(MODULES))


@modules
@pytest.mark.filterwarnings("ignore::UserWarning")  # its own remarks on style
def test_its_own_suite_passes(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    for players in (2, 4):
        api_test(module.env(players=players), num_cycles=60)
    seed_test(module.env, 25)
    max_cycles_test(module)
    render_test(module.env)
    assert "Passed API test" in capsys.readouterr().out


@modules
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_parallel_form_passes_too(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(players=3, forgiving=True), num_cycles=60)


def play(env: Any, seed: int) -> list[int]:
    """Play a random game; gives the actions."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    actions = []
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        actions.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        env.step(actions[-1])
    return actions


@modules
def test_a_whole_game_is_the_game(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    actions = play(env, 4)
    assert env.agents == []
    assert env.state_.over
    state = caylus.new(env.game, 3, seed=np_seed(4))
    for action in actions:
        state.play(action)
    assert state.scores() == env.state_.scores()


def np_seed(seed: int) -> int:
    """The seed of the first game after `reset(seed)`."""
    from random import Random  # noqa: PLC0415

    return Random(seed).getrandbits(63)


@pytest.mark.parametrize(("returns", "total"), [("ranks", 0.0), ("wins", 1.0), ("scores", None)])
def test_rewards_come_at_the_end(returns: str, total: float | None) -> None:
    env = caylus_v0.raw_env(players=3, returns=returns)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    while not env.state_.over:
        assert set(env.rewards.values()) == {0.0}
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    scores = env.state_.scores()
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    if total is None:
        assert rewards == scores
    else:
        assert sum(rewards) == pytest.approx(total)
        assert rewards.index(max(rewards)) == scores.index(max(scores))


def test_an_illegal_action_is_refused() -> None:
    raw = caylus_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(1)
    guarded = caylus_v0.env()
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(1)
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1
    assert {guarded.rewards[other] for other in guarded.agents if other != agent} == {0.0}
    while guarded.agents:
        guarded.step(None)


def test_a_copy_is_a_game_of_its_own() -> None:
    env = magna_carta_v0.raw_env(players=2)
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    before = env.state_.key()
    twin.step(twin.state_.actions()[0])
    assert env.state_.key() == before
    env.step(env.state_.actions()[0])
    assert env.state_.key() == twin.state_.key(), "and an exact one, shuffles to come included"


@modules
def test_cycles_are_the_decisions_of_each(module: ModuleType) -> None:
    for seed in range(20):
        env = module.env(players=3, max_cycles=3)
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        counts = dict.fromkeys(env.agents, 0)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            assert not over, "nobody finishes so early"
            counts[agent] += not cut
            env.step(None if cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert set(counts.values()) == {3}


def test_calls_out_of_order_are_refused() -> None:
    env = caylus_v0.env()
    for name in ("agents", "agent_selection", "rewards"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env, name)
    for call in (env.last, env.agent_iter, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AssertionError, match="reset"):
            call()
    env.reset(seed=1)
    for action in (-1, 213, 0.5, None):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)


def test_only_the_seat_that_decides_may_act() -> None:
    env = magna_carta_v0.env(players=2)
    env.reset(seed=3)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(waiting)["action_mask"].any()


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOption, match="ranks, scores, wins"):
        caylus_v0.env(returns="glory")
    with pytest.raises(BadOption, match="Render modes"):
        caylus_v0.env(render_mode="smoke")
    with pytest.raises(BadOption, match="7"):
        caylus_v0.env(players=7)
