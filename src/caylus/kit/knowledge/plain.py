"""What bots do in a game of which nothing is known: they play it to its end at random, and see who wins."""

from __future__ import annotations

from typing import Final

from caylus.core.actions import PASS
from caylus.core.chance import Chance
from caylus.core.playout import RandomPolicy, play_out
from caylus.core.state import State
from caylus.kit.knowledge.features import Feature, Features
from caylus.kit.knowledge.habits import Habits
from caylus.kit.knowledge.judge import Judge, final_shares
from caylus.kit.knowledge.weights import Weights

NOTHING_COUNTS: Final[list[Feature]] = []


class PlainHabits(Habits):
    """No habits: every answer is as good as the others."""

    def weigh(self, state: State) -> list[float]:
        """The same for all."""
        return [0.0] * len(state.legal)

    def places(self, state: State) -> bool:
        """Whether one can pass."""
        return PASS in state.legal

    def walks(self, state: State) -> bool:  # noqa: ARG002 (whatever it is)
        """Nobody knows."""
        return False


class PlainFeatures(Features):
    """Nothing counts but points."""

    def __init__(self) -> None:
        super().__init__(NOTHING_COUNTS, [1.0])

    def turns_left(self, state: State) -> float:  # noqa: ARG002 (whatever it is)
        """Nobody knows."""
        return 1.0

    def count(self, state: State, seat: int) -> list[int]:  # noqa: ARG002 (whatever it is)
        """Nothing."""
        return []


class PlainJudge(Judge):
    """Judges by one game played at random to its end; the same position always by the same game."""

    def __init__(self) -> None:
        features = PlainFeatures()
        super().__init__(PlainHabits(), features, Weights(features, {}))
        self.knows = False

    def foresee(self, state: State, turn: int) -> list[float]:  # noqa: ARG002 (the end of a turn means nothing to it)
        """The win shares at the end of that game; plays on the state itself."""
        play_out(state, RandomPolicy(Chance(f"roll-out {state.key()}")))
        return final_shares(state)

    def shares(self, state: State) -> list[float]:
        """The same, on a copy."""
        return self.foresee(state.copy(), state.turn)
