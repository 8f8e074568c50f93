"""Write the list of all modules into docs/architecture.md, each by the first sentence of its docstring, or compare it.

So a module is described once, in itself, and nobody reads of one that is gone.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- modules: made by tools/modules.py -->\n", "<!-- end of modules -->\n"


def summary(path: Path) -> str:
    """What a module says of itself, up to its first full stop or line."""
    told = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    first = " ".join(told.split("\n\n")[0].split())
    return first.partition(". ")[0].rstrip(".")


def list_modules() -> str:
    """A table for every folder, in the order of their names."""
    folders: defaultdict[Path, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        folders[path.parent].append(path)
    lines: list[str] = []
    for folder in sorted(folders):
        lines += [f"### `{folder.relative_to(ROOT).as_posix()}`", ""]
        package = folder / "__init__.py"
        if package in folders[folder]:
            lines += [f"{summary(package)}.", ""]
        modules = [path for path in folders[folder] if path != package]
        if modules:
            lines += ["| module | what it is |", "| --- | --- |"]
            lines += [f"| `{path.name}` | {summary(path).replace('|', chr(92) + '|')} |" for path in modules]
            lines.append("")
    return "\n".join(lines) + "\n"


def page_with_modules() -> str:
    """The page as it should be."""
    page = PAGE.read_text("utf-8")
    head, _, rest = page.partition(BEGIN)
    return f"{head}{BEGIN}\n{list_modules()}{END}{rest.partition(END)[2]}"


def main() -> int:
    """Write the page, or compare it."""
    page = page_with_modules()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page, "utf-8")
    elif PAGE.read_text("utf-8") != page:
        sys.stderr.write("docs/architecture.md does not list the modules as they are: python tools/modules.py\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
