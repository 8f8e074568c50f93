"""`caylus arena`: bots against each other."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from caylus.arena import plots, report, sprt
from caylus.arena.match import prepare
from caylus.arena.run import Run
from caylus.arena.standings import Standings, stand
from caylus.cli.arguments import Options, Plain, chosen
from caylus.cli.running import Running, conducted, write
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
        int, Parameter(metavar="N", help="How many games, for each group of bots that meets; rounded up to blocks.")
    ] = 400,
    seed: Annotated[int, Parameter(metavar="N", help="Fixes all games, bots with a time limit excepted.")] = 0,
    option: Options = None,
    sprt_: Annotated[
        str | None,
        Parameter(
            name="--sprt", metavar="H0,H1", help="Stop as soon as it is clear whether the first bot is better, in Elo."
        ),
    ] = None,
    running: Running | None = None,
    plain: Plain = False,
) -> int:
    """Let bots play matches against each other, and tell what the games prove.

    A block is one seed with every rotation of the seats. With more seats than bots, the first bot sits against
    copies of the others; with more bots than seats, every group of them meets (with 2 seats: every pairing).
    """
    screen = screen_for(plain=plain)
    running = running or Running()
    match = prepare(game, bots, players, seed, chosen(option), running.plugin, keep_records=running.records is not None)
    hypotheses = None if sprt_ is None else sprt.parse_hypotheses(sprt_)
    if hypotheses is not None and len(bots) != 2:
        raise BadOption("--sprt compares two bots: name the one in question and the other.")
    if games < 1:
        raise BadOption(f"--games is at least 1, not {games}.")
    run = Run(match, games, hypotheses)
    if run.total != games * len(match.tables):
        screen.hint(f"{run.total} games make whole blocks, in which all bots sit in all seats alike.")
    with conducted(screen, run, running):
        standings = stand(match, run.results())
        write(running.json, report.dumps(report.result_json(run, standings)))
        write(running.markdown, report.markdown(run, standings))
        if running.plots is not None:
            about = report.headline(run, standings).rstrip(".")
            plots.draw_match(running.plots, match.labels, about, standings, run.results())
        show(screen, run, standings)
    return 0


def show(screen: Screen, run: Run, standings: Standings) -> None:
    """The result on the screen."""
    screen.say(report.headline(run, standings))
    screen.table("Result", report.HEADINGS, report.rows(standings))
    if len(run.match.bots) > 2:
        screen.table("Ended ahead of", ["", *run.match.labels], report.pair_rows(run, standings))
    screen.table("Thinking", report.TIMES, report.time_rows(standings))
    for remark in report.remarks(run, standings):
        screen.say(remark)
