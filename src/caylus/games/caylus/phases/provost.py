"""Phase 4: the provost's move. (003, phase 4)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.road import NO_QUESTION, OFF_THE_ROAD, TOO_DEAR
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


def obstacle(s: Table, seat: int, steps: int, price: int) -> str:
    """Why the provost cannot be moved so; empty if he can."""
    found = s.provost_reach(seat, steps, price)
    if found == OFF_THE_ROAD:
        return f"The provost stays on the road, between spaces 1 and {board.ROAD_END}."
    if found == TOO_DEAR:
        return f"It costs {s.words.count(abs(steps) * price, COIN)}; you have {s.holds(seat, COIN)}."
    return ""
