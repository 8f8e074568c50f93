"""A position as JSON, its hash, and what a seat may see and imagine of it."""

from __future__ import annotations

from random import Random
from typing import Final

from caylus.core.goods import POINTS
from caylus.core.state import Json, JsonObject, purse_json, seat_json
from caylus_ferry.buildings import COMMISSION_IDS, COMMISSIONS
from caylus_ferry.state import OVER, UNKNOWN, Table

RULES_VERSION: Final = 1


def known_commissions(s: Table, viewer: int | None) -> list[int]:
    """The commissions by seat as the viewer knows them: the own one only, until all are shown at the end."""
    if s.phase == OVER:
        return s.commissions
    return [card if seat == viewer else UNKNOWN for seat, card in enumerate(s.commissions)]


def imagine(s: Table, viewer: int | None, rng: Random) -> list[int]:
    """The commissions with those that the viewer does not know drawn anew, each possibility as likely as the others."""
    known = known_commissions(s, viewer)
    cards = [card for card in range(len(COMMISSIONS)) if card not in known]
    rng.shuffle(cards)
    return [cards.pop() if card == UNKNOWN else card for card in known]


def table_json(s: Table) -> JsonObject:
    """What lies open for all, in positions and views alike."""
    return {
        **s.heading_json(),
        "first": s.first,
        "provost": s.provost,
        "road": [
            {
                "space": space,
                "tile": s.tile(space).id,
                "owner": seat_json(s.owner_at[space]),
                "worker": seat_json(s.worker_at[space]),
            }
            for space in range(1, len(s.tile_at))
        ],
    }


def seats_json(s: Table, commissions: list[int]) -> list[JsonObject]:
    """What each seat has, as far as the commissions are known."""
    seats: list[JsonObject] = []
    for seat in range(s.players):
        found = purse_json(s, seat)
        found["points"] = s.holds(seat, POINTS)
        found["commission"] = commission_json(commissions[seat])
        seats.append(found)
    return seats


def commission_json(card: int) -> Json:
    """A commission by name, null if it is not known."""
    return None if card == UNKNOWN else COMMISSION_IDS[card]


def view(s: Table, viewer: int | None) -> JsonObject:
    """All that the viewer may see."""
    seats = seats_json(s, known_commissions(s, viewer))
    for seat, found in enumerate(seats):
        found["workers"] = s.workers[seat]
    return {**table_json(s), **s.ending_json(), "you": viewer, "seats": seats}


def write(s: Table) -> JsonObject:
    """The whole position; `restore.restore` reads it back."""
    return {**table_json(s), **s.course_json(), "seats": seats_json(s, s.commissions)}


def key(s: Table) -> int:
    """A hash of all that matters for what can still happen."""
    return s.hash_with([s.turn, s.first], [s.commissions])
