"""The novice: plays by habit, without looking ahead."""

from __future__ import annotations

from caylus.bots.judges import judge_for, own_guess
from caylus.core.state import State
from caylus.kit.knowledge.appraisal import Appraisal, appraise


class NoviceBot:
    """Takes what seems worth most at a glance."""

    def choose(self, state: State) -> int:
        """The action that habit weighs highest."""
        return judge_for(state).habits.pick(state)

    def appraise(self, state: State) -> list[Appraisal]:
        """What each action worth a thought promises, liked as habit weighs it."""
        judge, guess = judge_for(state), own_guess(state)
        considered = judge.habits.considered(state)
        found = [appraise(judge, guess, action) for action in considered]
        for each, worth in zip(found, judge.habits.weigh(state)[-len(considered) :], strict=True):
            each.liking = worth
        return found
