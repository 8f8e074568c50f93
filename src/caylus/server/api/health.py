"""For those who run the server: is it well, and how busy is it?"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency

from caylus.server.http.limits import is_local
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
    tables, thinker = services.tables, services.thinker
    found: list[tuple[str, str, str, float]] = [
        ("caylus_tables_at_hand", "gauge", "Tables held in memory", len(tables.at_hand)),
        ("caylus_listeners", "gauge", "Open WebSockets at tables", services.hub.count),
        ("caylus_events_total", "counter", "Events committed by this process", tables.kept),
        ("caylus_commit_seconds_total", "counter", "Time that events waited to be committed", tables.seconds),
        ("caylus_storage_errors_total", "counter", "Events that could not be committed", tables.failures),
        ("caylus_bot_answers_total", "counter", "Decisions made by bots in this process", thinker.answered),
        ("caylus_bot_deaths_total", "counter", "Processes of bots that died or thought too long", thinker.deaths),
        ("caylus_bot_queue", "gauge", "Decisions that bots are asked for", len(thinker.asked)),
        ("process_cpu_seconds_total", "counter", "CPU time of this process", sum(os.times()[:2])),
        ("process_resident_memory_bytes", "gauge", "Memory of this process", resident()),
    ]
    lines = []
    for name, kind, meaning, number in found:
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {number}"]
    lines += ["# HELP caylus_responses_total HTTP responses by status", "# TYPE caylus_responses_total counter"]
    lines += [
        f'caylus_responses_total{{status="{status}"}} {services.responses[status]}'
        for status in sorted(services.responses)
    ]
    return "\n".join(lines) + "\n"


def resident() -> int:
    """Bytes in memory, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


HEALTH = Router("/", route_handlers=[tell_health, tell_metrics])
