"""The story of a game: happenings, one after the other, each with what brought it about and what it changed.

An act of a seat, whether it was chosen or the only thing that could be done; or what the rules did by themselves:

    act, forced        a seat's answer; `forced` where there was one answer only
    phase              a phase begins
    income             everybody collects
    home, asleep       workers leave a place: done with it, or beyond the provost and without having been of use
    owner              a building pays its owner for another's use
    order, inn, bailiff, provost     what the rules move
    residence          a building becomes a residence: the worker it waited for has left, or the round is over
    reward, lost       a favor or its like is won; a favor can be of no use
    scoring, end       a section is scored; what is left over counts

Nothing changes outside a happening.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from caylus.core.state import JsonObject

IRREGULAR: Final = {"pass": "passes"}


class Happening:
    """One thing that happened; `text` is a sentence, with seats written `{0}`, `{1}` ..., or empty."""

    def __init__(self, kind: str, seat: int, turn: int, phase: str, cause: str, text: str) -> None:
        self.kind = kind
        self.turn = turn
        self.seat = seat  # who did it or to whom it happened; NOBODY for all
        self.phase = phase
        self.cause = cause  # the place or component it comes from, a kind and an id as in `place quarry`; or empty
        self.text = text
        self.changes: list[JsonObject] = []
        self.ended = False  # what is noted from here on belongs to another

    def goes_on_as(self, kind: str, seat: int, cause: str) -> bool:
        """Whether what happens next is more of the same."""
        return not self.ended and self.kind == kind and self.seat == seat and self.cause == cause


def changes_of(happenings: list[Happening]) -> list[JsonObject]:
    """All changes in order, whatever brought them about."""
    return [change for each in happenings for change in each.changes]


def third_person(name: str, sentence: str) -> str:
    """`Anna places a worker ...` out of `Place a worker ...`."""
    verb, _, rest = sentence.partition(" ")
    verb = verb.lower()
    return f"{name} {IRREGULAR.get(verb, verb + 's')} {rest}".rstrip(" .") + "."
