"""Phase 4, the road: workers use their buildings, up to the provost."""

from __future__ import annotations

from caylus.core.common import UseQuestion
from caylus.core.effects import Effect, use
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY
from caylus_ferry.state import ASK_BUILDING, END_OF_ROUND, ROAD, Table


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


class UsingBuilding(UseQuestion[Table]):
    """How the building under the cursor is used; what has a price may be declined."""

    def fits(self, s: Table) -> bool:
        """Of the worker's owner."""
        return s.phase == ROAD and 1 <= s.cursor <= s.provost and s.worker_at[s.cursor] == s.who

    def effect_in_hand(self, s: Table) -> Effect:
        """What it does."""
        effect = s.tile(s.cursor).effect
        assert effect is not None
        return effect

    def answer(self, s: Table, action: int) -> None:
        """One use, and the worker comes home."""
        s.step = NO_QUESTION
        use(s, s.who, self.effect_in_hand(s), action, "shipped", s.tile(s.cursor).id)
        s.worker_home(s.cursor)
        s.cursor += 1
