"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

Hear: TypeAlias = Callable[["Socket", bytes], None]
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a mask all the same, which changes nothing


class Socket(asyncio.Protocol):
    """One connection; every text that arrives goes to `hear`."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.request = request
        self.hear = hear
        self.buffer = bytearray()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False
        self.received = 0  # bytes
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Take frames out of what has come."""
        self.received += len(data)
        self.buffer += data
        if not self.open and not self.upgrade():
            return
        while len(self.buffer) >= 2:
            start, size = 2, self.buffer[1]
            if size == 126:
                start, size = 4, int.from_bytes(self.buffer[2:4], "big")
            elif size == 127:
                start, size = 10, int.from_bytes(self.buffer[2:10], "big")
            if len(self.buffer) < start + size or (start > 2 and len(self.buffer) < start):
                return
            kind, payload = self.buffer[0] & 0x0F, bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            if kind == TEXT:
                self.hear(self, payload)
            elif kind == PING:
                self.frame(PONG, payload)
            elif kind == CLOSE:
                raise ConnectionError(f"closed: {payload[2:].decode()}")

    def upgrade(self) -> bool:
        """Read the answer to the request, once it is there."""
        head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(ConnectionError(head.decode()))
            return False
        self.buffer = bytearray(rest)
        self.open = True
        if not self.ready.done():  # nobody waits any more
            self.ready.set_result(None)
        return True

    def send(self, text: bytes) -> None:
        """Send a text."""
        self.frame(TEXT, text)

    def frame(self, kind: int, payload: bytes) -> None:
        """Send a frame."""
        assert self.transport is not None
        size = len(payload)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2, "big")
        self.transport.write(bytes((FINAL | kind,)) + length + NO_MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.abort()


async def connect(port: int, path: str, hear: Hear, cookie: str = "") -> Socket:
    """An open connection to a server on this machine."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    made: Any = await asyncio.get_running_loop().create_connection(lambda: Socket(request, hear), "127.0.0.1", port)
    socket: Socket = made[1]
    await asyncio.wait_for(socket.ready, 10)
    return socket
