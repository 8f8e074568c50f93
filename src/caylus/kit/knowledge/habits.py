"""Habits: what a player of some experience does at a glance, without looking ahead."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from caylus.core.road import NO_QUESTION, RoadState
from caylus.core.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """The rules of thumb of one game. They make a novice, end a turn in thought, and give a search its first ideas.

    Who is `rash` may pass as the first thing in a game, as the bots of version 0.1 did.
    """

    rash: bool = False  # also for games that do not call what follows
    placing: int = NO_QUESTION
    walking: int = NO_QUESTION

    def __init__(self, placing: int = NO_QUESTION, walking: int = NO_QUESTION, *, rash: bool = False) -> None:
        self.placing = placing  # the question where to place a worker ...
        self.walking = walking  # ... and how far the provost goes, by their numbers
        self.rash = rash

    def weigh(self, state: State) -> list[float]:
        """What each of the legal actions seems worth to who decides, in points; in the order of `legal`."""
        raise NotImplementedError

    def places(self, state: State) -> bool:
        """Whether the question is where to place a worker, so that `pass` ends the seat's part of the turn."""
        return isinstance(state, RoadState) and state.step == self.placing

    def walks(self, state: State) -> bool:
        """Whether the question is how far the provost is moved, at the time when all may move him."""
        return isinstance(state, RoadState) and state.step == self.walking

    def is_idle(self, state: State) -> bool:  # noqa: ARG002 (for games to fill in)
        """Whether who is asked where to place has nobody at work yet; unless a game says so, nobody is."""
        return False

    def considered(self, state: State) -> list[int]:
        """The actions that are worth a thought: nobody passes in the first turn who is idle and can do something."""
        legal = state.legal
        if state.turn > 1 or self.rash or len(legal) == 1 or not self.places(state) or not self.is_idle(state):
            return legal
        return legal[1:]

    def pick(self, state: State) -> int:
        """The action worth a thought that seems worth most; the first of equals."""
        worth = self.weigh(state)
        best = len(worth) - len(self.considered(state))
        for at in range(best + 1, len(worth)):
            if worth[at] > worth[best]:
                best = at
        return state.legal[best]

    def finish_turn(self, state: State) -> None:
        """Play on to the first question of the next turn, or to the end: nobody places any more workers."""
        turn = state.turn
        while state.who != NOBODY and state.turn == turn:
            state.carry_out(state.legal[0] if self.places(state) else self.pick(state))
            state.settle()
