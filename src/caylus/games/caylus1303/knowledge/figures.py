"""The figures behind the habits of Caylus 1303: what things are worth in points, as far as a glance can tell.

Found by letting habits play against habits with 2, 3 and 4 players; `malice` and the Granary are set by hand, so that
games stay productive rather than a war over the provost.
"""

from __future__ import annotations

from typing import Final

from caylus.games.caylus1303.buildings import TILES

# What a building yields its owner each later round
OWNED: Final[dict[str, float]] = {
    "wood-farm": 0.55,
    "wood-sawmill": 0.35,
    "wood-quarry": 0.62,
    "spinning-mill": 0.62,
    "wood-market": 0.40,
    "covered-market": 0.52,
    "tailor": 0.40,
    "stonemason": 0.45,
    "manor": 0.33,
    "stone-farm": 0.80,
    "stone-sawmill": 1.07,
    "stone-quarry": 0.80,
    "gold-mine": 0.11,
    "stone-guild": 0.11,
    "foundry": 0.39,
    "alchemist": 0.48,
    "church": 0.28,
    "jeweler": 0.45,
    "garden": 2.00,
    "factory": 1.39,
    "granary": 0.80,
}

# What a character yields its holder each round, in the order of the characters
HELD: Final[list[float]] = [0.40, 0.48, 1.28, 0.49, 0.70, 0.36, 0.74, 1.10, 1.00, 1.86, 1.07, 1.10]


class Figures:
    """What a player holds things to be worth."""

    def __init__(self) -> None:
        # resources: whole bundles, what is left of them, and the first two of each that one builds with
        self.bundle = 4.40
        self.spare_food = 1.79
        self.more_food = 0.53
        self.spare_other = 1.30
        self.more_others = 0.80
        self.spare_any = 1.59  # with the Chamberlain
        self.spare_last = 0.83  # in the last round, while workers are placed
        self.tool_wood = 0.40
        self.tool_stone = 0.64
        self.tool_cloth = 0.27
        self.gold = 2.75
        self.gold_to_build = 3.20  # with a residence
        # workers: with three a round to place, for each more, and for those who would lose recruits
        self.worker = 0.83
        self.worker_more = 0.42
        self.worker_idle = 0.15
        # places
        self.first_to_pass = 0.50
        self.stay_in_bed = 0.30  # the Early Riser
        self.gift = 0.26  # what a point is worth to the owner of a building, shared among the others
        self.toll = 0.20
        self.site_bundle = 0.33
        self.site_most = 0.37
        self.site_many = 0.25
        self.site_last = 1.63
        # how likely the provost lets a building act: just before him, further back, one space too far, two
        self.reach_at = 0.70
        self.reach_back = 0.95
        self.reach_one = 0.37
        self.reach_two = 0.21
        # moving the provost: while others may still move him; what it is worth to keep a worker of others idle
        self.bridge_trust = 0.80
        self.malice = 0.80
        # favors, characters, residences, deliveries
        self.site_favor = 0.83
        self.steal_share = 0.80
        self.character_now = 0.49
        self.goldsmith_gold = 0.50
        self.residence_income = 0.80
        self.residence_gold = 2.35
        self.residence_room = 1.39
        self.steward_building = 0.47
        self.first_bundle = 1.49
        self.next_bundle = 0.48
        self.owned: list[float] = [OWNED.get(tile.id, 0.0) for tile in TILES]
        self.held: list[float] = HELD[:]
