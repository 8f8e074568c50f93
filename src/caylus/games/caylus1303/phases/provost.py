"""Phase 2, d) and e), and the Bailiff: moving the provost. (001, moving the provost)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.questions import Question
from caylus.core.road import NO_QUESTION, RoadState
from caylus.core.verbs import ProvostVerb
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import PROVOST
from caylus.games.caylus1303.characters import BAILIFF
from caylus.games.caylus1303.state import ASK_BAILIFF, ASK_BRIDGE, ROAD, Table

BAILIFF_STEPS: Final = 1
STAY: Final = PROVOST + board.BRIDGE_STEPS


def next_question(s: Table) -> None:
    """In the order of passing each player once; then whoever has the Bailiff now. (001, phase 2 e)"""
    s.cursor += 1
    if s.cursor <= s.players:
        s.question(ASK_BRIDGE, s.passed[s.cursor - 1])
    elif s.cursor == s.players + 1:
        if s.holder[BAILIFF] >= 0:
            s.question(ASK_BAILIFF, s.holder[BAILIFF])
    else:
        s.begin_phase(ROAD)
        s.cursor = 1


def list_answers(s: Table) -> None:
    """Up to three steps for a worker each; the Bailiff one step, free. (ruling 6.6, K5)"""
    s.legal = []
    if s.step == ASK_BRIDGE:
        s.list_provost(s.who, STAY, board.BRIDGE_STEPS, 1)
    else:
        s.list_provost(s.who, STAY, BAILIFF_STEPS, 0)


def answer(s: Table, action: int) -> None:
    """The provost moves."""
    price = 1 if s.step == ASK_BRIDGE else 0
    s.step = NO_QUESTION
    s.walk_provost(s.who, action - STAY, price)


class MovingProvost(Question[Table]):
    """From the bridge for a worker a step, or by the Bailiff one step, free."""

    def __init__(self, number: int, id: str, sentence: str, steps: int, price: int) -> None:
        super().__init__(number, id, sentence)
        self.steps = steps
        self.step_price = price

    def list_answers(self, s: Table) -> None:
        """So far as one can pay."""
        list_answers(s)

    def answer(self, s: Table, action: int) -> None:
        """He moves."""
        answer(s, action)

    def provost_steps(self, s: Table) -> int:  # noqa: ARG002
        """Three or one."""
        return self.steps

    def provost_price(self) -> int:
        """Workers a step."""
        return self.step_price


class Provost(ProvostVerb):
    """`provost`: paid with workers."""

    def too_dear(self, s: RoadState, price: int) -> str:
        """What one has is in one's hand."""
        return f"It takes {s.words.count(price, COIN)}; you have {s.holds(s.who, COIN)} in hand."
