"""What needs a fresh process each time: memory, and the time that `import caylus` takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.machine import ROOT

IMPORT = "import time; start = time.perf_counter(); import caylus; print(time.perf_counter() - start)"
STARTS = 15
TRACED, LIVE, DROPPED = 2_000, 200_000, 1_000_000  # copies of states, for the three figures of memory
QUICK = 100  # times fewer of each, where it only matters that it runs


def python(path: Path, *arguments: str) -> str:
    """What a fresh Python prints, with the package found on that path and its bytecode cached as usual."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(path),
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache"),
    }
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


def import_times(paths: dict[str, Path], starts: int) -> dict[str, list[float]]:
    """Milliseconds of `import caylus` by the clock on the wall, the builds in turn."""
    for path in paths.values():
        python(path, "-c", IMPORT)  # writes the bytecode
    found: dict[str, list[float]] = {build: [] for build in paths}
    for _ in range(starts):
        for build, path in paths.items():
            found[build].append(1000 * float(python(path, "-c", IMPORT)))
    return found


def memory(path: Path, game: str, players: int, quick: bool) -> dict[str, float | None]:
    """What `benchmarks.memory` finds in a fresh process."""
    options = ["--quick"] if quick else []
    found: dict[str, float | None] = json.loads(python(path, "-m", "benchmarks.memory", game, str(players), *options))
    return found
