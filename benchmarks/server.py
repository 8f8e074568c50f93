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
from functools import partial
from typing import Any

import httpx
import msgspec

from benchmarks import machine, quick
from benchmarks.machine import ROOT, note
from benchmarks.serving import servers
from benchmarks.serving.client import Measured, Task
from benchmarks.serving.crowd import SEATS
from benchmarks.serving.servers import Served

ROUNDS = 3
LIMIT = 300.0  # seconds for one measurement, getting ready included
PAUSE = 0.2  # seconds between actions of those who play at leisure
THINKING = "search:5s"


@dataclass(frozen=True)
class Crowd:
    """How many use a server, and for how long."""

    seconds: float = 4.0  # of each measurement
    warm: float = 0.5  # seconds before
    rooms: int = 25
    tables: int = 200
    spare: int = 250  # games that may begin while as many tables as rooms are measured ...
    few_spare: int = 100  # ... and while all tables are
    idle: int = 500  # tables where nobody does anything
    beside: int = 20  # tables that are played at leisure while a bot thinks


QUICK = Crowd(seconds=0.3, warm=0.1, rooms=4, tables=8, spare=16, few_spare=16, idle=4, beside=2)


@dataclass
class Contender:
    """One kind of server under one kind of load."""

    role: str  # in the ratios
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


def contenders(crowd: Crowd) -> list[Contender]:
    """Everything that takes turns."""
    few, many = f"{crowd.rooms} tables", f"{crowd.tables} tables"
    found = [
        Contender(role, f"bare echo, {places} connections", servers.echo, load("echo", places, crowd))
        for role, places in (("echo", SEATS * crowd.rooms), ("echoes", SEATS * crowd.tables))
    ]
    if servers.has_boardgame():
        rooms = load("rooms", crowd.rooms, crowd)
        found.append(Contender("peer", f"boardgame.io, {crowd.rooms} rooms", servers.boardgame, rooms))
    found.append(Contender("few", f"Caylus, SQLite, {few}", servers.sqlite, load("tables", crowd.rooms, crowd)))
    found.append(Contender("many", f"Caylus, SQLite, {many}", servers.sqlite, load("tables", crowd.tables, crowd)))
    if servers.has_postgresql():
        for role, workers in (("one worker", 1), ("two workers", 2)):
            name = f"Caylus, PostgreSQL, {workers} worker{'s' if workers > 1 else ''}, {many}"
            start = partial(servers.postgresql, workers)
            found.append(Contender(role, name, start, load("tables", crowd.tables, crowd)))
    return found


def load(kind: str, places: int, crowd: Crowd) -> dict[str, Any]:
    """What the clients are to do."""
    found: dict[str, Any] = {"kind": kind, "places": places, "seconds": crowd.seconds, "warm": crowd.warm}
    if kind == "tables":
        found["spare"] = crowd.spare if places == crowd.rooms else crowd.few_spare
    return found


def take_turns(all_of_them: list[Contender], rounds: int) -> None:
    """One measurement of each, so many times."""
    for at in range(rounds):
        for each in all_of_them:
            note(f"round {at + 1} of {rounds}: {each.name} ...")
            with each.start() as served:
                each.found.append(measure(served, **each.load))


def idle_memory(crowd: Crowd) -> Measured:
    """What connections cost that only listen."""
    note(f"{SEATS * crowd.idle} idle connections ...")
    with servers.sqlite() as served:
        return measure(served, kind="idle", places=crowd.idle, seconds=1.0)


async def seat_bots(port: int) -> None:
    """A table of bots that think for long."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=30) as client:
        (await client.post("/guests", json={"name": "Host"})).raise_for_status()
        seats = [{"kind": "bot", "bot": THINKING}] * 2
        (await client.post("/tables", json={"game": "caylus", "seats": seats})).raise_for_status()


def beside_a_bot(crowd: Crowd, rounds: int) -> tuple[list[float], list[float]]:
    """p99 of tables played at leisure, without and with a bot that thinks, in turns."""
    alone: list[float] = []
    beside: list[float] = []
    for at in range(rounds):
        for times, thinking in ((alone, False), (beside, True)):
            note(f"round {at + 1} of {rounds}: leisurely play {'beside a thinking bot' if thinking else 'alone'} ...")
            with servers.sqlite() as served:
                if thinking:
                    asyncio.run(seat_bots(served.ports[0]))
                work = {**load("tables", crowd.beside, crowd), "spare": 0, "pause": PAUSE}
                times.append(measure(served, **work).quantile(0.99))
    return alone, beside


def row(each: Contender) -> str:
    """A line of the table."""
    beside = statistics.median(one.beside / max(1, one.done) for one in each.found) * 1e6
    size = statistics.median(one.received / max(1, one.done) for one in each.found)
    return (
        f"| {each.name} | {each.per_second():,.0f} | {each.per_cpu():,.0f} | {each.quantile(0.5):.1f} / "
        f"{each.quantile(0.99):.1f} | {size:,.0f} | {f'{beside:.0f}' if beside else ''} |"
    )


def report(
    crowd: Crowd, found: list[Contender], idle: Measured | None, bot: tuple[list[float], list[float]] | None
) -> str:
    """The table and the ratios."""
    by_role = {each.role: each for each in found}
    lines = [
        "| server | done/s | per server CPU s | p50 / p99 ms | bytes heard | µs of database CPU |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *map(row, found),
        "",
    ]
    few, many, peer = by_role.get("few"), by_role.get("many"), by_role.get("peer")
    echo, echoes = by_role.get("echo"), by_role.get("echoes")
    one, two = by_role.get("one worker"), by_role.get("two workers")
    if few and peer:
        lines.append(f"- {few.per_cpu() / peer.per_cpu():.2f} times boardgame.io's moves per server CPU second (3.2)")
    if few and echo:
        lines.append(f"- {few.per_cpu() / echo.per_cpu():.3f} of the echo's messages per server CPU second (0.17)")
    for ours, bare, tables in ((few, echo, crowd.rooms), (many, echoes, crowd.tables)):
        if ours and bare:
            slower = ours.quantile(0.99) / bare.quantile(0.99)
            lines.append(f"- p99 {slower:.2f} times the echo's, {SEATS * tables} connections (3)")
    if one and two:
        cores = 2 * two.per_cpu() / one.per_cpu()
        lines.append(f"- two workers with a core each do {cores:.2f} times the moves of one with one core (1.5)")
    if idle:
        lines.append(
            f"- {SEATS * crowd.idle} idle connections at {crowd.idle} tables: "
            f"the server holds {idle.memory / 1e6:.0f} MB (500)"
        )
    if bot:
        alone, beside = (statistics.median(times) for times in bot)
        lines.append(f"- p99 of other tables beside a thinking bot: {beside:.1f} ms, {beside / alone:.2f} times (1.5)")
    return "\n".join(lines)


def missing() -> list[str]:
    """What cannot be compared with on this machine."""
    found: list[str] = []
    if not servers.has_boardgame():
        found.append("boardgame.io is not installed, so not compared with; `make bench-server` installs it.")
    if not servers.has_postgresql():
        found.append("There is no PostgreSQL on this machine, so nothing was measured on it.")
    return found


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}")
    parser.add_argument(
        "--seconds", type=float, default=Crowd.seconds, help=f"of each measurement; default {Crowd.seconds}"
    )
    parser.add_argument("--only", default="", help="contenders whose name has this in it, and nothing else")
    quick.offer(parser)
    asked = parser.parse_args()
    rounds, crowd = (1, QUICK) if asked.quick else (max(1, asked.rounds), Crowd(seconds=asked.seconds))
    before = machine.load()
    found = [each for each in contenders(crowd) if asked.only in each.name]
    take_turns(found, rounds)
    idle = bot = None
    if not asked.only:
        idle = idle_memory(crowd)
        bot = beside_a_bot(crowd, rounds)
    print(report(crowd, found, idle, bot))
    for remark in missing():
        print(remark)
    build = "compiled" if machine.has_compiled() else "interpreted"
    print(json.dumps({"cpu": machine.cpu(), "engine": build, "load": [before, machine.load()], "rounds": rounds}))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
