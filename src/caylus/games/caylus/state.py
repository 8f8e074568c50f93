"""Everything on and around a table of Caylus, and the small movements all phases share.

Seats are 0 to 4, spaces 1 to 28, tiles index `buildings.TILES`. The rules live in `phases`.
"""

from __future__ import annotations

from typing import Final

from caylus.core.building import Building
from caylus.core.game import Game
from caylus.core.game import Rules as GameRules
from caylus.core.road import RoadState
from caylus.core.state import NOTHING
from caylus.games.caylus.actions import PLACE_IDS
from caylus.games.caylus.board import OPEN_COLUMNS, ROAD_END, SECTION_COUNT, SECTIONS
from caylus.games.caylus.buildings import RESIDENCE_TILE, table_for

# The phases of a turn (003, progress of the game)
INCOME: Final = 1
PLACEMENT: Final = 2
SPECIAL: Final = 3
PROVOST: Final = 4
ROAD: Final = 5
CASTLE: Final = 6
END_OF_TURN: Final = 7
OVER: Final = 8
PHASE_IDS: Final = ["", "income", "placement", "special", "provost", "road", "castle", "end-of-turn", "over"]

# The question being asked
ASK_PLACE: Final = 1
ASK_GATE: Final = 2
ASK_SPECIAL: Final = 3
ASK_INN: Final = 4
ASK_PROVOST: Final = 5
ASK_ROAD: Final = 6
ASK_OWNER: Final = 7
ASK_SITE: Final = 8
ASK_FAVOR: Final = 9
ASK_FAVOR_CUBES: Final = 10
ASK_FAVOR_EXCHANGE: Final = 11
ASK_FAVOR_BUILDING: Final = 12
ASK_CASTLE: Final = 13

# The places of `special`: one for each of the first four buildings, then the circles of stables and inn
FIRST_STABLE: Final = 4
INN_LEFT: Final = 7
INN_RIGHT: Final = 8
SPECIAL_PLACES: Final = 9


NONE_USED: Final = [[0] * players for players in range(6)]
DEFAULTS: Final = ["later", "table", "on", "4"]


class Rules(GameRules):
    """What the options of a game decide; shared by all its states."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        super().__init__(game, options)
        self.tiles: list[Building] = table_for(options)
        self.favor_table = options["favors"] == "table"
        self.jeweller = options["jeweller"] == "on"
        self.code = sum(1 << at for at, value in enumerate(options.values()) if value not in DEFAULTS)


class Table(RoadState):
    """The position of a game of Caylus."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.game, rules.options, rules.tiles, PHASE_IDS)
        self.rules = rules
        self.workers = NOTHING  # at home, by seat
        self.special = NOTHING  # SPECIAL_PLACES seats
        self.castle = NOTHING  # seats with a worker in the castle, in order
        # These change seldom: they are replaced, never changed, so that copies share them
        self.order = NOTHING  # seats, first to last
        self.claim_at = NOTHING  # by space: the seat whose lawyer waits for the worker to leave
        self.level = NOTHING  # favor markers: LINES numbers a seat
        self.used = NOTHING  # by seat: the lines used in this phase, a bit each
        self.houses = NOTHING  # in the castle: SECTION_COUNT numbers a seat
        self.batches = NOTHING  # given this turn, by seat
        self.bailiff = 0
        self.section = 0  # under construction: the first not scored
        self.plan = 0  # what is being built while its site is asked for

    def fill_from(self, other: Table) -> None:
        """Become a copy of another table."""
        self.copy_road(other)
        self.workers = other.workers[:]
        self.special = other.special[:]
        self.castle = other.castle[:]
        self.order = other.order
        self.claim_at = other.claim_at
        self.level = other.level
        self.used = other.used
        self.houses = other.houses
        self.batches = other.batches
        self.bailiff = other.bailiff
        self.section = other.section
        self.plan = other.plan

    # -- looking ----------------------------------------------------------------------------------------

    def columns_open(self) -> int:
        """How many columns of the favor table are open."""
        return OPEN_COLUMNS[self.section]

    def houses_in(self, section: int) -> int:
        """The parts of a castle section that have been built."""
        built = 0
        for at in range(section, len(self.houses), SECTION_COUNT):
            built += self.houses[at]
        return built

    def section_with_room(self) -> int:
        """Where the next batch goes: the first unscored section with room, SECTION_COUNT if none (K1)."""
        section = self.section
        while section < SECTION_COUNT and self.houses_in(section) >= SECTIONS[section].parts:
            section += 1
        return section

    def provost_last(self) -> int:
        """The last space of the road."""
        return ROAD_END

    def residences(self, seat: int) -> list[int]:
        """The spaces of a seat's residences."""
        return [
            space
            for space in range(1, len(self.tile_at))
            if self.tile_at[space] == RESIDENCE_TILE and self.owner_at[space] == seat
        ]

    # -- moving pieces ----------------------------------------------------------------------------------

    def begin_phase(self, phase: int) -> None:
        """Begin a phase; lines of the favor table used in the last one are free again (ruling 6.10)."""
        super().begin_phase(phase)
        self.used = NONE_USED[self.players]

    def change_order(self, order: list[int]) -> None:
        """The players take their turns in this order from now on."""
        self.order = order
        if self.trace is not None:
            self.note({"kind": "order", "order": order[:]})

    def worker_home(self, seat: int, place: int) -> None:
        """A worker comes home from a place."""
        self.workers[seat] = self.workers[seat] + 1
        if self.trace is not None:
            self.note({"kind": "worker", "seat": seat, "from": PLACE_IDS[place], "to": "home"})
