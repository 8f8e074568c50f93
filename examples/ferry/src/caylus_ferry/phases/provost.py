"""Phase 3, the provost: in the order of passing, each may move him."""

from __future__ import annotations

from caylus.core.common import too_dear
from caylus.core.message import Message
from caylus.core.road import NO_QUESTION, OFF_THE_ROAD, TOO_DEAR
from caylus_ferry.actions import STAY
from caylus_ferry.buildings import PROVOST_PRICE, PROVOST_STEPS
from caylus_ferry.state import ASK_PROVOST, ROAD, Table


def next_question(s: Table) -> None:
    """Each player once."""
    if s.cursor < s.players:
        s.question(ASK_PROVOST, s.passed[s.cursor])
        return
    s.begin_phase(ROAD)
    s.cursor = 1


def list_answers(s: Table) -> None:
    """Every move the player can pay for, to stay included."""
    s.legal = []
    s.list_provost(s.who, STAY, PROVOST_STEPS, PROVOST_PRICE)


def answer(s: Table, action: int) -> None:
    """The provost moves."""
    s.step = NO_QUESTION
    s.cursor += 1
    s.walk_provost(s.who, action - STAY, PROVOST_PRICE)


def obstacle(s: Table, steps: int) -> Message | None:
    """The rule in the way of so many steps, if there is one."""
    reach = s.provost_reach(s.who, steps, PROVOST_PRICE)
    if reach == OFF_THE_ROAD:
        return Message("why-provost-bounds", last=s.provost_last())
    return too_dear(s, abs(steps) * PROVOST_PRICE) if reach == TOO_DEAR else None
