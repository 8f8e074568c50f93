"""Killed servers and killed bots: nothing acknowledged is lost or doubled, and every table goes on.

CAYLUS_FAULT_ROUNDS=50 makes a longer day of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

import caylus
from caylus.server.settings import Settings
from tests.server.conftest import make_settings, new_database
from tests.server.serving import OPEN, Browser, Json, bot, hear, me, served_services
from tests.server.test_command import serving

ROUNDS = int(os.environ.get("CAYLUS_FAULT_ROUNDS", "3"))
CLIENTS = 8
GONE = (httpx.TransportError, ConnectionClosed, InvalidMessage, OSError)


class Client:
    """Somebody who plays on through restarts, and remembers what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.game = list(caylus.GAMES)[number % len(caylus.GAMES)]
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.done: list[tuple[int, str]] = []  # ply and notation, as acknowledged
        self.acknowledged = 0

    async def play(self, address: str) -> None:
        """Play at random until the server is gone; a game that is over is followed by another."""
        async with httpx.AsyncClient(base_url=address + "/api", cookies=self.cookies, timeout=20) as client:
            if not self.cookies:
                (await client.post("/guests", json={"name": "Anna"})).raise_for_status()
                self.cookies = dict(client.cookies)
            while True:
                await self.act(client)

    async def act(self, client: httpx.AsyncClient) -> None:
        """One action, or the wait for a bot."""
        if not self.table:
            wish = {"game": self.game, "seats": [me(), bot("random")]}
            self.table = (await client.post("/tables", json=wish)).json()["id"]
        table = (await client.get(f"/tables/{self.table}")).json()
        if table["status"] == "over":
            self.check((await client.get(f"/tables/{self.table}?since=0")).json())
            self.table, self.done = "", []
            return
        if not table["offers"]:
            await asyncio.sleep(0.01)
            return
        offer = self.rng.choice(table["offers"])
        move = {"version": table["version"], "action": offer["action"]}
        answer = await client.post(f"/tables/{self.table}/actions", json=move)
        assert answer.status_code == 200, answer.text
        self.done.append((table["ply"] + 1, offer["notation"]))
        self.acknowledged += 1

    def check(self, table: Json) -> None:
        """All that was acknowledged stands in the story, once."""
        told = {step["ply"]: step.get("notation") for step in table["steps"]}
        assert len(told) == len(table["steps"]) == table["ply"] + 1
        for ply, notation in self.done:
            assert told[ply] == notation


class LiveClient(Client):
    """The same over a WebSocket that tells small changes: what it tells is acknowledged."""

    async def play(self, address: str) -> None:
        """Play at random until the server is gone."""
        async with httpx.AsyncClient(base_url=address + "/api", cookies=self.cookies, timeout=20) as client:
            if not self.cookies:
                (await client.post("/guests", json={"name": "Hugo"})).raise_for_status()
                self.cookies = dict(client.cookies)
            while True:
                if not self.table:
                    await self.act(client)
                url = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?changes=true"
                cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
                async with connect(url, additional_headers={"cookie": cookie}) as socket:
                    await self.play_live(socket)
                self.check((await client.get(f"/tables/{self.table}?since=0")).json())
                self.table, self.done = "", []

    async def play_live(self, socket: ClientConnection) -> None:
        """Until the game is over."""
        sent: tuple[int, str] | None = None
        while True:
            message = await hear(socket)
            assert message["kind"] in ("update", "change"), message
            table = message.get("table", message)
            if sent is not None and table["ply"] >= sent[0]:
                self.done.append(sent)
                self.acknowledged += 1
                sent = None
            if table.get("status") == "over":
                return
            if table["offers"] and sent is None:
                offer = self.rng.choice(table["offers"])
                sent = (table["ply"] + 1, offer["notation"])
                move = {"kind": "play", "version": table["version"], "action": offer["action"]}
                await socket.send(json.dumps(move))


def kill_a_bot(server: int) -> None:
    """End one of the processes in which the bots of a server think, if there is one at this moment."""
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server and b"spawn_main" in (entry / "cmdline").read_bytes():
                os.kill(int(entry.name), signal.SIGKILL)
                return


async def new_data(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database for server processes."""
    return str(tmp_path / "caylus.db") if kind == "sqlite" else await new_database(request.getfixturevalue("postgres"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_killed_server_loses_and_doubles_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    data = await new_data(kind, tmp_path, request)
    clients = [(Client, LiveClient)[number % 2](number) for number in range(CLIENTS)]
    rng = Random(kind)
    environment = {"CAYLUS_REQUEST_RATE": "1e6", "CAYLUS_REQUEST_BURST": "1000000"}
    for _ in range(ROUNDS):
        with serving(data, environment) as (process, address):
            before = sum(client.acknowledged for client in clients)
            playing = [asyncio.create_task(client.play(address)) for client in clients]
            while (
                sum(client.acknowledged for client in clients) < before + CLIENTS
                or min(client.acknowledged for client in clients) == 0  # each has a table and has played there
            ):
                assert not any(task.done() for task in playing), playing
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0, 0.5))
            kill_a_bot(process.pid)
            await asyncio.sleep(rng.uniform(0, 0.5))
            process.kill()
            await asyncio.to_thread(process.wait)
            ends = await asyncio.gather(*playing, return_exceptions=True)
            assert not [repr(end) for end in ends if not isinstance(end, GONE)]
    with serving(data, environment) as (_, address):
        for client in clients:
            if not client.table:
                continue  # between two games: the last was looked at when it ended
            async with httpx.AsyncClient(base_url=address + "/api", cookies=client.cookies, timeout=20) as web:
                before = (await web.get(f"/tables/{client.table}?since=0")).json()
                client.check(before)
                while True:  # a table that stood still would hang here
                    await client.act(web)
                    if not client.table or (len(client.done) and client.done[-1][0] > before["ply"]):
                        break


async def test_a_bot_whose_process_is_killed_is_asked_again(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[bot("search:0.3s"), bot("search:0.3s")])
        for _ in range(3):
            ply = table["ply"]
            members = services.thinker.crew.members
            while not (thinking := [each for each in list(members.values()) if each.job is not None]):
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            thinking[-1].process.kill()
            while table["ply"] <= ply + 1 or thinking[-1] in list(members.values()):
                await asyncio.sleep(0.02)
                table = await anna.get(f"/tables/{table['id']}")


async def test_a_bot_that_thinks_too_long_is_stopped_and_the_game_goes_on(tmp_path: Path) -> None:
    settings = replace(make_settings(str(tmp_path / "caylus.db")), bot_seconds=1.5)
    async with served_services(settings) as (_, address), Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password="open sesame")
        table = await anna.post("/tables", game="caylus", seats=[bot("search:300s"), bot("search:300s")])
        async with anna.live(table["id"]) as socket:
            while table["ply"] == 0:
                table = (await hear(socket))["table"]


async def locked(path: Path) -> sqlite3.Connection:
    """Another program that keeps a file to itself."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


async def test_nobody_hears_of_an_action_before_it_is_committed(tmp_path: Path) -> None:
    path = tmp_path / "caylus.db"
    async with served_services(make_settings(str(path))) as (_, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        id, move = table["id"], {"version": table["version"], "action": table["offers"][0]["action"]}
        async with anna.live(id) as watching, anna.live(id) as playing:
            await hear(watching)
            await hear(playing)
            other = await locked(path)
            await playing.send(json.dumps({"kind": "play", **move}))
            for socket in (watching, playing):
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(socket.recv(), 0.3)
            assert (await anna.get(f"/tables/{id}"))["ply"] == 0
            other.close()
            assert [(await hear(socket))["table"]["ply"] for socket in (watching, playing)] == [1, 1]


async def test_a_file_that_stays_locked_is_a_clear_error_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "caylus.db"
    settings = replace(make_settings(str(path)), lock_seconds=0.2)
    async with served_services(settings) as (_, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        id, move = table["id"], {"version": table["version"], "action": table["offers"][0]["action"]}
        other = await locked(path)
        problem = await anna.refused(503, "POST", f"/tables/{id}/actions", **move)
        assert problem["sentence"] == "The database cannot be written: database is locked."
        problem = await anna.refused(503, "POST", "/guests", name="Hugo")
        assert "locked" in problem["sentence"]
        other.close()
        assert (await anna.get(f"/tables/{id}"))["ply"] == 0
        assert (await anna.post(f"/tables/{id}/actions", **move))["ply"] == 1


async def test_bots_go_on_thinking_after_a_restart(settings: Settings) -> None:
    async with served_services(replace(settings, bot_workers=0)) as (_, address), Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[bot(), bot()])
        cookies = dict(anna.client.cookies)
        assert table["ply"] == 0
    async with served_services(settings) as (_, address), httpx.AsyncClient(cookies=cookies, timeout=60) as client:
        while table["ply"] < 3:
            await asyncio.sleep(0.02)
            table = (await client.get(f"{address}/api/tables/{table['id']}")).json()


async def test_a_player_on_one_worker_and_a_watcher_on_another_see_the_same_game(postgres: str) -> None:
    settings = make_settings(await new_database(postgres))
    async with (
        served_services(settings) as (_, one),
        served_services(settings) as (_, other),
        Browser(one, "Anna") as anna,
        Browser(other, "Hugo") as hugo,
    ):
        opened = await anna.post("/tables", game="magna-carta", seats=[me(), OPEN], listed=True)
        id = opened["id"]
        async with hugo.live(id) as mine, anna.live(id) as theirs:
            await hear(mine)
            await hear(theirs)
            await hugo.post(f"/tables/{id}/seats/1")
            for _ in range(12):
                tables: list[Json] = []
                for socket in (mine, theirs):
                    table = (await hear(socket))["table"]
                    while (tables and table["version"] < tables[0]["version"]) or table["status"] == "waiting":
                        table = (await hear(socket))["table"]
                    tables.append(table)
                assert tables[0]["version"] == tables[1]["version"]
                seat = tables[0]["decides"]
                table, who = (tables[1], anna) if seat == 0 else (tables[0], hugo)
                move = {"version": table["version"], "action": table["offers"][0]["action"]}
                await who.post(f"/tables/{id}/actions", **move)
        late = {"version": move["version"], "action": 0}
        for each in (anna, hugo):
            await each.refused(409, "POST", f"/tables/{id}/actions", **late)
