"""This tree against one of its revisions, the two engines in turn: what `make bench-compare REV=...` runs.

The revision is laid out in a folder of its own under `build/`, compiled there, measured with today's benchmark,
and removed again. This tree is taken as it is, uncommitted changes included.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import statistics
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks import fresh, machine, quick, turns
from benchmarks.machine import BUILDS, ROOT, note
from benchmarks.measure import Rate, Summary, summary
from benchmarks.table import Block, draw, screen

KINDS = {
    "engine loop": "decisions/s, engine's loop",
    "call by call": "decisions/s, call by call",
    "copies": "copies/s",
    "actions": "actions()/s",
    "keys": "key()/s",
    "replay": "replay, plies/s",
    "load": "load, plies/s",
}
MEMORY = {"bytes_copied": "bytes a state, copied", "bytes_moved": "bytes a state, moved"}


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.revisions", description="This tree against a revision.")
    parser.add_argument("revision", help="a commit, tag or branch: HEAD, HEAD~3, main")
    quick.offer(parser)
    parser.add_argument("--interpreted", action="store_true", help="compare the plain source, nothing is compiled")
    parser.add_argument("--only", metavar="PATTERN", default="*", help="only these: 'caylus/*/4', '*/copies/*'")
    parser.add_argument("--rounds", type=int, default=turns.ROUNDS, help=f"how many (default {turns.ROUNDS})")
    return parser.parse_args()


def git(*words: str) -> bytes:
    """What git answers; ends with its complaint if it cannot."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False)
    except FileNotFoundError:
        sys.exit("To compare with a revision, git is needed, and is not there.")
    if done.returncode:
        sys.exit(done.stderr.decode(errors="replace").strip())
    return done.stdout


@contextmanager
def laid_out(commit: str) -> Iterator[Path]:
    """The files of a commit in a folder under `build/`, removed in the end."""
    folder = ROOT / "build" / f"revision-{commit[:12]}-{os.getpid()}"
    try:
        with zipfile.ZipFile(io.BytesIO(git("archive", "--format=zip", commit))) as archive:
            archive.extractall(folder)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def compile_in(folder: Path) -> Path:
    """The compiled engine of the files in a folder, made as `tools/setup.py` makes ours."""
    place = folder / "build" / "mypyc"
    commands = [
        "build_ext",
        "--build-temp",
        "build/temp",
        "--build-lib",
        str(place),
        "build_py",
        "--build-lib",
        str(place),
    ]
    done = subprocess.run(
        [sys.executable, "setup.py", *commands],
        cwd=folder,
        env={**os.environ, "CAYLUS_COMPILE": "1", "PYTHONPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        sys.exit("\n".join([*done.stdout.splitlines()[-25:], "", "That revision could not be compiled; see above."]))
    return place


def ratios(old: list[Rate], new: list[Rate]) -> Summary:
    """New over old, round by round."""
    return summary([after.per_second / before.per_second for before, after in zip(old, new, strict=True)])


def line(name: str, old: list[Rate], new: list[Rate]) -> tuple[str, ...]:
    """A measurement before and now."""
    game, what, players = name.split("/")
    medians = (statistics.median(rate.per_second for rate in rates) for rates in (old, new))
    ratio = ratios(old, new)
    return (
        game,
        players,
        KINDS[what],
        *(f"{each:,.0f}" for each in medians),
        f"{ratio.median:.2f} ±{ratio.spread:.2f}",
    )


def other_lines(paths: dict[str, Path], names: list[str], quick: bool) -> list[tuple[str, ...]]:
    """Memory and import before and now."""
    note("memory and import ...")
    found: list[tuple[str, ...]] = []
    for name in names:
        game, what, players = name.split("/")
        if what != "copies":
            continue
        before, now = (fresh.memory(path, game, int(players), quick) for path in paths.values())
        for key, words in MEMORY.items():
            old, new = before[key], now[key]
            if old is not None and new is not None:
                found.append((game, players, words, f"{old:,.0f}", f"{new:,.0f}", f"{new / old:.2f}"))
    times = fresh.import_times(paths, 1 if quick else fresh.STARTS)
    old_time, new_time = (min(each) for each in times.values())
    ratio = new_time / old_time
    found.append(("", "", "import caylus, ms (best)", f"{old_time:.1f}", f"{new_time:.1f}", f"{ratio:.2f}"))
    return found


def main() -> None:
    """Measure both and report."""
    asked = arguments()
    rounds, seconds = max(1, asked.rounds), turns.SECONDS
    if asked.quick:
        rounds, seconds = turns.QUICK_ROUNDS, turns.QUICK_SECONDS
    build = "interpreted" if asked.interpreted else "compiled"
    if build == "compiled" and not machine.has_compiled():
        sys.exit("This tree has not been compiled; `make bench-compare` does that, or ask for --interpreted.")
    commit = git("rev-parse", "--verify", "--end-of-options", f"{asked.revision}^{{commit}}").decode().strip()
    with laid_out(commit) as folder:
        if build == "compiled":
            note(f"Compiling {commit[:12]} (a minute or two) ...")
        old_path = folder / "src" if asked.interpreted else compile_in(folder)
        paths = {"old": old_path, "new": BUILDS[build]}
        about = machine.describe()
        engines = [turns.caylus(label, path, build) for label, path in paths.items()]
        with turns.closing(engines):
            found = turns.interleave(engines, asked.only, rounds, seconds)
        shared = [name for _, label, name in found if label == "old" and ("caylus", "new", name) in found]
        lines = [line(name, found["caylus", "old", name], found["caylus", "new", name]) for name in shared]
        lines += other_lines(paths, shared, asked.quick)
    games = [game for game, *_ in lines]
    lines.sort(key=lambda each: games.index(each[0]))  # what is measured on a game stands together
    console = screen()
    title = f"{build.capitalize()} engine: this tree (new) against {asked.revision}, {commit[:12]} (old)"
    draw(Block(title, ("game", "players", "measured", "old", "new", "new/old"), lines), console)
    console.print(
        f"{about['date']}, {about['cpu']}, {about['python']}; load average {about['load_before']} before, "
        f"{machine.load()} after. Rates are per second of CPU time, medians of {rounds} rounds of {seconds} s, old and "
        "new in turn on one core; new/old is the median of the rounds' ratios, ± half of (highest - lowest).",
        highlight=False,
    )


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
