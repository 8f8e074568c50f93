"""A real server on a port of its own, and people who use it over the network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from caylus.server.app import make_app
from caylus.server.run import make_server
from caylus.server.services import Services
from caylus.server.settings import Settings

Json = dict[str, Any]


@contextlib.asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[str]:
    """The address of a server, gone afterwards."""
    async with served_services(settings) as (_, address):
        yield address


@contextlib.asynccontextmanager
async def served_services(settings: Settings) -> AsyncIterator[tuple[Services, str]]:
    """The same with the services behind it, for tests that must know its secrets."""
    async with opened_services(replace(settings, port=0)) as services:
        server = make_server(services, app_of(services))
        running = asyncio.create_task(server.serve())
        while not server.started:
            if running.done():
                await running
                raise RuntimeError("The server did not start.")
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield services, f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            await asyncio.wait_for(running, 30)
            del server.config.app.state.services  # type: ignore[union-attr]


APPS: dict[Settings, Litestar] = {}


def app_of(services: Services) -> Litestar:
    """An application over services, made for others with the same settings if it can be: making one takes a while."""
    settings = replace(services.settings, data="")
    app = APPS.get(settings)
    strict = settings.request_burst < 1_000_000  # it counts the requests of one address in all its life
    if app is None or strict or "services" in app.state:  # the others are still open
        app = APPS[settings] = make_app(services)
    app.state.services = services
    return app


@contextlib.asynccontextmanager
async def opened_services(settings: Settings) -> AsyncIterator[Services]:
    """Services, closed in the end."""
    services = Services(settings)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


@dataclass
class Browser:
    """Somebody with a cookie."""

    address: str
    name: str
    client: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        self.client = httpx.AsyncClient(base_url=self.address + "/api", timeout=60)

    async def __aenter__(self) -> Browser:
        await self.post("/guests", name=self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def ask(self, method: str, path: str, data: Json | None = None) -> httpx.Response:
        """Any request."""
        return await self.client.request(method, path, json=data)

    async def post(self, path: str, **data: Any) -> Json:
        """A request that succeeds."""
        answer = await self.ask("POST", path, data)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    async def get(self, path: str) -> Any:
        """A question that is answered."""
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, status: int, method: str, path: str, **data: Any) -> Json:
        """A request that is refused with that status and a sentence."""
        answer = await self.ask(method, path, data if method != "GET" else None)
        assert answer.status_code == status, (answer.status_code, answer.text)
        found: Json = answer.json()
        assert found["sentence"]
        return found

    @contextlib.asynccontextmanager
    async def live(self, table: str, query: str = "", **headers: str) -> AsyncIterator[ClientConnection]:
        """A WebSocket at a table."""
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        async with connect(url, additional_headers={"cookie": cookies, **headers}) as socket:
            yield socket


@contextlib.contextmanager
def few_open_files() -> Iterator[int]:
    """Half as many open files as this process may have, for it and those it starts; gives how many it could have."""
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before // 2, most))
    try:
        yield most
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))


async def hear(socket: ClientConnection) -> Json:
    """The next message."""
    found: Json = json.loads(await asyncio.wait_for(socket.recv(), 60))
    return found


def me(name: str | None = None) -> Json:
    """A seat of one's own."""
    return {"kind": "me", "name": name} if name else {"kind": "me"}


OPEN: Json = {"kind": "open"}


def bot(code: str = "apprentice") -> Json:
    """A bot's seat."""
    return {"kind": "bot", "bot": code}
