"""`caylus draw`: a picture of a record's position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from caylus.cli import saves
from caylus.cli.running import check_writable, write
from caylus.cli.screen import screen_for
from caylus.drawing.table import svg


def draw(
    file: Annotated[str, Parameter(help="A record, such as a saved game; `last` is the newest one.")],
    /,
    *,
    ply: Annotated[
        int | None, Parameter(metavar="N", help="The position after so many actions. Default: the last one.")
    ] = None,
    seat: Annotated[int | None, Parameter(metavar="N", help="As this seat sees it. Default: as spectators do.")] = None,
    out: Annotated[Path, Parameter(name=["--out", "-o"], metavar="FILE", help="The SVG file to write.")],
) -> int:
    """Draw a position of a record as an SVG picture."""
    record = saves.read(saves.saved_path(file))
    at = len(record.actions) if ply is None else ply
    record.check_ply(at)
    picture = svg(record.state(at), seat)
    check_writable(out)
    write(out, picture)
    screen_for(plain=True).say(f"Written to {out}.")
    return 0
