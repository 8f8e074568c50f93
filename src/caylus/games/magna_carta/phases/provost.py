"""Phase 3: the provost's move. (004, phase 3)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.road import NO_QUESTION, OFF_THE_ROAD, TOO_DEAR
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


def obstacle(s: Table, seat: int, steps: int) -> str:
    """Why the provost cannot be moved so; empty if he can."""
    found = s.provost_reach(seat, steps, 1)
    if found == OFF_THE_ROAD:
        return f"The provost stays on the road, between its first card and its last, number {s.road_end}."
    if found == TOO_DEAR:
        return f"It costs {s.words.count(abs(steps), COIN)}; you have {s.holds(seat, COIN)}."
    return ""
