"""`caylus dataset`: recorded games as arrays for training."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from caylus.cli.progress import Counted
from caylus.cli.running import available_cores
from caylus.cli.screen import screen_for
from caylus.core.errors import BadOption


def dataset(
    records: Annotated[Path, Parameter(help="A file of games, as `caylus arena --records` writes it.")],
    /,
    *,
    out: Annotated[Path, Parameter(name=["--out", "-o"], metavar="FOLDER", help="Where the data set goes.")],
    every: Annotated[int, Parameter(metavar="N", help="Keep one of so many decisions, drawn by the seed.")] = 1,
    options: Annotated[bool, Parameter(negative="", help="Also write a row of numbers for each legal action.")] = False,
    kind: Annotated[str, Parameter(name="--format", metavar="npz|parquet", help="The kind of files.")] = "npz",
    games_a_part: Annotated[int, Parameter(metavar="N", help="Games in a file.")] = 200,
    workers: Annotated[
        int | None, Parameter(metavar="N", help="Processes; 0 works in this one. Default: one for each core.")
    ] = None,
) -> int:
    """Turn recorded games into a data set: positions, legal actions, choices, outcomes. Needs caylus[rl].

    A run that was stopped goes on where it was when the same command is given again.
    """
    try:
        from caylus.rl.dataset import Plan, build  # noqa: PLC0415 (an extra)
    except ImportError:
        raise BadOption("Data sets need NumPy and what goes with it: pip install 'caylus[rl]'.") from None
    screen = screen_for(plain=True)
    cores = available_cores() if workers is None else workers
    if cores < 0:
        raise BadOption(f"--workers is at least 0, not {cores}.")
    plan = Plan(records, out, games_a_part, every, options, kind)
    with Counted("games") as counted:
        about = build(plan, cores, counted.show)
    screen.say(f"{about['games']} games, {about['decisions']} decisions of {about['game']} are in {out}.")
    return 0
