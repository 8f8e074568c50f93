"""What counts about a seat in Caylus at the beginning of a turn."""

from __future__ import annotations

from typing import Final

from caylus.core.effects import TAKE
from caylus.core.goods import CLOTH, COIN, FOOD, GOLD, PURSE, STONE, WOOD
from caylus.core.state import State
from caylus.games.caylus.board import SECTION_COUNT, SECTIONS
from caylus.games.caylus.buildings import FIRST_PRESTIGE, FIRST_WOOD, RESIDENCE_TILE, TILE, TILES
from caylus.games.caylus.buildings import STONE as STONE_BUILDING
from caylus.games.caylus.favor_table import BUILDING_LINE, CUBES_LINE, LINES, MONEY_LINE
from caylus.games.caylus.flow import Caylus
from caylus.games.caylus.knowledge.habits import batches_in
from caylus.games.caylus.knowledge.rates import count_turns
from caylus.games.caylus.state import INN_RIGHT
from caylus.kit.knowledge.features import Feature, Features

KNOTS: Final = [1.0, 3.0, 6.0, 12.0]
POOR: Final = 4  # deniers for a turn of some use ...
RICH: Final = 8  # ... and for all one could wish
PLENTY: Final = 3  # cubes of a kind

BEFORE: Final = [
    Feature("deniers to 4", "money at hand"),
    Feature("deniers 5 to 8", "more money"),
    Feature("deniers beyond 8", "a full chest"),
    Feature("food", "food"),
    Feature("wood", "wood"),
    Feature("stone", "stone"),
    Feature("cloth", "cloth"),
    Feature("gold", "gold"),
    Feature("cubes beyond 3 of a kind", "more cubes of a kind than one can use"),
    Feature("batches in hand", "batches for the castle"),
    Feature("prestige line", "the prestige line"),
    Feature("money line", "the money line"),
    Feature("cubes line", "the cubes line"),
    Feature("building line", "the building line"),
    Feature("no house in the section", "no house yet in the section under construction"),
    Feature("houses in the section", "houses in the section under construction"),
    Feature("favors due", "favors at the next scoring"),
]
GROUPS: Final = [
    Feature("production of wood", "wood production buildings"),
    Feature("trading buildings of wood", "markets and peddlers"),
    Feature("mason or lawyer", "the mason or the lawyer"),
    Feature("production of stone", "stone production buildings"),
    Feature("craft buildings of stone", "stone craft buildings"),
]
AFTER: Final = [
    Feature("own buildings in reach", "own buildings that workers can use"),
    Feature("residences", "residences"),
    Feature("prestige income", "income from prestige buildings"),
    Feature("residence and architect", "a residence where an architect can build"),
    Feature("gold with a residence", "gold for a prestige building"),
    Feature("first in turn order", "the first place in turn order"),
    Feature("place in turn order", "a late place in turn order"),
    Feature("guest of the inn", "the inn"),
]


def group_of(tile: int) -> Feature:
    """The group of a building of wood or stone."""
    wood, trading, clerks, stone, craft = GROUPS
    building = TILES[tile]
    produces = building.effect is not None and building.effect.op == TAKE
    if building.kind == STONE_BUILDING:
        return stone if produces else craft
    if building.id in ("mason", "lawyer"):
        return clerks
    return wood if produces else trading


BUILDINGS: Final = range(FIRST_WOOD, FIRST_PRESTIGE)
ARCHITECTS: Final = [TILE["architect"], TILE["architect-2"]]


class CaylusFeatures(Features):
    """What counts in Caylus: each building of wood or stone by itself or, as in version 0.1, in groups."""

    def __init__(self, *, grouped: bool = False) -> None:
        by_tile = [group_of(tile) if grouped else Feature(TILES[tile].id, group_of(tile).phrase) for tile in BUILDINGS]
        own = GROUPS if grouped else by_tile
        super().__init__([*BEFORE, *own, *AFTER], KNOTS)
        at = {row.name: place for place, row in enumerate(self.rows)}
        self.row_of = [0] * FIRST_WOOD + [at[row.name] for row in by_tile]
        self.in_reach = at["own buildings in reach"]
        self.residences = at["residences"]
        self.income = at["prestige income"]
        self.beside_architect = at["residence and architect"]
        self.gold_to_build = at["gold with a residence"]
        self.first_in_order = at["first in turn order"]

    def turns_left(self, state: State) -> float:
        """About how many turns are still to be played."""
        assert isinstance(state, Caylus)
        return count_turns(state)

    def count(self, state: State, seat: int) -> list[int]:
        """The features of a seat, in the order of the rows."""
        assert isinstance(state, Caylus)
        s = state
        have = s.purse[seat * PURSE : (seat + 1) * PURSE]
        coins = have[COIN]
        surplus = 0
        for cube in range(GOLD):
            surplus += max(0, have[cube] - PLENTY)
        section = s.section
        houses = s.houses[seat * SECTION_COUNT + section] if section < SECTION_COUNT else 0
        due = 0
        for at in range(section, SECTION_COUNT):
            due += SECTIONS[at].favors_for(s.houses[seat * SECTION_COUNT + at])
        order = s.order.index(seat)
        base = seat * LINES
        counts = [
            min(coins, POOR),
            min(max(coins - POOR, 0), RICH - POOR),
            max(coins - RICH, 0),
            min(have[FOOD], PLENTY),
            min(have[WOOD], PLENTY),
            min(have[STONE], PLENTY),
            min(have[CLOTH], PLENTY),
            have[GOLD],
            surplus,
            batches_in(have),
            s.level[base],
            s.level[base + MONEY_LINE],
            s.level[base + CUBES_LINE],
            s.level[base + BUILDING_LINE],
            1 if houses == 0 else 0,
            houses,
            due,
        ]
        counts += [0] * (len(self.rows) - len(counts))
        counts[self.first_in_order] = 1 if order == 0 else 0
        counts[self.first_in_order + 1] = order
        counts[self.first_in_order + 2] = 1 if s.special[INN_RIGHT] == seat else 0
        self.count_buildings(s, seat, counts)
        if counts[self.residences] > 0:
            for tile in ARCHITECTS:
                if s.space_of[tile] > 0:
                    counts[self.beside_architect] = 1
            counts[self.gold_to_build] = min(have[GOLD], 3)
        return counts

    def count_buildings(self, s: Caylus, seat: int, counts: list[int]) -> None:
        """Add what the seat owns along the road."""
        reach = s.bailiff + 2
        for tile in s.tiles_laid():
            if tile < FIRST_WOOD:
                continue
            space = s.space_of[tile]
            if s.owner_at[space] != seat:
                continue
            if tile < FIRST_PRESTIGE:
                counts[self.row_of[tile]] += 1
                if space <= reach:
                    counts[self.in_reach] += 1
            elif tile < RESIDENCE_TILE:
                counts[self.income] += s.tiles[tile].income[COIN]
        tile_at, owner_at = s.tile_at, s.owner_at
        for space in range(1, len(tile_at)):
            if tile_at[space] == RESIDENCE_TILE and owner_at[space] == seat:
                counts[self.residences] += 1
