"""What counts about a seat of Caylus 1303 at the beginning of a round. All of it lies open on the table."""

from __future__ import annotations

from typing import Final

from caylus.bots.evaluation.caylus1303.worth import whole_bundles
from caylus.bots.evaluation.features import Feature, Features
from caylus.core.goods import CLOTH, COIN, FOOD, GOLD, PURSE, STONE, WOOD
from caylus.core.road import IN_SUPPLY
from caylus.core.state import State
from caylus.games.caylus1303.actions import PLANS
from caylus.games.caylus1303.board import ROAD_END, ROUNDS
from caylus.games.caylus1303.buildings import FIRST_MONUMENT, FIRST_STONE, RESIDENCE_TILE, TILE, TILES
from caylus.games.caylus1303.characters import CHAMBERLAIN, CHARACTERS, GOLDSMITH, STEWARD
from caylus.games.caylus1303.state import Table

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
ROAD: Final[list[tuple[str, str]]] = [
    ("residences", "residences"),
    ("garden", "the Garden"),
    ("granary", "the Granary"),
    ("factory", "the Factory"),
    ("wood-sources", "wood buildings that bring resources"),
    ("wood-others", "other wood buildings"),
    ("manor", "the Manor"),
    ("stone-sources", "stone buildings that bring resources"),
    ("stone-others", "other stone buildings"),
    ("steward-buildings", "buildings that pay the Steward"),
    ("gold-for-goldsmith", "gold for the Goldsmith"),
    ("seats-before", "seats that play before"),
]
ROWS: Final[list[tuple[str, str]]] = [
    *GOODS,
    *ROAD,
    *((character.id, f"the {character.name}") for character in CHARACTERS),
]
FIRST_OF_ROAD: Final = len(GOODS)
FIRST_CHARACTER: Final = len(GOODS) + len(ROAD)
KNOTS: Final = [1.0, 2.0, 4.0, 6.0, 9.0]

GOLD_IN_HAND: Final = 12
BEST_MONUMENT: Final = 15

# Which feature a building of a seat counts for, by tile; -1 for none
RESIDENCES: Final = FIRST_OF_ROAD
WOOD_SOURCES: Final = FIRST_OF_ROAD + 4
STEWARD_BUILDINGS: Final = FIRST_OF_ROAD + 9


def group_of(tile: int) -> int:
    """The feature that a building of a seat counts for; -1 for none."""
    id = TILES[tile].id
    if tile == RESIDENCE_TILE:
        return RESIDENCES
    if tile >= FIRST_MONUMENT:
        names = ["garden", "granary", "factory"]
        return RESIDENCES + 1 + names.index(id) if id in names else -1
    if id == "manor":
        return WOOD_SOURCES + 2
    source = tile in SOURCES
    if tile < FIRST_STONE:
        return WOOD_SOURCES if source else WOOD_SOURCES + 1
    return WOOD_SOURCES + 3 if source else WOOD_SOURCES + 4


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
GROUP: Final[list[int]] = [group_of(tile) for tile in range(len(TILES))]


class Features1303(Features):
    """Workers, resources, what stands on the road, characters."""

    def __init__(self) -> None:
        super().__init__([Feature(name, phrase) for name, phrase in ROWS], KNOTS)

    def turns_left(self, state: State) -> float:
        """Rounds still to be played, the present one included."""
        return float(ROUNDS + 1 - state.turn)

    def count(self, state: State, seat: int) -> list[int]:
        """The features of a seat, in the order of the rows."""
        assert isinstance(state, Table)
        counts = [0] * len(ROWS)
        count_goods(state, seat, counts)
        count_road(state, seat, counts)
        for character in range(len(CHARACTERS)):
            if state.holder[character] == seat:
                counts[FIRST_CHARACTER + character] = 1
        return counts


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
    if gold and s.holder[GOLDSMITH] == seat:
        counts[FIRST_OF_ROAD + 10] = min(gold, 4)


def count_road(s: Table, seat: int, counts: list[int]) -> None:
    """Buildings by group, the order of play, and the best monument that could be paid now."""
    owned = 0
    tile_at, owner_at = s.tile_at, s.owner_at
    for space in range(1, ROAD_END + 1):
        if owner_at[space] == seat:
            group = GROUP[tile_at[space]]
            if group >= 0:
                counts[group] += 1
                if group >= WOOD_SOURCES:
                    owned += 1
    if s.holder[STEWARD] == seat:
        counts[STEWARD_BUILDINGS] = owned
    counts[FIRST_OF_ROAD + 11] = (seat - s.first) % s.players
    if counts[RESIDENCES] and counts[GOLD_IN_HAND]:
        best = 0
        for plan in MONUMENT_PLANS:
            if s.space_of[plan.tile] == IN_SUPPLY and TILES[plan.tile].points > best and s.affords(seat, plan.needs[0]):
                best = TILES[plan.tile].points
        counts[BEST_MONUMENT] = best


MONUMENT_PLANS: Final = [plan for plan in PLANS if plan.tile >= FIRST_MONUMENT]
