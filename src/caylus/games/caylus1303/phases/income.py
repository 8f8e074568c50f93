"""Phase 4, 3: recruitment. (001, phase 4)"""

from typing import Final

from caylus.core.goods import COIN
from caylus.core.message import Message
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.characters import CHARACTERS, DAY_LABORER
from caylus.games.caylus1303.state import Table

RECRUITMENT: Final = Message("recruitment")


def recruit(s: Table) -> None:
    """Three workers, two with five players, and what residences, monuments and the Day Laborer bring."""
    s.happen("income", message=RECRUITMENT)
    for seat in range(s.players):
        workers = board.RECRUITS[s.players] + (CHARACTERS[DAY_LABORER].workers if s.has(seat, DAY_LABORER) else 0)
        for space in range(1, board.ROAD_END + 1):
            if s.owner_at[space] == seat:
                income = s.tile(space).income
                workers += income[COIN]
                for cube in range(COIN):
                    if income[cube]:
                        s.gain(seat, cube, income[cube])
        s.gain(seat, COIN, workers)
