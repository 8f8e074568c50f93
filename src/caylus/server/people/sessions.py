"""Sessions: a browser is known by a signed cookie, of whose secret only a hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.server.people.accounts import find_person, hold_password
from caylus.server.storage.engine import changing
from caylus.server.storage.schema import KEYS, PEOPLE, SESSIONS
from caylus.tables.person import Person

LIFE: Final = 400 * 86400.0  # of a session, in seconds


class Sessions:
    """Begins sessions, knows them again, and ends them."""

    def __init__(self, engine: AsyncEngine, secret: str = "") -> None:
        self.engine = engine
        self.secret = secret.encode()  # signs cookies

    async def open(self) -> None:
        """Find the server's secret, or draw it."""
        while not self.secret:
            async with changing(self.engine) as connection:
                found = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == "secret"))).scalar()
                if found is not None:
                    self.secret = str(found).encode()
            if not self.secret:
                try:
                    async with changing(self.engine) as connection:
                        await connection.execute(insert(KEYS).values(name="secret", value=secrets.token_hex(32)))
                except IntegrityError:
                    continue  # another process was quicker

    def sign(self, session: str) -> str:
        """The cookie of a session."""
        return f"{session}.{hmac.new(self.secret, session.encode(), 'sha256').hexdigest()}"

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose session a cookie is; None if it is forged, too old or signed out."""
        session = session_of(cookie)
        if not hmac.compare_digest(cookie.encode(), self.sign(session).encode()):
            return None
        wanted = (SESSIONS.c.hash == digest(session)) & (SESSIONS.c.created > time.time() - LIFE)
        return await find_person(
            self.engine, select(PEOPLE).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id).where(wanted)
        )

    async def begin(self, person: Person, password: str | None = None) -> str:
        """A new session; gives the cookie. Who came by a password, of which this is kept, still has to know it."""
        session = secrets.token_urlsafe(32)
        async with changing(self.engine) as connection:
            if password is not None:
                await hold_password(connection, person, password)
            row = {"hash": digest(session), "person": person.id, "created": time.time()}
            await connection.execute(insert(SESSIONS).values(**row))
        return self.sign(session)

    async def end(self, cookie: str) -> None:
        """Sign out here."""
        async with changing(self.engine) as connection:
            gone = digest(session_of(cookie))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == gone))


def session_of(cookie: str) -> str:
    """The secret of the session in a cookie."""
    return cookie.partition(".")[0]


def digest(secret: str) -> str:
    """What is kept of a secret; they are random and long, so a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()
