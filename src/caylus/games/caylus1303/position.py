"""A position of Caylus 1303 as JSON, its hash, and what a seat may see of it."""

from __future__ import annotations

from typing import Final

from caylus.core.goods import POINTS, PURSE
from caylus.core.ledger import Entry, entries
from caylus.core.road import EMPTY, IN_SUPPLY
from caylus.core.state import NOBODY, JsonObject, purse_json, seat_json
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.board import FIRST_PRINTED, ROAD_END
from caylus.games.caylus1303.buildings import PRINTEDS, TILES
from caylus.games.caylus1303.characters import CHARACTERS, ON_THE_BOARD
from caylus.games.caylus1303.state import Table

RULES_VERSION: Final = 1


def workers_json(s: Table, space: int) -> list[int]:
    """The workers on a space, the Journeyman's second."""
    return [seat for seat in (s.worker_at[space], s.joiner_at[space]) if seat != NOBODY]


def road_json(s: Table) -> list[JsonObject]:
    """The road, space by space."""
    return [
        {
            "space": space,
            "tile": None if s.tile_at[space] == EMPTY else TILES[s.tile_at[space]].id,
            "owner": seat_json(s.owner_at[space]),
            "workers": workers_json(s, space),
        }
        for space in range(1, ROAD_END + 1)
    ]


def characters_json(s: Table) -> JsonObject:
    """The characters of this game: a seat, or null for those on the board."""
    found: JsonObject = {}
    for at, character in enumerate(CHARACTERS):
        if s.holder[at] >= ON_THE_BOARD:
            found[character.id] = seat_json(s.holder[at])
    return found


def table_json(s: Table) -> JsonObject:
    """What lies open for all, in positions and views alike."""
    return {
        **s.heading_json(),
        "first": s.first,
        "next_first": s.next_first,
        "provost": s.provost,
        "site": {
            "tiles": [TILES[tile].id for tile in s.site],
            "workers": s.queue[:],
            "bundles": s.bundles[:],
            "delivered": s.delivered[:],
        },
        "characters": characters_json(s),
        "printed": {tile.id: workers_json(s, FIRST_PRINTED + at) for at, tile in enumerate(PRINTEDS)},
        "road": road_json(s),
    }


def write(s: Table) -> JsonObject:
    """The whole position; `restore.restore` reads it back."""
    seats: list[JsonObject] = []
    for seat in range(s.players):
        found = purse_json(s, seat)
        found["points"] = s.holds(seat, POINTS)
        seats.append(found)
    return {**table_json(s), **s.course_json(), "spent": s.spent, "favors": s.favors_json(), "seats": seats}


def sees_points(s: Table, viewer: int | None, seat: int) -> bool:
    """One's own points, all when the game is over, or all the time by option. (ruling 6.32)"""
    return s.rules.open_points or s.who == NOBODY or viewer == seat


def view(s: Table, viewer: int | None) -> JsonObject:
    """All that the viewer may see."""
    seats: list[JsonObject] = []
    for seat in range(s.players):
        found = purse_json(s, seat)
        found["points"] = s.holds(seat, POINTS) if sees_points(s, viewer, seat) else None
        found["camp"] = s.camp[seat]
        found["houses"] = s.houses[seat]
        found["characters"] = [who.id for at, who in enumerate(CHARACTERS) if s.holder[at] == seat]
        seats.append(found)
    seen = table_json(s)
    seen["you"] = viewer
    seen["decision"] = None if s.who == NOBODY else s.asked()
    seen["slots"] = min(s.open_slots(), board.SITE_SLOTS)
    seen["seats"] = seats
    seen["supply"] = [TILES[tile].id for tile in range(len(TILES) - 1) if s.space_of[tile] == IN_SUPPLY]
    seen["scores"] = [found["points"] for found in seats]
    seen["winners"] = s.winners()
    seen["ledger"] = [entry for entry in s.ledger() if sees_points(s, viewer, as_seat(entry))]
    return seen


def as_seat(entry: JsonObject) -> int:
    """Whose entry of the ledger it is."""
    seat = entry["seat"]
    assert isinstance(seat, int)
    return seat


def imagine(s: Table, twin: Table, viewer: int | None) -> Table:
    """Hidden points become an estimate from what everyone can see; all the viewer knows stays as it is."""
    twin.newest = None
    for entry in entries(s.newest):
        if sees_points(s, viewer, entry.seat):
            twin.newest = Entry(twin.newest, entry.turn, entry.seat, entry.points, entry.source, entry.what)
    sight = points_in_sight(s)
    for seat in range(s.players):
        if sees_points(s, viewer, seat):
            continue
        points = sight[seat]
        twin.purse[seat * PURSE + POINTS] = points
        if points:
            twin.newest = Entry(twin.newest, s.turn, seat, points, "carried over", "estimate")
    return twin


def hide(s: Table, viewer: int | None) -> list[list[int]]:
    """Others' points go down to what everyone can see; gives the purses as they were."""
    aside = [s.purse]
    s.purse = s.purse[:]
    sight = points_in_sight(s)
    for seat in range(s.players):
        if not sees_points(s, viewer, seat):
            s.purse[seat * PURSE + POINTS] = sight[seat]
    return aside


def points_in_sight(s: Table) -> list[int]:
    """What each seat's buildings, monuments and bundles are worth: a fair guess at the tokens lying face down."""
    points = [board.BUNDLE_POINTS * (s.delivered[seat] + s.bundles[seat]) for seat in range(s.players)]
    for space, owner in enumerate(s.owner_at):
        if owner != NOBODY and 1 <= space <= ROAD_END:
            points[owner] += s.tile(space).points
    return points


def key(s: Table) -> int:
    """A hash of all that matters for what can still happen."""
    numbers = [
        s.rules.code,
        s.turn,
        s.first,
        s.next_first,
        s.spent,
        s.slot,
        s.favors,
        s.favored if s.favors else NOBODY,
    ]
    lists = [s.owner_at, s.joiner_at, s.camp, s.houses, s.holder, s.site, s.queue, s.bundles, s.delivered]
    return s.hash_with(numbers, lists)
