"""The environments' speed beside PettingZoo's own and catanatron's: what `make bench-research` runs.

All are stepped at random by the same drivers, in turn, on one core; `python -m benchmarks.research --help` lists the
options.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from benchmarks import machine, quick, turns
from benchmarks.machine import BUILDS, ROOT
from benchmarks.measure import Summary, summary
from benchmarks.peers import STEPPED
from benchmarks.table import headline, screen

PEERS = ROOT / "build" / "peers"
HEADINGS = ("what", "engine", "game", "players", "steps a second", "ratios")
KINDS = ("env", "raw env", "raw env, lean", "env, as many", "vectorised", "gymnasium")
# What a kind is compared with: the peer's game, or our own single environment, and what it is to reach
ANCHORS: dict[str, dict[str, tuple[str, float | None]]] = {
    "env": {"chess": ("chess_v6/env/2", 30), "connect four": ("connect_four_v3/env/2", 1)},
    "raw env": {"chess": ("chess_v6/raw env/2", 30), "connect four": ("connect_four_v3/raw env/2", 1)},
    "raw env, lean": {
        "chess": ("chess_v6/raw env, lean/2", None),
        "connect four": ("connect_four_v3/raw env, lean/2", None),
    },
    "env, as many": {},
    "vectorised": {
        "single": ("{game}/env/4", 5),
        "single, drawn alike": ("{game}/env, as many/4", None),
        "single, lean": ("{game}/raw env, lean/4", None),
    },
    "gymnasium": {"catanatron": ("catan/gymnasium/2", 10)},
}
EXPLANATION = """\
Steps a second of CPU time: median of {rounds} rounds of {seconds} s; ± half of (highest - lowest) over the median. A
number behind ≥ is what the ratio is to reach.

env, raw env: whole games of a PettingZoo environment with and without its guards, actions drawn by
`action_space.sample(mask)` as its documentation does it; lean: drawn by `numpy.flatnonzero`, which costs less than
the environment itself; as many: drawn by `caylus.rl.vector.random_legal`, as for many games but for one.

vectorised: {tables} games in one call of `Tables.step`, actions drawn by `random_legal`, beside the same game in one
environment.

gymnasium: a seat of two against a random player; a step is a decision of that seat.
"""


@dataclass(frozen=True)
class Line:
    """One measurement with its ratios."""

    engine: str
    build: str
    game: str
    what: str
    players: int
    rate: Summary
    ratios: dict[str, tuple[float, float | None]]  # by what it is compared with: the ratio, and what it is to reach


def lines_of(found: turns.Found) -> list[Line]:
    """All measurements, with ratios of medians."""
    middles = {key: summary([rate.per_second for rate in rates]) for key, rates in found.items()}
    lines: list[Line] = []
    for (engine, build, name), middle in middles.items():
        game, what, players = name.split("/")
        ratios: dict[str, tuple[float, float | None]] = {}
        if engine == "environments":
            for label, (pattern, wanted) in ANCHORS[what].items():
                other = pattern.format(game=game)
                own = [rate for (_, its, each), rate in middles.items() if each == other and its == build]
                peers = [rate for (whose, _, each), rate in middles.items() if each == other and whose != engine]
                for rate in (own or peers)[:1]:
                    ratios[label] = (middle.median / rate.median, wanted)
        lines.append(Line(engine, build, game, what, int(players), middle, ratios))
    return lines


def rows(lines: list[Line], kind: str) -> list[tuple[str, ...]]:
    """The rows of one kind."""
    found: list[tuple[str, ...]] = []
    for line in lines:
        if line.what == kind:
            engine = line.build if line.engine == "environments" else f"{line.engine} {line.build}"
            rate = f"{line.rate.median:,.0f} ±{100 * line.rate.spread:.0f}%"
            ratios = ", ".join(ratio(label, *each) for label, each in line.ratios.items())
            found.append((kind, engine, line.game, str(line.players), rate, ratios))
    return found


def markdown(lines: list[Line]) -> str:
    """The table for a page."""
    table: list[tuple[str, ...]] = [HEADINGS, ("---", "---", "---", "---:", "---:", "---")]
    table += [row for kind in KINDS for row in rows(lines, kind)]
    return "\n".join(f"| {' | '.join(row)} |" for row in table)


def show(result: dict[str, Any], lines: list[Line]) -> None:
    """Print the machine, the table and how to read it."""
    console = screen()
    console.print(headline(result), highlight=False)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading in ("players", "steps a second") else "left")
    for kind in KINDS:
        for row in rows(lines, kind):
            table.add_row(*row)
        table.add_section()
    console.print(table)
    method = result["method"]
    text = EXPLANATION.format(rounds=method["rounds"], seconds=method["cpu_seconds_per_round"], tables=method["tables"])
    for part in (*text.split("\n\n"), *result["remarks"]):
        console.print(" ".join(part.split()).replace("`", ""), highlight=False)


def ratio(label: str, found: float, wanted: float | None) -> str:
    """A ratio in a few words."""
    told = f"{found:.1f} x {label}"
    return told if wanted is None else f"{told} (≥ {wanted:g}{'' if found >= wanted else ', MISSED'})"


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.research", description="The environments' speed.")
    parser.add_argument("--json", action="store_true", help="print the results as JSON instead of the table")
    parser.add_argument("--markdown", action="store_true", help="print the table for a page")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the results as JSON there too")
    quick.offer(parser)
    parser.add_argument("--interpreted", action="store_true", help="the plain source instead of the compiled build")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="only these: '*/env/*', 'magna-carta/*'")
    parser.add_argument("--rounds", type=int, default=turns.ROUNDS, help=f"how many (default {turns.ROUNDS})")
    asked = parser.parse_args()
    rounds, seconds = max(1, asked.rounds), turns.SECONDS
    if asked.quick:
        rounds, seconds = turns.QUICK_ROUNDS, turns.QUICK_SECONDS
    about = machine.describe()
    remarks: list[str] = []
    build = "interpreted" if asked.interpreted or not machine.has_compiled() else "compiled"
    engines = [turns.caylus(build, BUILDS[build], build, "environments")]
    for name, folder in STEPPED.items():
        python = PEERS / folder / "bin" / "python"
        if python.exists():
            engine = turns.Engine(name, "", python=python)
            engine.build = engine.version
            engines.append(engine)
        else:
            remarks.append(f"Not installed, so not compared with: {name}; `make bench-research` installs it.")
    with turns.closing(engines):
        found = turns.interleave(engines, asked.only, rounds, seconds)
    about["load_after"] = machine.load()
    lines = lines_of(found)
    result: dict[str, Any] = {
        "machine": about,
        "method": {"rounds": rounds, "cpu_seconds_per_round": seconds, "tables": 64},
        "remarks": remarks,
        "rows": [asdict(line) for line in lines],
    }
    written = json.dumps(result, indent=1)
    if asked.out:
        asked.out.write_text(written + "\n")
    if asked.json:
        print(written)
    elif asked.markdown:
        print(f"{headline(result)}\n\n{markdown(lines)}")
    else:
        show(result, lines)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
