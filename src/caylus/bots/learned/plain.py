"""The same net for plain Python: a whole row of the table is one long number, and Python adds those quickly.

A row's cells stand side by side in that number, raised by so much that none is negative; what was added too much is
taken off again when they are told apart.
"""

from __future__ import annotations

import sys
from array import array
from itertools import compress
from operator import mul
from typing import Final

from mypy_extensions import i64

from caylus.bots.learned.net import HIGHEST, LOGIT_SHIFT, Net

RAISED: Final = 1 << 15  # what a small number is raised by
RAISED_BIAS: Final = 1 << 21


class PlainNet(Net):
    """The numbers of a net as `file.py` reads them, layer by layer."""

    def __init__(
        self,
        largest: bytes,
        table: list[int],
        first_bias: list[int],
        first_shift: int,
        second: list[int],
        second_bias: list[int],
        second_shift: int,
        heads: list[list[int]],
        chairs: int,
        sources: int,
    ) -> None:
        super().__init__(chairs, sources)
        first, cells = len(first_bias), len(second_bias)
        rows = [joined("I", table[at : at + first], RAISED) for at in range(0, len(table), first)]
        self.rows: list[list[int]] = []  # by byte of the observation and its value
        at = 0
        for most in largest:
            own = rows[at : at + most]
            self.rows.append([0, *own, *own[-1:] * (255 - most)] if most else [])
            at += most
        self.bias = joined("I", first_bias, RAISED_BIAS)
        self.first_shift = first_shift
        self.first_bytes = 4 * first
        self.second = [joined("Q", second[at : at + cells], RAISED) for at in range(0, len(second), cells)]
        self.second_bias = second_bias
        self.second_shift = second_shift
        self.second_bytes = 8 * cells
        self.heads = heads  # weights, and the bias behind them
        self.places = list(range(len(largest)))
        self.told: list[int] = []

    def look(self, seen: bytes) -> None:
        """Take in an observation; what it promises can be asked for then."""
        total = self.bias
        too_much = RAISED_BIAS
        for at in compress(self.places, seen):
            rows = self.rows[at]
            if rows:
                total += rows[seen[at]]
                too_much += RAISED
        sums = array("I", total.to_bytes(self.first_bytes, sys.byteorder))
        shift = self.first_shift
        inner = added = 0
        for row, number in zip(self.second, sums, strict=True):
            value = (number - too_much) >> shift
            if value > 0:
                value = min(value, HIGHEST)
                inner += value * row
                added += value
        added *= RAISED
        shift = self.second_shift
        products = array("Q", inner.to_bytes(self.second_bytes, sys.byteorder))
        self.told = [
            min(HIGHEST, max(0, (number - added + bias) >> shift))
            for number, bias in zip(products, self.second_bias, strict=True)
        ]

    def head(self, number: i64) -> i64:
        """What a head says, in steps."""
        row = self.heads[number]
        total: int = sum(map(mul, self.told, row)) + row[-1]
        return total >> LOGIT_SHIFT


def joined(kind: str, numbers: list[int], raised: int) -> int:
    """Numbers side by side in one, each raised so that none is negative."""
    return int.from_bytes(array(kind, [number + raised for number in numbers]).tobytes(), sys.byteorder)
