"""The action space of Caylus: what each number means, and how it is written."""

from __future__ import annotations

from typing import Final

from caylus.core.actions import ActionSpace
from caylus.core.effects import Effect, number, option_notations, pairs
from caylus.core.goods import ANY, CUBES, STONE, WOOD
from caylus.games.caylus.board import BATCHES, BUILDING_SPACES, PROVOST_STEPS, START
from caylus.games.caylus.buildings import (
    FIRST_PRESTIGE,
    FIRST_PRINT,
    FIRST_WOOD,
    LAWYER_TILE,
    NEUTRALS,
    RESIDENCE_TILE,
    SPECIALS,
    TILES,
    WORDS,
    WORKER_TILES,
    Building,
)
from caylus.games.caylus.buildings import STONE as STONE_KIND
from caylus.games.caylus.favor_table import FAVOR_LINES

CASTLE_PLACE: Final = len(SPECIALS)
FIRST_TILE_PLACE: Final = CASTLE_PLACE + 1  # then the tiles that take workers, in their order
PLACE_IDS: Final = [s.id for s in SPECIALS] + ["castle"] + [tile.id for tile in TILES[:WORKER_TILES]]

NO_WAIVER: Final = 0  # index into Plan.needs
WOOD_WAIVED: Final = 1
STONE_WAIVED: Final = 2


class Plan:
    """Something one can decide to build: a tile row and, where the cost has a wild cube, which cube pays it."""

    def __init__(self, tile: int, wild: int) -> None:
        self.tile = tile
        self.wild = wild  # -1 where the cost leaves no choice
        building = TILES[tile]
        cubes = building.cost[:CUBES]
        if wild >= 0:
            cubes[wild] += 1
        self.prices: list[list[int]] = [cubes, less(cubes, WOOD), less(cubes, STONE)]
        self.needs = [pairs(price) for price in self.prices]
        self.notations = [f"{building.id} pay {written(building, price)}" for price in self.prices]


def written(building: Building, price: list[int]) -> str:
    """A price in the order of the tile: the material of its kind first."""
    material = STONE if building.kind == STONE_KIND else WOOD
    first = [price[cube] if cube == material else 0 for cube in range(CUBES)]
    rest = [0 if cube == material else price[cube] for cube in range(CUBES)]
    return f"{WORDS.listed(first)} {WORDS.listed(rest)}".strip()


def less(cubes: list[int], waived: int) -> list[int]:
    """A price without one cube of a kind."""
    reduced = cubes[:]
    reduced[waived] = max(0, reduced[waived] - 1)
    return reduced


def waiver(cube: int) -> int:
    """Which of a plan's prices holds when that cube is waived."""
    return WOOD_WAIVED if cube == WOOD else STONE_WAIVED if cube == STONE else NO_WAIVER


def plans() -> list[Plan]:
    """Everything that can be built, in the order of the tiles."""
    found: list[Plan] = []
    for tile in range(FIRST_WOOD, RESIDENCE_TILE):
        if TILES[tile].row != TILES[tile].id:
            continue  # the second architect is built by the same action as the first
        if TILES[tile].cost[ANY]:
            found.extend(Plan(tile, cube) for cube in range(CUBES))
        else:
            found.append(Plan(tile, -1))
    return found


PLANS: Final = plans()
TRANSFORMABLE: Final = [
    tile for tile in range(FIRST_PRESTIGE) if tile != LAWYER_TILE and (tile < len(NEUTRALS) or tile >= FIRST_WOOD)
]
SITES: Final = [*range(1, START + 1), *BUILDING_SPACES]  # where a residence can stand
BATCH_NEEDS: Final = [pairs(batch) for batch in BATCHES]


def all_effects() -> list[Effect]:
    """Every effect that offers options, whatever the edition."""
    rows: list[Building] = [*SPECIALS, *TILES, *FIRST_PRINT]
    found: list[Effect] = []
    for building in rows:
        if building.effect is not None:
            found.append(building.effect)
        if building.owner is not None:
            found.append(building.owner)
    for line in FAVOR_LINES:
        found.extend(line.effects)
    return found


SPACE: Final = ActionSpace(WORDS.cubes)
PLACE: Final = SPACE.add("place", PLACE_IDS, "place a worker there, or move the worker of the gate there")
PROVOST: Final = SPACE.add(
    "provost",
    [f"{steps:+d}" if steps else "stay" for steps in range(-PROVOST_STEPS, PROVOST_STEPS + 1)],
    "move the provost so many spaces, forward (+) or back (-)",
)
INN_STAY: Final = SPACE.add("inn", ["stay", "leave"], "leave the worker in the inn, or take it back")
INN_LEAVE: Final = INN_STAY + 1
TAKE: Final = SPACE.add("take", option_notations(all_effects(), "take"), "take or buy these cubes")
GIVE: Final = SPACE.add("give", option_notations(all_effects(), "give"), "sell or exchange these cubes")
PAY: Final = SPACE.add("pay", option_notations(all_effects(), "pay"), "buy for so many deniers")
BUILD: Final = SPACE.add("build", [plan.notations[0] for plan in PLANS], "build for these cubes")
SITE: Final = SPACE.add("site", [str(space) for space in SITES], "put the prestige building on that residence")
TRANSFORM: Final = SPACE.add("transform", [TILES[t].id for t in TRANSFORMABLE], "make it your residence")
FAVOR: Final = SPACE.add("favor", [line.id for line in FAVOR_LINES], "use a favor on that line")
UNUSED: Final = SPACE.add(
    "favor", [f"{line.id} unused" for line in FAVOR_LINES[:2]], "advance on that line without its effect"
)
CASTLE: Final = SPACE.add("castle", [WORDS.listed(batch) for batch in BATCHES], "give a batch for the castle")
END: Final = len(SPACE)

for each in all_effects():
    number(each, SPACE)
