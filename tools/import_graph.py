"""Draw which package imports which into docs/images/imports.svg, from the source; `--check` only compares.

An arrow leads from a package to one that it imports. Rows are the layers of the contract in pyproject.toml, the highest
on top, so every arrow leads down. Pale is an arrow beside which there is a longer way. An import that only type
checkers see counts too.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "caylus"
PICTURE = ROOT / "docs" / "images" / "imports.svg"
WIDTH, HEIGHT = 130, 44  # of a box
ROW, COLUMN, MARGIN = 110, 200, 24

Graph = list[tuple[str, str]]


def read_layers() -> list[list[str]]:
    """The layers of the contract, the highest first, each with its packages."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (rows,) = (contract["layers"] for contract in contracts if contract.get("containers") == ["caylus"])
    return [[name.strip("() ") for name in row.split("|")] for row in rows]


def read_imports(packages: list[str]) -> Graph:
    """Which package imports something of which other one."""
    found: set[tuple[str, str]] = set()
    for package in packages:
        for path in (PACKAGE / package).rglob("*.py"):
            names = imported(ast.parse(path.read_text()), packages)
            found.update((package, other) for other in names if other != package)
    return sorted(found)


def imported(module: ast.Module, packages: list[str]) -> set[str]:
    """The packages of ours that a module names in its imports."""
    names: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names.update(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.update(f"{node.module}.{each.name}" for each in node.names)
    parts = (name.split(".") for name in names)
    return {part[1] for part in parts if part[0] == "caylus" and len(part) > 1 and part[1] in packages}


def has_longer_way(start: str, end: str, imports: Graph) -> bool:
    """Whether the end is reached from the start through others as well."""
    near = {other for one, other in imports if one == start and other != end}
    return any((one, end) in imports or has_longer_way(one, end, imports) for one in near)


def draw(layers: list[list[str]], imports: Graph) -> str:
    """The picture."""
    widest = max(map(len, layers))
    width = 2 * MARGIN + WIDTH + COLUMN * (widest - 1)
    height = 2 * MARGIN + HEIGHT + ROW * (len(layers) - 1)
    at = {
        name: (width / 2 + COLUMN * (column - (len(row) - 1) / 2), MARGIN + HEIGHT / 2 + ROW * level)
        for level, row in enumerate(layers)
        for column, name in enumerate(row)
    }
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'font-family="sans-serif" text-anchor="middle">'
        ),
        "<title>Which package imports which</title>",
        (
            '<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
            '<path d="M0 0 8 4 0 8z" fill="#7a5c2e"/></marker>'
        ),
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="#fbf7ee"/>',
        '<g fill="none" stroke="#7a5c2e" stroke-width="1.4" marker-end="url(#head)">',
        *(
            draw_arrow(at[one], at[other], f"{one} imports {other}", pale=has_longer_way(one, other, imports))
            for one, other in imports
        ),
        "</g>",
    ]
    for name, (x, y) in at.items():
        lines += [
            (
                f'<rect x="{x - WIDTH / 2:g}" y="{y - HEIGHT / 2:g}" width="{WIDTH}" height="{HEIGHT}" rx="6" '
                'fill="#fff" stroke="#3b2d17"/>'
            ),
            f'<text x="{x:g}" y="{y + 5:g}" font-size="16" fill="#241b0d">{name}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def draw_arrow(start: tuple[float, float], end: tuple[float, float], title: str, pale: bool) -> str:
    """An arrow down from one box to another; past a box between them it bends."""
    (x1, y1), (x2, y2) = start, end
    y1, y2 = y1 + HEIGHT / 2, y2 - HEIGHT / 2
    rows = round((y2 - y1 + HEIGHT) / ROW)
    bend = 0.0 if rows == 1 else (rows - 1) * (55.0 if x1 + x2 >= 2 * x2 else -55.0)
    x3, y3 = (x1 + x2) / 2 + bend, (y1 + y2) / 2
    look = ' opacity="0.3"' if pale else ""
    return f'<path d="M{x1:g} {y1:g}Q{x3:g} {y3:g} {x2:g} {y2:g}"{look}><title>{title}</title></path>'


def main() -> int:
    """Draw, or compare; gives the exit status."""
    layers = read_layers()
    picture = draw(layers, read_imports([name for row in layers for name in row]))
    if sys.argv[1:] != ["--check"]:
        PICTURE.write_text(picture)
        return 0
    if PICTURE.is_file() and PICTURE.read_text() == picture:
        return 0
    print(
        "The picture of imports is not of this source; `python tools/import_graph.py` draws it anew.", file=sys.stderr
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
