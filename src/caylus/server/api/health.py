"""For those who run the server: is it well, and how busy is it?"""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency

from caylus.server.services import Services
from caylus.tables.refusals import NotFound


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def tell_health(services: NamedDependency[Services]) -> Response[str]:
    """`ok`, or status 503."""
    well = await services.is_well()
    return Response("ok\n" if well else "not well\n", status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def tell_metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> str:
    """Numbers as Prometheus reads them; for this machine only, unless the host has opened them."""
    if not services.settings.open_metrics and not is_local(request.client.host if request.client else ""):
        raise NotFound("There is no such page.")
    return services.metrics.text()


def is_local(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


HEALTH = Router("/", route_handlers=[tell_health, tell_metrics])
