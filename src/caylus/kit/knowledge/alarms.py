"""Alarms: signs that bots play unlike any good player would, or that a rule went wrong. They are no goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

from caylus.core.record import Record
from caylus.core.state import JsonObject


class Alarm(NamedTuple):
    """A figure of play, where it should lie, and whether it does."""

    what: str
    value: float
    low: float | None
    high: float | None
    percent: bool = False
    too_few: bool = False  # games to judge by

    @property
    def verdict(self) -> str:
        """`ok`, `alarm`, or `too few games`."""
        inside = (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)
        return "ok" if inside else "too few games" if self.too_few else "alarm"

    @property
    def shown(self) -> str:
        """The figure."""
        return f"{100 * self.value:.1f} %" if self.percent else f"{self.value:.2f}"

    @property
    def range(self) -> str:
        """Where it should lie."""
        low, high = (
            None if end is None else f"{100 * end:g} %" if self.percent else f"{end:g}" for end in (self.low, self.high)
        )
        return f"at most {high}" if low is None else f"at least {low}" if high is None else f"{low} to {high}"


class Finished(Protocol):
    """A game that was played to its end, with its facts; lists are by seat."""

    scores: list[int]
    rounds: int
    facts: JsonObject | None

    @property
    def shares(self) -> list[float]:
        """The victory by seat."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Alarms:
    """The table of alarms of one game."""

    def count(self, record: Record) -> JsonObject:
        """What of a game it asks, ready for JSON; kept among the facts of a game as `sanity`."""
        raise NotImplementedError

    def judge(self, players: int, games: Sequence[Finished]) -> list[Alarm]:
        """The table for at least one game with so many players."""
        raise NotImplementedError


def sanity(game: Finished) -> dict[str, list[int]]:
    """What was counted in a game, by seat."""
    found: Any = (game.facts or {})["sanity"]
    return dict(found)


def first_seats(game: Finished) -> list[int]:
    """The seats in the order of the first turn."""
    found: Any = (game.facts or {})["first"]
    return list(found)
