"""Tables: opening them, coming and going, playing, and what surrounds a game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from caylus.server.access import all_links
from caylus.server.api.asking import REFUSALS, TALK, charge
from caylus.server.errors import Conflict, Forbidden
from caylus.server.house import House
from caylus.server.listing import list_tables
from caylus.server.people import Person
from caylus.server.shown import show, show_closed, show_record, show_record_json
from caylus.server.wire import (
    Invitation,
    Links,
    Move,
    Offer,
    RecordText,
    Saying,
    StandIn,
    Start,
    TableRow,
    TableShown,
    TableWish,
    UndoAnswer,
    UndoWish,
)

Seat = Annotated[int, PathParameter(ge=0, le=4)]
AsSeat = Annotated[int, QueryParameter(ge=-1, le=4, description="which of your seats; -1: the one that decides")]
Since = Annotated[int, QueryParameter(ge=-1, le=10_000_000, description="a version you know; -1: no steps")]
Before = Annotated[float, QueryParameter(ge=0, le=1e12, description="`created` of the last table you have; 0: none")]
Key = Annotated[str, QueryParameter(max_length=64, description="the secret part of a link")]


def given(number: int) -> int | None:
    """None for the number that stands for nothing; OpenAPI tells the bounds of a number that may be null badly."""
    return None if number < 0 else number


async def with_table(house: House, table_id: str, person: Person, error: Conflict) -> Conflict:
    """A conflict that brings the table along as it is now."""
    table = await house.desk.find(table_id, person)
    error.table = show(table, person)
    return error


@post("/tables", status_code=201, responses=REFUSALS)
async def open_table(
    house: NamedDependency[House], me: NamedDependency[Person], data: JSONBody[TableWish]
) -> TableShown:
    """Open a table; with no open seat the game begins at once."""
    return show(await house.desk.open(me, data), me)


@post("/records", status_code=201, responses=REFUSALS)
async def import_record(
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    data: JSONBody[RecordText],
) -> TableShown:
    """Make a table of a record: to look at it if it is over, or to go on with it, all seats on one screen."""
    charge(request, me)
    return show(await house.desk.take_in(me, data.record), me)


@get("/tables", responses=REFUSALS)
async def list_listed(
    house: NamedDependency[House],
    person: NamedDependency[Person | None],
    status: FromQuery[Literal["waiting", "running", "over"] | None] = None,
    before: Before = 0.0,
) -> list[TableRow]:
    """Tables that anybody may join or watch, the newest 100; `before` gives the next."""
    return await list_tables(house.shelf, person, False, status, 100, before or None)


@get("/me/tables", responses=REFUSALS)
async def list_mine(
    house: NamedDependency[House],
    me: NamedDependency[Person],
    status: FromQuery[Literal["waiting", "running", "over"] | None] = None,
    before: Before = 0.0,
) -> list[TableRow]:
    """One's own tables, the newest 100 first; `before` gives the next."""
    return await list_tables(house.shelf, me, True, status, 100, before or None)


@get("/tables/{table_id:str}", responses=REFUSALS)
async def show_table(
    house: NamedDependency[House],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    seat: AsSeat = -1,
    since: Since = -1,
    key: Key = "",
) -> TableShown:
    """A table as one may see it; with `since`, what happened after that version as well."""
    return show(await house.desk.find(table_id, person, key), person, given(seat), given(since))


@get("/tables/{table_id:str}/closed", responses=REFUSALS)
async def list_closed(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], seat: AsSeat = -1
) -> list[Offer]:
    """What the seat that decides cannot do at the moment, and why not."""
    return show_closed(await house.desk.find(table_id, me), me, given(seat))


@get("/tables/{table_id:str}/links", responses=REFUSALS)
async def show_links(house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str]) -> Links:
    """The secret parts of the table's links, for the one who opened it."""
    table = await house.desk.find(table_id, me)
    if me.id != table.setup.creator:
        raise Forbidden("The one who opened the table gives out its links.")
    watch, *seats = map(table.setup.link, all_links(table.setup.players))
    return Links(seats=seats, watch=watch)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def export_record(
    house: NamedDependency[House], person: NamedDependency[Person | None], table_id: FromPath[str], key: Key = ""
) -> str:
    """The record as text; sealed while the game runs."""
    return show_record(await house.desk.find(table_id, person, key))


@get("/tables/{table_id:str}/record.json", responses=REFUSALS)
async def export_json(
    house: NamedDependency[House], person: NamedDependency[Person | None], table_id: FromPath[str], key: Key = ""
) -> dict[str, Any]:
    """The record as JSON; sealed while the game runs."""
    return show_record_json(await house.desk.find(table_id, person, key))


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def sit_down(
    house: NamedDependency[House],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    seat: Seat,
    data: JSONBody[Invitation],
) -> TableShown:
    """Take an open seat; the game begins when the last one is taken."""
    return show(await house.desk.sit(table_id, me, seat, data), me)


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def stand_up(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], seat: Seat
) -> TableShown:
    """Give a seat up before the game begins."""
    return show(await house.desk.rise(table_id, me, seat), me)


@post("/tables/{table_id:str}/watch", status_code=200, responses=REFUSALS)
async def watch(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], data: JSONBody[Invitation]
) -> TableShown:
    """Watch, by the link for watchers."""
    return show(await house.desk.watch(table_id, me, data.key), me)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], data: JSONBody[Start]
) -> TableShown:
    """Begin now, with bots in the open seats."""
    return show(await house.desk.start(table_id, me, data.fill), me)


@post("/tables/{table_id:str}/actions", status_code=200, responses=REFUSALS)
async def play(
    house: NamedDependency[House],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[Move],
    since: Since = -1,
) -> TableShown:
    """Play an action; it must answer the table as it is, or 409 brings the table as it is."""
    try:
        return show(await house.desk.play(table_id, me, data), me, None, given(since))
    except Conflict as error:
        raise await with_table(house, table_id, me, error) from None


@post("/tables/{table_id:str}/undo", status_code=200, responses=REFUSALS)
async def undo(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], data: JSONBody[UndoWish]
) -> TableShown:
    """Take one's last action back: at once if nobody else has acted and nothing hidden was shown, else ask."""
    try:
        return show(await house.desk.undo(table_id, me, data.version), me)
    except Conflict as error:
        raise await with_table(house, table_id, me, error) from None


@post("/tables/{table_id:str}/undo/answer", status_code=200, responses=REFUSALS)
async def answer_undo(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], data: JSONBody[UndoAnswer]
) -> TableShown:
    """Let another player take an action back, or not."""
    return show(await house.desk.answer_undo(table_id, me, data.agree), me)


@post("/tables/{table_id:str}/seats/{seat:int}/resign", status_code=200, responses=REFUSALS)
async def resign(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], seat: Seat
) -> TableShown:
    """Give up; a bot plays on for the others, unless only one is left."""
    return show(await house.desk.resign(table_id, me, seat), me)


@post("/tables/{table_id:str}/seats/{seat:int}/stand-in", status_code=200, responses=REFUSALS)
async def let_stand_in(
    house: NamedDependency[House],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    seat: Seat,
    data: JSONBody[StandIn],
) -> TableShown:
    """Let a bot play for somebody who has been away too long."""
    return show(await house.desk.stand_in(table_id, me, seat, data.bot), me)


@post("/tables/{table_id:str}/seats/{seat:int}/back", status_code=200, responses=REFUSALS)
async def come_back(
    house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str], seat: Seat
) -> TableShown:
    """Take one's seat back from the bot."""
    return show(await house.desk.back(table_id, me, seat), me)


@post("/tables/{table_id:str}/chat", status_code=200, responses=REFUSALS)
async def say(
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[Saying],
) -> TableShown:
    """Say something to those who do the same as oneself: play or watch."""
    charge(request, me, TALK)
    return show(await house.desk.say(table_id, me, data.text), me)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(house: NamedDependency[House], me: NamedDependency[Person], table_id: FromPath[str]) -> TableShown:
    """The same again, at a new table."""
    return show(await house.desk.play_again(table_id, me), me)


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
