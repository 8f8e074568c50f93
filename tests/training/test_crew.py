"""The same games for processes of this machine and for a Ray of its own. Ray opens ports: `make test-ray`."""

from __future__ import annotations

import os
import sys

import numpy as np
import pytest

from caylus.arena.match import ArenaError
from caylus.training.crew import Harvest, play_all
from caylus.training.selfplay import LINEAR_WORD, Task

really = pytest.mark.skipif(os.environ.get("CAYLUS_TEST_RAY") != "1", reason="only with CAYLUS_TEST_RAY=1")

TASKS = [Task("magna-carta", players, LINEAR_WORD, 12, seed, 1) for players in (2, 3) for seed in (7, 8)]


def harvests(address: str) -> dict[int, Harvest]:
    """What each task brought in, by its number."""
    return {TASKS.index(task): found for task, found in play_all(TASKS, 2, address)}


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not there
    with pytest.raises(ArenaError, match=r"pip install 'caylus\[cluster\]'"):
        list(play_all(TASKS, 1, "ray"))


@really
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_games_that_processes_play() -> None:
    here, there = harvests(""), harvests("ray")
    assert sorted(here) == sorted(there) == list(range(len(TASKS)))
    for number, (arrays, best) in here.items():
        assert best == there[number][1]
        assert all(np.array_equal(each, there[number][0][name]) for name, each in arrays.items())
