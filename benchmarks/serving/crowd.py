"""Those who use a server as hard as they can. A load is a number of places where one message is under way at a time."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Final, Protocol

import httpx
import msgspec

from benchmarks.serving.sockets import Socket, connect

ECHOED: Final = b'{"kind":"play","version":123,"action":"place quarry"}'
SEATS: Final = 4
BY_FOUR: Final = 100  # tables at which the same four people sit


class Count:
    """What was done, and how long each took from being sent to everyone having it."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.on = False

    def add(self, sent: float) -> None:
        """One more, if it is counted now."""
        if self.on:
            self.times.append(time.perf_counter() - sent)


class Load(Protocol):
    """Clients of one kind of server."""

    async def prepare(self) -> None:
        """Open every connection."""

    def begin(self) -> None:
        """Send the first messages; each answer is followed by the next."""

    def all_sockets(self) -> list[Socket]:
        """Every connection."""

    def close(self) -> None:
        """Hang up."""


class Echoes:
    """Connections that each get back what they have sent."""

    def __init__(self, port: int, connections: int, count: Count) -> None:
        self.port = port
        self.connections = connections
        self.count = count
        self.sockets: list[Socket] = []
        self.sent = [0.0] * connections
        self.going = True

    async def prepare(self) -> None:
        """Open every connection."""
        for at in range(self.connections):
            self.sockets.append(await connect(self.port, "/", lambda *_, at=at: self.hear(at)))

    def begin(self) -> None:
        """Everybody sends."""
        for at in range(self.connections):
            self.send(at)

    def hear(self, at: int) -> None:
        """It has come back."""
        self.count.add(self.sent[at])
        if self.going:
            self.send(at)

    def send(self, at: int) -> None:
        """Once more."""
        self.sent[at] = time.perf_counter()
        self.sockets[at].send(ECHOED)

    def all_sockets(self) -> list[Socket]:
        """Every connection."""
        return self.sockets

    def close(self) -> None:
        """Hang up."""
        self.going = False
        for socket in self.sockets:
            socket.close()


class Place:
    """A table or room: an action is done when all who sit there have heard of it."""

    def __init__(self, count: Count, rng: Random) -> None:
        self.count = count
        self.rng = rng
        self.sockets: list[Socket] = []
        self.versions = [-1] * SEATS
        self.version = -1
        self.sent = 0.0
        self.going = False
        self.pause = 0.0  # seconds before the next action

    def heard(self, seat: int, version: int) -> None:
        """One of them has it; the last one makes it complete."""
        self.versions[seat] = version
        if version > self.version and min(self.versions) == version:
            self.version = version
            if self.going:
                self.count.add(self.sent)
                if self.pause:
                    asyncio.get_running_loop().call_later(self.pause * self.rng.uniform(0.5, 1.5), self.act)
                else:
                    self.act()

    def begin(self) -> None:
        """Act from now on."""
        self.going = True
        self.act()

    def act(self) -> None:
        """Whoever decides sends an action."""
        raise NotImplementedError

    def close(self) -> None:
        """Hang up."""
        self.going = False
        for socket in self.sockets:
            socket.close()


# -- boardgame.io -------------------------------------------------------------------------------------------


class Room(Place):
    """Four players of the placing game, over socket.io as its own client speaks it."""

    def __init__(self, port: int, name: str, count: Count, rng: Random) -> None:
        super().__init__(count, rng)
        self.port = port
        self.name = name
        self.taken: list[int | None] = []
        self.turn = 0
        self.newest = -1

    async def open(self) -> None:
        """Sit down."""
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            hear = lambda socket, text, seat=seat: self.hear(seat, socket, text)  # noqa: E731
            self.sockets.append(await connect(self.port, path, hear))
        while min(self.versions) < 0:
            await asyncio.sleep(0.01)

    def hear(self, seat: int, socket: Socket, text: bytes) -> None:
        """A packet."""
        if text.startswith(b"0"):
            socket.send(b"40/placing,")
        elif text == b"2":
            socket.send(b"3")
        elif text.startswith(b"40/placing"):
            socket.send(b"42/placing," + json.dumps(["sync", self.name, str(seat), None, SEATS]).encode())
        elif text.startswith(b"42/placing,"):
            kind, _, *rest = msgspec.json.decode(text[11:])
            if kind == "sync":
                self.learn(rest[0]["state"])
            elif kind == "update":
                self.learn(rest[0])
            if kind in ("sync", "update"):
                self.heard(seat, self.newest)

    def learn(self, state: dict[str, object]) -> None:
        """The state of the room."""
        self.newest = int(str(state["_stateID"]))
        self.turn = int(state["ctx"]["currentPlayer"])  # type: ignore[index]
        self.taken = state["G"]["spaces"]  # type: ignore[index]

    def act(self) -> None:
        """Take a space that is free."""
        space = self.rng.choice([at for at, owner in enumerate(self.taken) if owner is None])
        seat = str(self.turn)
        payload = {"type": "place", "args": [space], "playerID": seat, "credentials": None}
        message = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self.name, seat]
        self.sent = time.perf_counter()
        self.sockets[self.turn].send(b"42/placing," + msgspec.json.encode(message))


class Rooms:
    """Rooms of boardgame.io."""

    def __init__(self, port: int, rooms: int, count: Count) -> None:
        self.rooms = [Room(port, f"room-{at}", count, Random(at)) for at in range(rooms)]

    async def prepare(self) -> None:
        """Open every room."""
        for room in self.rooms:
            await room.open()

    def begin(self) -> None:
        """Everybody plays."""
        for room in self.rooms:
            room.begin()

    def all_sockets(self) -> list[Socket]:
        """Every connection."""
        return [socket for room in self.rooms for socket in room.sockets]

    def close(self) -> None:
        """Hang up."""
        for room in self.rooms:
            room.close()


# -- Caylus -------------------------------------------------------------------------------------------------


class OfferHeard(msgspec.Struct):
    """What can be done."""

    action: int


class Heard(msgspec.Struct):
    """As much of a message as a random player reads."""

    kind: str = ""
    version: int = -1
    decides: int | None = None
    offers: list[OfferHeard] = []
    table: Heard | None = None
    sentence: str = ""


CHANGE: Final = re.compile(rb'\{"kind":"change","base":\d+,"version":(\d+),"ply":\d+,"decides":(\d)')
DECODER: Final = msgspec.json.Decoder(Heard)


class PlayedTable(Place):
    """Four random players at a table."""

    def __init__(self, ports: list[int], id: str, cookies: list[str], count: Count, rng: Random) -> None:
        super().__init__(count, rng)
        self.ports = ports
        self.id = id
        self.cookies = cookies
        self.decides: int | None = None
        self.offers: list[OfferHeard] = []
        self.on_end: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Sit down; with several servers, neighbours sit at different ones."""
        for seat in range(SEATS):
            path = f"/api/tables/{self.id}/live?changes=true"
            hear = lambda _, text, seat=seat: self.hear(seat, text)  # noqa: E731
            port = self.ports[seat % len(self.ports)]
            self.sockets.append(await connect(port, path, hear, self.cookies[seat]))
        while min(self.versions) < 0:
            await asyncio.sleep(0.01)

    def hear(self, seat: int, text: bytes) -> None:
        """A message to a seat; who does not decide reads no more of a change than how it begins."""
        found = CHANGE.match(text)
        if found is not None and int(found[2]) != seat:
            self.decides = int(found[2])
            self.heard(seat, int(found[1]))
            return
        heard = DECODER.decode(text)
        if heard.kind == "refusal":
            raise RuntimeError(heard.sentence)
        heard = heard.table or heard
        if heard.decides == seat:
            self.offers = heard.offers
        self.decides = heard.decides
        self.heard(seat, heard.version)

    def act(self) -> None:
        """Any legal action."""
        if self.decides is None:
            self.going = False
            self.on_end()
            return
        action = self.rng.choice(self.offers).action
        self.sent = time.perf_counter()
        self.sockets[self.decides].send(b'{"kind":"play","version":%d,"action":%d}' % (self.version, action))


class PlayedTables:
    """Tables of four; when a game is over its players go on at one that was laid in advance."""

    def __init__(self, ports: list[int], tables: int, spare: int, count: Count, pause: float = 0.0) -> None:
        self.ports = ports
        self.number = tables
        self.spare = spare
        self.count = count
        self.pause = pause
        self.tables: list[PlayedTable] = []
        self.begun = 0

    async def prepare(self) -> None:
        """Open every table, the spare ones too."""
        for start in range(0, self.number + self.spare, BY_FOUR):
            await self.open_tables(range(start, min(start + BY_FOUR, self.number + self.spare)))

    async def open_tables(self, numbers: range) -> None:
        """Tables for the same four people."""
        address = f"http://127.0.0.1:{self.ports[0]}/api"
        people = [httpx.AsyncClient(base_url=address, timeout=60) for _ in range(SEATS)]
        for name, person in zip("ABCD", people, strict=True):
            (await person.post("/guests", json={"name": name})).raise_for_status()
        cookies = [f"caylus={person.cookies['caylus']}" for person in people]
        for number in numbers:
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
            made = await people[0].post("/tables", json={"game": "caylus", "seed": str(number), "seats": seats})
            made.raise_for_status()
            id = made.json()["id"]
            links = await people[0].get(f"/tables/{id}/links")
            links.raise_for_status()
            for seat, key in list(enumerate(links.json()["seats"]))[1:]:
                (await people[seat].post(f"/tables/{id}/seats/{seat}", json={"key": key})).raise_for_status()
            table = PlayedTable(self.ports, id, cookies, self.count, Random(number))
            table.pause, table.on_end = self.pause, self.go_on
            await table.open()
            self.tables.append(table)
        for person in people:
            await person.aclose()

    def begin(self) -> None:
        """Everybody plays."""
        for _ in range(self.number):
            self.go_on()

    def go_on(self) -> None:
        """Begin at the next table."""
        if self.begun == len(self.tables):
            raise RuntimeError("There are too few spare tables for so quick a server.")
        self.begun += 1
        self.tables[self.begun - 1].begin()

    def all_sockets(self) -> list[Socket]:
        """Every connection."""
        return [socket for table in self.tables for socket in table.sockets]

    def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            table.close()
