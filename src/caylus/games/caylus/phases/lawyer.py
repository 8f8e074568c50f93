"""The lawyer: a building becomes a residence. (003, 5C)"""

from caylus.core.common import TransformVerb
from caylus.core.effects import short_of
from caylus.core.goods import POINTS
from caylus.core.message import Message, Ref
from caylus.core.road import IN_SUPPLY, OUT_OF_GAME, replaced
from caylus.core.state import NOBODY
from caylus.games.caylus.actions import TRANSFORM, TRANSFORMABLE
from caylus.games.caylus.buildings import NEUTRAL, RESIDENCE_POINTS, RESIDENCE_TILE, TILES
from caylus.games.caylus.state import Table


def barrier(s: Table, seat: int, tile: int) -> str:
    """What keeps the lawyer from any tile but a neutral one or a craft building of the seat: a message. (003, 5C)"""
    space = s.space_of[tile]
    if space <= 0:
        return "why-not-on-the-road"
    if TILES[tile].kind != NEUTRAL and s.owner_at[space] != seat:
        return "why-not-your-building"
    return "" if s.claim_at[space] == NOBODY else "why-becoming-residence"  # ruling 6.27


def list_targets(s: Table, seat: int, needs: list[int]) -> None:
    """Add to `legal` what the seat can transform for that price. A worker there is no hindrance. (6.28, K7)"""
    if not s.affords(seat, needs):
        return
    for at, tile in enumerate(TRANSFORMABLE):
        if not barrier(s, seat, tile):
            s.legal.append(TRANSFORM + at)


def transform(s: Table, seat: int, action: int, needs: list[int]) -> None:
    """Pay now and score 2 points; with a worker on it the building changes when that worker has left. (6.26)"""
    tile = TRANSFORMABLE[action - TRANSFORM]
    space = s.space_of[tile]
    s.pay(seat, needs)
    s.score(seat, RESIDENCE_POINTS, "residence", TILES[tile].id)
    if s.worker_at[space] == NOBODY:
        make_residence(s, space, seat)
    else:
        s.claim_at = replaced(s.claim_at, space, seat)
        if s.trace is not None:
            s.note({"kind": "claim", "seat": seat, "space": space, "tile": TILES[tile].id})


def make_residence(s: Table, space: int, seat: int) -> None:
    """A neutral tile leaves the game, a craft tile returns to the supply. (003, 5C)"""
    tile = s.tile_at[space]
    s.space_of = replaced(s.space_of, tile, OUT_OF_GAME if TILES[tile].kind == NEUTRAL else IN_SUPPLY)
    s.put_tile(space, RESIDENCE_TILE, seat)


def settle_claim(s: Table, space: int) -> None:
    """The worker has left: a lawyer waiting for this building acts. (K4, K6)"""
    seat = s.claim_at[space]
    if seat != NOBODY:
        if s.trace is not None:
            s.happen("residence", seat, f"place {s.tile(space).id}")
        s.claim_at = replaced(s.claim_at, space, NOBODY)
        make_residence(s, space, seat)


class Transform(TransformVerb[Table]):
    """`transform`: that building becomes a residence."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"place {TILES[TRANSFORMABLE[action - self.start]].id}"

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The points of a residence."""
        return [POINTS, RESIDENCE_POINTS]

    def hindrance(self, s: Table, action: int, needs: list[int]) -> Message | None:
        """Why the lawyer cannot have it."""
        tile = TRANSFORMABLE[action - TRANSFORM]
        found = barrier(s, s.who, tile)
        if found:
            return Message(found, place=Ref(f"place {TILES[tile].id}"))
        return short_of(s, s.who, needs)
