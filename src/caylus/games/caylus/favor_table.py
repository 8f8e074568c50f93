"""The royal favors: the table of four lines and five columns. (003, Royal Favors)"""

from __future__ import annotations

from typing import Final

from caylus.core import goods
from caylus.core.effects import Effect, build, special, take, trade, transform
from caylus.games.caylus.buildings import ARCHITECT, LAWYER, PRESTIGE, RESIDENCE_GAIN, STONE, WOOD

MONEY_LINE: Final = 1
CUBES_LINE: Final = 2
BUILDING_LINE: Final = 3
LINES: Final = 4
COLUMNS: Final = 5


class FavorLine:
    """One line of the favor table: its name and the effect of each column."""

    def __init__(self, id: str, effects: list[Effect]) -> None:
        self.id = id
        self.effects = effects

    def cell(self, column: int) -> str:
        """The id of a column's component."""
        return f"favor-{self.id}-{column}"


FAVOR_LINES: Final = [
    FavorLine("prestige", [take("point"), take("2 points"), take("3 points"), take("4 points"), take("5 points")]),
    FavorLine("money", [take("3 coins"), take("4 coins"), take("5 coins"), take("6 coins"), take("7 coins")]),
    FavorLine("cubes", [take("food"), take("wood", "stone"), take("cloth"), trade("any > 2 free"), take("gold")]),
    FavorLine(
        "building",
        [
            special("effect-nothing"),
            build(WOOD, "effect-build-wood-for-less", waived=goods.WOOD),
            build(STONE, "effect-build-stone-for-less", waived=goods.STONE),
            transform("cloth", LAWYER, gain=RESIDENCE_GAIN),
            build(PRESTIGE, ARCHITECT),
        ],
    ),
]
