"""The lawyer: a building becomes a residence. (003, 5C)"""

from typing import Final

from caylus.core.effects import TRANSFORM as TRANSFORM_EFFECT
from caylus.core.effects import short_of
from caylus.core.goods import POINTS
from caylus.core.message import Message, Ref
from caylus.core.questions import Verb
from caylus.core.road import IN_SUPPLY, OUT_OF_GAME, replaced
from caylus.core.state import NOBODY
from caylus.games.caylus.actions import TRANSFORM, TRANSFORMABLE
from caylus.games.caylus.buildings import NEUTRAL, RESIDENCE_POINTS, RESIDENCE_TILE, TILES
from caylus.games.caylus.state import Table

POSSIBLE: Final = 0
NOT_ON_THE_ROAD: Final = 1
NOT_YOURS: Final = 2
CLAIMED: Final = 3
HINDRANCES: Final = [
    "",
    "why-not-on-the-road",
    "why-not-your-building",
    "why-becoming-residence",
]


def standing(s: Table, seat: int, tile: int) -> int:
    """Whether the seat's lawyer can have this tile: a neutral one, or a craft building of the seat. (003, 5C)"""
    space = s.space_of[tile]
    if space <= 0:
        return NOT_ON_THE_ROAD
    if TILES[tile].kind != NEUTRAL and s.owner_at[space] != seat:
        return NOT_YOURS
    return POSSIBLE if s.claim_at[space] == NOBODY else CLAIMED  # ruling 6.27


def list_targets(s: Table, seat: int, needs: list[int]) -> None:
    """Add to `legal` what the seat can transform for that price. A worker there is no hindrance. (6.28, K7)"""
    if not s.affords(seat, needs):
        return
    for at, tile in enumerate(TRANSFORMABLE):
        if standing(s, seat, tile) == POSSIBLE:
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


def obstacle(s: Table, seat: int, action: int, needs: list[int]) -> Message | None:
    """Why the lawyer cannot have it."""
    tile = TRANSFORMABLE[action - TRANSFORM]
    found = standing(s, seat, tile)
    if found != POSSIBLE:
        return Message(HINDRANCES[found], place=Ref(f"place {TILES[tile].id}"))
    return short_of(s, seat, needs)


class Transform(Verb[Table]):
    """`transform`: that building becomes a residence."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"place {TILES[TRANSFORMABLE[action - self.start]].id}"

    def price(self, s: Table, action: int) -> list[int]:
        """That of the lawyer at hand."""
        effect = s.question_at_hand().effect_for(s, action)
        return effect.needs[:] if effect is not None else []

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The points of a residence."""
        return [POINTS, RESIDENCE_POINTS]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why the lawyer cannot have it, if that is what is asked."""
        question = s.question_at_hand()
        effect = question.effect_for(s, action)
        if effect is None:
            return question.out_of_reach(s, action)
        return obstacle(s, s.who, action, effect.needs) if effect.op == TRANSFORM_EFFECT else None
