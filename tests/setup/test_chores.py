"""The Makefile: every chore sets itself up first, and what its caller has set for other programs does not count."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text()
RECIPES: dict[str, str] = dict(re.findall(r"^([a-z-]+):[^\n]*\n((?:\t[^\n]*\n?)+)", MAKEFILE, re.MULTILINE))
NEEDS = {chore: needs.split() for chore, needs in re.findall(r"^([a-z-]+):([^#=\n]*)##", MAKEFILE, re.MULTILINE)}


def make(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """What make does, called with some variables more."""
    program = shutil.which("make")
    assert program is not None
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHON", "MAKEFLAGS", "MAKELEVEL")}
    command = [program, "-s", *arguments]
    return subprocess.run(command, cwd=ROOT, env=kept | variables, capture_output=True, text=True, check=False)


def is_set_up(chore: str) -> bool:
    """Whether a chore begins with tools/setup.py, or needs one that does."""
    steps = [step for step in RECIPES.get(chore, "").splitlines() if not step.startswith("\t$(if ")]
    return (bool(steps) and steps[0].startswith("\t$(SETUP) ")) or any(map(is_set_up, NEEDS[chore]))


@pytest.mark.parametrize("chore", [chore for chore in NEEDS if chore not in ("help", "clean")])
def test_every_chore_tells_first_what_it_installs(chore: str) -> None:
    assert is_set_up(chore)


def test_variables_for_other_programs_do_not_reach_the_chores() -> None:
    show = r'shown: ; @echo "[$$PYTHONPATH][$$NODE_ENV]"'
    assert make("--eval", show, "shown", PYTHONPATH="/of/another/project", NODE_ENV="production").stdout == "[][]\n"


def test_pytorch_may_be_where_whoever_trains_says() -> None:
    told = make("-n", "test-train", "PYTHON=python3", PYTHONPATH="/of/pytorch").stdout
    assert re.search(r'PYTHONPATH="[^"]*:/of/pytorch" ', told)


def test_without_a_python_that_will_do_that_is_told(tmp_path: Path) -> None:
    done = make("play", PATH=str(tmp_path))
    assert done.returncode == 2
    assert "Python 3.11 to 3.14 is needed" in done.stderr
