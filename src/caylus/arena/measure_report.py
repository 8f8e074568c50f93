"""The measures of a game as tables, as Markdown and as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from caylus.arena.drawing import COLORS, GREY, picture
from caylus.arena.match import Match
from caylus.arena.measure import Measures, Spread
from caylus.arena.play import Played
from caylus.arena.plots import draw_interval, draw_lengths, draw_scores, draw_sources
from caylus.arena.report import percent, span, table_lines, told_options
from caylus.core.game import find

ORDINALS = ["first", "second", "third", "fourth", "fifth"]


class Sheet(NamedTuple):
    """A table with its title."""

    title: str
    headings: list[str]
    rows: list[list[str]]


def headline(match: Match, measures: Measures) -> str:
    """What was played, in a sentence."""
    who = f"{match.bots[0]} against itself"
    what = f"{find(match.game).name}, {match.players} players{told_options(match)}"
    return f"{what}, {who}, seed {match.seed}: {measures.games} games."


def spread_row(name: str, spread: Spread) -> list[str]:
    """A row of a spread."""
    return [name, f"{spread.mean:.1f}", f"{spread.median:g}", f"{spread.low:g}", f"{spread.high:g}"]


def sheets(measures: Measures) -> list[Sheet]:
    """All tables, in the order they are shown."""
    found = [
        Sheet(
            "A game",
            ["", "mean", "median", "least", "most"],
            [
                spread_row("decisions", measures.decisions),
                spread_row("rounds", measures.rounds),
                spread_row("options of a decision", measures.branching),
                spread_row("changes of the lead", measures.leads),
                spread_row("points between winner and last", measures.spread),
            ],
        ),
        Sheet(
            "Options by kind of decision",
            ["kind", "a game", "mean", "median", "least", "most"],
            [
                [row[0], f"{each.a_game:.1f}", *row[1:]]
                for each in measures.kinds
                for row in [spread_row(each.kind, each.spread)]
            ],
        ),
        Sheet(
            "By place in the first turn",
            ["place", "win share", "95 %", "score"],
            [
                [ORDINALS[at], percent(place.share), span(place.interval, shares=True), f"{place.score:.1f}"]
                for at, place in enumerate(measures.places)
            ],
        ),
        Sheet(
            "Scores by rank",
            ["rank", "points"],
            [[ORDINALS[at], f"{points:.1f}"] for at, points in enumerate(measures.scores)],
        ),
        Sheet(
            "Points of a seat by source",
            ["source", "points"],
            [[source, f"{points:+.1f}"] for source, points in by_size(measures.sources)],
        ),
    ]
    if measures.alarms:
        rows = [[alarm.what, alarm.shown, alarm.range, alarm.verdict] for alarm in measures.alarms]
        found.append(Sheet("Sanity of play", ["", "measured", "expected", "verdict"], rows))
    return found


def by_size(sources: dict[str, float]) -> list[tuple[str, float]]:
    """Sources from the largest to the smallest."""
    return sorted(sources.items(), key=lambda each: -abs(each[1]))


def markdown(match: Match, measures: Measures) -> str:
    """All tables as a page of Markdown."""
    lines = [headline(match, measures), ""]
    for sheet in sheets(measures):
        lines += [f"**{sheet.title}**", "", *table_lines(sheet.headings, sheet.rows), ""]
    return "\n".join(lines)


def draw_measures(folder: Path, match: Match, measures: Measures, games: list[Played]) -> None:
    """Write all pictures of a game's measures into a folder."""
    about = headline(match, measures).rstrip(".")
    ranked: dict[str, list[int]] = {ORDINALS[at]: [] for at in range(match.players)}
    for game in games:
        for at, points in enumerate(sorted(game.scores, reverse=True)):
            ranked[ORDINALS[at]].append(points)
    draw_scores(folder, ranked, about)
    draw_lengths(folder, [game.rounds for game in games], [game.plies for game in games], about)
    draw_sources(folder, {"a seat": measures.sources}, about)
    draw_options(folder, measures, about)
    draw_places(folder, measures, about)


def draw_options(folder: Path, measures: Measures, about: str) -> None:
    """How many options decisions have, by kind: least to most, mean and median."""
    height = 1.6 + 0.3 * len(measures.kinds)
    with picture(folder / "options.png", "Options by kind of decision", about, height=height) as (axis,):
        for at, each in enumerate(measures.kinds):
            spread = each.spread
            axis.plot([spread.low, spread.high], [at, at], color=COLORS[0], linewidth=3, alpha=0.35)
            axis.plot([spread.median], [at], "|", color=COLORS[0], markersize=13, markeredgewidth=2)
            axis.plot([spread.mean], [at], "o", color=COLORS[1], markersize=6)
        axis.plot([], [], color=COLORS[0], linewidth=3, alpha=0.35, label="least to most")
        axis.plot([], [], "|", color=COLORS[0], markersize=10, markeredgewidth=2, label="median")
        axis.plot([], [], "o", color=COLORS[1], label="mean")
        axis.set_yticks(range(len(measures.kinds)), [f"{each.kind} ({each.a_game:.1f})" for each in measures.kinds])
        axis.invert_yaxis()
        axis.set_xlim(left=0)
        axis.set_xlabel("options (in brackets: decisions a game)")
        axis.legend(frameon=False, loc="lower right")


def draw_places(folder: Path, measures: Measures, about: str) -> None:
    """The win share of each place in the first turn, beside an even share."""
    even = 100 / len(measures.places)
    height = 1.5 + 0.45 * len(measures.places)
    with picture(folder / "places.png", "Win share by place in the first turn", about, height=height) as (axis,):
        axis.axvline(even, color=GREY, linewidth=1, label="even")
        for at, place in enumerate(measures.places):
            low, high = place.interval
            assert low is not None
            assert high is not None
            interval = type(place.interval)(100 * low, 100 * high)
            draw_interval(axis, at, 100 * place.share, interval, (0, 100), COLORS[0])
        axis.set_yticks(range(len(measures.places)), ORDINALS[: len(measures.places)])
        axis.invert_yaxis()
        axis.margins(x=0.15, y=0.2)
        axis.set_xlabel(f"% of games won, with 95 % intervals (even: {even:.0f} %)")
