"""What stands before every request: where it comes from and goes to, how many there are, and what browsers are told."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caylus.server.http.hosts import Hosts
from caylus.server.http.limits import Limits, sender_of
from caylus.server.settings import Settings
from caylus.tables.refusals import SLOWLY, Forbidden, TooMany, not_known

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",  # links hold secrets
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
OVER_HTTPS: Final = ("strict-transport-security", "max-age=31536000")  # for a year come by https and no other way


def methods_at(app: Litestar, path: str) -> set[str]:
    """The methods that an address is there for."""
    found: set[str] = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            pattern = re.sub(r"\\\{.*?\\\}", "[^/]+", re.escape(route.path_format))
            if re.fullmatch(pattern, path):
                found |= set(route.methods)
    return found


class Guard(ASGIMiddleware):
    """Refuses what other sites send in a person's name and what comes too fast."""

    def __init__(self, settings: Settings, responses: Counter[int]) -> None:
        self.responses = responses
        self.limits = Limits(settings.request_rate, settings.request_burst)
        self.hosts = Hosts(settings)
        self.secure = settings.secure_cookies
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins.split()}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check, then pass on."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not self.hosts.know(headers.get("host", "")):
            raise Forbidden("This server has another name. Whoever runs it can add names to CAYLUS_HOSTS.")
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope.get("method", "GET") not in SAFE
        if unsafe and not self.is_from_here(headers):
            raise Forbidden("This request comes from another site.")
        if scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS":
            methods = methods_at(scope["litestar_app"], scope["path"])
            if methods:
                await Response(None, status_code=204, headers={"allow": ", ".join(sorted(methods))}).to_asgi_response(
                    None, Request(scope, receive, send)
                )(scope, receive, send)
                return
        client = scope.get("client")
        if not self.limits.take(sender_of(client[0]) if client else "", time.monotonic()):
            raise TooMany(SLOWLY)
        try:
            await next_app(scope, receive, send)
        except asyncio.CancelledError:  # the server ends, and waits for nobody any more
            if scope["type"] != ScopeType.HTTP:
                raise
            raise not_known("the server ends") from None

    async def dress(self, message: Message, scope: Scope) -> None:
        """Count an answer, be it a refusal, and tell browsers to be cautious with it."""
        if message["type"] == "http.response.start":
            self.responses[message["status"]] += 1
            found = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                found.setdefault(name, value)
            if self.secure or scope.get("scheme") in ("https", "wss"):
                found.setdefault(*OVER_HTTPS)
            if scope["path"].startswith("/api/"):
                found.setdefault("cache-control", "no-store")  # it is for one person

    def is_from_here(self, headers: dict[str, str]) -> bool:
        """Browsers name the site a request comes from; programs that name none send no cookies of others."""
        origin = headers.get("origin", "").lower()
        if not origin:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        return (bool(site) and site == headers.get("host", "").lower()) or origin in self.origins
