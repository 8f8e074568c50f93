"""Write web/src/gallery/fixtures/problems.json: what the server may refuse a person in the browser.

It is gathered from the source, so that a test of the client can tell whether there are words for all of it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from caylus.core.errors import CaylusError
from caylus.core.state import JsonObject
from caylus.tables import refusals
from caylus.tables.refusals import Denied, StorageError

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
FIXTURE = ROOT / "web" / "src" / "gallery" / "fixtures" / "problems.json"
# What is said to hosts, in the terminal, and never to a person in the browser
TO_HOSTS = ("admin", "backup", "move", "rotation", "run", "settings", "traces")
ENGINE = ("core/actions.py", "core/game.py", "core/record.py", "core/state.py")
UNTYPED = ("request", "fault")  # kinds that no class of errors stands for
UNSAID = ("PositionError", "StorageError", "NotImplementedError")  # positions are never sent; the kind says the rest
SAMPLE = "7"  # for whatever a sentence repeats


def problems() -> JsonObject:
    """Every kind of problem, and an example of every sentence."""
    kinds = {error.kind for _, error in inspect.getmembers(refusals, inspect.isclass) if issubclass(error, Denied)}
    said = {sentence for path in sources() for sentence in sentences_in(path)}
    return {"kinds": sorted({*kinds, *UNTYPED, StorageError.kind}), "sentences": sorted(said)}


def sources() -> list[Path]:
    """The files whose errors can reach a browser."""
    rooms = (path for room in ("tables", "server") for path in (SOURCE / "caylus" / room).rglob("*.py"))
    found = [path for path in rooms if path.stem not in TO_HOSTS and "migrations" not in path.parts]
    return sorted([*found, *(SOURCE / "caylus" / name for name in ENGINE)])


def sentences_in(path: Path) -> Iterator[str]:
    """The sentences of the errors that a file raises; those handed on from elsewhere are said there."""
    module = importlib.import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
            error = getattr(module, node.exc.func.id, None)
            known = isinstance(error, type) and issubclass(error, CaylusError)
            if known and node.exc.func.id not in UNSAID and node.exc.args:
                yield from spell(node.exc.args[0], vars(module))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "__init__":
            yield from (
                spell(node.args[0], vars(module)) if len(node.args) == 1 else ()
            )  # an error with its own sentence


def spell(node: ast.expr, names: dict[str, object]) -> Iterator[str]:
    """The text of an expression, with samples for what it fills in; nothing if it is no text of its own."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else SAMPLE for part in node.values)
        yield text.removesuffix(f". {SAMPLE}") + "." if text.endswith(f". {SAMPLE}") else text  # another's sentence
    elif isinstance(node, ast.IfExp):
        yield from spell(node.body, names)
        yield from spell(node.orelse, names)
    elif isinstance(node, ast.Name) and isinstance(names.get(node.id), str):
        yield str(names[node.id])


def main() -> None:
    """Write the file; with --check only say whether it is what the server says today."""
    text = json.dumps(problems(), indent=1) + "\n"
    if "--check" not in sys.argv:
        FIXTURE.write_text(text)
    elif not FIXTURE.exists() or FIXTURE.read_text() != text:
        sys.exit(f"Out of date, run tools/web_problems.py: {FIXTURE.name}")


if __name__ == "__main__":
    main()
