"""What the database holds. `events` is the truth about every table; it is only ever added to.

A change here needs a migration in `migrations/versions`.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),  # the name to sign in with, folded; null for guests
    Column("password", Text),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("seen", Float),  # when they last were here, to the day; null: since they came
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the secret in the cookie
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("scopes", String(40), nullable=False, server_default="play read host"),  # what a program may do with it
    Column("used", Float),  # when it was last, give or take some minutes
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),  # secret while the game runs
    Column("seed_chosen", Boolean, nullable=False),
    Column("salt", String(32), nullable=False),  # published with the seed
    Column("key", String(32), nullable=False),  # makes the links; never published
    Column("listed", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),  # seconds after which a bot may play for an absent person
    Column("creator", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False),  # as the log has it: waiting, running, over
    Column("rematch_of", String(32), unique=True),
    Column("ended", Float),
    Column("imported", Boolean, nullable=False, server_default=false()),  # such games count in no statistics
    Index("ix_tables_listed", "listed", "status"),
    Index("ix_tables_status", "status"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("value", Integer),  # the action played, the ply undone to
    Column("body", Text),  # whatever else, as JSON
    Column("at", Float, nullable=False),
    Column("format", Integer, nullable=False, server_default="1"),  # of these columns, by the kind of event
    Column("hash", String(64)),  # of the event and all before it; null if a program kept it that knew of none
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

SEATS: Final = Table(  # who sits where and how it ended, to find a person's tables by
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False, index=True),  # empty for bots
    Column("name", String(40), nullable=False, server_default=""),
    Column("bot", String(40), nullable=False, server_default=""),
    Column("stand_in", String(40), nullable=False, server_default=""),  # the bot that plays for an absent person
    Column("points", Integer),  # once the game is over
    Column("won", Boolean),
    PrimaryKeyConstraint("table_id", "seat"),
)

JOBS: Final = Table(  # what bots have to decide, where several processes share the thinking; see bots/queue.py
    "jobs",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("asked", Float, nullable=False, index=True),
    Column("lease", Float, nullable=False),  # until when it is somebody's; all by the clock of the database
    Column("worker", String(16), nullable=False),
    Column("host", String(32), nullable=False, server_default=""),  # who opened the table
    Column("long", Boolean, nullable=False, server_default=false()),  # whether the bot takes its time
)

TURNS: Final = Table(  # whose bots may think next
    "turns",
    METADATA,
    Column("host", String(32), primary_key=True),
    Column("place", String(32), nullable=False, index=True),  # from a hash of the address, or the host
    Column("served", Float, nullable=False),  # when a decision was last taken; by the clock of the database
)

KEYS: Final = Table(  # what the server must remember of itself
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
