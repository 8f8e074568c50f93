"""`caylus arena`: bots against each other."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from caylus.arena import report, sprt
from caylus.arena.match import ArenaError, prepare
from caylus.arena.run import Run, crew_for, journal_at
from caylus.arena.standings import Standings, stand
from caylus.cli.arguments import Options, Plain, chosen
from caylus.cli.progress import watcher
from caylus.cli.screen import Screen, screen_for
from caylus.core.errors import BadOption


def arena(
    game: Annotated[str, Parameter(help="Which game; `caylus games` lists them.")],
    bots: Annotated[
        list[str], Parameter(negative="", metavar="BOT", help="The bots by their codes, the one in question first.")
    ],
    /,
    *,
    players: Annotated[int, Parameter(metavar="N", help="How many seats.")] = 2,
    games: Annotated[
        int, Parameter(metavar="N", help="How many games, of each group of bots that meets; whole blocks are played.")
    ] = 400,
    seed: Annotated[int, Parameter(metavar="N", help="Fixes all games, bots with a time limit excepted.")] = 0,
    option: Options = None,
    json: Annotated[Path | None, Parameter(metavar="FILE", help="Write the result as JSON.")] = None,
    markdown: Annotated[Path | None, Parameter(metavar="FILE", help="Write the result as Markdown.")] = None,
    resume: Annotated[
        Path | None,
        Parameter(
            metavar="FILE",
            help="Keep the journal here, and go on from it. Default: beside the JSON file, until all is done.",
        ),
    ] = None,
    sprt_: Annotated[
        str | None,
        Parameter(
            name="--sprt", metavar="H0,H1", help="Stop as soon as it is clear whether the first bot is better, in Elo."
        ),
    ] = None,
    workers: Annotated[
        int | None, Parameter(metavar="N", help="Processes; 0 plays in this one. Default: one for each core.")
    ] = None,
    plugin: Annotated[
        list[str] | None,
        Parameter(negative="", metavar="MODULE", help="A module to import that registers bots. Repeatable."),
    ] = None,
    plain: Plain = False,
) -> int:
    """Let bots play matches against each other, and tell what the games prove.

    Each seed is played with every rotation of the seats. With more seats than bots, the first bot sits against
    copies of the others; with more bots than seats, every group of them meets.
    """
    screen = screen_for(plain=plain)
    match = prepare(game, bots, players, seed, chosen(option), plugin or [])
    hypotheses = None if sprt_ is None else sprt.parse_hypotheses(sprt_)
    if hypotheses is not None and len(bots) != 2:
        raise BadOption("--sprt compares two bots: name the one in question and the other.")
    run = Run(match, check_number(games, "--games", 1), hypotheses)
    for path in (json, markdown, resume):
        check_writable(path)
    fleet = available_cores() if workers is None else check_number(workers, "--workers", 0)
    path = resume or (json.with_name(json.name + ".journal") if json is not None else None)
    journal = journal_at(path, match)
    if run.total != games * len(match.tables):
        screen.hint(f"{run.total} games are played, so that all bots sit in all seats alike.")
    try:
        run.go(crew_for(match, min(fleet, run.total)), journal, watcher())
    except KeyboardInterrupt:
        if path is not None:
            screen.say(f"Stopped. The same command goes on from {path}, with {len(run.played)} games played.")
        raise
    finally:
        if journal is not None:
            journal.close()
    standings = stand(match, run.results())
    write(json, report.dumps(report.result_json(run, standings)))
    write(markdown, report.markdown(run, standings))
    show(screen, run, standings)
    if resume is None and path is not None:
        path.unlink()  # its games are in the result
    return 0


def show(screen: Screen, run: Run, standings: Standings) -> None:
    """The result on the screen."""
    screen.say(report.headline(run, standings))
    screen.table("", report.HEADINGS, report.rows(standings))
    if len(run.match.bots) > 2:
        screen.table("Ended ahead of", ["", *run.match.labels], report.pair_rows(run, standings))
    for remark in report.remarks(run, standings):
        screen.say(remark)


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_number(value: int, name: str, least: int) -> int:
    """The number, if it is not too small."""
    if value < least:
        raise BadOption(f"{name} is at least {least}, not {value}.")
    return value


def check_writable(path: Path | None) -> None:
    """Say before any game is played that its result could not be written."""
    if path is None:
        return
    folder = path.absolute().parent
    if path.is_dir():
        raise ArenaError(f"{path} is a directory.")
    if not folder.is_dir():
        raise ArenaError(f"{path} cannot be written: there is no folder {folder}.")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise ArenaError(f"{path} cannot be written: permission denied.")


def write(path: Path | None, text: str) -> None:
    """Write a file that was asked for."""
    if path is None:
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"{path} cannot be written: {error.strerror}.") from None
