"""Phase 1: collecting income. (004, phase 1)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.message import Message
from caylus.games.magna_carta import board
from caylus.games.magna_carta.buildings import PRESTIGES, RESIDENCE_CARD
from caylus.games.magna_carta.state import ACTIONS, Table

INCOME_IS_COLLECTED: Final = Message("income")


def collect(s: Table) -> None:
    """Two deniers, one for each visible residence, and that of the Hotel. (004, phase 1)"""
    s.happen("income", message=INCOME_IS_COLLECTED)
    for seat in range(s.players):
        income = board.INCOME + len(s.residences(seat)) * RESIDENCE_CARD.income[COIN]
        for card, building in enumerate(PRESTIGES):
            if s.prestige_owner[card] == seat:
                income += building.income[COIN]
        s.gain(seat, COIN, income)
    s.begin_phase(ACTIONS)
