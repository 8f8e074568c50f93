"""Small changes: a client that folds them into the table it knows always has the table as it is."""

from __future__ import annotations

import json
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection

import caylus
from caylus.core.state import lay_over
from caylus.server.http.shortcut import frame
from caylus.server.settings import Settings
from tests.server.serving import OPEN, Browser, Json, hear, me, served

GAMES = list(caylus.GAMES)


def fold(table: Json, message: Json) -> Json:
    """What a client does with a message, as docs/bot-api.md says it."""
    if message["kind"] == "update":
        found: Json = message["table"]
        return found
    assert message["kind"] == "change", message
    assert message["base"] == table["version"]
    changed = {key: value for key, value in message.items() if key not in ("kind", "base", "view")}
    return {**table, **changed, "view": lay_over(table["view"], message["view"])}


class Client:
    """Somebody who keeps a table by folding what the socket tells."""

    def __init__(self, browser: Browser, socket: ClientConnection) -> None:
        self.browser = browser
        self.socket = socket
        self.table: Json = {}
        self.kinds: list[str] = []

    async def hear(self) -> None:
        """The next message."""
        message = await hear(self.socket)
        self.kinds.append(message["kind"])
        self.table = fold(self.table, message)

    async def play(self, action: int) -> None:
        """Answer the decision."""
        move = {"kind": "play", "version": self.table["version"], "action": action}
        await self.socket.send(json.dumps(move))

    async def check(self) -> None:
        """What was folded is what the server tells whoever asks."""
        table = self.table
        asked = await self.browser.get(f"/tables/{table['id']}?since={table['version'] - 1}")
        for key in (
            "version",
            "ply",
            "status",
            "decides",
            "undo",
            "view",
            "offers",
            "seat",
            "since",
            "steps",
            "from_ply",
        ):
            assert table[key] == asked[key], key


@pytest.mark.parametrize("game", GAMES)
async def test_a_client_that_folds_changes_knows_what_one_that_asks_is_told(settings: Settings, game: str) -> None:
    rng = Random(game)
    async with served(settings) as address, Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
        id = (await anna.post("/tables", game=game, seats=[me(), OPEN], listed=True))["id"]
        await hugo.post(f"/tables/{id}/seats/1")
        async with anna.live(id, "?changes=true") as hers, hugo.live(id, "?changes=true") as his:
            clients = [Client(anna, hers), Client(hugo, his)]
            for client in clients:
                await client.hear()
            for _ in range(30):
                seat = clients[0].table["decides"]
                await clients[seat].play(rng.choice(clients[seat].table["offers"])["action"])
                for client in clients:
                    await client.hear()
                    await client.check()
            assert [client.kinds for client in clients] == [["update", *["change"] * 30]] * 2


async def test_chat_and_undo_come_as_whole_tables_and_changes_go_on_after_them(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        id = (await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")]))["id"]
        async with anna.live(id, "?changes=true&seat=0") as socket:
            table = (await hear(socket))["table"]
            for kind in ("change", "update", "change", "update"):
                if kind == "change":
                    action = (await anna.get(f"/tables/{id}"))["offers"][0]["action"]
                    await socket.send(json.dumps({"kind": "play", "version": table["version"], "action": action}))
                elif table["ply"] == 1:
                    await socket.send(json.dumps({"kind": "say", "text": "Well played"}))
                else:
                    await socket.send(json.dumps({"kind": "undo", "version": table["version"]}))
                message = await hear(socket)
                assert message["kind"] == kind
                table = fold(table, message)
            assert table["ply"] == 1


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in GAMES), ("caylus-1303", {"points": "open"})], ids=str
)
def test_in_an_open_game_all_see_the_same_and_in_others_they_do_not(game: str, options: dict[str, str]) -> None:
    state, rng, differed = caylus.new(game, players=3, seed=5, options=options), Random(1), False
    for _ in range(60):
        views = [{**state.view(seat), "you": None} for seat in (None, 0, 1, 2)]
        differed |= any(view != views[0] for view in views)
        if state.over:
            break
        state.play(rng.choice(state.actions()))
    about = caylus.GAMES[game]
    assert differed == about.hides(about.check_options(options))


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_are_what_a_client_can_read(size: int) -> None:
    framed = frame(b"a" * size)
    start = {0: 2, 125: 2, 126: 4, 65535: 4, 65536: 10}[size]
    assert framed[0] == 0x81
    assert framed[start:] == b"a" * size
    assert int.from_bytes(framed[1:start], "big") & ((1 << (8 * (start - 2) or 8)) - 1) == size


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
async def test_a_doubled_click_changes_nothing_and_what_is_refused_is_told(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        id = (await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")]))["id"]
        async with anna.live(id, "?changes=true") as socket:
            client = Client(anna, socket)
            await client.hear()
            for _ in range(10):
                await client.play(client.table["offers"][0]["action"])
                await client.hear()
                await client.check()
            version = client.table["version"]
            await client.play(0 if client.table["offers"][0]["action"] else 10_000)
            assert (await hear(socket))["kind"] == "refusal"
            await client.play(client.table["offers"][0]["action"])
            await client.play(client.table["offers"][0]["action"])  # a doubled click
            problems = [(await hear(socket)).get("problem") for _ in range(2)]
            assert "conflict" in problems
            assert (await anna.get(f"/tables/{id}"))["version"] == version + 1
