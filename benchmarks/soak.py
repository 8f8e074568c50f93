"""Does a server's memory stay what it is while people play on and on? `python -m benchmarks.soak`, or `make soak`.

Groups of four play whole games against each other over WebSockets, one game after the other, and talk a little. Tables
leave the server's memory soon after a game, so that after a while as many go as come. That while they play as fast as
they can, for what is bounded to fill up. Then the memory that the server tells of itself may grow no more: the last
quarter of the time that is left is compared with the first.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import sys
import time
from random import Random
from typing import Final

import httpx

from benchmarks.machine import note
from benchmarks.serving import servers
from benchmarks.serving.crowd import SEATS, Count, PlayedTable

REST: Final = 30.0  # seconds after which a table leaves the server's memory
PAUSE: Final = 0.1  # seconds between actions at a table, once all has settled
EVERY: Final = 2.0  # seconds between looks at the memory
HELD: Final = re.compile(r"^process_resident_memory_bytes (\S+)$", re.MULTILINE)
AT_HAND: Final = re.compile(r"^caylus_tables_at_hand (\S+)$", re.MULTILINE)
PATIENCE: Final = 60.0  # seconds for one request


class Group:
    """Four people who play again and again."""

    def __init__(self, port: int, count: Count, rng: Random, settled: float) -> None:
        self.port = port
        self.settled = settled  # when to play at leisure
        self.count = count
        self.rng = rng
        self.games = 0
        self.people: list[httpx.AsyncClient] = []

    async def play(self) -> None:
        """Until told to stop."""
        address = f"http://127.0.0.1:{self.port}/api"
        self.people = [httpx.AsyncClient(base_url=address, timeout=PATIENCE) for _ in range(SEATS)]
        for name, person in zip("ABCD", self.people, strict=True):
            (await person.post("/guests", json={"name": name})).raise_for_status()
        cookies = [f"caylus={person.cookies['caylus']}" for person in self.people]
        while True:
            table = PlayedTable([self.port], await self.sit_down(), cookies, self.count, self.rng)
            over = asyncio.Event()
            table.pause, table.on_end = PAUSE if time.monotonic() >= self.settled else 0.0, over.set
            try:
                await table.open()
                table.begin()
                await over.wait()
            finally:
                table.close()
            (await self.people[0].get(f"/tables/{table.id}/ledger")).raise_for_status()
            self.games += 1

    async def sit_down(self) -> str:
        """A new table of all four, who greet each other; gives its id."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        made = await self.people[0].post("/tables", json={"game": "caylus", "seats": seats})
        made.raise_for_status()
        table = str(made.json()["id"])
        keys = (await self.people[0].get(f"/tables/{table}/links")).json()["seats"]
        for seat in range(1, SEATS):
            sat = await self.people[seat].post(f"/tables/{table}/seats/{seat}", json={"key": keys[seat]})
            sat.raise_for_status()
        for person in self.people:
            (await person.post(f"/tables/{table}/chat", json={"text": "Good luck!"})).raise_for_status()
        return table

    async def leave(self) -> None:
        """Hang up."""
        for person in self.people:
            await person.aclose()


async def soak(port: int, groups: int, seconds: float, settled: float) -> tuple[list[tuple[float, float]], int, int]:
    """Play for so long; gives the bytes held at each moment, the games and the actions."""
    count = Count()
    count.on = True
    start = time.monotonic()
    crowd = [Group(port, count, Random(at), start + settled) for at in range(groups)]
    playing = [asyncio.create_task(group.play()) for group in crowd]
    found: list[tuple[float, float]] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as host:
        while (passed := time.monotonic() - start) < seconds:
            text = (await host.get("/metrics")).text
            held, at_hand = HELD.search(text), AT_HAND.search(text)
            assert held is not None
            assert at_hand is not None
            found.append((passed, float(held[1])))
            if len(found) % 15 == 1:
                done = sum(group.games for group in crowd)
                note(f"{passed:5.0f} s  {float(held[1]) / 2**20:7.1f} MiB  {at_hand[1]} tables  {done} games")
            stopped = [task for task in playing if task.done()]
            if stopped:
                await stopped[0]
            await asyncio.sleep(EVERY)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for group in crowd:
        await group.leave()
    return found, sum(group.games for group in crowd), len(count.times)


def growth(found: list[tuple[float, float]], settled: float) -> float:
    """By what part the memory has grown from the first quarter after the settling to the last one."""
    after = [held for at, held in found if at >= settled] or [found[-1][1]]
    quarter = max(1, len(after) // 4)
    return statistics.median(after[-quarter:]) / statistics.median(after[:quarter]) - 1


def main() -> None:
    """Soak a server with a SQLite file; status 1 if its memory grew."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description="Play for long, and watch memory.")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to play (default: 600)")
    parser.add_argument("--settled", type=float, default=120.0, help="when memory may grow no more (default: 120)")
    parser.add_argument("--groups", type=int, default=10, help="tables that are played at a time (default: 10)")
    parser.add_argument("--most", type=float, default=3.0, help="by how many percent it may vary (default: 3)")
    given = parser.parse_args()
    with servers.sqlite(CAYLUS_REST_SECONDS=str(min(REST, given.settled / 4))) as served:
        found, games, actions = asyncio.run(soak(served.ports[0], given.groups, given.seconds, given.settled))
    grown = 100 * growth(found, given.settled)
    note(f"{games} games, {actions} actions; memory changed by {grown:+.1f} % after {given.settled:.0f} seconds.")
    if grown > given.most:
        sys.exit(f"That is more than {given.most:g} %.")


if __name__ == "__main__":
    main()
