"""Phase 1: collecting income. (003, phase 1)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.message import Message
from caylus.core.state import NOBODY
from caylus.games.caylus import board
from caylus.games.caylus.state import PLACEMENT, Table

INCOME_IS_COLLECTED: Final = Message("income")


def collect(s: Table) -> None:
    """Two deniers each, one for each residence, and those of Library and Hotel. (003, phase 1)"""
    income = [board.INCOME] * s.players
    for space in range(1, board.ROAD_END + 1):
        owner = s.owner_at[space]
        if owner != NOBODY:
            income[owner] = income[owner] + s.tile(space).income[COIN]
    s.happen("income", message=INCOME_IS_COLLECTED)
    for seat in s.order:
        s.gain(seat, COIN, income[seat])
    s.begin_phase(PLACEMENT)
