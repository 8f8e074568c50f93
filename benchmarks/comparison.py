"""Engine and peer in turn on one core, round by round, and the table that comes of it."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks import peers
from benchmarks.measure import Rate, Summary, summary
from benchmarks.table import show

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "mypyc"}
ROUNDS, SECONDS = 5, 0.8
QUICK_ROUNDS, QUICK_SECONDS = 1, 0.01


class Engine:
    """A worker process with one engine in it."""

    def __init__(self, name: str, build: str) -> None:
        self.name = name
        self.build = build
        path = BUILDS.get(build, ROOT)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", name],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self.answer()
        self.version = str(hello["version"])
        self.names = [str(name) for name in as_list(hello["names"])]
        if build in BUILDS and self.version != build:
            raise SystemExit(f"The {build} engine was asked for, but {path.relative_to(ROOT)} gave the {self.version}.")

    def answer(self) -> dict[str, object]:
        """The next line of the worker."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"The benchmark of {self.name} ({self.build}) broke off; the reason is above.")
        found: dict[str, object] = json.loads(line)
        return found

    def measure(self, name: str, seconds: float) -> Rate:
        """One round of one measurement."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{name} {seconds}\n")
        self.process.stdin.flush()
        found = self.answer()
        return Rate(float(str(found["per_second"])), float(str(found["games_per_second"])))

    def close(self) -> None:
        """Let the worker end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def as_list(value: object) -> list[object]:
    """A list out of JSON."""
    assert isinstance(value, list)
    return value


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    engine: str
    build: str
    game: str
    players: int
    what: str
    rate: Summary
    games: Summary
    ratio: float | None  # to the peer: its decisions or its copies


def interleave(engines: list[Engine], rounds: int, seconds: float) -> dict[tuple[str, str, str], list[Rate]]:
    """Every measurement of every engine, once a round, so that a slow moment falls on all alike."""
    found: dict[tuple[str, str, str], list[Rate]] = {}
    for engine in engines:
        for name in engine.names:
            engine.measure(name, seconds / 10)  # to warm up
            found[engine.name, engine.build, name] = []
    for at in range(1, rounds + 1):
        told: list[str] = []
        for engine in engines:
            for name in engine.names:
                found[engine.name, engine.build, name].append(engine.measure(name, seconds))
            first = next(name for name in engine.names if name.endswith("/call by call/4"))
            told.append(f"{engine.name} ({engine.build}) {found[engine.name, engine.build, first][-1].per_second:,.0f}")
        note(f"round {at} of {rounds}, decisions/s of 4 players call by call: {', '.join(told)}")
    return found


def rows_of(found: dict[tuple[str, str, str], list[Rate]]) -> list[Row]:
    """Medians, spreads, and ratios of medians."""
    middles = {key: summary([rate.per_second for rate in rates]) for key, rates in found.items()}
    peer = {name: middle.median for (engine, _, name), middle in middles.items() if engine == "catanatron"}
    rows: list[Row] = []
    for (engine, build, name), rates in found.items():
        game, what, players = name.split("/")
        against = peer.get("catan/copies/4" if what == "copies" else "catan/call by call/4")
        middle = middles[engine, build, name]
        games = summary([rate.games_per_second for rate in rates])
        ratio = middle.median / against if against else None
        rows.append(Row(engine, build, game, int(players), what, middle, games, ratio))
    return rows


def pin() -> int | None:
    """Keep this process, and so its workers, on one core; its number, or None where that cannot be done."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def load() -> float | None:
    """How many processes wanted the machine during the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def cpu() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def note(text: str) -> None:
    """Progress goes to stderr, so that the JSON on stdout stays clean."""
    print(text, file=sys.stderr, flush=True)


def has_compiled() -> bool:
    """Whether the compiled engine has been built, and is wanted."""
    core = BUILDS["compiled"] / "caylus" / "core"
    built = any(core.glob("state.*.so")) or any(core.glob("state.*.pyd"))
    return built and os.environ.get("CAYLUS_COMPILE") != "0"


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="benchmarks/run.py", description="Random play and copying beside catanatron.")
    parser.add_argument(
        "--json", nargs="?", const="-", metavar="FILE", help="write the results as JSON: to FILE, or alone to stdout"
    )
    parser.add_argument("--quick", action="store_true", help="one very short round: does it run at all?")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled build out")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many rounds (default {ROUNDS})")
    return parser.parse_args()


def main() -> None:
    """Measure and report."""
    asked = arguments()
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if asked.quick else (max(1, asked.rounds), SECONDS)
    machine: dict[str, object] = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "pinned_to_core": pin(),
        "load_before": load(),
    }
    remarks: list[str] = []
    engines: list[Engine] = []
    if peers.is_installed():
        engines.append(Engine("catanatron", peers.version()))
    else:
        remarks.append("catanatron is not installed, so there is nothing to compare with; `make bench` installs it.")
    engines.append(Engine("caylus", "interpreted"))
    if not asked.interpreted and has_compiled():
        engines.append(Engine("caylus", "compiled"))
    elif not asked.interpreted:
        remarks.append("The engine has not been compiled (no C compiler, or CAYLUS_COMPILE=0): interpreted only.")
    try:
        rows = rows_of(interleave(engines, rounds, seconds))
    finally:
        for engine in engines:
            engine.close()
    machine["load_after"] = load()
    method = {"rounds": rounds, "cpu_seconds_per_round": seconds, "rates": "per second of CPU time, median of rounds"}
    result = {"machine": machine, "method": method, "remarks": remarks, "rows": [asdict(row) for row in rows]}
    if asked.json == "-":
        print(json.dumps(result, indent=1))
        return
    show(result)
    if asked.json:
        Path(asked.json).write_text(json.dumps(result, indent=1) + "\n")
        note(f"Written to {asked.json}.")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
