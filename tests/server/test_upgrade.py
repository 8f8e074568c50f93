"""Two servers on one database are renewed one after the other while people play: nobody loses a move."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path
from random import Random

from tests.server.conftest import new_database
from tests.server.test_command import serving
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
