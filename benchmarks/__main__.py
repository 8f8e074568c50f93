"""The engine's speed beside its peers: what `make bench` runs. `python -m benchmarks --help` lists the options."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks import chart, fresh, machine, quick, turns
from benchmarks.machine import BUILDS, ROOT, note
from benchmarks.peers import PEERS
from benchmarks.results import rows_of
from benchmarks.table import markdown, show


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="The engine's speed beside its peers.")
    parser.add_argument("--json", action="store_true", help="print the results as JSON instead of the table")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where results.json, table.md and chart.svg go (default: benchmarks; with --quick or --only: nowhere)",
    )
    quick.offer(parser)
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled build out")
    parser.add_argument("--only", metavar="PATTERN", help="only these: 'caylus/*/4', '*/copies/*' (memory is left out)")
    parser.add_argument("--rounds", type=int, default=turns.ROUNDS, help=f"how many (default {turns.ROUNDS})")
    return parser.parse_args()


def main() -> None:
    """Measure and report."""
    asked = arguments()
    rounds, seconds = max(1, asked.rounds), turns.SECONDS
    if asked.quick:
        rounds, seconds = turns.QUICK_ROUNDS, turns.QUICK_SECONDS
    about = machine.describe()
    remarks: list[str] = []
    paths = {"interpreted": BUILDS["interpreted"]}
    if not asked.interpreted and machine.has_compiled():
        paths["compiled"] = BUILDS["compiled"]
    elif not asked.interpreted:
        remarks.append("The engine has not been compiled (no C compiler, or CAYLUS_COMPILE=0): interpreted only.")
    missing = [peer.name for peer in PEERS.values() if not peer.is_installed()]
    if missing:
        remarks.append(f"Not installed, so not compared with: {', '.join(missing)}; `make bench` installs them.")

    engines = [turns.Engine(peer.name, peer.version()) for peer in PEERS.values() if peer.is_installed()]
    engines += [turns.caylus(build, path, build) for build, path in paths.items()]
    with turns.closing(engines):
        found = turns.interleave(engines, asked.only or "*", rounds, seconds)
        games = [name.split("/") for name in engines[-1].names if "/copies/" in name]
    imports = 1 if asked.quick else fresh.STARTS
    dropped = fresh.DROPPED // (fresh.QUICK if asked.quick else 1)
    result: dict[str, object] = {
        "machine": about,
        "method": {"rounds": rounds, "cpu_seconds_per_round": seconds, "imports": imports, "dropped_copies": dropped},
        "remarks": remarks,
        "rows": [asdict(row) for row in rows_of(found)],
        "memory": [],
        "import": {},
    }
    if asked.only is None:
        note("memory ...")
        result["memory"] = [
            {
                "build": build,
                "game": game,
                "players": int(players),
                **fresh.memory(path, game, int(players), asked.quick),
            }
            for build, path in paths.items()
            for game, _, players in games
        ]
        note("import ...")
        result["import"] = {
            build: {"best_ms": min(times), "median_ms": statistics.median(times)}
            for build, times in fresh.import_times(paths, imports).items()
        }
    about["load_after"] = machine.load()
    out = asked.out if asked.out or asked.quick or asked.only else ROOT / "benchmarks"
    if out:
        out.mkdir(parents=True, exist_ok=True)
        (out / "results.json").write_text(json.dumps(result, indent=1) + "\n")
        (out / "table.md").write_text(markdown(result))
        (out / "chart.svg").write_text(chart.draw(result))
    if asked.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)
    if out:
        note(
            f"results.json, table.md and chart.svg are in {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}."
        )


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
