"""How long many games take to become a data set, and how much memory meanwhile (Linux only).

    PYTHONPATH=build/mypyc .venv/bin/python -m benchmarks.dataset [--games 100000] [--format parquet] [--workers 2]

The games are played first, by `novice` and `random`, four at a table; that is not measured. They and the data set go
into a folder (`build/dataset` unless told), where a second run finds the games again.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

from benchmarks import quick
from benchmarks.machine import ROOT, describe_machine

QUICK = 8  # games
QUARTERS = 4
PAUSE = 0.25


def play(path: Path, games: int) -> None:
    """Record so many games, unless they are there."""
    if path.exists():
        return
    match = ["arena", "caylus", "novice", "random", "--players", "4", "--games", str(games), "--seed", "1", "--plain"]
    files = ["--records", str(path), "--json", str(path.with_suffix(".json"))]
    subprocess.run([sys.executable, "-m", "caylus", *match, *files], check=True, stdout=subprocess.DEVNULL)


def family(root: int) -> list[int]:
    """A process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, ValueError):
                continue  # it has just ended
            children.setdefault(parent, []).append(int(folder.name))
    found = [root]
    for process in found:
        found += children.get(process, [])
    return found


def memory(root: int) -> float:
    """What the family holds, in MiB, shared pages counted once."""
    total = 0
    for process in family(root):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.dataset", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--format", default="npz", choices=("npz", "parquet"))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    quick.offer(parser)
    asked = parser.parse_args()
    with quick.folder_for(asked, ROOT / "build" / "dataset") as out:
        make(out, QUICK if asked.quick else asked.games, asked.format, asked.workers)


def make(out: Path, games: int, form: str, workers: int) -> None:
    """Make a data set in the folder, and tell what it took."""
    source, folder = out / f"{games}.records", out / "set"
    play(source, games)
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "caylus", "dataset", str(source), "--out", str(folder), "--format", form]
    begun = time.monotonic()
    held: list[float] = []
    with subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.DEVNULL) as process:
        while process.poll() is None:
            held.append(memory(process.pid))
            time.sleep(PAUSE)
    took = time.monotonic() - begun
    if process.returncode:
        sys.exit("The data set could not be made; the reason is above.")
    about = json.loads((folder / "dataset.json").read_text())
    size = sum(path.stat().st_size for path in folder.iterdir())
    print(json.dumps(describe_machine()))
    print(f"{about['games']:,} games, {about['decisions']:,} decisions, {form}, {workers} processes")
    print(f"{took:,.1f} s by the clock, {about['games'] / took:,.0f} games a second, {size / 2**20:,.1f} MiB on disk")
    cuts = [round(at * len(held) / QUARTERS) for at in range(QUARTERS + 1)]
    peaks = [max(held[low : max(high, low + 1)]) for low, high in pairwise(cuts)]
    print("most memory in each quarter of the time: " + ", ".join(f"{peak:,.0f} MiB" for peak in peaks))


if __name__ == "__main__":
    main()
