"""Lists of tables and what came of them. They are read from the database; tables at hand only say whose turn it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from caylus.core.game import GAMES
from caylus.server.storage.schema import SEATS, TABLES
from caylus.tables.person import Person
from caylus.tables.refusals import NotFound, Refused
from caylus.tables.service import Tables
from caylus.tables.table import OVER, RUNNING
from caylus.tables.views.messages import GameStatistics, Statistics, TableRow


async def list_tables(
    engine: AsyncEngine,
    tables: Tables,
    person: Person | None,
    mine: bool,
    status: str | None,
    most: int,
    before: float | None = None,
    charge: Callable[[int], object] = abs,
) -> list[TableRow]:
    """Tables that are listed, or a person's own; the newest first, from a moment backwards if that is given.

    What charges for it is told how many tables have to be read to see whose turn it is, before they are.
    """
    query = select(TABLES).order_by(TABLES.c.created.desc()).limit(most)
    if mine:
        assert person is not None
        held = select(SEATS.c.table_id).where(SEATS.c.person == person.id)
        query = query.where(TABLES.c.id.in_(held) | (TABLES.c.creator == person.id))
    else:
        query = query.where(TABLES.c.listed)
    if status is not None:
        query = query.where(TABLES.c.status == status)
    if before is not None:
        query = query.where(TABLES.c.created < before)
    rows = await read_rows(engine, person, query)
    seated = {row.id for row in rows if row.status == RUNNING and row.seat is not None and row.playable}
    if away := seated - tables.at_hand.keys():
        charge(len(away))
    return [replace(row, your_turn=await is_turn(tables, row.id, person)) if row.id in seated else row for row in rows]


async def read_rows(engine: AsyncEngine, person: Person | None, query: Select[Any]) -> list[TableRow]:
    """The rows of the tables that a query finds, as the database has them."""
    seats: defaultdict[str, list[Any]] = defaultdict(list)
    async with engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
        ids = [table["id"] for table in found]
        sitting = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
        for seat in (await connection.execute(sitting)).mappings():
            seats[seat["table_id"]].append(seat)
    return [as_row(table, seats[table["id"]], person) for table in found]


async def is_turn(tables: Tables, id: str, person: Person | None) -> bool:
    """Whether a table waits for a person."""
    try:
        table = await tables.get(id)
    except (NotFound, Refused):
        return False  # gone meanwhile
    return person is not None and table.decides in table.seats_of(person.id)


def as_row(table: Any, seats: list[Any], person: Person | None) -> TableRow:
    """What the database says of a table."""
    mine = [seat for seat in seats if person is not None and seat["person"] == person.id]
    over = table["status"] == OVER
    about = GAMES.get(table["game"])
    return TableRow(
        id=table["id"],
        game=table["game"],
        status=table["status"],
        players=table["players"],
        names=[seat["name"] for seat in seats],
        open=table["players"] - len(seats),
        listed=table["listed"],
        seat=mine[0]["seat"] if mine else None,
        your_turn=False,
        playable=about is not None and about.rules == table["rules"],
        created=table["created"],
        ended=table["ended"],
        points=[seat["points"] or 0 for seat in seats] if over else None,
        won=any(seat["won"] for seat in mine) if over and 0 < len(mine) < table["players"] else None,
    )


async def sum_up(engine: AsyncEngine, person: Person) -> Statistics:
    """The statistics of a person."""
    own = SEATS.alias("own")
    others = SEATS.alias("others")
    count = func.count
    rivals = select(others.c.table_id).where(others.c.person != own.c.person, others.c.table_id == own.c.table_id)
    people = rivals.where(others.c.person != "").exists()
    query = (
        select(TABLES.c.game, TABLES.c.players, people, own.c.points, own.c.won)
        .join(own, own.c.table_id == TABLES.c.id)
        .where(own.c.person == person.id, TABLES.c.status == OVER, ~TABLES.c.imported, ~TABLES.c.seed_chosen)
        .where(rivals.exists())
    )
    held = select(SEATS.c.table_id).where(SEATS.c.person == person.id)
    running = select(count()).where(TABLES.c.status == RUNNING, TABLES.c.id.in_(held))
    kinds: dict[tuple[str, int, bool], list[tuple[int, bool]]] = {}
    async with engine.connect() as connection:
        for game, players, against, points, won in await connection.execute(query):
            kinds.setdefault((game, players, bool(against)), []).append((points or 0, bool(won)))
        under_way = (await connection.execute(running)).scalar_one()
    found = [
        GameStatistics(
            game=game,
            players=players,
            against_people=against,
            games=len(results),
            won=sum(won for _, won in results),
            points=round(sum(points for points, _ in results) / len(results), 1),
            best=max(points for points, _ in results),
        )
        for (game, players, against), results in sorted(kinds.items())
    ]
    return Statistics(
        name=person.name,
        games=sum(kind.games for kind in found),
        won=sum(kind.won for kind in found),
        running=under_way,
        kinds=found,
    )
