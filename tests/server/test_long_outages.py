"""Every kind of outage of PostgreSQL while people play, again and again: nothing acknowledged is lost, nothing doubled.

CAYLUS_FAULT_ROUNDS=20 makes a longer day of it, and tells how long it took until everybody played again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.postgres import DURABLE, Cluster, own_cluster, send
from tests.server.serving import Json, bot, hear, me
from tests.server.test_command import serving
from tests.server.test_faults import CLIENTS, GONE, Client

# Connections that are cut in the middle are seldom closed in order by those who held them
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

ROUNDS = int(os.environ.get("CAYLUS_FAULT_ROUNDS", "1"))
LIFE = 10  # outages that one server lives through
SOON = 10.0  # seconds within which everybody plays again, and a server ends
NO_LIMITS = {"CAYLUS_REQUEST_RATE": "1e6", "CAYLUS_REQUEST_BURST": "1000000"}


class Patient(Client):
    """Somebody who tries what was not acknowledged again, until it is, and knows it by the same key."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.sent = 0
        self.pending: tuple[Json, int, str] | None = None  # what was sent, its ply and notation

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **rest: object) -> Json:
        """A request, until it is answered or the server is gone."""
        while True:
            answer = await client.request(method, path, **rest)  # type: ignore[arg-type]
            if answer.status_code in (200, 201):
                found: Json = answer.json()
                return found
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.1)

    async def play_on(self, address: Callable[[], str]) -> None:
        """Play at random, at whatever address the server is."""
        while True:
            with contextlib.suppress(*GONE):
                async with httpx.AsyncClient(base_url=address() + "/api", cookies=self.cookies, timeout=10) as client:
                    await self.sit_down(client)
                    await self.play_there(client, address())
            await asyncio.sleep(0.1)

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        """Have a name and a table."""
        if not self.cookies:
            await self.ask(client, "POST", "/guests", json={"name": "Anna"})
            self.cookies = dict(client.cookies)
        if not self.table:
            wish = {"game": self.game, "seats": [me(), bot("random")]}
            self.table = (await self.ask(client, "POST", "/tables", json=wish))["id"]

    async def play_there(self, client: httpx.AsyncClient, address: str) -> None:  # noqa: ARG002
        """Over HTTP, until the server is another one."""
        while True:
            if self.pending is None:
                await self.choose(await self.ask(client, "GET", f"/tables/{self.table}"), client)
                continue
            move, ply, notation = self.pending
            key = {"Idempotency-Key": str(self.sent)}
            answer = await client.post(f"/tables/{self.table}/actions", json=move, headers=key)
            assert answer.status_code in (200, 503), answer.text
            if answer.status_code == 200:
                self.acknowledge(ply, notation)
            else:
                await asyncio.sleep(0.1)

    def acknowledge(self, ply: int, notation: str) -> None:
        """It has been kept."""
        self.done.append((ply, notation))
        self.acknowledged += 1
        self.pending = None

    async def choose(self, table: Json, client: httpx.AsyncClient) -> None:
        """What to do next, if it is one's turn; a game that is over is looked at, and followed by another."""
        if table.get("status") == "over":
            self.check(await self.ask(client, "GET", f"/tables/{self.table}?since=0"))
            self.table, self.done = "", []
            await self.sit_down(client)
        elif table["offers"]:
            offer = self.rng.choice(table["offers"])
            self.sent += 1
            self.pending = (
                {"version": table["version"], "action": offer["action"]},
                table["ply"] + 1,
                offer["notation"],
            )
        else:
            await asyncio.sleep(0.02)


class PatientLive(Patient):
    """The same over a WebSocket."""

    async def play_there(self, client: httpx.AsyncClient, address: str) -> None:
        """Until the connection or the game ends."""
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?changes=true"
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connect(url, additional_headers={"cookie": cookie}, open_timeout=10) as socket:
            while True:
                message = await hear(socket)
                table = message.get("table", message)
                if message["kind"] == "refusal":
                    assert message["problem"] in ("storage", "unknown"), message
                    await asyncio.sleep(0.1)
                    await self.send(socket)
                    continue
                if self.pending is not None and table["ply"] >= self.pending[1]:
                    self.acknowledge(*self.pending[1:])
                if table.get("status") == "over":
                    await self.choose(table, client)
                    return
                if self.pending is None and table["offers"]:
                    await self.choose(table, client)
                    await self.send(socket)
                elif self.pending is not None and message["kind"] == "update":
                    await self.send(socket)

    async def send(self, socket: ClientConnection) -> None:
        """What is not acknowledged."""
        if self.pending is not None:
            await socket.send(json.dumps({"kind": "play", **self.pending[0], "ref": str(self.sent)}))


async def everybody_plays(clients: Sequence[Client], playing: asyncio.Future[list[None]]) -> None:
    """Until each has had one more action acknowledged."""
    before = [client.acknowledged for client in clients]
    while any(client.acknowledged <= had for client, had in zip(clients, before, strict=True)):
        assert not playing.done(), playing
        await asyncio.sleep(0.01)


async def stop_and_check(clients: Sequence[Client], playing: asyncio.Future[list[None]], address: str) -> None:
    """All that was acknowledged is there, once."""
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    for client in clients:
        if client.table:
            async with httpx.AsyncClient(base_url=address + "/api", cookies=client.cookies, timeout=20) as web:
                client.check((await web.get(f"/tables/{client.table}?since=0")).json())


async def played_twice(data: str) -> list[str]:
    """Tables at which the same wish was fulfilled more than once."""
    connection = await asyncpg.connect(data)
    found = await connection.fetch(
        "SELECT table_id FROM events WHERE kind = 'play' GROUP BY table_id, body HAVING body > '' AND count(*) > 1"
    )
    await connection.close()
    return [str(row["table_id"]) for row in found]


async def restart(cluster: Cluster, rng: Random) -> None:
    """What happens when PostgreSQL is updated."""
    await asyncio.to_thread(cluster.stop, signal.SIGINT)
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(cluster.start)


async def crash(cluster: Cluster, rng: Random) -> None:
    """What happens when the machine of PostgreSQL fails."""
    await asyncio.to_thread(cluster.kill)
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(cluster.start)


async def cut(cluster: Cluster, rng: Random) -> None:
    """Every connection ends, 25 times in a few seconds."""
    connection = await asyncpg.connect(f"{cluster.address}/postgres")
    for _ in range(25):
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'caylus'"
        )
        await asyncio.sleep(rng.uniform(0, 0.2))
    await connection.close()


def title_of(process: int) -> bytes:
    """What a process says that it does."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


async def kill_one(cluster: Cluster, rng: Random) -> None:
    """One connection's process is killed, and PostgreSQL ends all others and looks through its log."""
    for _ in range(3):
        if busy := [each for each in cluster.all_processes() if b"127.0.0.1(" in title_of(each)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(rng.choice(busy), signal.SIGKILL)
        await asyncio.sleep(rng.uniform(0, 1.5))


async def freeze(cluster: Cluster, rng: Random) -> None:
    """PostgreSQL falls silent, and goes on later as if nothing had happened."""
    cluster.freeze()
    await asyncio.sleep(rng.uniform(1, 6))
    cluster.thaw()


async def silence(cluster: Cluster, rng: Random) -> None:
    """Some connections, the one that listens perhaps among them, fall silent for good."""
    connection = await asyncpg.connect(f"{cluster.address}/postgres")
    rows = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE application_name = 'caylus'")
    await connection.close()
    silent = rng.sample([row["pid"] for row in rows], max(1, len(rows) // 2))
    send(signal.SIGSTOP, silent)
    await asyncio.sleep(rng.uniform(1, 6))
    send(signal.SIGCONT, silent)


@pytest.mark.parametrize("outage", [restart, crash, cut, kill_one, freeze, silence])
async def test_outages_under_load_lose_and_double_nothing(
    outage: Callable[[Cluster, Random], Awaitable[None]], tmp_path: Path
) -> None:
    rng = Random(outage.__name__)
    clients = [(Patient, PatientLive)[number % 2](number) for number in range(CLIENTS)]
    again: list[float] = []
    ends: list[float] = []
    place = ""

    with own_cluster(DURABLE) as cluster:
        data = f"{cluster.address}/postgres"
        playing: asyncio.Future[list[None]] | None = None
        for start in range(0, ROUNDS, LIFE):
            with serving(data, NO_LIMITS, tmp_path / "log") as (process, place):
                if playing is None:
                    playing = asyncio.gather(*(client.play_on(lambda: place) for client in clients))
                await everybody_plays(clients, playing)
                for _ in range(min(LIFE, ROUNDS - start)):
                    await outage(cluster, rng)
                    back = time.monotonic()
                    await everybody_plays(clients, playing)
                    again.append(time.monotonic() - back)
                    sys.stdout.write(f"{outage.__name__}: everybody played again after {again[-1]:.1f} s\n")
                    sys.stdout.flush()
                if outage in (restart, crash):
                    cluster.kill()
                elif outage is freeze:
                    cluster.freeze()
                told = time.monotonic()
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, 60) == 0
                ends.append(time.monotonic() - told)
                sys.stdout.write(f"{outage.__name__}: SIGTERM took {ends[-1]:.1f} s\n")
                if outage in (restart, crash):
                    await asyncio.to_thread(cluster.start)
                cluster.thaw()
        assert playing is not None
        with serving(data, NO_LIMITS, tmp_path / "log") as (_, place):
            await everybody_plays(clients, playing)
            await stop_and_check(clients, playing, place)
        assert await played_twice(data) == []
    sys.stdout.write(
        f"{outage.__name__}: {ROUNDS} times, {sum(client.acknowledged for client in clients)} actions acknowledged; "
        f"everybody played again after {max(again):.1f} s at most; SIGTERM took {max(ends):.1f} s at most; "
        f"{(tmp_path / 'log').stat().st_size / 1024:.0f} KiB of log\n"
    )
    assert max(again) < SOON
    assert max(ends) < SOON
