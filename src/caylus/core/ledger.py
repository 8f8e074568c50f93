"""The ledger: every point traced to what earned it."""

from __future__ import annotations


class Entry:
    """One gain or loss of points. Entries form a chain, newest first, that copies of a game share."""

    def __init__(self, before: Entry | None, turn: int, seat: int, points: int, source: str, what: str) -> None:
        self.before = before
        self.turn = turn
        self.seat = seat
        self.points = points
        self.source = source
        self.what = what


def entries(newest: Entry | None) -> list[Entry]:
    """The chain as a list, oldest first."""
    chain: list[Entry] = []
    while newest is not None:
        chain.append(newest)
        newest = newest.before
    chain.reverse()
    return chain
