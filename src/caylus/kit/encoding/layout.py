"""The layout of an encoding: which number stands where, under which name."""

from __future__ import annotations

from typing import Final

MOST: Final = 255  # no number of a position is larger, so that each fits into a byte


class Part:
    """A run of numbers with one meaning; `shape` tells how to read it as a table."""

    def __init__(self, name: str, start: int, shape: list[int], what: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.size = size_of(shape)
        self.what = what

    @property
    def stop(self) -> int:
        """The place after its last number."""
        return self.start + self.size


class Layout:
    """The parts of an encoding, one after the other."""

    def __init__(self, version: int) -> None:
        self.version = version  # raised whenever a number changes its place or its meaning
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, shape: list[int], what: str) -> int:
        """Append a part; gives its start."""
        start = self.size
        self.parts.append(Part(name, start, shape, what))
        self.size += size_of(shape)
        return start

    def part(self, name: str) -> Part:
        """The part with a name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(f"There is no part {name!r} in this encoding.")


def size_of(shape: list[int]) -> int:
    """How many numbers a table of this shape has."""
    size = 1
    for length in shape:
        size *= length
    return size
