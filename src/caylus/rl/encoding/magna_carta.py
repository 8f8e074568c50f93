"""Caylus Magna Carta in numbers."""

from __future__ import annotations

from typing import Final

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
from caylus.games.magna_carta.board import MOST_PLAYERS, SECTIONS
from caylus.games.magna_carta.buildings import CARDS, DECK, NEUTRALS, PRESTIGES
from caylus.games.magna_carta.state import ASK_PRIMARY, ASK_SECONDARY, ASK_SITE, FACE_UP, PHASE_IDS, Table
from caylus.rl.encoding.answers import NOTHING_NAMED, Answers
from caylus.rl.encoding.encoder import Encoder
from caylus.rl.encoding.layout import MOST, Layout

CHAIRS: Final = MOST_PLAYERS
QUESTIONS: Final = 7
COUNTS: Final = PURSE + 4 + len(SECTIONS)
FACES: Final = FIRST_CARD + CHAIRS * CARDS  # the neutral cards, then each chair's deck

LAYOUT: Final = Layout(version=1)
PLAYERS: Final = LAYOUT.add("players", [CHAIRS - 1], "2 to 4 players")
OPTIONS: Final = LAYOUT.add("options", [1], "standard rules")
TURN: Final = LAYOUT.add("turn", [1], "the number of the turn")
PHASE: Final = LAYOUT.add("phase", [len(PHASE_IDS) - 1], "the phase: " + ", ".join(PHASE_IDS[1:]))
QUESTION: Final = LAYOUT.add("question", [QUESTIONS], "the question being asked, as `decision` counts its kinds")
ASKED: Final = LAYOUT.add("asked", [CHAIRS], "whose decision it is")
SUBJECT: Final = LAYOUT.add("subject", [FACES + len(PRESTIGES)], "the card the question is about")
PROVOST: Final = LAYOUT.add("provost", [1], "the card he stands on")
ROAD_END: Final = LAYOUT.add("road", [1], "the number of cards on the road")
FIRST: Final = LAYOUT.add("first", [CHAIRS], "who begins this turn")
PASSED: Final = LAYOUT.add("passed", [CHAIRS], "who has passed, and as which; 0: not yet")
TOKENS: Final = LAYOUT.add("tokens", [len(SECTIONS)], "tokens left in the castle")
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
FIRST_PRESTIGE_THING: Final = FIRST_DECK_THING + CARDS
THINGS: Final = [card.id for card in [*NEUTRALS, *DECK, *PRESTIGES]]


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

    def fill(self, masked: State, seat: int, out: list[int]) -> None:
        """Write the numbers of a masked state into a list of zeros."""
        assert isinstance(masked, Table)
        s = masked
        players = s.players
        out[PLAYERS + players - 2] = 1
        out[OPTIONS] = s.rules.code
        out[TURN] = s.turn
        out[PHASE + s.phase - 1] = 1
        if s.who != NOBODY:
            out[QUESTION + s.step - 1] = 1
            out[ASKED + (s.who - seat) % players] = 1
            if s.step in (ASK_PRIMARY, ASK_SECONDARY):
                out[SUBJECT + face(s, s.tile_at[s.cursor], seat)] = 1
            elif s.step == ASK_SITE:
                out[SUBJECT + FACES + s.plan] = 1
        out[PROVOST] = s.provost
        out[ROAD_END] = s.road_end
        out[FIRST + (s.first - seat) % players] = 1
        for at in range(len(s.passed)):
            out[PASSED + (s.passed[at] - seat) % players] = at + 1
        for section in range(len(SECTIONS)):
            out[TOKENS + section] = s.tokens[section]
        out[REMOVED] = s.removed
        for chair in range(players):
            fill_chair(s, (seat + chair) % players, out, chair)
        for card in range(len(PRESTIGES)):
            if s.prestige_owner[card] != NOBODY:
                out[PRESTIGE + card * CHAIRS + (s.prestige_owner[card] - seat) % players] = 1
        fill_road(s, seat, out)

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


def face(s: Table, tile: int, seat: int) -> int:
    """A card from the viewer's chair: decks in the order of the chairs."""
    if tile < FIRST_CARD:
        return tile
    owner = (tile - FIRST_CARD) // CARDS
    return FIRST_CARD + (owner - seat) % s.players * CARDS + (tile - FIRST_CARD) % CARDS


def fill_chair(s: Table, other: int, out: list[int], chair: int) -> None:
    """What one seat has."""
    start = COUNTED + chair * COUNTS
    for kind in range(PURSE):
        out[start + kind] = min(MOST, s.purse[other * PURSE + kind])
    at = start + PURSE
    out[at] = s.workers[other]
    out[at + 1] = len(s.hands[other])
    out[at + 2] = len(s.piles[other])
    out[at + 3] = s.offers[other]
    for section in range(len(SECTIONS)):
        out[at + 4 + section] = s.taken[other * len(SECTIONS) + section]
    for card in s.hands[other]:
        if card >= 0:
            out[HANDS + chair * CARDS + card] = 1
    for card in s.discards[other]:
        out[DISCARDS + chair * CARDS + card] = 1


def fill_road(s: Table, seat: int, out: list[int]) -> None:
    """The cards of the road."""
    for space in range(1, s.road_end + 1):
        tile = s.tile_at[space]
        if tile == EMPTY:
            continue
        at = face(s, tile, seat)
        out[WHERE + at] = space
        out[COVERED + at] = int(s.cover_at[space] != FACE_UP)
        out[RESERVE + at] = s.reserve_at[space]
        out[TURNING + at] = s.turning_at[space]
        if s.worker_at[space] != NOBODY:
            out[WORKERS + at * CHAIRS + (s.worker_at[space] - seat) % s.players] = 1
