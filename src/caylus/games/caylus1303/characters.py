"""The twelve characters. Whoever holds one at the moment it matters has its power. (001, pages 8 and 9)"""

from typing import Final

from caylus.core.goods import Amount
from caylus.core.message import Args, Message

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
    """One row: a character and the figures of its power. The phases ask for the power by the constant."""

    def __init__(self, id: str, *, points: int = 0, workers: int = 0, steps: int = 0) -> None:
        self.id = id
        self.name = id.replace("-", " ").title()
        self.points = points  # the power's, and so on
        self.workers = workers
        self.steps = steps

    def figures(self) -> Amount:
        """The figures of its power by name."""
        found = {"points": self.points, "workers": self.workers, "steps": self.steps}
        return {name: number for name, number in found.items() if number}

    def power(self) -> Message:
        """What it does, within a sentence."""
        args: Args = {}
        for name, number in self.figures().items():
            args[name] = number
        return Message(f"power-{self.id}").with_args(args)


CHARACTERS: Final = [
    Character("early-riser", workers=1),
    Character("night-worker"),
    Character("journeyman"),
    Character("thief"),
    Character("steward", points=2),
    Character("bailiff", steps=1),
    Character("architect", points=1),
    Character("deliveryman"),
    Character("chamberlain"),
    Character("foreman", points=1),
    Character("goldsmith", points=5),
    Character("day-laborer", workers=1),
]

# 001, recommended characters for a first game, by number of players
RECOMMENDED: Final = [BAILIFF, ARCHITECT, FOREMAN, DAY_LABORER, CHAMBERLAIN, DELIVERYMAN, JOURNEYMAN, EARLY_RISER]
