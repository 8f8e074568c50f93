"""Two servers on one database are renewed one after the other while people play: nobody loses a move."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path
from random import Random

import pytest

from caylus.server.bots.queue import OFFER
from caylus.server.storage.postgres import PostgresStore
from caylus.tables.events import chain
from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, bot, me, served_services
from tests.server.test_command import serving
from tests.server.test_hashes import OfTomorrow
from tests.server.test_long_outages import (
    NO_LIMITS,
    Patient,
    PatientLive,
    everybody_plays,
    played_twice,
    stop_and_check,
)


async def test_two_servers_are_renewed_in_turn_without_a_lost_move(postgres: str, tmp_path: Path) -> None:
    data, rng = await new_database(postgres), Random(1)
    clients = [(Patient, PatientLive)[number % 2](number) for number in range(4)]
    with contextlib.ExitStack() as stack:
        running = [stack.enter_context(serving(data, NO_LIMITS, tmp_path / "log")) for _ in range(2)]
        playing = asyncio.gather(*(client.play_on(lambda: rng.choice(running)[1]) for client in clients))
        await everybody_plays(clients, playing)
        for _ in range(2):
            process, _ = running.pop(0)
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 60) == 0
            await everybody_plays(clients, playing)
            running.append(await asyncio.to_thread(stack.enter_context, serving(data, NO_LIMITS, tmp_path / "log")))
            await everybody_plays(clients, playing)
        await stop_and_check(clients, playing, running[0][1])
    assert await played_twice(data) == []


@pytest.mark.parametrize("what", ["events", "rules"])
async def test_the_bots_of_a_table_that_only_a_newer_server_knows_are_left_to_it(postgres: str, what: str) -> None:
    settings = make_settings(await new_database(postgres))
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await services.tables.get((await anna.post("/tables", game="caylus", seats=[me("A"), me("B")]))["id"])
        store = services.store
        assert isinstance(store, PostgresStore)
        if what == "events":
            await store.append(table.id, chain(table.id, table.last_hash, table.version, [OfTomorrow()], 0.5))
            await services.catch_up_soon(table.id)  # which does not try again and again
        else:
            await store.fetch("UPDATE tables SET rules = 99 WHERE id = $1", table.id)
        services.tables.put_away(table)
        await store.fetch(OFFER, table.id, table.version + 1, "anna", False)
        while not await store.fetch("SELECT 1 FROM jobs WHERE table_id = $1 AND lease > 0", table.id):
            await asyncio.sleep(0.02)
        other = await anna.post("/tables", game="caylus", seats=[bot("random"), bot("random")])
        while (await services.tables.get(other["id"])).ply < 3:
            await asyncio.sleep(0.02)
        assert await store.fetch("SELECT 1 FROM jobs WHERE table_id = $1", table.id)
        assert services.thinker.hindrance() == ""
