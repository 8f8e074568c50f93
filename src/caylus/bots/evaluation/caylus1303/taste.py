"""The figures behind the habits of Caylus 1303: what things are worth in points, as far as a glance can tell."""

from __future__ import annotations

from typing import Final

from caylus.games.caylus1303.buildings import TILES

# What a building yields its owner each later round
OWNED: Final[dict[str, float]] = {
    "wood-farm": 0.55,
    "wood-sawmill": 0.55,
    "wood-quarry": 0.55,
    "spinning-mill": 0.5,
    "wood-market": 0.4,
    "covered-market": 0.55,
    "tailor": 0.4,
    "stonemason": 0.45,
    "manor": 0.6,
    "stone-farm": 0.8,
    "stone-sawmill": 0.8,
    "stone-quarry": 0.8,
    "gold-mine": 0.6,
    "stone-guild": 0.55,
    "foundry": 0.5,
    "alchemist": 0.5,
    "church": 0.45,
    "jeweler": 0.45,
    "garden": 2.0,
    "factory": 1.2,
    "granary": 1.2,
}

# What a character yields its holder each round, in the order of the characters
HELD: Final[list[float]] = [0.4, 0.7, 0.7, 0.4, 0.2, 0.6, 0.6, 1.1, 1.0, 1.1, 1.2, 1.1]


class Taste:
    """What a player holds things to be worth."""

    def __init__(self) -> None:
        # resources: whole bundles, what is left of them, and the first two of each that one builds with
        self.bundle = 4.4
        self.spare_food = 1.3
        self.more_food = 0.5
        self.spare_other = 1.3
        self.more_others = 0.7
        self.spare_any = 1.4  # with the Chamberlain
        self.spare_last = 0.4  # in the last round, while workers are placed
        self.tool_wood = 0.5
        self.tool_stone = 0.5
        self.tool_cloth = 0.35
        self.gold = 2.7
        self.gold_to_build = 3.2  # with a residence
        # workers: with three a round to place, for each more, and for those who would lose recruits
        self.worker = 1.3
        self.worker_more = 0.18
        self.worker_idle = 0.2
        # places
        self.first_to_pass = 0.5
        self.stay_in_bed = 0.3  # the Early Riser
        self.gift = 1.0  # what a point is worth to the owner of a building, shared among the others
        self.toll = 0.3
        self.site_bundle = 0.7
        self.site_most = 0.55
        self.site_many = 0.25
        self.site_last = 1.5
        # how likely the provost lets a building act: just before him, further back, one space too far, two
        self.reach_at = 0.85
        self.reach_back = 0.95
        self.reach_one = 0.4
        self.reach_two = 0.15
        # moving the provost: while others may still move him; what it is worth to keep a worker of others idle
        self.bridge_trust = 0.8
        self.malice = 0.8
        # favors, characters, residences, deliveries
        self.site_favor = 1.2
        self.steal_share = 0.8
        self.character_now = 0.8
        self.goldsmith_gold = 0.5
        self.residence_income = 0.8
        self.residence_gold = 3.0
        self.residence_room = 1.2
        self.steward_building = 0.4
        self.first_bundle = 0.8
        self.next_bundle = 0.2
        self.owned: list[float] = [OWNED.get(tile.id, 0.0) for tile in TILES]
        self.held: list[float] = HELD[:]
