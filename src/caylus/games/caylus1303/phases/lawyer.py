"""The Lawyer: a starting building is claimed and becomes a residence at the end of the round. (001, phase 2 b)"""

from typing import Final

from caylus.core.effects import TRANSFORM as TRANSFORM_EFFECT
from caylus.core.effects import short_of
from caylus.core.message import Message, Ref
from caylus.core.questions import Verb
from caylus.core.road import replaced
from caylus.core.state import NOBODY
from caylus.games.caylus1303.actions import TRANSFORM
from caylus.games.caylus1303.buildings import FIRST_STARTING, STARTINGS, TILES
from caylus.games.caylus1303.state import Table

POSSIBLE: Final = 0
NOT_ON_THE_ROAD: Final = 1
CLAIMED: Final = 2
HINDRANCES: Final = ["", "why-not-on-the-road", "why-house-above"]


def standing(s: Table, tile: int) -> int:
    """Any starting building on the road without a house, workers or not. (ruling 6.14)"""
    space = s.space_of[tile]
    if space <= 0:
        return NOT_ON_THE_ROAD
    return POSSIBLE if s.owner_at[space] == NOBODY else CLAIMED


def list_targets(s: Table, seat: int, needs: list[int]) -> None:
    """Add to `legal` what the seat can claim for that price and a house."""
    if s.houses[seat] == 0 or not s.affords(seat, needs):
        return
    for at in range(len(STARTINGS)):
        if standing(s, FIRST_STARTING + at) == POSSIBLE:
            s.legal.append(TRANSFORM + at)


def transform(s: Table, seat: int, action: int, needs: list[int]) -> None:
    """Pay and put a house above it; the building still works this round. No points. (rulings 6.15)"""
    tile = FIRST_STARTING + action - TRANSFORM
    space = s.space_of[tile]
    s.pay(seat, needs)
    s.houses[seat] -= 1
    s.owner_at = replaced(s.owner_at, space, seat)
    if s.trace is not None:
        s.note({"kind": "claim", "seat": seat, "space": space, "tile": TILES[tile].id})


def obstacle(s: Table, seat: int, action: int, needs: list[int]) -> Message | None:
    """Why the Lawyer cannot have it."""
    tile = FIRST_STARTING + action - TRANSFORM
    found = standing(s, tile)
    if found != POSSIBLE:
        return Message(HINDRANCES[found], place=Ref(f"place {TILES[tile].id}"))
    if s.houses[seat] == 0:
        return Message("why-no-house")
    return short_of(s, seat, needs)


# -- what is asked and said ---------------------------------------------------------------------------------


class Transform(Verb[Table]):
    """`transform`: a house above that starting building."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"place {TILES[FIRST_STARTING + action - self.start].id}"

    def price(self, s: Table, action: int) -> list[int]:
        """That of the Lawyer at hand."""
        effect = s.question_at_hand().effect_for(s, action)
        return effect.needs[:] if effect is not None else []

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why the Lawyer cannot have it, if that is what is asked."""
        effect = s.question_at_hand().effect_for(s, action)
        if effect is None or effect.op != TRANSFORM_EFFECT:
            return None
        return obstacle(s, s.who, action, effect.needs)
