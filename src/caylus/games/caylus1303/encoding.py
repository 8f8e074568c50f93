"""Caylus 1303 in numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from caylus.core.goods import PURSE
from caylus.games.caylus1303.actions import (
    BUILD,
    CHARACTER_IDS,
    DRAFT,
    PLACE,
    PLACE_IDS,
    PLANS,
    RECRUIT,
    SITE_PLACE,
    SPACE,
    STEAL,
    TRANSFORM,
)
from caylus.games.caylus1303.board import SITE_SLOTS, SPACES
from caylus.games.caylus1303.buildings import FIRST_STARTING, RESIDENCE_TILE, STARTINGS, TILES
from caylus.games.caylus1303.characters import CHARACTERS, ON_THE_BOARD
from caylus.games.caylus1303.phases import road
from caylus.games.caylus1303.state import ASK_BUILDING, ASK_FAVOR_EFFECT, PHASE_IDS, Table
from caylus.kit.encoding.answers import Answers
from caylus.kit.encoding.chairs import write_counts, write_order
from caylus.kit.encoding.heading import Heading
from caylus.kit.encoding.layout import Layout
from caylus.kit.encoding.road import NO_SUBJECT, RoadEncoder, Tiles

CHAIRS: Final = 5
QUESTIONS: Final = 11
COUNTS: Final = PURSE + 4

LAYOUT: Final = Layout(version=1)
HEADING: Final = Heading(LAYOUT, CHAIRS, ["points lie open"], PHASE_IDS, QUESTIONS, len(TILES))
PROVOST: Final = LAYOUT.add("provost", [1], "the space before him")
FIRST: Final = LAYOUT.add("first", [CHAIRS], "who begins this round")
NEXT_FIRST: Final = LAYOUT.add("next first", [CHAIRS], "who has the first-player tile")
PASSED: Final = LAYOUT.add("passed", [CHAIRS], "who has passed, and as which; 0: not yet")
QUEUE: Final = LAYOUT.add("queue", [CHAIRS], "who has a worker on the Construction Site, and as which; 0: none")
SITE: Final = LAYOUT.add("site", [SITE_SLOTS, len(TILES)], "the tiles of the Construction Site")
SPENT: Final = LAYOUT.add("spent", [2], "powers of Journeyman and Goldsmith lent this round")
HOLDERS: Final = LAYOUT.add("holders", [len(CHARACTERS), CHAIRS + 1], "who holds each character; the last: the board")
COUNTED: Final = LAYOUT.add(
    "seats",
    [CHAIRS, COUNTS],
    "food, wood, stone, fabric, gold, workers in hand, points (of others, unless open: those in sight); workers in the "
    "Camp; houses left; bundles this round; bundles in earlier rounds",
)
ROAD: Final = Tiles(LAYOUT, CHAIRS, range(SPACES), RESIDENCE_TILE, "joiners", "whose worker joined as Journeyman")

THINGS: Final = [*PLACE_IDS, *(tile.id for tile in TILES[SITE_PLACE:]), *CHARACTER_IDS]
CHARACTER_THINGS: Final = list(range(len(TILES) + 1, len(THINGS)))
# By their first action: the things that a run of actions names; behind the tiles that take workers stands the site
NAMES: Final = {
    PLACE: list(range(len(PLACE_IDS))),
    BUILD: [plan.tile + int(plan.tile >= SITE_PLACE) for plan in PLANS],
    TRANSFORM: [FIRST_STARTING + at for at in range(len(STARTINGS))],
    DRAFT: CHARACTER_THINGS,
    STEAL: CHARACTER_THINGS,
    RECRUIT: CHARACTER_THINGS,
}


class Encoder1303(RoadEncoder[Table]):
    """Encodes Caylus 1303."""

    def fill_table(self, s: Table, seat: int, chair_of: list[int], out: BytesWriter, start: int) -> None:  # noqa: ARG002
        """Write what lies on the table."""
        out[start + PROVOST] = s.provost
        out[start + FIRST + chair_of[s.first]] = 1
        out[start + NEXT_FIRST + chair_of[s.next_first]] = 1
        write_order(s.passed, chair_of, out, start + PASSED)
        write_order(s.queue, chair_of, out, start + QUEUE)
        for slot in range(len(s.site)):
            out[start + SITE + slot * len(TILES) + s.site[slot]] = 1
        out[start + SPENT] = s.spent & 1
        out[start + SPENT + 1] = s.spent >> 1 & 1
        first: i64 = start + HOLDERS
        for holder in s.holder:
            if holder >= 0:
                out[first + chair_of[holder]] = 1
            elif holder == ON_THE_BOARD:
                out[first + CHAIRS] = 1
            first += CHAIRS + 1
        fill_seats(s, chair_of, out, start + COUNTED)
        ROAD.fill(s, s.joiner_at, chair_of, out, start)

    def code(self, s: Table) -> int:
        """The option."""
        return s.rules.code

    def subject(self, s: Table, seat: int) -> int:  # noqa: ARG002 (the same for all)
        """A tile."""
        if s.step == ASK_BUILDING:
            return s.tile_at[road.space_in_hand(s)]
        return s.site[s.slot] if s.step == ASK_FAVOR_EFFECT else NO_SUBJECT

    def space_named(self, s: Table, action: int) -> int:
        """The space of the tile."""
        thing = self.answers.named[action]
        return max(0, s.space_of[thing]) if 0 <= thing < SITE_PLACE and not BUILD <= action < TRANSFORM else 0


def fill_seats(s: Table, chair_of: list[int], out: BytesWriter, at: i64) -> None:
    """What the seats have."""
    write_counts(s.purse, PURSE, chair_of, out, at, COUNTS)
    write_counts(s.camp, 1, chair_of, out, at + PURSE, COUNTS)
    write_counts(s.houses, 1, chair_of, out, at + PURSE + 1, COUNTS)
    write_counts(s.bundles, 1, chair_of, out, at + PURSE + 2, COUNTS)
    write_counts(s.delivered, 1, chair_of, out, at + PURSE + 3, COUNTS)


ENCODER: Final = Encoder1303(LAYOUT, HEADING, Answers(SPACE, CHAIRS, THINGS, NAMES))
