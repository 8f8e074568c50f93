"""Phase 1, planning: placing workers. (001, phase 1)"""

from typing import Final

from caylus.core.actions import DECLINE, PASS
from caylus.core.common import too_dear
from caylus.core.goods import COIN
from caylus.core.message import Goods, Message, Ref, Seat
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import PLACE, PLACE_IDS, SITE_PLACE
from caylus.games.caylus1303.buildings import TILES
from caylus.games.caylus1303.characters import CHARACTERS, EARLY_RISER, JOURNEYMAN, NIGHT_WORKER, STEWARD, THIEF
from caylus.games.caylus1303.state import ASK_EARLY, ASK_PLACE, LENT_JOURNEYMAN, PLACEMENT, PRINTED, Table

# What may keep a worker from a place
FREE: Final = 0
OCCUPIED: Final = 1
ALREADY_THERE: Final = 2
NOT_ON_THE_ROAD: Final = 3
BLOCKED: Final = [
    "",
    "why-occupied",
    "why-already-there",
    "why-not-on-the-road",
]

# How far the phase has come
EARLY: Final = 0
TURNS: Final = 1


def begin_round(s: Table) -> None:
    """A new round begins with the holder of the first-player tile."""
    s.passed = []
    s.spent = 0
    s.first = s.next_first
    s.begin_phase(PLACEMENT)


def next_question(s: Table) -> None:
    """The Early Riser first, then clockwise from the first player until all have passed."""
    if s.stage == EARLY:
        s.stage = TURNS
        if s.holder[EARLY_RISER] >= 0:
            s.question(ASK_EARLY, s.holder[EARLY_RISER])
        return
    if len(s.passed) == s.players:
        s.begin_phase(PRINTED)
        return
    while (s.first + s.cursor) % s.players in s.passed:
        s.cursor = (s.cursor + 1) % s.players
    s.question(ASK_PLACE, (s.first + s.cursor) % s.players)


def price(s: Table, seat: int) -> int:
    """The worker placed, and one more once another player has passed. (001, phase 1 c; ruling 6.5)"""
    if s.step == ASK_EARLY:
        return 1 + CHARACTERS[EARLY_RISER].workers
    return 2 if s.passed and not s.has(seat, NIGHT_WORKER) else 1


def room(s: Table, seat: int, place: int) -> int:
    """Whether the place could take a worker of the seat, the price aside. (001, phase 1; rulings 6.7, 6.10-6.12)"""
    if place == SITE_PLACE:
        return ALREADY_THERE if seat in s.queue else FREE
    space = s.space_of[place]
    if space <= 0:
        return NOT_ON_THE_ROAD
    worker = s.worker_at[space]
    return FREE if worker == NOBODY or may_join(s, seat, space) else OCCUPIED


def may_join(s: Table, seat: int, space: int) -> bool:
    """Once a round the Journeyman's holder may join a single worker of another player. (001; K6)"""
    return (
        s.has(seat, JOURNEYMAN)
        and not s.spent & LENT_JOURNEYMAN
        and s.worker_at[space] != seat
        and s.joiner_at[space] == NOBODY
    )


def list_placements(s: Table) -> None:
    """Add to `legal` every place open to the player who is asked."""
    if s.holds(s.who, COIN) < price(s, s.who):
        return
    legal = s.legal
    joins = s.has(s.who, JOURNEYMAN)
    space_of, worker_at = s.space_of, s.worker_at
    for tile in s.tiles_laid():
        if tile >= SITE_PLACE:
            break
        space = space_of[tile]
        if worker_at[space] == NOBODY or (joins and may_join(s, s.who, space)):
            legal.append(PLACE + tile)
    if room(s, s.who, SITE_PLACE) == FREE:
        legal.append(PLACE + SITE_PLACE)


def pass_on(s: Table, seat: int) -> None:
    """The first to pass takes the first-player tile and begins the next round. (001, phase 1 c)"""
    s.passed.append(seat)
    if s.trace is not None:
        s.note({"kind": "pass", "seat": seat, "rank": len(s.passed)})
    if len(s.passed) == 1:
        s.next_first = seat
        if s.trace is not None:
            s.note({"kind": "first", "seat": seat})


def place_worker(s: Table, seat: int, place: int) -> None:
    """A worker goes out, the additional one to the Camp; another player's building pays its owner. (001, 1 a)"""
    returned = price(s, seat) - 1
    s.send_out(seat, place)
    if returned:
        s.gain(seat, COIN, -returned)
    if place == SITE_PLACE:
        s.queue.append(seat)
        return
    space = s.space_of[place]
    if s.worker_at[space] == NOBODY:
        s.worker_at[space] = seat
    else:
        s.joiner_at[space] = seat
        s.spent |= LENT_JOURNEYMAN
    owner = s.owner_at[space]
    if owner != NOBODY and owner != seat and not s.has(seat, THIEF):
        points = CHARACTERS[STEWARD].points if s.has(owner, STEWARD) else board.OWNER_POINT
        s.score(owner, points, "owner", TILES[place].id)


# -- what is asked and said ---------------------------------------------------------------------------------


def obstacle(s: Table, seat: int, place: int) -> Message | None:
    """Why a worker cannot go there."""
    blocked = room(s, seat, place)
    if blocked != FREE:
        return Message(BLOCKED[blocked], place=Ref(f"place {PLACE_IDS[place]}"))
    cost = price(s, seat)
    return too_dear(s, cost) if cost > s.holds(seat, COIN) else None


class Placing(Question[Table]):
    """Phase 1: place a worker or pass."""

    def fits(self, s: Table) -> bool:
        """Of who is next and has not passed."""
        in_turn = s.cursor < s.players and (s.first + s.cursor) % s.players == s.who
        return s.phase == PLACEMENT and s.stage == TURNS and in_turn and s.who not in s.passed

    def list_answers(self, s: Table) -> None:
        """Pass, or place a worker. (001, phase 1)"""
        s.legal = [PASS]
        list_placements(s)

    def answer(self, s: Table, action: int) -> None:
        """The player passes or places; then it is the next one's turn."""
        if action == PASS:
            pass_on(s, s.who)
        else:
            place_worker(s, s.who, action - PLACE)
        s.step = NO_QUESTION
        s.cursor = (s.cursor + 1) % s.players

    def about(self, s: Table) -> JsonObject:
        """What a placement takes."""
        return {"price": price(s, s.who)}


class PlacingEarly(Placing):
    """The Early Riser, before the first player."""

    def fits(self, s: Table) -> bool:
        """Before anybody has placed or passed."""
        out = s.worker_at.count(NOBODY) < len(s.worker_at) or bool(s.queue)
        first = s.phase == PLACEMENT and s.stage == TURNS and s.cursor == 0 and not s.passed
        return first and not out and s.has(s.who, EARLY_RISER)

    def kind(self, s: Table) -> str:  # noqa: ARG002
        """The character."""
        return CHARACTERS[EARLY_RISER].id

    def list_answers(self, s: Table) -> None:
        """The Early Riser may place before the first player. (001, Early Riser; rulings 6.8, 6.9)"""
        s.legal = [DECLINE]
        list_placements(s)

    def answer(self, s: Table, action: int) -> None:
        """An early worker costs one more; then the phase begins as usual."""
        if action != DECLINE:
            place_worker(s, s.who, action - PLACE)
        s.step = NO_QUESTION

    def declined(self, s: Table) -> Message:  # noqa: ARG002
        """The phase begins as usual."""
        return Message("act-no-early-worker")


class Pass(Verb[Table]):
    """`pass`: onto the bridge."""

    def act(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """The first begins the next round."""
        return Message("act-pass" if s.passed else "act-pass-first")

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The bridge."""
        return "place bridge"

    def forced(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """Who has too few workers."""
        cost, seat = price(s, s.who), Seat(s.who)
        if s.holds(s.who, COIN) == 0:
            return Message("passes-without-worker", seat=seat)
        if s.holds(s.who, COIN) < cost:
            return Message("passes-with-too-few", seat=seat, price=Goods({s.words.keys[COIN]: cost}))
        return Message("passes-without-place", seat=seat)


class Place(Verb[Table]):
    """`place`: a worker from the hand."""

    def act(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """Where it goes, and what it costs beyond the worker."""
        more = price(s, s.who) - 1 if s.who >= 0 else 0
        if not more:
            return Message("act-place")
        return Message("act-place-returning", returned=Goods({s.words.keys[COIN]: more}))

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The place."""
        return f"place {PLACE_IDS[action - self.start]}"

    def price(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """Workers, the one placed among them."""
        return [COIN, price(s, s.who)] if s.step in (ASK_PLACE, ASK_EARLY) else []

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot go there."""
        return obstacle(s, s.who, action - self.start) if s.step in (ASK_PLACE, ASK_EARLY) else None
