"""What a server asks of the database that keeps its tables, beyond what tables themselves ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caylus.server.settings import Settings
from caylus.server.storage.schema import EVENTS, SEATS, TABLES
from caylus.tables.events import Event
from caylus.tables.setup import Setup
from caylus.tables.storage import Storage
from caylus.tables.table import OVER, RUNNING

Listener: TypeAlias = Callable[[str], None]
Row: TypeAlias = "tuple[str, int, str, int | None, int | None, str | None, float]"  # of an event
EVERYTHING: Final = "*"  # what a listener hears after a time of deafness: any table may have changed
OUT: Final = "out"  # begins the news that somebody has signed out; ids of tables are longer


class Store(Storage, Protocol):
    """Keeps the tables of a server, and tells what other servers add to them."""

    async def open(self) -> None:
        """Get ready."""

    def listen(self, listener: Listener) -> None:
        """Call the listener with the id of every table that another process adds to."""

    async def with_bots(self) -> list[str]:
        """The running tables where a bot sits or stands in, or has done so."""

    async def close(self) -> None:
        """Finish what is under way."""


class TableRows:
    """What both kinds of database keep of a table beside its events, in the same way."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, setup: Setup, rematch_of: str | None = None, imported: bool = False) -> str:
        """A new table, or the rematch that is there already."""
        more = {"seed": str(setup.seed), "status": "waiting", "rematch_of": rematch_of, "imported": imported}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(TABLES).values(**{**setup.__dict__, **more}))
        except IntegrityError:
            if rematch_of is None:
                raise
            async with self.engine.connect() as connection:
                query = select(TABLES.c.id).where(TABLES.c.rematch_of == rematch_of)
                return str((await connection.execute(query)).scalar_one())
        return setup.id

    async def find(self, table: str) -> Setup | None:
        """How a table was set up."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
        return as_setup(dict(row)) if row is not None else None

    async def people_at(self, table: str) -> set[str]:
        """Who sits or watches at a table."""
        async with self.engine.connect() as connection:
            seated = select(SEATS.c.person).where(SEATS.c.table_id == table)
            sitting = (await connection.execute(seated)).scalars().all()
            come = select(EVENTS.c.body).where(EVENTS.c.table_id == table, EVENTS.c.kind == "watch")
            watching = (await connection.execute(come)).scalars().all()
        return {*sitting, *(person for person in watching if person)} - {""}

    async def count_open(self, person: str) -> int:
        """How many tables that somebody has opened wait or run."""
        query = select(func.count()).where(TABLES.c.creator == person, TABLES.c.status != OVER)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def with_bots(self) -> list[str]:
        """The running tables that a bot may have to play at."""
        sits = SEATS.c.bot != ""
        stands_in = select(EVENTS.c.table_id).where(EVENTS.c.kind.in_(("stand_in", "resign")))
        query = select(TABLES.c.id).where(TABLES.c.status == RUNNING).order_by(TABLES.c.created.desc())
        query = query.where(TABLES.c.id.in_(select(SEATS.c.table_id).where(sits)) | TABLES.c.id.in_(stands_in))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())


async def tell_signed_out(connection: AsyncConnection, kind: str, value: str) -> None:
    """Let every process that listens to a database of PostgreSQL hear who has signed out (see `Services.sign_out`)."""
    news = {"news": f"- {OUT} {kind} {value}"}  # from nobody, so that all of them hear it
    await connection.execute(text("SELECT pg_notify('caylus', :news)"), news)


def rows_of(table: str, first: int, events: Sequence[Event], at: float) -> list[Row]:
    """Events as they are kept."""
    return [(table, number, event.kind, *event.columns(), at) for number, event in enumerate(events, first)]


def as_setup(row: dict[str, Any]) -> Setup:
    """What a row of the database says."""
    return Setup(**{name: row[name] for name in Setup.__dataclass_fields__} | {"seed": int(row["seed"])})


def open_store(settings: Settings, engine: AsyncEngine) -> Store:
    """Where the tables of the settings' database are kept."""
    if settings.hosted:
        from caylus.server.storage.postgres import PostgresStore  # noqa: PLC0415 (asyncpg is an extra)

        return PostgresStore(settings, engine)
    from caylus.server.storage.sqlite import SqliteStore  # noqa: PLC0415

    return SqliteStore(settings, engine)
