"""Phase 3: the provost's move. (004, phase 3)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.road import NO_QUESTION
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import PROVOST
from caylus.games.magna_carta.state import ASK_PROVOST, ROAD, Table

WITHIN: Final = 0
OFF_THE_ROAD: Final = 1
TOO_DEAR: Final = 2


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
    for steps in range(-board.PROVOST_STEPS, board.PROVOST_STEPS + 1):
        if reach(s, s.who, steps) == WITHIN:
            s.legal.append(PROVOST + board.PROVOST_STEPS + steps)


def reach(s: Table, seat: int, steps: int) -> int:
    """Whether the provost can be moved so far: on the road, and paid for."""
    if not 1 <= s.provost + steps <= s.road_end:
        return OFF_THE_ROAD
    return WITHIN if abs(steps) <= s.holds(seat, COIN) else TOO_DEAR


def answer(s: Table, action: int) -> None:
    """Pay for the cards moved, and move."""
    s.step = NO_QUESTION
    steps = steps_of(action)
    if steps:
        s.gain(s.who, COIN, -abs(steps))
    s.set_provost(s.provost + steps)


def steps_of(action: int) -> int:
    """The cards an action moves the provost, back being negative."""
    return action - PROVOST - board.PROVOST_STEPS


def obstacle(s: Table, seat: int, steps: int) -> str:
    """Why the provost cannot be moved so; empty if he can."""
    found = reach(s, seat, steps)
    if found == OFF_THE_ROAD:
        return f"The provost stays on the road, between its first card and its last, number {s.road_end}."
    if found == TOO_DEAR:
        return f"It costs {s.words.count(abs(steps), COIN)}; you have {s.holds(seat, COIN)}."
    return ""
