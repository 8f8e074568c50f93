"""The list of modules in the documentation."""

from __future__ import annotations

from pathlib import Path

from tools import modules


def test_the_list_of_modules_is_that_of_the_source() -> None:
    assert modules.page_with_modules() == modules.PAGE.read_text("utf-8"), "python tools/modules.py"


def test_every_module_says_what_it_is() -> None:
    silent = [path for path in modules.SOURCE.rglob("*.py") if not modules.summary(path)]
    assert silent == []


def test_a_module_is_told_by_its_first_sentence(tmp_path: Path) -> None:
    path = tmp_path / "provost.py"
    path.write_text('"""The provost walks. He is\nslow."""\n')
    assert modules.summary(path) == "The provost walks"
