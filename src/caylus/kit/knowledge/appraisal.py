"""What a bot thinks of an answer, for choosing and for explaining."""

from __future__ import annotations

from caylus.core.state import State
from caylus.kit.knowledge.judge import Judge


class Appraisal:
    """An answer, the win share it promises who decides, and the position it is expected to lead to."""

    def __init__(self, action: int, share: float, outcome: State) -> None:
        self.action = action
        self.share = share
        self.outcome = outcome  # at the beginning of a turn, or when the game is over
        self.liking = share  # by which the bot chooses: the share, how often a search tried it, habit's worth
        self.answered: State | None = None  # where somebody else is expected to answer it ...
        self.reply = 0  # ... and how


def appraise(judge: Judge, state: State, action: int) -> Appraisal:
    """What an answer promises if the turn is then brought to its end by habit."""
    after = state.copy()
    after.carry_out(action)
    after.settle()
    shares = judge.foresee(after, state.turn)
    return Appraisal(action, shares[state.who], after)


def best_of(found: list[Appraisal]) -> Appraisal:
    """The one liked best, the better promise among equals, then the first."""
    best = found[0]
    for each in found:
        if each.liking > best.liking or (each.liking == best.liking and each.share > best.share):
            best = each
    return best
