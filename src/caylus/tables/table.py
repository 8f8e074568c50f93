"""A table: its events folded into seats, a record and a conversation. Nothing here asks who may do what."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from caylus.core.game import find
from caylus.core.record import Record, tell_step
from caylus.core.state import JsonObject, State
from caylus.tables import events
from caylus.tables.events import Event, Kept, Played
from caylus.tables.names import name_bot
from caylus.tables.setup import Seat, Setup

REMEMBERED: Final = 200  # lines of chat
MARKS: Final = 100  # actions that are known again when they are asked for twice

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

# The parts of a step in the order in which it is told
STEP: Final = (
    *("ply", "turn", "seat", "act", "happenings"),
    *("action", "notation", "verb", "target", "also", "price", "gain"),
)


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


class News:
    """What an action changed, in what all are told who see the same: a message but for what one of them can do now.

    Whoever sends it keeps it here as it is `encoded`.
    """

    def __init__(self, head: JsonObject, tail: JsonObject) -> None:
        self.head = head  # up to the offers
        self.tail = tail  # behind them
        self.encoded: tuple[bytes, bytes] | None = None


class Told:
    """A whole message, made once for all who are told the same."""

    def __init__(self, news: News, offers: Sequence[object]) -> None:
        self.news = news
        self.offers = offers
        self.encoded: bytes | None = None
        self.spoken: dict[str, bytes] = {}  # the same with sentences, by language

    @property
    def message(self) -> JsonObject:
        """The same in one piece."""
        return {**self.news.head, "offers": self.offers, **self.news.tail}


@dataclass
class Table:
    """The state of a table after `version` events."""

    setup: Setup
    seats: list[Seat] = field(default_factory=list)
    watchers: set[str] = field(default_factory=set)
    version: int = 0
    last_hash: str = ""  # of the last event
    doors: int = 0  # how often somebody sat down or got up or links were made anew, so that others may be let in
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
    marks: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)  # the versions that each answered
    undo: UndoRequest | None = None
    asked: Counter[int] = field(default_factory=Counter)  # by seat: to take back, since its last action
    rematch: str | None = None
    chat: deque[Line] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    said: Counter[str | tuple[str, str]] = field(default_factory=Counter)  # lines by channel, and by person in it
    taken_back: Counter[int] = field(default_factory=Counter)  # by seat, what was only asked for included
    used_at: float = 0.0  # when somebody last looked for it here
    views: dict[int | None, JsonObject] = field(default_factory=dict)  # by viewer, since `moved`
    before: State | None = None  # the game before the last event, if that was an action
    foreseen: tuple[int, int, State, JsonObject] | None = None  # ply, action, and what comes of it
    news: dict[int | None, News] = field(default_factory=dict)  # of that action, by viewer ...
    told: dict[int | None, Told] = field(default_factory=dict)  # ... and the messages about it, see views/change.py
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    commitment: str = ""
    secretive: bool = False  # not every seat sees the same

    def __post_init__(self) -> None:
        self.commitment = self.setup.commitment()
        about = find(self.setup.game)
        self.secretive = about.hides(about.check_options(self.setup.options))
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
            given = seat.kind == "bot" and seat.name == name_bot(at, [])  # by the table, not by whoever opened it
            wish = name_bot(at, people + names) if given else seat.name
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

    def steps_for(self, seat: int | None, since: int) -> tuple[int, list[JsonObject]]:
        """From which ply on the story is new to one who knows the table at a version, and how it goes on."""
        if self.record is None:
            return 0, []
        start = min(self.plies[max(0, min(since, self.version)) :])
        now = self.record.now
        new = self.steps[0 if since == 0 else start + 1 :]
        return start, [told(tell_step(step, now, seat)) for step in new]

    # -- the fold ---------------------------------------------------------------------------------------

    def apply(self, kept: Kept) -> None:
        """Let an event that is kept happen here."""
        number, event, at, self.last_hash = kept
        assert number == self.version, "events are applied in order"
        ply = self.ply
        played = isinstance(event, Played)
        self.happen(event, at)
        self.version += 1
        self.plies.append(self.ply)
        self.news, self.told = {}, {}
        if not played:
            self.before = None
        if self.record is not None:
            self.decides = self.record.now.seat
            if not played or self.decides is None:  # an action gives nothing up
                self.status = OVER if self.decides is None or is_given_up(self.seats) else RUNNING
                self.decides = self.decides if self.status == RUNNING else None
        if not event.quiet or self.ply != ply:
            self.moved, self.moved_at = self.version, at
            if self.views:
                self.views = {}

    def happen(self, event: Event, at: float) -> None:
        """What each kind of event does to a table."""
        match event:
            case Played(seat, action, mark):
                if mark:
                    self.remember(seat, mark)
                self.play(seat, action)
                self.acted[seat] = self.version + 1
                self.asked.pop(seat, None)
                if not self.seats[seat].played_by:  # what was asked to be taken back is past once a person plays on
                    self.undo = None
            case events.Sat(seat, who):
                self.seats[seat] = replace(who)
                self.doors += 1
            case events.Rose(seat):
                self.seats[seat] = Seat()
                self.doors += 1
            case events.Started():
                setup = self.setup
                self.record = Record(setup.game, setup.players, setup.seed, setup.options, self.names())
                self.steps = self.record.story()
            case events.WentOn(actions):
                for action in actions:
                    assert self.record is not None
                    self.play(self.record.now.who, action)
            case events.TookBack(seat, ply):
                self.taken_back[seat] += 1
                self.take_back(ply)
            case events.AskedBack(seat, ply, waiting):
                self.taken_back[seat] += 1
                self.undo = UndoRequest(seat, ply, set(waiting))
                self.asked[seat] += 1
            case events.Agreed(seat):
                self.consent(seat)
            case events.Minded():
                self.undo = None
            case events.Resigned(seat, bot):
                self.give_up(seat, bot)
            case events.StoodIn(seat, bot):
                self.seats[seat].stand_in = bot
            case events.CameBack(seat):
                self.seats[seat].stand_in = ""
            case events.Watched(person):
                self.watchers.add(person)
            case events.LinksRenewed(key):
                self.setup = replace(self.setup, key=key)
                self.doors += 1
                self.watchers.clear()
            case events.Said(name, channel, text, person):
                self.said.update((channel, (channel, person)))
                self.chat.append(Line(self.version + 1, name, channel, text, at))
            case events.PlayedAgain(table):
                self.rematch = table
            case _:
                raise AssertionError(f"nobody knows what {event} does")

    def remember(self, seat: int, mark: str) -> None:
        """Know an action again by the mark it came with, as long as it can still be on its way a second time."""
        self.marks[seat, mark] = self.moved, self.version
        if len(self.marks) > MARKS:
            del self.marks[next(iter(self.marks))]

    def has_played(self, seat: int, mark: str, version: int) -> bool:
        """Whether what a seat asks for with that mark at a version has happened already."""
        first, last = self.marks.get((seat, mark), (0, -1))
        return first <= version <= last

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

    def take_back(self, ply: int) -> None:
        """As it was after so many actions."""
        assert self.record is not None
        self.record.undo(self.record.plies - ply)
        del self.steps[ply + 1 :], self.actors[ply:], self.revealing[ply:]
        self.undo = None

    def consent(self, seat: int) -> None:
        """One less to ask; when nobody is left who might mind, what was asked for happens."""
        if self.undo is not None:
            self.undo.waiting.discard(seat)
            if not self.undo.waiting:
                self.take_back(self.undo.ply)

    def give_up(self, seat: int, bot: str) -> None:
        """A person resigns: who asked to take something back asks no more, who was asked minds no more."""
        self.seats[seat].resigned, self.seats[seat].stand_in = True, bot
        if self.undo is not None and self.undo.seat == seat:
            self.undo = None
        elif not is_given_up(self.seats):
            self.consent(seat)


def told(step: JsonObject) -> JsonObject:
    """A step of the story in the order in which it is told."""
    return {part: step[part] for part in STEP if part in step}


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
