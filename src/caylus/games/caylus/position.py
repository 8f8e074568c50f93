"""A position of Caylus as JSON, its hash, and what a seat may see of it (everything)."""

from __future__ import annotations

from typing import Final

from caylus.core.goods import POINTS
from caylus.core.road import EMPTY, IN_SUPPLY
from caylus.core.state import NOBODY, JsonObject, purse_json, seat_json
from caylus.games.caylus.board import ROAD_END, SECTION_COUNT, SECTIONS, STABLE_PLACES
from caylus.games.caylus.buildings import JOUST, SPECIALS, TILES
from caylus.games.caylus.favor_table import FAVOR_LINES, LINES
from caylus.games.caylus.state import FIRST_STABLE, INN_LEFT, INN_RIGHT, PHASE_IDS, Table

RULES_VERSION: Final = 1
SECTION_IDS: Final = [*(section.id for section in SECTIONS), "done"]


def road_json(s: Table) -> list[JsonObject]:
    """The road, space by space."""
    return [space_json(s, space) for space in range(1, ROAD_END + 1)]


def space_json(s: Table, space: int) -> JsonObject:
    """A space of the road."""
    return {
        "space": space,
        "tile": None if s.tile_at[space] == EMPTY else TILES[s.tile_at[space]].id,
        "owner": seat_json(s.owner_at[space]),
        "worker": seat_json(s.worker_at[space]),
        "claim": seat_json(s.claim_at[space]),
    }


def special_json(s: Table) -> JsonObject:
    """The workers before the bridge."""
    found: JsonObject = {SPECIALS[at].id: seat_json(s.special[at]) for at in range(JOUST + 1)}
    found["stables"] = [seat_json(s.special[FIRST_STABLE + circle]) for circle in range(STABLE_PLACES)]
    found["inn"] = {"left": seat_json(s.special[INN_LEFT]), "right": seat_json(s.special[INN_RIGHT])}
    return found


def castle_json(s: Table) -> JsonObject:
    """The workers in the castle, the batches of this turn, and the houses by section and seat."""
    found: JsonObject = {"workers": s.castle[:], "batches": s.batches[:]}
    for at, section in enumerate(SECTIONS):
        found[section.id] = s.houses[at::SECTION_COUNT]
    return found


def seats_json(s: Table) -> list[JsonObject]:
    """What each seat owns and where its favor markers stand."""
    return [seat_owns(s, seat) for seat in range(s.players)]


def seat_owns(s: Table, seat: int) -> JsonObject:
    """One of them."""
    found = purse_json(s, seat)
    found["points"] = s.holds(seat, POINTS)
    found["favors"] = {line.id: s.level[seat * LINES + at] for at, line in enumerate(FAVOR_LINES)}
    found["used"] = [line.id for at, line in enumerate(FAVOR_LINES) if s.used[seat] >> at & 1]
    return found


def table_json(s: Table) -> JsonObject:
    """What lies open for all, in positions and views alike."""
    return {
        **s.heading_json(),
        "order": s.order[:],
        "provost": s.provost,
        "bailiff": s.bailiff,
        "section": SECTION_IDS[s.section],
        "special": special_json(s),
        "castle": castle_json(s),
        "road": road_json(s),
    }


def write(s: Table) -> JsonObject:
    """The whole position; `restore.restore` reads it back."""
    return {**table_json(s), **s.course_json(), "favors": s.favors_json(), "seats": seats_json(s)}


def view(s: Table, seat: int | None) -> JsonObject:
    """All there is to see, for every seat alike."""
    return {
        **table_json(s),
        **s.ending_json(),
        "you": seat,
        "columns": s.columns_open(),
        "seats": seats_seen(s),
        "supply": supply_json(s),
    }


def changed(s: Table, was: Table) -> JsonObject:
    """What may be new in the view since an earlier moment; the large parts only where they are."""
    found: JsonObject = {
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "decision": None if s.who == NOBODY else s.asked(),
        "passed": s.passed[:],
        "provost": s.provost,
        "scores": s.scores(),
    }
    built = s.tile_at is not was.tile_at or s.owner_at is not was.owner_at
    if built or s.worker_at != was.worker_at or s.claim_at is not was.claim_at:
        found["road"] = {
            str(space - 1): space_json(s, space) for space in range(1, ROAD_END + 1) if differs(s, was, space)
        }
    if built or s.level is not was.level or s.used is not was.used:
        found["seats"] = seats_seen(s)
    elif s.purse != was.purse or s.workers != was.workers:
        found["seats"] = {
            str(seat): seat_seen(s, seat)
            for seat in range(s.players)
            if s.workers[seat] != was.workers[seat] or s.goods(seat) != was.goods(seat)
        }
    if s.order is not was.order:
        found["order"] = s.order[:]
    if s.special != was.special:
        found["special"] = special_json(s)
    if s.castle != was.castle or s.batches is not was.batches or s.houses is not was.houses:
        found["castle"] = castle_json(s)
    if s.bailiff != was.bailiff:
        found["bailiff"] = s.bailiff
    if s.section != was.section:
        found["section"] = SECTION_IDS[s.section]
        found["columns"] = s.columns_open()
    if s.space_of is not was.space_of:
        found["supply"] = supply_json(s)
    if s.newest is not was.newest:
        found["ledger"] = s.ledger_since(was)
    if s.who == NOBODY:
        found["winners"] = s.winners()
    return found


def differs(s: Table, was: Table, space: int) -> bool:
    """Whether something else is on a space than before."""
    return (
        s.worker_at[space] != was.worker_at[space]
        or s.tile_at[space] != was.tile_at[space]
        or s.owner_at[space] != was.owner_at[space]
        or s.claim_at[space] != was.claim_at[space]
    )


def seats_seen(s: Table) -> list[JsonObject]:
    """What each seat owns, with what follows from where its pieces are."""
    return [seat_seen(s, seat) for seat in range(s.players)]


def seat_seen(s: Table, seat: int) -> JsonObject:
    """One of them."""
    found = seat_owns(s, seat)
    found["workers"] = s.workers[seat]
    found["residences"] = s.residences(seat)
    return found


def supply_json(s: Table) -> list[str]:
    """The buildings that nobody has built yet."""
    return [TILES[tile].id for tile in range(len(TILES) - 1) if s.space_of[tile] == IN_SUPPLY]


def key(s: Table) -> int:
    """A hash of all that matters for what can still happen."""
    numbers = [s.rules.code, s.bailiff, s.section, s.plan]
    lists = [s.order, s.special, s.castle, s.owner_at, s.claim_at, s.level, s.used, s.houses, s.batches]
    return s.hash_with(numbers, lists)
