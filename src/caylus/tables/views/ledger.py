"""The reckoning: every point explained, round by round and seat by seat, and how the seats came out."""

from __future__ import annotations

from typing import Any

from caylus.core.state import State
from caylus.tables.refusals import Refused
from caylus.tables.table import OVER, Table
from caylus.tables.views.messages import LedgerEntry, Reckoning, SeatReckoning


def reckon(table: Table, seat: int | None) -> Reckoning:
    """The points as a seat may know them; all of them once the table is over."""
    if table.record is None:
        raise Refused("The game has not begun.")
    state = table.record.now
    over = table.status == OVER
    entries = ledger_for(state, seat, over)
    scores: list[int | None] = list(state.scores()) if over else seen_scores(state, seat)
    return Reckoning(
        ply=table.ply,
        status=table.status,  # type: ignore[arg-type]
        turn_word=state.turn_word,
        turns=state.turn,
        winners=table.winners(),
        seats=[
            SeatReckoning(
                seat=at,
                name=table.record.seats[at],
                points=scores[at],
                place=place_of(at, scores, table) if over else None,
                resigned=each.resigned,
                sources=by_source(entries, at) if scores[at] is not None else {},
                series=series_of(entries, at, state.turn) if scores[at] is not None else None,
            )
            for at, each in enumerate(table.seats)
        ],
        entries=entries,
    )


def ledger_for(state: State, seat: int | None, over: bool) -> list[LedgerEntry]:
    """The entries of the ledger that a seat may read."""
    found: Any = state.ledger() if over else state.view(seat)["ledger"]
    return [LedgerEntry(**entry) for entry in found]


def seen_scores(state: State, seat: int | None) -> list[int | None]:
    """The points that a seat may see; null for the others."""
    found: Any = state.view(seat)["scores"]
    return list(found)


def place_of(seat: int, scores: list[int | None], table: Table) -> int:
    """1 for the winners; then by points, ties shared; those who resigned come last."""
    winners = table.winners()
    if seat in winners:
        return 1

    def rank(at: int) -> tuple[bool, bool, int]:
        return at in winners, not table.seats[at].resigned, scores[at] or 0

    return 1 + sum(rank(other) > rank(seat) for other in range(len(scores)))


def by_source(entries: list[LedgerEntry], seat: int) -> dict[str, int]:
    """What a seat's points came from, in the order in which it first earned so."""
    found: dict[str, int] = {}
    for entry in entries:
        if entry.seat == seat:
            found[entry.source] = found.get(entry.source, 0) + entry.points
    return found


def series_of(entries: list[LedgerEntry], seat: int, turns: int) -> list[int]:
    """A seat's points at the end of each turn, the present one included."""
    earned = [0] * turns
    for entry in entries:
        if entry.seat == seat:
            earned[entry.turn - 1] += entry.points
    return [sum(earned[: at + 1]) for at in range(turns)]
