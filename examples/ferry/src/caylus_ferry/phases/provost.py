"""Phase 3, the provost: in the order of passing, each may move him."""

from __future__ import annotations

from caylus.core.goods import COIN
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


def obstacle(s: Table, steps: int) -> str:
    """The rule in the way of so many steps; empty if there is none."""
    reach = s.provost_reach(s.who, steps, PROVOST_PRICE)
    if reach == OFF_THE_ROAD:
        return f"The provost stays on the road, between space 1 and space {s.provost_last()}."
    if reach == TOO_DEAR:
        return f"That costs {s.words.count(abs(steps) * PROVOST_PRICE, COIN)}, and you have {s.holds(s.who, COIN)}."
    return ""
