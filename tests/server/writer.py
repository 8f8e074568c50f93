"""A process that appends events and says which are acknowledged, until it is killed: `python -m ... DATA TABLE`."""

from __future__ import annotations

import asyncio
import sys

from caylus.server.settings import Settings
from tests.server.stores import keep, opened


async def write(data: str, names: list[str]) -> None:
    """Append to several tables at once, so that commits are shared."""
    async with opened(Settings(data=data)) as store:

        async def fill(name: str) -> None:
            number = len(await store.read(name))
            while True:
                await keep(store, name, number, number * 3)
                sys.stdout.write(f"{name} {number}\n")
                sys.stdout.flush()
                number += 1

        await asyncio.gather(*map(fill, names))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2:]))
