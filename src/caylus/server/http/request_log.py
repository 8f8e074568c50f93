"""One line in the log for each request and each connection, without what addresses and headers hold of secrets."""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caylus.server.http.limits import sender_of
from caylus.server.traces import Traces

LOGGER: Final = logging.getLogger("caylus.requests")
BEGAN: Final = "began"


class RequestLog(ASGIMiddleware):
    """Stands before everything else, to see all that comes."""

    def __init__(self, traces: Traces) -> None:
        self.traces = traces

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Look at the clock, and pass on."""
        began = time.perf_counter()
        if scope["type"] == ScopeType.HTTP:
            scope["state"][BEGAN] = began
            with self.traces.request(scope["method"], scope["path"]):
                await next_app(scope, receive, send)
            return
        try:
            await next_app(scope, receive, send)
        finally:
            write("a connection is over", scope, began)

    async def note(self, message: Message, scope: Scope) -> None:
        """An answer begins, be it a refusal."""
        if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
            began = scope["state"].get(BEGAN)
            write("a request", scope, began, method=scope["method"], status=message["status"])


def write(what: str, scope: Scope, began: float | None, **more: object) -> None:
    """A line; a path is all that is told of an address."""
    if LOGGER.isEnabledFor(logging.INFO):
        client = scope.get("client")
        took = round(time.perf_counter() - began, 6) if began is not None else 0.0
        about = {"path": scope["path"], "client": sender_of(client[0]) if client else "", "seconds": took}
        LOGGER.info(what, extra={**more, **about})
