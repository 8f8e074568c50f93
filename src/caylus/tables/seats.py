"""Coming and going: who opens tables, and who sits where until the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from caylus.core.catalog import check_seed, find
from caylus.tables.access import check_seat
from caylus.tables.events import Event, LinksRenewed, Rose, Sat, Started, Watched, WentOn
from caylus.tables.names import clean_name
from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, Refused
from caylus.tables.setup import Seat, Setup, bot_seat, draw_key, draw_seed, fresh_secrets
from caylus.tables.table import WAITING, Table

MOST_OPEN: Final = 200  # tables of one person that are not over
LEAST_DELAY: Final = 60  # seconds; who only looks something up is not absent


@dataclass(frozen=True)
class MySeat:
    """A seat of one's own; several share one screen in turn."""

    name: str | None = None


@dataclass(frozen=True)
class BotSeat:
    """A seat for a bot."""

    bot: str


@dataclass(frozen=True)
class OpenSeat:
    """A seat for whoever comes with its link."""


SeatWish: TypeAlias = "MySeat | BotSeat | OpenSeat"


@dataclass(frozen=True)
class TableWish:
    """A table one would like to open."""

    game: str
    seats: Sequence[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    listed: bool = False
    seed: int | None = None  # chosen, and so known
    delay: int = 600  # seconds after which a bot may play for an absent person; 0: never


@dataclass(frozen=True)
class Sit:
    """Take an open seat, by its link or at a listed table."""

    seat: int
    key: str = ""
    name: str | None = None


@dataclass(frozen=True)
class Rise:
    """Give a seat up before the game begins, or as the table's host send somebody off."""

    seat: int


@dataclass(frozen=True)
class Watch:
    """Come by the link for watchers."""

    key: str = ""


@dataclass(frozen=True)
class Start:
    """Begin, with such bots in the seats that are open."""

    fill: str | None = None


@dataclass(frozen=True)
class RenewLinks:
    """Make all links anew, so that the old ones lead nowhere."""


def lay_out(person: Person, wish: TableWish, now: float) -> tuple[Setup, list[Seat]]:
    """What is fixed about a new table, and who sits there from the beginning."""
    about = find(wish.game)
    if 0 < wish.delay < LEAST_DELAY:
        raise Refused(f"Nobody is replaced by a bot before {LEAST_DELAY} seconds have passed; 0 stands for never.")
    chosen = wish.seed is not None
    if chosen and wish.listed:
        raise Refused("Whoever chooses the seed knows what is hidden, so no strangers are asked to such a table.")
    setup = Setup(
        game=about.id,
        rules=about.rules,
        players=about.check_players(len(wish.seats)),
        options=about.check_options(wish.options),
        seed=check_seed(wish.seed if wish.seed is not None else draw_seed()),
        seed_chosen=chosen,
        listed=wish.listed,
        delay=wish.delay,
        creator=person.id,
        created=now,
        **fresh_secrets(),
    )
    return setup, [seat_wished(person, each, at) for at, each in enumerate(wish.seats)]


def seat_wished(person: Person, wish: SeatWish, at: int) -> Seat:
    """The seat that the one who opens a table asks for."""
    if isinstance(wish, MySeat):
        return Seat("person", person.id, clean_name(wish.name or person.name))
    return bot_seat(wish.bot, at, person.guest) if isinstance(wish, BotSeat) else Seat()


def seat_all(table: Table, seats: Sequence[Seat], actions: Sequence[int] = ()) -> list[Event]:
    """Seat those who do not sit yet; with actions the game goes on from where they lead."""
    new = {at: seat for at, seat in enumerate(seats) if seat.kind != "open" and table.seats[at].kind == "open"}
    events: list[Event] = [Sat(at, seat) for at, seat in new.items()]
    if table.status == WAITING and all(seat.kind != "open" or at in new for at, seat in enumerate(table.seats)):
        events.append(Started())
        if actions:
            events.append(WentOn(tuple(actions)))
    return events


def decide_sit(table: Table, person: Person, wish: Sit, now: float) -> list[Event]:  # noqa: ARG001
    """Seated, and the game begins when the last seat is taken."""
    check_seat(table, wish.seat)
    own = is_asked(table, person, wish)
    if not own and not table.setup.listed:
        raise Forbidden("This seat is for whoever has its link.")
    if table.status != WAITING or table.seats[wish.seat].kind != "open":
        raise Refused("This seat is taken.")
    if not own and table.seats_of(person.id):
        raise Refused("You sit here already.")
    seats = [Seat() for _ in table.seats]
    seats[wish.seat] = Seat("person", person.id, clean_name(wish.name or person.name))
    return seat_all(table, seats)


def is_asked(table: Table, person: Person, wish: Sit) -> bool:
    """Whether somebody opened the table or was given the link of the seat, and does not just come by."""
    return person.id == table.setup.creator or table.setup.fits(wish.key, f"seat {wish.seat}")


def decide_rise(table: Table, person: Person, wish: Rise, now: float) -> list[Event]:  # noqa: ARG001
    """The seat is open again."""
    check_seat(table, wish.seat)
    if table.status != WAITING:
        raise Refused("The game has begun; to leave it, resign.")
    if person.id not in (table.seats[wish.seat].person, table.setup.creator):
        raise Forbidden("This is not your seat.")
    if table.seats[wish.seat].kind == "open":
        raise Refused("Nobody sits there.")
    return [Rose(wish.seat)]


def decide_watch(table: Table, person: Person, wish: Watch, now: float) -> list[Event]:  # noqa: ARG001
    """From now on the table is there for this person."""
    if not table.setup.listed and not table.setup.fits(wish.key, "watch") and not table.seats_of(person.id):
        raise Forbidden("That is not the link for watchers.")
    return [Watched(person.id)] if person.id not in table.watchers else []


def decide_start(table: Table, person: Person, wish: Start, now: float) -> list[Event]:  # noqa: ARG001
    """The game begins."""
    if person.id != table.setup.creator:
        raise Forbidden("The one who opened the table begins the game.")
    if table.status != WAITING:
        raise Refused("The game has begun.")
    fill = wish.fill
    if fill is None and any(seat.kind == "open" for seat in table.seats):
        raise Refused("Some seats are open. Wait, or fill them with bots.")
    seats = [bot_seat(fill, at, person.guest) if fill is not None else Seat() for at in range(len(table.seats))]
    return seat_all(table, seats)


def decide_renew_links(table: Table, person: Person, wish: RenewLinks, now: float) -> list[Event]:  # noqa: ARG001
    """Other links from now on; who watches has to come by the new one."""
    if person.id != table.setup.creator:
        raise Forbidden("The one who opened the table gives out its links.")
    return [LinksRenewed(draw_key())]
