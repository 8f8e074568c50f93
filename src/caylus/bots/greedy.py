"""The greedy bot: tries every answer, ends the turn by habit, and takes what promises most."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from caylus.bots.judges import judge_for, own_guess
from caylus.core.state import State
from caylus.kit.knowledge.appraisal import Appraisal, appraise, best_of

MOST_LOST: Final = 2.0  # times the softness: what is worse than that is never chosen


class GreedyBot:
    """Looks one decision ahead. With a `softness` it may prefer what promises a little less."""

    def __init__(self, seed: str, softness: float = 0.0) -> None:
        self.rng = Random(seed)
        self.softness = softness

    def appraise(self, state: State) -> list[Appraisal]:
        """What each action worth a thought promises."""
        judge, guess = judge_for(state), own_guess(state)
        return [appraise(judge, guess, action) for action in judge.habits.considered(state)]

    def choose(self, state: State) -> int:
        """The action that promises most, or with some softness one not much worse."""
        found = self.appraise(state)
        best = best_of(found)
        if self.softness == 0.0:
            return best.action
        near = [each for each in found if each.share > best.share - MOST_LOST * self.softness]
        likely = [math.exp((each.share - best.share) / self.softness) for each in near]
        return self.rng.choices(near, likely)[0].action
