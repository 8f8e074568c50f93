"""Pictures of a match: score distributions, the rating ladder, the length of games, points by source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from caylus.arena.drawing import COLORS, GREY, INK, picture
from caylus.arena.intervals import Interval
from caylus.arena.play import Played
from caylus.arena.standings import Standings

DENSEST: Final = 40  # bars of a histogram
NARROW: Final = 8
LABELLED: Final = 0.05  # of the longest bar: parts that have room for their number


def draw_match(folder: Path, labels: Sequence[str], about: str, standings: Standings, games: Sequence[Played]) -> None:
    """Write all pictures of a match into a folder."""
    scores: dict[str, list[int]] = {label: [] for label in labels}
    for game in games:
        for bot, points in zip(game.seats, game.scores, strict=True):
            scores[labels[bot]].append(points)
    draw_scores(folder, scores, about)
    draw_ratings(folder, standings, about)
    draw_lengths(folder, [game.rounds for game in games], [game.plies for game in games], about)
    draw_sources(folder, {standing.label: standing.sources for standing in standings.bots}, about)


def bins_for(values: Sequence[int]) -> list[float]:
    """Edges between whole numbers, not too many."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // DENSEST))
    return [low - 0.5 + step * at for at in range((high - low) // step + 2)]


def draw_scores(folder: Path, scores: Mapping[str, Sequence[int]], about: str) -> None:
    """A row for each bot: how often it ended with which score, its mean marked."""
    shown = {label: values for label, values in scores.items() if values}
    edges = bins_for([points for values in shown.values() for points in values])
    with picture(folder / "scores.png", "Final scores", about, height=1.4 + 0.9 * len(shown), rows=len(shown)) as axes:
        tallest = 0.0
        for at, (axis, (label, values)) in enumerate(zip(axes, shown.items(), strict=True)):
            heights, _, _ = axis.hist(values, edges, color=COLORS[at % len(COLORS)], density=True, rwidth=0.92)
            tallest = max(tallest, *heights)
            middle = sum(values) / len(values)
            axis.axvline(middle, color=INK, linewidth=1.2)
            axis.annotate(
                f"mean {middle:.1f}",
                (middle, 1),
                (4, -3),
                ("data", "axes fraction"),
                "offset points",
                color=INK,
                va="top",
            )
            axis.set_ylabel(label, rotation=0, ha="right", va="center")
            axis.set_yticks([])
            axis.spines["left"].set_visible(False)
        for axis in axes:
            axis.set_ylim(0, tallest * 1.25)
            axis.set_xlim(edges[0], edges[-1])
            axis.tick_params(labelbottom=axis is axes[-1])
        axes[-1].set_xlabel("points at the end")


def draw_ratings(folder: Path, standings: Standings, about: str) -> None:
    """The bots from strong to weak with their intervals; an arrow where there is no bound."""
    ranked = sorted(standings.bots, key=lambda standing: standing.elo)
    with picture(folder / "ratings.png", "Ratings with 95 % intervals", about, height=1.5 + 0.5 * len(ranked)) as (
        axis,
    ):
        ends = [standing.elo for standing in ranked]
        ends += [end for standing in ranked for end in standing.intervals["elo"] if end is not None]
        margin = max(40.0, 0.12 * (max(ends) - min(ends)))
        left, right = min(ends) - margin, max(ends) + margin
        axis.axvline(0, color=GREY, linewidth=1)
        for at, standing in enumerate(ranked):
            draw_interval(axis, at, standing.elo, standing.intervals["elo"], (left, right), COLORS[0])
            rating = f"{round(standing.elo):+d}" if round(standing.elo) else "0"
            axis.annotate(rating, (standing.elo, at), (0, 7), textcoords="offset points", ha="center")
        axis.set_yticks(range(len(ranked)), [standing.label for standing in ranked])
        axis.set_ylim(-0.6, len(ranked) - 0.2)
        axis.set_xlim(left, right)
        axis.set_xlabel("Elo (400 points are odds of 10 to 1)")


def draw_interval(
    axis: Any, at: float, middle: float, interval: Interval, limits: tuple[float, float], color: str
) -> None:
    """A dot on a bar; an arrow leads out of the picture where the bar has no end."""
    low, high = interval
    if low is not None and high is not None:
        axis.plot([low, high], [at, at], color=color, linewidth=3, solid_capstyle="round", alpha=0.55)
    else:
        begin, end = (low, limits[1]) if low is not None else (high, limits[0])
        arrow = {"arrowstyle": "->", "color": color, "linewidth": 2, "alpha": 0.7}
        axis.annotate("", (end, at), (middle if begin is None else begin, at), arrowprops=arrow)
    axis.plot([middle], [at], "o", color=color, markersize=7)


def draw_lengths(folder: Path, rounds: Sequence[int], plies: Sequence[int], about: str) -> None:
    """How many rounds and how many decisions the games had."""
    with picture(folder / "lengths.png", "Length of games", about, height=3.4, columns=2) as axes:
        for axis, values, word, color in (
            (axes[0], rounds, "rounds", COLORS[0]),
            (axes[1], plies, "decisions", COLORS[1]),
        ):
            edges = bins_for(values)
            axis.hist(values, edges, color=color, rwidth=0.92, weights=[100 / len(values)] * len(values))
            middle = sum(values) / len(values)
            axis.axvline(middle, color=INK, linewidth=1.2)
            axis.set_title(f"{word}: {min(values)} to {max(values)}, mean {middle:.1f}", fontsize=9, loc="left")
            axis.set_xlabel(word)
            if len(edges) < NARROW:  # all games as long, or nearly: keep the bars slim
                more = (NARROW - len(edges)) / 2
                axis.set_xlim(edges[0] - more, edges[-1] + more)
            axis.xaxis.get_major_locator().set_params(integer=True)
        axes[0].set_ylabel("% of games")


def draw_sources(folder: Path, sources: Mapping[str, Mapping[str, float]], about: str) -> None:
    """For each bot a bar of points, divided by what earned them; losses to the left of zero."""
    names = sorted({name for points in sources.values() for name in points})
    names.sort(key=lambda name: -sum(abs(points.get(name, 0.0)) for points in sources.values()))
    longest = max(sum(map(abs, points.values())) for points in sources.values())
    height = 2.5 + 0.45 * len(sources)
    with picture(folder / "sources.png", "Points by source", about, height=height) as (axis,):
        for place, points in enumerate(sources.values()):
            right = left = 0.0
            for at, name in enumerate(names):
                number = points.get(name, 0.0)
                begin = right if number > 0 else left
                paler = 1.0 if at < len(COLORS) else 0.5  # when the colours begin again
                look = {"color": COLORS[at % len(COLORS)], "alpha": paler, "edgecolor": "white", "linewidth": 0.6}
                axis.barh(place, number, left=begin, height=0.62, label=name if place == 0 else None, **look)
                if abs(number) > LABELLED * longest:
                    middle = begin + number / 2
                    axis.text(middle, place, f"{number:.0f}", ha="center", va="center", color="white")
                right, left = right + max(number, 0.0), left + min(number, 0.0)
            where = {"textcoords": "offset points", "va": "center"}
            axis.annotate(f"{right + left:.1f}", (right, place), (5, 0), **where)
        axis.set_yticks(range(len(sources)), list(sources))
        axis.invert_yaxis()
        axis.axvline(0, color=INK, linewidth=0.8)
        axis.margins(x=0.08)
        axis.set_xlabel("mean points of a seat")
        axis.figure.legend(ncols=5, loc="outside lower center", frameon=False)
