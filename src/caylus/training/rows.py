"""What self-play leaves to learn from: positions as numbers, and what the search and the end said of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

WIDE: Final = 24  # answers whose visits are kept
SEEN: Final = ("seen", "tree_seen")  # the observations
Array = NDArray[Any]


@dataclass
class Rows:
    """Decisions of games, one a row, and positions of their trees; chairs are counted from who decides."""

    chairs: int
    size: int  # of an observation
    actions: int  # in the action space
    seen: list[bytes] = field(default_factory=list)
    players: list[int] = field(default_factory=list)
    game: list[int] = field(default_factory=list)  # its seed
    found: list[list[float]] = field(default_factory=list)  # win shares by chair, as the search found them
    win: list[list[float]] = field(default_factory=list)  # as the game ended
    to_come: list[list[int]] = field(default_factory=list)  # points by chair from here to the end
    sources: list[dict[str, int]] = field(default_factory=list)  # the same for the decider, by what earned them
    tried: list[list[int]] = field(default_factory=list)  # actions, the most visited first ...
    visits: list[list[int]] = field(default_factory=list)  # ... and their visits; none where the search was short
    legal: list[list[int]] = field(default_factory=list)
    tree_seen: list[bytes] = field(default_factory=list)
    tree_players: list[int] = field(default_factory=list)
    tree_game: list[int] = field(default_factory=list)
    tree_found: list[list[float]] = field(default_factory=list)

    def arrays(self) -> dict[str, Array]:
        """All of it as arrays."""
        names = sorted({name for row in self.sources for name in row})
        legal = np.zeros((len(self.seen), self.actions), bool)
        for at, row in enumerate(self.legal):
            legal[at, row] = True
        return {
            "seen": as_bytes(self.seen, self.size),
            "players": np.array(self.players, np.uint8),
            "game": np.array(self.game, np.int64),
            "found": padded(self.found, self.chairs, np.float32, 0),
            "win": padded(self.win, self.chairs, np.float32, 0),
            "to_come": padded(self.to_come, self.chairs, np.int16, 0),
            "source_names": np.array(names, np.str_),
            "sources": np.array([[row.get(name, 0) for name in names] for row in self.sources], np.int16),
            "tried": padded(self.tried, WIDE, np.int16, -1),
            "visits": padded(self.visits, WIDE, np.int32, 0),
            "legal": np.packbits(legal, axis=1),
            "tree_seen": as_bytes(self.tree_seen, self.size),
            "tree_players": np.array(self.tree_players, np.uint8),
            "tree_game": np.array(self.tree_game, np.int64),
            "tree_found": padded(self.tree_found, self.chairs, np.float32, 0),
        }


def as_bytes(rows: list[bytes], size: int) -> Array:
    """Observations, one a row."""
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), size)


def padded(rows: Sequence[Sequence[float]], width: int, kind: Any, filler: int) -> Array:
    """Rows of different lengths as a table."""
    found = np.full((len(rows), width), filler, kind)
    for at, row in enumerate(rows):
        found[at, : len(row)] = row[:width]
    return found


def save(path: Path, arrays: dict[str, Array]) -> None:
    """Write a file of rows; it is there whole or not at all. Observations are mostly zeros, which are left out."""
    kept = {name: each for name, each in arrays.items() if name not in SEEN}
    for name in SEEN:
        row, column = np.nonzero(arrays[name])
        kept[f"{name} shape"] = np.array(arrays[name].shape)
        kept[f"{name} counts"] = np.bincount(row, minlength=len(arrays[name])).astype(np.uint16)
        kept[f"{name} places"] = column.astype(np.uint16)
        kept[f"{name} values"] = arrays[name][row, column]
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **kept)  # type: ignore[arg-type]
    part.rename(path)


def read(path: Path) -> dict[str, Array]:
    """The rows of a file."""
    with np.load(path) as file:
        kept = {name: file[name] for name in file.files}
    found = {name: each for name, each in kept.items() if not name.startswith(tuple(f"{seen} " for seen in SEEN))}
    for name in SEEN:
        dense = np.zeros(tuple(kept[f"{name} shape"]), np.uint8)
        row = np.repeat(np.arange(len(dense)), kept[f"{name} counts"])
        dense[row, kept[f"{name} places"]] = kept[f"{name} values"]
        found[name] = dense
    return found


def load(paths: list[Path]) -> dict[str, Array]:
    """The rows of several files, one after the other."""
    return join([read(path) for path in paths])


def join(parts: list[dict[str, Array]]) -> dict[str, Array]:
    """Rows, one after the other; sources that some do not have earned nothing there."""
    names = sorted({str(name) for part in parts for name in part["source_names"]})
    for part in parts:
        wide = np.zeros((len(part["seen"]), len(names)), np.int16)
        for at, name in enumerate(part["source_names"]):
            wide[:, names.index(str(name))] = part["sources"][:, at]
        part["sources"] = wide
    joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0] if name != "source_names"}
    return {**joined, "source_names": np.array(names, np.str_)}
