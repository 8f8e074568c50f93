"""Phase 4: the provost's move. (003, phase 4)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.road import NO_QUESTION
from caylus.games.caylus import board
from caylus.games.caylus.actions import PROVOST
from caylus.games.caylus.phases import road
from caylus.games.caylus.state import ASK_PROVOST, Table

WITHIN: Final = 0
OFF_THE_ROAD: Final = 1
TOO_DEAR: Final = 2


def next_question(s: Table) -> None:
    """In the order of passing each player once moves the provost or does not."""
    if s.cursor == s.players:
        road.begin(s)
        return
    seat = s.passed[s.cursor]
    s.cursor += 1
    s.question(ASK_PROVOST, seat)


def list_answers(s: Table) -> None:
    """Up to three spaces either way at a denier a space, or stay. (003, phase 4)"""
    s.legal = []
    list_moves(s, s.who, board.PROVOST_STEPS, 1)


def answer(s: Table, action: int) -> None:
    """The provost moves."""
    s.step = NO_QUESTION
    move(s, s.who, action, 1)


def steps_of(action: int) -> int:
    """The spaces an action moves the provost, back being negative."""
    return action - PROVOST - board.PROVOST_STEPS


def list_moves(s: Table, seat: int, most: int, price: int) -> None:
    """Add to `legal` the moves that end on the road and can be paid; staying is one of them. (ruling 6.24)"""
    for steps in range(-most, most + 1):
        if reach(s, seat, steps, price) == WITHIN:
            s.legal.append(PROVOST + board.PROVOST_STEPS + steps)


def reach(s: Table, seat: int, steps: int, price: int) -> int:
    """Whether the provost can be moved so far: on the road, and paid for. (003, phase 4; ruling 6.24)"""
    if not 1 <= s.provost + steps <= board.ROAD_END:
        return OFF_THE_ROAD
    return WITHIN if abs(steps) * price <= s.holds(seat, COIN) else TOO_DEAR


def move(s: Table, seat: int, action: int, price: int) -> None:
    """Pay for the spaces really moved, and move."""
    steps = steps_of(action)
    if steps and price:
        s.gain(seat, COIN, -abs(steps) * price)
    s.set_provost(s.provost + steps)


def obstacle(s: Table, seat: int, steps: int, price: int) -> str:
    """Why the provost cannot be moved so; empty if he can."""
    found = reach(s, seat, steps, price)
    if found == OFF_THE_ROAD:
        return f"The provost stays on the road, between spaces 1 and {board.ROAD_END}."
    if found == TOO_DEAR:
        return f"It costs {s.words.count(abs(steps) * price, COIN)}; you have {s.holds(seat, COIN)}."
    return ""
