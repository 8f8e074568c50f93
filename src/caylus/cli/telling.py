"""The story of a game in short lines: what was done, and what the rules did by themselves, each with its cause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from caylus.cli.seating import Seat
from caylus.core.goods import POINTS, Words
from caylus.core.message import Message, read_message
from caylus.core.record import Record
from caylus.core.road import RoadState
from caylus.core.state import SEAT_NAMES
from caylus.core.story import change_message, step_message
from caylus.words import tell

Step: TypeAlias = Mapping[str, Any]
Happening: TypeAlias = Mapping[str, Any]
Change: TypeAlias = Mapping[str, Any]

# What the sentence of an act has already said about its own seat
SAID: Final = (
    *("goods", "points", "worker", "pass", "provost", "tile", "house", "favor", "favor won", "character", "claim"),
    *("card", "tokens", "bundle", "prestige", "first"),
)
ROUTINE: Final = ("worker", "pass", "reserve", "site", "section")  # told by what stands around it, or not worth a line


@dataclass(frozen=True)
class Line:
    """A line of the story; the seat is None for what happens by itself, and for the heading of a phase."""

    seat: int | None
    text: str
    heading: bool = False


class Teller:
    """Tells a record's steps with the names on the screen."""

    def __init__(self, record: Record, seats: list[Seat]) -> None:
        self.seats = seats
        self.names = [seat.shown for seat in seats]
        self.game = record.game
        self.words: Words = record.about.words
        self.turn = record.now.turn_word
        self.components = {row.id: row.name for row in record.about.components(record.options)}
        if isinstance(record.now, RoadState):
            self.components |= {tile.id: tile.full_name for tile in record.now.tiles}

    def lines(self, steps: Iterable[Step], first: int = 0) -> list[Line]:
        """The story from its step number `first` on, with a heading wherever another phase begins."""
        found: list[Line] = []
        headed = (0, "")
        for at, step in enumerate(steps):
            for happening in step["happenings"]:
                told = self.happening(step, happening)
                if told and headed != (happening["turn"], happening["phase"]):
                    headed = (happening["turn"], happening["phase"])
                    told.insert(0, self.heading(*headed))
                found += told if at >= first else []
        return found

    def heading(self, turn: int, phase: str) -> Line:
        """Where the game has come to."""
        return Line(None, f"{self.turn} {turn}: {phase.replace('-', ' ')}." if phase else f"{self.turn} {turn}.", True)

    def act(self, step: Step) -> list[Line]:
        """What was done in a step; in the first, before all, nothing."""
        return [Line(step["seat"], self.say(step_message(step)))] if step["ply"] else []

    def changes(self, step: Step) -> list[str]:
        """Every change of a step, unshortened."""
        return [f"{self.text(change)}." for each in step["happenings"] for change in each["changes"]]

    # -- one happening ----------------------------------------------------------------------------------

    def happening(self, step: Step, told: Happening) -> list[Line]:
        """An act in the words of its sentence, and what that does not say; all else in a line with its cause."""
        kind, seat = told["kind"], told["seat"]
        if kind == "phase":
            return []
        changes = [change for change in told["changes"] if change["kind"] not in ROUTINE]
        if kind == "act":
            rest = self.unsaid(told, changes)
            label = self.name(told["cause"]) if any(map(is_yield, rest)) else ""
            return [*self.act(step), *self.line(label, rest)]
        label = self.say(read_message(told["message"])).rstrip(".") if "message" in told else self.name(told["cause"])
        passes = any(change["kind"] == "pass" for change in told["changes"])
        if kind == "forced" and not passes:
            if told["cause"] and any(is_yield(change) and change["seat"] == seat for change in changes):
                label = self.name(told["cause"])
            else:
                changes = self.unsaid(told, changes)
        elif kind == "asleep":
            who = " and ".join(
                [self.seats[change["seat"]].shown for change in told["changes"] if change["kind"] == "worker"]
            )
            return [Line(None, f"{label}, beyond the provost: nothing for {who}.")]
        elif kind == "home" and not changes:
            return []
        body = self.worded(changes)
        name = "" if seat is None else f"{self.seats[seat].shown} "
        if (kind == "reward" or passes) and name and label.startswith(name) and body.startswith(name):
            return [Line(None, f"{label} and {body.removeprefix(name)}.")]
        if label or body:
            return self.line(label or ("Favor" if kind == "favor" else ""), changes)
        return []

    def line(self, label: str, changes: list[Change]) -> list[Line]:
        """What comes from something: `Trading Post: Orange gains 3 deniers.`"""
        body = self.worded(changes)
        if label and body.startswith(("A ", "The ")):
            body = body[0].lower() + body[1:]
        told = ": ".join(part for part in (label, body) if part)
        return [Line(None, f"{told[0].upper()}{told[1:]}.")] if told else []

    def unsaid(self, told: Happening, changes: list[Change]) -> list[Change]:
        """The changes of an act that its sentence leaves out: those of other seats before all."""
        seat = told["seat"]
        return [change for change in changes if change["kind"] not in SAID or change.get("seat", seat) != seat]

    # -- words ------------------------------------------------------------------------------------------

    def worded(self, changes: list[Change]) -> str:
        """What the seats paid, gained and scored, seat by seat, and all else as it is told; sums are never netted."""
        told: dict[int, str] = {}
        for seat in dict.fromkeys(change["seat"] for change in changes if is_yield(change)):
            told[seat] = self.yields([change for change in changes if is_yield(change) and change["seat"] == seat])
        others = [self.text(change) for change in changes if not is_yield(change)]
        if len(told) == len(self.seats) and len(set(told.values())) == 1:
            text = next(iter(told.values()))
            said = f"all {text.replace('gains', 'gain').replace('pays', 'pay').replace('scores', 'score')}"
        else:
            said = ", ".join(f"{self.seats[seat].shown} {text}" for seat, text in told.items())
        return ". ".join([said, *others] if said else others)

    def yields(self, changes: list[Change]) -> str:
        """What a seat paid and gained, in words."""
        parts: list[str] = []
        for verb, way in (("pays", -1), ("gains", 1)):
            amounts = [0] * len(self.words.one)
            for change in changes:
                if change["kind"] == "goods":
                    amounts[self.words.one.index(change["what"])] += max(0, way * change["amount"])
            if any(amounts):
                parts.append(f"{verb} {self.words.phrase(amounts)}")
        for verb, way in (("loses", -1), ("scores", 1)):
            points = [change for change in changes if change["kind"] == "points" and way * change["amount"] > 0]
            if points:
                parts.append(f"{verb} {' and '.join(map(self.points, points))}")
        return " and ".join(parts)

    def points(self, change: Change) -> str:
        """How many points, and for what where that is not told around it."""
        counted = self.words.count(abs(change["amount"]), POINTS)
        return f"{counted} for {change['what']}" if change["source"] == "left over" else counted

    def text(self, change: Change) -> str:
        """A change in a sentence of its own."""
        return self.say(change_message(change, self.words))

    def say(self, message: Message) -> str:
        """A message with the names on the screen; cards by their owners, not by the colors of seats."""
        return tell(message, self.names, game=self.game, owners=True)

    def name(self, cause: Mapping[str, str] | None) -> str:
        """The place or component by its name: `Trading Post`."""
        if cause is None:
            return ""
        color, _, card = cause["id"].partition("-")
        if color.title() in SEAT_NAMES and card in self.components:
            return f"{self.seats[SEAT_NAMES.index(color.title())].shown}'s {self.components[card]}"
        if cause["id"] in self.components or cause["kind"] == "place":
            return self.components.get(cause["id"], cause["id"].replace("-", " ").capitalize())
        return f"{cause['kind']} {cause['id']}".capitalize()


def is_yield(change: Change) -> bool:
    """Goods or points that come or go."""
    return change["kind"] in ("goods", "points")
