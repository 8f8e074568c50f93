"""uvicorn's WebSocket with short cuts: for a text framed once for many, and for a short one just come.

What is pushed in one turn of the event loop leaves together at its end. A write wakes whoever reads at the other end,
and that costs more than the write: it is done once for all that a commit has brought about, not again and again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is compiled, and not for every machine
    from websockets.utils import apply_mask

from caylus.server.http.shortcut import TEXT, WIRE

PATIENCE: Final = 8  # messages that may wait
MASKED: Final = 0x80  # as everything is that clients send


class Outbox:
    """Connections to which something was pushed in this turn of the event loop."""

    def __init__(self) -> None:
        self.waiting: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Let a connection send what it holds when the turn ends."""
        if not self.waiting:
            wire.loop.call_soon(self.empty)
        self.waiting.append(wire)

    def empty(self) -> None:
        """The turn ends."""
        waiting, self.waiting = self.waiting, []
        for wire in waiting:
            wire.post()


class Inbox:
    """What has come over a connection, oldest first: as much of a queue of asyncio as one task needs that takes it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[dict[str, Any]] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: dict[str, Any]) -> None:
        """One more."""
        self.events.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def wait(self) -> None:
        """Until there is something."""
        while not self.events:
            self.waiter = self.loop.create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None

    async def get(self) -> dict[str, Any]:
        """The oldest, once there is one."""
        await self.wait()
        return self.events.popleft()

    def qsize(self) -> int:
        """How many wait."""
        return len(self.events)

    def empty(self) -> bool:
        """Whether none does."""
        return not self.events


class Wire(WebSocketsSansIOProtocol):
    """A connection that offers `push` and `next_text` to the application."""

    when_lost: Callable[[], None] | None = None  # called at the end

    def __init__(self, outbox: Outbox, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox(self.loop)
        self.outbox = outbox
        self.held: list[bytes] = []  # until the turn ends, or something else is sent
        self.between = False  # whether the general reader waits for a new message
        self.keeps_up = True  # the other side, with reading

    def handle_connect(self, event: Any) -> None:
        """Let the application know of the short cut."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][WIRE] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        """Read a short text that is there as a whole, as nearly all are, without the general reader of frames."""
        size = len(data) - 6
        if self.between and 0 <= size < 126 and data[0] == TEXT and data[1] == MASKED | size and self.can_take():
            try:
                text = apply_mask(data[6:], data[2:6]).decode()
            except UnicodeDecodeError:
                pass  # the general reader knows what to say
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().data_received(data)
        self.between = self.is_between_frames()

    async def next_text(self) -> str | None:
        """The next text, once it has come; None if it is something else, which is left to be received the long way."""
        if not self.queue.events:
            await self.queue.wait()
        text: str | None = self.queue.events[0].get("text")
        if text is not None:
            self.queue.events.popleft()
            if self.read_paused and not self.queue.events:
                self.read_paused = False
                self.transport.resume_reading()
        return text

    def can_take(self) -> bool:
        """Whether the connection is open, and the application keeps up."""
        return not self.close_sent and self.conn.state is OPEN and len(self.queue.events) < PATIENCE

    def is_between_frames(self) -> bool:
        """Whether the general reader waits for a new message."""
        if self.conn.current_size is not None:
            return False
        reader: Any = self.conn.parser
        while reader is not None and reader.__name__ != "at_eof":  # which is where it waits for a frame to begin
            reader = reader.gi_yieldfrom
        return reader is not None

    def send_receive_event_to_app(self) -> None:
        """Go on reading until several messages wait; uvicorn stops and starts for each, by system calls."""
        if self.queue.qsize() >= PATIENCE or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.frames = [data]
            super().send_receive_event_to_app()

    def end_unless_open(self) -> None:
        """The handshake has had its time: one with a body, for one, is never answered."""
        if not self.handshake_complete:
            self.transport.abort()

    def pause_writing(self) -> None:
        """The other side reads so little that messages wait."""
        super().pause_writing()
        self.keeps_up = False

    def resume_writing(self) -> None:
        """It has read them."""
        super().resume_writing()
        self.keeps_up = True

    def is_stuck(self) -> bool:
        """Whether the other side reads so little that messages wait."""
        return not self.keeps_up

    def push(self, framed: bytes) -> bool:
        """Send a frame if the other side keeps up; False if it must wait its turn."""
        if not self.keeps_up or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.held:
            self.outbox.add(self)
        self.held.append(framed)
        return True

    def post(self) -> None:
        """Send what is held."""
        held, self.held = self.held, []
        if held and not self.close_sent and not self.transport.is_closing():
            self.transport.write(held[0] if len(held) == 1 else b"".join(held))

    async def send(self, message: Any) -> None:
        """Send the long way, behind what is held."""
        self.post()
        await super().send(message)

    def cut(self) -> None:
        """End the connection at once, whatever waits."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()
            self.when_lost = None
