"""What can happen at a table, one class a thing. A table is its events; nothing else is true of it.

An event is kept as a row: its kind and three columns, `seat`, `value` and `body`, whose meaning is the kind's own. What
is kept stays for ever, so a class that changes what its columns mean raises its `format` and goes on reading the old.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, TypeAlias

from caylus.tables.refusals import Newer
from caylus.tables.setup import Seat

Columns: TypeAlias = "tuple[int | None, int | None, str | None]"  # seat, value, body


@dataclass(frozen=True)
class Event:
    """One thing that happened."""

    kind: ClassVar[str] = ""
    format: ClassVar[int] = 1
    quiet: ClassVar[bool] = False  # it outdates nobody's click

    def columns(self) -> Columns:
        """The event as it is kept."""
        return None, None, None

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003 (for those that have something to read)
        """The event of a row; what the row lacks is 0 or empty."""
        return cls()


class Kept(NamedTuple):
    """An event in its place among those of its table."""

    number: int
    event: Event
    at: float  # when, in seconds since 1970
    hash: str = ""  # of it and all before it, see `hash_row`; empty if whoever kept it knew of no hashes


@dataclass(frozen=True)
class AtSeat(Event):
    """Something about one seat."""

    seat: int

    def columns(self) -> Columns:
        """The seat."""
        return self.seat, None, None

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """The seat."""
        return cls(seat)


@dataclass(frozen=True)
class BotAtSeat(Event):
    """Something about a seat and a bot."""

    seat: int
    bot: str

    def columns(self) -> Columns:
        """The seat, and the bot's code."""
        return self.seat, None, self.bot

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """The seat, and the bot's code."""
        return cls(seat, body)


@dataclass(frozen=True)
class Sat(Event):
    """A person or bot has taken a seat."""

    kind = "sit"
    seat: int
    who: Seat

    def columns(self) -> Columns:
        """The seat, and who sits there."""
        who = {"kind": self.who.kind, "person": self.who.person, "name": self.who.name, "bot": self.who.bot}
        return self.seat, None, json.dumps(who)

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """The seat, and who sits there."""
        return cls(seat, Seat(**json.loads(body or "{}")))


@dataclass(frozen=True)
class Rose(AtSeat):
    """A seat is open again."""

    kind = "rise"


@dataclass(frozen=True)
class Started(Event):
    """The game has begun."""

    kind = "start"


@dataclass(frozen=True)
class WentOn(Event):
    """The game goes on from where another was."""

    kind = "prefix"
    actions: tuple[int, ...]

    def columns(self) -> Columns:
        """The actions that led there."""
        return None, None, json.dumps(self.actions)

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """The actions that led there."""
        return cls(tuple(json.loads(body or "[]")))


@dataclass(frozen=True)
class Played(Event):
    """An action, and what knows it again should it be asked for twice."""

    kind = "play"
    seat: int
    action: int
    mark: str = ""

    def columns(self) -> Columns:
        """The seat, the number of the action and the mark."""
        return self.seat, self.action, self.mark or None

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:
        """The seat, the number of the action and the mark."""
        return cls(seat, value, body)


@dataclass(frozen=True)
class TookBack(Event):
    """The game is again as it was after so many actions."""

    kind = "undo"
    seat: int  # who wanted it
    ply: int

    def columns(self) -> Columns:
        """The seat and the ply."""
        return self.seat, self.ply, None

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """The seat and the ply."""
        return cls(seat, value)


@dataclass(frozen=True)
class AskedBack(Event):
    """A player would like to take something back, and others may mind."""

    kind = "ask"
    quiet = True
    seat: int
    ply: int
    waiting: tuple[int, ...]  # the seats that are asked

    def columns(self) -> Columns:
        """The seat, the ply and who is asked."""
        return self.seat, self.ply, json.dumps(self.waiting)

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:
        """The seat, the ply and who is asked."""
        return cls(seat, value, tuple(json.loads(body or "[]")))


@dataclass(frozen=True)
class Agreed(AtSeat):
    """A player does not mind that something is taken back."""

    kind = "agree"
    quiet = True


@dataclass(frozen=True)
class Minded(AtSeat):
    """A player minds, or the one who asked thought better of it."""

    kind = "refuse"
    quiet = True


@dataclass(frozen=True)
class Resigned(BotAtSeat):
    """A person has given up; a bot plays on for the others' sake."""

    kind = "resign"


@dataclass(frozen=True)
class StoodIn(BotAtSeat):
    """A bot plays for an absent person."""

    kind = "stand_in"


@dataclass(frozen=True)
class CameBack(AtSeat):
    """The person is there again."""

    kind = "back"


@dataclass(frozen=True)
class Watched(Event):
    """Somebody has come by the link for watchers."""

    kind = "watch"
    quiet = True
    person: str

    def columns(self) -> Columns:
        """Who."""
        return None, None, self.person

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """Who."""
        return cls(body)


@dataclass(frozen=True)
class LinksRenewed(Event):
    """All links of the table are other ones, and nobody watches any more who came by an old one."""

    kind = "links"
    quiet = True
    key: str

    def columns(self) -> Columns:
        """What the links are made of."""
        return None, None, self.key

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """What the links are made of."""
        return cls(body)


@dataclass(frozen=True)
class Said(Event):
    """Somebody has said something."""

    kind = "chat"
    format = 2  # the first named no person
    quiet = True
    name: str
    channel: str  # players or watchers
    text: str
    person: str = ""

    def columns(self) -> Columns:
        """Who, to whom and what."""
        said = {"name": self.name, "channel": self.channel, "text": self.text, "person": self.person}
        return None, None, json.dumps(said)

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """Who, to whom and what."""
        said = json.loads(body or "{}")
        return cls(said["name"], said["channel"], said["text"], said.get("person", ""))


@dataclass(frozen=True)
class PlayedAgain(Event):
    """The same people play again, at another table."""

    kind = "rematch"
    quiet = True
    table: str

    def columns(self) -> Columns:
        """The other table."""
        return None, None, self.table

    @classmethod
    def read(cls, seat: int, value: int, body: str) -> Event:  # noqa: ARG003
        """The other table."""
        return cls(body)


KINDS: Final[dict[str, type[Event]]] = {
    each.kind: each
    for each in (
        *(Sat, Rose, Started, WentOn, Played),
        *(TookBack, AskedBack, Agreed, Minded),
        *(Resigned, StoodIn, CameBack),
        *(Watched, LinksRenewed, Said, PlayedAgain),
    )
}


def read_event(kind: str, seat: int | None, value: int | None, body: str | None, format: int = 1) -> Event:  # noqa: A002
    """The event that a row holds; Newer if this program cannot read it."""
    found = KINDS.get(kind)
    if found is None or format > found.format:
        raise Newer(f"An event of the kind {kind!r}, format {format}, was kept by a newer version of this program.")
    return found.read(seat or 0, value or 0, body or "")


def hash_row(
    before: str,
    table: str,
    number: int,
    kind: str,
    format: int,  # noqa: A002
    columns: Columns,
    at: float,
) -> str:
    """What binds an event to all that was kept before it: of a row that is changed or missing, the next one tells.

    It stays as it is for ever, for what it was once made of is kept.
    """
    seat, value, body = columns
    text = "" if body is None else f"={body}"  # the only part that may hold spaces
    row = f"{before} {table} {number} {kind} {format} {seat} {value} {float(at)!r} {text}"
    return hashlib.sha256(row.encode()).hexdigest()


def chain(table: str, before: str, first: int, events: Sequence[Event], at: float) -> list[Kept]:
    """Events in their places behind the one of which the hash is given, each with its own."""
    found = []
    for number, event in enumerate(events, first):
        before = hash_row(before, table, number, event.kind, event.format, event.columns(), at)
        found.append(Kept(number, event, at, before))
    return found
