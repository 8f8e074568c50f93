"""What must be true together with events, so that tables can be found by person and status without reading them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from caylus.core.record import Record
from caylus.core.state import State
from caylus.tables.events import CameBack, Event, Played, Resigned, Rose, Sat, Started, StoodIn, WentOn
from caylus.tables.setup import Seat
from caylus.tables.table import OVER, RUNNING, Table, is_given_up, winners_among


@dataclass(frozen=True)
class Facts:
    """What changes for those who look for tables."""

    status: str | None = None  # the new one
    ended: float | None = None  # when, if it is over now
    sits: tuple[tuple[int, Seat], ...] = ()
    rises: tuple[int, ...] = ()
    stand_ins: tuple[tuple[int, str], ...] = ()  # seat, the bot that plays for an absent person; empty: none does
    results: tuple[tuple[int, int, bool], ...] = ()  # seat, points, whether it has won


def facts_of(table: Table, events: Sequence[Event], at: float) -> Facts | None:
    """What events at a table bring about; None, as nearly always, if nothing of that kind."""
    state, seats, status = None if table.record is None else table.record.now, table.seats, None
    sits: list[tuple[int, Seat]] = []
    rises: list[int] = []
    stand_ins: list[tuple[int, str]] = []
    for event in events:
        match event:
            case Played(_, action):
                state, _ = table.foresee(action)
            case Sat(seat, who):
                sits.append((seat, who))
            case Rose(seat):
                rises.append(seat)
            case Started():
                setup, status = table.setup, RUNNING
                state = Record(setup.game, setup.players, setup.seed, setup.options).now
            case WentOn(actions):
                assert state is not None
                state = state.copy()
                for action in actions:
                    state.play(action)
            case StoodIn(seat, bot):
                stand_ins.append((seat, bot))
            case CameBack(seat):
                stand_ins.append((seat, ""))
            case Resigned(seat, bot):
                stand_ins.append((seat, bot))
                seats = [*seats]
                seats[seat] = replace(seats[seat], resigned=True)
            case _:
                continue
    ends = (
        state is not None and table.status != OVER and (state.over or (seats is not table.seats and is_given_up(seats)))
    )
    if ends:
        assert state is not None
        return Facts(OVER, at, tuple(sits), tuple(rises), tuple(stand_ins), results_of(seats, state))
    if status is None and not sits and not rises and not stand_ins:
        return None
    return Facts(status, None, tuple(sits), tuple(rises), tuple(stand_ins))


def results_of(seats: list[Seat], state: State) -> tuple[tuple[int, int, bool], ...]:
    """How every seat came out of a game that ends."""
    staying = [at for at, seat in enumerate(seats) if not seat.resigned]
    winners, scores = winners_among(staying, state), state.scores()
    return tuple((at, scores[at], at in winners) for at in range(len(seats)))
