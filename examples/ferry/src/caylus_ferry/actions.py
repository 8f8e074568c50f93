"""The action space: everything that can ever be chosen, numbered once and for all, and how it is written."""

from __future__ import annotations

from typing import Final

from caylus.core.effects import number_all, option_notations, space_for
from caylus_ferry.buildings import PROVOST_STEPS, TILES, WORDS

TILE_IDS: Final = [tile.id for tile in TILES]
EFFECTS: Final = [effect for tile in TILES for effect in tile.effects()]

SPACE: Final = space_for(EFFECTS, WORDS)
PLACE: Final = SPACE.add("place", TILE_IDS, "pay 1 denier and place a worker there")
PROVOST: Final = SPACE.add_provost(PROVOST_STEPS, "spaces")
TAKE: Final = SPACE.add("take", option_notations(EFFECTS, "take", WORDS), "take these goods")
GIVE: Final = SPACE.add("give", option_notations(EFFECTS, "give", WORDS), "sell, exchange or ship these goods")
PAY: Final = SPACE.add("pay", option_notations(EFFECTS, "pay", WORDS), "buy for so many deniers")
STAY: Final = PROVOST + PROVOST_STEPS

number_all(EFFECTS, SPACE)
