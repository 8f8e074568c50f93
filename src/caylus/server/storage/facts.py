"""The facts that go with events, as statements: made once, and what each is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from sqlalchemy import bindparam
from sqlalchemy.sql.dml import UpdateBase

from caylus.server.storage.schema import SEATS, TABLES
from caylus.tables.facts import Facts

Parameters: TypeAlias = dict[str, object]
Statement: TypeAlias = tuple[UpdateBase, Parameters]

# Parameters not named here are called like the columns
THIS: Final = TABLES.c.id == bindparam("this")
THIS_SEAT: Final = (SEATS.c.table_id == bindparam("this")) & (SEATS.c.seat == bindparam("there"))
STARTS: Final = TABLES.update().where(THIS).values(status=bindparam("new"))
ENDS: Final = TABLES.update().where(THIS).values(status=bindparam("new"), ended=bindparam("when"))
SITS: Final = SEATS.insert().values({name: bindparam(name) for name in ("table_id", "seat", "person", "name", "bot")})
RISES: Final = SEATS.delete().where(THIS_SEAT)
STANDS_IN: Final = SEATS.update().where(THIS_SEAT).values(stand_in=bindparam("bot"))
RESULT: Final = SEATS.update().where(THIS_SEAT).values(points=bindparam("points"), won=bindparam("won"))


def statements(table: str, facts: Facts | None) -> Iterator[Statement]:
    """What is written down together with the events of a table."""
    if facts is None:
        return
    for seat, who in facts.sits:
        yield SITS, {"table_id": table, "seat": seat, "person": who.person, "name": who.name, "bot": who.bot}
    for seat in facts.rises:
        yield RISES, {"this": table, "there": seat}
    for seat, bot in facts.stand_ins:
        yield STANDS_IN, {"this": table, "there": seat, "bot": bot}
    if facts.ended is not None:
        yield ENDS, {"this": table, "new": facts.status, "when": facts.ended}
    elif facts.status is not None:
        yield STARTS, {"this": table, "new": facts.status}
    for seat, points, won in facts.results:
        yield RESULT, {"this": table, "there": seat, "points": points, "won": won}
