"""Who asks: guests by a signed cookie, accounts with a password, programs by a token."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.server.errors import Forbidden, NotFound, Refused, SignInNeeded
from caylus.server.names import clean_name, fold_name
from caylus.server.schema import KEYS, PEOPLE, SESSIONS, TOKENS
from caylus.server.wire import TokenShown

LIFE: Final = 400 * 86400.0  # of a session, in seconds
TOKEN: Final = "caylus"
MOST_TOKENS: Final = 50
HASHING: Final = 2  # passwords at a time: each takes a core and 64 MB for a while
WRONG: Final = "The name or the password is wrong."


@dataclass(frozen=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    guest: bool


class People:
    """Guests, accounts, sessions and tokens."""

    def __init__(self, engine: AsyncEngine, secret: str = "") -> None:
        self.engine = engine
        self.secret = secret.encode()
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING)
        self.decoy = ""  # verified where there is no such account, so that both take as long

    async def open(self) -> None:
        """Find the server's secret, or draw it."""
        while not self.secret:
            async with self.engine.begin() as connection:
                found = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == "secret"))).scalar()
                if found is not None:
                    self.secret = str(found).encode()
            if not self.secret:
                try:
                    async with self.engine.begin() as connection:
                        await connection.execute(insert(KEYS).values(name="secret", value=secrets.token_hex(32)))
                except IntegrityError:
                    continue  # another process was quicker

    # -- cookies and tokens -----------------------------------------------------------------------------

    def sign(self, session: str) -> str:
        """The cookie of a session."""
        return f"{session}.{hmac.new(self.secret, session.encode(), 'sha256').hexdigest()}"

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose session a cookie is; None if it is forged, too old or signed out."""
        session = session_of(cookie)
        if not hmac.compare_digest(cookie.encode(), self.sign(session).encode()):
            return None
        wanted = (SESSIONS.c.hash == digest(session)) & (SESSIONS.c.created > time.time() - LIFE)
        return await self.one(select(PEOPLE).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id).where(wanted))

    async def by_token(self, token: str) -> Person | None:
        """Whose token it is."""
        prefix, _, rest = token.partition("_")
        id, _, secret = rest.partition("_")
        if prefix != TOKEN or not id.isalnum() or len(token) > 200:
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TOKENS).where(TOKENS.c.id == id))).mappings().first()
        if not hmac.compare_digest(digest(secret), row["hash"] if row else digest("")) or row is None:
            return None
        return await self.one(select(PEOPLE).where(PEOPLE.c.id == row["person"]))

    async def one(self, query: Any) -> Person | None:
        """The person a query finds, unless banned."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is not None and row["banned"]:
            raise Forbidden("You are banned from this server.")
        return as_person(row) if row is not None else None

    async def begin_session(self, person: Person) -> str:
        """A new session; gives the cookie."""
        session = secrets.token_urlsafe(32)
        async with self.engine.begin() as connection:
            row = {"hash": digest(session), "person": person.id, "created": time.time()}
            await connection.execute(insert(SESSIONS).values(**row))
        return self.sign(session)

    async def end_session(self, cookie: str) -> None:
        """Sign out here."""
        async with self.engine.begin() as connection:
            gone = digest(session_of(cookie))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == gone))

    async def end_sessions(self, person: Person) -> None:
        """Sign out everywhere."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person.id))

    # -- people -----------------------------------------------------------------------------------------

    async def make_guest(self, name: str) -> Person:
        """Somebody new."""
        person = Person(secrets.token_hex(16), name, True)
        async with self.engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(id=person.id, name=name, created=time.time()))
        return person

    async def sign_up(self, person: Person | None, name: str, password: str) -> Person:
        """An account; a guest takes their games along."""
        if person is not None and not person.guest:
            raise Refused("You have an account. Sign out to make another.")
        values = {"name": name, "account": fold_name(name), "password": await self.scramble(password)}
        id = secrets.token_hex(16) if person is None else person.id
        try:
            async with self.engine.begin() as connection:
                if person is None:
                    await connection.execute(insert(PEOPLE).values(id=id, created=time.time(), **values))
                else:
                    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(**values))
                    # who else knows the guest's cookie, for whatever reason, shall not have the account by it
                    await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == id))
        except IntegrityError:
            raise Refused("This name is taken.") from None
        return Person(id, name, False)

    async def sign_in(self, name: str, password: str) -> Person:
        """The account of that name and password."""
        async with self.engine.connect() as connection:
            query = select(PEOPLE).where(PEOPLE.c.account == fold_name(name))
            row = (await connection.execute(query)).mappings().first()
        self.decoy = self.decoy or await self.scramble(secrets.token_hex(16))
        right = await self.matches(row["password"] if row else self.decoy, password)
        if row is None or not right:
            raise SignInNeeded(WRONG)
        if row["banned"]:
            raise Forbidden("You are banned from this server.")
        return as_person(row)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Another password for who knows the old one; all sessions end."""
        if person.guest:
            raise Refused("A guest has no password. Make an account first.")
        async with self.engine.connect() as connection:
            kept = (await connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person.id))).scalar()
        if kept is None or not await self.matches(kept, old):
            raise Refused("The old password is wrong.")
        await self.set_password(person, new)

    async def set_password(self, person: Person, password: str) -> None:
        """From now on this is the password; who signed in with another has to sign in again."""
        hashed = await self.scramble(password)
        async with self.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=hashed))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person.id))

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

    async def rename(self, person: Person, name: str) -> Person:
        """Another name for a guest; an account keeps the name it signs in with."""
        if not person.guest:
            raise Refused("An account keeps its name.")
        async with self.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
        return Person(person.id, name, True)

    async def delete(self, person: Person) -> None:
        """Forget a person; their games stay, under the name they played by."""
        async with self.engine.begin() as connection:
            for table in (SESSIONS, TOKENS):
                await connection.execute(delete(table).where(table.c.person == person.id))
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person.id))

    # -- tokens -----------------------------------------------------------------------------------------

    async def make_token(self, person: Person, label: str) -> TokenShown:
        """A token for a program of the person's; only now is its secret known."""
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Refused("You have too many tokens. Delete one first.")
        id, secret, now = secrets.token_hex(8), secrets.token_urlsafe(32), time.time()
        async with self.engine.begin() as connection:
            row = {"id": id, "hash": digest(secret), "person": person.id, "label": label, "created": now}
            await connection.execute(insert(TOKENS).values(**row))
        return TokenShown(id=id, label=label, created=now, secret=f"{TOKEN}_{id}_{secret}")

    async def tokens(self, person: Person) -> list[TokenShown]:
        """The person's tokens, without their secrets."""
        async with self.engine.connect() as connection:
            query = select(TOKENS).where(TOKENS.c.person == person.id).order_by(TOKENS.c.created)
            rows = (await connection.execute(query)).mappings().all()
        return [TokenShown(id=row["id"], label=row["label"], created=row["created"]) for row in rows]

    async def delete_token(self, person: Person, id: str) -> None:
        """A token is valid no more."""
        if not id.isalnum():
            raise NotFound("There is no such token.")
        async with self.engine.begin() as connection:
            query = delete(TOKENS).where(TOKENS.c.id == id, TOKENS.c.person == person.id)
            if (await connection.execute(query)).rowcount == 0:
                raise NotFound("There is no such token.")


def as_person(row: RowMapping) -> Person:
    """A row of the database."""
    return Person(row["id"], row["name"], row["account"] is None)


def session_of(cookie: str) -> str:
    """The secret of the session in a cookie."""
    return cookie.partition(".")[0]


def token_id(token: str) -> str:
    """Which token it claims to be."""
    return token.removeprefix(f"{TOKEN}_").partition("_")[0]


def digest(secret: str) -> str:
    """What is kept of a secret; they are random and long, so a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()
