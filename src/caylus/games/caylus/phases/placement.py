"""Phase 2: placing workers. (003, phase 2)"""

from typing import Final

from mypy_extensions import i64

from caylus.core.actions import PASS
from caylus.core.common import too_dear
from caylus.core.goods import COIN
from caylus.core.message import Goods, Message, Ref, Seat
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus import board
from caylus.games.caylus.actions import CASTLE_PLACE, FIRST_TILE_PLACE, PLACE, PLACE_IDS
from caylus.games.caylus.buildings import INN, JOUST, STABLES, WORKER_TILES
from caylus.games.caylus.state import (
    ASK_GATE,
    ASK_PLACE,
    FIRST_STABLE,
    INN_LEFT,
    INN_RIGHT,
    PLACEMENT,
    SPECIAL,
    Table,
)

# What may keep a worker from a place
FREE: Final = 0
OCCUPIED: Final = 1
FULL: Final = 2
ALREADY_THERE: Final = 3
CLOSED: Final = 4
NOT_ON_THE_ROAD: Final = 5
BLOCKED: Final = [
    "",
    "why-occupied",
    "why-full",
    "why-already-there",
    "why-closed",
    "why-not-on-the-road",
]


def next_question(s: Table) -> None:
    """Ask the next player in turn order who has not passed; when all have, the phase is over."""
    if len(s.passed) == s.players:
        s.begin_phase(SPECIAL)
        return
    while s.order[s.cursor] in s.passed:
        s.cursor = (s.cursor + 1) % s.players
    s.question(ASK_PLACE, s.order[s.cursor])


def bridge_price(s: Table, seat: int) -> int:
    """What a placement costs outside one's own buildings, by how many have passed. (003, 2B, 2C, 2E)

    With the inn it is always 1 denier (003, 3F); two players pay 3 once the other has passed (ruling 6.40).
    """
    if s.special[INN_RIGHT] == seat or not s.passed:
        return 1
    return board.TWO_PLAYER_PRICE if s.players == 2 else 1 + len(s.passed)


def price(s: Table, seat: int, place: int, elsewhere: int) -> int:
    """What it costs to place there: 1 denier for one's own building, else the price of the bridge. (003, 2D)"""
    if place >= FIRST_TILE_PLACE and s.owner_at[s.space_of[place - FIRST_TILE_PLACE]] == seat:
        return 1
    return elsewhere


def room(s: Table, seat: int, place: int) -> int:
    """Whether the place could take a worker of the seat, the price aside. (003, phase 2)"""
    if place >= FIRST_TILE_PLACE:
        space = s.space_of[place - FIRST_TILE_PLACE]
        if space <= 0:
            return NOT_ON_THE_ROAD
        return FREE if s.worker_at[space] == NOBODY else OCCUPIED
    if place <= JOUST:
        return FREE if s.special[place] == NOBODY else OCCUPIED
    if place == INN:
        return FREE if s.special[INN_LEFT] == NOBODY else OCCUPIED
    if place == CASTLE_PLACE:
        return ALREADY_THERE if seat in s.castle else FREE
    if s.players == 2:
        return CLOSED
    for circle in range(FIRST_STABLE, FIRST_STABLE + board.STABLE_PLACES):
        if s.special[circle] == seat:
            return ALREADY_THERE
    return FREE if s.special[FIRST_STABLE + board.STABLE_PLACES - 1] == NOBODY else FULL


def list_placements(s: Table, seat: int, budget: int) -> None:
    """Add to `legal` every place that has room for the seat and costs no more than the budget."""
    if budget < 1:
        return
    legal = s.legal
    elsewhere = bridge_price(s, seat) <= budget
    if elsewhere:
        for place in range(STABLES):
            if s.special[place] == NOBODY:
                legal.append(PLACE + place)
        for place in range(STABLES, FIRST_TILE_PLACE):
            if room(s, seat, place) == FREE:
                legal.append(PLACE + place)
    space_of, worker_at, owner_at = s.space_of, s.worker_at, s.owner_at
    first: i64 = PLACE + FIRST_TILE_PLACE
    last: i64 = WORKER_TILES
    tile: i64
    for tile in s.tiles_laid():
        if tile >= last:
            break
        space: i64 = space_of[tile]
        if worker_at[space] == NOBODY and (elsewhere or owner_at[space] == seat):
            legal.append(first + tile)


def pass_on(s: Table, seat: int) -> None:
    """The first to pass gets a denier. (003, 2A)"""
    s.passed.append(seat)
    if s.trace is not None:
        s.note({"kind": "pass", "seat": seat, "rank": len(s.passed)})
    if len(s.passed) == 1:
        s.gain(seat, COIN, board.PASS_BONUS)


def put_worker(s: Table, seat: int, place: int, origin: str) -> None:
    """A worker comes to a place; the owner of another player's building gets 1 point. (003, 2B to 2E)"""
    if place >= FIRST_TILE_PLACE:
        space = s.space_of[place - FIRST_TILE_PLACE]
        s.worker_at[space] = seat
    elif place == CASTLE_PLACE:
        s.castle.append(seat)
    elif place == STABLES:
        circle = FIRST_STABLE
        while s.special[circle] != NOBODY:
            circle += 1
        s.special[circle] = seat
    elif place == INN:
        s.special[INN_LEFT] = seat
    else:
        s.special[place] = seat
    if s.trace is not None:
        s.note({"kind": "worker", "seat": seat, "from": origin, "to": PLACE_IDS[place]})
    if place >= FIRST_TILE_PLACE:
        owner = s.owner_at[s.space_of[place - FIRST_TILE_PLACE]]
        if owner != NOBODY and owner != seat:
            s.score(owner, board.OWNER_POINT, "owner", PLACE_IDS[place])


# -- what is asked and said ---------------------------------------------------------------------------------


def obstacle(s: Table, seat: int, place: int, pays: bool) -> Message | None:
    """Why a worker cannot go there."""
    blocked = room(s, seat, place)
    if blocked != FREE:
        return Message(BLOCKED[blocked], place=Ref(f"place {PLACE_IDS[place]}"))
    if pays and s.workers[seat] == 0:
        return Message("why-no-worker")
    cost = price(s, seat, place, bridge_price(s, seat))
    return too_dear(s, cost) if pays and cost > s.holds(seat, COIN) else None


class Placing(Question[Table]):
    """Phase 2: place a worker or pass."""

    def fits(self, s: Table) -> bool:
        """Of who is next in turn order and has not passed."""
        in_turn = s.cursor < s.players and s.order[s.cursor] == s.who
        return s.phase == PLACEMENT and in_turn and s.who not in s.passed

    def list_answers(self, s: Table) -> None:
        """Pass, or place a worker and pay. (003, phase 2)"""
        s.legal = [PASS]
        if s.workers[s.who] > 0:
            list_placements(s, s.who, s.holds(s.who, COIN))

    def answer(self, s: Table, action: int) -> None:
        """The player passes or places; then it is the next one's turn."""
        seat = s.who
        if action == PASS:
            pass_on(s, seat)
        else:
            place = action - PLACE
            s.gain(seat, COIN, -price(s, seat, place, bridge_price(s, seat)))
            s.workers[seat] = s.workers[seat] - 1
            put_worker(s, seat, place, "home")
        s.step = NO_QUESTION
        s.cursor = (s.cursor + 1) % s.players

    def about(self, s: Table) -> JsonObject:
        """What a placement costs outside one's own buildings."""
        return {"price": bridge_price(s, s.who)}


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

    def forced(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """Who has no worker or cannot pay."""
        seat = Seat(s.who)
        if s.workers[s.who] == 0:
            return Message("passes-without-worker", seat=seat)
        cost = bridge_price(s, s.who)
        if s.holds(s.who, COIN) < cost:
            return Message("passes-too-poor", seat=seat, price=Goods({s.words.keys[COIN]: cost}))
        return Message("passes-without-place", seat=seat)


class Place(Verb[Table]):
    """`place`: a worker from home, or that of the gate."""

    def act(self, s: Table, action: int) -> Message:
        """Where it goes, and for how much; from the gate it goes free."""
        if s.step == ASK_GATE:
            return Message("act-place-from-gate")
        if s.step == ASK_PLACE:
            return Message("act-place")
        cost = price(s, s.who, action - self.start, bridge_price(s, s.who)) if s.who >= 0 else 1
        return Message("act-place", price=Goods({s.words.keys[COIN]: cost}))

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The place."""
        return f"place {PLACE_IDS[action - self.start]}"

    def also(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The gate, where the worker comes from there."""
        return "place gate" if s.step == ASK_GATE else ""

    def price(self, s: Table, action: int) -> list[int]:
        """Deniers, but for the gate's worker."""
        return [COIN, price(s, s.who, action - self.start, bridge_price(s, s.who))] if s.step == ASK_PLACE else []

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot go there."""
        if s.step not in (ASK_PLACE, ASK_GATE):
            return None
        return obstacle(s, s.who, action - self.start, s.step == ASK_PLACE)
