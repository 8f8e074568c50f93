"""Caylus 1303 in numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from caylus.core.goods import PURSE
from caylus.core.road import EMPTY
from caylus.core.state import NOBODY, State
from caylus.games.caylus1303.actions import (
    BUILD,
    CHARACTER_IDS,
    DRAFT,
    END,
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
from caylus.kit.encoding.answers import NOTHING_NAMED, Answers
from caylus.kit.encoding.chairs import CHAIRS_OF, write_counts, write_order
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.encoding.heading import Heading
from caylus.kit.encoding.layout import Layout

CHAIRS: Final = 5
QUESTIONS: Final = 11
COUNTS: Final = PURSE + 4

LAYOUT: Final = Layout(version=1)
HEADING: Final = Heading(LAYOUT, CHAIRS, ["points lie open"], PHASE_IDS, QUESTIONS)
SUBJECT: Final = LAYOUT.add("subject", [len(TILES)], "the building the question is about")
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
WHERE: Final = LAYOUT.add("spaces", [len(TILES)], "the space each building stands on; 0: none")
OWNERS: Final = LAYOUT.add("owners", [len(TILES), CHAIRS], "who owns each building on the road")
WORKERS: Final = LAYOUT.add("workers", [len(TILES), CHAIRS], "who has a worker on it")
JOINERS: Final = LAYOUT.add("joiners", [len(TILES), CHAIRS], "whose worker joined as Journeyman")
RESIDENCES: Final = LAYOUT.add("residences", [SPACES, CHAIRS], "residences by space")

THINGS: Final = [*PLACE_IDS, *(tile.id for tile in TILES[SITE_PLACE:]), *CHARACTER_IDS]
FIRST_CHARACTER: Final = len(TILES) + 1


def things_named() -> list[int]:
    """What each action names; behind the tiles that take workers stands the Construction Site."""
    found = [NOTHING_NAMED] * END
    for place in range(len(PLACE_IDS)):
        found[PLACE + place] = place
    for at, plan in enumerate(PLANS):
        found[BUILD + at] = plan.tile + int(plan.tile >= SITE_PLACE)
    for at in range(len(STARTINGS)):
        found[TRANSFORM + at] = FIRST_STARTING + at
    for first in (DRAFT, STEAL, RECRUIT):
        for at in range(len(CHARACTERS)):
            found[first + at] = FIRST_CHARACTER + at
    return found


ANSWERS: Final = Answers(SPACE, THINGS, things_named(), CHAIRS)


class Encoder1303(Encoder):
    """Encodes Caylus 1303."""

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
        fill_road(s, chair_of, out, start)

    def option(self, state: State, action: int) -> list[int]:
        """The numbers of one legal action."""
        assert isinstance(state, Table)
        return ANSWERS.row(state, action, space_named(state, action))


def space_named(s: Table, action: int) -> int:
    """The space an action is about; 0 for none."""
    thing = ANSWERS.named[action]
    return max(0, s.space_of[thing]) if 0 <= thing < SITE_PLACE and not BUILD <= action < TRANSFORM else 0


def subject(s: Table) -> int:
    """The building that the question is about; -1 for none."""
    if s.step == ASK_BUILDING:
        return s.tile_at[road.space_in_hand(s)]
    return s.site[s.slot] if s.step == ASK_FAVOR_EFFECT else -1


def fill_seats(s: Table, chair_of: list[int], out: BytesWriter, at: i64) -> None:
    """What the seats have."""
    write_counts(s.purse, PURSE, chair_of, out, at, COUNTS)
    write_counts(s.camp, 1, chair_of, out, at + PURSE, COUNTS)
    write_counts(s.houses, 1, chair_of, out, at + PURSE + 1, COUNTS)
    write_counts(s.bundles, 1, chair_of, out, at + PURSE + 2, COUNTS)
    write_counts(s.delivered, 1, chair_of, out, at + PURSE + 3, COUNTS)


def fill_road(s: Table, chair_of: list[int], out: BytesWriter, start: i64) -> None:
    """Buildings, owners, workers and residences along the road, the printed ones included."""
    space: i64 = -1
    for number in s.tile_at:
        space += 1
        if number == EMPTY:
            continue
        tile: i64 = number
        owner: i64 = s.owner_at[space]
        if tile == RESIDENCE_TILE:
            out[start + RESIDENCES + space * CHAIRS + chair_of[owner]] = 1
            continue
        out[start + WHERE + tile] = u8(space)
        if owner != NOBODY:
            out[start + OWNERS + tile * CHAIRS + chair_of[owner]] = 1
        worker: i64 = s.worker_at[space]
        if worker != NOBODY:
            out[start + WORKERS + tile * CHAIRS + chair_of[worker]] = 1
        joiner: i64 = s.joiner_at[space]
        if joiner != NOBODY:
            out[start + JOINERS + tile * CHAIRS + chair_of[joiner]] = 1


ENCODER: Final = Encoder1303()
