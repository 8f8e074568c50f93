"""What is compiled, and that it can be where nothing but the locked packages of a player is installed."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def constant(file: str, name: str) -> list[str]:
    """A list of texts that a script begins with; the scripts themselves are not run."""
    for node in ast.parse((ROOT / file).read_text()).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [name]:
            found: list[str] = ast.literal_eval(node.value)
            return found
    raise AssertionError(f"{file} has no {name}")


def test_the_engine_is_remade_for_changes_of_just_what_is_compiled() -> None:
    assert constant("tools/setup.py", "ENGINE") == constant("setup.py", "COMPILED")
    assert constant("tools/setup.py", "PLAIN") == constant("setup.py", "PLAIN")


def test_types_of_the_engine_hold_where_the_extras_are_not_installed(tmp_path: Path) -> None:
    tops = [ROOT / part for part in constant("setup.py", "COMPILED")]
    found = [path for top in tops for path in ([top] if top.is_file() else sorted(top.rglob("*.py")))]
    files = [str(path) for path in found if path.parent.name not in constant("setup.py", "PLAIN")]
    alone = ["--no-site-packages", "--cache-dir", str(tmp_path)]
    command = [sys.executable, "-m", "mypy", *alone, *constant("setup.py", "MYPY_OPTIONS"), *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
