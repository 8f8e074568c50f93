"""The servers to measure, each started for one measurement and ended after it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.machine import BUILDS, ROOT, has_compiled
from tests.server.postgres import DURABLE, find_programs, free_port, running_postgres

PEER = Path(__file__).parent / "boardgame"
BOARDGAME = ROOT / "build" / "boardgame"
NO_LIMITS = {
    "CAYLUS_SOCKETS": "1000000",
    "CAYLUS_REQUEST_RATE": "1e9",
    "CAYLUS_REQUEST_BURST": "1000000000",
    "CAYLUS_LOG_LEVEL": "warning",
}


@dataclass
class Served:
    """A server that answers."""

    ports: list[int]
    processes: list[int]
    beside: list[int] = field(default_factory=list)  # of its database


@contextlib.contextmanager
def started(command: list[str], ports: list[int], **variables: str) -> Iterator[list[int]]:
    """A process that listens on these ports, ended in the end; gives its number."""
    environment = {**os.environ, **variables}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    try:
        for port in ports:
            wait_for(port, process)
        yield [process.pid]
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until it listens."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if process.poll() is not None:
            sys.exit(f"The server ended with {process.returncode}.")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    sys.exit("The server does not listen.")


@contextlib.contextmanager
def echo() -> Iterator[Served]:
    """The bare echo."""
    port = free_port()
    with started([sys.executable, "-m", "benchmarks.serving.echo_app", str(port)], [port]) as processes:
        yield Served([port], processes)


@contextlib.contextmanager
def boardgame() -> Iterator[Served]:
    """boardgame.io, where `make bench-server` has put it."""
    node = find_node()
    assert node is not None
    shutil.copy(PEER / "server.cjs", BOARDGAME)
    port = free_port()
    with started([node, str(BOARDGAME / "server.cjs"), str(port)], [port], NODE_ENV="production") as processes:
        yield Served([port], processes)


def has_boardgame() -> bool:
    """Whether it is there, and a Node to run it with."""
    return (BOARDGAME / "node_modules").is_dir() and find_node() is not None


def find_node() -> str | None:
    """The machine's Node, or else the one that was installed beside this Python."""
    beside = Path(sys.executable).parent
    return shutil.which("node") or shutil.which("node", path=str(beside))


def serve_command(data: str, port: int) -> list[str]:
    """How a server of ours is started."""
    return [
        *(sys.executable, "-m", "caylus", "serve"),
        *("--data", data, "--port", str(port), "--bot-workers", "1"),
    ]


def build() -> dict[str, str]:
    """The compiled engine, where there is one."""
    return {"PYTHONPATH": str(BUILDS["compiled"])} if has_compiled() else {}


@contextlib.contextmanager
def sqlite(**variables: str) -> Iterator[Served]:
    """Ours with its one file."""
    folder = Path(tempfile.mkdtemp(prefix="caylus-bench-"))
    port = free_port()
    try:
        with started(serve_command(str(folder / "a.db"), port), [port], **NO_LIMITS, **build(), **variables) as found:
            yield Served([port], found)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgresql(workers: int) -> Iterator[Served]:
    """Ours on a PostgreSQL that keeps what it acknowledges, as several processes."""
    programs = find_programs()
    assert programs is not None
    with running_postgres(programs, DURABLE) as (address, database), contextlib.ExitStack() as stack:
        served = Served([], [], [database])
        for _ in range(workers):
            port = free_port()
            command = serve_command(f"{address}/postgres", port)
            served.processes += stack.enter_context(started(command, [port], **NO_LIMITS, **build()))
            served.ports.append(port)
        yield served


def has_postgresql() -> bool:
    """Whether there is a PostgreSQL."""
    return find_programs() is not None
