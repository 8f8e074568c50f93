"""Everything the server sends and receives. Kept out of the compiled packages: msgspec needs real classes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=40, description="1 to 40 printable characters")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
BotCode = Annotated[str, Meta(min_length=1, max_length=40, description="as in GET /api/bots, or search:0.5s")]
Key = Annotated[str, Meta(max_length=64, description="the secret part of a link")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]


# -- people -------------------------------------------------------------------------------------------------


class Guest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody who just wants to play."""

    name: Name


class Account(Struct, kw_only=True, forbid_unknown_fields=True):
    """A name and a password, to sign up or to sign in with."""

    name: Name
    password: Password


class PasswordChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """The password one has, and the one to have from now on."""

    old: Password
    new: Password


class PersonShown(Struct, kw_only=True):
    """Oneself."""

    id: str
    name: str
    guest: bool


class TokenWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A personal token for a program."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]


class TokenShown(Struct, kw_only=True):
    """A personal token; the secret is shown once, when it is made."""

    id: str
    label: str
    created: float
    secret: str | None = None


# -- games --------------------------------------------------------------------------------------------------


class ChoiceShown(Struct, kw_only=True):
    """An option of a game."""

    name: str
    values: list[str]
    default: str


class GameShown(Struct, kw_only=True):
    """A game one can play here."""

    id: str
    name: str
    year: int
    rules: int
    players: list[int]
    options: list[ChoiceShown]


class ComponentShown(Struct, kw_only=True):
    """A building, card, character or favor in words."""

    id: str
    name: str
    group: str
    text: str
    cost: str
    points: int | None
    note: str


class BotShown(Struct, kw_only=True):
    """A level of computer players."""

    code: str
    name: str
    about: str


# -- tables -------------------------------------------------------------------------------------------------


class MySeat(Struct, kw_only=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """A seat of one's own; several share one screen in turn."""

    name: Name | None = None


class BotSeat(Struct, kw_only=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: BotCode


class OpenSeat(Struct, kw_only=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for whoever comes with its link."""


SeatWish = MySeat | BotSeat | OpenSeat


class TableWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table one would like to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]], Meta(max_length=20)
    ] = {}
    listed: bool = False
    seed: Annotated[str, Meta(pattern=r"^[0-9]{1,18}$")] | None = None  # a text: it may be too large for JavaScript
    delay: Annotated[int, Meta(ge=0, le=31 * 86400)] = 600  # seconds; 0: no bot ever plays for an absent person


class RecordText(Struct, kw_only=True, forbid_unknown_fields=True):
    """A record, as text or as JSON in a text."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]


class Invitation(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a link brings along."""

    key: Key = ""
    name: Name | None = None


class Start(Struct, kw_only=True, forbid_unknown_fields=True):
    """Begin now, with bots in the seats that are open."""

    fill: BotCode | None = None


class Move(Struct, kw_only=True, forbid_unknown_fields=True):
    """An action, by its number or its notation, and the version of the table it answers."""

    version: Version
    action: Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(min_length=1, max_length=100)]


class UndoWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take back one's own last action, at this version of the table."""

    version: Version


class UndoAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether another player may take an action back."""

    agree: bool


class StandIn(Struct, kw_only=True, forbid_unknown_fields=True):
    """A bot that plays for an absent person."""

    bot: BotCode = "mason"


class Saying(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something to say at the table."""

    text: Text


class Links(Struct, kw_only=True):
    """The secret parts of the links to a table: one a seat, and one for watchers."""

    seats: list[str]
    watch: str


class Target(Struct, kw_only=True):
    """What an action points at on the board."""

    kind: str
    id: str


class Offer(Struct, kw_only=True):
    """An action that is open to the seat, or closed and why."""

    action: int
    notation: str
    sentence: str
    target: Target | None
    price: dict[str, int]
    reveals: bool = False
    why_not: str | None = None


class SeatShown(Struct, kw_only=True):
    """Who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    you: bool
    stand_in: str | None
    resigned: bool


class UndoShown(Struct, kw_only=True):
    """A player asks to take an action back."""

    seat: int
    ply: int
    waiting: list[int]  # the seats that have not agreed yet


class ChatLine(Struct, kw_only=True):
    """Something that was said."""

    version: int
    name: str
    channel: Literal["players", "watchers"]
    text: str
    at: float


class Step(Struct, kw_only=True):
    """One step of the story; step 0 is what came before the first action, and has none itself."""

    ply: int
    turn: int
    seat: int | None
    sentence: str
    changes: list[dict[str, Any]]  # what followed, each with `kind`, `text` and what it is about
    action: int | UnsetType = UNSET
    notation: str | UnsetType = UNSET


class TableShown(Struct, kw_only=True):
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
    view: Raw  # of the game, as the engine shows it to the seat; null before it begins
    offers: list[Offer]
    from_ply: int  # the steps that follow continue a story cut back to so many actions
    steps: list[Step]
    chat: list[ChatLine]


class Problem(Struct, kw_only=True):
    """Why something was not done."""

    kind: str
    sentence: str
    table: TableShown | None = None  # after a conflict: the table as it is now


class TableRow(Struct, kw_only=True):
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


# -- live ---------------------------------------------------------------------------------------------------


class Play(Move, tag_field="kind", tag="play", kw_only=True):
    """The same as POST .../actions."""

    ref: Annotated[str, Meta(max_length=100)] | UnsetType = UNSET


class Say(Saying, tag_field="kind", tag="say", kw_only=True):
    """The same as POST .../chat."""


class TakeBack(UndoWish, tag_field="kind", tag="undo", kw_only=True):
    """The same as POST .../undo."""


class AnswerUndo(UndoAnswer, tag_field="kind", tag="answer-undo", kw_only=True):
    """The same as POST .../undo/answer."""


class Look(Struct, tag_field="kind", tag="look", kw_only=True, forbid_unknown_fields=True):
    """See the table from another of one's own seats from now on; null: from the one that decides."""

    seat: SeatNumber | None = None


ClientMessage = Play | Say | TakeBack | AnswerUndo | Look


class Update(Struct, tag_field="kind", tag="update", kw_only=True):
    """The table as it is now, and what happened since the last update."""

    table: TableShown


class Change(Struct, tag_field="kind", tag="change", kw_only=True):
    """To those who connected with `changes=true`, after an action: what is new since the version `base`.

    Its keys replace those of the table, but those of `view` only the same keys of the view, and the steps are added.
    An object in the place of a list of the view holds the new items of that list by their place, from 0 on. If the step
    is by one of your own seats, `acted` becomes the change's `version`.
    """

    base: int
    version: int
    ply: int
    decides: int | None
    since: float
    undo: None = None
    view: dict[str, Any]  # the parts of the view that are new
    offers: list[Offer]
    from_ply: int
    steps: list[Step]  # one


class TableChanged(Struct, tag_field="kind", tag="table", kw_only=True):
    """In the feed of one's tables: one of them is now like this."""

    table: TableRow


class Refusal(Struct, tag_field="kind", tag="refusal", kw_only=True):
    """A message was not followed."""

    problem: str
    sentence: str
    ref: str | UnsetType = UNSET


ServerMessage = Update | Change | TableChanged | Refusal
