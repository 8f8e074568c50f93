"""Every path that a page, the Makefile or the Containerfile names is one of the project, and kept by git."""

from __future__ import annotations

import functools
import re
from fnmatch import fnmatchcase
from itertools import accumulate
from pathlib import Path, PurePosixPath

import pytest

from tests.docs.pages import PAGES, blocks, codes, name
from tests.docs.tree import GENERATED, LEFT_BEHIND, ROOT, files_of_the_project, walk

PLACES = [*PAGES, *(ROOT / each for each in ("web/README.md", "Makefile", "Containerfile", ".ci/run"))]
# Files that readers write or get, and words that only look like paths
EXAMPLES = {"caylus@.service", "my_package/bots.py", "nets/caylus", "out.json", "out.md", "x.svg", "rows"}
NO_PATHS = {"Node.js", "application/json", "caylus.drawing.svg", "caylus/*/4"}
WORD = re.compile(r"[^\s\"'`()=,;|&]+")
PATH = re.compile(r"[\w.-][\w.*-]*(/[\w.*-]+)+")


@functools.cache
def kept() -> frozenset[str]:
    """All files and folders, each by its whole path and by every end of it, as pages name them."""
    found = set()
    for file in files_of_the_project():
        for path in (PurePosixPath(file), *PurePosixPath(file).parents):
            found |= set(accumulate(reversed(path.parts), lambda end, part: f"{part}/{end}"))
    return frozenset(found)


@functools.cache
def endings() -> frozenset[str]:
    """How names of files end in the project."""
    return frozenset(PurePosixPath(file).suffix for file in files_of_the_project()) - {""}


def words(place: Path) -> set[str]:
    """What may be a path: on a page every word set as code or told to a shell, elsewhere every word."""
    if place.suffix != ".md":
        return {*WORD.findall(place.read_text())}
    told = [text for language, text in blocks(place) if language == "sh"]
    return {word for text in [*codes(place), *told] for word in WORD.findall(text)}


def paths(place: Path) -> set[str]:
    """The words that name files or folders of the project; a part in angle brackets stands for any name."""
    found = set()
    for word in words(place) - NO_PATHS:
        path = re.sub(r"<\w+>", "*", word).removeprefix("./").removeprefix("../").rstrip(".:/")
        of_a_file = "/" not in path and PurePosixPath(path).suffix in endings()
        if of_a_file or PATH.fullmatch(path):
            found.add(path)
    return found - EXAMPLES


def is_made(path: str) -> bool:
    """Whether chores make it, so that it need not be there."""
    return any(
        f"{path}/".startswith(f"{each}/") or fnmatchcase(path, each) or each.endswith(f"/{path}") for each in GENERATED
    )


@pytest.mark.parametrize("place", PLACES, ids=name)
def test_every_path_that_is_named_is_there_and_kept(place: Path) -> None:
    for path in paths(place):
        there = path in kept() or ("*" in path and any(fnmatchcase(each, path) for each in kept()))
        assert there or is_made(path), f"{name(place)} names {path}, which is not there, or not kept by git"


def test_paths_are_found_in_every_kind_of_place() -> None:
    assert {"tests/dist", "tools/dist.py", "api/test_doors.py", ".venv/bin"} <= paths(ROOT / "Makefile")
    assert {"docs/rulings.md", "tests/games", "src/caylus/games/*"} <= paths(ROOT / "docs" / "architecture.md")
    assert {"requirements/hosted.lock", "dist/caylus-*.tar.gz"} <= paths(ROOT / "docs" / "hosting.md")


def test_without_git_the_same_files_are_found() -> None:
    assert files_of_the_project() <= walk()


def test_what_is_ignored_everywhere_has_a_name_that_nobody_gives() -> None:
    """Once `dist/` hid the tests of what is in dist/: only what lies at one place may have a plain name."""
    assert {each for each in LEFT_BEHIND if not each.startswith((".", "*."))} == {"__pycache__"}
    assert {".venv", "build", "dist"} <= {*GENERATED}
