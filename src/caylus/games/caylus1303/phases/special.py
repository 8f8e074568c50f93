"""Phase 2, a) to d): the buildings printed before the Guilds Bridge. (001, phase 2)"""

from caylus.games.caylus1303 import board
from caylus.games.caylus1303.phases import road
from caylus.games.caylus1303.state import PRINTED, PROVOST, Table


def next_question(s: Table) -> None:
    """Fairground, Lawyer, Carpenter and Toll in their order; then the bridge."""
    assert s.phase == PRINTED
    while s.cursor < len(board.PRINTED_SPACES):
        if road.activate(s, board.FIRST_PRINTED + s.cursor):
            return
        s.cursor += 1
    s.begin_phase(PROVOST)
