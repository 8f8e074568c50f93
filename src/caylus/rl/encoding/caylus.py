"""Caylus in numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

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
from caylus.rl.encoding.answers import NOTHING_NAMED, Answers
from caylus.rl.encoding.encoder import Encoder
from caylus.rl.encoding.heading import CHAIRS_OF, Heading
from caylus.rl.encoding.layout import MOST, Layout

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

    def fill(self, masked: State, seat: int, out: BytesWriter, start: int) -> None:
        """Write the numbers of a masked state over zeros."""
        assert isinstance(masked, Table)
        s = masked
        players = s.players
        chair_of = CHAIRS_OF[players][seat]
        HEADING.fill(s, s.rules.code, chair_of, out, start)
        if s.who != NOBODY:
            about = subject(s)
            if about >= 0:
                out[start + SUBJECT + about] = 1
        out[start + FAVORS] = s.favors
        out[start + WALKERS] = s.provost
        out[start + WALKERS + 1] = s.bailiff
        for section in range(SECTION_COUNT):
            out[start + BUILT + section] = s.houses_in(section)
            out[start + SCORED + section] = int(section < s.section)
        for at in range(players):
            out[start + ORDER + chair_of[s.order[at]]] = at + 1
        for at in range(len(s.passed)):
            out[start + PASSED + chair_of[s.passed[at]]] = at + 1
        for at in range(len(s.castle)):
            out[start + QUEUE + chair_of[s.castle[at]]] = at + 1
        for at in range(SPECIAL_PLACES):
            if s.special[at] != NOBODY:
                out[start + SPECIAL + at * CHAIRS + chair_of[s.special[at]]] = 1
        for other in range(players):
            fill_chair(s, other, out, start + COUNTED + chair_of[other] * COUNTS)
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


def fill_chair(s: Table, other: int, out: BytesWriter, start: int) -> None:
    """What one seat has, but for its residences."""
    for kind in range(PURSE):
        out[start + kind] = min(MOST, s.purse[other * PURSE + kind])
    at = start + PURSE
    out[at] = s.workers[other]
    out[at + 1] = s.batches[other]
    for line in range(LINES):
        out[at + 3 + line] = s.level[other * LINES + line]
        out[at + 3 + LINES + line] = s.used[other] >> line & 1
    for section in range(SECTION_COUNT):
        out[at + 3 + 2 * LINES + section] = s.houses[other * SECTION_COUNT + section]


def fill_road(s: Table, chair_of: list[int], out: BytesWriter, start: int) -> None:
    """Buildings, owners, workers and residences along the road."""
    for space in range(1, ROAD_END + 1):
        tile = s.tile_at[space]
        if tile == EMPTY:
            continue
        owner = s.owner_at[space]
        if tile == RESIDENCE_TILE:
            out[start + RESIDENCES + (space - 1) * CHAIRS + chair_of[owner]] = 1
            total = start + COUNTED + chair_of[owner] * COUNTS + HOUSES
            out[total] = out[total] + 1
            continue
        out[start + SPACES + tile] = space
        if owner != NOBODY:
            out[start + OWNERS + tile * CHAIRS + chair_of[owner]] = 1
        if s.worker_at[space] != NOBODY:
            out[start + WORKERS + tile * CHAIRS + chair_of[s.worker_at[space]]] = 1
        if s.claim_at[space] != NOBODY:
            out[start + CLAIMS + tile * CHAIRS + chair_of[s.claim_at[space]]] = 1
