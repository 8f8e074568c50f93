"""What a server's processes have used, as Linux counts it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PROC: Final = Path("/proc")


def family(*parents: int) -> list[int]:
    """These processes and all that came from them."""
    children: dict[int, list[int]] = {}
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            fields = stat(int(entry.name))
            if fields:
                children.setdefault(int(fields[1]), []).append(int(entry.name))
    found, waiting = [], list(parents)
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting += children.get(one, [])
    return found


def stat(process: int) -> list[str]:
    """The fields of a process from its state on; none if it has gone."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def cpu_seconds(*parents: int) -> float:
    """CPU time of the processes and their children, of the program and of the kernel on its behalf."""
    total = 0
    for one in family(*parents):
        fields = stat(one)
        if fields:
            total += int(fields[11]) + int(fields[12])
    return total / TICKS


def memory(*parents: int) -> int:
    """Bytes that the processes hold in memory, what they share counted once."""
    total = 0
    for one in family(*parents):
        try:
            for line in (PROC / str(one) / "smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) * 1024
        except OSError:
            continue
    return total
