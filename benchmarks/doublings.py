"""What twice the simulations are worth, as a picture: a rung for each doubling, with the interval of its match."""

from __future__ import annotations

import math
from typing import Any

from benchmarks.chart import MARGIN, STYLE, WIDTH

BUDGETS = [250, 500, 1000, 2000, 4000]
HEIGHT = 330
LEFT, RIGHT, TOP, BOTTOM = 84, WIDTH - 40, 70, 270
UNIT = 100  # Elo between two lines across
MORE_STYLE = (
    ".grid { stroke: #d0d7de } .rise { stroke: #8a3b12; fill: none; stroke-width: 2.5 } .dot { fill: #8a3b12 } "
    ".whisker { stroke: #d9741a; stroke-width: 2 } @media (prefers-color-scheme: dark) { .grid { stroke: #2a3038 } "
    ".rise { stroke: #ffb066 } .dot { fill: #ffb066 } }"
)


def elo(share: float) -> float:
    """The difference in rating that gives a win share."""
    return -400 * math.log10(1 / min(max(share, 0.001), 0.999) - 1)


def gains(results: dict[str, Any]) -> list[tuple[float, float, float]]:
    """For each doubling in turn what it gains in Elo, and the ends of its interval; up to the first not played."""
    found: list[tuple[float, float, float]] = []
    for few in BUDGETS[:-1]:
        result = results.get(f"caylus-2p-search_{2 * few}-search_{few}")
        if result is None:
            break
        share = result["bots"][0]["share"]
        found.append((elo(share["mean"]), elo(share["low"]), elo(share["high"])))
    return found


def draw(results: dict[str, Any]) -> str:
    """The whole picture."""
    steps = gains(results)
    highest = sum(mean for mean, _, _ in steps) + max((high - mean for mean, _, high in steps), default=0.0)
    top = max(UNIT, math.ceil(highest / UNIT) * UNIT)

    def x(at: int) -> float:
        return LEFT + 30 + at * (RIGHT - LEFT - 60) / (len(BUDGETS) - 1)

    def y(rating: float) -> float:
        return BOTTOM - rating * (BOTTOM - TOP) / top

    about = f"Caylus, 2 players; Elo above search:{BUDGETS[0]}; whiskers: the 95 % interval of the last step alone"
    drawn = [
        f'<text class="title" x="{MARGIN}" y="34">Rating by simulations for a decision</text>',
        f'<text class="faint" x="{MARGIN}" y="54">{about}</text>',
    ]
    for level in range(0, top + 1, UNIT):
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y(level):.1f}" y2="{y(level):.1f}"/>')
        mark = f"{level:+d}" if level else "0"
        drawn.append(f'<text class="faint" x="{LEFT - 10}" y="{y(level) + 4:.1f}" text-anchor="end">{mark}</text>')
    rating = 0.0
    points = [(x(0), y(0))]
    for at, (mean, low, high) in enumerate(steps, 1):
        begin, end = y(rating + low), y(rating + high)
        drawn.append(f'<line class="whisker" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{begin:.1f}" y2="{end:.1f}"/>')
        rating += mean
        points.append((x(at), y(rating)))
        drawn.append(f'<text class="strong" x="{x(at) + 10:.1f}" y="{y(rating) + 18:.1f}">{mean:+.0f}</text>')
    drawn.append('<polyline class="rise" points="{}"/>'.format(" ".join(f"{a:.1f},{b:.1f}" for a, b in points)))
    drawn += [f'<circle class="dot" cx="{a:.1f}" cy="{b:.1f}" r="5"/>' for a, b in points]
    for at, budget in enumerate(BUDGETS):
        drawn.append(f'<text x="{x(at):.1f}" y="{BOTTOM + 24}" text-anchor="middle">{budget:,}</text>')
    drawn.append(
        f'<text class="faint" x="{(LEFT + RIGHT) / 2:.0f}" y="{BOTTOM + 46}" text-anchor="middle">simulations</text>'
    )
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    label = "Rating of the search bot by simulations"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}">',
            f"<style>{STYLE}{MORE_STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
            *drawn,
            "</svg>\n",
        ]
    )
