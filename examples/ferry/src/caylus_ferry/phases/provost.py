"""Phase 3, the provost: in the order of passing, each may move him."""

from __future__ import annotations

from caylus.core.common import ProvostQuestion
from caylus_ferry.state import ASK_PROVOST, PROVOST, ROAD, Table


def next_question(s: Table) -> None:
    """Each player once."""
    if s.cursor == s.players:
        s.begin_phase(ROAD)
        s.cursor = 1
        return
    s.question(ASK_PROVOST, s.passed[s.cursor])
    s.cursor += 1


class MovingProvost(ProvostQuestion[Table]):
    """Every move the player can pay for, to stay included."""

    def fits(self, s: Table) -> bool:
        """In the order of passing."""
        return s.phase == PROVOST and s.asked_in_passing()
