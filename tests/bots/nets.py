"""Nets for tests: of random numbers, and a second opinion of what they say, in plain arithmetic."""

from __future__ import annotations

import numpy as np

from caylus.bots.learned.net import FALLING, FAR, HIGHEST, LOGIT_SHIFT
from caylus.core.game import find
from caylus.core.state import JsonObject
from caylus.kit.plug import find_plug
from caylus.training.quantize import Fitted, quantize

SOURCES = ["built", "owner"]


def random_net(
    game: str, seed: int, *, first: int = 24, second: int = 8, largest: int = 7, spread: float = 0.3
) -> bytes:
    """The file of a net of random numbers for all tables of a game."""
    first, second = 24, 8
    rng = np.random.default_rng(seed)
    about = find(game)
    size = find_plug(game).encoder().layout.size
    most = rng.integers(0, largest + 1, size)
    heads = 2 * about.players[-1] + len(SOURCES) + len(about.space)

    def some(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        return rng.normal(0, spread, shape)

    net = Fitted(
        most,
        some(int(most.sum()), first),
        some(first),
        some(first, second),
        some(second),
        some(heads, second),
        some(heads),
    )
    return quantize(net, game, list(about.players), SOURCES, {"made": "for a test"})


class SecondOpinion:
    """The same net with its numbers one by one, as the file has them."""

    def __init__(self, about: JsonObject, body: bytes) -> None:
        size, rows, first, second = (int(str(about[name])) for name in ("size", "rows", "first", "second"))
        self.shifts = int(str(about["first_shift"])), int(str(about["second_shift"]))
        self.largest = list(body[:size])
        at = size
        self.table = np.frombuffer(body, "<i2", rows * first, at).reshape(rows, first).astype(object)
        at += 2 * rows * first
        self.first_bias = np.frombuffer(body, "<i4", first, at).astype(object)
        at += 4 * first
        self.second = np.frombuffer(body, "<i2", first * second, at).reshape(first, second).astype(object)
        at += 2 * first * second
        self.second_bias = np.frombuffer(body, "<i4", second, at).astype(object)
        at += 4 * second
        self.heads = []
        while at < len(body):
            weights = np.frombuffer(body, "<i2", second, at).astype(object)
            bias = int.from_bytes(body[at + 2 * second : at + 2 * second + 4], "little", signed=True)
            self.heads.append((weights, bias))
            at += 2 * second + 4

    def head(self, seen: bytes, number: int) -> int:
        """What a head says of an observation, in steps."""
        total = self.first_bias.copy()
        start = 0
        for value, most in zip(seen, self.largest, strict=True):
            if value and most:
                total += self.table[start + min(value, most) - 1]
            start += most
        first = np.array([min(HIGHEST, max(0, int(each) >> self.shifts[0])) for each in total], object)
        inner = first @ self.second + self.second_bias
        second = np.array([min(HIGHEST, max(0, int(each) >> self.shifts[1])) for each in inner], object)
        weights, bias = self.heads[number]
        return (int(second @ weights) + bias) >> LOGIT_SHIFT

    def shares(self, seen: bytes, players: int) -> list[float]:
        """The win by chair."""
        told = [self.head(seen, chair) for chair in range(players)]
        raised = [FALLING[min(FAR, max(told) - each)] for each in told]
        return [each / sum(raised) for each in raised]
