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

from caylus.bots.learned.nets import read_file
from caylus.cli.app import run
from caylus.training.fit import TrainingError, load_torch, thresholds

really = pytest.mark.skipif(os.environ.get("CAYLUS_TEST_TRAIN") != "1", reason="only with CAYLUS_TEST_TRAIN=1")
SHORT = ["--players", "2", "--games", "20", "--simulations", "16", "--epochs", "1", "--gate", "4", "--width", "24"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--games", "0"], "--games is at least 1"),
        (["--width", "13"], "--width is a multiple of 12"),
        (["--players", "9"], "is for 2 to 4 players"),
        (["--start", "nothing.net"], "cannot be read"),
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
def test_another_recipe_does_not_go_on_in_the_same_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["train", "magna-carta", *SHORT, "--out", str(tmp_path / "run"), "--workers", "1"]
    assert run([*arguments, "--start", "linear"]) == 0
    assert run([*arguments, "--start", "linear", "--seed", "2"]) == 2
    assert "another recipe" in capsys.readouterr().err
