"""Phase 4: the provost's move. (003, phase 4)"""

from typing import Final

from caylus.core.questions import Question
from caylus.core.road import NO_QUESTION
from caylus.games.caylus import board
from caylus.games.caylus.actions import PROVOST
from caylus.games.caylus.phases import road
from caylus.games.caylus.state import ASK_PROVOST, Table

STAY: Final = PROVOST + board.PROVOST_STEPS


def next_question(s: Table) -> None:
    """In the order of passing each player once moves the provost or does not."""
    if s.cursor == s.players:
        road.begin(s)
        return
    seat = s.passed[s.cursor]
    s.cursor += 1
    s.question(ASK_PROVOST, seat)


def list_answers(s: Table) -> None:
    """Up to three spaces either way at a denier a space, or stay. (003, phase 4; ruling 6.24)"""
    s.legal = []
    s.list_provost(s.who, STAY, board.PROVOST_STEPS, 1)


def answer(s: Table, action: int) -> None:
    """The provost moves."""
    s.step = NO_QUESTION
    s.walk_provost(s.who, action - STAY, 1)


class MovingProvost(Question[Table]):
    """Phase 4: up to three spaces at a denier each."""

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
        """A denier a space."""
        return 1
