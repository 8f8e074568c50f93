"""Signs that bots play Caylus unlike any good player would: ranges from published sessions, and what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from caylus.core.goods import COIN
from caylus.core.record import Record
from caylus.core.state import JsonObject
from caylus.kit.knowledge.alarms import Alarm, Alarms, Finished, first_seats, sanity

Range: TypeAlias = "tuple[float | None, float | None]"

IN_THE_CASTLE: Final = {"kind": "place", "id": "castle"}
ENOUGH_FOR_SEATS: Final = 2000  # games before a seat's share says anything

# Ranges by the number of players, from published sessions of people and from what the board allows
ROUNDS: Final[dict[int, Range]] = {2: (10, 15), 3: (10, 14), 4: (10, 14), 5: (9, 13)}
WINNER: Final[dict[int, Range]] = {2: (70, 120), 3: (70, 100), 4: (60, 95), 5: (55, 90)}
LAST: Final[dict[int, Range]] = {2: (0.60, None), 3: (0.65, None), 4: (0.60, None), 5: (0.55, None)}
UNFULFILLED: Final[dict[int, Range]] = {2: (None, 0.1), 3: (None, 0.1), 4: (None, 0.15), 5: (None, 0.2)}
UNACTIVATED: Final[Range] = (0.03, 0.15)
POOR: Final[Range] = (None, 0.10)
SEAT: Final[Range] = (None, 0.06)


class CaylusAlarms(Alarms):
    """What people's games look like."""

    def count(self, record: Record) -> JsonObject:
        """By seat, see `SanityCounter`."""
        counter = SanityCounter(record)
        for step in record.story():
            happenings: Any = step["happenings"]
            for happening in happenings:
                counter.look(happening)
        return {
            "placed": counter.placed,
            "unactivated": counter.unactivated,
            "unfulfilled": counter.unfulfilled,
            "begun": counter.begun,
            "poor": counter.poor,
        }

    def judge(self, players: int, games: Sequence[Finished]) -> list[Alarm]:
        """The table for at least one game with so many players."""
        from statistics import mean  # noqa: PLC0415 (who only plays need not wait for it)

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


class SanityCounter:
    """Follows the story of a game and counts, by seat, signs of bad play.

    `placed`: workers placed. `unactivated`: those beyond the provost when the road is activated. `unfulfilled`:
    workers in the castle for which no batch was given though there was room; each should cost 2 points, and
    counts though the seat had none to lose. `begun`: turns begun, `poor`: those with few deniers after income.
    """

    POOR: Final = 3  # deniers

    def __init__(self, record: Record) -> None:
        start = record.about.set_up(record.players, record.seed, record.options)
        seats = range(record.players)
        self.deniers = [start.holds(seat, COIN) for seat in seats]
        self.denier = start.words.one[COIN]
        self.placed = [0 for _ in seats]
        self.unactivated = [0 for _ in seats]
        self.unfulfilled = [0 for _ in seats]
        self.begun = [0 for _ in seats]
        self.poor = [0 for _ in seats]
        self.building: set[int] = set()  # this turn

    def look(self, happening: dict[str, Any]) -> None:
        """Take in what happened next."""
        seat, kind = happening["seat"], happening["kind"]
        for change in happening["changes"]:
            if change["kind"] == "goods" and change["what"] == self.denier:
                self.deniers[change["seat"]] += change["amount"]
            elif change["kind"] == "worker":
                self.placed[change["seat"]] += change["from"] == "home"
            elif change["kind"] == "house":
                self.building.add(seat)
        if kind == "asleep":
            self.unactivated[seat] += 1
        elif kind == "phase" and happening["phase"] == "placement":  # income has been paid
            for each, deniers in enumerate(self.deniers):
                self.begun[each] += 1
                self.poor[each] += deniers < self.POOR
            self.building = set()
        elif self.has_stopped(happening) and seat not in self.building:
            self.unfulfilled[seat] += 1

    def has_stopped(self, happening: dict[str, Any]) -> bool:
        """Whether a seat gave no more batches; who finds no room is not asked."""
        gives = any(change["kind"] == "house" for change in happening["changes"])
        asked = happening["kind"] in ("act", "forced") and happening["phase"] == "castle"
        return asked and happening["cause"] == IN_THE_CASTLE and not gives
