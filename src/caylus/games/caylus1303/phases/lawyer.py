"""The Lawyer: a starting building is claimed and becomes a residence at the end of the round. (001, phase 2 b)"""

from caylus.core.common import TransformVerb
from caylus.core.effects import short_of
from caylus.core.message import Message, Ref
from caylus.core.road import replaced
from caylus.core.state import NOBODY
from caylus.games.caylus1303.actions import TRANSFORM
from caylus.games.caylus1303.buildings import FIRST_STARTING, STARTINGS, TILES
from caylus.games.caylus1303.state import Table


def barrier(s: Table, tile: int) -> str:
    """What keeps him from any but a starting building on the road without a house: a message. (ruling 6.14)"""
    space = s.space_of[tile]
    if space <= 0:
        return "why-not-on-the-road"
    return "" if s.owner_at[space] == NOBODY else "why-house-above"


def list_targets(s: Table, seat: int, needs: list[int]) -> None:
    """Add to `legal` what the seat can claim for that price and a house."""
    if s.houses[seat] == 0 or not s.affords(seat, needs):
        return
    for at in range(len(STARTINGS)):
        if not barrier(s, FIRST_STARTING + at):
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


# -- what is asked and said ---------------------------------------------------------------------------------


class Transform(TransformVerb[Table]):
    """`transform`: a house above that starting building."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"place {TILES[FIRST_STARTING + action - self.start].id}"

    def hindrance(self, s: Table, action: int, needs: list[int]) -> Message | None:
        """Why the Lawyer cannot have it."""
        tile = FIRST_STARTING + action - TRANSFORM
        found = barrier(s, tile)
        if found:
            return Message(found, place=Ref(f"place {TILES[tile].id}"))
        if s.houses[s.who] == 0:
            return Message("why-no-house")
        return short_of(s, s.who, needs)
