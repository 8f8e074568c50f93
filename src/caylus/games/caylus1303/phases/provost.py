"""Phase 2, d) and e), and the Bailiff: moving the provost. (001, moving the provost)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.road import NO_QUESTION, OFF_THE_ROAD, TOO_DEAR
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


def obstacle(s: Table, seat: int, steps: int, most: int, price: int) -> str:
    """Why the provost cannot be moved so; empty if he can."""
    if abs(steps) > most:
        return f"He can be moved {most} {'step' if most == 1 else 'steps'} at most here."
    found = s.provost_reach(seat, steps, price)
    if found == OFF_THE_ROAD:
        return "The provost goes neither beyond the Guilds Bridge nor past the last place of the road."
    if found == TOO_DEAR:
        return f"It takes {s.words.count(abs(steps) * price, COIN)}; you have {s.holds(seat, COIN)} in hand."
    return ""
