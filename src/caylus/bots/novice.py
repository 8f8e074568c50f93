"""The novice: plays by habit, without looking ahead."""

from __future__ import annotations

from caylus.bots.evaluation.experts import judge_for
from caylus.core.state import State


class NoviceBot:
    """Takes what seems worth most at a glance."""

    def choose(self, state: State) -> int:
        """The action that habit weighs highest."""
        return judge_for(state).habits.pick(state)
