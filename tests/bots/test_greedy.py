"""The greedy bot: the best promise, or with some softness one not much worse."""

from __future__ import annotations

import pytest

from caylus.bots.greedy import GreedyBot
from caylus.bots.judges import judge_for
from tests.bots.situations import GAMES, moments

SOFTNESS = 0.02


@pytest.mark.parametrize("game", GAMES)
def test_without_softness_it_takes_the_best_promise(game: str) -> None:
    for at, state in enumerate(moments(game, 3, 1)):
        if at % 9 == 0:
            found = GreedyBot("a").appraise(state)
            assert [each.action for each in found] == judge_for(state).habits.considered(state)
            chosen = GreedyBot("b").choose(state)
            assert chosen == max(found, key=lambda each: each.share).action


@pytest.mark.parametrize("game", GAMES)
def test_a_soft_choice_differs_from_time_to_time_and_is_never_a_blunder(game: str) -> None:
    softened = tempted = 0
    for at, state in enumerate(moments(game, 3, 1)):
        if at % 3 == 0:
            promised = {each.action: each.share for each in GreedyBot("a").appraise(state)}
            best = max(promised.values())
            share = promised[GreedyBot(f"soft {at}", SOFTNESS).choose(state)]
            assert share > best - 3 * SOFTNESS
            softened += share < best
            tempted += min(promised.values()) < best - 3 * SOFTNESS
    assert softened > 5
    assert tempted > 5
