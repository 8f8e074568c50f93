"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import logging
import time
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from caylus.server.api.identity import COOKIE, LIST, NEWCOMER, NO_COOKIE, address_of, charge, cookie_for
from caylus.server.api.problems import REFUSALS, UNREACHABLE
from caylus.server.api.requests import Account, Guest, PasswordChange, TokenWish
from caylus.server.people.sessions import digest, session_of
from caylus.server.people.tokens import SCOPES, TokenShown
from caylus.server.services import Services
from caylus.server.storage.index import sum_up
from caylus.server.tasks import describe
from caylus.tables.names import clean_name, fold_name
from caylus.tables.person import Person
from caylus.tables.refusals import Denied, StorageError, TooMany, not_known
from caylus.tables.views.messages import PersonShown, Statistics

LOGGER: Final = logging.getLogger("caylus.people")


def shown(person: Person) -> PersonShown:
    """Oneself."""
    return PersonShown(id=person.id, name=person.name, guest=person.guest)


def count_attempt(services: Services, request: Request[Any, Any, Any], name: str) -> None:
    """Too many passwords from one address for one name have to wait."""
    if not services.attempts.take(f"{address_of(request)} {fold_name(name)}", time.monotonic()):
        raise TooMany("Too many attempts. Wait a minute.")


async def welcome(services: Services, person: Person, password: str | None = None) -> Response[PersonShown]:
    """A person with a cookie; what has made or changed them is kept, even if now the database is lost."""
    try:
        cookie = await services.sessions.begin(person, password)
    except (*UNREACHABLE, StorageError) as error:
        raise not_known(describe(getattr(error, "orig", None) or error)) from error
    return Response(shown(person), cookies=[cookie_for(services, cookie)])


@post("/guests", status_code=201, responses=REFUSALS)
async def become_guest(
    services: NamedDependency[Services], request: Request[Any, Any, Any], data: JSONBody[Guest]
) -> Response[PersonShown]:
    """Play at once under a name; gives a cookie."""
    charge(request, None, NEWCOMER)
    return await welcome(services, await services.accounts.make_guest(clean_name(data.name)))


@post("/accounts", status_code=201, responses=REFUSALS)
async def sign_up(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    data: JSONBody[Account],
) -> Response[PersonShown]:
    """Make an account; a guest's games come along, and all that was signed in as the guest ends."""
    charge(request, None)
    async with services.signing_out("person", person.id if person is not None else ""):
        account = await services.accounts.sign_up(person, clean_name(data.name), data.password)
    return await welcome(services, account)


@post("/sessions", status_code=201, responses=REFUSALS)
async def sign_in(
    services: NamedDependency[Services], request: Request[Any, Any, Any], data: JSONBody[Account]
) -> Response[PersonShown]:
    """Sign in; gives a cookie. Too many attempts from one address at one name have to wait."""
    name = clean_name(data.name)
    count_attempt(services, request, name)
    charge(request, None)
    try:
        person, kept = await services.accounts.sign_in(name, data.password)
    except Denied:  # without the name, in whose place some write their password
        LOGGER.info("a sign-in was refused", extra={"client": address_of(request)})
        raise
    LOGGER.info("a sign-in", extra={"person": person.id, "client": address_of(request)})
    return await welcome(services, person, kept)


@get("/sessions/current", responses=REFUSALS)
async def whose_session(person: NamedDependency[Person | None]) -> PersonShown | None:
    """Oneself, or null for somebody new: what a browser asks that cannot tell whether it still has a cookie."""
    return shown(person) if person is not None else None


@delete("/sessions/current", status_code=204, responses=REFUSALS, response_cookies=[NO_COOKIE])
async def sign_out(services: NamedDependency[Services], request: Request[Any, Any, Any]) -> None:
    """Sign out in this browser."""
    cookie = request.cookies.get(COOKIE, "")
    if cookie:
        async with services.signing_out("session", digest(session_of(cookie))):
            await services.sessions.end(cookie)


@delete("/sessions", status_code=204, responses=REFUSALS, response_cookies=[NO_COOKIE])
async def sign_out_everywhere(services: NamedDependency[Services], me: NamedDependency[Person]) -> None:
    """Sign out in all browsers, and end all tokens."""
    async with services.signing_out("person", me.id):
        await services.accounts.sign_out_everywhere(me)


@get("/me", responses=REFUSALS)
async def who_am_i(me: NamedDependency[Person]) -> PersonShown:
    """Oneself."""
    return shown(me)


@get("/me/statistics", responses=REFUSALS)
async def show_my_statistics(
    services: NamedDependency[Services], request: Request[Any, Any, Any], me: NamedDependency[Person]
) -> Statistics:
    """How one fares oneself."""
    charge(request, me, LIST)
    return await sum_up(services.engine, me)


@get("/players/{name:str}/statistics", responses=REFUSALS)
async def show_statistics(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    name: Annotated[str, PathParameter(min_length=1, max_length=40)],
) -> Statistics:
    """How somebody fares who has an account of that name."""
    charge(request, person, LIST)
    return await sum_up(services.engine, await services.accounts.by_name(name))


@patch("/me", responses=REFUSALS)
async def rename(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[Guest]
) -> PersonShown:
    """Another name for a guest."""
    return shown(await services.accounts.rename(me, clean_name(data.name)))


@put("/me/password", responses=REFUSALS)
async def change_password(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    data: JSONBody[PasswordChange],
) -> Response[PersonShown]:
    """Another password. All sessions and tokens end, and this browser gets the cookie of a new session."""
    count_attempt(services, request, me.name)
    charge(request, me)
    async with services.signing_out("person", me.id):
        await services.accounts.change_password(me, data.old, data.new)
    return await welcome(services, me)


@delete("/me", status_code=204, responses=REFUSALS, response_cookies=[NO_COOKIE])
async def forget_me(services: NamedDependency[Services], me: NamedDependency[Person]) -> None:
    """Delete one's account; games stay under the name one played by."""
    async with services.signing_out("person", me.id):
        await services.accounts.delete(me)


@get("/tokens", responses=REFUSALS)
async def list_tokens(services: NamedDependency[Services], me: NamedDependency[Person]) -> list[TokenShown]:
    """One's tokens, without their secrets."""
    return await services.tokens.of(me)


@post("/tokens", status_code=201, responses=REFUSALS)
async def make_token(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    data: JSONBody[TokenWish],
) -> TokenShown:
    """A token for a program: send it as `Authorization: Bearer ...`. Its secret is shown only now."""
    cookie = request.cookies.get(COOKIE, "")
    return await services.tokens.make(me, clean_name(data.label, 60), data.scopes or SCOPES, cookie)


@delete("/tokens/{token_id:str}", status_code=204, responses=REFUSALS)
async def delete_token(
    services: NamedDependency[Services], me: NamedDependency[Person], token_id: FromPath[str]
) -> None:
    """A token is valid no more."""
    async with services.signing_out("token", token_id):
        await services.tokens.delete(me, token_id)


PEOPLE = Router(
    "/",
    route_handlers=[
        become_guest,
        sign_up,
        sign_in,
        whose_session,
        sign_out,
        sign_out_everywhere,
        who_am_i,
        show_my_statistics,
        show_statistics,
        rename,
        change_password,
        forget_me,
        list_tokens,
        make_token,
        delete_token,
    ],
    tags=["people"],
)
