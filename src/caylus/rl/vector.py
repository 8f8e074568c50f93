"""Many games in one call, arrays in and arrays out: for training on millions of decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from caylus.core.errors import BadOption
from caylus.core.state import State
from caylus.kit.encoding import batch
from caylus.rl.arrays import Bytes, Mask
from caylus.rl.choice import Chosen
from caylus.rl.seeding import SEED_BITS


@dataclass(frozen=True)
class Moment:
    """What the seats that decide now may know: a row for each table."""

    observation: Bytes  # tables by numbers
    action_mask: Mask  # tables by actions
    seat: npt.NDArray[np.int64]  # tables: who decides


@dataclass(frozen=True)
class Step:
    """What a call of `step` brought."""

    moment: Moment
    rewards: npt.NDArray[np.float32]  # tables by seats: 0 but where a game has just ended
    over: npt.NDArray[np.bool_]  # tables: whether the game has ended; the moment then shows the next one


def random_legal(marks: Mask, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """For each table one of its legal actions, each as likely as the others."""
    number, size = marks.shape
    places = np.flatnonzero(marks.view(np.bool_))
    edges = np.searchsorted(places, np.arange(number + 1) * size)
    counts = edges[1:] - edges[:-1]
    chosen: npt.NDArray[np.int64] = places[edges[:-1] + (rng.random(number) * counts).astype(np.int64)] % size
    return chosen


class Tables(Chosen):
    """So many games of one kind, each with its own seed; one that ends is followed by another at once."""

    def __init__(
        self,
        game: str,
        number: int,
        players: int = 4,
        options: Mapping[str, str] | None = None,
        returns: str = "ranks",
        seed: int = 0,
    ) -> None:
        if number < 1:
            raise BadOption(f"There is at least one table, not {number}.")
        self.number = number
        self.choose(game, players, options, returns)
        self.tables: list[State] = []
        self.actions = 0
        self.chance = Random(seed)
        self.reset()

    def reset(self, seed: int | None = None) -> Moment:
        """Begin all games anew."""
        if seed is not None:
            self.chance = Random(seed)
        self.tables = [self.lay() for _ in range(self.number)]
        self.actions = len(self.tables[0].space)
        return self.moment()

    def lay(self) -> State:
        """A new game with the next seed."""
        return self.begin(self.chance.getrandbits(SEED_BITS))

    def moment(self) -> Moment:
        """What is known now."""
        seen, marks = self.blank()
        for at in range(self.number):
            self.show(at, seen, marks)
        return self.told(seen, marks)

    def blank(self) -> tuple[BytesWriter, BytesWriter]:
        """Zeros, to be written over."""
        seen, marks = BytesWriter(), BytesWriter()
        seen.write(bytes(self.number * self.encoder.layout.size))
        marks.write(bytes(self.number * self.actions))
        return seen, marks

    def show(self, at: int, seen: BytesWriter, marks: BytesWriter) -> None:
        """Write what is known and legal at one table."""
        batch.show(self.encoder, self.tables[at], at, self.actions, seen, marks)

    def told(self, seen: BytesWriter, marks: BytesWriter) -> Moment:
        """What was written, as arrays."""
        shape = (self.number, -1)
        return Moment(
            np.frombuffer(bytearray(seen.getvalue()), dtype=np.uint8).reshape(shape),
            np.frombuffer(bytearray(marks.getvalue()), dtype=np.int8).reshape(shape),
            np.array(batch.seats_of(self.tables)),
        )

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> Step:
        """Play one action at each table. If one is illegal, `IllegalAction` tells why and none is played."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.number,) or chosen.dtype.kind not in "iu":
            raise BadOption(f"There are {self.number} tables, so {self.number} whole numbers are wanted.")
        seen, marks = self.blank()
        ended = batch.play_all(self.encoder, self.tables, chosen.tolist(), self.actions, seen, marks)
        rewards = np.zeros((self.number, self.players), np.float32)
        over = np.zeros(self.number, np.bool_)
        for at in ended:
            rewards[at] = self.returns(self.tables[at])
            over[at] = True
            self.tables[at] = self.lay()
            self.show(at, seen, marks)
        return Step(self.told(seen, marks), rewards, over)
