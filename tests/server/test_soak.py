"""`make soak` plays real games on a real server, and tells a memory that grows from one that does not."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from benchmarks.machine import ROOT
from benchmarks.soak import growth


def test_a_short_soak_plays_games_and_watches_memory() -> None:
    command = [sys.executable, "-m", "benchmarks.soak", "--seconds", "20", "--settled", "5", "--groups", "2"]
    done = subprocess.run([*command, "--most", "1000"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = re.search(r"(\d+) games, (\d+) actions; memory changed by \S+ % after 5 seconds", done.stderr)
    assert told is not None, done.stderr
    assert int(told[2]) > 0


def test_memory_that_goes_on_growing_is_told_from_memory_that_has_settled() -> None:
    seconds = [float(at) for at in range(600)]
    leak = [(at, 1e8 + 1e5 * at) for at in seconds]
    calm = [(at, 1e8 + 1e5 * min(at, 100) + (at % 7) * 1e5) for at in seconds]
    assert growth(leak, 120) > 0.2
    assert growth(calm, 120) == pytest.approx(0, abs=0.001)


def test_too_much_growth_is_a_failure() -> None:
    command = [sys.executable, "-m", "benchmarks.soak", "--seconds", "8", "--settled", "2", "--groups", "1"]
    done = subprocess.run([*command, "--most", "-100"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "That is more than -100 %." in done.stderr
