"""Who asks, and how refusals are told: what all handlers share."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_405_METHOD_NOT_ALLOWED
from sqlalchemy.exc import DBAPIError

from caylus.core.errors import CaylusError
from caylus.server.errors import SLOWLY, Conflict, ServerError, SignInNeeded, TooMany
from caylus.server.guards import methods_at, sender_of
from caylus.server.house import House
from caylus.server.people import LIFE, Person, digest, session_of, token_id
from caylus.server.wire import Problem, TableShown

LOGGER: Final = logging.getLogger("caylus.api")
COOKIE: Final = "caylus"
WORK: Final = 20  # requests that one for a whole game counts as
SHARE: Final = 4  # people behind one address who may do so at once
NEWCOMER: Final = 5  # requests that somebody new counts as
TALK: Final = 10  # requests that something said counts as: everybody at the table is told, and it is kept

Connection = ASGIConnection[Any, Any, Any, Any]

MEANINGS: Final = {
    400: "The request cannot be read.",
    401: "Nobody has said who asks.",
    403: "The one who asks may not do that.",
    404: "There is no such thing, or none that the one who asks may know of.",
    405: "Not that method.",
    409: "`refused`: it is against the rules, or makes no sense now. `conflict`: the table has changed since.",
    413: "The request is too large.",
    429: "Too many requests.",
    503: "The database does not answer; nothing was changed.",
}
REFUSALS: Final = {
    status: ResponseSpec(data_container=Problem, description=meaning, generate_examples=False)
    for status, meaning in MEANINGS.items()
}


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; what is nested too deep or is no text cannot be read."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException("The request cannot be read.") from None


def house_of(connection: Connection) -> House:
    """The house that answers."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def find_person(connection: Connection) -> Person | None:
    """Who asks, by token or cookie; a token that is wrong is refused, a cookie that is old is nobody's.

    Who asks too much is told to wait, from however many addresses.
    """
    person = await identify(connection)
    if person is not None and not house_of(connection).limits.take(person.id, time.monotonic()):
        raise TooMany(SLOWLY)
    return person


def charge(connection: Connection, person: Person | None, cost: int = WORK) -> None:
    """A request that is much work counts as many; by address too, for anybody can be many people.

    Where nobody is known yet the address bears it all.
    """
    take, now = house_of(connection).limits.take, time.monotonic()
    if person is not None and not take(person.id, now, cost):
        raise TooMany(SLOWLY)
    if not take(address_of(connection), now, cost if person is None else cost // SHARE):
        raise TooMany(SLOWLY)


async def identify(connection: Connection) -> Person | None:
    """The same, however often it is asked."""
    people = house_of(connection).people
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        person = await people.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if person is None:
            raise SignInNeeded("This token is not valid.")
        return person
    cookie = connection.cookies.get(COOKIE, "")
    return await people.by_cookie(cookie) if cookie else None


def is_signed_out(connection: Connection, person: Person | None, kind: str, value: str) -> bool:
    """Whether news that somebody has signed out is about a connection (see `House.sign_out`)."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind in ("person", "sessions"):
        return person is not None and person.id == value and (kind == "person" or not scheme)
    if kind == "token":
        return bool(scheme) and token_id(token.strip()) == value
    return not scheme and digest(session_of(connection.cookies.get(COOKIE, ""))) == value


def address_of(connection: Connection) -> str:
    """Where a connection comes from."""
    return sender_of(connection.client.host) if connection.client else ""


async def provide_house(request: Request[Any, Any, Any]) -> House:
    """For handlers."""
    return house_of(request)


async def provide_person(request: Request[Any, Any, Any]) -> Person | None:
    """For handlers that serve anybody."""
    return await find_person(request)


async def provide_me(request: Request[Any, Any, Any]) -> Person:
    """For handlers that need to know who asks."""
    person = await find_person(request)
    if person is None:
        raise SignInNeeded("Say who you are first: POST /api/guests, sign in, or send a token.")
    return person


def cookie_for(house: House, value: str) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot use."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=int(LIFE),
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )


NO_COOKIE: Final = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")


def tell_refusal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A refusal as JSON."""
    if isinstance(error, ServerError):
        table = error.table if isinstance(error, Conflict) else None
        return respond(error.status, error.kind, str(error), table if isinstance(table, TableShown) else None)
    if isinstance(error, DBAPIError | OSError):
        return respond(503, "storage", f"The database cannot be used: {getattr(error, 'orig', error)}.")
    if isinstance(error, CaylusError):
        return respond(409, "refused", str(error))
    if isinstance(error, HTTPException):
        response = respond(error.status_code, "request", sentence_of(error))
        if error.status_code == HTTP_405_METHOD_NOT_ALLOWED:
            response.set_header("allow", ", ".join(sorted(methods_at(request.app, request.url.path))))
        return response
    LOGGER.error("a request went wrong", exc_info=error, extra={"path": request.url.path})
    return respond(500, "fault", "Something went wrong in the server; it has been noted.")


def sentence_of(error: HTTPException) -> str:
    """What is wrong with a request."""
    said = [error.detail]
    if isinstance(error.extra, list):
        said += [f"{each.get('key', '')}: {each['message']}" for each in error.extra if "message" in each]
    return " ".join(said)[:1000]


def respond(status: int, kind: str, sentence: str, table: TableShown | None = None) -> Response[Problem]:
    """A problem."""
    return Response(
        Problem(kind=kind, sentence=sentence, table=table), status_code=status, media_type="application/json"
    )
