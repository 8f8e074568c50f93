"""Phase 3: the provost's move. (004, phase 3)"""

from typing import Final

from caylus.core.questions import Question
from caylus.core.road import NO_QUESTION
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import PROVOST
from caylus.games.magna_carta.state import ASK_PROVOST, ROAD, Table

STAY: Final = PROVOST + board.PROVOST_STEPS


def next_question(s: Table) -> None:
    """In the order of passing each player once."""
    if s.cursor == s.players:
        s.begin_phase(ROAD)
        s.cursor = 1
        return
    s.question(ASK_PROVOST, s.passed[s.cursor])
    s.cursor += 1


def list_answers(s: Table) -> None:
    """Up to three cards either way at a denier a card, or stay. (004, phase 3; R22)"""
    s.legal = []
    s.list_provost(s.who, STAY, board.PROVOST_STEPS, 1)


def answer(s: Table, action: int) -> None:
    """The provost moves."""
    s.step = NO_QUESTION
    s.walk_provost(s.who, action - STAY, 1)


class MovingProvost(Question[Table]):
    """Phase 3: up to three cards at a denier each."""

    def list_answers(self, s: Table) -> None:
        """So far as one can pay."""
        list_answers(s)

    def answer(self, s: Table, action: int) -> None:
        """He moves."""
        answer(s, action)

    def provost_steps(self, s: Table) -> int:  # noqa: ARG002
        """Three, either way."""
        return board.PROVOST_STEPS

    def provost_price(self) -> int:
        """A denier a card."""
        return 1
