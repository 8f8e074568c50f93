"""For those who run the server: is it well, and how busy is it?"""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency

from caylus.server.house import House


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def tell_health(house: NamedDependency[House]) -> Response[str]:
    """`ok`, or status 503."""
    well = await house.is_well()
    return Response("ok\n" if well else "not well\n", status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def tell_metrics(house: NamedDependency[House]) -> str:
    """Numbers as Prometheus reads them."""
    numbers = {
        "caylus_tables_at_hand": ("gauge", "Tables held in memory", len(house.shelf.tables)),
        "caylus_listeners": ("gauge", "Open WebSockets at tables", house.hub.count),
        "caylus_events_total": ("counter", "Events committed by this process", house.shelf.appended),
        "caylus_bot_answers_total": ("counter", "Decisions made by bots", house.thinker.answered),
        "caylus_bot_queue": ("gauge", "Decisions that bots are asked for", len(house.thinker.asked)),
    }
    lines = []
    for name, (kind, meaning, number) in numbers.items():
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {number}"]
    return "\n".join(lines) + "\n"


HEALTH = Router("/", route_handlers=[tell_health, tell_metrics])
