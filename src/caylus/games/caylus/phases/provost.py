"""Phase 4: the provost's move. (003, phase 4)"""

from typing import Final

from caylus.core.common import ProvostQuestion
from caylus.games.caylus import board
from caylus.games.caylus.actions import PROVOST
from caylus.games.caylus.phases import road
from caylus.games.caylus.state import ASK_PROVOST, Table
from caylus.games.caylus.state import PROVOST as PROVOST_PHASE

STAY: Final = PROVOST + board.PROVOST_STEPS


def next_question(s: Table) -> None:
    """In the order of passing each player once moves the provost or does not."""
    if s.cursor == s.players:
        road.begin(s)
        return
    seat = s.passed[s.cursor]
    s.cursor += 1
    s.question(ASK_PROVOST, seat)


class MovingProvost(ProvostQuestion[Table]):
    """Up to three spaces either way at a denier a space, or stay. (003, phase 4; ruling 6.24)"""

    def fits(self, s: Table) -> bool:
        """In the order of passing."""
        return s.phase == PROVOST_PHASE and s.asked_in_passing()
