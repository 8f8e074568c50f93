"""Data sets: every decision of many recorded games as arrays, in files that a training run reads one after another.

`build` turns a file of records into a folder of parts, each with so many games, and a `dataset.json` that tells what is
in them. A part appears when it is complete, so a run that was stopped goes on where it was. `DataSet` reads them back.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from caylus.bots.processes import Crew, Died
from caylus.core.collection import read_lines
from caylus.core.errors import BadOption, shown
from caylus.core.game import GAMES
from caylus.kit.plug import find_plug
from caylus.rl.columns import Columns, DataSetError, read_game, tabulate
from caylus.rl.parts import FORMATS, packed, read_part

VERSION: Final = 1
ABOUT: Final = "dataset.json"


@dataclass(frozen=True)
class Plan:
    """How to make a data set."""

    source: Path
    folder: Path
    games_a_part: int = 200
    every: int = 1  # of so many decisions one is kept, drawn by the game's seed
    options: bool = False  # also a row of numbers for each legal action
    format: str = "npz"

    def check(self) -> None:
        """Refuse what makes no sense."""
        if self.games_a_part < 1 or self.every < 1:
            raise BadOption("Games of a part and the step between decisions are at least 1.")
        if self.format not in FORMATS:
            raise BadOption(f"Formats are {', '.join(FORMATS)}, not {shown(self.format)}.")
        if self.format == "parquet":
            try:
                import pyarrow  # noqa: F401, PLC0415 (slow to import, and seldom wanted)
            except ImportError:
                raise DataSetError("Parquet needs pyarrow: pip install pyarrow. Or write NPZ files.") from None

    def key(self) -> str:
        """What makes parts of two runs belong together."""
        told = [self.games_a_part, self.every, self.options, self.format, VERSION]
        source = hashlib.sha256(json.dumps(told).encode())
        with self.source.open("rb") as file:
            source.update(hashlib.file_digest(file, "sha256").digest())
        return source.hexdigest()[:16]

    def part(self, at: int) -> Path:
        """The file of a part."""
        return self.folder / f"part-{at:05}.{self.format}"

    def done(self, at: int) -> tuple[int, int] | None:
        """The games and decisions of a part that an earlier run has made."""
        note = self.part(at).with_suffix(".json")
        if not (note.exists() and self.part(at).exists()):
            return None
        games, decisions = json.loads(note.read_text("utf-8"))
        return games, decisions


def build(plan: Plan, workers: int, watch: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Make the data set, or what is missing of it; `watch` hears of games and decisions done. Gives `dataset.json`.

    With 0 workers all is done in this process.
    """
    plan.check()
    lines = read_lines(plan.source)
    first = next(lines, None)
    if first is None:
        raise DataSetError(f"There is no game in {plan.source.name}.")
    game = read_game(first, 0, None).record.game
    about = describe(plan, game)
    begin(plan, about)
    games = decisions = 0
    parts: dict[int, tuple[int, int]] = {}
    for at, part in made(plan, game, chunks(first, lines, plan.games_a_part), workers):
        parts[at] = part
        games, decisions = games + part[0], decisions + part[1]
        if watch is not None:
            watch(games, decisions)
    about |= {"games": games, "decisions": decisions, "parts": [parts[at] for at in sorted(parts)], "complete": True}
    write_whole(plan.folder / ABOUT, json.dumps(about, indent=1).encode())
    return about


def made(plan: Plan, game: str, stacks: Iterator[list[bytes]], workers: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """The parts as they are done: the number of each, its games and its decisions."""
    if workers == 0:
        for at, lines in enumerate(stacks):
            yield at, make_part(plan, game, at, lines)
        return
    crew = Crew(partial(prepare, plan, game), workers)
    with contextlib.closing(crew.results(enumerate(stacks))) as parts:
        try:
            for (at, _), part in parts:
                yield at, part
        except Died:
            told = "Processes were ended from outside. What is done is kept: give the command again."
            raise DataSetError(told) from None


def prepare(plan: Plan, game: str) -> Callable[[tuple[int, list[bytes]]], tuple[int, int]]:
    """In a process: what makes a part."""
    return lambda stack: make_part(plan, game, *stack)


def chunks(first: bytes, lines: Iterator[bytes], size: int) -> Iterator[list[bytes]]:
    """The lines in chunks, the first one back in its place."""
    chunk = [first, *islice(lines, size - 1)]
    while chunk:
        yield chunk
        chunk = list(islice(lines, size))


def describe(plan: Plan, game: str) -> dict[str, Any]:
    """What stands in `dataset.json` from the beginning."""
    encoder = find_plug(game).encoder()
    return {
        "format": "caylus-dataset",
        "version": VERSION,
        "files": plan.format,
        "game": game,
        "rules": GAMES[game].rules,
        "encoding": encoder.layout.version,
        "observation": [[part.name, part.start, part.shape] for part in encoder.layout.parts],
        "option": [[part.name, part.start, part.shape] for part in encoder.options.parts] if plan.options else None,
        "actions": len(GAMES[game].space),
        "every": plan.every,
        "key": plan.key(),
    }


def begin(plan: Plan, about: dict[str, Any]) -> None:
    """Make the folder, or find in it the beginning of the same data set."""
    path = plan.folder / ABOUT
    try:
        plan.folder.mkdir(parents=True, exist_ok=True)
        if path.exists():
            if json.loads(path.read_text("utf-8")).get("key") != about["key"]:
                raise DataSetError(f"{plan.folder} holds another data set. Name another folder.")
            for left in plan.folder.glob(".part-*"):  # of a run that was killed while it wrote
                left.unlink(missing_ok=True)
        elif any(plan.folder.iterdir()):
            raise DataSetError(f"{plan.folder} is not empty and holds no data set. Name another folder.")
        else:
            write_whole(path, json.dumps(about, indent=1).encode())
    except (OSError, ValueError) as error:
        raise DataSetError(f"{plan.folder} cannot be used: {error}.") from None


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that appears when it is complete."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_bytes(content)
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise DataSetError(f"{path} cannot be written: {error.strerror}.") from None


def make_part(plan: Plan, game: str, at: int, lines: list[bytes]) -> tuple[int, int]:
    """Turn some games into a part, unless an earlier run has; gives the number of games and of decisions."""
    before = plan.done(at)
    if before is not None:
        return before
    columns = tabulate(game, lines, at * plan.games_a_part, plan.every, plan.options)
    path = plan.part(at)
    write_whole(path, packed(columns, plan.format))
    found = (len(lines), len(columns["action"]))
    write_whole(path.with_suffix(".json"), json.dumps(found).encode())
    return found


class DataSet:
    """A data set to read: `about` tells what is in it, `parts` and `batches` give its decisions."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = Path(folder)
        try:
            self.about: dict[str, Any] = json.loads((self.folder / ABOUT).read_text("utf-8"))
        except (OSError, ValueError):
            raise DataSetError(f"{self.folder} holds no data set.") from None
        if self.about.get("version") != VERSION:
            raise DataSetError(f"{self.folder} is of another version than this program.")
        encoding = find_plug(self.about["game"]).encoder().layout.version
        if self.about["encoding"] != encoding:
            raise DataSetError(f"{self.folder} has encoding {self.about['encoding']}; this program knows {encoding}.")

    def files(self) -> list[Path]:
        """The parts, in order."""
        return sorted(self.folder.glob(f"part-*.{self.about['files']}"))

    def parts(self, files: Iterable[Path] | None = None) -> Iterator[Columns]:
        """The parts, one after another, each as its columns."""
        for path in self.files() if files is None else files:
            try:
                yield read_part(path)
            except (OSError, ValueError, KeyError, BadZipFile) as error:
                raise DataSetError(f"{path.name} cannot be read: {error}") from None

    def legal(self, columns: Columns) -> npt.NDArray[np.bool_]:
        """Which actions were legal, a row for each decision."""
        return np.unpackbits(columns["legal"], axis=1, count=self.about["actions"]).astype(np.bool_)

    def batches(self, size: int, seed: int) -> Iterator[Columns]:
        """All decisions once in batches: parts in an order of the seed's, and so the decisions of each part."""
        rng = np.random.default_rng(seed)
        files = self.files()
        order = [files[at] for at in rng.permutation(len(files))]
        for columns in self.parts(order):
            rows = {name: column for name, column in columns.items() if not name.startswith("option")}
            shuffled = rng.permutation(len(rows["action"]))
            for start in range(0, len(shuffled), size):
                chosen = shuffled[start : start + size]
                yield {name: column[chosen] for name, column in rows.items()}
