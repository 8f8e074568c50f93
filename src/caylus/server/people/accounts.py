"""People: guests, who just play, and accounts with a password."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caylus.server.storage.engine import changing
from caylus.server.storage.schema import PEOPLE, SESSIONS, TOKENS
from caylus.tables.names import clean_name, fold_name, likeness
from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, NotFound, Refused, SignInNeeded

HASHING: Final = 2  # passwords at a time: each takes a core and 64 MB for a while
DAY: Final = 86400.0  # seconds
WRONG: Final = "The name or the password is wrong."


class Accounts:
    """Guests, and people with a name and a password of their own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING)
        self.decoy = ""  # verified where there is no such account, so that both take as long

    async def make_guest(self, name: str) -> Person:
        """Somebody new."""
        await self.check_name(name)
        person = Person(secrets.token_hex(16), name, True)
        async with changing(self.engine) as connection:
            await connection.execute(insert(PEOPLE).values(id=person.id, name=name, created=time.time()))
        return person

    async def sign_up(self, person: Person | None, name: str, password: str) -> Person:
        """An account; a guest takes their games along."""
        if person is not None and not person.guest:
            raise Refused("You have an account. Sign out to make another.")
        await self.check_name(name)
        values = {"name": name, "account": fold_name(name), "password": await self.scramble(password)}
        id = secrets.token_hex(16) if person is None else person.id
        try:
            async with changing(self.engine) as connection:
                if person is None:
                    await connection.execute(insert(PEOPLE).values(id=id, created=time.time(), **values))
                else:
                    await change_guest(connection, id, values)
                    # who else knows the guest's cookie or a token shall not have the account by it
                    await forget_ways_in(connection, id)
        except IntegrityError:
            raise Refused("This name is taken.") from None
        return Person(id, name, False)

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account of that name and password, and what is kept of the password."""
        async with self.engine.connect() as connection:
            query = select(PEOPLE).where(PEOPLE.c.account == fold_name(name))
            row = (await connection.execute(query)).mappings().first()
        self.decoy = self.decoy or await self.scramble(secrets.token_hex(16))
        right = await self.matches(row["password"] if row else self.decoy, password)
        if row is None or not right:
            raise SignInNeeded(WRONG)
        if row["banned"]:
            raise Forbidden("You are banned from this server.")
        return as_person(row), row["password"]

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Another password for who knows the old one; all sessions and tokens end."""
        if person.guest:
            raise Refused("A guest has no password. Make an account first.")
        async with self.engine.connect() as connection:
            kept = (await connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person.id))).scalar()
        if kept is None or not await self.matches(kept, old):
            raise Refused("The old password is wrong.")
        await self.set_password(person, new, kept)

    async def set_password(self, person: Person, password: str, kept: str | None = None) -> None:
        """From now on this is the password; who came in by another has to come in again, programs too.

        With what is kept of the old one, only if that is still the password.
        """
        hashed = await self.scramble(password)
        async with changing(self.engine) as connection:
            if kept is not None:
                await hold_password(connection, person, kept)
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=hashed))
            await forget_ways_in(connection, person.id)

    async def sign_out_everywhere(self, person: Person) -> None:
        """End all sessions and tokens."""
        async with changing(self.engine) as connection:
            await forget_ways_in(connection, person.id)

    async def scramble(self, password: str) -> str:
        """What is kept of a password."""
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def matches(self, kept: str, password: str) -> bool:
        """Whether it is the password of which this is kept."""
        try:
            async with self.hashing:
                return await asyncio.to_thread(self.hasher.verify, kept, password)
        except VerificationError:
            return False

    async def by_name(self, name: str) -> Person:
        """The account of that name."""
        async with self.engine.connect() as connection:
            query = select(PEOPLE).where(PEOPLE.c.account == fold_name(clean_name(name)))
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise NotFound("There is no such player.")
        return as_person(row)

    async def check_name(self, name: str) -> None:
        """Forbidden if it is the name of an account that was banned, or looks like it."""
        query = select(PEOPLE.c.name).where(PEOPLE.c.account.is_not(None), PEOPLE.c.banned)
        async with self.engine.connect() as connection:
            banned = (await connection.execute(query)).scalars().all()
        if likeness(clean_name(name)) in map(likeness, banned):
            raise Forbidden("Somebody of this name is banned from this server.")

    async def rename(self, person: Person, name: str) -> Person:
        """Another name for a guest; an account keeps the name it signs in with."""
        if not person.guest:
            raise Refused("An account keeps its name.")
        await self.check_name(name)
        async with changing(self.engine) as connection:
            await change_guest(connection, person.id, {"name": name})
        return Person(person.id, name, True)

    async def delete(self, person: Person) -> None:
        """Forget a person; their games stay, under the name they played by."""
        async with changing(self.engine) as connection:
            await forget_ways_in(connection, person.id)
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person.id))


async def change_guest(connection: AsyncConnection, person: str, values: dict[str, str]) -> None:
    """Write down what is new of a guest; SignInNeeded if somebody else has made an account of them meanwhile."""
    guest = (PEOPLE.c.id == person) & PEOPLE.c.account.is_(None)
    if (await connection.execute(update(PEOPLE).where(guest).values(**values))).rowcount == 0:
        raise SignInNeeded("This guest has an account now. Sign in.")


async def hold_password(connection: AsyncConnection, person: Person, kept: str) -> None:
    """Let nobody change a password until all is done; SignInNeeded if it is another than was checked by now."""
    same = (PEOPLE.c.id == person.id) & (PEOPLE.c.password == kept)
    if (await connection.execute(update(PEOPLE).where(same).values(password=kept))).rowcount == 0:
        raise SignInNeeded(WRONG)


async def forget_ways_in(connection: AsyncConnection, person: str) -> None:
    """End a person's sessions and tokens."""
    for table in (SESSIONS, TOKENS):
        await connection.execute(delete(table).where(table.c.person == person))


async def find_person(engine: AsyncEngine, query: Any) -> Person | None:
    """The person a query finds, unless banned; once a day it is noted that they were here."""
    async with engine.connect() as connection:
        row = (await connection.execute(query)).mappings().first()
    if row is None:
        return None
    if row["banned"]:
        raise Forbidden("You are banned from this server.")
    if time.time() - (row["seen"] or row["created"]) > DAY:
        with contextlib.suppress(SQLAlchemyError, OSError):  # it is noted the next time
            async with engine.begin() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == row["id"]).values(seen=time.time()))
    return as_person(row)


def as_person(row: RowMapping) -> Person:
    """A row of the database."""
    return Person(row["id"], row["name"], row["account"] is None)
