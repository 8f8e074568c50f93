"""`caylus train`: what it refuses and, with PyTorch (`make test-train`), whole runs that are killed and go on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from caylus.bots.learned.file import numbers, read_net, split, text
from caylus.bots.learned.net import POINTS_UNIT
from caylus.bots.learned.nets import read_file, shipped
from caylus.cli.app import run
from caylus.core.game import find
from caylus.training.fit import Fit, Plan, Report, TrainingError, load_torch, thresholds
from caylus.training.quantize import Fitted, fractions, quantize
from caylus.training.rows import Array, read
from caylus.training.run import Recipe, Training
from caylus.training.selfplay import LINEAR_WORD, Task, play_task
from tests.bots.nets import random_net

really = pytest.mark.skipif(os.environ.get("CAYLUS_TEST_TRAIN") != "1", reason="only with CAYLUS_TEST_TRAIN=1")
SHORT = ["--players", "2", "--games", "20", "--simulations", "16", "--epochs", "1", "--gate", "4", "--width", "24"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--games", "0"], "--games is at least 1"),
        (["--width", "13"], "--width is a multiple of 12"),
        (["--players", "9"], "is for 2 to 4 players"),
        (["--start", "nothing.net"], "cannot be read"),
        (["--rate", "0"], "--rate lies between 0 and 1"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["train", "magna-carta", "--out", str(tmp_path / "run"), *arguments]) == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_without_pytorch_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)  # as if it were not there
    with pytest.raises(TrainingError, match="pip install torch"):
        load_torch()


def test_every_value_of_every_number_has_its_row() -> None:
    column, value = thresholds(np.array([2, 0, 3]))
    assert list(zip(column.tolist(), value.tolist(), strict=True)) == [(0, 1), (0, 2), (2, 1), (2, 2), (2, 3)]


def test_the_fractions_of_a_net_make_the_same_net_again() -> None:
    for data in (shipped("caylus"), random_net("magna-carta", 3)):
        about, body = split(data)
        found = fractions(data)
        column, _ = thresholds(found["largest"])
        table = np.concatenate([np.cumsum(found["steps"][column == at], 0) for at in np.unique(column)])
        net = Fitted(
            found["largest"],
            table,
            found["first_bias"],
            found["second"],
            found["second_bias"],
            found["heads"],
            found["head_bias"],
        )
        players, names = numbers(about, "players"), [str(name) for name in found["source_names"]]
        again, same = split(quantize(net, text(about, "game"), players, names, {}))
        assert same == body
        assert again["sources"] == about["sources"]


@pytest.mark.parametrize("game", ["", "caylus"])
def test_one_does_not_learn_from_what_holds_no_games_of_this_one(game: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    if game:
        Training(other, Recipe(game, [2], 10), 1, print).run(0)
        (other / "rows" / "g1-2p-00000.npz").touch()
    with pytest.raises(TrainingError, match="holds no games of magna-carta"):
        Training(tmp_path / "run", Recipe("magna-carta", [2], 10, others=[str(other)]), 1, print)
    assert not (tmp_path / "run").exists()


def journal(folder: Path) -> list[dict[str, object]]:
    """What a run wrote down, times left out."""
    lines = [json.loads(line) for line in (folder / "journal.jsonl").read_text().splitlines()]
    return [
        {name: value for name, value in line.items() if name not in ("seconds", "net", "program")} for line in lines
    ]


@really
def test_a_run_that_is_killed_goes_on_and_ends_as_it_would_have(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "caylus",
        "train",
        "magna-carta",
        *SHORT,
        "--start",
        "linear",
        "--generations",
        "2",
    ]
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    subprocess.run([*command, "--out", str(whole), "--workers", "1"], check=True, timeout=200)
    for parts in (1, 3):  # in the first generation, and in the second
        process = subprocess.Popen([*command, "--out", str(cut), "--workers", "1"])
        while len(list(cut.glob("rows/*.npz"))) < parts:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
        process.wait()
    subprocess.run([*command, "--out", str(cut), "--workers", "1"], check=True, timeout=200)
    for name in ("g1.net", "g2.net"):
        assert read_file(whole / name).digest == read_file(cut / name).digest
    gates = [[line for line in journal(folder) if line["kind"] == "gate"] for folder in (whole, cut)]
    assert gates[0] == gates[1]


@really
def test_a_net_learns_from_the_games_of_other_runs_and_says_so(tmp_path: Path) -> None:
    arguments = ["train", "magna-carta", *SHORT, "--workers", "1"]
    first, second = tmp_path / "first", tmp_path / "second"
    assert run([*arguments, "--start", "linear", "--out", str(first)]) == 0
    start = ["--start", str(first / "g1.net"), "--seed", "2", "--players", "3"]
    assert run([*arguments, *start, "--with", str(first), "--out", str(second)]) == 0
    fits = [next(line for line in journal(folder) if line["kind"] == "fit") for folder in (first, second)]
    own = [len(read(file)["seen"]) for file in second.glob("rows/*.npz")]
    assert fits[1]["positions"] == sum(own) + int(str(fits[0]["positions"]))
    said = split((second / "g1.net").read_bytes())[0]["recipe"]
    assert isinstance(said, dict)
    assert said["games by players"] == {"2": 40, "3": 20}
    assert said["recipe"]["seed"] == 2
    assert said["start sha256"] == read_file(first / "g1.net").digest
    assert said["others"] == {"first": json.loads((first / "journal.jsonl").read_text().splitlines()[0])["recipe"]}
    assert said["commit"].removesuffix("-dirty").isalnum()


def rows() -> dict[str, Array]:
    """A little to learn from."""
    played, _ = play_task(Task("magna-carta", 2, LINEAR_WORD, simulations=16, seed=9, games=3))
    return {**played.arrays(), "actions": np.array(len(find("magna-carta").space))}


@really
def test_a_net_in_its_file_says_what_was_fitted() -> None:
    data = rows()
    fit = Fit(data, Plan(first=24, second=8, epochs=2, batch=64))
    told: list[Report] = []
    fit.run(told.append)
    assert [report.epoch for report in told] == [1, 2]
    net = read_net(quantize(fit.fitted(), "magna-carta", [2], fit.source_names, {})).net
    said = fit.heads(fit.rows_of(data["seen"][:40]))
    for at in range(40):
        net.look(data["seen"][at].tobytes())
        assert net.points(2) == pytest.approx(list(POINTS_UNIT * said[1][at][:2].detach().numpy()), abs=0.5)
        shares = np.exp(said[0][at][:2].detach().numpy())
        assert net.shares(2) == pytest.approx(list(shares / shares.sum()), abs=0.02)


@really
@pytest.mark.parametrize("threads", [1, 3])
def test_fitting_is_done_in_one_thread_so_that_sums_are_the_same_everywhere(threads: int) -> None:
    torch = load_torch()
    torch.set_num_threads(threads)
    Fit(rows(), Plan(first=24, second=8))
    assert torch.get_num_threads() == 1


@really
def test_a_net_begins_with_what_an_earlier_one_knew() -> None:
    data = rows()
    plan = Plan(first=24, second=8, epochs=2, batch=64)
    first = Fit(data, plan)
    first.run(lambda _: None)
    file = quantize(first.fitted(), "magna-carta", [2], first.source_names, {})
    less = {**data, "sources": data["sources"][:, 1:], "source_names": data["source_names"][1:]}
    seen = first.rows_of(data["seen"][:40])
    for start, near in ((first.numbers(), 1e-4), (fractions(file), 0.05)):
        second = Fit(less, plan, start)
        for head, (one, other) in enumerate(zip(first.heads(seen), second.heads(seen), strict=True)):
            kept = one[:, 1:] if head == 2 else one  # that source is gone, the others keep their heads
            assert float((kept - other).detach().abs().max()) < near


@really
def test_another_recipe_does_not_go_on_in_the_same_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["train", "magna-carta", *SHORT, "--out", str(tmp_path / "run"), "--workers", "1"]
    assert run([*arguments, "--start", "linear"]) == 0
    assert run([*arguments, "--start", "linear", "--seed", "2"]) == 2
    assert "another recipe" in capsys.readouterr().err
