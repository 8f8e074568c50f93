"""What languages lack is found: on catalogues made for it, and on ours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from caylus.words import checking
from caylus.words.catalogue import LANGUAGES
from tests.cli.terminal import run

# What the browser says is there in every language; what engine and terminal say may still be English
BROWSERS = ("table-", "decide-", "view-", "end-", "phase-", "game-")
ENGLISH = """
name = { $name }
    .on = on { $name }
inn = Inn
    .on = in the Inn
    .short = Inn
    .caption = cheap
rank = { $n }th
passed = passed { rank }
act = Place on { $place-on }
    .told = { $seat } places
"""


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """What is found in a French catalogue beside the English one."""
    monkeypatch.setattr(checking, "FOLDER", tmp_path / "words")
    monkeypatch.setattr(checking, "GAMES", tmp_path / "games")

    def write(french: str) -> list[str]:
        for language, source in {"en": ENGLISH, "fr": french}.items():
            (tmp_path / "words" / language).mkdir(parents=True)
            (tmp_path / "words" / language / "table.ftl").write_text(source, encoding="utf-8")
        (tmp_path / "games" / "ferry" / "words").mkdir(parents=True)
        (tmp_path / "games" / "ferry" / "words" / "en.ftl").write_text("river = River\n", encoding="utf-8")
        return [str(finding) for finding in checking.check("fr")]

    return write


TOO_LITTLE = """
inn = Auberge
    .caption = { $n }
rank = { $n }e
passed = a passé
act = Placer : { $place }
    .told = { $seat } place
old = vieux
"""
TOO_MUCH = """
name = { $name }
inn = Auberge
    .caption = bon marché
rank = { $n }e
passed = { $n }e
act = Placer : { $place }, { $seat }
rank = { $n }er
no fluent
"""


@pytest.mark.parametrize(
    ("french", "problems"),
    [
        (
            TOO_LITTLE,
            ["passed does not say { $n }", "inn is not told { $n }", "old is not said in English any more"],
        ),
        (TOO_MUCH, ["act.told is missing", "rank is there twice", "no fluent is no Fluent"]),
    ],
)
def test_what_is_wrong_is_found_and_nothing_else(
    found: Callable[[str], list[str]], french: str, problems: list[str]
) -> None:
    told = [text for text in found(french) if "name is missing" not in text]
    expected = [f"words/fr/table.ftl: {problem}" for problem in problems]
    assert sorted(told) == sorted([*expected, "games/ferry/words/fr.ftl: river is missing"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_browser_says_is_there_in_every_language(language: str) -> None:
    def is_browsers(finding: checking.Finding) -> bool:
        return finding.path.parent.name in ("browser", "learn") or finding.id.startswith(BROWSERS)

    found = checking.check(language)
    assert [str(finding) for finding in found if finding.problem != checking.MISSING or is_browsers(finding)] == []


def test_the_table_tells_how_much_each_language_says(tmp_path: Path) -> None:
    result = run("language", "table", "--plain", home=tmp_path)
    assert result.returncode == 0
    lines = [line for line in result.stdout.splitlines() if "%" in line]
    assert [line.split(":")[0] for line in lines] == list(LANGUAGES)
    assert "100 %" in lines[0]


def test_what_a_language_lacks_is_told_by_the_status(tmp_path: Path) -> None:
    assert run("language", "check", "en", home=tmp_path).returncode == 0
    result = run("language", "check", "xx", home=tmp_path)
    assert (result.returncode, "There is no language 'xx'" in result.stderr) == (2, True)
