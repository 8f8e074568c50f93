"""Looking closer: forecast, ledger, replay, advice, and playing on from a position."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from caylus.server.api.identity import FORESIGHT, address_of, charge
from caylus.server.api.problems import REFUSALS
from caylus.server.api.requests import HintWish, PlayOnWish
from caylus.server.api.tables import AsSeat, Key, given
from caylus.server.services import Services
from caylus.tables.imports import PlayOn
from caylus.tables.person import Person
from caylus.tables.table import RUNNING
from caylus.tables.views.forecast import foresee
from caylus.tables.views.ledger import reckon
from caylus.tables.views.messages import Forecast, Hint, Moment, Reckoning, TableShown
from caylus.tables.views.table import pick_seat, show

Ply = Annotated[int, PathParameter(ge=0, le=100_000)]
Open = Annotated[bool, QueryParameter(description="all that was hidden, once the game is over")]


@get("/tables/{table_id:str}/forecast", responses=REFUSALS)
async def show_forecast(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    seat: AsSeat = -1,
    key: Key = "",
) -> Forecast:
    """What would happen if everyone stopped now, for every place in reach where the provost may end."""
    table = await services.tables.find(table_id, person, key)
    eyes = pick_seat(table, person, given(seat))
    if table.record is None or table.status != RUNNING:
        return Forecast(turn=0, provost=0, before=[], positions=[])
    charge(request, person, FORESIGHT)
    return foresee(table.record.now, eyes)


@get("/tables/{table_id:str}/ledger", responses=REFUSALS)
async def show_ledger(
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    seat: AsSeat = -1,
    key: Key = "",
) -> Reckoning:
    """Every point explained: by seat, by source, turn by turn; at the end how the seats came out."""
    table = await services.tables.find(table_id, person, key)
    return reckon(table, pick_seat(table, person, given(seat)))


@get("/tables/{table_id:str}/plies/{ply:int}", responses=REFUSALS)
async def replay(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    table_id: FromPath[str],
    ply: Ply,
    seat: AsSeat = -1,
    laid_open: Open = False,
    key: Key = "",
) -> Moment:
    """The game as it was after so many actions, and what led there; when it is over, through anybody's eyes."""
    table = await services.tables.find(table_id, person, key)
    if table.status == RUNNING:  # of a finished game the moments on the way are kept
        charge(request, person, FORESIGHT)
    return services.replayer.show(table, person, ply, given(seat), laid_open)


@post("/tables/{table_id:str}/hint", status_code=200, responses=REFUSALS, scope="play")
async def give_hint(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[HintWish],
) -> Hint:
    """What a bot would do and why: at any ply of a finished game, or for oneself in a game against bots alone."""
    charge(request, me)
    table = await services.tables.find(table_id, me)
    return await services.adviser.hint(table, me, data.ply, data.bot, address_of(request))


@post("/tables/{table_id:str}/play-on", status_code=201, responses=REFUSALS, scope="host")
async def play_on(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[PlayOnWish],
) -> TableShown:
    """A new table that begins where a finished game was, against bots."""
    charge(request, me)
    table = await services.tables.find(table_id, me)
    return show(await services.tables.play_on(table, me, PlayOn(data.ply, data.seat, data.bot)), me)


REVIEW = Router("/", route_handlers=[show_forecast, show_ledger, replay, give_hint, play_on], tags=["looking"])
