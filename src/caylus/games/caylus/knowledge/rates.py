"""What goods are worth in Caylus, in points, while the game runs out."""

from __future__ import annotations

from typing import Final

from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.state import Table

LAST_MARK: Final = SECTIONS[-1].mark
PACE: Final = 1.6  # spaces that the bailiff makes in a turn
FAVOR_RATE: Final = 3.5

EARLY: Final = [1.0, 1.0, 1.15, 1.1, 3.2, 0.85, 1.0]  # food, wood, stone, cloth, gold, denier, point
LATE: Final = [0.5, 0.45, 0.5, 0.45, 3.0, 0.3, 1.0]  # in the last turn: cubes may still go to the castle
SLOPE: Final = 4  # turns over which the one becomes the other
QUARTERS: Final = 4
RATES: Final = [
    [late + (early - late) * at / (SLOPE * QUARTERS) for early, late in zip(EARLY, LATE, strict=True)]
    for at in range(SLOPE * QUARTERS + 1)
]


def count_turns(s: Table) -> float:
    """About how many turns are left, this one included."""
    return max(1.0, (LAST_MARK - s.bailiff) / PACE)


def rates_for(left: float) -> list[float]:
    """What each kind of goods is worth with so many turns left."""
    return RATES[max(0, min(SLOPE * QUARTERS, int((left - 1) * QUARTERS)))]
