"""Caylus Magna Carta in numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from caylus.core.goods import PURSE
from caylus.core.road import EMPTY
from caylus.core.state import NOBODY, State
from caylus.games.magna_carta.actions import (
    BUILD,
    END,
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
from caylus.kit.encoding.answers import NOTHING_NAMED, Answers
from caylus.kit.encoding.chairs import CHAIRS_OF, write_counts, write_order
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.encoding.heading import Heading
from caylus.kit.encoding.layout import Layout

CHAIRS: Final = MOST_PLAYERS
QUESTIONS: Final = 7
COUNTS: Final = PURSE + 4 + SECTION_COUNT
FACES: Final = FIRST_CARD + CHAIRS * CARDS  # the neutral cards, then each chair's deck

LAYOUT: Final = Layout(version=1)
HEADING: Final = Heading(LAYOUT, CHAIRS, ["standard rules"], PHASE_IDS, QUESTIONS)
SUBJECT: Final = LAYOUT.add("subject", [FACES + len(PRESTIGES)], "the card the question is about")
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
THINGS: Final = [card.id for card in [*NEUTRALS, *DECK, *PRESTIGES]]


def faces(chair_of: list[int]) -> list[int]:
    """The cards of the road from a viewer's chair: the neutral ones, then the decks in the order of the chairs."""
    found = list(range(FIRST_CARD))
    for owner in range(len(chair_of)):
        found += [FIRST_CARD + chair_of[owner] * CARDS + card for card in range(CARDS)]
    return found


FACES_OF: Final = [[faces(chair_of) for chair_of in viewers] for viewers in CHAIRS_OF]  # by players and viewer


def things_named() -> list[int]:
    """What each action names."""
    found = [NOTHING_NAMED] * END
    for tile in range(FIRST_PRESTIGE):
        found[PLACE + tile] = tile if tile < FIRST_CARD else FIRST_DECK_THING + (tile - FIRST_CARD) % CARDS
    for at, plan in enumerate(PLANS):
        found[BUILD + at] = FIRST_DECK_THING + plan.card
    for card in range(CARDS):
        found[SITE + card] = FIRST_DECK_THING + card
        found[TRANSFORM + card] = FIRST_DECK_THING + card
    return found


ANSWERS: Final = Answers(SPACE, THINGS, things_named(), CHAIRS)


class MagnaCartaEncoder(Encoder):
    """Encodes Caylus Magna Carta."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, ANSWERS.layout)

    def fill(self, state: State, seat: int, out: BytesWriter, start: int) -> None:
        """Write the numbers of a state over zeros."""
        assert isinstance(state, Table)
        s = state
        chair_of = CHAIRS_OF[s.players][seat]
        face_of = FACES_OF[s.players][seat]
        HEADING.fill(s, s.rules.code, chair_of, out, start)
        if s.who != NOBODY:
            if s.step in (ASK_PRIMARY, ASK_SECONDARY):
                out[start + SUBJECT + face_of[s.tile_at[s.cursor]]] = 1
            elif s.step == ASK_SITE:
                out[start + SUBJECT + FACES + s.plan] = 1
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
        first: i64 = start + PRESTIGE
        for owner in s.prestige_owner:
            if owner != NOBODY:
                out[first + chair_of[owner]] = 1
            first += CHAIRS
        fill_road(s, chair_of, face_of, out, start)

    def option(self, state: State, action: int) -> list[int]:
        """The numbers of one legal action."""
        assert isinstance(state, Table)
        return ANSWERS.row(state, action, space_named(state, action))


def space_named(s: Table, action: int) -> int:
    """The place on the road that an action is about; 0 for none."""
    if PLACE <= action < PLACE + FIRST_PRESTIGE:
        return max(0, s.space_of[action - PLACE])
    for first in (SITE, TRANSFORM):
        if first <= action < first + CARDS:
            return max(0, s.space_of[FIRST_CARD + s.who * CARDS + action - first])
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


ENCODER: Final = MagnaCartaEncoder()
