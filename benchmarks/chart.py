"""The results as a bar chart in SVG, readable on a light and on a dark screen."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

WIDTH = 860
LEFT, RIGHT = 274, 196  # room for the names, and for the figures behind the longest bar
STEP, BAR = 24, 15
MARGIN = 24
NAMES = {
    "catan": "Catan",
    "caylus": "Caylus",
    "caylus-1303": "Caylus 1303",
    "magna-carta": "Caylus Magna Carta",
    "chess, no stack": "chess, moves left out",
}
LEGEND = {
    "loop": "compiled, own loop",
    "compiled": "compiled, call by call",
    "interpreted": "interpreted, call by call",
    "peer": "other engines, call by call",
}
SUFFIX = {"loop": "own loop", "compiled": "compiled", "interpreted": "interpreted"}
STYLE = """
  text { font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #24292f }
  .paper { fill: #ffffff } .faint { fill: #656d76 } .title { font-size: 16px; font-weight: 600 }
  .axis { stroke: #afb8c1 } .strong { font-weight: 600 }
  .loop { fill: #8a3b12 } .compiled { fill: #d9741a } .interpreted { fill: #f0bd84 } .peer { fill: #8c959f }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .paper { fill: #0d1117 } .faint { fill: #9198a1 } .axis { stroke: #3d444d }
    .loop { fill: #ffb066 } .compiled { fill: #d9741a } .interpreted { fill: #8f5424 } .peer { fill: #6e7681 }
  }
"""


@dataclass(frozen=True)
class Bar:
    """One bar: its name, how long, in which color, and how many times catanatron it is."""

    name: str
    value: float
    color: str
    ratio: float | None


def bars(result: dict[str, Any], kinds: tuple[str, ...]) -> list[Bar]:
    """The bars of these measurements, longest first; of our games those with four players."""
    found: list[Bar] = []
    for row in result["rows"]:
        ours = row["engine"] == "caylus"
        if row["what"] not in kinds or (ours and row["players"] != 4):
            continue
        loop = row["what"] == "engine loop"
        if loop and row["build"] == "interpreted":
            continue  # as fast as call by call
        color = ("loop" if loop else row["build"]) if ours else "peer"
        game = NAMES.get(row["game"], row["game"])
        name = f"{game}, {SUFFIX[color]}" if ours else f"{row['engine']}: {game}"
        found.append(Bar(name, row["rate"]["median"], color, row["ratios"].get("catanatron")))
    return sorted(found, key=lambda bar: -bar.value)


def short(value: float) -> str:
    """A rate in a few characters."""
    if value >= 999_500:
        return f"{value / 1e6:.2f} M"
    return f"{value / 1e3:.0f} k" if value >= 9_950 else f"{value / 1e3:.1f} k"


def panel(title: str, drawn: list[Bar], top: int) -> list[str]:
    """One set of bars below its title."""
    lines = [f'<text class="title" x="{MARGIN}" y="{top + 18}">{escape(title)}</text>']
    top += 34
    longest = max((bar.value for bar in drawn), default=1.0)
    lines.append(f'<line class="axis" x1="{LEFT}" x2="{LEFT}" y1="{top - 4}" y2="{top + STEP * len(drawn)}"/>')
    for at, bar in enumerate(drawn):
        y = top + at * STEP
        width = max(1.5, bar.value / longest * (WIDTH - LEFT - RIGHT))
        times = "" if bar.ratio is None else f'<tspan class="faint" dx="8">{bar.ratio:,.1f} x catanatron</tspan>'
        weight = "" if bar.color == "peer" else ' class="strong"'
        lines += [
            f'<text{weight} x="{LEFT - 10}" y="{y + 12}" text-anchor="end">{escape(bar.name)}</text>',
            f'<rect class="{bar.color}" x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" rx="2"/>',
            f'<text x="{LEFT + width + 8:.1f}" y="{y + 12}">{short(bar.value)}{times}</text>',
        ]
    return lines


def draw(result: dict[str, Any]) -> str:
    """The whole picture."""
    play, copies = bars(result, ("engine loop", "call by call")), bars(result, ("copies",))
    lines: list[str] = []
    for at, (color, words) in enumerate(LEGEND.items()):
        x = MARGIN + at * (WIDTH - 2 * MARGIN) // len(LEGEND)
        lines.append(f'<rect class="{color}" x="{x}" y="20" width="{BAR}" height="{BAR}" rx="2"/>')
        lines.append(f'<text x="{x + BAR + 6}" y="32">{escape(words)}</text>')
    top = 52
    lines += panel("Random legal play: decisions per second", play, top)
    top += 34 + STEP * len(play) + 20
    lines += panel("Copies of a state per second", copies, top)
    top += 34 + STEP * len(copies) + 22
    machine = result["machine"]
    foot = (
        f"{machine['cpu']}, one core, {machine['python']}, {machine['date']}; CPU seconds, medians; "
        "our games and Catan with 4 players"
    )
    lines.append(f'<text class="faint" x="{MARGIN}" y="{top}">{escape(foot)}</text>')
    height = top + 18
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    label = "Decisions and copies per second of this engine and of others"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}">',
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="6"/>',
            *lines,
            "</svg>\n",
        ]
    )
