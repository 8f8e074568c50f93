"""`caylus worker`: several processes share the bots' thinking, and the job of one that dies is taken by another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import asyncpg

from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, bot, served_services

WORKER = [sys.executable, "-m", "caylus", "worker", "--bot-workers", "1"]


@contextlib.contextmanager
def working(data: str) -> Iterator[subprocess.Popen[str]]:
    """A worker that is ready."""
    with subprocess.Popen(
        [*WORKER, "--data", data], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert "think" in process.stdout.readline()
            yield process
        finally:
            process.kill()


async def test_workers_think_for_a_server_that_has_none_and_stop_in_order(postgres: str) -> None:
    data = await new_database(postgres)
    with working(data) as one, working(data) as two:
        settings = replace(make_settings(data), bot_workers=0)
        async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
            tables = [(await anna.post("/tables", game="caylus", seats=[bot(), bot()]))["id"] for _ in range(3)]
            for id in tables:
                while (await anna.get(f"/tables/{id}"))["ply"] < 5:
                    await asyncio.sleep(0.05)
            assert services.thinker.answered == 0
            for process in (one, two):
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, 30) == 0
            connection = await asyncpg.connect(data)
            while await connection.fetchval("SELECT count(*) FROM jobs WHERE lease > 0"):
                await asyncio.sleep(0.05)
            await connection.close()


async def test_the_job_of_a_killed_worker_is_asked_again(postgres: str) -> None:
    data = await new_database(postgres)
    settings = replace(make_settings(data), bot_workers=0)
    async with served_services(settings) as (_, address), Browser(address, "Anna") as anna:
        with working(data) as first:
            await anna.post("/accounts", name="Anna", password="open sesame")
            id = (await anna.post("/tables", game="caylus", seats=[bot("search:600s"), bot("random")]))["id"]
            connection = await asyncpg.connect(data)
            while not await connection.fetchval("SELECT count(*) FROM jobs WHERE worker != ''"):
                await asyncio.sleep(0.05)
            os.kill(first.pid, signal.SIGKILL)
        taken = await connection.fetchval("SELECT worker FROM jobs")
        with working(data):
            while await connection.fetchval("SELECT worker FROM jobs") == taken:
                await asyncio.sleep(0.05)
            assert (await anna.get(f"/tables/{id}"))["ply"] == 0
        await connection.close()


def test_a_worker_without_postgresql_says_so() -> None:
    done = subprocess.run([*WORKER, "--data", "caylus.db"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("A worker needs PostgreSQL")
