"""Every shape that is sent of a game or a table, whoever serves it.

Where the engine itself writes what is sent, a step of the story say, its shape is told of a dictionary.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, NotRequired, TypedDict

from caylus.core.effects import EffectValue
from caylus.core.game import Cell, Section
from caylus.core.goods import Amount


@dataclass(frozen=True, kw_only=True)
class PersonShown:
    """Oneself."""

    id: str
    name: str
    guest: bool


class MessageShown(TypedDict):
    """What there is to say: the id of a message in the catalogues of words, and its arguments.

    An id with a part after a point is a form of the message. An argument is a number, a text, a message, or an object
    with one of these keys: `seat` (a player), `ref` (a place or component, a kind and an id as in `place quarry`),
    `goods` (an amount), or, with a list of arguments, `all`, `either`, `row`, `sentences` or `clauses`.
    """

    id: str
    args: NotRequired[dict[str, Any]]
    sentence: NotRequired[str]  # where a language was asked for


@dataclass(frozen=True, kw_only=True)
class ChoiceShown:
    """An option of a game."""

    name: str
    values: list[str]
    default: str


@dataclass(frozen=True, kw_only=True)
class GameShown:
    """A game one can play here."""

    id: str
    name: str
    year: int
    rules: int
    players: list[int]
    options: list[ChoiceShown]


@dataclass(frozen=True, kw_only=True)
class ComponentShown:
    """A building, card, character or favor, in words and in figures; amounts by the names that purses use."""

    id: str
    name: str
    group: str
    message: MessageShown
    cost: Amount
    points: int  # when built
    favors: int  # when built
    income: Amount  # more each turn
    effect: EffectValue | None  # for who has the worker there
    setup: EffectValue | None  # the same on the side laid at the set-up, where that is another
    owner: EffectValue | None  # for the owner, when another player uses it
    section: Section | None  # of a castle
    cell: Cell | None  # of the favor table
    figures: Amount  # of a character's power, or of a place
    copies: int
    doubt: str  # which figures rest on little evidence, with their marks


@dataclass(frozen=True, kw_only=True)
class BotShown:
    """A level of computer players."""

    code: str
    name: str
    about: str


@dataclass(frozen=True, kw_only=True)
class Links:
    """The secret parts of the links to a table: one a seat, and one for watchers."""

    seats: list[str]
    watch: str


@dataclass(frozen=True, kw_only=True)
class Target:
    """What an action points at or is about: a place, space, tile, card, character, section, line, cell, slot, seat."""

    kind: str
    id: str


class Offer(TypedDict):
    """An action that is open to the seat, or closed and why; what says nothing is left out.

    `verb` is one of: pass, decline, use, place, provost, stay, leave, take, give, pay, build, site, transform, favor,
    advance, castle, draft, steal, recruit, deliver, draw, replace; other games have others.
    """

    action: int
    notation: str
    verb: str
    act: NotRequired[MessageShown]  # what it does; where it is left out, `act-` and the verb
    target: NotRequired[Target]
    also: NotRequired[Target]  # where a building will stand, whence a worker comes, whose a character was
    price: NotRequired[Amount]
    gain: NotRequired[Amount]  # what is certain, points among it; a loss is negative
    aside: NotRequired[MessageShown]  # what one should know when choosing
    reveals: NotRequired[bool]
    why_not: NotRequired[MessageShown]
    sentence: NotRequired[str]  # what it does, where a language was asked for


@dataclass(frozen=True, kw_only=True)
class SeatShown:
    """Who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    you: bool
    stand_in: str | None
    resigned: bool


@dataclass(frozen=True, kw_only=True)
class UndoShown:
    """A player asks to take an action back."""

    seat: int
    ply: int
    waiting: list[int]  # the seats that have not agreed yet


@dataclass(frozen=True, kw_only=True)
class ChatLine:
    """Something that was said."""

    version: int
    name: str
    channel: Literal["players", "watchers"]
    text: str
    at: float


class Cause(TypedDict):
    """A place or component, as in `place quarry` or `section walls`."""

    kind: str
    id: str


class Happening(TypedDict):
    """One thing that happened: an act of a seat, or what the rules did by themselves.

    `kind` is one of: act, forced, phase, income, home, asleep, owner, order, inn, bailiff, provost, residence, favor,
    reward, lost, scoring, tokens, end. The first of a step is the act that its sentence tells.
    """

    kind: str
    seat: int | None  # who did it or to whom it happened; null for all
    turn: int
    phase: str
    cause: Cause | None  # what it comes from
    message: NotRequired[MessageShown]  # left out where the changes say it all
    changes: list[dict[str, Any]]  # each with `kind` and what it is about; `sentence` where a language was asked for


class Step(TypedDict):
    """One step of the story; step 0 is what came before the first action, and has none itself."""

    ply: int
    turn: int
    seat: int | None
    happenings: list[Happening]
    action: NotRequired[int]
    notation: NotRequired[str]
    verb: NotRequired[str]
    act: NotRequired[MessageShown]  # what was done; where it is left out, `act-` and the verb
    target: NotRequired[Target]
    also: NotRequired[Target]
    price: NotRequired[Amount]
    gain: NotRequired[Amount]
    sentence: NotRequired[str]  # what was done, where a language was asked for


@dataclass(frozen=True, kw_only=True)
class TableShown:
    """A table as one person may see it from one seat."""

    id: str
    version: int  # how much has happened at the table; actions answer a version
    ply: int  # how many actions have been played
    status: Literal["waiting", "running", "over"]
    game: str
    rules: int
    options: dict[str, str]
    listed: bool
    delay: int
    commitment: str  # sha256 of [game, rules, players, options, seed, salt] as JSON, published from the beginning
    seed_chosen: bool
    seed: str | None  # once the game is over
    salt: str | None
    seats: list[SeatShown]
    creator: bool
    seat: int | None  # from which it is seen; null for watchers
    decides: int | None
    since: float  # when the decision came up
    acted: int  # the version after one's own last action: ask for the steps since then to catch up; 0 if there is none
    undo: UndoShown | None
    rematch: str | None
    winners: list[int]
    view: Any  # of the game, as the engine shows it to the seat; null before it begins
    offers: list[Offer]
    from_ply: int  # the steps that follow continue a story cut back to so many actions
    steps: list[Step]
    chat: list[ChatLine]


@dataclass(frozen=True, kw_only=True)
class Problem:
    """Why something was not done."""

    kind: str
    sentence: str
    message: MessageShown | None = None  # the same for every language, where it is more than a sentence
    table: TableShown | None = None  # after a conflict: the table as it is now


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    players: int
    names: list[str]  # of the seats that are taken
    open: int  # seats that are not
    listed: bool
    seat: int | None  # one's own, the first if there are several
    your_turn: bool
    playable: bool  # false if it was begun under rules that this server does not play
    created: float
    ended: float | None
    points: list[int] | None  # once it is over, by seat
    won: bool | None  # whether one has, once it is over; null for watchers and for one who held every seat


class Update(TypedDict):
    """The table as it is now, and what happened since the last update."""

    kind: Literal["update"]
    table: TableShown


class Change(TypedDict):
    """To those who connected with `changes=true`, after an action: what is new since the version `base`.

    Its keys replace those of the table, but those of `view` only the same keys of the view, and the steps are added.
    An object in the place of a list of the view holds the new items of that list by their place, from 0 on. If the step
    is by one of your own seats, `acted` becomes the change's `version`.
    """

    kind: Literal["change"]
    base: int
    version: int
    ply: int
    decides: int | None
    since: float
    undo: None
    view: dict[str, Any]  # the parts of the view that are new
    offers: list[Offer]
    from_ply: int
    steps: list[Step]  # one


class TableChanged(TypedDict):
    """In the feed of one's tables: one of them is now like this."""

    kind: Literal["table"]
    table: TableRow


class Refusal(TypedDict):
    """A message was not followed."""

    kind: Literal["refusal"]
    problem: str
    sentence: str
    message: NotRequired[MessageShown]  # the same for every language, where it is more than a sentence
    ref: NotRequired[str]


LIVE: Final = (Update, Change, TableChanged, Refusal)  # what is sent over a WebSocket, told apart by `kind`


@dataclass(frozen=True, kw_only=True)
class Moment:
    """A game as it was after so many actions."""

    ply: int
    plies: int
    seat: int | None  # through whose eyes; null for watchers and where all is laid open
    decides: int | None
    view: Any
    step: Step  # what led to it


@dataclass(frozen=True, kw_only=True)
class Advice:
    """One of the answers that a bot considers."""

    action: int
    notation: str
    sentence: str
    points: float  # that it expects at the end
    share: float  # of the win
    reason: str


@dataclass(frozen=True, kw_only=True)
class Hint:
    """What a bot would do, its choice first."""

    ply: int
    seat: int  # that decides; -1 if nobody does any more
    bot: str
    advice: list[Advice]


@dataclass(frozen=True, kw_only=True)
class LedgerEntry:
    """Points won or lost."""

    turn: int
    seat: int
    points: int
    source: str
    what: str


@dataclass(frozen=True, kw_only=True)
class SeatReckoning:
    """How a seat came to its points."""

    seat: int
    name: str
    points: int | None  # null where they are hidden
    place: int | None  # once the game is over; ties share a place
    resigned: bool
    sources: dict[str, int]
    series: list[int] | None  # the points at the end of each turn


@dataclass(frozen=True, kw_only=True)
class Reckoning:
    """Every point explained."""

    ply: int
    status: Literal["waiting", "running", "over"]
    turn_word: str
    turns: int
    winners: list[int]
    seats: list[SeatReckoning]
    entries: list[LedgerEntry]


@dataclass(kw_only=True)
class SeatGain:
    """What a seat gains for certain; what it pays is negative."""

    seat: int
    goods: dict[str, int]
    points: int


@dataclass(kw_only=True)
class BuildingForecast:
    """What a building with a worker would do."""

    building: str | None  # null for what comes without one, such as the denier for passing first
    space: int | None
    seat: int | None  # who would use it
    awake: bool  # false beyond the provost
    optional: bool  # it need not be used
    options: list[Offer]  # what could be chosen, where that is no secret; the gains leave it out
    gains: list[SeatGain]


@dataclass(kw_only=True)
class ProvostForecast:
    """What would happen if the provost ended at a place."""

    provost: int
    steps: int  # from where he is
    buildings: list[BuildingForecast]
    totals: list[SeatGain]


@dataclass(kw_only=True)
class Forecast:
    """What would happen if everyone stopped now; no positions before workers are placed and after the road."""

    turn: int
    provost: int
    before: list[BuildingForecast]  # what happens before the provost is moved
    positions: list[ProvostForecast]  # every place in reach


@dataclass(frozen=True, kw_only=True)
class GameStatistics:
    """How somebody fared in games of one kind that are over."""

    game: str
    players: int
    against_people: bool  # false: against bots alone
    games: int
    won: int
    points: float  # on the average
    best: int


@dataclass(frozen=True, kw_only=True)
class Statistics:
    """How somebody fares; games imported, of a chosen seed or of one person alone do not count."""

    name: str
    games: int
    won: int
    running: int
    kinds: list[GameStatistics]
