"""`caylus worker`: a share of the bots' thinking, on this machine or another."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from caylus.server.run import work
from caylus.server.settings import read_settings


def worker(
    *,
    data: Annotated[str | None, Parameter(metavar="ADDRESS", help="postgresql://..., as the servers have it.")] = None,
    bot_workers: Annotated[
        int | None, Parameter(metavar="N", help="Processes in which bots think. Default: one core is left free.")
    ] = None,
    log_level: Annotated[str | None, Parameter(metavar="LEVEL", help="debug, info, warning or error.")] = None,
) -> int:
    """Think for the bots of servers that share a PostgreSQL database.

    Any number of workers on any number of machines share the work. If one dies, another takes over what it was
    thinking about within seconds.
    """
    return work(read_settings(os.environ, data=data, bot_workers=bot_workers, log_level=log_level))
