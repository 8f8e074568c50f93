"""The server beside boardgame.io's and a bare WebSocket echo: `python -m benchmarks.server`.

The clients are a second process on this machine, and everything is bounded in number and time. Contenders take turns,
so that a busy moment hits them all; rates are per second of the servers' CPU time, which a busy machine disturbs
least. Each table or room has four connections, one action under way at a time, and an action is done when all four
have heard of it. Ours commits it to its log before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from benchmarks import machine
from benchmarks.machine import ROOT, note
from benchmarks.serving import servers
from benchmarks.serving.client import Measured, Task
from benchmarks.serving.servers import Served

ROUNDS = 3
SECONDS = 4.0
LIMIT = 300.0  # seconds for one measurement, getting ready included
ROOMS = 25
TABLES = 200
SPARE = 250  # games that may begin while 25 tables are measured ...
FEW_SPARE = 100  # ... and while 200 are
IDLE = 500  # tables of four
BESIDE = 20  # tables that are played at leisure while a bot thinks
PAUSE = 0.2
THINKING = "search:5s"


@dataclass
class Contender:
    """One kind of server under one kind of load."""

    name: str
    start: Callable[[], AbstractContextManager[Served]]
    load: dict[str, Any]
    found: list[Measured] = field(default_factory=list)

    def per_cpu(self) -> float:
        """Actions or messages for each second of the server's CPU time."""
        return statistics.median(each.done / each.cpu for each in self.found)

    def per_second(self) -> float:
        """The same by the clock on the wall."""
        return statistics.median(each.done / each.seconds for each in self.found)

    def quantile(self, part: float) -> float:
        """Milliseconds from sending to everyone having it."""
        return statistics.median(each.quantile(part) for each in self.found)


def measure(served: Served, **load: Any) -> Measured:
    """Let the clients loose."""
    task = Task(ports=served.ports, processes=served.processes, beside=served.beside, **load)
    command = [sys.executable, "-m", "benchmarks.serving.client", msgspec.json.encode(task).decode()]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=False, timeout=LIMIT)
    if done.returncode != 0:
        sys.exit("The clients failed.")
    return msgspec.json.decode(done.stdout, type=Measured)


def contenders(seconds: float) -> list[Contender]:
    """Everything that takes turns."""
    short: dict[str, Any] = {"seconds": seconds}
    found = [
        Contender("bare echo, 100 connections", servers.echo, {"kind": "echo", "places": 4 * ROOMS, **short}),
        Contender("bare echo, 800 connections", servers.echo, {"kind": "echo", "places": 4 * TABLES, **short}),
        Contender(f"Caylus, SQLite, {ROOMS} tables", servers.sqlite, tables(ROOMS, SPARE, seconds)),
        Contender(f"Caylus, SQLite, {TABLES} tables", servers.sqlite, tables(TABLES, FEW_SPARE, seconds)),
    ]
    if servers.has_boardgame():
        load = {"kind": "rooms", "places": ROOMS, **short}
        found.insert(2, Contender(f"boardgame.io, {ROOMS} rooms", servers.boardgame, load))
    if servers.has_postgresql():
        for workers in (1, 2):
            name = f"Caylus, PostgreSQL, {workers} worker{'s' if workers > 1 else ''}, {TABLES} tables"
            found.append(
                Contender(name, lambda workers=workers: servers.postgresql(workers), tables(TABLES, FEW_SPARE, seconds))  # type: ignore[misc]
            )
    return found


def tables(number: int, spare: int, seconds: float) -> dict[str, Any]:
    """Random players at so many tables at a time."""
    return {"kind": "tables", "places": number, "spare": spare, "seconds": seconds}


def take_turns(all_of_them: list[Contender], rounds: int) -> None:
    """One measurement of each, so many times."""
    for at in range(rounds):
        for each in all_of_them:
            note(f"round {at + 1} of {rounds}: {each.name} ...")
            with each.start() as served:
                each.found.append(measure(served, **each.load))


def idle_memory() -> Measured:
    """What connections cost that only listen."""
    note(f"{4 * IDLE} idle connections ...")
    with servers.sqlite() as served:
        return measure(served, kind="idle", places=IDLE, seconds=1.0)


async def seat_bots(port: int) -> None:
    """A table of bots that think for long."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=30) as client:
        (await client.post("/guests", json={"name": "Host"})).raise_for_status()
        seats = [{"kind": "bot", "bot": THINKING}] * 2
        (await client.post("/tables", json={"game": "caylus", "seats": seats})).raise_for_status()


def beside_a_bot(rounds: int, seconds: float) -> tuple[list[float], list[float]]:
    """p99 of tables played at leisure, without and with a bot that thinks, in turns."""
    alone: list[float] = []
    beside: list[float] = []
    for at in range(rounds):
        for times, thinking in ((alone, False), (beside, True)):
            note(f"round {at + 1} of {rounds}: leisurely play {'beside a thinking bot' if thinking else 'alone'} ...")
            with servers.sqlite() as served:
                if thinking:
                    asyncio.run(seat_bots(served.ports[0]))
                load = {**tables(BESIDE, 0, seconds), "pause": PAUSE}
                times.append(measure(served, **load).quantile(0.99))
    return alone, beside


def row(each: Contender) -> str:
    """A line of the table."""
    beside = statistics.median(one.beside / max(1, one.done) for one in each.found) * 1e6
    size = statistics.median(one.received / max(1, one.done) for one in each.found)
    return (
        f"| {each.name} | {each.per_second():,.0f} | {each.per_cpu():,.0f} | {each.quantile(0.5):.1f} / "
        f"{each.quantile(0.99):.1f} | {size:,.0f} | {f'{beside:.0f}' if beside else ''} |"
    )


def report(found: list[Contender], idle: Measured | None, bot: tuple[list[float], list[float]] | None) -> str:
    """The table and the ratios."""
    by_name = {each.name: each for each in found}
    lines = [
        "| server | done/s | per server CPU s | p50 / p99 ms | bytes heard | µs of database CPU |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *map(row, found),
        "",
    ]
    ours, many = by_name.get(f"Caylus, SQLite, {ROOMS} tables"), by_name.get(f"Caylus, SQLite, {TABLES} tables")
    echo, echoes = by_name.get("bare echo, 100 connections"), by_name.get("bare echo, 800 connections")
    peer = by_name.get(f"boardgame.io, {ROOMS} rooms")
    if ours and peer:
        lines.append(f"- {ours.per_cpu() / peer.per_cpu():.2f} times boardgame.io's moves per server CPU second (2.5)")
    if ours and echo:
        lines.append(f"- {ours.per_cpu() / echo.per_cpu():.3f} of the echo's messages per server CPU second (0.15)")
        lines.append(f"- p99 {ours.quantile(0.99) / echo.quantile(0.99):.2f} times the echo's, 100 connections (3)")
    if many and echoes:
        lines.append(f"- p99 {many.quantile(0.99) / echoes.quantile(0.99):.2f} times the echo's, 800 connections (3)")
    if idle:
        lines.append(
            f"- {4 * IDLE} idle connections at {IDLE} tables: the server holds {idle.memory / 1e6:.0f} MB (500)"
        )
    if bot:
        alone, beside = (statistics.median(times) for times in bot)
        lines.append(f"- p99 of other tables beside a thinking bot: {beside:.1f} ms, {beside / alone:.2f} times (1.5)")
    return "\n".join(lines)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"of each measurement; default {SECONDS}")
    parser.add_argument("--only", default="", help="contenders whose name has this in it, and nothing else")
    parser.add_argument("--quick", action="store_true", help="one short round: does it run at all?")
    asked = parser.parse_args()
    rounds, seconds = (1, 0.5) if asked.quick else (max(1, asked.rounds), asked.seconds)
    before = machine.load()
    found = [each for each in contenders(seconds) if asked.only in each.name]
    take_turns(found, rounds)
    idle = bot = None
    if not asked.only:
        idle = idle_memory()
        bot = beside_a_bot(rounds, seconds)
    print(report(found, idle, bot))
    build = "compiled" if machine.has_compiled() else "interpreted"
    print(json.dumps({"cpu": machine.cpu(), "engine": build, "load": [before, machine.load()], "rounds": rounds}))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
