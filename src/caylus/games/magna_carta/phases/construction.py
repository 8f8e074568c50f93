"""Building cards from the hand, and prestige buildings. (004, D and E)"""

from caylus.core.effects import NO_CUBE, pairs
from caylus.core.goods import GOLD, POINTS
from caylus.core.message import Message, Ref
from caylus.core.questions import Question, Verb
from caylus.core.reading import name_part, require
from caylus.core.road import NO_QUESTION, replaced
from caylus.core.state import NOBODY, JsonObject
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import BUILD, PLANS, PLANS_OF, SITE, TILE_IDS, Plan
from caylus.games.magna_carta.buildings import CARDS, DECK, PRESTIGES, RESERVE_CUBES, RESIDENCE_CARD
from caylus.games.magna_carta.state import ACTIONS, ASK_ACTION, ASK_SITE, Table


def is_lean(s: Table, seat: int, plan: Plan) -> bool:
    """Of the cubes for a white slot only those are offered that take the least gold of all. (R4, K7)"""
    if plan.white == NO_CUBE:
        return True
    bare = plan.price[:]
    bare[plan.white] -= 1
    spare = [s.holds(seat, cube) > bare[cube] for cube in range(GOLD)]
    return not any(spare) if plan.white == GOLD else spare[plan.white]


def list_plans(s: Table, seat: int) -> None:
    """Add to `legal` what the seat can build: cards of the hand, then prestige cards. (004, D and E)"""
    for card in s.hands[seat]:
        list_payments(s, seat, card)
    if s.holds(seat, GOLD) and (not s.rules.standard or s.residences(seat)):
        for card in s.rules.prestige:
            if s.prestige_owner[card] == NOBODY:
                list_payments(s, seat, CARDS + card)


def list_payments(s: Table, seat: int, card: int) -> None:
    """Add to `legal` the ways in which the seat can pay for a card it may build."""
    for at in PLANS_OF[card]:
        plan = PLANS[at]
        if s.affords_price(seat, plan.price) and is_lean(s, seat, plan):
            s.legal.append(BUILD + at)


def build(s: Table, seat: int, action: int) -> None:
    """A hand card goes to the end of the road; a prestige card onto a residence or, for beginners, to the player."""
    plan = PLANS[action - BUILD]
    s.pay_price(seat, plan.price)
    if plan.card < CARDS:
        s.hands[seat] = [card for card in s.hands[seat] if card != plan.card]
        s.shown[seat] = [card for card in s.shown[seat] if card != plan.card]
        reserve = board.RESERVE[s.players] if plan.card in RESERVE_CUBES else 0
        s.lay_card(s.tile_of(seat, plan.card), seat, reserve)
        s.score(seat, plan.building.points, "built", plan.building.id)
    elif s.rules.standard:
        s.plan = plan.card - CARDS
        s.question(ASK_SITE, seat)
    else:
        own_prestige(s, seat, plan.card - CARDS)
        if s.trace is not None:
            s.note({"kind": "prestige", "seat": seat, "tile": plan.building.id})


def own_prestige(s: Table, seat: int, card: int) -> None:
    """The prestige card is the player's."""
    s.prestige_owner = replaced(s.prestige_owner, card, seat)
    building = PRESTIGES[card]
    s.score(seat, building.points, "built", building.id)


def site_of(s: Table, seat: int, card: int) -> int:
    """The space of a seat's residence that is this card of its deck; 0 if it is none."""
    space = s.space_of[s.tile_of(seat, card)]
    return space if space > 0 and space in s.residences(seat) else 0


def obstacle(s: Table, seat: int, action: int) -> Message | None:
    """Why it cannot be built."""
    plan = PLANS[action - BUILD]
    tile = Ref(f"tile {plan.building.id}")
    if plan.card < CARDS:
        if plan.card not in s.hands[seat]:
            return Message("why-not-in-hand", tile=tile)
    else:
        if plan.card - CARDS not in s.rules.prestige:
            return Message("why-not-in-game", tile=tile)
        if s.prestige_owner[plan.card - CARDS] != NOBODY:
            return Message("why-built-already", tile=tile)
        if s.rules.standard and not s.residences(seat):
            return Message("why-no-residence")
    short = s.gold_needed(seat, plan.price) - s.holds(seat, GOLD)
    if short > 0:
        return Message("why-cubes-short", cubes=short)
    return None if is_lean(s, seat, plan) else Message("why-not-lean")


# -- what is asked and said ---------------------------------------------------------------------------------


class ChoosingSite(Question[Table]):
    """On which residence a prestige building will stand."""

    def fits(self, s: Table) -> bool:
        """Of who acted last and has a residence."""
        acted = (s.first + s.cursor - 1) % s.players == s.who and s.who not in s.passed
        return s.phase == ACTIONS and s.rules.standard and acted and bool(s.residences(s.who))

    def detail(self, s: Table) -> JsonObject:
        """The building."""
        return {"building": PRESTIGES[s.plan].id}

    def read_detail(self, s: Table, data: JsonObject) -> None:
        """One that nobody has."""
        s.plan = name_part(data, "building", [card.id for card in PRESTIGES])
        fit = s.plan in s.rules.prestige and s.prestige_owner[s.plan] == NOBODY
        require(fit, "That card is not to be had.")

    def list_answers(self, s: Table) -> None:
        """On which of one's residences. (004, E)"""
        s.legal = [SITE + card for card in range(CARDS) if site_of(s, s.who, card)]

    def answer(self, s: Table, action: int) -> None:
        """The residence stops paying and scoring. (004, E and end of the game)"""
        s.step = NO_QUESTION
        space = site_of(s, s.who, action - SITE)
        s.cover_at = replaced(s.cover_at, space, s.plan)
        s.score(s.who, -RESIDENCE_CARD.points, "covered", RESIDENCE_CARD.id)
        own_prestige(s, s.who, s.plan)
        if s.trace is not None:
            s.note({"kind": "tile", "form": "stands", "seat": s.who, "tile": PRESTIGES[s.plan].id, "space": space})
        s.plan = 0

    def asked(self, s: Table) -> Message:
        """What has been paid for."""
        return Message("ask-site", tile=Ref(f"tile {PRESTIGES[s.plan].id}"))

    def about(self, s: Table) -> JsonObject:
        """The building."""
        return {"building": PRESTIGES[s.plan].id}


class Build(Verb[Table]):
    """`build`: a card of the hand or a prestige card."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The card, in the hand or in the supply."""
        plan = PLANS[action - self.start]
        return f"card {plan.building.id}" if plan.card < CARDS else f"tile {plan.building.id}"

    def price(self, s: Table, action: int) -> list[int]:
        """The cubes."""
        return pairs(self.paid(s, action))

    def also(self, s: Table, action: int) -> str:
        """The end of the road, for a card of the hand."""
        return f"space {s.road_end + 1}" if PLANS[action - self.start].card < CARDS else ""

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """Its points, also where the site is still to be chosen."""
        return [POINTS, PLANS[action - self.start].building.points]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot be built, if actions are asked for."""
        return obstacle(s, s.who, action) if s.step == ASK_ACTION else None

    def notation(self, s: Table, action: int) -> str:
        """With the cubes really paid."""
        if s.step != ASK_ACTION:
            return super().notation(s, action)
        return f"build {PLANS[action - self.start].building.id} pay {s.words.listed(self.paid(s, action))}"

    def paid(self, s: Table, action: int) -> list[int]:
        """The cubes really paid; the printed price where it cannot be built."""
        return s.really_paid(action, PLANS[action - self.start].price)


class Site(Verb[Table]):
    """`site`: onto that residence."""

    def act(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """The building and the residence."""
        return Message("act-site", card=Ref(f"tile {DECK[action - self.start].id}"))

    def target(self, s: Table, action: int) -> str:
        """The residence."""
        return f"place {TILE_IDS[s.tile_of(s.who, action - self.start)]}"

    def also(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The building."""
        return f"tile {PRESTIGES[s.plan].id}"

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The points of the building; those of the residence are lost, as far as one has them."""
        lost = min(RESIDENCE_CARD.points, s.holds(s.who, POINTS))
        return [POINTS, PRESTIGES[s.plan].points - lost]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot stand there."""
        card = Ref(f"tile {DECK[action - self.start].id}")
        return Message("why-no-bare-residence", card=card) if s.step == ASK_SITE else None
