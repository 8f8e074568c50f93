"""Caylus in numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from caylus.core.goods import PURSE
from caylus.games.caylus.actions import (
    BUILD,
    FIRST_TILE_PLACE,
    PLACE,
    PLACE_IDS,
    PLANS,
    SITE,
    SITES,
    SPACE,
    TRANSFORM,
    TRANSFORMABLE,
)
from caylus.games.caylus.board import ROAD_END, SECTION_COUNT
from caylus.games.caylus.buildings import RESIDENCE_TILE, SPECIALS, TILES
from caylus.games.caylus.favor_table import LINES
from caylus.games.caylus.state import ASK_OWNER, ASK_ROAD, ASK_SITE, ASK_SPECIAL, PHASE_IDS, SPECIAL_PLACES, Table
from caylus.kit.encoding.answers import Answers
from caylus.kit.encoding.chairs import write_counts, write_order, write_seats
from caylus.kit.encoding.heading import Heading
from caylus.kit.encoding.layout import Layout
from caylus.kit.encoding.road import NO_SUBJECT, RoadEncoder, Tiles

CHAIRS: Final = 5
QUESTIONS: Final = 13
HOUSES: Final = PURSE + 2  # where a chair's residences are counted
COUNTS: Final = PURSE + 3 + 2 * LINES + SECTION_COUNT

LAYOUT: Final = Layout(version=1)
RULES: Final = ["first print", "simple favors", "no jeweller", "lawyer for three"]
HEADING: Final = Heading(LAYOUT, CHAIRS, RULES, PHASE_IDS, QUESTIONS, len(SPECIALS) + len(TILES))
FAVORS: Final = LAYOUT.add("favors", [1], "favors won and not yet used")
WALKERS: Final = LAYOUT.add("walkers", [2], "the spaces of provost and bailiff")
BUILT: Final = LAYOUT.add("castle", [SECTION_COUNT], "parts built of dungeon, walls, towers")
SCORED: Final = LAYOUT.add("scored", [SECTION_COUNT], "sections that have been scored")
ORDER: Final = LAYOUT.add("order", [CHAIRS], "each chair's place in the turn order")
PASSED: Final = LAYOUT.add("passed", [CHAIRS], "who has passed, and as which; 0: not yet")
QUEUE: Final = LAYOUT.add("castle queue", [CHAIRS], "who has a worker in the castle, and as which; 0: none")
SPECIAL: Final = LAYOUT.add("special", [SPECIAL_PLACES, CHAIRS], "workers on special buildings and in their circles")
COUNTED: Final = LAYOUT.add(
    "seats",
    [CHAIRS, COUNTS],
    "food, wood, stone, cloth, gold, deniers, points; workers at home; batches given this turn; residences; "
    "columns on the favor lines; lines used in this phase; houses in dungeon, walls, towers",
)
ROAD: Final = Tiles(
    LAYOUT, CHAIRS, range(1, ROAD_END + 1), RESIDENCE_TILE, "claims", "whose lawyer will turn it into a residence"
)

THINGS: Final = [*PLACE_IDS[:FIRST_TILE_PLACE], *(tile.id for tile in TILES)]  # the special ones and the castle first
# By their first action: the things that a run of actions names
NAMES: Final = {
    PLACE: list(range(len(PLACE_IDS))),
    BUILD: [FIRST_TILE_PLACE + plan.tile for plan in PLANS],
    TRANSFORM: [FIRST_TILE_PLACE + tile for tile in TRANSFORMABLE],
}


class CaylusEncoder(RoadEncoder[Table]):
    """Encodes Caylus."""

    def fill_table(self, s: Table, seat: int, chair_of: list[int], out: BytesWriter, start: int) -> None:  # noqa: ARG002
        """Write what lies on the table."""
        out[start + FAVORS] = s.favors
        out[start + WALKERS] = s.provost
        out[start + WALKERS + 1] = s.bailiff
        for section in range(SECTION_COUNT):
            out[start + SCORED + section] = int(section < s.section)
        write_order(s.order, chair_of, out, start + ORDER)
        write_order(s.passed, chair_of, out, start + PASSED)
        write_order(s.castle, chair_of, out, start + QUEUE)
        write_seats(s.special, chair_of, out, start + SPECIAL, CHAIRS)
        fill_seats(s, chair_of, out, start)
        ROAD.fill(s, s.claim_at, chair_of, out, start)

    def code(self, s: Table) -> int:
        """The options, a bit each."""
        return s.rules.code

    def subject(self, s: Table, seat: int) -> int:  # noqa: ARG002 (the same for all)
        """A special building, or a tile behind those."""
        if s.step == ASK_SPECIAL:
            return s.cursor - 1
        if s.step in (ASK_ROAD, ASK_OWNER):
            return len(SPECIALS) + s.tile_at[s.cursor]
        return len(SPECIALS) + s.plan if s.step == ASK_SITE else NO_SUBJECT

    def space_named(self, s: Table, action: int) -> int:
        """The space of the site or tile."""
        if SITE <= action < SITE + len(SITES):
            site: int = SITES[action - SITE]
            return site
        tile = self.answers.named[action] - FIRST_TILE_PLACE
        return max(0, s.space_of[tile]) if tile >= 0 and not BUILD <= action < SITE else 0


def fill_seats(s: Table, chair_of: list[int], out: BytesWriter, start: i64) -> None:
    """What the seats have, and what they have built of the castle together."""
    at: i64 = start + COUNTED
    write_counts(s.purse, PURSE, chair_of, out, at, COUNTS)
    write_counts(s.workers, 1, chair_of, out, at + PURSE, COUNTS)
    write_counts(s.batches, 1, chair_of, out, at + PURSE + 1, COUNTS)
    write_counts(s.level, LINES, chair_of, out, at + HOUSES + 1, COUNTS)
    write_counts(s.houses, SECTION_COUNT, chair_of, out, at + HOUSES + 1 + 2 * LINES, COUNTS)
    for other, used in enumerate(s.used):
        if used:
            for line in range(LINES):
                out[at + chair_of[other] * COUNTS + HOUSES + 1 + LINES + line] = used >> line & 1
    for space, tile in enumerate(s.tile_at):
        if tile == RESIDENCE_TILE:
            total: i64 = at + chair_of[s.owner_at[space]] * COUNTS + HOUSES
            out[total] = out[total] + 1
    first: i64 = start + BUILT
    section: i64 = 0
    for houses in s.houses:
        if houses:
            out[first + section] = out[first + section] + houses
        section = section + 1 if section < SECTION_COUNT - 1 else 0


ENCODER: Final = CaylusEncoder(LAYOUT, HEADING, Answers(SPACE, CHAIRS, THINGS, NAMES))
