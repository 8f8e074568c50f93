"""Phase 2, placement: in turn, one worker for a denier, or pass."""

from __future__ import annotations

from caylus.core.actions import PASS
from caylus.core.common import too_dear
from caylus.core.goods import COIN
from caylus.core.message import Message, Ref
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY
from caylus_ferry.actions import PLACE
from caylus_ferry.buildings import PLACE_PRICE, TILES
from caylus_ferry.state import ASK_PLACE, PROVOST, Table


def next_question(s: Table) -> None:
    """In turn from the first player, until all have passed."""
    if len(s.passed) == s.players:
        s.begin_phase(PROVOST)
        return
    while (s.first + s.cursor) % s.players in s.passed:
        s.cursor = (s.cursor + 1) % s.players
    s.question(ASK_PLACE, (s.first + s.cursor) % s.players)


def list_answers(s: Table) -> None:
    """To pass, and every building that nothing keeps a worker from."""
    s.legal = [PASS, *(PLACE + tile for tile in range(len(TILES)) if not obstacle(s, tile))]


def answer(s: Table, action: int) -> None:
    """One worker, or no more."""
    seat = s.who
    s.step = NO_QUESTION
    s.cursor = (s.cursor + 1) % s.players
    if action != PASS:
        s.gain(seat, COIN, -PLACE_PRICE)
        s.put_worker(seat, s.space_of[action - PLACE])
        return
    s.passed.append(seat)
    s.note({"kind": "pass", "seat": seat, "rank": len(s.passed)})
    if len(s.passed) == 1:
        s.note({"kind": "first", "seat": seat})


def obstacle(s: Table, tile: int) -> Message | None:
    """The rule that keeps a worker from a building, if there is one."""
    if s.worker_at[s.space_of[tile]] != NOBODY:
        return Message("why-occupied", place=Ref(f"place {TILES[tile].id}"))
    if s.workers[s.who] == 0:
        return Message("why-no-worker")
    return too_dear(s, PLACE_PRICE) if s.holds(s.who, COIN) < PLACE_PRICE else None
