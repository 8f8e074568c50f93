"""How a long run shows that it goes on: a bar on a terminal, else a plain line now and then."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from caylus.arena.run import Run, Watcher

EVERY: Final = 15.0  # seconds between plain lines
REFRESH: Final = 0.2


def shares_so_far(run: Run) -> str:
    """`greedy 61.2 %, novice 38.8 %`, and where the test stands."""
    shares = [
        f"{label} {100 * wins / seats:.1f} %"
        for label, wins, seats in zip(run.match.labels, run.wins, run.seats, strict=True)
        if seats
    ]
    if run.test is not None:
        shares.append(f"LLR {run.test.verdict.ratio:+.2f}")
    return ", ".join(shares)


class Bar:
    """A progress bar with games, games a second, time left and the win shares so far."""

    def __init__(self) -> None:
        self.progress = Progress(
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]} games/s"),
            TimeRemainingColumn(compact=True),
            TextColumn("{task.fields[shares]}"),
            console=Console(stderr=True, markup=False, highlight=False),
            transient=True,
        )
        self.task: TaskID | None = None
        self.begun = self.shown = 0.0
        self.before = 0

    def begin(self, run: Run) -> None:
        """Show the bar."""
        self.begun = monotonic()
        self.before = len(run.played)
        self.task = self.progress.add_task("", total=run.total, completed=self.before, rate="-", shares="")
        self.progress.start()

    def tell(self, run: Run) -> None:
        """Move it on."""
        now = monotonic()
        if self.task is None or now - self.shown < REFRESH:
            return
        self.shown = now
        rate = (len(run.played) - self.before) / max(now - self.begun, 1e-9)
        self.progress.update(
            self.task,
            completed=len(run.played),
            rate=f"{rate:.3g}" if rate < 1000 else f"{rate:.0f}",
            shares=shares_so_far(run),
        )

    def end(self, run: Run) -> None:
        """Take it away."""
        del run
        self.progress.stop()


class Lines:
    """For files and pipes: a line every quarter of a minute."""

    def __init__(self) -> None:
        self.shown = self.begun = monotonic()
        self.before = 0

    def begin(self, run: Run) -> None:
        """Say where the run starts from, if games were played before."""
        self.shown = self.begun = monotonic()
        self.before = len(run.played)
        if self.before:
            self.say(f"{self.before} of {run.total} games were played before.")

    def tell(self, run: Run) -> None:
        """Say how far it is."""
        now = monotonic()
        if now - self.shown >= EVERY:
            self.shown = now
            rate = (len(run.played) - self.before) / (now - self.begun)
            left = (run.total - len(run.played)) / rate
            self.say(
                f"{len(run.played)} of {run.total} games, {rate:.3g} games/s, {left:.0f} s left: {shares_so_far(run)}."
            )

    def end(self, run: Run) -> None:
        """Nothing: the result speaks."""

    def say(self, line: str) -> None:
        """A line on stderr, where it does not disturb the result."""
        sys.stderr.write(line + "\n")
        sys.stderr.flush()


def watcher() -> Watcher:
    """A bar where there is a terminal to draw it on."""
    return Bar() if sys.stderr.isatty() else Lines()


class Counted:
    """Says now and then how many things of a number not known beforehand are done."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.begun = self.said = 0.0

    def __enter__(self) -> Counted:
        self.begun = self.said = monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # noqa: T201 (ends the line of the last count)

    def show(self, done: int, more: int) -> None:
        """So many are done, with so many decisions in them."""
        now = monotonic()
        pace = done / max(now - self.begun, 1e-9)
        line = f"{done} {self.what} with {more} decisions, {pace:.0f} {self.what}/s"
        if sys.stderr.isatty():
            print(f"\r{line}   ", end="", file=sys.stderr, flush=True)  # noqa: T201 (the same line again)
        elif now - self.said >= EVERY:
            self.said = now
            print(line, file=sys.stderr, flush=True)  # noqa: T201 (as the other bars do)
