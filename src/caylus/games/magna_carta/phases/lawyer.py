"""The Lawyer: a card of one's own is turned to its residence side. (004, Lawyer)"""

from typing import Final

from caylus.core.effects import TRANSFORM as TRANSFORM_EFFECT
from caylus.core.effects import pairs
from caylus.core.goods import CUBES, POINTS
from caylus.core.message import Goods, Message, Ref
from caylus.core.questions import Verb
from caylus.core.road import replaced
from caylus.core.state import NOBODY
from caylus.games.magna_carta.actions import TILE_IDS, TRANSFORM
from caylus.games.magna_carta.buildings import CARDS, DECK, LAWYER_CARD, RESIDENCE_CARD
from caylus.games.magna_carta.state import FACE_UP, RESIDENCE, Table

POSSIBLE: Final = 0
NOT_ON_THE_ROAD: Final = 1
TURNED: Final = 2
NEVER: Final = 3
HINDRANCES: Final = [
    "",
    "why-not-on-the-road",
    "why-becoming-residence",
    "why-never-turned",
]


def standing(s: Table, seat: int, card: int) -> int:
    """Any face-up card of the seat on the road but a Lawyer, once. (004, Lawyer; R12, K6)"""
    space = s.space_of[s.tile_of(seat, card)]
    if card == LAWYER_CARD:
        return NEVER
    if space <= 0:
        return NOT_ON_THE_ROAD
    return POSSIBLE if s.cover_at[space] == FACE_UP and not s.turning_at[space] else TURNED


def price(needs: list[int]) -> list[int]:
    """The price as counts of the five cubes."""
    counts = [0] * CUBES
    for at in range(0, len(needs), 2):
        counts[needs[at]] = needs[at + 1]
    return counts


def list_targets(s: Table, seat: int, needs: list[int]) -> None:
    """Add to `legal` what the seat can turn; gold pays only for want of food. (R3, K7)"""
    if not s.affords_price(seat, price(needs)):
        return
    for card in range(CARDS):
        if standing(s, seat, card) == POSSIBLE:
            s.legal.append(TRANSFORM + card)


def transform(s: Table, seat: int, action: int, needs: list[int]) -> None:
    """Pay; a card with a worker on it is turned when that worker's effects are done. (R10, K6)"""
    s.pay_price(seat, price(needs))
    space = s.space_of[s.tile_of(seat, action - TRANSFORM)]
    if s.worker_at[space] == NOBODY:
        turn(s, space)
    else:
        s.turning_at = replaced(s.turning_at, space, 1)
        if s.trace is not None:
            s.note({"kind": "claim", "seat": seat, "space": space, "tile": s.tile(space).id})


def turn(s: Table, space: int) -> None:
    """Only the visible side counts from now on; cubes left on it go to the stock. (004; R11)"""
    seat = s.owner_at[space]
    s.turning_at = replaced(s.turning_at, space, 0)
    s.cover_at = replaced(s.cover_at, space, RESIDENCE)
    if s.reserve_at[space]:
        s.reserve_at = replaced(s.reserve_at, space, 0)
        s.tell_reserve(space)
    s.score(seat, RESIDENCE_CARD.points - s.tile(space).points, "residence", s.tile(space).id)
    if s.trace is not None:
        card, was = RESIDENCE_CARD.id, s.tile(space).id
        s.note({"kind": "tile", "form": "turned", "seat": seat, "tile": card, "was": was, "space": space})


def obstacle(s: Table, seat: int, action: int, needs: list[int]) -> Message | None:
    """Why the Lawyer cannot turn it."""
    card = action - TRANSFORM
    found = standing(s, seat, card)
    if found != POSSIBLE:
        return Message(HINDRANCES[found], card=Ref(f"tile {DECK[card].id}"))
    return None if s.affords_price(seat, price(needs)) else Message("why-no-food-nor-gold")


# -- what is asked and said ---------------------------------------------------------------------------------


class Transform(Verb[Table]):
    """`transform`: that card to its residence side."""

    def act(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """Which."""
        return Message("act-transform", card=Ref(f"tile {DECK[action - self.start].id}"))

    def aside(self, s: Table, action: int) -> Message | None:
        """A residence counts less than most cards do."""
        less = DECK[action - self.start].points - RESIDENCE_CARD.points
        return Message("aside-less", points=Goods({s.words.keys[POINTS]: less})) if less else None

    def target(self, s: Table, action: int) -> str:
        """The card."""
        return f"place {TILE_IDS[s.tile_of(s.who, action - self.start)]}"

    def price(self, s: Table, action: int) -> list[int]:
        """That of the Lawyer at hand, gold standing in where it must."""
        effect = s.question_at_hand().effect_for(s, action)
        return pairs(s.really_paid(action, price(effect.needs))) if effect is not None else []

    def gain(self, s: Table, action: int) -> list[int]:
        """What a residence counts more or less than the card."""
        more = RESIDENCE_CARD.points - DECK[action - self.start].points
        return [POINTS, max(more, -s.holds(s.who, POINTS))]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why the Lawyer cannot turn it, if that is what is asked."""
        effect = s.question_at_hand().effect_for(s, action)
        if effect is None or effect.op != TRANSFORM_EFFECT:
            return None
        return obstacle(s, s.who, action, effect.needs)
