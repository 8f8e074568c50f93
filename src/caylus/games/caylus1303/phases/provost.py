"""Phase 2, d) and e), and the Bailiff: moving the provost. (001, moving the provost)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.road import NO_QUESTION
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import PROVOST
from caylus.games.caylus1303.characters import BAILIFF
from caylus.games.caylus1303.state import ASK_BAILIFF, ASK_BRIDGE, ROAD, Table

BAILIFF_STEPS: Final = 1

WITHIN: Final = 0
OFF_THE_ROAD: Final = 1
TOO_DEAR: Final = 2


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
    """Up to three steps for a worker each; the Bailiff one step, free."""
    s.legal = []
    if s.step == ASK_BRIDGE:
        list_moves(s, s.who, board.BRIDGE_STEPS, 1)
    else:
        list_moves(s, s.who, BAILIFF_STEPS, 0)


def answer(s: Table, action: int) -> None:
    """The provost moves."""
    price = 1 if s.step == ASK_BRIDGE else 0
    s.step = NO_QUESTION
    move(s, s.who, action, price)


def steps_of(action: int) -> int:
    """The steps an action moves the provost, back being negative."""
    return action - PROVOST - board.BRIDGE_STEPS


def list_moves(s: Table, seat: int, most: int, price: int) -> None:
    """Add to `legal` the moves that end on a place of his and can be paid; staying is one. (ruling 6.6, K5)"""
    for steps in range(-most, most + 1):
        if reach(s, seat, steps, price) == WITHIN:
            s.legal.append(PROVOST + board.BRIDGE_STEPS + steps)


def reach(s: Table, seat: int, steps: int, price: int) -> int:
    """Whether the provost can be moved so far: to a place of his, and paid for. (ruling 6.6, K5)"""
    if not 0 <= s.provost + steps <= board.PROVOST_END:
        return OFF_THE_ROAD
    return WITHIN if abs(steps) * price <= s.holds(seat, COIN) else TOO_DEAR


def move(s: Table, seat: int, action: int, price: int) -> None:
    """Return a worker for each step really made, and move."""
    steps = steps_of(action)
    if steps and price:
        s.gain(seat, COIN, -abs(steps) * price)
    s.set_provost(s.provost + steps)


def obstacle(s: Table, seat: int, steps: int, most: int, price: int) -> str:
    """Why the provost cannot be moved so; empty if he can."""
    if abs(steps) > most:
        return f"He can be moved {most} {'step' if most == 1 else 'steps'} at most here."
    found = reach(s, seat, steps, price)
    if found == OFF_THE_ROAD:
        return "The provost goes neither beyond the Guilds Bridge nor past the last place of the road."
    if found == TOO_DEAR:
        return f"It takes {s.words.count(abs(steps) * price, COIN)}; you have {s.holds(seat, COIN)} in hand."
    return ""
