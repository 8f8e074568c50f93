"""The action space of Caylus: what each number means, and how it is written."""

from __future__ import annotations

from typing import Final

from caylus.core.building import Plan, plans_for
from caylus.core.effects import number_all, option_notations, pairs, space_for
from caylus.core.goods import STONE, WOOD
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
)
from caylus.games.caylus.buildings import STONE as STONE_KIND
from caylus.games.caylus.favor_table import FAVOR_LINES, MONEY_LINE

CASTLE_PLACE: Final = len(SPECIALS)
FIRST_TILE_PLACE: Final = CASTLE_PLACE + 1  # then the tiles that take workers, in their order
PLACE_IDS: Final = [s.id for s in SPECIALS] + ["castle"] + [tile.id for tile in TILES[:WORKER_TILES]]


def plans() -> list[Plan]:
    """Everything that can be built, in the order of the tiles."""
    found: list[Plan] = []
    for tile in range(FIRST_WOOD, RESIDENCE_TILE):
        found += plans_for(tile, TILES[tile], WORDS, STONE if TILES[tile].kind == STONE_KIND else WOOD)
    return found


PLANS: Final = plans()
TRANSFORMABLE: Final = [
    tile for tile in range(FIRST_PRESTIGE) if tile != LAWYER_TILE and (tile < len(NEUTRALS) or tile >= FIRST_WOOD)
]
SITES: Final = [*range(1, START + 1), *BUILDING_SPACES]  # where a residence can stand
BATCH_NEEDS: Final = [pairs(batch) for batch in BATCHES]
EFFECTS: Final = [
    *(effect for building in [*SPECIALS, *TILES, *FIRST_PRINT] for effect in building.effects()),
    *(effect for line in FAVOR_LINES for effect in line.effects),
]  # whatever the edition

SPACE: Final = space_for(EFFECTS, WORDS)
PLACE: Final = SPACE.add("place", PLACE_IDS, "place a worker there, or move the worker of the gate there")
PROVOST: Final = SPACE.add_provost(PROVOST_STEPS, "spaces")
INN_STAY: Final = SPACE.add("inn", ["stay", "leave"], "leave the worker in the inn, or take it back")
INN_LEAVE: Final = INN_STAY + 1
TAKE: Final = SPACE.add("take", option_notations(EFFECTS, "take", WORDS), "take or buy these cubes")
GIVE: Final = SPACE.add("give", option_notations(EFFECTS, "give", WORDS), "sell or exchange these cubes")
PAY: Final = SPACE.add("pay", option_notations(EFFECTS, "pay", WORDS), "buy for so many deniers")
BUILD: Final = SPACE.add("build", [plan.notations[0] for plan in PLANS], "build for these cubes")
SITE: Final = SPACE.add("site", [str(space) for space in SITES], "put the prestige building on that residence")
TRANSFORM: Final = SPACE.add("transform", [TILES[t].id for t in TRANSFORMABLE], "make it your residence")
FAVOR: Final = SPACE.add("favor", [line.id for line in FAVOR_LINES], "use a favor on that line")
UNUSED: Final = SPACE.add(
    "favor", [f"{line.id} unused" for line in FAVOR_LINES[: MONEY_LINE + 1]], "advance on that line without its effect"
)
CASTLE: Final = SPACE.add("castle", [WORDS.listed(batch) for batch in BATCHES], "give a batch for the castle")
END: Final = len(SPACE)

number_all(EFFECTS, SPACE)
