"""The page on writing a game shows the whole example, file by file, out of the files themselves."""

from __future__ import annotations

import re

from tests.docs.pages import DOCS, ROOT, blocks
from tests.docs.tree import files_of_the_project

PAGE = DOCS / "write-a-game.md"
SHOWN = re.compile(r"^```\{(?:literalinclude|include)\} \.\./(\S+)$", re.MULTILINE)
UNTOLD = {"examples/ferry/src/caylus_ferry/py.typed"}  # empty
TITLES = {"__init__.py"}  # a docstring and no more


def test_every_file_of_the_example_is_on_the_page_once() -> None:
    shown = SHOWN.findall(PAGE.read_text())
    files = {name for name in files_of_the_project() if name.startswith("examples/ferry/")} - UNTOLD
    assert sorted(shown) == sorted(name for name in files if name.rpartition("/")[2] not in TITLES)


def test_the_tree_of_the_package_names_what_is_there() -> None:
    (tree,) = (text for language, text in blocks(PAGE) if language == "text" and text.startswith("pyproject.toml"))
    names = {word.rpartition("/")[2] or word for word in re.findall(r"^\s*(\S+)", tree, re.MULTILINE)}
    folder = ROOT / "examples" / "ferry"
    here = [path for path in (folder / "src" / "caylus_ferry").iterdir() if path.suffix == ".py" or path.is_dir()]
    expected = {path.name + "/" * path.is_dir() for path in here if path.name not in ("__init__.py", "__pycache__")}
    assert names == expected | {"pyproject.toml", "test_ferry.py"}
