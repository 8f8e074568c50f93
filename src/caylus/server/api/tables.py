"""Tables: opening them, coming and going, playing, and what surrounds a game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

from caylus.core.record import load
from caylus.server.api.identity import EXPORT, LIST, ROW, TALK, address_of, charge
from caylus.server.api.problems import REFUSALS, Overtaken
from caylus.server.api.requests import (
    BotSeat,
    Invitation,
    Move,
    MySeat,
    RecordText,
    Saying,
    SeatWish,
    StandIn,
    Start,
    TableWish,
    UndoAnswer,
    UndoWish,
)
from caylus.server.services import Services
from caylus.server.storage.index import list_tables
from caylus.tables import absence, chat, moves, seats, takeback
from caylus.tables.person import Person
from caylus.tables.refusals import Conflict, Forbidden
from caylus.tables.table import Table
from caylus.tables.views.messages import Links, Offer, TableRow, TableShown
from caylus.tables.views.table import show, show_closed, show_record, show_record_json

SeatAt = Annotated[int, PathParameter(ge=0, le=4)]
AsSeat = Annotated[int, QueryParameter(ge=-1, le=4, description="which of your seats; -1: the one that decides")]
Since = Annotated[int, QueryParameter(ge=-1, le=10_000_000, description="a version you know; -1: no steps")]
Before = Annotated[float, QueryParameter(ge=0, le=1e12, description="`created` of the last table you have; 0: none")]
Key = Annotated[str, QueryParameter(max_length=64, description="the secret part of a link")]

LARGEST_RECORD: Final = 2_500_000  # bytes: 200,000 characters, however they are written

RepeatKey = Annotated[
    str,
    HeaderParameter(name="Idempotency-Key", max_length=100, description="the same for what is sent again"),
]


def given(number: int) -> int | None:
    """None for the number that stands for nothing; OpenAPI tells the bounds of a number that may be null badly."""
    return None if number < 0 else number


async def fulfil(services: Services, id: str, me: Person, wish: object, key: str = "") -> TableShown:
    """What somebody wishes happens at a table; gives the table after it."""
    table = await services.tables.find(id, me, key)
    await services.tables.do(table, me, wish)
    return show(table, me)


async def fulfil_or_show(services: Services, id: str, me: Person, wish: object, since: int | None = None) -> TableShown:
    """The same for what answers a version of the table; a conflict brings the table along as it is now."""
    table = await services.tables.find(id, me)
    try:
        await services.tables.do(table, me, wish)
    except Conflict as error:
        raise Overtaken(str(error), show(table, me)) from None
    return show(table, me, None, since)


def as_wished(data: TableWish) -> seats.TableWish:
    """A table that was asked for over the network."""
    return seats.TableWish(
        game=data.game,
        seats=[seat_as_wished(each) for each in data.seats],
        options=data.options,
        listed=data.listed,
        seed=int(data.seed) if data.seed is not None else None,
        delay=data.delay,
    )


def seat_as_wished(data: SeatWish) -> seats.SeatWish:
    """One of its seats."""
    if isinstance(data, MySeat):
        return seats.MySeat(data.name)
    return seats.BotSeat(data.bot) if isinstance(data, BotSeat) else seats.OpenSeat()


def links_of(table: Table) -> Links:
    """The links as they are now."""
    watch, *each = map(table.setup.link, table.setup.links())
    return Links(seats=each, watch=watch)


@post("/tables", status_code=201, responses=REFUSALS, scope="host")
async def open_table(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[TableWish]
) -> TableShown:
    """Open a table; with no open seat the game begins at once."""
    for seat in data.seats:
        if isinstance(seat, MySeat) and seat.name is not None:
            await services.accounts.check_name(seat.name)
    return show(await services.tables.open(me, as_wished(data)), me)


@post("/records", status_code=201, responses=REFUSALS, scope="host", request_max_body_size=LARGEST_RECORD)
async def import_record(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    data: JSONBody[RecordText],
) -> TableShown:
    """Make a table of a record: to look at it if it is over, or to go on with it, all seats on one screen."""
    charge(request, me)
    record = await asyncio.to_thread(load, data.record)
    return show(await services.tables.take_in(me, record), me)


@get("/tables", responses=REFUSALS)
async def list_listed(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    status: FromQuery[Literal["waiting", "running", "over"] | None] = None,
    before: Before = 0.0,
) -> list[TableRow]:
    """Tables that anybody may join or watch, the newest 100; `before` gives the next."""
    charge(request, person, LIST)
    return await list_tables(services.engine, services.tables, person, False, status, 100, before or None)


@get("/me/tables", responses=REFUSALS)
async def list_mine(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    status: FromQuery[Literal["waiting", "running", "over"] | None] = None,
    before: Before = 0.0,
) -> list[TableRow]:
    """One's own tables, the newest 100 first; `before` gives the next."""
    charge(request, me, LIST)
    return await list_tables(
        services.engine,
        services.tables,
        me,
        True,
        status,
        100,
        before or None,
        lambda number: charge(request, me, ROW * number),
    )


@get("/tables/{table_id:str}", responses=REFUSALS)
async def show_table(
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    seat: AsSeat = -1,
    since: Since = -1,
    key: Key = "",
) -> TableShown:
    """A table as one may see it; with `since`, what happened after that version as well."""
    return show(await services.tables.find(table_id, person, key), person, given(seat), given(since))


@get("/tables/{table_id:str}/closed", responses=REFUSALS)
async def list_closed(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str], seat: AsSeat = -1
) -> list[Offer]:
    """What the seat that decides cannot do at the moment, and why not."""
    return show_closed(await services.tables.find(table_id, me), me, given(seat))


@get("/tables/{table_id:str}/links", responses=REFUSALS, scope="host")
async def show_links(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str]
) -> Links:
    """The secret parts of the table's links, for the one who opened it."""
    table = await services.tables.find(table_id, me)
    if me.id != table.setup.creator:
        raise Forbidden("The one who opened the table gives out its links.")
    return links_of(table)


@post("/tables/{table_id:str}/links", status_code=200, responses=REFUSALS, scope="host")
async def renew_links(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str]
) -> Links:
    """Other links; those given out before lead nowhere any more, and who came only by them has to go."""
    table = await services.tables.find(table_id, me)
    await services.tables.do(table, me, seats.RenewLinks())
    return links_of(table)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def export_record(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    key: Key = "",
) -> str:
    """The record as text; sealed while the game runs."""
    charge(request, person, EXPORT)
    return show_record(await services.tables.find(table_id, person, key))


@get("/tables/{table_id:str}/record.json", responses=REFUSALS)
async def export_json(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    key: Key = "",
) -> dict[str, Any]:
    """The record as JSON; sealed while the game runs."""
    charge(request, person, EXPORT)
    return show_record_json(await services.tables.find(table_id, person, key))


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, scope="play")
async def sit_down(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    seat: SeatAt,
    data: JSONBody[Invitation],
) -> TableShown:
    """Take an open seat; the game begins when the last one is taken."""
    table = await services.tables.find(table_id, me, data.key)
    wish = seats.Sit(seat, data.key, data.name)
    if data.name is not None:
        await services.accounts.check_name(data.name)
    if not me.guest or seats.is_asked(table, me, wish):
        await services.tables.do(table, me, wish)
    else:
        with services.strangers.one_of(table, me, address_of(request)):
            await services.tables.do(table, me, wish)
    return show(table, me)


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, scope="play")
async def stand_up(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str], seat: SeatAt
) -> TableShown:
    """Give a seat up before the game begins."""
    return await fulfil(services, table_id, me, seats.Rise(seat))


@post("/tables/{table_id:str}/watch", status_code=200, responses=REFUSALS, scope="play")
async def watch(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[Invitation],
) -> TableShown:
    """Watch, by the link for watchers."""
    return await fulfil(services, table_id, me, seats.Watch(data.key), data.key)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSALS, scope="host")
async def start(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str], data: JSONBody[Start]
) -> TableShown:
    """Begin now, with bots in the open seats."""
    return await fulfil(services, table_id, me, seats.Start(data.fill))


@post("/tables/{table_id:str}/actions", status_code=200, responses=REFUSALS, scope="play")
async def play(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[Move],
    since: Since = -1,
    repeat_key: RepeatKey = "",
) -> TableShown:
    """Play an action; it must answer the table as it is, or 409 brings the table as it is.

    With an `Idempotency-Key` it can be sent again if no answer came: it is played once.
    """
    wish = moves.Play(data.version, data.action, repeat_key)
    return await fulfil_or_show(services, table_id, me, wish, given(since))


@post("/tables/{table_id:str}/undo", status_code=200, responses=REFUSALS, scope="play")
async def undo(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str], data: JSONBody[UndoWish]
) -> TableShown:
    """Take one's last action back: at once if nobody else has acted and nothing hidden was shown, else ask."""
    return await fulfil_or_show(services, table_id, me, takeback.TakeBack(data.version))


@post("/tables/{table_id:str}/undo/answer", status_code=200, responses=REFUSALS, scope="play")
async def answer_undo(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[UndoAnswer],
) -> TableShown:
    """Let another player take an action back, or not."""
    return await fulfil(services, table_id, me, takeback.AnswerTakeBack(data.agree))


@post("/tables/{table_id:str}/seats/{seat:int}/resign", status_code=200, responses=REFUSALS, scope="play")
async def resign(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str], seat: SeatAt
) -> TableShown:
    """Give up; a bot plays on for the others, unless only one is left."""
    return await fulfil(services, table_id, me, absence.Resign(seat))


@post("/tables/{table_id:str}/seats/{seat:int}/stand-in", status_code=200, responses=REFUSALS, scope="play")
async def let_stand_in(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    seat: SeatAt,
    data: JSONBody[StandIn],
) -> TableShown:
    """Let a bot play for somebody who has been away too long."""
    return await fulfil(services, table_id, me, absence.StandIn(seat, data.bot))


@post("/tables/{table_id:str}/seats/{seat:int}/back", status_code=200, responses=REFUSALS, scope="play")
async def come_back(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str], seat: SeatAt
) -> TableShown:
    """Take one's seat back from the bot."""
    return await fulfil(services, table_id, me, absence.ComeBack(seat))


@post("/tables/{table_id:str}/chat", status_code=200, responses=REFUSALS, scope="play")
async def say(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[Saying],
) -> TableShown:
    """Say something to those who do the same as oneself: play or watch."""
    charge(request, me, TALK)
    return await fulfil(services, table_id, me, chat.Say(data.text))


@post("/tables/{table_id:str}/rematch", status_code=200, responses=REFUSALS, scope="play")
async def rematch(
    services: NamedDependency[Services], me: NamedDependency[Person], table_id: FromPath[str]
) -> TableShown:
    """The same again, at a new table."""
    table = await services.tables.find(table_id, me)
    return show(await services.tables.play_again(table, me), me)


TABLES = Router(
    "/",
    route_handlers=[
        open_table,
        import_record,
        list_listed,
        list_mine,
        show_table,
        list_closed,
        show_links,
        renew_links,
        export_record,
        export_json,
        sit_down,
        stand_up,
        watch,
        start,
        play,
        undo,
        answer_undo,
        resign,
        let_stand_in,
        come_back,
        say,
        rematch,
    ],
    tags=["tables"],
)
