"""Tokens: programs of a person are known by them; of their secrets only hashes are kept."""

from __future__ import annotations

import contextlib
import hmac
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.server.people.accounts import find_person
from caylus.server.people.sessions import digest, session_of
from caylus.server.storage.engine import changing
from caylus.server.storage.schema import PEOPLE, SESSIONS, TOKENS
from caylus.tables.person import Person
from caylus.tables.refusals import NotFound, Refused, SignInNeeded

TOKEN: Final = "caylus"
MOST_TOKENS: Final = 50
SEEN_EVERY: Final = 300.0  # seconds between two notes that a token is in use

Scope = Literal["play", "read", "host"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)


@dataclass(frozen=True, kw_only=True)
class TokenShown:
    """A personal token; the secret is shown once, when it is made."""

    id: str
    label: str
    created: float
    scopes: list[Scope]
    used: float | None = None  # when it was last, give or take five minutes
    secret: str | None = None


@dataclass(frozen=True)
class Bearer:
    """Somebody who sends a token, and what it is good for."""

    person: Person
    scopes: frozenset[str]


class Tokens:
    """Makes tokens, knows them again, and deletes them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def by_token(self, token: str) -> Bearer | None:
        """Whose token it is, and what they may do with it."""
        prefix, _, rest = token.partition("_")
        id, _, secret = rest.partition("_")
        if prefix != TOKEN or not id.isalnum() or len(token) > 200:
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TOKENS).where(TOKENS.c.id == id))).mappings().first()
        if not hmac.compare_digest(digest(secret), row["hash"] if row else digest("")) or row is None:
            return None
        person = await find_person(self.engine, select(PEOPLE).where(PEOPLE.c.id == row["person"]))
        if person is None:
            return None
        now = time.time()
        if row["used"] is None or now - row["used"] > SEEN_EVERY:
            with contextlib.suppress(SQLAlchemyError):  # it is good all the same
                async with changing(self.engine) as connection:
                    await connection.execute(update(TOKENS).where(TOKENS.c.id == id).values(used=now))
        return Bearer(person, frozenset(row["scopes"].split()))

    async def make(self, person: Person, label: str, scopes: Sequence[Scope], cookie: str) -> TokenShown:
        """A token for a program of the person's; only now is its secret known.

        Whoever signs out everywhere meanwhile ends it as well: then the cookie by which it was asked for is gone.
        """
        if len(await self.of(person)) >= MOST_TOKENS:
            raise Refused("You have too many tokens. Delete one first.")
        given = [scope for scope in SCOPES if scope in scopes]
        id, secret, now = secrets.token_hex(8), secrets.token_urlsafe(32), time.time()
        async with changing(self.engine) as connection:
            row = {"id": id, "hash": digest(secret), "person": person.id, "label": label, "created": now}
            await connection.execute(insert(TOKENS).values(**row, scopes=" ".join(given)))
            session = select(SESSIONS.c.person).where(SESSIONS.c.hash == digest(session_of(cookie))).with_for_update()
            if (await connection.execute(session)).scalar() != person.id:
                raise SignInNeeded("You have been signed out.")
        return TokenShown(id=id, label=label, created=now, scopes=given, secret=f"{TOKEN}_{id}_{secret}")

    async def of(self, person: Person) -> list[TokenShown]:
        """The person's tokens, without their secrets."""
        async with self.engine.connect() as connection:
            query = select(TOKENS).where(TOKENS.c.person == person.id).order_by(TOKENS.c.created)
            rows = (await connection.execute(query)).mappings().all()
        return [
            TokenShown(
                id=row["id"],
                label=row["label"],
                created=row["created"],
                scopes=[scope for scope in SCOPES if scope in row["scopes"].split()],
                used=row["used"],
            )
            for row in rows
        ]

    async def delete(self, person: Person, id: str) -> None:
        """A token is valid no more."""
        if not id.isalnum():
            raise NotFound("There is no such token.")
        async with changing(self.engine) as connection:
            query = delete(TOKENS).where(TOKENS.c.id == id, TOKENS.c.person == person.id)
            if (await connection.execute(query)).rowcount == 0:
                raise NotFound("There is no such token.")


def token_id(token: str) -> str:
    """Which token it claims to be."""
    return token.removeprefix(f"{TOKEN}_").partition("_")[0]
