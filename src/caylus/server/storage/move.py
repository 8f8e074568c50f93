"""Moving everything from a file of SQLite into PostgreSQL, whole or not at all."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from caylus.core.errors import BadOption
from caylus.server.settings import Settings
from caylus.server.storage.engine import FileLock, damage, looking
from caylus.server.storage.migrate import migrate
from caylus.server.storage.schema import METADATA
from caylus.tables.refusals import StorageError

BATCH: Final = 1000  # rows at a time, so that the size of the file does not matter


async def move(source: Settings, target: Settings) -> dict[str, int]:
    """Copy a file into an empty database of PostgreSQL; gives the rows of each table. No server may use either."""
    if source.hosted or not target.hosted:
        raise BadOption("Name the file to move; where to is said by --data or CAYLUS_DATA, as postgresql://...")
    if not source.path.is_file():
        raise BadOption(f"There is no file {source.data}.")
    if wrong := damage(source.path, ours=True):
        raise StorageError(f"{source.data} cannot be moved: {wrong}.")
    lock = FileLock(source)
    try:
        async with looking(source) as old, looking(target) as new:
            await migrate(old)
            await migrate(new)
            async with old.connect() as reader, new.begin() as writer:
                await claim(writer)
                return {table.name: await copy(table, reader, writer) for table in METADATA.sorted_tables}
    finally:
        lock.release()


async def claim(writer: AsyncConnection) -> None:
    """Keep everybody else from writing until the end, and see that there is nothing yet."""
    names = ", ".join(table.name for table in METADATA.sorted_tables)
    await writer.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in METADATA.sorted_tables:
        if await count(table, writer):
            raise StorageError("The database is not empty; make a new one, and start no server on it before.")


async def copy(table: Table, reader: AsyncConnection, writer: AsyncConnection) -> int:
    """Copy the rows of one table; gives how many, which are as many on both sides."""
    async with reader.stream(select(table)) as rows:
        async for batch in rows.mappings().partitions(BATCH):
            await writer.execute(insert(table), [dict(row) for row in batch])
    found, there = await count(table, writer), await count(table, reader)
    if found != there:
        raise StorageError(f"Of {there} {table.name} {found} have arrived; nothing is moved.")
    return found


async def count(table: Table, connection: AsyncConnection) -> int:
    """How many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
