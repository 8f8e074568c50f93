"""What a move costs with 1 to 8 servers on one PostgreSQL: `python -m benchmarks.many_servers`.

The same tables are played at the same pace however many servers there are, each table at one of them as a proxy shares
them out, or with its people at different ones. Costs are CPU time of all servers and of PostgreSQL for each move, so a
busy machine disturbs them least.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
from random import Random
from typing import Final

import httpx
import msgspec

from benchmarks import machine, quick
from benchmarks.machine import note
from benchmarks.serving import servers
from benchmarks.serving.clock import cpu_seconds
from benchmarks.serving.crowd import DECODER, OfferHeard
from benchmarks.serving.servers import Served
from benchmarks.serving.sockets import Socket, connect

SERVERS: Final = (1, 2, 4, 8)
TABLES: Final = 40
PAUSE: Final = 0.2  # seconds between the moves of a table, on the average
WARM: Final = 2.0
SECONDS: Final = 10.0
ROUNDS: Final = 3


class Pace(msgspec.Struct):
    """What was measured."""

    moves: int
    seconds: float
    server: float  # CPU seconds of all servers
    database: float
    idle: float  # CPU seconds of all of it in a second without moves

    def cost(self) -> float:
        """Microseconds of CPU for a move."""
        return (self.server + self.database) / self.moves * 1e6


class Seats:
    """A table of one person who plays both seats, each from a connection of its own."""

    def __init__(self, number: int, pause: float) -> None:
        self.rng = Random(number)
        self.pause = pause
        self.moves = 0
        self.version = -1
        self.offers: list[OfferHeard] = []
        self.sockets: list[Socket] = []
        self.going = False

    async def sit_down(self, ports: list[int]) -> None:
        """Open a table, and a connection at each of these servers."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}/api", timeout=60) as web:
            (await web.post("/guests", json={"name": "Anna"})).raise_for_status()
            made = await web.post("/tables", json={"game": "caylus", "seats": [{"kind": "me"}] * 2})
            made.raise_for_status()
            id, cookie = made.json()["id"], f"caylus={web.cookies['caylus']}"
        for port in ports:
            self.sockets.append(await connect(port, f"/api/tables/{id}/live?changes=true", self.hear, cookie))

    def hear(self, _: Socket, text: bytes) -> None:
        """The table has changed; the first to say so brings on the next move."""
        heard = DECODER.decode(text)
        heard = heard.table or heard
        if heard.version > self.version:
            self.version, self.offers = heard.version, heard.offers
            if self.going:
                self.moves += 1
                self.act_soon()

    def act_soon(self) -> None:
        """A move, after a while; at the end of the game the table is done."""
        if self.offers and self.going:
            asyncio.get_running_loop().call_later(self.pause * self.rng.uniform(0.5, 1.5), self.act)

    def act(self) -> None:
        """Any legal action."""
        if self.going:
            action = self.rng.choice(self.offers).action
            asking = self.rng.choice(self.sockets)
            asking.send(b'{"kind":"play","version":%d,"action":%d}' % (self.version, action))


async def play(served: Served, tables: int, seconds: float, spread: bool) -> Pace:
    """Let the tables be played for a while."""
    seats = [Seats(number, PAUSE) for number in range(tables)]
    for number, each in enumerate(seats):
        first = number % len(served.ports)
        ports = served.ports[first:] + served.ports[:first]
        await each.sit_down(ports[:2] if spread else ports[:1])
    await asyncio.sleep(WARM)
    everything = (*served.processes, *served.beside)
    before = cpu_seconds(*everything)
    await asyncio.sleep(seconds / 2)
    idle = (cpu_seconds(*everything) - before) / (seconds / 2)
    for each in seats:
        each.going = True
        each.act_soon()
    await asyncio.sleep(WARM)
    moves, server, database = (
        sum(each.moves for each in seats),
        cpu_seconds(*served.processes),
        cpu_seconds(*served.beside),
    )
    await asyncio.sleep(seconds)
    found = Pace(
        sum(each.moves for each in seats) - moves,
        seconds,
        cpu_seconds(*served.processes) - server,
        cpu_seconds(*served.beside) - database,
        idle,
    )
    for each in seats:
        each.going = False
        for socket in each.sockets:
            socket.close()
    return found


def report(found: dict[int, list[Pace]]) -> str:
    """A table; the last column is the growth from one server."""
    lines = [
        "| servers | moves/s | µs of servers | µs of PostgreSQL | both | times one server | idle, of a core |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    one = statistics.median(each.cost() for each in found[min(found)])
    for number, paces in found.items():
        rate = statistics.median(each.moves / each.seconds for each in paces)
        server = statistics.median(each.server / each.moves * 1e6 for each in paces)
        database = statistics.median(each.database / each.moves * 1e6 for each in paces)
        both, idle = statistics.median(each.cost() for each in paces), statistics.median(each.idle for each in paces)
        costs = f"{server:,.0f} | {database:,.0f} | {both:,.0f} | {both / one:.2f}"
        lines.append(f"| {number} | {rate:,.0f} | {costs} | {idle:.1%} |")
    return "\n".join(lines)


def main() -> None:
    """Measure in turns, and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.many_servers")
    parser.add_argument("--servers", type=int, nargs="+", default=list(SERVERS))
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--spread", action="store_true", help="the people of a table come to two servers")
    quick.offer(parser)
    asked = parser.parse_args()
    if asked.quick:
        asked.servers, asked.tables, asked.seconds, asked.rounds = [1, 2], 4, 1.0, 1
    before, found = machine.load(), {number: list[Pace]() for number in asked.servers}
    for at in range(asked.rounds):
        for number in asked.servers:
            note(f"round {at + 1} of {asked.rounds}: {number} servers ...")
            with servers.postgresql(number) as served:
                pace = asyncio.run(play(served, asked.tables, asked.seconds, asked.spread))
            note(f"{pace.moves} moves, {pace.cost():,.0f} µs of CPU each")
            found[number].append(pace)
    print(report(found))
    build = "compiled" if machine.has_compiled() else "interpreted"
    print(json.dumps({"cpu": machine.cpu(), "engine": build, "load": [before, machine.load()], "rounds": asked.rounds}))


if __name__ == "__main__":
    main()
