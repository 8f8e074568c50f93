"""The machine a benchmark runs on, and what it is told to do for it."""

from __future__ import annotations

import datetime
import importlib.metadata
import os
import platform
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "mypyc"}


def describe() -> dict[str, object]:
    """What a reader of the figures needs to know; this pins the process to one core."""
    return {**describe_machine(), "pinned_to_core": pin()}


def describe_machine() -> dict[str, object]:
    """The same, leaving the process where it is."""
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "mypyc": importlib.metadata.version("mypy"),
        "load_before": load(),
    }


def pin() -> int | None:
    """Keep this process, and so its workers, on one core; its number, or None where that cannot be done."""
    if sys.platform != "linux":
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


def has_compiled() -> bool:
    """Whether the compiled engine has been built, and is wanted."""
    core = BUILDS["compiled"] / "caylus" / "core"
    built = any(core.glob("state.*.so")) or any(core.glob("state.*.pyd"))
    return built and os.environ.get("CAYLUS_COMPILE") != "0"


def note(text: str) -> None:
    """Progress goes to stderr, so that what is printed stays clean."""
    print(text, file=sys.stderr, flush=True)
