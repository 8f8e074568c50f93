"""What a generation more of a net has brought, as a picture drawn from the table on the page about nets.

python -m benchmarks.generations
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import groupby

from benchmarks.chart import MARGIN, STYLE, WIDTH
from benchmarks.machine import ROOT

PAGE = ROOT / "docs" / "nets.md"
PICTURE = ROOT / "docs" / "images" / "generations.svg"
HEADING = "\n### What a generation more has brought\n"
LEFT, RIGHT, TOP = 330, WIDTH - 40, 96
STEP, GAP = 26, 14  # between two lines, and between two tables
LOWEST, HIGHEST, UNIT = -300, 500, 100  # Elo
MORE_STYLE = (
    ".grid { stroke: #d0d7de } .even { stroke: #656d76 } .dot { fill: #8a3b12 } "
    ".whisker { stroke: #d9741a; stroke-width: 2 } @media (prefers-color-scheme: dark) { .grid { stroke: #2a3038 } "
    ".even { stroke: #9198a1 } .dot { fill: #ffb066 } }"
)


@dataclass(frozen=True)
class Step:
    """One net at one kind of table, against the tables of weights."""

    table: str  # the game and the number of players
    net: str
    share: float
    low: float
    high: float
    even: float


def read(page: str) -> list[Step]:
    """The steps that the page tells of."""
    told = page.split(HEADING)[1].split("\n#", maxsplit=1)[0]
    found = []
    for line in told.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[1].isdigit():
            low, _, high = cells[4].partition(" to ")
            share, even = cells[3], cells[5]
            numbers = [float(cell.rstrip("%")) / 100 for cell in (share, low, high, even)]
            found.append(Step(f"{cells[0]}, {cells[1]} players", cells[2], *numbers))
    return found


def over_even(share: float, even: float) -> float:
    """How much better than its rivals is who wins so much where so much is even, in Elo."""
    kept = min(max(share, 0.01), 0.99)
    return 400 * math.log10(kept / (1 - kept) * (1 - even) / even)


def draw(steps: list[Step]) -> str:
    """The whole picture."""

    def x(rating: float) -> float:
        inside = min(max(rating, LOWEST), HIGHEST)
        return LEFT + (inside - LOWEST) * (RIGHT - LEFT) / (HIGHEST - LOWEST)

    about = "Elo over the tables of weights with as many simulations; whiskers: the 95 % interval"
    drawn = [
        f'<text class="title" x="{MARGIN}" y="34">What a generation more has brought</text>',
        f'<text class="faint" x="{MARGIN}" y="54">{about}</text>',
    ]
    y = TOP
    lines = []
    for table, nets in groupby(steps, key=lambda step: step.table):
        lines.append(f'<text class="strong" x="{MARGIN}" y="{y + 4}">{table}</text>')
        for step in nets:
            mean, low, high = (over_even(share, step.even) for share in (step.share, step.low, step.high))
            lines.append(f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{step.net}</text>')
            lines.append(f'<line class="whisker" x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}"/>')
            lines.append(f'<circle class="dot" cx="{x(mean):.1f}" cy="{y}" r="5"/>')
            y += STEP
        y += GAP
    bottom = y - STEP
    for level in range(LOWEST, HIGHEST + 1, UNIT):
        kind = "grid" if level else "even"
        drawn.append(f'<line class="{kind}" x1="{x(level):.1f}" x2="{x(level):.1f}" y1="{TOP - 18}" y2="{bottom}"/>')
        mark = f"{level:+d}" if level else "even"
        drawn.append(f'<text class="faint" x="{x(level):.1f}" y="{bottom + 20}" text-anchor="middle">{mark}</text>')
    height = bottom + 40
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="Strength of nets by generation">',
            f"<style>{STYLE}{MORE_STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="6"/>',
            *drawn,
            *lines,
            "</svg>\n",
        ]
    )


def main() -> None:
    """Draw what the page tells."""
    PICTURE.write_text(draw(read(PAGE.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
