"""Train a small value net on recorded games, and let it play: about a minute on one core, with NumPy only.

    python examples/value_net.py

1. Bots play games against each other, which are recorded.
2. The records become a data set.
3. A net with one hidden layer learns from it how far ahead the seat that decides will be in the end.
4. A bot that tries every action, plays the turn to its end by habit and trusts the net about what comes then, meets
   `novice` in the arena.

`--help` lists the sizes.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import numpy.typing as npt

from caylus.arena import Standing, play_game, prepare, stand
from caylus.arena.records import write_records
from caylus.bots import registry
from caylus.bots.novice import NoviceBot
from caylus.core.state import State
from caylus.kit.plug import find_plug
from caylus.rl.dataset import DataSet, Plan, build

PLAYERS = 2
WHIMS = 0.2  # how often a teacher plays anything at all: who never errs shows nobody what errors cost
CLOSE = 15.0  # points; who leads by so many has about won

Floats = npt.NDArray[np.float32]


class ValueNet:
    """Numbers of a position in, -1 (lost) to 1 (won) out; trained by Adam on the squared error."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.scale: Floats = np.ones(inputs, np.float32)
        self.weights: list[Floats] = [
            rng.normal(0, 0.05, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, hidden**-0.5, (hidden, 1)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def forward(self, seen: npt.NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
        """The scaled numbers, the hidden layer, and what it comes to."""
        first, bias, last, shift = self.weights
        numbers = seen.astype(np.float32) * self.scale
        hidden = np.maximum(numbers @ first + bias, 0)
        return numbers, hidden, np.tanh(hidden @ last + shift)[:, 0]

    def values(self, seen: npt.NDArray[np.uint8]) -> Floats:
        """How good each of the positions is for the seat that decides."""
        return self.forward(seen)[2]

    def learn(self, seen: npt.NDArray[np.uint8], wanted: Floats, rate: float) -> float:
        """One step of Adam; gives the mean squared error before it."""
        numbers, hidden, value = self.forward(seen)
        error = value - wanted
        slope = (error * (1 - value**2) / len(error))[:, None].astype(np.float32)
        inner = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [numbers.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)]
        self.steps += 1
        for at, each in enumerate(slopes):
            self.means[at] += 0.1 * (each - self.means[at])
            self.squares[at] += 0.001 * (each**2 - self.squares[at])
            now = self.means[at] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[at] / (1 - 0.999**self.steps))
            self.weights[at] -= rate * now / (spread + 1e-8)
        return float((error**2).mean())


class Teacher:
    """Plays like `novice`, but for its whims."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.novice = NoviceBot()

    def choose(self, state: State) -> int:
        """By habit or by whim."""
        return self.rng.choice(state.actions()) if self.rng.random() < WHIMS else self.novice.choose(state)


class NetBot:
    """Tries every action: plays the turn to its end as `novice` would, and asks the net how it likes what comes out."""

    def __init__(self, net: ValueNet, game: str) -> None:
        self.net = net
        self.encoder = find_plug(game).encoder()
        self.novice = NoviceBot()

    def choose(self, state: State) -> int:
        """The best action. The value of a position is that of the seat which decides in it, so the other's is bad."""
        seat = state.who
        after = []
        for action in state.actions():
            twin = state.copy()
            twin.play(action)
            while not twin.over and twin.turn == state.turn:
                twin.play(self.novice.choose(twin))
            after.append(twin)
        running = [twin for twin in after if not twin.over]
        likings = {id(twin): finish(twin, seat) for twin in after if twin.over}
        if running:
            seen = b"".join(self.encoder.encode(twin, twin.who) for twin in running)
            values = self.net.values(np.frombuffer(seen, np.uint8).reshape(len(running), -1))
            likings |= {id(twin): v if twin.who == seat else -v for twin, v in zip(running, values, strict=True)}
        return max(zip(state.actions(), after, strict=True), key=lambda each: likings[id(each[1])])[0]


NETS: dict[str, ValueNet] = {}  # by game: the one that `value-net:GAME` plays by


def make_teacher(_: str, seed: str) -> Teacher:
    """`teacher`, as the arena wants to have it made."""
    return Teacher(seed)


def make_net_bot(game: str, _: str) -> NetBot:
    """`value-net:GAME`."""
    return NetBot(NETS[game], game)


def finish(state: State, seat: int) -> float:
    """What a finished game is worth to one of two seats."""
    return float(target(np.array(state.scores()), seat))


def target(scores: npt.NDArray[Any], seat: Any) -> Any:
    """The lead of a seat, squeezed between -1 and 1."""
    own = np.take_along_axis(scores, np.asarray(seat)[..., None], -1)[..., 0]
    return np.tanh((2 * own - scores[..., :PLAYERS].sum(-1)) / CLOSE)


def record_games(game: str, number: int, path: Path) -> None:
    """Let the teachers play."""
    registry.register("teacher", make_teacher)
    match = prepare(game, ["teacher"], players=PLAYERS, seed=2, keep_records=True)
    write_records(path, match, (play_game(match, at) for at in range(number)))


def train(data: DataSet, epochs: int, hidden: int, say: Any) -> ValueNet:
    """A net that has gone through the data so often; every tenth part of the games tells how it does on new ones."""
    net = ValueNet(sum(int(np.prod(shape)) for _, _, shape in data.about["observation"]), hidden, seed=1)
    largest = np.zeros(len(net.scale), np.float32)
    for part in data.parts():
        largest = np.maximum(largest, part["observation"].max(0))
    net.scale = (1 / np.maximum(largest, 1)).astype(np.float32)
    steps = epochs * -(-data.about["decisions"] // 256)
    for epoch in range(epochs):
        seen, unseen = [], []
        for batch in data.batches(size=256, seed=epoch):
            wanted = target(batch["score"].astype(np.float32), batch["seat"].astype(np.int64))
            new = batch["game"] % 10 == 0
            unseen.append((net.values(batch["observation"][new]) - wanted[new]) ** 2)
            rate = 1e-3 * max(0.02, 1 - net.steps / steps)
            if not new.all():
                seen.append(net.learn(batch["observation"][~new], wanted[~new], rate))
        say(f"epoch {epoch + 1}: error {np.mean(seen):.3f}, on games kept aside {np.concatenate(unseen).mean():.3f}")
    return net


def meet(net: ValueNet, game: str, opponent: str, games: int) -> Standing:
    """How the net does against a bot."""
    NETS[game] = net
    registry.register("value-net", make_net_bot)
    match = prepare(game, [f"value-net:{game}", opponent], players=PLAYERS, seed=1)
    return stand(match, [play_game(match, at) for at in range(games)]).bots[0]


def run(game: str, games: int, epochs: int, hidden: int, trial: int, folder: Path, say: Any = print) -> Standing:
    """All four steps; gives how the net did against `novice`."""
    begun = time.perf_counter()

    def tell(what: str) -> None:
        say(f"{time.perf_counter() - begun:6.1f} s  {what}")

    record_games(game, games, folder / "games.records")
    tell(f"{games} games recorded")
    about = build(Plan(folder / "games.records", folder / "set"), workers=0)
    tell(f"{about['decisions']} decisions in the data set")
    net = train(DataSet(folder / "set"), epochs, hidden, tell)
    found = meet(net, game, "novice", trial)
    low, high = found.intervals["share"]
    tell(f"against novice: {found.share:.1%} of {trial} games, 95 % interval {low or 0:.1%} to {high or 1:.1%}")
    return found


def main() -> None:
    """Read the sizes and run."""
    parser = argparse.ArgumentParser(description="Train a small value net and let it meet `novice`.")
    parser.add_argument("--game", default="caylus")
    parser.add_argument("--games", type=int, default=1000, help="to learn from (default 1000)")
    parser.add_argument("--epochs", type=int, default=3, help="times through the data (default 3)")
    parser.add_argument("--hidden", type=int, default=64, help="size of the hidden layer (default 64)")
    parser.add_argument("--trial", type=int, default=400, help="games against novice (default 400)")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        run(asked.game, asked.games, asked.epochs, asked.hidden, asked.trial, Path(folder))


if __name__ == "__main__":
    main()
