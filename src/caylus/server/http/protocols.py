"""Which connections uvicorn is to use: our own, or where its inside is other than they know it, its own."""

from __future__ import annotations

import logging
import os
from functools import partial
from typing import Any

from caylus.server.http.limits import Callers, Proxies
from caylus.server.settings import Settings

LOGGER = logging.getLogger("caylus.http")


def connection_classes(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told; its own connections serve as well, only slower, and have patience with everybody."""
    callers = Callers(settings.connections, Proxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")))
    try:
        from caylus.server.http.timeouts import Patience  # noqa: PLC0415 (it may be that it cannot be had)
        from caylus.server.http.websocket import Outbox, Wire  # noqa: PLC0415
    except (ImportError, AttributeError) as error:
        LOGGER.warning("uvicorn is another than we know; slow clients are not cut", extra={"error": str(error)})
        return {"http": "auto", "ws": "auto"}
    return {"http": partial(Patience, settings.request_seconds, callers), "ws": partial(Wire, Outbox())}
