"""`caylus serve`: the tables of this machine for everybody who has its address."""

from __future__ import annotations

import os
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from caylus.server.run import serve as run_server
from caylus.server.settings import read_settings


def serve(
    *,
    host: Annotated[str | None, Parameter(metavar="NAME", help="Where to listen. Default: 127.0.0.1.")] = None,
    port: Annotated[int | None, Parameter(metavar="N", help="Default: 8303; 0 takes any free one.")] = None,
    data: Annotated[
        str | None, Parameter(metavar="FILE", help="Where tables are kept, or postgresql://... Default: caylus.db.")
    ] = None,
    bot_workers: Annotated[
        int | None, Parameter(metavar="N", help="Processes in which bots think. Default: one core is left free.")
    ] = None,
    log_level: Annotated[str | None, Parameter(metavar="LEVEL", help="debug, info, warning or error.")] = None,
    open: Annotated[bool, Parameter(negative="", help="Open the first page in the browser.")] = False,  # noqa: A002
) -> int:
    """Serve tables to browsers and programs.

    Every setting can also be given in the environment, as CAYLUS_PORT=8303; the command line comes first.
    """
    given = {"host": host, "port": port, "data": data, "bot_workers": bot_workers, "log_level": log_level}
    return run_server(read_settings(os.environ, **given), webbrowser.open if open else None)
