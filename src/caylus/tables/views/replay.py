"""Replaying: a game as it was after any number of actions, through the eyes of a seat or laid open."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, cast

from caylus.core.state import State
from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, NotFound
from caylus.tables.table import OVER, Table, told
from caylus.tables.views.messages import Moment, Step
from caylus.tables.views.table import pick_seat

APART: Final = 16  # plies between two states that are kept
MOST: Final = 2000  # states


class Replayer:
    """Finds the states of games; of finished ones it keeps some on the way, for those who leaf back and forth."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], State] = OrderedDict()

    def state(self, table: Table, ply: int) -> State:
        """The game of a table after so many actions; NotFound if it has not come so far."""
        if table.record is None or ply > table.ply:
            raise NotFound("The game has not come so far.")
        if table.status != OVER:
            return table.record.state(ply)
        at = ply - ply % APART
        while at > 0 and (table.id, at) not in self.kept:
            at -= APART
        state = self.kept[table.id, at].copy() if at > 0 else table.record.state(0)
        for number in range(at, ply):
            state.play(table.record.actions[number])
            if (number + 1) % APART == 0:
                self.keep(table.id, number + 1, state.copy())
        return state

    def keep(self, id: str, ply: int, state: State) -> None:
        """Keep a state, and let the oldest go."""
        self.kept[id, ply] = state
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)

    def show(self, table: Table, person: Person | None, ply: int, wanted: int | None, laid_open: bool) -> Moment:
        """A moment; whose eyes one sees it through is free once the game is over."""
        over = table.status == OVER
        if laid_open and not over:
            raise Forbidden("The game is laid open when it is over.")
        if over and wanted is not None and wanted >= table.setup.players:
            raise NotFound("There is no such seat.")
        seat = wanted if over and wanted is not None else pick_seat(table, person, wanted)
        state = self.state(table, ply)
        view = state.laid_open() if laid_open else state.view(seat)
        step = told(table.steps[ply]) if over else table.steps_for(seat, 0)[1][ply]
        return Moment(
            ply=ply,
            plies=table.ply,
            seat=None if laid_open else seat,
            decides=state.seat,
            view=view,
            step=cast(Step, step),
        )
