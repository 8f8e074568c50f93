"""The example notebooks run from top to bottom, and show what they promise."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT

NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
PICTURES = {"a_game.ipynb": 4}  # cells that show one


def run(notebook: Path) -> list[Any]:
    """What each cell of code ends with, the cells run one after another."""
    seen: dict[str, Any] = {"__name__": "notebook"}
    shown: list[Any] = []
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, notebook.name, "exec"), seen)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), notebook.name, "eval"), seen)
            shown.append(value._repr_svg_() if hasattr(value, "_repr_svg_") else value)
    return shown


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs(notebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if "pyspiel" in notebook.read_text("utf-8") and sys.platform == "win32":
        pytest.skip("OpenSpiel has no packages for Windows")
    shown = run(notebook)
    assert shown or capsys.readouterr().out, "a notebook has something to show"
    pictures = [value for value in shown if isinstance(value, str) and value.startswith("<svg")]
    assert len(pictures) == PICTURES.get(notebook.name, 0)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_keeps_no_results(notebook: Path) -> None:
    content = json.loads(notebook.read_text("utf-8"))
    assert (content["nbformat"], content["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in content["cells"]}) == len(content["cells"])
    for cell in content["cells"]:
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) == 3
