"""Signs that bots play Caylus unlike any good player would, or that a rule went wrong: alarms, not goals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any, Final, TypeAlias

from caylus.arena.match import Match
from caylus.arena.play import Played

Range: TypeAlias = tuple[float | None, float | None]

ENOUGH_FOR_SEATS: Final = 2000  # games before a seat's share says anything


@dataclass(frozen=True)
class Alarm:
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


# Ranges by the number of players, from published sessions of people and from what the board allows
ROUNDS: Final[dict[int, Range]] = {2: (10, 15), 3: (10, 14), 4: (10, 14), 5: (9, 13)}
WINNER: Final[dict[int, Range]] = {2: (70, 120), 3: (70, 100), 4: (60, 95), 5: (55, 90)}
LAST: Final[dict[int, Range]] = {2: (0.60, None), 3: (0.65, None), 4: (0.60, None), 5: (0.55, None)}
UNFULFILLED: Final[dict[int, Range]] = {2: (None, 0.1), 3: (None, 0.1), 4: (None, 0.15), 5: (None, 0.2)}
UNACTIVATED: Final[Range] = (0.03, 0.15)
POOR: Final[Range] = (None, 0.10)
SEAT: Final[Range] = (None, 0.06)


def alarms_for(match: Match, games: Sequence[Played]) -> list[Alarm]:
    """The table of alarms for games of Caylus; empty for other games, of which too little is known."""
    if match.game != "caylus" or not games:
        return []
    players = match.players
    sums = {
        name: sum(sum(sanity(game)[name]) for game in games)
        for name in ("placed", "unactivated", "unfulfilled", "begun", "poor")
    }
    shares = [mean(game.shares[first_seats(game)[at]] for game in games) for at in range(players)]
    away = max(abs(share - 1 / players) for share in shares)
    winner, last = mean(max(game.scores) for game in games), mean(min(game.scores) for game in games)
    few = len(games) < ENOUGH_FOR_SEATS
    return [
        Alarm("rounds", mean(game.rounds for game in games), *ROUNDS[players]),
        Alarm("winner's score", winner, *WINNER[players]),
        Alarm("last's share of the winner's score", last / winner if winner else 0.0, *LAST[players], percent=True),
        Alarm(
            "castle workers without a batch, a player and game",
            sums["unfulfilled"] / len(games) / players,
            *UNFULFILLED[players],
        ),
        Alarm(
            "workers left unactivated beyond the provost",
            sums["unactivated"] / max(sums["placed"], 1),
            *UNACTIVATED,
            percent=True,
        ),
        Alarm(
            "turns begun with fewer than 3 deniers after income",
            sums["poor"] / max(sums["begun"], 1),
            *POOR,
            percent=True,
        ),
        Alarm("win share of a first-turn place, farthest from even", away, *SEAT, percent=True, too_few=few),
    ]


def sanity(game: Played) -> dict[str, list[int]]:
    """What was counted in a game, by seat."""
    found: Any = (game.facts or {})["sanity"]
    return dict(found)


def first_seats(game: Played) -> list[int]:
    """The seats in the order of the first turn."""
    found: Any = (game.facts or {})["first"]
    return list(found)
