"""The story of a game in short lines: what was done, and what came of it that the sentence does not say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from caylus.cli.seating import Seat
from caylus.core.goods import Words
from caylus.core.record import Record
from caylus.core.state import SEAT_NAMES

Step: TypeAlias = Mapping[str, Any]

# What the sentence of an action has already said about its own seat
SAID: Final = (
    "goods",
    "points",
    "worker",
    "pass",
    "provost",
    "tile",
    "house",
    "favor",
    "character",
    "claim",
    "card",
)
# Where workers go when they are done, and where they do so as a matter of course; elsewhere it is worth a line
# that one came back with nothing
BACK: Final = ("home", "camp")
MATTER_OF_COURSE: Final = ("castle", "delivery")
COLORED: Final = re.compile(rf"\b[Tt]he ({'|'.join(SEAT_NAMES).lower()}) (?=[A-Z])")  # `the red Bank`


@dataclass(frozen=True)
class Line:
    """A line of the story; the seat is None for what happens by itself."""

    seat: int | None
    text: str


class Teller:
    """Tells a record's steps with the names on the screen."""

    def __init__(self, record: Record, seats: list[Seat]) -> None:
        self.seats = seats
        self.words: Words = record.about.words
        self.places = {each.id: each.name for each in record.about.components(record.now.options)}
        self.turn = record.now.turn_word

    def lines(self, steps: Iterable[Step]) -> list[Line]:
        """A part of the story."""
        return [line for step in steps for line in self.step(step)]

    def step(self, step: Step) -> list[Line]:
        """One step: its sentence, then what followed."""
        told = [] if step["ply"] == 0 else [Line(step["seat"], self.named(step["sentence"]))]
        return told + Aftermath(self, step).lines

    def changes(self, step: Step) -> list[str]:
        """Every change of a step, unshortened."""
        return [self.named(f"{change['text']}.") for change in step["changes"]]

    def named(self, text: str) -> str:
        """A text with the names on the screen; cards by their owners, not by the colors of seats."""
        text = COLORED.sub(lambda found: f"{self.seats[SEAT_NAMES.index(found[1].title())].shown}'s ", text)
        for seat in self.seats:
            text = text.replace(seat.name, seat.shown)
        return text


class Aftermath:
    """What followed an action, gains added up by where they came from."""

    def __init__(self, teller: Teller, step: Step) -> None:
        self.teller = teller
        self.seat: int | None = step["seat"]
        self.direct = step["ply"] > 0  # still within what the sentence says
        self.passing = step.get("notation") == "pass"
        self.phase = ""
        self.turn = step["turn"]
        self.gains: dict[int, dict[str, int]] = {}
        self.lines: list[Line] = []
        for change in step["changes"]:
            self.follow(change)
        self.settle(self.phase)

    def follow(self, change: Step) -> None:
        """Take one change into account."""
        kind = change["kind"]
        if kind == "phase":
            self.settle(self.phase)
            self.direct = False
            self.phase = change["phase"]
            if change["turn"] != self.turn:
                self.turn = change["turn"]
                self.lines.append(Line(None, f"{self.teller.turn} {self.turn}."))
        elif kind == "worker" and change["to"] in BACK:
            if not self.gains and not self.direct and self.phase not in MATTER_OF_COURSE:
                self.lines.append(Line(None, self.teller.named(f"{change['text']}.")))
            self.settle(change["place"])
            self.direct = False
        elif self.said(kind, change.get("seat", self.seat)):
            return
        elif kind == "goods":
            kinds = self.gains.setdefault(change["seat"], {})
            kinds[change["what"]] = kinds.get(change["what"], 0) + change["amount"]
        elif kind != "worker":
            self.lines.append(Line(None, self.teller.named(f"{change['text']}.")))

    def said(self, kind: str, seat: int | None) -> bool:
        """Whether the sentence has told a change; a pass that nobody chose ends what it tells."""
        if kind == "pass" and not self.passing:
            self.direct = False
        return self.direct and kind in SAID and seat == self.seat

    def settle(self, source: str) -> None:
        """Tell the gains so far, and where they came from."""
        told = {seat: self.worded(kinds) for seat, kinds in self.gains.items()}
        self.gains = {}
        told = {seat: text for seat, text in told.items() if text}
        if not told:
            return
        place = self.teller.places.get(source, source.replace("-", " "))
        label = self.teller.named(place).removeprefix("the ")
        if len(told) == len(self.teller.seats) and len(set(told.values())) == 1:
            said = f"all {next(iter(told.values())).replace('gains', 'gain').replace('pays', 'pay')}"
        else:
            said = ", ".join(f"{self.teller.seats[seat].shown} {text}" for seat, text in told.items())
        told_at_last = f"{label}: {said}." if label else f"{said}."
        self.lines.append(Line(None, told_at_last[0].upper() + told_at_last[1:]))

    def worded(self, kinds: dict[str, int]) -> str:
        """What a seat gained and paid, in words."""
        words = self.teller.words
        parts: list[str] = []
        for verb, way in (("gains", 1), ("pays", -1)):
            amount = [max(0, way * kinds.get(name, 0)) for name in words.one]
            if any(amount):
                parts.append(f"{verb} {words.phrase(amount)}")
        return " and ".join(parts)
