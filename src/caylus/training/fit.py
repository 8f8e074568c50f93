"""Fit a net to the rows of self-play, with PyTorch.

The net sees each number of an observation twice: as itself and as the row of thresholds it reaches. Both are folded
into a table, as in the file, in which every value of every number has a row of its own; so an observation is the few
rows that it picks, and a step costs a fiftieth of what it would with all thresholds looked at.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caylus.bots.learned.net import POINTS_UNIT
from caylus.core.errors import CaylusError
from caylus.training.quantize import Fitted
from caylus.training.rows import SEEN

Array = NDArray[Any]

CAP: Final = 110  # values from here on are one
CHUNK: Final = 50_000  # observations whose rows are looked up in one go
HELD_OUT: Final = 10  # every tenth game only tests
NEVER: Final = -1e4


class TrainingError(CaylusError):
    """Training cannot begin or go on."""


@dataclass(frozen=True)
class Plan:
    """How to fit."""

    first: int = 144  # cells of the first layer
    second: int = 32
    epochs: int = 6
    batch: int = 4096
    rate: float = 3e-3
    trust: float = 0.5  # how far the search is believed beside the result of the game
    seed: int = 1


@dataclass
class Report:
    """How well a net foretells games it has not seen."""

    epoch: int
    win: float  # log-loss of the win
    search: float  # the same of what the search had found
    points: float  # part of the variance of points to come that is explained
    policy: float  # how often its first idea was the most visited answer
    trees: float  # divergence from what was found in trees


def load_torch() -> Any:
    """PyTorch, which is needed for training alone."""
    try:
        return importlib.import_module("torch")
    except ImportError:
        raise TrainingError("Training needs PyTorch: pip install torch (any build of it, 2.4 or newer).") from None


def thresholds(largest: Array) -> tuple[Array, Array]:
    """The bytes and the values that the rows of a table stand for."""
    column = np.repeat(np.arange(len(largest)), largest)
    value = np.concatenate([np.arange(1, int(most) + 1) for most in largest if most])
    return column, value


class Fit:
    """A net being fitted."""

    def __init__(self, data: dict[str, Array], plan: Plan, start: dict[str, Array] | None = None) -> None:
        self.torch: Any = load_torch()
        torch = self.torch
        torch.set_num_threads(1)  # sums come out the same on every machine; where others work, too, it is even quicker
        self.plan = plan
        self.data = data
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        most = np.maximum(data["seen"].max(0), data["tree_seen"].max(0)).astype(np.int64)
        if start is not None:
            most = np.maximum(most, start["largest"])
        self.largest = np.minimum(most, CAP)
        column, value = thresholds(self.largest)
        self.first_rows = np.cumsum(self.largest) - self.largest  # by byte: the row of its value 1
        self.chairs = data["win"].shape[1]
        self.source_names = [str(name) for name in data["source_names"]]
        self.sources = len(self.source_names)
        self.actions = int(data["actions"])
        self.column = torch.tensor(column, device=self.device)
        self.before = torch.tensor(self.first_rows[column], device=self.device)
        self.part = torch.tensor(value / self.largest[column], device=self.device, dtype=torch.float32)[:, None]
        torch.manual_seed(plan.seed)
        self.weights = self.begin(start)

    def begin(self, start: dict[str, Array] | None) -> dict[str, Any]:
        """Weights at random, or those of an earlier net where it has them."""
        torch, plan = self.torch, self.plan
        rows, size = int(self.largest.sum()), len(self.largest)
        heads = 2 * self.chairs + self.sources + self.actions
        shapes = {
            "steps": (rows, plan.first),
            "slopes": (size, plan.first),
            "first_bias": (plan.first,),
            "second": (plan.first, plan.second),
            "second_bias": (plan.second,),
            "heads": (heads, plan.second),
            "head_bias": (heads,),
        }
        spread = {"steps": 0.06, "slopes": 0.06, "second": plan.first**-0.5, "heads": plan.second**-0.5}
        weights = {}
        for name, shape in shapes.items():
            weights[name] = torch.randn(shape) * spread.get(name, 0.0)
        if start is not None and start["second"].shape == (plan.first, plan.second):
            place = {pair: at for at, pair in enumerate(zip(*map(list, thresholds(self.largest)), strict=True))}
            weights["steps"].zero_()
            for at, pair in enumerate(zip(*map(list, thresholds(start["largest"])), strict=True)):
                weights["steps"][place[pair]] = torch.tensor(start["steps"][at])
            for name in ("slopes", "first_bias", "second", "second_bias"):
                weights[name] = torch.tensor(start[name])
            for head, earlier in self.kept_heads([str(name) for name in start["source_names"]]):
                weights["heads"][head] = torch.tensor(start["heads"][earlier])
                weights["head_bias"][head] = float(start["head_bias"][earlier])
        return {name: each.to(self.device).requires_grad_() for name, each in weights.items()}

    def kept_heads(self, earlier: list[str]) -> list[tuple[int, int]]:
        """The heads that an earlier net has as well, and their places there: what earns points may have changed."""
        chairs = 2 * self.chairs
        found = [(at, at) for at in range(chairs)]
        found += [
            (chairs + at, chairs + earlier.index(name)) for at, name in enumerate(self.source_names) if name in earlier
        ]
        here, there = chairs + self.sources, chairs + len(earlier)
        return found + [(here + action, there + action) for action in range(self.actions)]

    def rows_of(self, seen: Array) -> Any:
        """The rows that observations pick, filled up with the one behind the last, which is never added."""
        nothing = len(self.column)
        most = int(np.count_nonzero(seen, 1).max()) if len(seen) else 0
        found = np.full((len(seen), most), nothing, np.int16 if nothing < 1 << 15 else np.int32)
        for begin in range(0, len(seen), CHUNK):
            some = seen[begin : begin + CHUNK]
            row, column = np.nonzero(some)
            value = np.minimum(some[row, column], self.largest[column])
            counts = np.bincount(row, minlength=len(some))
            place = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
            found[begin + row, place] = self.first_rows[column] + value - 1
        return self.torch.tensor(found, device=self.device)

    def table(self) -> Any:
        """A row for each value of each number: the thresholds up to it, and its part of the slope."""
        torch, weights = self.torch, self.weights
        climbed = torch.cumsum(torch.nn.functional.pad(weights["steps"], (0, 0, 1, 0)), 0)
        return climbed[1:] - climbed[self.before] + weights["slopes"][self.column] * self.part

    def run(self, tell: Callable[[Report], None]) -> None:
        """Fit; keeps the epoch that foretold best."""
        torch, plan, weights = self.torch, self.plan, self.weights
        device = self.device
        on = {
            name: self.rows_of(each) if name in SEEN else torch.tensor(each, device=device)
            for name, each in self.data.items()
            if each.dtype.kind in "fiub"
        }
        mine = torch.nonzero(on["game"] % HELD_OUT != 0)[:, 0]
        theirs = torch.nonzero(on["game"] % HELD_OUT == 0)[:, 0]
        tree = torch.nonzero(on["tree_game"] % HELD_OUT != 0)[:, 0]
        tree_theirs = torch.nonzero(on["tree_game"] % HELD_OUT == 0)[:, 0]
        batch = max(64, min(plan.batch, len(mine) // 8))
        decayed = [weights[name] for name in ("steps", "slopes", "second", "heads")]
        free = [weights[name] for name in ("first_bias", "second_bias", "head_bias")]
        groups = [{"params": decayed, "weight_decay": 0.02}, {"params": free, "weight_decay": 0.0}]
        optimizer = torch.optim.AdamW(groups, lr=plan.rate)
        steps = plan.epochs * max(1, len(mine) // batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, plan.rate, total_steps=steps + 1, pct_start=0.1)
        lowest, kept = 1e9, {}
        for epoch in range(plan.epochs):
            order = mine[torch.randperm(len(mine), device=device)]
            for at in range(0, len(order) - batch + 1, batch):
                loss = self.loss(on, order[at : at + batch])
                some = tree[torch.randint(len(tree), (batch,), device=device)]
                loss = loss + self.tree_loss(on, some).mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
            report = self.test(epoch + 1, on, theirs, tree_theirs, batch)
            tell(report)
            if report.win + report.trees - report.points < lowest:
                lowest = report.win + report.trees - report.points
                kept = {name: each.detach().clone() for name, each in weights.items()}
        for name, each in kept.items():
            weights[name].data.copy_(each)

    def heads(self, rows: Any) -> tuple[Any, Any, Any, Any]:
        """What the net says of observations, told by their rows: win, points, sources, policy."""
        torch, weights = self.torch, self.weights
        table = torch.nn.functional.pad(self.table(), (0, 0, 0, 1))
        nothing = len(self.column)
        added = torch.nn.functional.embedding_bag(rows.int(), table, mode="sum", padding_idx=nothing)
        first = torch.relu(added + weights["first_bias"])
        second = torch.relu(first @ weights["second"] + weights["second_bias"])
        said = second @ weights["heads"].T + weights["head_bias"]
        return tuple(said.split([self.chairs, self.chairs, self.sources, self.actions], 1))

    def log_shares(self, win: Any, players: Any) -> Any:
        """Logarithms of the win shares; chairs without a player have none."""
        torch = self.torch
        empty = torch.arange(self.chairs, device=self.device)[None, :] >= players[:, None]
        return torch.log_softmax(win.masked_fill(empty, NEVER), 1)

    def policy_loss(self, said: Any, on: dict[str, Any], at: Any) -> tuple[Any, Any]:
        """How far the first ideas are from the visits, and how often the first is the most visited."""
        torch = self.torch
        known = torch.nonzero(on["visits"][at].sum(1) > 0)[:, 0]
        if len(known) == 0:
            return said.sum() * 0, said.sum() * 0
        at = at[known]
        legal = on["legal"][at]
        bits = torch.arange(7, -1, -1, device=self.device)
        mask = ((legal[:, :, None] >> bits) & 1).flatten(1)[:, : self.actions].bool()
        likely = torch.log_softmax(said[known].masked_fill(~mask, NEVER), 1)
        visits = on["visits"][at].float()
        tried = on["tried"][at].long().clamp(min=0)
        parts = visits / visits.sum(1, keepdim=True)
        loss = -(likely.gather(1, tried) * parts).sum(1).mean()
        return loss, (likely.argmax(1) == tried[:, 0]).float().mean()

    def loss(self, on: dict[str, Any], at: Any) -> Any:
        """What is to be made small, for decisions of games."""
        win, points, sources, policy = self.heads(on["seen"][at])
        trust = self.plan.trust
        target = (1 - trust) * on["win"][at] + trust * on["found"][at]
        total = -(target * self.log_shares(win, on["players"][at])).sum(1).mean()
        seated = (self.torch.arange(self.chairs, device=self.device)[None, :] < on["players"][at][:, None]).float()
        missed = (points - on["to_come"][at].float() / POINTS_UNIT) ** 2 * seated
        total = total + 0.3 * missed.sum() / seated.sum()
        total = total + 0.1 * ((sources - on["sources"][at].float() / POINTS_UNIT) ** 2).mean()
        return total + 0.5 * self.policy_loss(policy, on, at)[0]

    def tree_loss(self, on: dict[str, Any], at: Any) -> Any:
        """The same for positions of trees, one by one."""
        win = self.heads(on["tree_seen"][at])[0]
        return -(on["tree_found"][at] * self.log_shares(win, on["tree_players"][at])).sum(1)

    def test(self, epoch: int, on: dict[str, Any], held: Any, tree: Any, batch: int) -> Report:
        """How well games are foretold that were not learned from."""
        torch = self.torch
        sums = np.zeros(6)
        trees = 0.0
        with torch.no_grad():
            for start in range(0, len(held), batch):
                at = held[start : start + batch]
                win, points, _, policy = self.heads(on["seen"][at])
                share = self.log_shares(win, on["players"][at])
                true = on["to_come"][at].float() / POINTS_UNIT
                _, first = self.policy_loss(policy, on, at)
                seated = (torch.arange(self.chairs, device=self.device)[None, :] < on["players"][at][:, None]).float()
                middle = (true * seated).sum() / seated.sum()
                sums += [
                    float(-(on["win"][at] * share).sum()),
                    float(-(on["win"][at] * torch.log(on["found"][at].clamp(min=1e-3))).sum()),
                    float((((points - true) * seated) ** 2).sum()),
                    float((((true - middle) * seated) ** 2).sum()),
                    float(first) * len(at),
                    len(at),
                ]
            for start in range(0, len(tree), batch):
                at = tree[start : start + batch]
                found = on["tree_found"][at]
                entropy = -(found * torch.log(found.clamp(min=1e-6))).sum(1)
                trees += float((self.tree_loss(on, at) - entropy).sum())
        rows = max(1.0, sums[5])
        return Report(
            epoch,
            win=sums[0] / rows,
            search=sums[1] / rows,
            points=1 - sums[2] / max(sums[3], 1e-9),
            policy=sums[4] / rows,
            trees=trees / max(1, len(tree)),
        )

    def numbers(self) -> dict[str, Array]:
        """The weights as arrays, to start from another time."""
        found: dict[str, Array] = {name: each.detach().cpu().numpy() for name, each in self.weights.items()}
        return {**found, "largest": self.largest, "source_names": np.array(self.source_names)}

    def fitted(self) -> Fitted:
        """The net with thresholds and slopes folded into one table."""
        numbers = self.numbers()
        with self.torch.no_grad():
            table: Array = self.table().cpu().numpy()
        return Fitted(
            largest=self.largest,
            table=table,
            first_bias=numbers["first_bias"],
            second=numbers["second"],
            second_bias=numbers["second_bias"],
            heads=numbers["heads"],
            head_bias=numbers["head_bias"],
        )
