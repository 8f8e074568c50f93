"""The page about the network interface: its bot plays a whole game, and it names every endpoint there is."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

from caylus.server.app import make_app
from caylus.server.services import Services
from caylus.server.settings import Settings
from tests.server.serving import Browser, bot, me, served

DOCS = Path(__file__).parents[2] / "docs"
CLIENT = DOCS / "bot_client.py"
PAGE = (DOCS / "bot-api.md").read_text("utf-8")


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


def test_the_bot_of_the_page_is_short() -> None:
    assert len(CLIENT.read_text("utf-8").splitlines()) <= 30


def test_the_page_names_every_endpoint_and_every_refusal() -> None:
    document = make_app(Services(Settings(data=":memory:"))).openapi_schema.to_schema()
    named = set(re.findall(r"`(?:(?:GET|POST|PUT|PATCH|DELETE) )?(/[^ `?]*)", PAGE)) | {"/tables/{id}/record.json"}
    shapes = {re.sub(r"\{[^}]*\}|(?<=/)\d+", "*", path) for path in named}
    for path in document["paths"]:
        assert re.sub(r"\{[^}]*\}", "*", path.removeprefix("/api")) in shapes, path
    for operation in document["paths"]["/api/tables"].values():
        for status in operation["responses"]:
            assert status in ("200", "201") or f"| {status} |" in PAGE
