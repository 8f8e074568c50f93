"""Phase 4, the road: workers use their buildings, up to the provost."""

from __future__ import annotations

from caylus.core.effects import Effect, offer, use
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY
from caylus_ferry.state import ASK_BUILDING, END_OF_ROUND, Table


def next_question(s: Table) -> None:
    """From space 1 up to the provost; then all who are left come home."""
    while s.cursor <= s.provost:
        if s.worker_at[s.cursor] != NOBODY:
            s.question(ASK_BUILDING, s.worker_at[s.cursor])
            return
        s.cursor += 1
    for space in range(s.cursor, len(s.tile_at)):
        if s.worker_at[space] != NOBODY:
            s.happen("asleep", s.worker_at[space], f"place {s.tile(space).id}")
            s.worker_home(space)
    s.begin_phase(END_OF_ROUND)


def effect_in_hand(s: Table) -> Effect:
    """What the building under the cursor does."""
    effect = s.tile(s.cursor).effect
    assert effect is not None
    return effect


def list_answers(s: Table) -> None:
    """The uses the player can pay for; what has a price may be declined."""
    offer(s, s.who, effect_in_hand(s))


def answer(s: Table, action: int) -> None:
    """One use, and the worker comes home."""
    s.step = NO_QUESTION
    use(s, s.who, effect_in_hand(s), action, "shipped", s.tile(s.cursor).id)
    s.worker_home(s.cursor)
    s.cursor += 1
