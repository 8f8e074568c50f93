"""The twelve characters. Whoever holds one at the moment it matters has its power. (001, pages 8 and 9)"""

from typing import Final

EARLY_RISER: Final = 0
NIGHT_WORKER: Final = 1
JOURNEYMAN: Final = 2
THIEF: Final = 3
STEWARD: Final = 4
BAILIFF: Final = 5
ARCHITECT: Final = 6
DELIVERYMAN: Final = 7
CHAMBERLAIN: Final = 8
FOREMAN: Final = 9
GOLDSMITH: Final = 10
DAY_LABORER: Final = 11

ON_THE_BOARD: Final = -1  # for the taking with a favor
IN_THE_BOX: Final = -3  # not -2, whose hash is that of -1


class Character:
    """One row: a character and its power."""

    def __init__(self, id: str, text: str) -> None:
        self.id = id
        self.name = id.replace("-", " ").title()
        self.text = text


CHARACTERS: Final = [
    Character("early-riser", "Before the first turn of the planning: may place 1 worker, and 1 more goes to the Camp."),
    Character("night-worker", "Pays no additional worker for placements after another player has passed."),
    Character("journeyman", "Once a round: may place on a building with one worker of another player; acts after it."),
    Character("thief", "Placing on another player's building gives its owner no points."),
    Character("steward", "Gains 2 points instead of 1 when another player places on one of the holder's buildings."),
    Character("bailiff", "After the Guilds Bridge: may move the provost 1 step, free."),
    Character("architect", "1 point more for every wood building, stone building and monument constructed."),
    Character("deliveryman", "May deliver bundles last, with or without a worker on the Construction Site."),
    Character("chamberlain", "Bundles may be any 3 resources."),
    Character("foreman", "1 point more for each bundle delivered."),
    Character("goldsmith", "Once a round: 5 points more for a bundle with gold."),
    Character("day-laborer", "1 worker more at each recruitment."),
]

# 001, recommended characters for a first game, by number of players
RECOMMENDED: Final = [BAILIFF, ARCHITECT, FOREMAN, DAY_LABORER, CHAMBERLAIN, DELIVERYMAN, JOURNEYMAN, EARLY_RISER]
