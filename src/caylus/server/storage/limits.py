"""How long PostgreSQL may take for anything, so that nobody waits for one that has fallen silent.

A move is answered within `ANSWER` seconds, whatever happens; what several steps take together stays below five.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import asyncpg
from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine

PLACES: Final = 6  # connections of a server beside the one it listens by
PLACE: Final = 1.5  # seconds to wait for one of them
CONNECT: Final = 2.0
LOCK: Final = 2.0
STATEMENT: Final = 2.5  # on the side of PostgreSQL, which says so and goes on
COMMAND: Final = 3.0  # on this side: PostgreSQL has fallen silent, and the connection ends
ANSWER: Final = 3.5
SIGN: Final = 1.0  # for a connection that has rested to give a sign of life
REST: Final = 1.0


class Impatient(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection that ends with a command that takes too long or that nobody waits for any more.

    To ask PostgreSQL to leave off, as asyncpg would, is to wait for it once more.
    """

    def _cancel_current_command(self, *_: object) -> None:
        asyncio.get_running_loop().call_soon(self.terminate)


def limits() -> dict[str, Any]:
    """How to connect with these limits."""
    return {
        "timeout": CONNECT,
        "command_timeout": COMMAND,
        "connection_class": Impatient,
        "server_settings": {
            "lock_timeout": str(round(LOCK * 1000)),
            "statement_timeout": str(round(STATEMENT * 1000)),
            "application_name": "caylus",
        },
    }


def look_before_use(engine: AsyncEngine) -> None:
    """See whether a connection that has rested is still there, before anybody relies on it."""

    @event.listens_for(engine.sync_engine, "checkin")
    def rest(connection: Any, record: Any) -> None:
        if connection is not None:
            record.info["rests"] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def look(connection: Any, record: Any, _: object) -> None:
        since = record.info.pop("rests", None)
        if connection.driver_connection.is_closed():
            raise DisconnectionError
        if since is not None and time.monotonic() - since > REST:
            try:
                connection.run_async(lambda found: found.fetchrow(";", timeout=SIGN))
            except Exception as error:
                connection.driver_connection.terminate()
                raise DisconnectionError from error
