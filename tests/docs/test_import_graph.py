"""The picture of imports on the page for contributors is of today's source, and shows every import there is."""

from __future__ import annotations

import ast
import subprocess
import sys

from tests.docs.pages import DOCS, ROOT
from tools.import_graph import draw, imported, read_imports, read_layers

LAYERS = read_layers()
PACKAGES = [name for row in LAYERS for name in row]
HEIGHT = {name: level for level, row in enumerate(LAYERS) for name in row}


def test_the_picture_is_of_todays_source() -> None:
    command = [sys.executable, "tools/import_graph.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "images/imports.svg" in (DOCS / "architecture.md").read_text()


def test_every_package_is_in_a_layer_and_every_import_leads_down() -> None:
    folders = {path.parent.name for path in (ROOT / "src" / "caylus").glob("*/__init__.py")}
    assert folders == set(PACKAGES)
    found = read_imports(PACKAGES)
    assert ("games", "core") in found
    assert all(HEIGHT[one] < HEIGHT[other] for one, other in found)


def test_every_way_to_write_an_import_is_found() -> None:
    text = """
import caylus.core.state
from caylus import bots
from caylus.games.caylus import board
import caylus
def late():
    from caylus.rl.solo import Solo
"""
    assert imported(ast.parse(text), PACKAGES) == {"core", "bots", "games", "rl"}


def test_another_import_makes_another_picture() -> None:
    found = read_imports(PACKAGES)
    assert draw(LAYERS, found) != draw(LAYERS, found[1:])
