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

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caylus.core.goods import POINTS, Words
from caylus.core.message import Arg, Args, Goods, Message, Ref, Seat, in_row, read_message

if TYPE_CHECKING:
    from caylus.core.state import JsonObject

BACK: Final = ("home", "camp")  # where workers go when they are done
ENDS: Final = {"worker": "place", "provost": "provost"}  # where what is moved comes from and goes to
NAMED: Final = ("tile", "section", "character", "line")  # what a change names by an id


class Happening:
    """One thing that happened; its message says what its changes do not, if there is anything."""

    def __init__(self, kind: str, seat: int, turn: int, phase: str, cause: str, message: Message | None) -> None:
        self.kind = kind
        self.turn = turn
        self.seat = seat  # who did it or to whom it happened; NOBODY for all
        self.phase = phase
        self.cause = cause  # the place or component it comes from, a kind and an id as in `place quarry`; or empty
        self.message = message
        self.changes: list[JsonObject] = []
        self.ended = False  # what is noted from here on belongs to another

    def goes_on_as(self, kind: str, seat: int, cause: str) -> bool:
        """Whether what happens next is more of the same."""
        return not self.ended and self.kind == kind and self.seat == seat and self.cause == cause


def changes_of(happenings: list[Happening]) -> list[JsonObject]:
    """All changes in order, whatever brought them about."""
    return [change for each in happenings for change in each.changes]


# -- for people ---------------------------------------------------------------------------------------------


def pointed_at(found: Mapping[str, Any]) -> Arg:
    """What an act points at or is about, as an argument."""
    return Seat(int(found["id"])) if found["kind"] == "seat" else Ref(f"{found['kind']} {found['id']}")


def act_message(told: Mapping[str, Any]) -> Message:
    """What is done, out of an offer or a step of the story: its own message with target, price and gain."""
    act = told.get("act")
    args: Args = {"price": Goods(told.get("price", {})), "gain": Goods(told.get("gain", {}))}
    for part in ("target", "also"):
        if part in told:
            args[part] = pointed_at(told[part])
    message = Message(f"act-{told['verb']}") if act is None else read_message(act)
    return message.with_args(args)


def step_message(step: Mapping[str, Any]) -> Message:
    """What a step of the story begins with: what a seat did, or that the game begins."""
    return act_message(step).told_of(step["seat"]) if step["ply"] else Message("begins")


def change_message(change: Mapping[str, Any], words: Words) -> Message:
    """A change of the story."""
    kind = str(change["kind"])
    if kind in ("goods", "points"):
        return yield_message(change, words)
    form = str(change.get("form", ""))
    if kind == "worker" and change["to"] in BACK:
        form = str(change["to"])
    elif kind == "tile" and not form and change["seat"] is not None and change["seat"] >= 0:
        form = "owned"
    message = Message(f"change-{kind.replace(' ', '-')}" + (f"-{form}" if form else ""))
    for name, value in change.items():
        if name == "seat":
            if value is not None and value >= 0:
                message.args[name] = Seat(value)
        elif name in NAMED:
            message.args[name] = Ref(f"{name} {value}")
        elif name == "was":
            message.args[name] = Ref(f"tile {value}")
        elif name in ("from", "to") and kind in ENDS:
            message.args[name] = Ref(f"{ENDS[kind]} {value}")
        elif name == "order":
            message.args[name] = in_row([Seat(seat) for seat in value])
        elif name == "cards":
            message.args[name] = in_row([Ref(f"tile {id}") for id in value])
        elif name not in ("kind", "form"):
            message.args[name] = value
    return message


def yield_message(change: Mapping[str, Any], words: Words) -> Message:
    """Goods or points that come or go."""
    amount = int(change["amount"])
    seat = Seat(change["seat"])
    if change["kind"] == "points":
        points = Goods({words.keys[POINTS]: abs(amount)})
        way = "change-scores" if amount > 0 else "change-loses"
        return Message(way, seat=seat, points=points, source=change["source"], what=change["what"])
    goods = Goods({words.keys[words.one.index(change["what"])]: abs(amount)})
    return Message("change-gains" if amount > 0 else "change-pays", seat=seat, goods=goods)
