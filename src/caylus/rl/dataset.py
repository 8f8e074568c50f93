"""Data sets: every decision of many recorded games as arrays, in files that a training run reads one after another.

`build` turns a file of records into a folder of parts, each with so many games, and a `dataset.json` that tells what is
in them. A part appears when it is complete, so a run that was stopped goes on where it was. `DataSet` reads them back.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from caylus.core.catalog import GAMES
from caylus.core.collection import read_line, read_lines
from caylus.core.errors import BadOption, CaylusError, RecordError, shown
from caylus.rl import arrays
from caylus.rl.encoding.encoders import encoder_for
from caylus.rl.returns import ranks

VERSION: Final = 1
ABOUT: Final = "dataset.json"
MOST_SEATS: Final = 5
FORMATS: Final = ("npz", "parquet")


class DataSetError(CaylusError):
    """A data set that cannot be made or read, with the reason."""


@dataclass(frozen=True)
class Plan:
    """How to make a data set."""

    source: Path
    folder: Path
    games_a_part: int = 500
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
            if self.options:
                raise BadOption("Rows of options are for NPZ files: a decision has several of them.")
            try:
                import pyarrow  # noqa: F401, PLC0415 (an extra)
            except ImportError:
                raise DataSetError("Parquet needs pyarrow: pip install pyarrow. Or write NPZ files.") from None

    def key(self) -> str:
        """What makes parts of two runs belong together."""
        told = [self.games_a_part, self.every, self.options, self.format, VERSION]
        source = hashlib.sha256(json.dumps(told).encode())
        with self.source.open("rb") as file:
            source.update(file.read(1 << 16))
        return source.hexdigest()[:16]


def build(plan: Plan, workers: int, watch: Callable[[int, int], None]) -> dict[str, Any]:
    """Make the data set, or what is missing of it; `watch` hears of games and decisions done. Gives `dataset.json`."""
    plan.check()
    lines = read_lines(plan.source)
    first = next(lines, None)
    if first is None:
        raise DataSetError(f"There is no game in {plan.source.name}.")
    game = read_line(first).record.game
    about = describe(plan, game)
    begin(plan, about)
    games = decisions = 0
    parts: dict[int, tuple[int, int]] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: dict[Future[tuple[int, int]], int] = {}
        for at, chunk in enumerate(chunks(first, lines, plan.games_a_part)):
            while len(running) > workers:
                games, decisions = collect(running, parts, games, decisions, watch)
            running[pool.submit(write_part, plan, game, at, chunk)] = at
        while running:
            games, decisions = collect(running, parts, games, decisions, watch)
    about |= {"games": games, "decisions": decisions, "parts": [parts[at] for at in sorted(parts)], "complete": True}
    write_whole(plan.folder / ABOUT, json.dumps(about, indent=1).encode())
    return about


def collect(
    running: dict[Future[tuple[int, int]], int],
    parts: dict[int, tuple[int, int]],
    games: int,
    decisions: int,
    watch: Callable[[int, int], None],
) -> tuple[int, int]:
    """Wait for a part; gives the games and decisions so far."""
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for each in done:
        part = each.result()
        parts[running.pop(each)] = part
        games, decisions = games + part[0], decisions + part[1]
        watch(games, decisions)
    return games, decisions


def chunks(first: bytes, lines: Iterator[bytes], size: int) -> Iterator[list[bytes]]:
    """The lines in chunks, the first one back in its place."""
    chunk = [first, *islice(lines, size - 1)]
    while chunk:
        yield chunk
        chunk = list(islice(lines, size))


def describe(plan: Plan, game: str) -> dict[str, Any]:
    """What stands in `dataset.json` from the beginning."""
    encoder = encoder_for(game)
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


def write_part(plan: Plan, game: str, at: int, lines: list[bytes]) -> tuple[int, int]:
    """Turn some games into a part, unless it is there; gives the number of games and of decisions."""
    path = plan.folder / f"part-{at:05}.{plan.format}"
    note = path.with_suffix(".json")
    if path.exists() and note.exists():
        games, decisions = json.loads(note.read_text("utf-8"))
        return games, decisions
    columns = tabulate(plan, game, at, lines)
    write_whole(path, packed(columns, plan.format))
    found = (len(lines), len(columns["action"]))
    write_whole(note, json.dumps(found).encode())
    return found


def tabulate(plan: Plan, game: str, at: int, lines: list[bytes]) -> dict[str, npt.NDArray[Any]]:
    """Every kept decision of some games as a row of each column."""
    encoder = encoder_for(game)
    seen: list[bytes] = []
    masks: list[Any] = []
    rows: dict[str, list[Any]] = {name: [] for name in ("action", "seat", "ply", "players", "game", "seed", "bot")}
    outcome: list[list[float]] = []
    score: list[list[int]] = []
    options: list[Any] = []
    for number, line in enumerate(lines):
        try:
            record, bots, scores = read_line(line)
        except (ValueError, KeyError, TypeError) as error:
            raise RecordError(f"Game {at * plan.games_a_part + number + 1} is damaged: {error}") from None
        if record.game != game:
            raise DataSetError(f"A data set is of one game, but there are {game} and {record.game}.")
        table = record.state(0)
        spare = MOST_SEATS - record.players
        final = [*ranks(record.now), *[0.0] * spare]
        dice = Random(record.seed)
        for ply, action in enumerate(record.actions):
            if plan.every == 1 or dice.randrange(plan.every) == 0:
                seat = table.who
                seen.append(encoder.encode(table, seat))
                masks.append(np.packbits(arrays.mask(table, seat)))
                if plan.options:
                    options.append(arrays.options(encoder, table, seat))
                values = (
                    action,
                    seat,
                    ply,
                    record.players,
                    at * plan.games_a_part + number,
                    str(record.seed),
                    bots[seat],
                )
                for name, value in zip(rows, values, strict=True):
                    rows[name].append(value)
                outcome.append(final)
                score.append([*scores, *[0] * spare])
            table.play(action)
    kinds: dict[str, Any] = {"action": np.int16, "seat": np.int8, "ply": np.int16, "players": np.int8, "game": np.int64}
    columns: dict[str, npt.NDArray[Any]] = {
        "observation": np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), encoder.layout.size),
        "legal": np.array(masks, np.uint8),
        "outcome": np.array(outcome, np.float32),
        "score": np.array(score, np.int16),
    }
    for name, values_of in rows.items():
        columns[name] = np.array(values_of, kinds.get(name))
    if plan.options:
        columns["option"] = np.concatenate(options) if options else np.zeros((0, encoder.options.size), np.int16)
        columns["option_of"] = np.repeat(np.arange(len(options)), [len(each) for each in options])
    return columns


def packed(columns: dict[str, npt.NDArray[Any]], kind: str) -> bytes:
    """The columns as the bytes of a file."""
    out = io.BytesIO()
    if kind == "npz":
        np.savez_compressed(out, **columns)  # type: ignore[arg-type]  # its stubs take a flag for a column
    else:
        import pyarrow  # noqa: PLC0415 (an extra)
        import pyarrow.parquet  # noqa: PLC0415 (an extra)

        table = pyarrow.table({name: list(column) for name, column in columns.items()})
        pyarrow.parquet.write_table(table, out, compression="zstd")
    return out.getvalue()


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
        encoding = encoder_for(self.about["game"]).layout.version
        if self.about["encoding"] != encoding:
            raise DataSetError(f"{self.folder} has encoding {self.about['encoding']}; this program knows {encoding}.")

    def files(self) -> list[Path]:
        """The parts, in order."""
        return sorted(self.folder.glob(f"part-*.{self.about['files']}"))

    def parts(self, files: Iterable[Path] | None = None) -> Iterator[dict[str, npt.NDArray[Any]]]:
        """The parts, one after another, each as its columns."""
        for path in self.files() if files is None else files:
            try:
                yield read_part(path)
            except (OSError, ValueError, KeyError) as error:
                raise DataSetError(f"{path.name} cannot be read: {error}.") from None

    def legal(self, columns: dict[str, npt.NDArray[Any]]) -> npt.NDArray[np.bool_]:
        """Which actions were legal, a row for each decision."""
        return np.unpackbits(columns["legal"], axis=1, count=self.about["actions"]).astype(np.bool_)

    def batches(self, size: int, seed: int) -> Iterator[dict[str, npt.NDArray[Any]]]:
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


def read_part(path: Path) -> dict[str, npt.NDArray[Any]]:
    """The columns of one file."""
    if path.suffix == ".npz":
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    import pyarrow.parquet  # noqa: PLC0415 (an extra)

    table = pyarrow.parquet.read_table(path)
    return {name: np.array(table[name].to_pylist()) for name in table.column_names}
