"""Phase 3: the provost's move. (004, phase 3)"""

from typing import Final

from caylus.core.common import ProvostQuestion
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import PROVOST
from caylus.games.magna_carta.state import ASK_PROVOST, ROAD, Table
from caylus.games.magna_carta.state import PROVOST as PROVOST_PHASE

STAY: Final = PROVOST + board.PROVOST_STEPS


def next_question(s: Table) -> None:
    """In the order of passing each player once."""
    if s.cursor == s.players:
        s.begin_phase(ROAD)
        s.cursor = 1
        return
    s.question(ASK_PROVOST, s.passed[s.cursor])
    s.cursor += 1


class MovingProvost(ProvostQuestion[Table]):
    """Up to three cards either way at a denier a card, or stay. (004, phase 3; R22)"""

    def fits(self, s: Table) -> bool:
        """In the order of passing; the beginner game has no provost."""
        return s.phase == PROVOST_PHASE and s.rules.standard and s.asked_in_passing()
