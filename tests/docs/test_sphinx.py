"""The pages build without a warning, tables from the engine's rows included."""

from __future__ import annotations

import html
import subprocess
import sys
from pathlib import Path

import caylus
from tests.docs.pages import DOCS


def test_the_pages_build_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-d", str(tmp_path / "trees")]
    done = subprocess.run([*command, str(DOCS), str(tmp_path / "html")], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0
    for game in caylus.GAMES.values():
        rules = html.unescape((tmp_path / "html" / "games" / game.id / "rules.html").read_text())
        for component in game.components():
            listed = f'<code class="docutils literal notranslate"><span class="pre">{component.id}</span>' in rules
            assert listed or (component.group == "favor" and str(component.text) in rules)
            copies = f"({component.copies} copies)" if component.copies > 1 else ""
            for note in (copies, component.doubt):
                assert note.replace("'", "\u2019") in rules.replace("'", "\u2019")
