"""Phase 2, placement: in turn, one worker for a denier, or pass."""

from __future__ import annotations

from caylus.core.actions import PASS
from caylus.core.common import too_dear
from caylus.core.goods import COIN
from caylus.core.message import Message, Ref
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY
from caylus_ferry.actions import PLACE, TILE_IDS
from caylus_ferry.buildings import PLACE_PRICE, TILES
from caylus_ferry.state import ASK_PLACE, PLACEMENT, PROVOST, Table


def next_question(s: Table) -> None:
    """In turn from the first player, until all have passed."""
    if len(s.passed) == s.players:
        s.begin_phase(PROVOST)
        return
    while (s.first + s.cursor) % s.players in s.passed:
        s.cursor = (s.cursor + 1) % s.players
    s.question(ASK_PLACE, (s.first + s.cursor) % s.players)


def obstacle(s: Table, tile: int) -> Message | None:
    """The rule that keeps a worker from a building, if there is one."""
    if s.worker_at[s.space_of[tile]] != NOBODY:
        return Message("why-occupied", place=Ref(f"place {TILE_IDS[tile]}"))
    if s.workers[s.who] == 0:
        return Message("why-no-worker")
    return too_dear(s, PLACE_PRICE) if s.holds(s.who, COIN) < PLACE_PRICE else None


class Placing(Question[Table]):
    """Place a worker or pass."""

    def fits(self, s: Table) -> bool:
        """Of who is next and has not passed."""
        in_turn = s.cursor < s.players and (s.first + s.cursor) % s.players == s.who
        return s.phase == PLACEMENT and in_turn and s.who not in s.passed

    def list_answers(self, s: Table) -> None:
        """To pass, and every building that nothing keeps a worker from."""
        s.legal = [PASS, *(PLACE + tile for tile in range(len(TILES)) if not obstacle(s, tile))]

    def answer(self, s: Table, action: int) -> None:
        """One worker, or no more."""
        seat = s.who
        s.step = NO_QUESTION
        s.cursor = (s.cursor + 1) % s.players
        if action != PASS:
            s.gain(seat, COIN, -PLACE_PRICE)
            s.put_worker(seat, s.space_of[action - PLACE])
        elif s.pass_on(seat):
            s.note({"kind": "first", "seat": seat})


class Place(Verb[Table]):
    """`place`: a worker on that building."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002 (it is the same on every table)
        """The building."""
        return f"place {TILE_IDS[action - self.start]}"

    def price(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """A denier."""
        return [COIN, PLACE_PRICE]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot go there, if that is what is asked."""
        return obstacle(s, action - self.start) if s.step == ASK_PLACE else None
