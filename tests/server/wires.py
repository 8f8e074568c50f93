"""A wire between a server and its database that can be cut, and that can keep back what the database says."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class CutWire:
    """Passes everything on between those who come and one port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.speaking = asyncio.Event()
        self.speaking.set()
        self.mute_at: bytes | None = None  # what the server has to say so that the database is not heard any more
        self.writers: list[asyncio.StreamWriter] = []
        self.passing: set[asyncio.Task[None]] = set()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody comes."""
        beyond, there = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers += [writer, there]
        ways = [self.pass_on(reader, there, False), self.pass_on(beyond, writer, True)]
        for way in ways:
            task = asyncio.ensure_future(way)
            self.passing.add(task)
            task.add_done_callback(self.passing.discard)

    async def pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool) -> None:
        """One direction, until one of them goes."""
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if answers:
                    await self.speaking.wait()
                elif self.mute_at is not None and self.mute_at in data:
                    self.speaking.clear()
                target.write(data)
                await target.drain()
        target.close()

    def cut(self) -> None:
        """End all connections without a word, with what was kept back."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()
        self.speaking.set()


@contextlib.asynccontextmanager
async def cut_wire(port: int) -> AsyncIterator[tuple[CutWire, int]]:
    """A wire to a port, and its own port."""
    wire = CutWire(port)
    server = await asyncio.start_server(wire.join, "127.0.0.1", 0)
    try:
        yield wire, server.sockets[0].getsockname()[1]
    finally:
        server.close()
        wire.cut()
        for task in list(wire.passing):
            task.cancel()
        await asyncio.gather(*wire.passing, return_exceptions=True)
