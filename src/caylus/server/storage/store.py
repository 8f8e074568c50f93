"""What a server asks of the database that keeps its tables, beyond what tables themselves ask."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caylus.core.errors import CaylusError
from caylus.server.settings import Settings
from caylus.server.storage.engine import changing
from caylus.server.storage.schema import EVENTS, KEYS, SEATS, TABLES
from caylus.tables.events import Kept, Started, hash_row, read_event
from caylus.tables.refusals import Damaged, StorageError
from caylus.tables.setup import Setup
from caylus.tables.storage import Storage
from caylus.tables.table import OVER, RUNNING, WAITING

Listener: TypeAlias = Callable[[str], None]  # told the id of a table, and perhaps events as `as_news` writes them
# Of an event: table, number, kind, seat, value, body, at, format, hash
Row: TypeAlias = "tuple[str, int, str, int | None, int | None, str | None, float, int, str | None]"
# The same as it is read, of one table
Found: TypeAlias = "tuple[int, str, int | None, int | None, str | None, float, int, str | None]"
EVERYTHING: Final = "*"  # what a listener hears after a time of deafness: any table may have changed
OUT: Final = "out"  # begins the news that somebody has signed out; ids of tables are longer
CHANNEL: Final = "caylus"  # of PostgreSQL, by which processes hear of each other
EVENT: Final = "["  # begins an event in the news of a table
HEARTBEAT: Final = "beat"  # begins the news of tables, if only that there is none


class Store(Storage, Protocol):
    """Keeps the tables of a server, and tells what other servers add to them."""

    async def open(self) -> None:
        """Get ready."""

    def listen(self, listener: Listener) -> None:
        """Call the listener with the id of every table that another process adds to, and what if that is at hand."""

    async def with_bots(self) -> list[str]:
        """The running tables where a bot sits or stands in."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has; what only this process adds to need not be among them."""

    async def prove(self) -> None:
        """Commit something in the way of a move; StorageError if that cannot be."""

    def deafness(self) -> str:
        """Why other processes are not heard, in a sentence; empty if they are."""

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
            async with changing(self.engine) as connection:
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
            here = EVENTS.c.table_id == table
            renewed = select(func.coalesce(func.max(EVENTS.c.number), -1)).where(here, EVENTS.c.kind == "links")
            come = select(EVENTS.c.body).where(here, EVENTS.c.kind == "watch")
            watching = (await connection.execute(come.where(EVENTS.c.number > renewed.scalar_subquery()))).scalars()
        return {*sitting, *(person for person in watching if person)} - {""}

    async def count_open(self, person: str) -> int:
        """How many tables that somebody has opened wait or run."""
        query = select(func.count()).where(TABLES.c.creator == person, TABLES.c.status != OVER)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def count_left_to_bots(self, person: str) -> int:
        """How many running tables that somebody has opened have no seat where a person decides."""
        decides = (SEATS.c.person != "") & (SEATS.c.stand_in == "")
        seated = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, decides).exists()
        query = select(func.count()).where(TABLES.c.creator == person, TABLES.c.status == RUNNING, ~seated)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def with_bots(self) -> list[str]:
        """The running tables that a bot may have to play at."""
        plays = (SEATS.c.bot != "") | (SEATS.c.stand_in != "")
        seated = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, plays).exists()
        query = select(TABLES.c.id).where(TABLES.c.status == RUNNING, seated).order_by(TABLES.c.created.desc())
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())


async def tell_signed_out(connection: AsyncConnection, kind: str, value: str) -> None:
    """Let every process hear who has signed out (see `Services.sign_out`).

    Nobody hears anything beside a SQLite file; its server looks now and then whether this was called.
    """
    if connection.dialect.name == "postgresql":
        news = {"news": f"- {OUT} {kind} {value}"}  # from nobody, so that all of them hear it
        await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, **news})
    else:
        await connection.execute(delete(KEYS).where(KEYS.c.name == OUT))
        await connection.execute(insert(KEYS).values(name=OUT, value=secrets.token_hex(8)))


async def last_signed_out(connection: AsyncConnection) -> str | None:
    """What is another each time that somebody was signed out beside a SQLite file."""
    return (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == OUT))).scalar()


def rows_of(table: str, kept: Sequence[Kept]) -> list[Row]:
    """Events as they are kept."""
    return [
        (table, number, event.kind, *event.columns(), at, event.format, found or None)
        for number, event, at, found in kept
    ]


def as_news(row: Row) -> str:
    """An event in a word for those who have its table at hand."""
    return json.dumps(row[1:], separators=(",", ":")).replace(" ", "\\u0020")  # which only a text can hold


def read_news(words: str) -> list[Kept]:
    """The events in such words; none if one of them cannot be read here."""
    found = []
    try:
        for word in words.split():
            number, kind, seat, value, body, at, format, hash = json.loads(word)  # noqa: A001
            found.append(Kept(number, read_event(kind, seat, value, body, format), at, hash or ""))
    except (ValueError, TypeError, KeyError, StorageError):
        return []
    return found


def read_rows(table: str, since: int, rows: Sequence[Found]) -> list[Kept] | None:
    """The events of a table from a number on, out of these rows and, if there is one, the row before them.

    Damaged if one is missing or was changed; None if that cannot be told without all that came before.
    """
    if rows and since and rows[0][0] == since - 1 and rows[0][-1] is None:
        return None
    return [each for each in verify(table, rows, max(0, since - 1)) if each.number >= since]


def verify(table: str, rows: Sequence[Found], first: int = 0) -> Iterator[Kept]:
    """Events in their order as long as each is the one that was kept; the first is believed, unless it is number 0.

    A row without a hash was kept by a program that knew of none, and stands or falls with those behind it.
    """
    before = ""
    for expected, (number, kind, seat, value, body, at, format, hash) in enumerate(rows, first):  # noqa: A001
        if number != expected:
            raise Damaged(table, expected)
        try:
            if number == first and first:
                assert hash is not None
                before = hash
            else:
                before = hash_row(before, table, number, kind, format, (seat, value, body), at)
                if hash not in (None, before):
                    raise Damaged(table, number)
            event = read_event(kind, seat, value, body, format)
        except CaylusError:
            raise
        except (ValueError, TypeError, KeyError):
            raise Damaged(table, number) from None
        yield Kept(number, event, at, before)


def check_end(table: str, kept: Sequence[Kept], status: str, ended: float | None) -> None:
    """Damaged if a game has begun, or is over, and the event by which it did so is not there.

    What ended a game is known by its moment.
    """
    begun = status == WAITING or any(isinstance(each.event, Started) for each in kept)
    if not begun or (ended is not None and all(each.at != ended for each in kept)):
        raise Damaged(table, len(kept))


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
