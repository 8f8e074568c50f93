"""The bot of the page about the network interface plays a whole game."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from caylus.server.settings import Settings
from tests.server.serving import Browser, bot, me, served

CLIENT = Path(__file__).parents[2] / "docs" / "bot_client.py"


async def test_the_bot_of_the_page_plays_a_whole_game(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        token = (await anna.post("/tokens", label="my bot"))["secret"]
        table = await anna.post("/tables", game="magna-carta", seats=[me(), bot("random")])
        with subprocess.Popen([sys.executable, str(CLIENT), address, token], stdout=subprocess.DEVNULL) as client:
            try:
                while table["status"] != "over":
                    await asyncio.sleep(0.1)
                    assert client.poll() is None
                    table = await anna.get(f"/tables/{table['id']}")
            finally:
                client.kill()
