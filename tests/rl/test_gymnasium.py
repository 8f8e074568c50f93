"""The Gymnasium environments, by Gymnasium's own check and by ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import caylus.rl
from caylus.core.errors import BadOption
from caylus.rl.solo import gymnasium_id


@pytest.mark.parametrize("name", [*map(gymnasium_id, caylus.GAMES)])
@pytest.mark.filterwarnings("ignore::UserWarning")  # its own remarks on style
def test_its_own_check_passes(name: str) -> None:
    check_env(gymnasium.make(name, players=3, bots=["random", "novice"]).unwrapped)


def play(env: Any, seed: int) -> tuple[float, int]:
    """Play a random game; gives the last reward and the number of our decisions."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    decisions = 0
    while True:
        decisions += 1
        _, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over or cut:
            return reward, decisions


@pytest.mark.parametrize("name", [*map(gymnasium_id, caylus.GAMES)])
def test_whole_games_against_bots(name: str) -> None:
    env = gymnasium.make(name, players=2, bots="novice", returns="wins")
    played = [play(env, seed) for seed in range(3)]
    assert played == [play(env, seed) for seed in range(3)], "the same seed, the same game"
    assert all(decisions > 10 for _, decisions in played)
    assert sum(reward for reward, _ in played) <= 1, "who plays at random hardly wins"


def test_the_seat_is_drawn_or_named() -> None:
    env: Any = gymnasium.make("Caylus-v0", players=3, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}
    named: Any = gymnasium.make("Caylus-v0", players=3, bots="random", seat=1)
    assert {named.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}
    assert named.unwrapped.table.who == 1, "the others have played until it is our decision"


def test_an_illegal_action_ends_the_game() -> None:
    env: Any = gymnasium.make("Caylus-v0")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, _ = env.step(illegal)
    assert (reward, over, cut) == (-1.0, True, False)
    assert (env.unwrapped.action_masks() == info["action_mask"]).all()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 3, "bots": ["novice"]}, "2 bots, not 1"),
        ({"seat": 2}, "0 to 1, not 2"),
        ({"bots": "wizard"}, "wizard"),
        ({"returns": "glory"}, "glory"),
    ],
)
def test_what_makes_no_sense_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        gymnasium.make("Caylus-v0", **settings)


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_it_shows_the_table(mode: str) -> None:
    env: Any = gymnasium.make("MagnaCarta-v0", render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8
        assert shown.shape[2] == 3
        assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 20
    else:
        assert shown.startswith("<svg" if mode == "svg" else "Turn 1")
