"""The benchmark of the environments runs and reports every row; how fast is not a matter for tests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import caylus
from benchmarks.measure import Rate
from benchmarks.research import lines_of, ratio
from tests.docs.pages import ROOT


def test_every_environment_is_stepped(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    command = [sys.executable, "-m", "benchmarks.research", "--quick", "--interpreted", "--out", str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result = json.loads(out.read_text())
    kinds = {"env": 4, "raw env": 4, "raw env, lean": 4, "env, as many": 4, "vectorised": 4, "gymnasium": 2}
    rows = [row for row in result["rows"] if row["engine"] == "environments"]
    assert {(row["game"], row["what"], row["players"]) for row in rows} == {
        (game, what, players) for game in caylus.GAMES for what, players in kinds.items()
    }
    assert all(row["rate"]["median"] > 0 for row in rows)
    assert all(row["ratios"]["single"][1] == 5 for row in rows if row["what"] == "vectorised")
    assert max(map(len, done.stdout.splitlines())) <= 110
    for name in ("PettingZoo", "catanatron gym"):
        assert name in done.stdout, "measured, or told to be missing"


def test_ratios_are_those_of_one_kind() -> None:
    found = {
        ("environments", "compiled", "caylus/env/4"): [Rate(3000, 1)],
        ("environments", "compiled", "caylus/vectorised/4"): [Rate(12000, 1)],
        ("PettingZoo", "1", "chess_v6/env/2"): [Rate(100, 1)],
        ("PettingZoo", "1", "connect_four_v3/env/2"): [Rate(6000, 1)],
        ("PettingZoo", "1", "chess_v6/raw env/2"): [Rate(1, 1)],
    }
    env, vector, *others = lines_of(found)
    assert env.ratios == {"chess": (30.0, 30), "connect four": (0.5, 1)}
    assert vector.ratios == {"single": (4.0, 5)}
    assert all(other.ratios == {} for other in others)
    assert ratio("chess", 31.0, 30) == "31.0 x chess (≥ 30)"
    assert ratio("single", 4.0, 5) == "4.0 x single (≥ 5, MISSED)"
    assert ratio("single", 4.0, None) == "4.0 x single"
