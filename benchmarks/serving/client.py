"""The process of the clients: `python -m benchmarks.serving.client '{"kind": "echo", ...}'` prints what it measured."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Any, Final

import msgspec
import uvloop

from benchmarks.serving.clock import cpu_seconds, memory
from benchmarks.serving.crowd import Count, Echoes, Load, PlayedTables, Rooms

PATIENCE: Final = 120.0  # seconds until every connection is open


class Task(msgspec.Struct, kw_only=True):
    """What to do to which server."""

    kind: str  # echo, rooms, tables, idle
    ports: list[int]
    processes: list[int]  # of the server
    beside: list[int] = []  # of its database
    places: int = 25
    spare: int = 0
    pause: float = 0.0
    warm: float = 0.5  # seconds before counting begins
    seconds: float = 3.0


class Measured(msgspec.Struct, kw_only=True):
    """What came of it."""

    done: int
    seconds: float
    cpu: float  # of the server
    beside: float  # of its database
    times: list[float]  # seconds from sending to everyone having it: sorted, at most 2,000 of them, evenly picked
    received: int  # bytes by all clients
    memory: int

    def quantile(self, part: float) -> float:
        """So many of a hundred took no longer, in milliseconds."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * part))] * 1000 if self.times else 0.0


def load_of(task: Task, count: Count) -> Load:
    """The clients for a task."""
    if task.kind == "echo":
        return Echoes(task.ports[0], task.places, count)
    if task.kind == "rooms":
        return Rooms(task.ports[0], task.places, count)
    return PlayedTables(task.ports, task.places, task.spare, count, task.pause)


def picked(times: list[float], most: int = 2000) -> list[float]:
    """Enough of many times to tell quantiles by."""
    return times if len(times) <= most else [times[at * len(times) // most] for at in range(most)]


async def measure(task: Task) -> Measured:
    """Let the clients do their worst for a while."""
    failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(_: object, context: dict[str, Any]) -> None:
        if not failure.done():
            failure.set_exception(context.get("exception") or RuntimeError(context["message"]))

    asyncio.get_running_loop().set_exception_handler(fail)
    count = Count()
    load = load_of(task, count)
    preparing = asyncio.ensure_future(load.prepare())
    await asyncio.wait([failure, preparing], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if not preparing.done():
        preparing.cancel()
        await failure if failure.done() else sys.exit("The server takes too long to get ready.")
    await preparing
    gc.collect()
    gc.freeze()
    if task.kind != "idle":
        load.begin()
        await asyncio.wait([failure], timeout=task.warm)
    used, beside, start = cpu_seconds(*task.processes), cpu_seconds(*task.beside), asyncio.get_running_loop().time()
    received = sum(socket.received for socket in load.all_sockets())
    count.on = True
    await asyncio.wait([failure], timeout=task.seconds)
    count.on = False
    seconds = asyncio.get_running_loop().time() - start
    used, beside = cpu_seconds(*task.processes) - used, cpu_seconds(*task.beside) - beside
    received = sum(socket.received for socket in load.all_sockets()) - received
    after = memory(*task.processes)
    if failure.done():
        await failure
    failure.cancel()
    load.close()
    return Measured(
        done=len(count.times),
        seconds=seconds,
        cpu=used,
        beside=beside,
        times=picked(sorted(count.times)),
        received=received,
        memory=after,
    )


if __name__ == "__main__":
    found = uvloop.run(measure(msgspec.json.decode(sys.argv[1], type=Task)))
    sys.stdout.buffer.write(msgspec.json.encode(found))
