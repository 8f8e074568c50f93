"""Phase 2: actions. Draw, replace, place a worker, build, or pass. (004, phase 2)"""

from typing import Final

from caylus.core.actions import PASS
from caylus.core.goods import COIN
from caylus.core.message import Goods, Message, Ref
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY, JsonObject
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import BUILD, DRAW, PLACE, REPLACE, TILE_IDS
from caylus.games.magna_carta.phases import construction, mulligan
from caylus.games.magna_carta.state import ACTIONS, ASK_ACTION, ASK_MULLIGAN, PROVOST, ROAD, Table

# What may keep a worker from a card
FREE: Final = 0
NOT_ON_THE_ROAD: Final = 1
OCCUPIED: Final = 2
NOT_A_WORKPLACE: Final = 3
BLOCKED: Final = [
    "",
    "why-card-not-on-the-road",
    "why-occupied",
    "why-no-workplace",
]


def next_question(s: Table) -> None:
    """Clockwise from the first player, one action at a time, until all have passed."""
    if len(s.passed) == s.players:
        s.begin_phase(PROVOST if s.rules.standard else ROAD)
        if s.phase == ROAD:
            s.cursor = 1
        return
    while (s.first + s.cursor) % s.players in s.passed:
        s.cursor = (s.cursor + 1) % s.players
    s.question(ASK_ACTION, (s.first + s.cursor) % s.players)


def room(s: Table, tile: int) -> int:
    """Whether the card could take a worker. (004, C)"""
    space = s.space_of[tile]
    if space <= 0:
        return NOT_ON_THE_ROAD
    if not s.takes_workers(space):
        return NOT_A_WORKPLACE
    return FREE if s.worker_at[space] == NOBODY else OCCUPIED


def list_places(s: Table) -> None:
    """Add to `legal` every card on the road with room for a worker."""
    for tile in s.tiles_laid():
        if room(s, tile) == FREE:
            s.legal.append(PLACE + tile)


def pass_on(s: Table, seat: int) -> None:
    """The first to pass gets a denier. (004, F)"""
    s.passed.append(seat)
    if s.trace is not None:
        s.note({"kind": "pass", "seat": seat, "rank": len(s.passed)})
    if len(s.passed) == 1:
        s.gain(seat, COIN, board.PASS_BONUS)


def put_worker(s: Table, seat: int, space: int) -> None:
    """A worker comes to a card."""
    s.workers[seat] -= 1
    s.worker_at[space] = seat
    if s.trace is not None:
        tile = s.tile_at[space]
        s.note({"kind": "worker", "seat": seat, "from": "home", "to": TILE_IDS[tile]})


# -- what is asked and said ---------------------------------------------------------------------------------


def obstacle(s: Table, seat: int, action: int) -> Message | None:
    """Why the player cannot do that now."""
    if action < BUILD and s.holds(seat, COIN) < board.PRICE:
        return Message("why-no-denier")
    if action in (DRAW, REPLACE) and not s.can_draw(seat):
        return Message("why-no-card-left")
    if action == REPLACE and not s.hands[seat]:
        return Message("why-no-card-in-hand")
    if PLACE <= action < BUILD:
        blocked = room(s, action - PLACE)
        if blocked != FREE:
            return Message(BLOCKED[blocked], place=Ref(f"place {TILE_IDS[action - PLACE]}"))
        if s.workers[seat] == 0:
            return Message("why-no-worker")
    return None


class Acting(Question[Table]):
    """Phase 2: one action."""

    def fits(self, s: Table) -> bool:
        """Of who is next and has not passed."""
        in_turn = s.cursor < s.players and (s.first + s.cursor) % s.players == s.who
        return s.phase == ACTIONS and in_turn and s.who not in s.passed

    def list_answers(self, s: Table) -> None:
        """Everything the player can pay for; passing always. (004, phase 2; K2)"""
        seat = s.who
        s.legal = [PASS]
        if s.holds(seat, COIN) >= board.PRICE:
            if s.can_draw(seat):
                s.legal.append(DRAW)
                if s.hands[seat]:
                    s.legal.append(REPLACE)
            if s.workers[seat]:
                list_places(s)
        construction.list_plans(s, seat)

    def answer(self, s: Table, action: int) -> None:
        """One action; then it is the next player's turn."""
        seat = s.who
        s.step = NO_QUESTION
        s.cursor = (s.cursor + 1) % s.players
        if action == PASS:
            pass_on(s, seat)
        elif action >= BUILD:
            construction.build(s, seat, action)
        else:
            s.gain(seat, COIN, -board.PRICE)
            if action == DRAW:
                s.draw_card(seat)
            elif action == REPLACE:
                mulligan.replace_hand(s, seat)
            else:
                put_worker(s, seat, s.space_of[action - PLACE])

    def about(self, s: Table) -> JsonObject:  # noqa: ARG002
        """What most actions cost."""
        return {"price": board.PRICE}


class Pass(Verb[Table]):
    """`pass`: onto the bridge."""

    def act(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """The first gets a denier."""
        return Message("act-pass" if s.passed else "act-pass-first")

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The bridge."""
        return "place bridge"

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The denier of the first."""
        return [] if s.passed else [COIN, board.PASS_BONUS]


def at_a_price(s: Table, act: Message) -> Message:
    """What is done with its price, which it has at the mulligan as well, though it cannot be done then."""
    return act.with_args({"price": Goods({s.words.keys[COIN]: board.PRICE})}) if s.step == ASK_MULLIGAN else act


class PricedVerb(Verb[Table]):
    """What costs a denier each time."""

    def price(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """But for the mulligan."""
        return [] if s.step == ASK_MULLIGAN else [COIN, board.PRICE]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot be done, if actions are asked for."""
        return obstacle(s, s.who, action) if s.step == ASK_ACTION else None


class Draw(PricedVerb):
    """`draw`: a card."""

    def act(self, s: Table, action: int) -> Message:
        """For a denier, whenever it can be done."""
        return at_a_price(s, super().act(s, action))

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """One's pile."""
        return "pile own"


class Replace(PricedVerb):
    """`replace`: the whole hand."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """One's hand."""
        return "hand own"


class Place(PricedVerb):
    """`place`: a worker on that card."""

    def act(self, s: Table, action: int) -> Message:
        """For a denier, whenever it can be done."""
        return at_a_price(s, super().act(s, action))

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The card."""
        return f"place {TILE_IDS[action - self.start]}"
