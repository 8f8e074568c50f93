"""The log: an append-only list of events for each table, unique by table and number.

An event is acknowledged when it is committed, never before. Of two writers that append the same number one wins,
and the other gets a `Conflict`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from caylus.server.settings import Settings


class Event(NamedTuple):
    """One thing that happened at a table."""

    table: str
    number: int
    kind: str
    seat: int | None
    value: int | None
    body: str | None
    at: float


Parameters: TypeAlias = dict[str, object]
Also: TypeAlias = Sequence[tuple[UpdateBase, Parameters]]  # statements made once, and what they are about
Listener: TypeAlias = Callable[[str], None]
Done: TypeAlias = Callable[[Exception | None], None]  # is told what went wrong, if anything
EVERYTHING: Final = "*"  # what a listener hears after a time of deafness: any table may have changed
OUT: Final = "out"  # begins the news that somebody has signed out; ids of tables are longer


class Log(Protocol):
    """Where events are kept."""

    async def open(self) -> None:
        """Get ready."""

    async def append(self, event: Event, also: Also = ()) -> None:
        """Commit an event, and with it whatever else must be true together with it."""

    def append_soon(self, event: Event, also: Also, done: Done) -> bool:
        """The same without a task that waits; False if this log has no such way now."""

    async def read(self, table: str, since: int = 0) -> list[Event]:
        """The events of a table from a number on."""

    def listen(self, listener: Listener) -> None:
        """Call the listener with the id of every table that another process adds to."""

    async def close(self) -> None:
        """Finish what is under way."""


async def tell_signed_out(connection: AsyncConnection, kind: str, value: str) -> None:
    """Let every process that listens to a database of PostgreSQL hear who has signed out (see `House.sign_out`)."""
    news = {"news": f"- {OUT} {kind} {value}"}  # from nobody, so that all of them hear it
    await connection.execute(text("SELECT pg_notify('caylus', :news)"), news)


def open_log(settings: Settings) -> Log:
    """The log of the settings' database."""
    if settings.hosted:
        from caylus.server.log_postgres import PostgresLog  # noqa: PLC0415 (asyncpg is an extra)

        return PostgresLog(settings)
    from caylus.server.log_sqlite import SqliteLog  # noqa: PLC0415

    return SqliteLog(settings)
