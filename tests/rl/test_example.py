"""The example that trains a value net, at a size for tests."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from caylus.bots import registry

FILE = Path(__file__).resolve().parents[2] / "examples" / "value_net.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("value_net", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "value_net", module)
    monkeypatch.setattr(registry, "MAKERS", dict(registry.MAKERS))  # which the example adds its bots to
    spec.loader.exec_module(module)
    return module


def test_it_runs_from_games_to_a_match(example: ModuleType, tmp_path: Path) -> None:
    told: list[str] = []
    found = example.run("magna-carta", games=16, epochs=3, hidden=8, trial=2, folder=tmp_path, say=told.append)
    assert (found.code, found.games) == ("value-net:magna-carta", 2)
    errors = [float(match[1]) for line in told if (match := re.search(r"error ([\d.]+)", line))]
    assert len(errors) == 3
    assert errors[-1] < errors[0]
    assert "against novice" in told[-1]


def test_the_slopes_are_those_of_the_error(example: ModuleType) -> None:
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 3, (6, 5)).astype(np.uint8)
    wanted = rng.uniform(-1, 1, 6).astype(np.float32)
    for layer in range(4):
        net = example.ValueNet(5, 4, seed=2)
        place = (1,) * net.weights[layer].ndim if layer < 2 else (0,) * net.weights[layer].ndim
        changed = []
        for step in (0.01, -0.01):
            twin = example.ValueNet(5, 4, seed=2)
            twin.weights[layer][place] += step
            changed.append(float(((twin.values(seen) - wanted) ** 2).mean()))
        slope = (changed[0] - changed[1]) / 0.02
        net.learn(seen, wanted, rate=0.0)
        assert net.means[layer][place] * 10 * 2 == pytest.approx(slope, abs=2e-3), "of half of the squared error"


def test_a_net_learns_who_is_ahead(example: ModuleType) -> None:
    rng = np.random.default_rng(1)
    net = example.ValueNet(4, 16, seed=1)
    for _ in range(400):
        seen = rng.integers(0, 9, (64, 4)).astype(np.uint8)
        wanted = np.tanh((seen[:, 0].astype(np.float32) - seen[:, 1]) / 4)
        error = net.learn(seen, wanted, 0.01)
    assert error < 0.02
    assert net.values(np.array([[8, 0, 1, 1]], np.uint8))[0] > 0.5 > -0.5 > net.values(np.array([[0, 8, 1, 1]]))[0]
