"""uvicorn's HTTP connection with limits: who sends or reads next to nothing has to go, and whose request has no end."""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from caylus.server.http.limits import Callers

LEAST: Final = 8192  # bytes that are read in the time that a request may take, or all there are
LARGEST_HEAD: Final = 65536  # bytes of a request before its body
MOST_HEADERS: Final = 200  # each of them costs time wherever they are looked at
AT_ONCE: Final = struct.pack("ii", 1, 0)


class Patience(HttpToolsProtocol):
    """A connection on which a request, once awaited or begun, comes whole within some seconds, and an answer is read.

    uvicorn itself only ends connections that are quiet after an answer, and waits for ever until that has been read, so
    that anybody could hold as many as the system allows by opening them and falling silent.
    """

    def __init__(self, seconds: float, callers: Callers, **given: Any) -> None:
        super().__init__(**given)
        self.seconds = seconds
        self.callers = callers
        self.caller = ""  # whom this connection counts for
        self.waiting: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        self.unread = 0  # bytes at the last look
        self.heads = 0  # of requests, begun so far
        self.in_head = False
        self.head = 0  # bytes of the last one, after those that came with its beginning

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.callers.come(address):
            transport.abort()
            return
        self.caller = address
        self.wait()

    def data_received(self, data: bytes) -> None:
        """Read on, but no head without end: uvicorn keeps it all, and reads a long line anew with every piece.

        What comes between requests, such as empty lines, is to become one in time.
        """
        heads = self.heads
        super().data_received(data)
        if self.in_head and self.heads == heads:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.transport.abort()
        cycle: Any = self.cycle  # None until the first request is there
        idle = cycle is None or cycle.response_complete
        if idle and self.waiting is None and self.transport.get_protocol() is self:
            self.wait()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.begin_head()
        super().on_message_begin()
        self.wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of its head; too many are no request."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise ValueError("too many headers")

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self.in_head = False
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """A piece of its body comes, or what may follow the last one and is read like a head."""
        self.begin_head()

    def on_body(self, body: bytes) -> None:
        """A piece of its body."""
        self.in_head = False
        super().on_body(body)

    def begin_head(self) -> None:
        """From now on count what comes."""
        self.heads, self.head, self.in_head = self.heads + 1, 0, True

    def on_message_complete(self) -> None:
        """A request is there as a whole, be it one for a WebSocket."""
        self.wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Another protocol takes over, and counts from now on as this one did."""
        self.look_no_more()
        super().handle_websocket_upgrade()
        heir: Any = self.transport.get_protocol()
        if hasattr(heir, "when_lost"):
            heir.when_lost = self.hang_up
            self.loop.call_later(self.seconds, heir.end_unless_open)
        else:
            self.hang_up()

    def on_response_complete(self) -> None:
        """An answer has been handed to the system, or waits until the other side reads."""
        super().on_response_complete()
        self.watch()

    def pause_writing(self) -> None:
        """Much waits to be read."""
        super().pause_writing()
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        self.wait_no_more()
        self.look_no_more()
        self.hang_up()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Count no more."""
        if self.caller:
            self.callers.go(self.caller)
            self.caller = ""

    def wait(self) -> None:
        """From now on, so long."""
        self.wait_no_more()
        self.waiting = self.loop.call_later(self.seconds, self.transport.abort)

    def wait_no_more(self) -> None:
        """What was awaited has come."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def watch(self) -> None:
        """See from now on whether the other side reads what waits for it."""
        self.unread = self.transport.get_write_buffer_size()
        if self.unread and self.reading is None:
            self.reading = self.loop.call_later(self.seconds, self.look)

    def look(self) -> None:
        """Cut a connection on which hardly anything has been read since the last look."""
        self.reading = None
        left = self.transport.get_write_buffer_size()
        if left > max(0, self.unread - LEAST):
            self.cut()
        else:
            self.watch()

    def cut(self) -> None:
        """End the connection, and let the system forget as well what it keeps for somebody who does not read."""
        here = self.transport.get_extra_info("socket")
        here.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    def look_no_more(self) -> None:
        """Nothing is to be read any more."""
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
