"""Phase 2, d) and e), and the Bailiff: moving the provost. (001, moving the provost)"""

from typing import Final

from caylus.core.common import ProvostQuestion
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import PROVOST
from caylus.games.caylus1303.characters import BAILIFF
from caylus.games.caylus1303.state import ASK_BAILIFF, ASK_BRIDGE, ROAD, Table
from caylus.games.caylus1303.state import PROVOST as BRIDGE

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


class MovingProvost(ProvostQuestion[Table]):
    """Up to three steps for a worker each; the Bailiff one step, free. (ruling 6.6, K5)"""

    def fits(self, s: Table) -> bool:
        """In the order of passing."""
        return s.phase == BRIDGE and s.asked_in_passing()


class BailiffsMove(MovingProvost):
    """The step of the Bailiff."""

    def fits(self, s: Table) -> bool:
        """Of who has him, after all the others."""
        return s.phase == BRIDGE and s.cursor == s.players + 1 and s.has(s.who, BAILIFF)
