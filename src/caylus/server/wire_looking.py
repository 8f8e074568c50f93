"""What is sent and received by those who look closer: replay, advice, ledger, forecast, statistics."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from caylus.server.wire import BotCode, SeatNumber, Step


class Moment(Struct, kw_only=True):
    """A game as it was after so many actions."""

    ply: int
    plies: int
    seat: int | None  # through whose eyes; null for watchers and where all is laid open
    decides: int | None
    view: Raw
    step: Step  # what led to it


class HintWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """What would a bot do? After so many actions of a finished game, or now at one's own decision."""

    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    bot: BotCode = "mason"


class Advice(Struct, kw_only=True):
    """One of the answers that a bot considers."""

    action: int
    notation: str
    sentence: str
    points: float  # that it expects at the end
    share: float  # of the win
    reason: str


class Hint(Struct, kw_only=True):
    """What a bot would do, its choice first."""

    ply: int
    seat: int  # that decides; -1 if nobody does any more
    bot: str
    advice: list[Advice]


class PlayOnWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play a finished game on from some ply, in a seat of one's choice, against bots."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: BotCode = "mason"


class LedgerEntry(Struct, kw_only=True):
    """Points won or lost."""

    turn: int
    seat: int
    points: int
    source: str
    what: str


class SeatReckoning(Struct, kw_only=True):
    """How a seat came to its points."""

    seat: int
    name: str
    points: int | None  # null where they are hidden
    place: int | None  # once the game is over; ties share a place
    resigned: bool
    sources: dict[str, int]
    series: list[int] | None  # the points at the end of each turn


class Reckoning(Struct, kw_only=True):
    """Every point explained."""

    ply: int
    status: Literal["waiting", "running", "over"]
    turn_word: str
    turns: int
    winners: list[int]
    seats: list[SeatReckoning]
    entries: list[LedgerEntry]


class SeatGain(Struct, kw_only=True):
    """What a seat gains for certain; what it pays is negative."""

    seat: int
    goods: dict[str, int]
    points: int


class BuildingForecast(Struct, kw_only=True):
    """What a building with a worker would do."""

    building: str | None  # null for what comes without one, such as the denier for passing first
    space: int | None
    seat: int | None  # who would use it
    awake: bool  # false beyond the provost
    optional: bool  # it need not be used
    options: list[str]  # what could be chosen, where that is no secret; the gains leave it out
    gains: list[SeatGain]


class ProvostForecast(Struct, kw_only=True):
    """What would happen if the provost ended at a place."""

    provost: int
    steps: int  # from where he is
    buildings: list[BuildingForecast]
    totals: list[SeatGain]


class Forecast(Struct, kw_only=True):
    """What would happen if everyone stopped now; no positions before workers are placed and after the road."""

    turn: int
    provost: int
    before: list[BuildingForecast]  # what happens before the provost is moved
    positions: list[ProvostForecast]  # every place in reach


class GameStatistics(Struct, kw_only=True):
    """How somebody fared in games of one kind that are over."""

    game: str
    players: int
    against_people: bool  # false: against bots alone
    games: int
    won: int
    points: float  # on the average
    best: int


class Statistics(Struct, kw_only=True):
    """How somebody fares; games imported, of a chosen seed or of one person alone do not count."""

    name: str
    games: int
    won: int
    running: int
    kinds: list[GameStatistics]
