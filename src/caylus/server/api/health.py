"""For those who run the server: is it alive, can it serve, and how busy is it?"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, Router, route
from litestar.di import NamedDependency

from caylus.server.http.client import LOOKING
from caylus.server.http.limits import is_local
from caylus.server.services import Services
from caylus.tables.refusals import NotFound


@route("/health", http_method=LOOKING, media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def tell_health() -> str:
    """`ok`: the process is alive, whatever may be with its database."""
    return "ok\n"


@route("/ready", http_method=LOOKING, media_type=MediaType.TEXT, include_in_schema=False)
async def tell_readiness(services: NamedDependency[Services]) -> Response[str]:
    """`ready`, or status 503 and a line for each reason why visitors should be sent elsewhere."""
    reasons = await services.hindrances()
    return Response("\n".join(reasons or ["ready"]) + "\n", status_code=503 if reasons else 200)


@route("/metrics", http_method=LOOKING, media_type=MediaType.TEXT, include_in_schema=False)
async def tell_metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> str:
    """Numbers as Prometheus reads them; for this machine only, unless the host has opened them."""
    if not services.settings.open_metrics and not is_local(request.client.host if request.client else ""):
        raise NotFound("There is no such page.")
    return services.metrics.text()


HEALTH = Router("/", route_handlers=[tell_health, tell_readiness, tell_metrics])
