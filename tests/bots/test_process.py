"""Processes in which bots think do not outlive the one that started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

PARENT = """
import multiprocessing, time
from caylus.bots.process import watch_parent

def think():
    watch_parent()
    while True:
        sum(range(10_000))

if __name__ == "__main__":
    child = multiprocessing.get_context("spawn").Process(target=think)
    child.start()
    print(child.pid, flush=True)
    time.sleep(60)
"""


def runs(pid: int) -> bool:
    """Whether a process is there and not only waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_process_ends_with_the_one_that_started_it_even_while_it_thinks(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    with parent.stdout:
        child = int(parent.stdout.readline())
    time.sleep(1.5)  # until it thinks
    assert runs(child)
    os.kill(parent.pid, signal.SIGKILL)
    parent.wait()
    until = time.monotonic() + 20
    while runs(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not runs(child)
