"""Phases 1 and 5: income at the beginning of a round, and what happens at its end. Nobody is asked anything."""

from __future__ import annotations

from caylus.core.goods import COIN
from caylus.core.message import Message
from caylus_ferry.buildings import COMMISSIONS, ROUND_INCOME, ROUNDS
from caylus_ferry.state import INCOME, OVER, PLACEMENT, Table


def collect_income(s: Table) -> None:
    """Two deniers for everybody."""
    s.happen("income", message=Message("income"))
    for seat in range(s.players):
        s.gain(seat, COIN, ROUND_INCOME)
    s.begin_phase(PLACEMENT)


def finish(s: Table) -> None:
    """The next round, which whoever passed first begins; or the end."""
    if s.turn == ROUNDS:
        s.happen("end", message=Message("commissions-count"))
        for seat in range(s.players):
            score_commission(s, seat)
        s.end(OVER)
        return
    s.turn += 1
    s.first = s.passed[0]
    s.passed = []
    s.begin_phase(INCOME)


def score_commission(s: Table, seat: int) -> None:
    """What a seat has promised its patron."""
    commission = COMMISSIONS[s.commissions[seat]]
    points = commission.points * (s.holds(seat, commission.kind) // commission.each)
    s.score(seat, points, "commission", commission.id)
