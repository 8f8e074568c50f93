"""Everything the server is sent, each with the bounds it is read within."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from caylus.server.people.tokens import Scope

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


class TokenWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A personal token for a program."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3, description="all, if none are given")] | None = None


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
    seed: Annotated[str, Meta(pattern=r"^[0-9]{1,39}$")] | None = None  # a text: it may be too large for JavaScript
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


# -- looking closer ---------------------------------------------------------------------------------------------


class HintWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """What would a bot do? After so many actions of a finished game, or now at one's own decision."""

    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    bot: BotCode = "mason"


class PlayOnWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play a finished game on from some ply, in a seat of one's choice, against bots."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: BotCode = "mason"
