"""Caylus in numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from caylus.core.goods import PURSE
from caylus.core.road import EMPTY
from caylus.core.state import NOBODY, State
from caylus.games.caylus.actions import (
    BUILD,
    END,
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
from caylus.kit.encoding.answers import NOTHING_NAMED, Answers
from caylus.kit.encoding.chairs import CHAIRS_OF, write_counts, write_order
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.encoding.heading import Heading
from caylus.kit.encoding.layout import Layout

CHAIRS: Final = 5
QUESTIONS: Final = 13
HOUSES: Final = PURSE + 2  # where a chair's residences are counted
COUNTS: Final = PURSE + 3 + 2 * LINES + SECTION_COUNT

LAYOUT: Final = Layout(version=1)
RULES: Final = ["first print", "simple favors", "no jeweller", "lawyer for three"]
HEADING: Final = Heading(LAYOUT, CHAIRS, RULES, PHASE_IDS, QUESTIONS)
SUBJECT: Final = LAYOUT.add("subject", [len(SPECIALS) + len(TILES)], "the building the question is about")
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
SPACES: Final = LAYOUT.add("spaces", [len(TILES)], "the space each building stands on; 0: none")
OWNERS: Final = LAYOUT.add("owners", [len(TILES), CHAIRS], "who owns each building on the road")
WORKERS: Final = LAYOUT.add("workers", [len(TILES), CHAIRS], "who has a worker on it")
CLAIMS: Final = LAYOUT.add("claims", [len(TILES), CHAIRS], "whose lawyer will turn it into a residence")
RESIDENCES: Final = LAYOUT.add("residences", [ROAD_END, CHAIRS], "residences by space")

THINGS: Final = [*PLACE_IDS[:FIRST_TILE_PLACE], *(tile.id for tile in TILES)]  # the special ones and the castle first


def things_named() -> list[int]:
    """What each action names."""
    found = [NOTHING_NAMED] * END
    for place in range(len(PLACE_IDS)):
        found[PLACE + place] = place
    for at, plan in enumerate(PLANS):
        found[BUILD + at] = FIRST_TILE_PLACE + plan.tile
    for at, tile in enumerate(TRANSFORMABLE):
        found[TRANSFORM + at] = FIRST_TILE_PLACE + tile
    return found


ANSWERS: Final = Answers(SPACE, THINGS, things_named(), CHAIRS)


class CaylusEncoder(Encoder):
    """Encodes Caylus."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, ANSWERS.layout)

    def fill(self, state: State, seat: int, out: BytesWriter, start: int) -> None:
        """Write the numbers of a state over zeros."""
        assert isinstance(state, Table)
        s = state
        chair_of = CHAIRS_OF[s.players][seat]
        HEADING.fill(s, s.rules.code, chair_of, out, start)
        if s.who != NOBODY:
            about = subject(s)
            if about >= 0:
                out[start + SUBJECT + about] = 1
        out[start + FAVORS] = s.favors
        out[start + WALKERS] = s.provost
        out[start + WALKERS + 1] = s.bailiff
        for section in range(SECTION_COUNT):
            out[start + SCORED + section] = int(section < s.section)
        write_order(s.order, chair_of, out, start + ORDER)
        write_order(s.passed, chair_of, out, start + PASSED)
        write_order(s.castle, chair_of, out, start + QUEUE)
        first: i64 = start + SPECIAL
        for worker in s.special:
            if worker != NOBODY:
                out[first + chair_of[worker]] = 1
            first += CHAIRS
        fill_seats(s, chair_of, out, start)
        fill_road(s, chair_of, out, start)

    def option(self, state: State, action: int) -> list[int]:
        """The numbers of one legal action."""
        assert isinstance(state, Table)
        return ANSWERS.row(state, action, space_named(state, action))


def space_named(s: Table, action: int) -> int:
    """The space an action is about; 0 for none."""
    if SITE <= action < SITE + len(SITES):
        site: int = SITES[action - SITE]
        return site
    tile = ANSWERS.named[action] - FIRST_TILE_PLACE
    return max(0, s.space_of[tile]) if tile >= 0 and not BUILD <= action < SITE else 0


def subject(s: Table) -> int:
    """The building that the question is about: a special one, or a tile behind those; -1 for none."""
    if s.step == ASK_SPECIAL:
        return s.cursor - 1
    if s.step in (ASK_ROAD, ASK_OWNER):
        return len(SPECIALS) + s.tile_at[s.cursor]
    return len(SPECIALS) + s.plan if s.step == ASK_SITE else -1


def fill_seats(s: Table, chair_of: list[int], out: BytesWriter, start: i64) -> None:
    """What the seats have, but for their residences; and what they have built of the castle together."""
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
    first: i64 = start + BUILT
    section: i64 = 0
    for houses in s.houses:
        if houses:
            out[first + section] = out[first + section] + houses
        section = section + 1 if section < SECTION_COUNT - 1 else 0


def fill_road(s: Table, chair_of: list[int], out: BytesWriter, start: i64) -> None:
    """Buildings, owners, workers and residences along the road."""
    space: i64 = -1
    for number in s.tile_at:
        space += 1
        if number == EMPTY:
            continue
        tile: i64 = number
        owner: i64 = s.owner_at[space]
        if tile == RESIDENCE_TILE:
            chair: i64 = chair_of[owner]
            out[start + RESIDENCES + (space - 1) * CHAIRS + chair] = 1
            total: i64 = start + COUNTED + chair * COUNTS + HOUSES
            out[total] = out[total] + 1
            continue
        out[start + SPACES + tile] = u8(space)
        if owner != NOBODY:
            out[start + OWNERS + tile * CHAIRS + chair_of[owner]] = 1
        worker: i64 = s.worker_at[space]
        if worker != NOBODY:
            out[start + WORKERS + tile * CHAIRS + chair_of[worker]] = 1
        claim: i64 = s.claim_at[space]
        if claim != NOBODY:
            out[start + CLAIMS + tile * CHAIRS + chair_of[claim]] = 1


ENCODER: Final = CaylusEncoder()
