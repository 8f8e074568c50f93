"""A table: what its log says, folded into seats, a record and a conversation. Nothing here asks who may do what."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from caylus.core.catalog import find
from caylus.core.record import Record
from caylus.core.state import JsonObject, State
from caylus.server.log import Event
from caylus.server.names import BOT_NAMES, name_bot

REMEMBERED: Final = 200  # lines of chat
QUIET: Final = frozenset(("chat", "watch", "ask", "agree", "refuse", "rematch"))  # they outdate nobody's click

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"


@dataclass(frozen=True)
class Setup:
    """What is fixed when a table is opened."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int
    seed_chosen: bool
    salt: str
    key: str
    listed: bool
    delay: int
    creator: str
    created: float

    def commitment(self) -> str:
        """A hash that binds the server to the shuffles before anyone has acted."""
        parts = [self.game, self.rules, self.players, self.options, str(self.seed), self.salt]
        return hashlib.sha256(json.dumps(parts, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def link(self, what: str) -> str:
        """The secret part of the link to a seat (`seat 0`) or for watchers (`watch`)."""
        return hmac.new(bytes.fromhex(self.key), what.encode(), "sha256").hexdigest()[:32]

    def fits(self, key: str, what: str) -> bool:
        """Whether a key is that of a link, in the same time whatever the answer."""
        return hmac.compare_digest(key.encode(), self.link(what).encode())


@dataclass
class Seat:
    """Who sits there."""

    kind: str = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""  # the bot that plays for an absent person
    resigned: bool = False

    @property
    def played_by(self) -> str:
        """The bot that decides here; empty if a person does."""
        return self.bot or self.stand_in


@dataclass
class UndoRequest:
    """A player wants to take something back."""

    seat: int
    ply: int
    waiting: set[int]  # seats of persons who have not answered


@dataclass(frozen=True)
class Line:
    """Something said."""

    version: int
    name: str
    channel: str
    text: str
    at: float


@dataclass
class Table:
    """The state of a table after `version` events."""

    setup: Setup
    seats: list[Seat] = field(default_factory=list)
    watchers: set[str] = field(default_factory=set)
    version: int = 0
    status: str = WAITING  # for players, running or over
    decides: int | None = None  # the seat whose decision it is
    moved: int = 0  # the version since which a click is up to date
    moved_at: float = 0.0
    record: Record | None = None
    steps: list[JsonObject] = field(default_factory=list)  # the story, secrets included; step 0 before the first action
    revealing: list[bool] = field(default_factory=list)  # by ply: whether it showed something hidden
    actors: list[int] = field(default_factory=list)  # by ply: the seat
    plies: list[int] = field(default_factory=lambda: [0])  # by version
    acted: dict[int, int] = field(default_factory=dict)  # by seat: the version after its last action
    undo: UndoRequest | None = None
    rematch: str | None = None
    chat: deque[Line] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    views: dict[int | None, JsonObject] = field(default_factory=dict)  # by viewer, since `moved`
    before: State | None = None  # the game before the last event, if that was an action
    foreseen: tuple[int, int, State, JsonObject] | None = None  # ply, action, and what comes of it
    encoded: dict[int | None, msgspec.Raw] = field(default_factory=dict)  # views ready to send, by seat
    changed: dict[int | None, tuple[JsonObject, list[JsonObject]]] = field(default_factory=dict)  # by viewer, new
    told: dict[int | None, bytes] = field(default_factory=dict)  # frames about it, see changes.py
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    commitment: str = ""
    secretive: bool = False  # not every seat sees the same

    def __post_init__(self) -> None:
        self.commitment = self.setup.commitment()
        about = find(self.setup.game)
        self.secretive = not about.is_open(about.check_options(self.setup.options))
        self.seats = [Seat() for _ in range(self.setup.players)]

    @property
    def id(self) -> str:
        """Its random name."""
        return self.setup.id

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.record.plies if self.record else 0

    def winners(self) -> list[int]:
        """Who has won; who has resigned never has."""
        if self.record is None or self.status != OVER:
            return []
        return winners_among([at for at, seat in enumerate(self.seats) if not seat.resigned], self.record.now)

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [at for at, seat in enumerate(self.seats) if person and seat.person == person]

    def names(self) -> list[str]:
        """A name for each seat, no two alike; bots give way to people."""
        names: list[str] = []
        people = [seat.name for seat in self.seats if seat.kind == "person"]
        for at, seat in enumerate(self.seats):
            wish = name_bot(at, people + names) if seat.kind == "bot" and seat.name in BOT_NAMES else seat.name
            name, number = wish or f"Seat {at + 1}", 2
            while name in names:
                name, number = f"{(wish or 'Seat')[:34]} ({number})", number + 1
            names.append(name)
        return names

    def viewer(self, seat: int | None) -> int | None:
        """Whose view a seat's is like: in a game without secrets everyone's is like a spectator's."""
        return seat if self.secretive else None

    def seen(self, seat: int | None) -> JsonObject:
        """The game as a seat sees it, made once a version for all who see the same; `you` is that of one of them."""
        assert self.record is not None
        viewer = self.viewer(seat)
        if viewer not in self.views:
            self.views[viewer] = self.record.now.view(viewer)
        return self.views[viewer]

    def shown(self, seat: int | None) -> msgspec.Raw:
        """What a seat may see of the game, encoded once a version; null before it begins."""
        if self.record is None:
            return msgspec.Raw(b"null")
        if seat not in self.encoded:
            self.encoded[seat] = msgspec.Raw(msgspec.json.encode({**self.seen(seat), "you": seat}))
        return self.encoded[seat]

    def steps_for(self, seat: int | None, since: int) -> tuple[int, list[JsonObject]]:
        """From which ply on the story is new to one who knows the table at a version, and how it goes on."""
        if self.record is None:
            return 0, []
        start = min(self.plies[max(0, min(since, self.version)) :])
        now = self.record.now
        found: list[JsonObject] = []
        for step in self.steps[0 if since == 0 else start + 1 :]:
            changes = step["changes"]
            assert isinstance(changes, list)
            found.append({**step, "changes": [change for change in changes if now.may_tell(change, seat)]})
        return start, found

    # -- the fold ---------------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Let an event that is in the log happen here."""
        assert event.number == self.version, "events are applied in order"
        ply = self.ply
        played = event.kind == "play"
        getattr(self, "on_" + event.kind)(event)
        self.version += 1
        self.plies.append(self.ply)
        self.told = {}
        if not played:
            self.before = None
        if self.record is not None:
            self.decides = self.record.now.seat
            if not played or self.decides is None:  # an action gives nothing up
                self.status = OVER if self.decides is None or is_given_up(self.seats) else RUNNING
                self.decides = self.decides if self.status == RUNNING else None
        if event.kind not in QUIET or self.ply != ply:
            self.moved, self.moved_at = self.version, event.at
            if self.views:
                self.views, self.encoded = {}, {}
            self.changed = {}

    def seat_in(self, event: Event) -> Seat:
        """The seat that an event is about."""
        assert event.seat is not None
        return self.seats[event.seat]

    def on_sit(self, event: Event) -> None:
        """A person or bot takes a seat."""
        assert event.seat is not None
        self.seats[event.seat] = Seat(**json.loads(event.body or "{}"))

    def on_rise(self, event: Event) -> None:
        """A seat is open again."""
        assert event.seat is not None
        self.seats[event.seat] = Seat()

    def on_start(self, event: Event) -> None:  # noqa: ARG002 (every event has one)
        """The game begins."""
        setup = self.setup
        self.record = Record(setup.game, setup.players, setup.seed, setup.options, self.names())
        self.steps = self.record.story()

    def on_play(self, event: Event) -> None:
        """An action; what was asked to be taken back is past once a person plays on."""
        assert event.value is not None
        assert event.seat is not None
        self.play(event.seat, event.value)
        self.acted[event.seat] = event.number + 1
        if not self.seats[event.seat].played_by:
            self.undo = None

    def on_prefix(self, event: Event) -> None:
        """The game goes on from where another was."""
        for action in json.loads(event.body or "[]"):
            assert self.record is not None
            seat = self.record.now.seat
            assert seat is not None
            self.play(seat, action)

    def play(self, seat: int, action: int) -> None:
        """Add an action to the record and to the story."""
        record = self.record
        assert record is not None
        self.revealing.append(record.now.reveals(action))
        after, step = self.foresee(action)
        self.foreseen = None
        self.before = record.now
        record.go_on(action, after)
        self.steps.append(step)
        self.actors.append(seat)

    def foresee(self, action: int) -> tuple[State, JsonObject]:
        """What comes of an action; found once, be it before the action is in the log or after."""
        record = self.record
        assert record is not None
        if self.foreseen is None or self.foreseen[:2] != (record.plies, action):
            self.foreseen = record.plies, action, *record.foresee(action)
        return self.foreseen[2:]

    def on_undo(self, event: Event) -> None:
        """Back to a ply."""
        assert event.value is not None
        self.take_back(event.value)

    def take_back(self, ply: int) -> None:
        """As it was after so many actions."""
        assert self.record is not None
        self.record.undo(self.record.plies - ply)
        del self.steps[ply + 1 :], self.actors[ply:], self.revealing[ply:]
        self.undo = None

    def on_ask(self, event: Event) -> None:
        """A player would like to go back."""
        assert event.value is not None
        assert event.seat is not None
        self.undo = UndoRequest(event.seat, event.value, set(json.loads(event.body or "[]")))

    def on_agree(self, event: Event) -> None:
        """A player does not mind."""
        assert event.seat is not None
        self.consent(event.seat)

    def consent(self, seat: int) -> None:
        """One less to ask; when nobody is left who might mind, what was asked for happens."""
        if self.undo is not None:
            self.undo.waiting.discard(seat)
            if not self.undo.waiting:
                self.take_back(self.undo.ply)

    def on_refuse(self, event: Event) -> None:  # noqa: ARG002
        """A player minds."""
        self.undo = None

    def on_resign(self, event: Event) -> None:
        """A person gives up; a bot plays on for the others' sake."""
        seat = self.seat_in(event)
        seat.resigned, seat.stand_in = True, event.body or ""
        assert event.seat is not None
        if self.undo is not None and self.undo.seat == event.seat:
            self.undo = None
        elif not is_given_up(self.seats):
            self.consent(event.seat)

    def on_stand_in(self, event: Event) -> None:
        """A bot plays for an absent person."""
        self.seat_in(event).stand_in = event.body or ""

    def on_back(self, event: Event) -> None:
        """The person is there again."""
        self.seat_in(event).stand_in = ""

    def on_watch(self, event: Event) -> None:
        """Somebody has come by the link for watchers."""
        self.watchers.add(event.body or "")

    def on_chat(self, event: Event) -> None:
        """Somebody has said something."""
        said = json.loads(event.body or "{}")
        self.chat.append(Line(event.number + 1, said["name"], said["channel"], said["text"], event.at))

    def on_rematch(self, event: Event) -> None:
        """The same people play again, at another table."""
        self.rematch = event.body


def is_given_up(seats: list[Seat]) -> bool:
    """Whether resigning has ended the game: one seat is left, or nobody but bots who play for nobody."""
    staying = [seat for seat in seats if not seat.resigned]
    return len(staying) == 1 or (len(staying) < len(seats) and not any(seat.kind == "person" for seat in staying))


def winners_among(staying: list[int], state: State) -> list[int]:
    """Who of those who have not resigned has won a game that has ended, be it because only one is left."""
    if len(staying) == 1:
        return staying
    winners = [seat for seat in state.winners() if seat in staying]
    scores = state.scores()
    return winners or [seat for seat in staying if scores[seat] == max(scores[at] for at in staying)]
