"""What commands that play many games share: where they play, what they keep, and the files they write."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from caylus.arena.cluster import Cluster
from caylus.arena.drawing import check_drawing
from caylus.arena.journal import Journal
from caylus.arena.match import ArenaError
from caylus.arena.records import write_records
from caylus.arena.run import Crew, Run, crew_for
from caylus.cli.progress import watcher
from caylus.cli.screen import Screen
from caylus.core.errors import BadOption


@Parameter(name="*")
@dataclass(frozen=True)
class Running:
    """Options of a command that plays many games."""

    json: Annotated[Path | None, Parameter(metavar="FILE", help="Write the result as JSON.")] = None
    markdown: Annotated[Path | None, Parameter(metavar="FILE", help="Write the result as Markdown.")] = None
    plots: Annotated[Path | None, Parameter(metavar="FOLDER", help="Draw the result; needs caylus[stats].")] = None
    records: Annotated[
        Path | None, Parameter(metavar="FILE", help="Save all games as a data set in one compact file.")
    ] = None
    resume: Annotated[
        Path | None,
        Parameter(
            metavar="FILE",
            help="Keep the journal here, and go on from it. Default: beside the JSON file, until all is done.",
        ),
    ] = None
    workers: Annotated[
        int | None, Parameter(metavar="N", help="Processes; 0 plays in this one. Default: one for each core.")
    ] = None
    on: Annotated[
        str | None,
        Parameter(metavar="ray|ADDRESS", help="Play on Ray, begun here or at an address; needs caylus[cluster]."),
    ] = None
    plugin: Annotated[
        tuple[str, ...],
        Parameter(negative="", metavar="MODULE", show_default=False, help="A module that registers bots. Repeatable."),
    ] = ()

    @property
    def journal(self) -> Path | None:
        """Where the journal is kept."""
        if self.resume is not None:
            return self.resume
        beside = self.json or self.records
        return None if beside is None else beside.with_name(beside.name + ".journal")

    def crew(self, run: Run) -> Crew:
        """Who plays the games."""
        cores = available_cores() if self.workers is None else self.workers
        if cores < 0:
            raise BadOption(f"--workers is at least 0, not {cores}.")
        if self.on is not None:
            return Cluster(run.match, self.on, max(1, cores)).play
        return crew_for(run.match, min(cores, run.total))

    def check(self) -> None:
        """Say before any game is played what could not be written."""
        paths = [path for path in (self.json, self.markdown, self.records, self.journal) if path is not None]
        for path in paths:
            check_writable(path)
        if len({path.resolve() for path in paths}) < len(paths):
            raise BadOption("--json, --markdown, --records and --resume each need a file of their own.")
        if self.plots is not None:
            check_drawing()
            try:
                self.plots.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise ArenaError(f"{self.plots} cannot be a folder for plots: {error.strerror}.") from None
            check_writable(self.plots / "scores.png")


@contextmanager
def conducted(screen: Screen, run: Run, running: Running) -> Iterator[None]:
    """Play what is to be played; when this is left without error, the journal has done its duty."""
    running.check()
    crew = running.crew(run)
    path = running.journal
    journal = None if path is None else Journal(path, run.match)
    try:
        try:
            run.go(crew, journal, watcher())
        except KeyboardInterrupt:
            if path is not None:
                screen.say(f"Stopped after {len(run.played)} games. The same command goes on from {path}.")
            raise
        if running.records is not None and journal is not None:
            write_records(running.records, run.match, journal.again(game.index for game in run.results()))
        yield
    finally:
        if journal is not None:
            journal.close()
    if running.resume is None and path is not None:
        path.unlink()  # its games are in the result


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_writable(path: Path | None) -> None:
    """Refuse a path that cannot be written."""
    if path is None:
        return
    folder = path.absolute().parent
    if path.is_dir():
        raise ArenaError(f"{path} is a directory.")
    if not folder.is_dir():
        raise ArenaError(f"{path} cannot be written: there is no folder {folder}.")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise ArenaError(f"{path} cannot be written: permission denied.")


def write(path: Path | None, text: str) -> None:
    """Write a file that was asked for."""
    if path is None:
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"{path} cannot be written: {error.strerror}.") from None
