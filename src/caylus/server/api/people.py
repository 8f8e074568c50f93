"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from caylus.server.api.asking import COOKIE, NEWCOMER, NO_COOKIE, REFUSALS, address_of, charge, cookie_for
from caylus.server.errors import TooMany
from caylus.server.house import House
from caylus.server.listing import sum_up
from caylus.server.names import clean_name, fold_name
from caylus.server.people import Person, digest, session_of
from caylus.server.wire import Account, Guest, PasswordChange, PersonShown, TokenShown, TokenWish
from caylus.server.wire_looking import Statistics


def shown(person: Person) -> PersonShown:
    """Oneself."""
    return PersonShown(id=person.id, name=person.name, guest=person.guest)


def count_attempt(house: House, request: Request[Any, Any, Any], name: str) -> None:
    """Too many passwords from one address for one name have to wait."""
    if not house.attempts.take(f"{address_of(request)} {fold_name(name)}", time.monotonic()):
        raise TooMany("Too many attempts. Wait a minute.")


async def welcome(house: House, person: Person) -> Response[PersonShown]:
    """A person with a cookie."""
    cookie = await house.people.begin_session(person)
    return Response(shown(person), cookies=[cookie_for(house, cookie)])


@post("/guests", status_code=201, responses=REFUSALS)
async def become_guest(
    house: NamedDependency[House], request: Request[Any, Any, Any], data: JSONBody[Guest]
) -> Response[PersonShown]:
    """Play at once under a name; gives a cookie."""
    charge(request, None, NEWCOMER)
    return await welcome(house, await house.people.make_guest(clean_name(data.name)))


@post("/accounts", status_code=201, responses=REFUSALS)
async def sign_up(
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    person: NamedDependency[Person | None],
    data: JSONBody[Account],
) -> Response[PersonShown]:
    """Make an account; a guest's games come along."""
    charge(request, None)
    return await welcome(house, await house.people.sign_up(person, clean_name(data.name), data.password))


@post("/sessions", status_code=201, responses=REFUSALS)
async def sign_in(
    house: NamedDependency[House], request: Request[Any, Any, Any], data: JSONBody[Account]
) -> Response[PersonShown]:
    """Sign in; gives a cookie. Too many attempts from one address at one name have to wait."""
    name = clean_name(data.name)
    count_attempt(house, request, name)
    charge(request, None)
    return await welcome(house, await house.people.sign_in(name, data.password))


@get("/sessions/current", responses=REFUSALS)
async def whose_session(person: NamedDependency[Person | None]) -> PersonShown | None:
    """Oneself, or null for somebody new: what a browser asks that cannot tell whether it still has a cookie."""
    return shown(person) if person is not None else None


@delete("/sessions/current", status_code=204, responses=REFUSALS, response_cookies=[NO_COOKIE])
async def sign_out(house: NamedDependency[House], request: Request[Any, Any, Any]) -> None:
    """Sign out in this browser."""
    cookie = request.cookies.get(COOKIE, "")
    await house.people.end_session(cookie)
    if cookie:
        await house.sign_out("session", digest(session_of(cookie)))


@delete("/sessions", status_code=204, responses=REFUSALS, response_cookies=[NO_COOKIE])
async def sign_out_everywhere(house: NamedDependency[House], me: NamedDependency[Person]) -> None:
    """Sign out in all browsers."""
    await house.people.end_sessions(me)
    await house.sign_out("sessions", me.id)


@get("/me", responses=REFUSALS)
async def who_am_i(me: NamedDependency[Person]) -> PersonShown:
    """Oneself."""
    return shown(me)


@get("/me/statistics", responses=REFUSALS)
async def show_my_statistics(house: NamedDependency[House], me: NamedDependency[Person]) -> Statistics:
    """How one fares oneself."""
    return await sum_up(house.shelf, me)


@get("/players/{name:str}/statistics", responses=REFUSALS)
async def show_statistics(
    house: NamedDependency[House], name: Annotated[str, PathParameter(min_length=1, max_length=40)]
) -> Statistics:
    """How somebody fares who has an account of that name."""
    return await sum_up(house.shelf, await house.people.by_name(name))


@patch("/me", responses=REFUSALS)
async def rename(house: NamedDependency[House], me: NamedDependency[Person], data: JSONBody[Guest]) -> PersonShown:
    """Another name for a guest."""
    return shown(await house.people.rename(me, clean_name(data.name)))


@put("/me/password", responses=REFUSALS)
async def change_password(
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    me: NamedDependency[Person],
    data: JSONBody[PasswordChange],
) -> Response[PersonShown]:
    """Another password. All sessions end, and this browser gets the cookie of a new one; tokens stay valid."""
    count_attempt(house, request, me.name)
    charge(request, me)
    await house.people.change_password(me, data.old, data.new)
    await house.sign_out("sessions", me.id)
    return await welcome(house, me)


@delete("/me", status_code=204, responses=REFUSALS, response_cookies=[NO_COOKIE])
async def forget_me(house: NamedDependency[House], me: NamedDependency[Person]) -> None:
    """Delete one's account; games stay under the name one played by."""
    await house.people.delete(me)
    await house.sign_out("person", me.id)


@get("/tokens", responses=REFUSALS)
async def list_tokens(house: NamedDependency[House], me: NamedDependency[Person]) -> list[TokenShown]:
    """One's tokens, without their secrets."""
    return await house.people.tokens(me)


@post("/tokens", status_code=201, responses=REFUSALS)
async def make_token(
    house: NamedDependency[House], me: NamedDependency[Person], data: JSONBody[TokenWish]
) -> TokenShown:
    """A token for a program: send it as `Authorization: Bearer ...`. Its secret is shown only now."""
    return await house.people.make_token(me, clean_name(data.label, 60))


@delete("/tokens/{token_id:str}", status_code=204, responses=REFUSALS)
async def delete_token(house: NamedDependency[House], me: NamedDependency[Person], token_id: FromPath[str]) -> None:
    """A token is valid no more."""
    await house.people.delete_token(me, token_id)
    await house.sign_out("token", token_id)


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
