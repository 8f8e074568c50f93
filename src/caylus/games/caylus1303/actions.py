"""The action space of Caylus 1303: what each number means, and how it is written."""

from __future__ import annotations

from typing import Final

from caylus.core.building import Plan, plans_for
from caylus.core.effects import number_all, option_notations, pairs, space_for
from caylus.core.goods import GOLD, STONE, WOOD
from caylus.games.caylus1303.board import BRIDGE_STEPS, BUNDLES, SITE_SLOTS
from caylus.games.caylus1303.buildings import (
    FIRST_STONE,
    FIRST_WOOD,
    MONUMENTS,
    RESIDENCE_TILE,
    STARTINGS,
    TILES,
    WORDS,
    WORKER_TILES,
)
from caylus.games.caylus1303.characters import CHARACTERS

SITE_PLACE: Final = WORKER_TILES  # after the tiles that take workers
PLACE_IDS: Final = [*(tile.id for tile in TILES[:WORKER_TILES]), "site"]


def plans() -> list[Plan]:
    """Everything that can be built, in the order of the tiles."""
    found: list[Plan] = []
    for tile in range(FIRST_WOOD, RESIDENCE_TILE):
        material = WOOD if tile < FIRST_STONE else GOLD if TILES[tile] in MONUMENTS else STONE
        found += plans_for(tile, TILES[tile], WORDS, material)
    return found


PLANS: Final = plans()
BUNDLE_NEEDS: Final = [pairs(bundle) for bundle in BUNDLES]
CHARACTER_IDS: Final = [character.id for character in CHARACTERS]
EFFECTS: Final = [effect for tile in TILES for effect in tile.effects()]

SPACE: Final = space_for(EFFECTS, WORDS)
PLACE: Final = SPACE.add("place", PLACE_IDS, "place a worker there")
PROVOST: Final = SPACE.add_provost(BRIDGE_STEPS, "steps")
TAKE: Final = SPACE.add("take", option_notations(EFFECTS, "take", WORDS), "take these resources")
GIVE: Final = SPACE.add("give", option_notations(EFFECTS, "give", WORDS), "pay with these resources")
PAY: Final = SPACE.add("pay", option_notations(EFFECTS, "pay", WORDS), "return so many workers from hand to the Camp")
BUILD: Final = SPACE.add("build", [plan.notations[0] for plan in PLANS], "construct for these resources")
TRANSFORM: Final = SPACE.add("transform", [t.id for t in STARTINGS], "put a house on it: your residence")
DRAFT: Final = SPACE.add("draft", CHARACTER_IDS, "choose the character you begin with")
STEAL: Final = SPACE.add("steal", CHARACTER_IDS, "use a favor to take that character from its holder")
SITE: Final = SPACE.add(
    "site", [str(slot + 1) for slot in range(SITE_SLOTS)], "use a favor on that tile of the Construction Site"
)
RECRUIT: Final = SPACE.add("recruit", CHARACTER_IDS, "take that character from the board")
DELIVER: Final = SPACE.add("deliver", [WORDS.listed(bundle) for bundle in BUNDLES], "deliver a bundle")
END: Final = len(SPACE)

number_all(EFFECTS, SPACE)
