"""The catalogues of every language: Fluent that parses, with no message twice and none that English lacks."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from caylus.words.catalogue import FOLDER, LANGUAGES, ids_in

GAMES = FOLDER.parent / "games"
FILES = {
    language: [*sorted((FOLDER / language).rglob("*.ftl")), *sorted(GAMES.glob(f"*/words/**/{language}.ftl"))]
    for language in LANGUAGES
}
EVERY = [path for paths in FILES.values() for path in paths]


def test_every_catalogue_is_of_a_language_we_know() -> None:
    assert {*FOLDER.parent.rglob("*.ftl")} == {*EVERY}


@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.relative_to(FOLDER.parent).as_posix())
def test_a_catalogue_parses_and_says_nothing_twice(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    parsed = FluentParser().parse(source)
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    assert ids == ids_in(source)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    def ids(language: str) -> set[str]:
        return {id for path in FILES[language] for id in ids_in(path.read_text(encoding="utf-8"))}

    assert ids(language) <= ids("en")
