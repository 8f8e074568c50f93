"""Looking closer: forecast, ledger, replay, advice, and playing on from a position."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from caylus.server.api.asking import REFUSALS, charge
from caylus.server.api.tables import AsSeat, Key, given
from caylus.server.forecast import foresee
from caylus.server.house import House
from caylus.server.people import Person
from caylus.server.reckoning import reckon
from caylus.server.shown import pick_seat, show
from caylus.server.table import RUNNING
from caylus.server.wire import TableShown
from caylus.server.wire_looking import Forecast, Hint, HintWish, Moment, PlayOnWish, Reckoning

Ply = Annotated[int, PathParameter(ge=0, le=100_000)]
Open = Annotated[bool, QueryParameter(description="all that was hidden, once the game is over")]


@get("/tables/{table_id:str}/forecast", responses=REFUSALS)
async def show_forecast(
    house: NamedDependency[House],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    seat: AsSeat = -1,
    key: Key = "",
) -> Forecast:
    """What would happen if everyone stopped now, for every place in reach where the provost may end."""
    table = await house.desk.find(table_id, person, key)
    eyes = pick_seat(table, person, given(seat))
    if table.record is None or table.status != RUNNING:
        return Forecast(turn=0, provost=0, before=[], positions=[])
    return foresee(table.record.now, eyes, table.record.seats)


@get("/tables/{table_id:str}/ledger", responses=REFUSALS)
async def show_ledger(
    house: NamedDependency[House],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    seat: AsSeat = -1,
    key: Key = "",
) -> Reckoning:
    """Every point explained: by seat, by source, turn by turn; at the end how the seats came out."""
    table = await house.desk.find(table_id, person, key)
    return reckon(table, pick_seat(table, person, given(seat)))


@get("/tables/{table_id:str}/plies/{ply:int}", responses=REFUSALS)
async def replay(
    house: NamedDependency[House],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    ply: Ply,
    seat: AsSeat = -1,
    laid_open: Open = False,
    key: Key = "",
) -> Moment:
    """The game as it was after so many actions, and what led there; when it is over, through anybody's eyes."""
    table = await house.desk.find(table_id, person, key)
    return house.replayer.show(table, person, ply, given(seat), laid_open)


@post("/tables/{table_id:str}/hint", status_code=200, responses=REFUSALS)
async def give_hint(
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[HintWish],
) -> Hint:
    """What a bot would do and why: at any ply of a finished game, or for oneself in a game against bots alone."""
    charge(request, me)
    return await house.adviser.hint(await house.desk.find(table_id, me), me, data.ply, data.bot)


@post("/tables/{table_id:str}/play-on", status_code=201, responses=REFUSALS)
async def play_on(
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[PlayOnWish],
) -> TableShown:
    """A new table that begins where a finished game was, against bots."""
    charge(request, me)
    return show(await house.desk.play_on(table_id, me, data), me)


LOOKING = Router("/", route_handlers=[show_forecast, show_ledger, replay, give_hint, play_on], tags=["looking"])
