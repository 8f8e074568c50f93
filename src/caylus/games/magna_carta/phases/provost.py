"""Phase 3: the provost's move. (004, phase 3)"""

from caylus.core.goods import COIN
from caylus.core.road import NO_QUESTION
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import PROVOST
from caylus.games.magna_carta.state import ASK_PROVOST, ROAD, Table


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
        if not obstacle(s, s.who, steps):
            s.legal.append(PROVOST + board.PROVOST_STEPS + steps)


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
    if not 1 <= s.provost + steps <= s.road_end:
        return f"The provost stays on the road, between its first card and its last, number {s.road_end}."
    if abs(steps) > s.holds(seat, COIN):
        return f"It costs {s.words.count(abs(steps), COIN)}; you have {s.holds(seat, COIN)}."
    return ""
