"""What `caylus measure` needs to know of a game, gathered by playing its record once more."""

from __future__ import annotations

from typing import Any, Final

from caylus.core.goods import COIN
from caylus.core.record import Record
from caylus.core.state import JsonObject, State
from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.state import Table

COUNTED: Final = "caylus"  # the game whose sanity of play is counted


def gather(record: Record) -> JsonObject:
    """The facts of a finished game: options by kind of decision, first order of seats, changes of the lead."""
    state = record.state(0)
    options: dict[str, dict[str, int]] = {}
    lead = Lead()
    first = first_order(state)
    for action in record.actions:
        asked = state.decision
        assert asked is not None
        counts = options.setdefault(str(asked["kind"]), {})
        number = str(len(state.legal))  # a text, as JSON will have it
        counts[number] = counts.get(number, 0) + 1
        state.play(action)
        lead.look(state.scores())
    facts: JsonObject = {"options": options, "first": first, "leads": lead.changes}
    if record.game == COUNTED:
        facts["sanity"] = count_sanity(record)
    return facts


def first_order(state: State) -> list[int]:
    """The seats as they come to play in the first turn."""
    view: dict[str, Any] = state.view(None)
    if "order" in view:
        return list(view["order"])
    return [(view["first"] + at) % state.players for at in range(state.players)]


class Lead:
    """Counts how often another seat takes the lead; while the first are level, nobody has taken it."""

    def __init__(self) -> None:
        self.leader: int | None = None
        self.changes = 0

    def look(self, scores: list[int]) -> None:
        """Look at the points after a decision."""
        best = max(scores)
        if scores.count(best) > 1 or scores.index(best) == self.leader:
            return
        if self.leader is not None:
            self.changes += 1
        self.leader = scores.index(best)


def count_sanity(record: Record) -> JsonObject:
    """By seat, what the table of alarms for Caylus asks: see `SanityCounter`."""
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


class SanityCounter:
    """Follows the story of a game of Caylus and counts, by seat, signs of bad play.

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
