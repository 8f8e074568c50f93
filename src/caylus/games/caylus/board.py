"""The board of Caylus: the road, the castle, and the tracks. (003, board sections)"""

from typing import Final

from caylus.games.caylus.buildings import TILE

ROAD_END: Final = 28  # the provost may stand here, not further
START: Final = 6  # bailiff and provost begin on the last neutral tile
FIXED_TILES: Final = {7: TILE["fixed-peddler"], 8: TILE["fixed-carpenter"], 16: TILE["gold-mine"]}
BUILDING_SPACES: Final[list[int]] = [*range(9, 16), *range(17, ROAD_END + 1)]
STABLE_PLACES: Final = 3
WORKERS: Final = 6  # a player's

# 003, set-up: deniers by place in the first turn order; two players have five each
START_DENIERS: Final = {2: [5, 5], 3: [5, 6, 6], 4: [5, 6, 6, 7], 5: [5, 6, 6, 7, 7]}
START_FOOD: Final = 2
START_WOOD: Final = 1

INCOME: Final = 2
PASS_BONUS: Final = 1  # to the first who passes
TWO_PLAYER_PRICE: Final = 3  # once the other has passed
PROVOST_STEPS: Final = 3
OWNER_POINT: Final = 1
NO_BATCH: Final = -2
SIMPLE_FAVOR: Final = 3
GOLD_POINTS: Final = 3
CUBES_A_POINT: Final = 3
DENIERS_A_POINT: Final = 4

SECTION_COUNT: Final = 3


class Section:
    """A section of the castle: what a house in it is worth, and how it is scored."""

    def __init__(self, id: str, parts: int, points: int, mark: int, loss: int, favors: list[int]) -> None:
        self.id = id
        self.name = id.capitalize()
        self.parts = parts
        self.points = points  # a batch
        self.mark = mark  # the bailiff here or beyond: it is scored
        self.loss = loss  # for no house
        self.favors = favors  # by houses, the last for that many or more

    def favors_for(self, houses: int) -> int:
        """The favors that so many houses win when the section is scored."""
        return self.favors[min(houses, len(self.favors) - 1)]


SECTIONS: Final = [
    Section("dungeon", parts=6, points=5, mark=12, loss=-2, favors=[0, 0, 1]),
    Section("walls", parts=10, points=4, mark=18, loss=-3, favors=[0, 0, 1, 2, 2, 3]),
    Section("towers", parts=14, points=3, mark=24, loss=-4, favors=[0, 0, 1, 1, 2, 2, 3]),
]

OPEN_COLUMNS: Final = [2, 4, 5, 5]  # of the favor table, by the number of sections scored

# A batch: food and two other kinds (ruling 6.6), as counts of the five cubes
BATCHES: Final = [
    [1, 1, 1, 0, 0],
    [1, 1, 0, 1, 0],
    [1, 1, 0, 0, 1],
    [1, 0, 1, 1, 0],
    [1, 0, 1, 0, 1],
    [1, 0, 0, 1, 1],
]
