"""The twelve characters. Whoever holds one at the moment it matters has its power. (001, pages 8 and 9)"""

from typing import Final

from caylus.core.goods import Amount
from caylus.games.caylus1303.board import BUNDLE_SIZE, OWNER_POINT

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
    """One row: a character, its power in words and the figures of it. The phases ask for the power by the constant."""

    def __init__(self, id: str, words: str, *, points: int = 0, workers: int = 0, steps: int = 0) -> None:
        self.id = id
        self.name = id.replace("-", " ").title()
        self.points = points  # the power's, and so on
        self.workers = workers
        self.steps = steps
        self.text = words.format(points=points, workers=workers, steps=steps)

    def figures(self) -> Amount:
        """The figures of its power by name."""
        found = {"points": self.points, "workers": self.workers, "steps": self.steps}
        return {name: number for name, number in found.items() if number}


CHARACTERS: Final = [
    Character(
        "early-riser",
        "Before the first turn of the planning: may place 1 worker, and {workers} more goes to the Camp.",
        workers=1,
    ),
    Character("night-worker", "Pays no additional worker for placements after another player has passed."),
    Character("journeyman", "Once a round: may place on a building with one worker of another player; acts after it."),
    Character("thief", "Placing on another player's building gives its owner no points."),
    Character(
        "steward",
        f"Gains {{points}} points instead of {OWNER_POINT} when another player places on one of the holder's "
        "buildings.",
        points=2,
    ),
    Character("bailiff", "After the Guilds Bridge: may move the provost {steps} step, free.", steps=1),
    Character(
        "architect", "{points} point more for every wood building, stone building and monument constructed.", points=1
    ),
    Character("deliveryman", "May deliver bundles last, with or without a worker on the Construction Site."),
    Character("chamberlain", f"Bundles may be any {BUNDLE_SIZE} resources."),
    Character("foreman", "{points} point more for each bundle delivered.", points=1),
    Character("goldsmith", "Once a round: {points} points more for a bundle with gold.", points=5),
    Character("day-laborer", "{workers} worker more at each recruitment.", workers=1),
]

# 001, recommended characters for a first game, by number of players
RECOMMENDED: Final = [BAILIFF, ARCHITECT, FOREMAN, DAY_LABORER, CHAMBERLAIN, DELIVERYMAN, JOURNEYMAN, EARLY_RISER]
