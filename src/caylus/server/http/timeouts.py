"""uvicorn's HTTP connection that does not wait for ever: who sends nothing, or a little now and then, has to go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Patience(HttpToolsProtocol):
    """A connection on which a request, once awaited or begun, comes whole within some seconds.

    uvicorn itself only ends connections that are quiet after an answer, so that anybody could hold as many as the
    system allows by opening them and falling silent.
    """

    def __init__(self, seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self.seconds = seconds
        self.waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        self.wait()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        """A request is there as a whole, be it one for a WebSocket."""
        self.wait_no_more()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        self.wait_no_more()
        super().connection_lost(exc)

    def wait(self) -> None:
        """From now on, so long."""
        self.wait_no_more()
        self.waiting = self.loop.call_later(self.seconds, self.transport.abort)

    def wait_no_more(self) -> None:
        """What was awaited has come."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
