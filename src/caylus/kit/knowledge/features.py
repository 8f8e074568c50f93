"""Features: what counts about a seat at the beginning of a turn, as small whole numbers with names."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from caylus.core.state import State


class Feature:
    """One thing that counts: its name in the table of weights, and how an explanation calls it."""

    def __init__(self, name: str, phrase: str) -> None:
        self.name = name
        self.phrase = phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What counts in one game."""

    def __init__(self, rows: list[Feature], knots: list[float]) -> None:
        self.rows = rows
        self.knots = knots  # the numbers of turns left for which the table gives weights, ascending

    def turns_left(self, state: State) -> float:
        """About how many turns are still to be played, the present one included."""
        raise NotImplementedError

    def count(self, state: State, seat: int) -> list[int]:
        """The features of a seat, in the order of the rows."""
        raise NotImplementedError
