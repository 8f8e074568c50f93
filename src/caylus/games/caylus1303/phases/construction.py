"""Constructing: Carpenter, Stonemason, monuments. (001, phase 2 c, pages 7 and 10)"""

from caylus.core.building import waiver
from caylus.core.road import EMPTY
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import BUILD, PLANS
from caylus.games.caylus1303.buildings import KIND_NAMES, MONUMENT
from caylus.games.caylus1303.characters import ARCHITECT
from caylus.games.caylus1303.state import Table


def has_site(s: Table, seat: int, kind: int) -> bool:
    """Whether there is a house and a free space; a monument stands on a residence and needs neither. (K2, 6.16)"""
    return kind == MONUMENT or (s.houses[seat] > 0 and s.first_free_space() > 0)


def list_plans(s: Table, seat: int, kind: int, waived: int) -> None:
    """Add to `legal` what the seat can construct."""
    if has_site(s, seat, kind):
        s.list_plans(seat, PLANS, BUILD, kind, waiver(waived))


def build(s: Table, seat: int, action: int, waived: int) -> None:
    """Pay, lay the tile on the first empty space, put a house on it. (001, phase 2 c)"""
    plan = PLANS[action - BUILD]
    s.pay(seat, plan.needs[waiver(waived)])
    s.houses[seat] -= 1
    complete(s, seat, plan.tile, s.first_free_space())


def build_monument(s: Table, seat: int, action: int, space: int) -> None:
    """The monument replaces the residence on that space. (001, phase 4, 2)"""
    plan = PLANS[action - BUILD]
    s.pay(seat, plan.needs[0])
    complete(s, seat, plan.tile, space)


def complete(s: Table, seat: int, tile: int, space: int) -> None:
    """The points are gained, one more with the Architect; favors are won. (K4)"""
    s.put_tile(space, tile, seat)
    building = s.tiles[tile]
    s.score(seat, building.points, "built", building.id)
    if s.has(seat, ARCHITECT):
        s.score(seat, board.ARCHITECT_POINT, "character", "architect")
    if building.favors:
        s.grant_favors(seat, building.favors)


def obstacle(s: Table, seat: int, action: int, kind: int, waived: int) -> str:
    """Why it cannot be constructed; a sentence, or empty."""
    plan = PLANS[action - BUILD]
    name = s.tiles[plan.tile].full_name
    if plan.kind != kind:
        kinds = f"{KIND_NAMES[kind]}{'s' if kind == MONUMENT else ' buildings'}"
        what = KIND_NAMES[plan.kind] if plan.kind == MONUMENT else f"{KIND_NAMES[plan.kind]} building"
        return f"The {name} is a {what}; here you construct {kinds}."
    if s.tile_in_supply(plan.tile) == EMPTY:
        return f"The {name} is not in the supply."
    if not has_site(s, seat, kind):
        return "You have no house left." if s.houses[seat] == 0 else "There is no empty space on the road."
    short = s.shortage(seat, plan.needs[waiver(waived)])
    return f"You are {short}." if short else ""
