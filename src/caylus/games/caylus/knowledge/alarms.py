"""Signs that bots play Caylus unlike any good player would: ranges from published sessions, and what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any, Final, TypeAlias

from caylus.core.goods import COIN
from caylus.core.record import Record
from caylus.core.state import JsonObject
from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.state import Table
from caylus.kit.knowledge.alarms import Alarm, Alarms, Finished, first_seats, sanity

Range: TypeAlias = "tuple[float | None, float | None]"

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
            changes = step["changes"]
            assert isinstance(changes, list)
            for change in changes:
                counter.look(change)
        return {
            "placed": counter.placed,
            "unactivated": counter.unactivated,
            "unfulfilled": counter.unfulfilled,
            "begun": counter.begun,
            "poor": counter.poor,
        }

    def judge(self, players: int, games: Sequence[Finished]) -> list[Alarm]:
        """The table for at least one game with so many players."""
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
        assert isinstance(start, Table)
        seats = range(record.players)
        self.deniers = [start.holds(seat, COIN) for seat in seats]
        self.denier = start.words.one[COIN]
        self.spaces = {start.tiles[tile].id: start.space_of[tile] for tile in start.tiles_laid()}
        self.provost = start.provost
        self.phase = ""
        self.room = {section.id: section.parts for section in SECTIONS}  # parts of the castle that can be built
        self.room_before = 0  # all of it, when this turn's building began
        self.castle: list[int] = []  # this turn, in order
        self.batches = [0 for _ in seats]  # this turn
        self.placed = [0 for _ in seats]
        self.unactivated = [0 for _ in seats]
        self.unfulfilled = [0 for _ in seats]
        self.begun = [0 for _ in seats]
        self.poor = [0 for _ in seats]

    def look(self, change: dict[str, Any]) -> None:
        """Take in the next change of the story."""
        match change["kind"]:
            case "phase":
                self.begin(change["phase"])
            case "goods" if change["what"] == self.denier:
                self.deniers[change["seat"]] += change["amount"]
            case "tile":
                self.spaces[change["tile"]] = change["space"]
            case "provost":
                self.provost = change["to"]
            case "worker":
                self.move(change["seat"], change["from"], change["to"])
            case "house":
                self.room[change["section"]] -= 1
                self.batches[change["seat"]] += 1
            case "scoring":
                self.room[change["section"]] = 0

    def begin(self, phase: str) -> None:
        """A phase begins."""
        if phase == "placement":  # income has been paid
            for seat, deniers in enumerate(self.deniers):
                self.begun[seat] += 1
                self.poor[seat] += deniers < self.POOR
        elif phase == "castle":
            self.room_before = sum(self.room.values())
            self.batches = [0 for _ in self.batches]
        elif self.phase == "castle":
            self.judge_castle()
        self.phase = phase

    def move(self, seat: int, origin: str, place: str) -> None:
        """A worker goes from one place to another."""
        self.placed[seat] += origin == "home"
        if place == "castle":
            self.castle.append(seat)
        if self.phase == "road" and place == "home" and self.spaces[origin] > self.provost:
            self.unactivated[seat] += 1

    def judge_castle(self) -> None:
        """Who had room to build and built nothing has failed the castle."""
        room = self.room_before
        for seat in self.castle:
            if self.batches[seat] == 0 and room > 0:
                self.unfulfilled[seat] += 1
            room -= self.batches[seat]
        self.castle = []
