"""Everything on and around a table of Caylus 1303, and the small movements all phases share.

A seat's coins are the workers in its hand. The provost's place g is the gap after space g, 0 right after the
bridge. The printed buildings stand on spaces 24 to 27 of the lists, though they come before the bridge.
"""

from __future__ import annotations

from typing import Final

from caylus.core.game import Game
from caylus.core.game import Rules as GameRules
from caylus.core.goods import COIN, PURSE
from caylus.core.road import RoadState
from caylus.core.state import NOBODY, NOTHING
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import PLACE_IDS
from caylus.games.caylus1303.buildings import TILES

# What a round goes through (001: planning 1, activation 2, delivery 3, stewardship 4)
DRAFT: Final = 1
PLACEMENT: Final = 2
PRINTED: Final = 3
PROVOST: Final = 4
ROAD: Final = 5
CASTLE: Final = 6
END_OF_TURN: Final = 7
OVER: Final = 8
PHASE_IDS: Final = ["", "draft", "planning", "printed", "bridge", "road", "delivery", "stewardship", "over"]

# The question being asked
ASK_DRAFT: Final = 1
ASK_EARLY: Final = 2
ASK_PLACE: Final = 3
ASK_BUILDING: Final = 4
ASK_BRIDGE: Final = 5
ASK_BAILIFF: Final = 6
ASK_DELIVERY: Final = 7
ASK_MONUMENT: Final = 8
ASK_FAVOR: Final = 9
ASK_FAVOR_EFFECT: Final = 10
ASK_FAVOR_CHARACTER: Final = 11

LENT_JOURNEYMAN: Final = 1  # bits of `spent`: once-a-round powers used
LENT_GOLDSMITH: Final = 2


class Rules(GameRules):
    """What the options of a game decide; shared by all its states."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        super().__init__(game, options)
        self.open_points = options["points"] == "open"
        self.code = int(self.open_points)


class Table(RoadState):
    """The position of a game of Caylus 1303."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.game, rules.options, TILES, PHASE_IDS)
        self.rules = rules
        self.turn_word = "Round"
        self.joiner_at = NOTHING  # by space: who joined the worker there as Journeyman
        self.camp = NOTHING  # workers in the Camp, by seat
        self.houses = NOTHING  # left to build with, by seat
        self.holder = NOTHING  # by character: a seat, ON_THE_BOARD or IN_THE_BOX
        self.site = NOTHING  # the three tiles of the Construction Site
        self.queue = NOTHING  # seats with a worker on the Construction Site, in order
        self.bundles = NOTHING  # delivered this round, by seat
        self.delivered = NOTHING  # in earlier rounds, by seat: all have seen it
        self.first = 0  # the seat that begins this round
        self.next_first = 0  # the seat with the first-player tile
        self.spent = 0  # once-a-round powers used
        self.slot = 0  # the tile of the site chosen with the favor in hand

    def fill_from(self, other: Table) -> None:
        """Become a copy of another table."""
        self.copy_road(other)
        self.joiner_at = other.joiner_at[:]
        self.camp = other.camp[:]
        self.houses = other.houses[:]
        self.holder = other.holder[:]
        self.site = other.site  # never changes
        self.queue = other.queue[:]
        self.bundles = other.bundles[:]
        self.delivered = other.delivered[:]
        self.first = other.first
        self.next_first = other.next_first
        self.spent = other.spent
        self.slot = other.slot

    # -- looking ----------------------------------------------------------------------------------------

    def has(self, seat: int, character: int) -> bool:
        """Whether the seat holds the character now."""
        return self.holder[character] == seat

    def first_free_space(self) -> int:
        """Where the next building goes: the first empty space; 0 if there is none. (001, phase 2 c)"""
        for space in board.BUILDING_SPACES:
            if self.tile_at[space] < 0:
                return space
        return 0

    def provost_first(self) -> int:
        """Right after the bridge. (ruling 6.6)"""
        return 0

    def provost_last(self) -> int:
        """The last place past the road's end."""
        return board.PROVOST_END

    def open_slots(self) -> int:
        """How many tiles of the Construction Site a favor can use this round. (001, Favor)"""
        return 1 + (self.turn - 1) // board.ROUNDS_A_SLOT

    # -- moving pieces ----------------------------------------------------------------------------------

    def gain(self, seat: int, kind: int, number: int) -> None:
        """Workers come from the Camp, as many as are there, and go back to it. (001, limited quantities)"""
        if kind == COIN:
            number = min(number, self.camp[seat])
            if number == 0:
                return
            self.camp[seat] -= number
        super().gain(seat, kind, number)

    def send_out(self, seat: int, place: int) -> None:
        """A worker goes from the hand onto the board."""
        self.purse[seat * PURSE + COIN] -= 1
        if self.trace is not None:
            self.note({"kind": "worker", "seat": seat, "from": "hand", "to": PLACE_IDS[place]})

    def to_camp(self, seat: int, place: int) -> None:
        """A worker goes from the board to the Camp, never back to the hand. (001, phase 2)"""
        self.camp[seat] += 1
        if self.trace is not None:
            self.note({"kind": "worker", "seat": seat, "from": PLACE_IDS[place], "to": "camp"})

    def clear_space(self, space: int) -> None:
        """All workers of a space go to the Camp."""
        for workers in (self.worker_at, self.joiner_at):
            if workers[space] != NOBODY:
                self.to_camp(workers[space], self.tile_at[space])
                workers[space] = NOBODY
