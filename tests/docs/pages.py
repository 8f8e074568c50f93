"""The pages under test: the README and its neighbors, and everything in docs/."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted(page for page in DOCS.rglob("*.md") if "_build" not in page.parts),
]
FENCE = re.compile(r"^```(\S*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")


def name(page: Path) -> str:
    """The page as people call it."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and content."""
    return [(found[1], found[2]) for found in FENCE.finditer(page.read_text())]


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return FENCE.sub("", page.read_text())


def codes(page: Path) -> set[str]:
    """Everything set as code in the running text, on one line each."""
    return {" ".join(found.split()) for found in CODE.findall(prose(page))}
