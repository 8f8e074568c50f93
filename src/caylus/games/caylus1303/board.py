"""The board of Caylus 1303: the road after the Guilds Bridge, the Construction Site, the limits."""

from typing import Final

from caylus.core.goods import CUBES, selections

ROAD_END: Final = 23
STARTING_SPACES: Final = range(1, 9)
WOOD_SPACE: Final = 9  # brown flag
STONE_SPACE: Final = 14  # gray flag
BUILDING_SPACES: Final[list[int]] = [*range(10, 14), *range(15, ROAD_END + 1)]  # C: one source
FIRST_PRINTED: Final = ROAD_END + 1  # the printed buildings are kept behind the road's last space
PRINTED_SPACES: Final = range(FIRST_PRINTED, FIRST_PRINTED + 4)
SPACES: Final = FIRST_PRINTED + 4

PROVOST_START: Final = 8  # the provost stands after a space: 0 is right after the bridge
PROVOST_END: Final = ROAD_END + 3  # R: three places past the road's end
BRIDGE_STEPS: Final = 3

ROUNDS: Final = 9
WORKERS: Final = 15  # a player's; any taken beyond is lost
HOUSES: Final = 9  # of ten, one marks passing
CHARACTERS_LEFT: Final = 3  # on the board after the draft
START_WORKERS: Final = {2: 10, 3: 6, 4: 6, 5: 10}
RECRUITS: Final = {2: 3, 3: 3, 4: 3, 5: 2}
START_GOODS: Final = "food 2 wood stone"

SITE_SLOTS: Final = 3
ROUNDS_A_SLOT: Final = 3  # rounds 1 to 3 open the first tile of the site, 4 to 6 two, 7 to 9 three

OWNER_POINT: Final = 1
BUNDLE_POINTS: Final = 5
GOLD_POINTS: Final = 2

BUNDLE_SIZE: Final = 3
BUNDLES: Final = selections(BUNDLE_SIZE, list(range(CUBES)))  # any three resources, as the Chamberlain delivers


def proper(bundle: list[int]) -> bool:
    """Three different resources, one of them food. (001, phase 3)"""
    return bundle[0] == 1 and max(bundle) == 1


PROPER: Final = [proper(bundle) for bundle in BUNDLES]
