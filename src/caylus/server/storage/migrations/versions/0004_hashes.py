"""A hash of every event and all before it, and beside the events what had to be looked for in them"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from caylus.tables.events import hash_row

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BATCH = 5000  # events at a time, so that the size of the database does not matter
LOGGER = logging.getLogger("caylus.migrate")

EVENTS = sa.table(
    "events",
    *(sa.column(name) for name in ("table_id", "number", "kind", "seat", "value", "body", "at", "format", "hash")),
)
SEATS = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "person", "name", "bot", "stand_in")))


def upgrade() -> None:
    op.add_column("events", sa.Column("format", sa.Integer(), server_default="1", nullable=False))
    op.add_column("events", sa.Column("hash", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("stand_in", sa.String(length=40), server_default="", nullable=False))
    op.add_column("people", sa.Column("seen", sa.Float(), nullable=True))
    op.create_index("ix_tables_status", "tables", ["status"], unique=False)
    connection = op.get_bind()
    total = connection.execute(sa.select(sa.func.count()).select_from(EVENTS)).scalar_one()
    done, at, before = 0, "", ""
    sitting: dict[int, dict[str, str]] = {}
    for batch in batches(connection):
        hashes = []
        for table, number, kind, seat, value, body, moment in batch:
            if table != at:
                name_seats(connection, at, sitting)
                at, before, sitting = table, "", {}
            before = hash_row(before, table, number, kind, 1, (seat, value, body), moment)
            hashes.append({"of": table, "which": number, "found": before})
            if kind == "sit":
                sitting[seat] = json.loads(body or "{}")
            elif kind == "rise":
                sitting.pop(seat, None)
            elif kind in ("stand_in", "resign", "back") and seat in sitting:
                sitting[seat]["stand_in"] = body or ""
        this = (EVENTS.c.table_id == sa.bindparam("of")) & (EVENTS.c.number == sa.bindparam("which"))
        connection.execute(sa.update(EVENTS).where(this).values(hash=sa.bindparam("found")), hashes)
        done += len(batch)
        LOGGER.info("events are given their hashes", extra={"done": done, "of": total})
    name_seats(connection, at, sitting)


def batches(connection: sa.Connection) -> Iterator[list[Any]]:
    """All events, those of a table one after the other."""
    columns = (EVENTS.c.table_id, EVENTS.c.number, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.value, EVENTS.c.body)
    query = sa.select(*columns, EVENTS.c.at).order_by(EVENTS.c.table_id, EVENTS.c.number).limit(BATCH)
    last: tuple[str, int] = "", -1
    while batch := connection.execute(query.where(sa.tuple_(EVENTS.c.table_id, EVENTS.c.number) > last)).all():
        yield list(batch)
        last = batch[-1][0], batch[-1][1]


def name_seats(connection: sa.Connection, table: str, sitting: dict[int, dict[str, str]]) -> None:
    """Who sits at a table and stands in; the first version of the program kept persons without a name, and no bots."""
    if not sitting:
        return
    rows: Iterable[Any] = connection.execute(sa.select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.table_id == table))
    named = {row.seat: row.name for row in rows}
    for seat, who in sitting.items():
        known = {name: who.get(name, "") for name in ("name", "bot", "stand_in")}
        if seat not in named:
            found = {"table_id": table, "seat": seat, "person": who.get("person", ""), **known}
            connection.execute(sa.insert(SEATS).values(**found))
        elif not named[seat] or known["stand_in"]:
            this = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            connection.execute(sa.update(SEATS).where(this).values(**known))


def downgrade() -> None:
    op.drop_index("ix_tables_status", "tables")
    op.drop_column("people", "seen")
    op.drop_column("seats", "stand_in")
    op.drop_column("events", "hash")
    op.drop_column("events", "format")
