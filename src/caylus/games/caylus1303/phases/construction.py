"""Constructing: Carpenter, Stonemason, monuments. (001, phase 2 c, pages 7 and 10)"""

from caylus.core.building import NO_WAIVER, waiver
from caylus.core.effects import BUILD as BUILD_EFFECT
from caylus.core.effects import NO_CUBE, pairs, short_of
from caylus.core.goods import FAVOR, POINTS
from caylus.core.message import Goods, Message, Ref
from caylus.core.questions import Verb
from caylus.core.road import EMPTY
from caylus.games.caylus1303.actions import BUILD, PLANS
from caylus.games.caylus1303.buildings import KIND_NAMES, MONUMENT, TILES
from caylus.games.caylus1303.characters import ARCHITECT, CHARACTERS
from caylus.games.caylus1303.state import ASK_MONUMENT, Table


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
        s.score(seat, CHARACTERS[ARCHITECT].points, "character", "architect")
    if building.favors:
        s.grant_favors(seat, building.favors)


def obstacle(s: Table, seat: int, action: int, kind: int, waived: int) -> Message | None:
    """Why it cannot be constructed."""
    plan = PLANS[action - BUILD]
    tile = Ref(f"tile {s.tiles[plan.tile].id}")
    if plan.kind != kind:
        what, here = Ref(f"kind {KIND_NAMES[plan.kind]}"), Ref(f"kind {KIND_NAMES[kind]}")
        return Message("why-other-kind", tile=tile, kind=what, here=here)
    if s.tile_in_supply(plan.tile) == EMPTY:
        return Message("why-not-in-supply", tile=tile)
    if not has_site(s, seat, kind):
        return Message("why-no-house" if s.houses[seat] == 0 else "why-road-full")
    return short_of(s, seat, plan.needs[waiver(waived)])


# -- what is asked and said ---------------------------------------------------------------------------------


class Build(Verb[Table]):
    """`build`: a building or a monument for these resources."""

    def price_in_hand(self, s: Table, action: int) -> int:
        """Which price of a plan holds in this question."""
        effect = s.question_at_hand().effect_for(s, action)
        return waiver(effect.waived) if effect is not None else NO_WAIVER

    def act(self, s: Table, action: int) -> Message:
        """What it costs and brings, without the Architect."""
        if s.who < 0 or not s.has(s.who, ARCHITECT):
            return Message("act-build")
        building = TILES[PLANS[action - self.start].tile]
        return Message("act-build", gain=Goods(s.words.paired([POINTS, building.points, FAVOR, building.favors])))

    def aside(self, s: Table, action: int) -> Message | None:  # noqa: ARG002
        """The Architect's point."""
        if s.who < 0 or not s.has(s.who, ARCHITECT):
            return None
        return Message("aside-architect", points=Goods({s.words.keys[POINTS]: CHARACTERS[ARCHITECT].points}))

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"tile {TILES[PLANS[action - self.start].tile].id}"

    def price(self, s: Table, action: int) -> list[int]:
        """The resources."""
        return pairs(PLANS[action - self.start].prices[self.price_in_hand(s, action)])

    def also(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The space of the residence at hand, or the first that is free."""
        space = s.cursor if s.step == ASK_MONUMENT else s.first_free_space()
        return f"space {space}" if space else ""

    def gain(self, s: Table, action: int) -> list[int]:
        """Points, one more with the Architect, and favors."""
        building = TILES[PLANS[action - self.start].tile]
        more = CHARACTERS[ARCHITECT].points if s.who >= 0 and s.has(s.who, ARCHITECT) else 0
        return [POINTS, building.points + more, FAVOR, building.favors]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot be built, if building is what is asked."""
        if s.step == ASK_MONUMENT:
            return obstacle(s, s.who, action, MONUMENT, NO_CUBE)
        effect = s.question_at_hand().effect_for(s, action)
        if effect is None or effect.op != BUILD_EFFECT:
            return None
        return obstacle(s, s.who, action, effect.kind, effect.waived)

    def notation(self, s: Table, action: int) -> str:
        """With the resources really paid."""
        return "build " + PLANS[action - self.start].notations[self.price_in_hand(s, action)]
