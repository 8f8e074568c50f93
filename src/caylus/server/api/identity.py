"""Who asks, and how much they have asked already: what all handlers share."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import ClientException

from caylus.server.http.guard import SAFE
from caylus.server.http.limits import sender_of
from caylus.server.people.sessions import LIFE, digest, session_of
from caylus.server.people.tokens import token_id
from caylus.server.services import Services
from caylus.tables.person import Person
from caylus.tables.refusals import SLOWLY, Forbidden, SignInNeeded, TooMany

COOKIE: Final = "caylus"
WORK: Final = 20  # requests that one for a whole game counts as
SHARE: Final = 4  # people behind one address who may do so at once
NEWCOMER: Final = 5  # requests that somebody new counts as
LIST: Final = 4  # requests that a list, or what comes of many games, counts as
READING: Final = 7  # requests that a table counts as which is not at hand and has to be read first
ROW: Final = 2  # requests that a table of one's own in a list counts as which is not at hand and has to be read first
EXPORT: Final = 3  # requests that a record counts as: the game is played once more
FORESIGHT: Final = 2  # requests that playing a part of a game counts as
TALK: Final = 10  # requests that something said counts as: everybody at the table is told, and it is kept

OWN: Final = "own"  # the scope of what people do for themselves: passwords, tokens, their account
MISSING: Final = {
    "play": "This token is not made for playing.",
    "read": "This token is not made for looking.",
    "host": "This token is not made for opening and leading tables.",
}

Connection = ASGIConnection[Any, Any, Any, Any]


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; what is nested too deep or is no text cannot be read."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException("The request cannot be read.") from None


def services_of(connection: Connection) -> Services:
    """The services of the process that answers."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def find_person(connection: Connection) -> Person | None:
    """Who asks, by token or cookie; a token that is wrong is refused, a cookie that is old is nobody's.

    Who asks too much is told to wait, from however many addresses.
    """
    person = await identify(connection)
    services = services_of(connection)
    if person is not None and not services.limits.take(person.id, time.monotonic()):
        raise TooMany(SLOWLY)
    if person is not None:
        services.whereabouts.note(person.id, address_of(connection))
    table = connection.path_params.get("table_id")
    if table is not None and table not in services.tables.at_hand:
        charge(connection, person, READING)
    return person


def charge(connection: Connection, person: Person | None, cost: int = WORK) -> None:
    """A request that is much work counts as many; by address too, for anybody can be many people.

    Where nobody is known yet the address bears it all.
    """
    take, now = services_of(connection).limits.take, time.monotonic()
    if person is not None and not take(person.id, now, cost):
        raise TooMany(SLOWLY)
    if not take(address_of(connection), now, cost if person is None else max(1, cost // SHARE)):
        raise TooMany(SLOWLY)


async def identify(connection: Connection) -> Person | None:
    """The same, however often it is asked."""
    services = services_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        bearer = await services.tokens.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if bearer is None:
            raise SignInNeeded("This token is not valid.")
        connection.state.scopes = bearer.scopes
        check_scope(connection, scope_of(connection))
        return bearer.person
    cookie = connection.cookies.get(COOKIE, "")
    return await services.sessions.by_cookie(cookie) if cookie else None


def scope_of(connection: Connection) -> str:
    """What a token must be good for to ask this: what changes something says so itself, or is for no program."""
    safe = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope.get("method") in SAFE
    return str(connection.route_handler.opt.get("scope", "read" if safe else OWN))


def check_scope(connection: Connection, scope: str) -> None:
    """Forbidden if whoever asks has sent a token that is not good for it; a cookie is good for everything."""
    scopes = scopes_of(connection)
    if scopes is not None and scope not in scopes:
        raise Forbidden("This is for people, not for programs." if scope == OWN else MISSING[scope])


def scopes_of(connection: Connection) -> set[str] | None:
    """What the token that was sent is good for; None without one, which is good for everything."""
    found: set[str] | None = connection.scope["state"].get("scopes")  # `connection.state` is made anew at every look
    return found


def is_signed_out(connection: Connection, person: Person | None, kind: str, value: str) -> bool:
    """Whether news that somebody has signed out is about a connection (see `Services.sign_out`)."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind == "person":
        return person is not None and person.id == value
    if kind == "token":
        return bool(scheme) and token_id(token.strip()) == value
    session = session_of(connection.cookies.get(COOKIE, ""))
    return not scheme and bool(session) and digest(session) == value


def address_of(connection: Connection) -> str:
    """Where a connection comes from."""
    return sender_of(connection.client.host) if connection.client else ""


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    """For handlers."""
    return services_of(request)


async def provide_person(request: Request[Any, Any, Any]) -> Person | None:
    """For handlers that serve anybody."""
    return await find_person(request)


async def provide_me(request: Request[Any, Any, Any]) -> Person:
    """For handlers that need to know who asks."""
    person = await find_person(request)
    if person is None:
        raise SignInNeeded("Say who you are first: POST /api/guests, sign in, or send a token.")
    return person


def cookie_for(services: Services, value: str) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot use."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=int(LIFE),
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
        path="/",
    )


NO_COOKIE: Final = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
