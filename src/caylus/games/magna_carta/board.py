"""The table of Caylus Magna Carta: road, castle, purses. (004, set-up)"""

from typing import Final

MOST_PLAYERS: Final = 4
WORKERS: Final = 4  # a player's
HAND: Final = 3  # cards at the beginning
START_GOODS: Final = "2 food 2 wood 4 coins"
INCOME: Final = 2
PRICE: Final = 1  # deniers for drawing, replacing, placing
PASS_BONUS: Final = 1
PROVOST_STEPS: Final = 3
PROVOST_ADVANCE: Final = 2
RESERVE: Final = {2: 2, 3: 4, 4: 4}  # cubes on a new small producer, by players

SECTIONS: Final = ["dungeon", "walls", "towers"]
SECTION_COUNT: Final = 3
TOKENS: Final = [7, 8, 9]  # with four players; one less of each with three, two less with two
TOKEN_POINTS: Final = [4, 3, 2]
REMOVED: Final = 2  # tokens, when nobody offers a batch
BEST_OFFER_GOLD: Final = 1

GOLD_POINTS: Final = 1
CUBES_A_POINT: Final = 3
DENIERS_A_POINT: Final = 3

BATCH: Final = [1, 1, 1, 0, 0]  # food, wood, stone; gold stands for any of them


def tokens_for(players: int) -> list[int]:
    """The tokens of each section at the beginning."""
    return [number - (MOST_PLAYERS - players) for number in TOKENS]
