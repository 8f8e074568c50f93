"""Engines in processes of their own, measured in turn."""

from __future__ import annotations

import fnmatch
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from benchmarks.machine import ROOT, note
from benchmarks.measure import Rate

ROUNDS, SECONDS = 7, 0.35
QUICK_ROUNDS, QUICK_SECONDS = 1, 0.002

Found: TypeAlias = dict[tuple[str, str, str], list[Rate]]  # engine, build or version, measurement


class Engine:
    """A worker process with one engine in it."""

    def __init__(self, name: str, build: str, path: Path = ROOT, python: Path = Path(sys.executable)) -> None:
        self.name = name
        self.build = build
        self.process = subprocess.Popen(
            [str(python), "-m", "benchmarks.worker", name],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self.answer()
        self.version = str(hello["version"])
        names = hello["names"]
        assert isinstance(names, list)
        self.names = [str(each) for each in names]

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


def caylus(label: str, path: Path, build: str, name: str = "caylus") -> Engine:
    """Our engine from that path; the other build there than the one expected is a mistake."""
    engine = Engine(name, label, path)
    if engine.version != build:
        raise SystemExit(f"The {build} engine was asked for, but {path.relative_to(ROOT)} gave the {engine.version}.")
    return engine


@contextmanager
def closing(engines: list[Engine]) -> Iterator[None]:
    """End the workers whatever happens."""
    try:
        yield
    finally:
        for engine in engines:
            engine.close()


def interleave(engines: list[Engine], only: str, rounds: int, seconds: float) -> Found:
    """Every measurement of every engine, once a round and in changing order: a slow moment falls on all alike."""
    wanted = {name: engine for engine in engines for name in engine.names if fnmatch.fnmatchcase(name, only)}
    names = list(wanted)
    if not names:
        raise SystemExit(f"No measurement is called {only!r}; there are {', '.join(engines[-1].names)}.")
    found: Found = {}
    for engine in engines:
        for name in engine.names:
            if name in wanted:
                engine.measure(name, seconds / 10)  # to warm up
                found[engine.name, engine.build, name] = []
    note(f"{len(found)} measurements, {rounds} rounds of {seconds} CPU seconds each")
    order = random.Random(1)
    start = time.monotonic()
    for at in range(1, rounds + 1):
        order.shuffle(names)
        for turn, name in enumerate(names):
            able = [engine for engine in engines if name in engine.names]
            for engine in able if (turn + at) % 2 else reversed(able):
                found[engine.name, engine.build, name].append(engine.measure(name, seconds))
        gone = time.monotonic() - start
        note(f"round {at} of {rounds}: {gone:.0f} s gone, about {gone / at * (rounds - at):.0f} s to go")
    return found
