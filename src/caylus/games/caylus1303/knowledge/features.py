"""What counts about a seat of Caylus 1303 at the beginning of a round. All of it lies open on the table."""

from __future__ import annotations

from typing import Final

from caylus.core.goods import CLOTH, COIN, FOOD, GOLD, PURSE, STONE, WOOD
from caylus.core.road import IN_SUPPLY
from caylus.core.state import State
from caylus.games.caylus1303.actions import PLANS
from caylus.games.caylus1303.board import ROAD_END, ROUNDS
from caylus.games.caylus1303.buildings import FIRST_MONUMENT, FIRST_STONE, FIRST_WOOD, TILE, TILES
from caylus.games.caylus1303.characters import CHAMBERLAIN, CHARACTERS, GOLDSMITH, STEWARD
from caylus.games.caylus1303.knowledge.worth import whole_bundles
from caylus.games.caylus1303.state import Table
from caylus.kit.knowledge.features import Feature, Features

GOODS: Final[list[tuple[str, str]]] = [
    ("workers-4", "workers in hand"),
    ("workers-8", "workers in hand"),
    ("workers-12", "many workers in hand"),
    ("workers-beyond", "idle workers in hand"),
    ("food-2", "food"),
    ("food-beyond", "much food"),
    ("wood-2", "wood"),
    ("wood-beyond", "much wood"),
    ("stone-2", "stone"),
    ("stone-beyond", "much stone"),
    ("fabric-2", "fabric"),
    ("fabric-beyond", "much fabric"),
    ("gold-2", "gold"),
    ("gold-beyond", "much gold"),
    ("bundles", "bundles ready to deliver"),
    ("monument", "points of the best monument at hand"),
]
STANDING: Final[list[tuple[str, str]]] = [
    ("residences", "residences"),
    ("garden", "the Garden"),
    ("granary", "the Granary"),
    ("factory", "the Factory"),
]
GROUPS: Final[list[tuple[str, str]]] = [
    ("wood-sources", "wood buildings that bring resources"),
    ("wood-others", "other wood buildings"),
    ("manor", "the Manor"),
    ("stone-sources", "stone buildings that bring resources"),
    ("stone-others", "other stone buildings"),
]
AFTER: Final[list[tuple[str, str]]] = [
    ("steward-buildings", "buildings that pay the Steward"),
    ("gold-for-goldsmith", "gold for the Goldsmith"),
    ("seats-before", "seats that play before"),
    *((character.id, f"the {character.name}") for character in CHARACTERS),
]
RESIDENCES: Final = len(GOODS)
OWN: Final = RESIDENCES + len(STANDING)  # the first row of buildings of wood and stone
KNOTS: Final = [1.0, 2.0, 4.0, 6.0, 9.0]

GOLD_IN_HAND: Final = 12
BEST_MONUMENT: Final = 15

SOURCES: Final = [
    TILE[id]
    for id in (
        "wood-farm",
        "wood-sawmill",
        "wood-quarry",
        "spinning-mill",
        "wood-market",
        "stone-farm",
        "stone-sawmill",
        "stone-quarry",
    )
]
BUILDINGS: Final = range(FIRST_WOOD, FIRST_MONUMENT)
NO_ROW: Final = -1


def group_of(tile: int) -> tuple[str, str]:
    """The group of a building of wood or stone."""
    if TILES[tile].id == "manor":
        return GROUPS[2]
    others = int(tile not in SOURCES)
    return GROUPS[others] if tile < FIRST_STONE else GROUPS[3 + others]


class Features1303(Features):
    """Workers, resources, what stands on the road (by itself or, as in version 0.1, in groups), characters."""

    def __init__(self, *, grouped: bool = False) -> None:
        by_tile = [group_of(tile) if grouped else (TILES[tile].id, group_of(tile)[1]) for tile in BUILDINGS]
        rows = [*GOODS, *STANDING, *(GROUPS if grouped else by_tile), *AFTER]
        super().__init__([Feature(name, phrase) for name, phrase in rows], KNOTS)
        at = {row.name: place for place, row in enumerate(self.rows)}
        self.row_of = [NO_ROW] * FIRST_WOOD + [at[name] for name, _ in by_tile]
        for tile in range(FIRST_MONUMENT, len(TILES) - 1):
            self.row_of.append(at.get(TILES[tile].id, NO_ROW))
        self.row_of.append(RESIDENCES)
        self.steward = at["steward-buildings"]
        self.goldsmith = at["gold-for-goldsmith"]
        self.before = at["seats-before"]
        self.first_character = self.before + 1

    def turns_left(self, state: State) -> float:
        """Rounds still to be played, the present one included."""
        return float(ROUNDS + 1 - state.turn)

    def count(self, state: State, seat: int) -> list[int]:
        """The features of a seat, in the order of the rows."""
        assert isinstance(state, Table)
        counts = [0] * len(self.rows)
        count_goods(state, seat, counts)
        self.count_road(state, seat, counts)
        for character in range(len(CHARACTERS)):
            if state.holder[character] == seat:
                counts[self.first_character + character] = 1
        return counts

    def count_road(self, s: Table, seat: int, counts: list[int]) -> None:
        """Buildings, gold for the Goldsmith, the order of play, and the best monument that could be paid now."""
        owned = 0
        tile_at, owner_at = s.tile_at, s.owner_at
        for space in range(1, ROAD_END + 1):
            if owner_at[space] == seat:
                row = self.row_of[tile_at[space]]
                if row != NO_ROW:
                    counts[row] += 1
                    if row >= OWN:
                        owned += 1
        if s.holder[STEWARD] == seat:
            counts[self.steward] = owned
        if s.holder[GOLDSMITH] == seat:
            counts[self.goldsmith] = min(s.purse[seat * PURSE + GOLD], 4)
        counts[self.before] = (seat - s.first) % s.players
        if counts[RESIDENCES] and counts[GOLD_IN_HAND]:
            best = 0
            for plan in MONUMENT_PLANS:
                if (
                    s.space_of[plan.tile] == IN_SUPPLY
                    and TILES[plan.tile].points > best
                    and s.affords(seat, plan.needs[0])
                ):
                    best = TILES[plan.tile].points
            counts[BEST_MONUMENT] = best


def count_goods(s: Table, seat: int, counts: list[int]) -> None:
    """Workers in hand and resources, the first few and those beyond; bundles they make."""
    purse = s.purse
    base = seat * PURSE
    workers, food, wood = purse[base + COIN], purse[base + FOOD], purse[base + WOOD]
    stone, cloth, gold = purse[base + STONE], purse[base + CLOTH], purse[base + GOLD]
    counts[0] = min(workers, 4)
    counts[1] = max(0, min(workers, 8) - 4)
    counts[2] = max(0, min(workers, 12) - 8)
    counts[3] = max(0, workers - 12)
    counts[4] = min(food, 2)
    counts[5] = food - counts[4]
    counts[6] = min(wood, 2)
    counts[7] = wood - counts[6]
    counts[8] = min(stone, 2)
    counts[9] = stone - counts[8]
    counts[10] = min(cloth, 2)
    counts[11] = cloth - counts[10]
    counts[12] = min(gold, 2)
    counts[13] = gold - counts[12]
    counts[14] = whole_bundles(food, wood, stone, cloth, s.holder[CHAMBERLAIN] == seat)


MONUMENT_PLANS: Final = [plan for plan in PLANS if plan.tile >= FIRST_MONUMENT]
