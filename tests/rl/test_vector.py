"""Many games in one call."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import caylus
from caylus.core.errors import BadOption, IllegalAction
from caylus.rl import arrays
from caylus.rl.returns import ranks
from caylus.rl.seeding import SEED_BITS
from caylus.rl.vector import Tables, random_legal

NUMBER = 5


@pytest.mark.parametrize(("game", "players"), [("caylus", 4), ("caylus-1303", 3), ("magna-carta", 2)])
def test_each_table_is_a_game_of_its_own(game: str, players: int) -> None:
    tables = Tables(game, NUMBER, players, seed=7)
    seeds = Random(7)
    games = [caylus.new(game, players, seed=seeds.getrandbits(SEED_BITS)) for _ in range(NUMBER)]
    rng = np.random.default_rng(1)
    now = tables.moment()
    ended = 0
    for _ in range(400):
        for at, state in enumerate(games):
            assert now.seat[at] == state.who
            assert (now.observation[at] == arrays.observe(tables.encoder, state, state.who)).all()
            assert list(np.flatnonzero(now.action_mask[at])) == state.actions()
        chosen = random_legal(now.action_mask, rng)
        step = tables.step(chosen)
        now = step.moment
        for at, state in enumerate(games):
            state.play(int(chosen[at]))
            assert step.over[at] == state.over
            assert step.rewards[at] == pytest.approx(ranks(state) if state.over else [0.0] * players)
            if state.over:
                ended += 1
                games[at] = caylus.new(game, players, seed=seeds.getrandbits(SEED_BITS))
    assert ended >= NUMBER, "each has been followed by another"


def test_the_same_seed_brings_the_same_games() -> None:
    first, second = Tables("magna-carta", 3, 2, seed=4), Tables("magna-carta", 3, 2, seed=9)
    assert (first.moment().observation != second.moment().observation).any()
    assert (first.moment().observation == second.reset(seed=4).observation).all()


def test_what_comes_back_may_be_written_on_and_stays() -> None:
    tables = Tables("caylus", 2, 2, seed=1)
    before = tables.moment()
    kept = before.observation.copy()
    tables.step(random_legal(before.action_mask, np.random.default_rng(1)))
    assert (before.observation == kept).all()
    before.observation[:] = 0
    before.action_mask[:] = 0
    assert tables.moment().action_mask.any()


def test_every_legal_action_is_drawn() -> None:
    marks = np.array([[0, 1, 0, 1, 1], [1, 0, 0, 0, 0], [0, 0, 0, 0, 1]], np.int8)
    rng = np.random.default_rng(1)
    drawn = np.array([random_legal(marks, rng) for _ in range(3000)])
    places, counts = np.unique(drawn[:, 0], return_counts=True)
    assert list(places) == [1, 3, 4]
    assert counts.min() > 900
    assert set(drawn[:, 1]) == {0}
    assert set(drawn[:, 2]) == {4}


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOption, match="at least one table"):
        Tables("caylus", 0)
    tables = Tables("caylus", 2, 2, seed=1)
    legal = [table.actions()[0] for table in tables.tables]
    keys = [table.key() for table in tables.tables]
    for wrong in (legal[:1], [*legal, 0], [legal], [each + 0.5 for each in legal], ["pass", "pass"]):
        with pytest.raises(BadOption, match="2 whole numbers are wanted"):
            tables.step(wrong)  # type: ignore[arg-type]  # that is what is tested
    with pytest.raises(IllegalAction, match="At table 1: "):
        tables.step([legal[0], 1])
    assert [table.key() for table in tables.tables] == keys
