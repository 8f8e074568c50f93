"""Setting up a game: the order of the road, the first player and the commissions are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caylus.core.chance import Chance
from caylus.core.goods import PURSE, amount
from caylus.core.road import IN_SUPPLY
from caylus_ferry.buildings import COMMISSIONS, FERRY, PROVOST_START, START_GOODS, TILES, WORKERS
from caylus_ferry.state import INCOME

if TYPE_CHECKING:
    from caylus_ferry.flow import Ferry


def bare_table(s: Ferry, players: int) -> Ferry:
    """A table with nothing on it; space 0 is unused."""
    s.lay_out(players, len(TILES) + 1)
    s.phase = INCOME
    s.workers = [WORKERS] * players
    s.space_of = [IN_SUPPLY] * len(TILES)
    return s


def set_up(s: Ferry, players: int, seed: int) -> Ferry:
    """The table laid for a new game; the same seed lays the same table."""
    bare_table(s, players)
    chance = Chance(f"ferry {seed}")
    road = [tile for tile in range(len(TILES)) if tile != FERRY]
    chance.shuffle(road)
    for space, tile in enumerate([*road, FERRY], 1):
        s.lay_first(space, tile)
    s.provost = PROVOST_START
    s.first = chance.below(players)
    cards = list(range(len(COMMISSIONS)))
    chance.shuffle(cards)
    s.commissions = cards[:players]
    s.purse = amount(START_GOODS)[:PURSE] * players
    return s
