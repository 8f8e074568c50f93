"""`caylus measure`: what kind of game this is, in numbers."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from caylus.arena import measure_report
from caylus.arena.match import prepare
from caylus.arena.measure import measure as measured
from caylus.arena.measure import measures_json
from caylus.arena.report import dumps
from caylus.arena.run import Run
from caylus.cli.arguments import Options, Plain, chosen
from caylus.cli.running import Running, conducted, write
from caylus.cli.screen import screen_for
from caylus.core.errors import BadOption


def measure(
    game: Annotated[str, Parameter(help="Which game; `caylus games` lists them.")],
    /,
    *,
    players: Annotated[int, Parameter(metavar="N", help="How many seats.")] = 4,
    games: Annotated[int, Parameter(metavar="N", help="How many games.")] = 400,
    bot: Annotated[str, Parameter(metavar="CODE", help="The bot that takes all seats.")] = "random",
    seed: Annotated[int, Parameter(metavar="N", help="Fixes all games, bots with a time limit excepted.")] = 0,
    option: Options = None,
    running: Running | None = None,
    plain: Plain = False,
) -> int:
    """Measure a game as a bot plays it against itself: length, options, seats, leads, points.

    For Caylus it also tells whether the bot plays as people would, beside the ranges one may expect.
    """
    screen = screen_for(plain=plain)
    running = running or Running()
    if games < 1:
        raise BadOption(f"--games is at least 1, not {games}.")
    keep = running.records is not None
    match = prepare(game, [bot], players, seed, chosen(option), running.plugin, keep_records=keep, keep_facts=True)
    run = Run(match, games)
    with conducted(screen, run, running):
        results = run.results()
        measures = measured(match, results)
        write(running.json, dumps(measures_json(match, measures)))
        write(running.markdown, measure_report.markdown(match, measures))
        if running.plots is not None:
            measure_report.draw_measures(running.plots, match, measures, results)
        screen.say(measure_report.headline(match, measures))
        for sheet in measure_report.sheets(measures):
            screen.say()
            screen.table(sheet.title, sheet.headings, sheet.rows)
    return 0
