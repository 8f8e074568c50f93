"""Building: carpenter, mason, architect, and the favors that do the same. (003, 5B)"""

from caylus.core.building import NO_WAIVER, waiver
from caylus.core.effects import BUILD as BUILD_EFFECT
from caylus.core.effects import pairs, short_of
from caylus.core.goods import FAVOR, POINTS
from caylus.core.message import Message, Ref
from caylus.core.questions import Question, Verb
from caylus.core.reading import name_part, require
from caylus.core.road import EMPTY, IN_SUPPLY, NO_QUESTION, OUT_OF_GAME
from caylus.core.state import JsonObject
from caylus.games.caylus import board, favors
from caylus.games.caylus.actions import BUILD, PLANS, SITE, SITES
from caylus.games.caylus.buildings import FIRST_PRESTIGE, KIND_NAMES, PRESTIGE, RESIDENCE_TILE, TILES
from caylus.games.caylus.state import ASK_SITE, Table


def first_free_space(s: Table) -> int:
    """Where the next craft building goes: the first unbuilt space; 0 if the road is full. (ruling 6.29)"""
    for space in board.BUILDING_SPACES:
        if s.tile_at[space] == EMPTY:
            return space
    return 0


def has_site(s: Table, seat: int, kind: int) -> bool:
    """Whether there is room: a free space, or a residence of the seat's own for a prestige building."""
    if kind != PRESTIGE:
        return first_free_space(s) > 0
    for space in SITES:
        if s.tile_at[space] == RESIDENCE_TILE and s.owner_at[space] == seat:
            return True
    return False


def list_plans(s: Table, seat: int, kind: int, waived: int) -> None:
    """Add to `legal` what the seat can build: in supply, with a site, and paid in full. (003, 5B)"""
    if not has_site(s, seat, kind):
        return
    s.list_plans(seat, PLANS, BUILD, kind, waiver(waived))


def build(s: Table, seat: int, action: int, waived: int) -> None:
    """Pay and build: craft buildings on the first free space, prestige buildings on an own residence. (003, 5B)"""
    plan = PLANS[action - BUILD]
    s.pay(seat, plan.needs[waiver(waived)])
    tile = s.tile_in_supply(plan.tile)
    if tile < FIRST_PRESTIGE:
        complete(s, seat, tile, first_free_space(s))
    else:
        s.plan = tile
        s.question(ASK_SITE, seat)


def complete(s: Table, seat: int, tile: int, space: int) -> None:
    """The house is set on the tile, the points are scored, the favors won."""
    s.put_tile(space, tile, seat)
    building = s.rules.tiles[tile]
    s.score(seat, building.points, "built", building.id)
    if building.favors:
        s.grant_favors(seat, building.favors)


def kind_ref(kind: int) -> Ref:
    """A kind of buildings by name."""
    return Ref(f"kind {KIND_NAMES[kind]}")


def obstacle(s: Table, seat: int, action: int, kind: int, waived: int) -> Message | None:
    """Why it cannot be built."""
    plan = PLANS[action - BUILD]
    building = s.rules.tiles[plan.tile]
    tile = Ref(f"tile {building.id}")
    if building.kind != kind:
        return Message("why-other-kind", tile=tile, kind=kind_ref(building.kind), here=kind_ref(kind))
    if s.space_of[plan.tile] == OUT_OF_GAME:
        return Message("why-not-in-game", tile=tile)
    if s.tile_in_supply(plan.tile) == EMPTY:
        return Message("why-not-in-supply", tile=tile)
    if not has_site(s, seat, kind):
        return Message("why-no-residence" if kind == PRESTIGE else "why-road-full")
    return short_of(s, seat, plan.needs[waiver(waived)])


class ChoosingSite(Question[Table]):
    """On which residence a prestige building will stand."""

    def fits(self, s: Table) -> bool:
        """Of a seat that can be building."""
        return favors.at_work(s)

    def detail(self, s: Table) -> JsonObject:
        """The building."""
        return {"building": TILES[s.plan].id}

    def read_detail(self, s: Table, data: JsonObject) -> None:
        """One that has not been built, and a residence for it."""
        s.plan = FIRST_PRESTIGE + name_part(
            data, "building", [tile.id for tile in TILES[FIRST_PRESTIGE:RESIDENCE_TILE]]
        )
        require(s.space_of[s.plan] == IN_SUPPLY, f"The {TILES[s.plan].full_name} has been built already.")
        require(has_site(s, s.who, PRESTIGE), "A prestige building needs a residence.")

    def list_answers(self, s: Table) -> None:
        """On which of one's residences. (003, 5B)"""
        s.legal = []
        for at, space in enumerate(SITES):
            if s.tile_at[space] == RESIDENCE_TILE and s.owner_at[space] == s.who:
                s.legal.append(SITE + at)

    def answer(self, s: Table, action: int) -> None:
        """The prestige building takes the residence's place."""
        s.step = NO_QUESTION
        complete(s, s.who, s.plan, SITES[action - SITE])
        s.plan = 0

    def asked(self, s: Table) -> Message:
        """What has been paid for."""
        return Message("ask-site", tile=Ref(f"tile {TILES[s.plan].id}"))

    def about(self, s: Table) -> JsonObject:
        """The building."""
        return {"building": TILES[s.plan].id}

    def subject(self, s: Table) -> str:
        """The building."""
        return f"tile {TILES[s.plan].id}"


def yielded_by(s: Table, tile: int) -> list[int]:
    """What a building yields when built, as (kind, number) pairs."""
    building = s.rules.tiles[tile]
    return [POINTS, building.points, FAVOR, building.favors]


class Build(Verb[Table]):
    """`build`: a building for these cubes."""

    def price_in_hand(self, s: Table, action: int) -> int:
        """Which price of a plan holds in this question."""
        effect = s.question_at_hand().effect_for(s, action) if s.step else None
        return waiver(effect.waived) if effect is not None and effect.op == BUILD_EFFECT else NO_WAIVER

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"tile {TILES[PLANS[action - self.start].tile].id}"

    def price(self, s: Table, action: int) -> list[int]:
        """The cubes."""
        return pairs(PLANS[action - self.start].prices[self.price_in_hand(s, action)])

    def also(self, s: Table, action: int) -> str:
        """The space of a craft building."""
        space = 0 if TILES[PLANS[action - self.start].tile].kind == PRESTIGE else first_free_space(s)
        return f"space {space}" if space else ""

    def gain(self, s: Table, action: int) -> list[int]:
        """The points and favors, also where the site is still to be chosen."""
        return yielded_by(s, PLANS[action - self.start].tile)

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot be built, if building is what is asked."""
        question = s.question_at_hand()
        effect = question.effect_for(s, action)
        if effect is None:
            return question.out_of_reach(s, action)
        return obstacle(s, s.who, action, effect.kind, effect.waived) if effect.op == BUILD_EFFECT else None

    def notation(self, s: Table, action: int) -> str:
        """With the cubes really paid."""
        return "build " + PLANS[action - self.start].notations[self.price_in_hand(s, action)]


class Site(Verb[Table]):
    """`site`: onto the residence on that space."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The space."""
        return f"space {SITES[action - self.start]}"

    def also(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"tile {TILES[s.plan].id}"

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """What was foretold when it was paid for."""
        return yielded_by(s, s.plan)

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot stand there."""
        return Message("why-no-residence-there", space=SITES[action - self.start]) if s.step == ASK_SITE else None
