"""Caylus Magna Carta in numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from caylus.core.goods import PURSE
from caylus.core.road import EMPTY
from caylus.core.state import NOBODY
from caylus.games.magna_carta.actions import (
    BUILD,
    FIRST_CARD,
    FIRST_PRESTIGE,
    PLACE,
    PLANS,
    SITE,
    SPACE,
    TRANSFORM,
)
from caylus.games.magna_carta.board import MOST_PLAYERS, SECTION_COUNT
from caylus.games.magna_carta.buildings import CARDS, DECK, NEUTRALS, PRESTIGES
from caylus.games.magna_carta.state import ASK_PRIMARY, ASK_SECONDARY, ASK_SITE, FACE_UP, PHASE_IDS, Table
from caylus.kit.encoding.answers import Answers
from caylus.kit.encoding.chairs import CHAIRS_OF, write_counts, write_order, write_seats
from caylus.kit.encoding.heading import Heading
from caylus.kit.encoding.layout import Layout
from caylus.kit.encoding.road import NO_SUBJECT, RoadEncoder

CHAIRS: Final = MOST_PLAYERS
QUESTIONS: Final = 7
COUNTS: Final = PURSE + 4 + SECTION_COUNT
FACES: Final = FIRST_CARD + CHAIRS * CARDS  # the neutral cards, then each chair's deck

LAYOUT: Final = Layout(version=1)
HEADING: Final = Heading(LAYOUT, CHAIRS, ["standard rules"], PHASE_IDS, QUESTIONS, FACES + len(PRESTIGES))
PROVOST: Final = LAYOUT.add("provost", [1], "the card he stands on")
ROAD_END: Final = LAYOUT.add("road", [1], "the number of cards on the road")
FIRST: Final = LAYOUT.add("first", [CHAIRS], "who begins this turn")
PASSED: Final = LAYOUT.add("passed", [CHAIRS], "who has passed, and as which; 0: not yet")
TOKENS: Final = LAYOUT.add("tokens", [SECTION_COUNT], "tokens left in the castle")
REMOVED: Final = LAYOUT.add("removed", [1], "tokens out of the game")
COUNTED: Final = LAYOUT.add(
    "seats",
    [CHAIRS, COUNTS],
    "food, wood, stone, an unused number, gold, deniers, points; workers at home; cards in hand; cards in the pile; "
    "batches offered this turn; tokens taken of dungeon, walls, towers",
)
HANDS: Final = LAYOUT.add(
    "hands", [CHAIRS, CARDS], "cards in hand: the own ones, of others those that all can work out"
)
DISCARDS: Final = LAYOUT.add("discards", [CHAIRS, CARDS], "cards among the discards")
PRESTIGE: Final = LAYOUT.add("prestige", [len(PRESTIGES), CHAIRS], "who has built each prestige card")
WHERE: Final = LAYOUT.add("spaces", [FACES], "the place of each card on the road; 0: none")
COVERED: Final = LAYOUT.add("covered", [FACES], "cards that show their residence side or lie under a prestige card")
WORKERS: Final = LAYOUT.add("workers", [FACES, CHAIRS], "who has a worker on it")
RESERVE: Final = LAYOUT.add("reserve", [FACES], "cubes for the secondary effect")
TURNING: Final = LAYOUT.add("turning", [FACES], "cards that a lawyer will turn")

FIRST_DECK_THING: Final = len(NEUTRALS)
DECK_THINGS: Final = list(range(FIRST_DECK_THING, FIRST_DECK_THING + CARDS))
THINGS: Final = [card.id for card in [*NEUTRALS, *DECK, *PRESTIGES]]


def faces(chair_of: list[int]) -> list[int]:
    """The cards of the road from a viewer's chair: the neutral ones, then the decks in the order of the chairs."""
    found = list(range(FIRST_CARD))
    for owner in range(len(chair_of)):
        found += [FIRST_CARD + chair_of[owner] * CARDS + card for card in range(CARDS)]
    return found


FACES_OF: Final = [[faces(chair_of) for chair_of in viewers] for viewers in CHAIRS_OF]  # by players and viewer
# By their first action: the things that a run of actions names
NAMES: Final = {
    PLACE: [*range(FIRST_CARD), *(DECK_THINGS * MOST_PLAYERS)],
    BUILD: [FIRST_DECK_THING + plan.card for plan in PLANS],
    SITE: DECK_THINGS,
    TRANSFORM: DECK_THINGS,
}


class MagnaCartaEncoder(RoadEncoder[Table]):
    """Encodes Caylus Magna Carta."""

    def fill_table(self, s: Table, seat: int, chair_of: list[int], out: BytesWriter, start: int) -> None:
        """Write what lies on the table."""
        out[start + PROVOST] = s.provost
        out[start + ROAD_END] = s.road_end
        out[start + FIRST + chair_of[s.first]] = 1
        write_order(s.passed, chair_of, out, start + PASSED)
        for section in range(SECTION_COUNT):
            out[start + TOKENS + section] = s.tokens[section]
        out[start + REMOVED] = s.removed
        fill_seats(s, chair_of, out, start + COUNTED)
        fill_cards(s.hands, chair_of, out, start + HANDS)
        fill_cards(s.discards, chair_of, out, start + DISCARDS)
        write_seats(s.prestige_owner, chair_of, out, start + PRESTIGE, CHAIRS)
        fill_road(s, chair_of, FACES_OF[s.players][seat], out, start)

    def code(self, s: Table) -> int:
        """The option."""
        return s.rules.code

    def subject(self, s: Table, seat: int) -> int:
        """A card of the road, or a prestige card behind those."""
        if s.step in (ASK_PRIMARY, ASK_SECONDARY):
            return FACES_OF[s.players][seat][s.tile_at[s.cursor]]
        return FACES + s.plan if s.step == ASK_SITE else NO_SUBJECT

    def space_named(self, s: Table, action: int) -> int:
        """The place of the card on the road."""
        if PLACE <= action < PLACE + FIRST_PRESTIGE:
            return max(0, s.space_of[action - PLACE])
        for first in (SITE, TRANSFORM):
            if first <= action < first + CARDS:
                return max(0, s.space_of[s.tile_of(s.who, action - first)])
        return 0


def fill_seats(s: Table, chair_of: list[int], out: BytesWriter, at: i64) -> None:
    """What the seats have."""
    write_counts(s.purse, PURSE, chair_of, out, at, COUNTS)
    write_counts(s.workers, 1, chair_of, out, at + PURSE, COUNTS)
    write_counts(s.offers, 1, chair_of, out, at + PURSE + 3, COUNTS)
    write_counts(s.taken, SECTION_COUNT, chair_of, out, at + PURSE + 4, COUNTS)
    for other in range(s.players):
        own: i64 = at + chair_of[other] * COUNTS + PURSE
        out[own + 1] = len(s.hands[other])
        out[own + 2] = len(s.piles[other])


def fill_cards(stacks: list[list[int]], chair_of: list[int], out: BytesWriter, first: i64) -> None:
    """The known cards of each seat's hand or discards."""
    for other, cards in enumerate(stacks):
        own: i64 = first + chair_of[other] * CARDS
        for card in cards:
            if card >= 0:
                out[own + card] = 1


def fill_road(s: Table, chair_of: list[int], face_of: list[int], out: BytesWriter, start: i64) -> None:
    """The cards of the road."""
    space: i64 = -1
    for tile in s.tile_at:
        space += 1
        if tile == EMPTY:
            continue
        at: i64 = face_of[tile]
        out[start + WHERE + at] = u8(space)
        if s.cover_at[space] != FACE_UP:
            out[start + COVERED + at] = 1
        reserve = s.reserve_at[space]
        if reserve:
            out[start + RESERVE + at] = reserve
        if s.turning_at[space]:
            out[start + TURNING + at] = 1
        worker: i64 = s.worker_at[space]
        if worker != NOBODY:
            out[start + WORKERS + at * CHAIRS + chair_of[worker]] = 1


ENCODER: Final = MagnaCartaEncoder(LAYOUT, HEADING, Answers(SPACE, CHAIRS, THINGS, NAMES))
