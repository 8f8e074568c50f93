"""What lies on the table, a row each: what a player could check against the cardboard."""

from __future__ import annotations

from typing import Final

from caylus.core.building import Building
from caylus.core.effects import take, trade
from caylus.core.goods import CLOTH, COIN, POINTS, STONE, WOOD, Words
from caylus.core.message import Goods, Message

WORDS: Final = Words(["", "wood", "stone", "cloth", ""], "denier", "deniers")

ROUNDS: Final = 6
WORKERS: Final = 3
START_GOODS: Final = "wood 3 coins"
ROUND_INCOME: Final = 2
PLACE_PRICE: Final = 1
PROVOST_START: Final = 3
PROVOST_STEPS: Final = 2
PROVOST_PRICE: Final = 1

KIND_NAMES: Final = ["building"]
TILES: Final = [
    Building("forest", "Forest", 0, effect=take("2 wood")),
    Building("quarry", "Quarry", 0, effect=take("stone")),
    Building("weaver", "Weaver", 0, effect=trade("coin > cloth", "wood > cloth")),
    Building("market", "Market", 0, effect=trade("any > 3 coins")),
    Building("ferry", "Ferry", 0, effect=trade("2 wood > 3 points", "stone cloth > 6 points")),
]
FERRY: Final = 4  # the last on the road


class Commission:
    """A promise that scores at the end: so many points for every so many of a kind that are left."""

    def __init__(self, id: str, name: str, points: int, each: int, kind: int) -> None:
        self.id = id
        self.name = name
        self.points = points
        self.each = each
        self.kind = kind

    def message(self) -> Message:
        """What it says."""
        points, every = Goods({WORDS.keys[POINTS]: self.points}), Goods({WORDS.keys[self.kind]: self.each})
        return Message("commission-says", points=points, every=every)


COMMISSIONS: Final = [
    Commission("carpenter", "Carpenter", 1, 1, WOOD),
    Commission("mason", "Mason", 2, 1, STONE),
    Commission("tailor", "Tailor", 2, 1, CLOTH),
    Commission("toll-keeper", "Toll keeper", 1, 2, COIN),
]
COMMISSION_IDS: Final = [commission.id for commission in COMMISSIONS]
