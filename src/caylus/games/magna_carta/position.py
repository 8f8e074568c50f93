"""A position of Caylus Magna Carta as JSON, its hash, and what a seat may see and imagine of it."""

from __future__ import annotations

from random import Random
from typing import Final

from caylus.core.goods import POINTS
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOTHING, Json, JsonObject, purse_json, seat_json
from caylus.games.magna_carta.actions import TILE_IDS
from caylus.games.magna_carta.board import SECTION_COUNT
from caylus.games.magna_carta.buildings import DECK, PRESTIGES
from caylus.games.magna_carta.state import FACE_UP, RESIDENCE, Table

RULES_VERSION: Final = 1
UNKNOWN_CARD: Final = -1
UNKNOWN: Final = [[UNKNOWN_CARD] * count for count in range(len(DECK) + 1)]  # so many; shared, never changed


def cards_json(cards: list[int]) -> list[str]:
    """Cards by name."""
    return [DECK[card].id for card in cards]


def cover_json(cover: int) -> Json:
    """What lies on a road card: nothing, its residence side, or a prestige card."""
    return None if cover == FACE_UP else "residence" if cover == RESIDENCE else PRESTIGES[cover].id


def road_json(s: Table) -> list[JsonObject]:
    """The road, card by card."""
    return [
        {
            "space": space,
            "tile": TILE_IDS[s.tile_at[space]],
            "owner": seat_json(s.owner_at[space]),
            "worker": seat_json(s.worker_at[space]),
            "cover": cover_json(s.cover_at[space]),
            "reserve": s.reserve_at[space],
            "turning": bool(s.turning_at[space]),
        }
        for space in range(1, len(s.tile_at))
    ]


def seats_json(s: Table) -> list[JsonObject]:
    """What each seat has lying open."""
    seats: list[JsonObject] = []
    for seat in range(s.players):
        found = purse_json(s, seat)
        found["points"] = s.holds(seat, POINTS)
        found["discard"] = cards_json(s.discards[seat])
        found["shown"] = cards_json(s.shown[seat])
        found["tokens"] = s.taken[seat * SECTION_COUNT : (seat + 1) * SECTION_COUNT]
        seats.append(found)
    return seats


def table_json(s: Table) -> JsonObject:
    """What lies open for all, in positions and views alike."""
    return {
        **s.heading_json(),
        "first": s.first,
        "provost": s.provost if s.rules.standard else None,
        "castle": {"tokens": s.tokens[:], "removed": s.removed, "offers": s.offers[:]},
        "prestige": {PRESTIGES[card].id: seat_json(s.prestige_owner[card]) for card in s.rules.prestige},
        "road": road_json(s),
    }


def write(s: Table) -> JsonObject:
    """The whole position, hands and piles included; `restore.restore` reads it back."""
    seats = seats_json(s)
    for seat, found in enumerate(seats):
        found["hand"] = cards_json(s.hands[seat])
        found["pile"] = cards_json(s.piles[seat])
    return {**table_json(s), **s.course_json(), "chance": s.chance[:], "seats": seats}


def view(s: Table, viewer: int | None) -> JsonObject:
    """All that the viewer may see: of hands the own one, of piles only their size. (ruling R20)"""
    seats = seats_json(s)
    for seat, found in enumerate(seats):
        found["workers"] = s.workers[seat]
        found["hand"] = cards_json(s.hands[seat]) if seat == viewer else None
        found["hand_size"] = len(s.hands[seat])
        found["pile_size"] = len(s.piles[seat])
    return {**table_json(s), **s.ending_json(), "you": viewer, "seats": seats}


def imagine(twin: Table, viewer: int | None, rng: Random) -> Table:
    """Draw anew what the viewer cannot know, each possibility as likely as the others.

    Of another's hand the cards that everybody can work out stay; the rest is drawn from hand and pile together.
    """
    for seat in range(twin.players):
        known = twin.hands[seat] if seat == viewer else twin.shown[seat]
        unknown = [card for card in sorted(twin.hands[seat] + twin.piles[seat]) if card not in known]
        rng.shuffle(unknown)
        drawn = len(twin.hands[seat]) - len(known)
        twin.hands[seat] = sorted(known + unknown[:drawn])
        twin.piles[seat] = unknown[drawn:]
    twin.chance = [rng.getrandbits(32) | 1, rng.getrandbits(32), rng.getrandbits(32), rng.getrandbits(32)]
    if twin.step != NO_QUESTION:
        twin.ask()  # what another seat may answer depends on its hand
    return twin


def hide(s: Table, viewer: int | None) -> list[list[int]]:
    """Leave of hands and piles what the viewer knows: the own hand, cards that all can work out, and sizes.

    Gives what was there: the shuffles to come, then hands, then piles.
    """
    aside = [s.chance, *s.hands, *s.piles]
    s.hands = s.hands[:]
    s.piles = s.piles[:]
    for seat in range(s.players):
        if seat != viewer:
            known = s.shown[seat]
            unknown = UNKNOWN[len(s.hands[seat]) - len(known)]
            s.hands[seat] = known + unknown if known else unknown
        s.piles[seat] = UNKNOWN[len(s.piles[seat])]
    s.chance = NOTHING
    return aside


def put_back(s: Table, aside: list[list[int]]) -> None:
    """Undo `hide`."""
    s.chance = aside[0]
    s.hands = aside[1 : 1 + s.players]
    s.piles = aside[1 + s.players :]


def key(s: Table) -> int:
    """A hash of all that matters for what can still happen."""
    numbers = [s.rules.code, s.first, s.plan, s.removed]
    table = [s.cover_at, s.reserve_at, s.turning_at, s.prestige_owner, s.tokens, s.taken, s.offers, s.chance]
    return s.hash_with(numbers, [*table, *s.hands, *s.piles, *s.discards, *s.shown])
