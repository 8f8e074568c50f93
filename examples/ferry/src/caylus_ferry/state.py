"""Everything on the table, and the phases and questions by number."""

from __future__ import annotations

from typing import Final

from caylus.core.game import Game
from caylus.core.road import RoadState
from caylus.core.state import NOBODY, NOTHING
from caylus_ferry.buildings import TILES

INCOME: Final = 1
PLACEMENT: Final = 2
PROVOST: Final = 3
ROAD: Final = 4
END_OF_ROUND: Final = 5
OVER: Final = 6
PHASE_IDS: Final = ["", "income", "placement", "provost", "road", "end-of-round", "over"]

ASK_PLACE: Final = 1
ASK_PROVOST: Final = 2
ASK_BUILDING: Final = 3

UNKNOWN: Final = -1  # a commission that somebody who looks may not know


class Table(RoadState):
    """The position of a game. What all games on a road have is kept by `RoadState`."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        super().__init__(game, options, TILES, PHASE_IDS)
        self.turn_word = "Round"
        self.first = 0  # the seat that places first
        self.workers = NOTHING  # at home, by seat
        self.commissions = NOTHING  # by seat; replaced, never changed, so that copies share it

    def fill_from(self, other: Table) -> None:
        """Become a copy of another table."""
        self.copy_road(other)
        self.first = other.first
        self.workers = other.workers[:]
        self.commissions = other.commissions

    def provost_last(self) -> int:
        """The provost never leaves the road."""
        return len(self.tile_at) - 1

    def put_worker(self, seat: int, space: int) -> None:
        """A worker comes to a building; while no story is told, `note` does nothing."""
        self.workers[seat] -= 1
        self.worker_at[space] = seat
        self.note({"kind": "worker", "seat": seat, "from": "home", "to": self.tile(space).id})

    def worker_home(self, space: int) -> None:
        """The worker on a space comes home."""
        seat = self.worker_at[space]
        self.worker_at[space] = NOBODY
        self.workers[seat] += 1
        self.note({"kind": "worker", "seat": seat, "from": self.tile(space).id, "to": "home"})
