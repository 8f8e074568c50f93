"""Every ruling is on the page, once, and every citation leads to one that is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, prose

HEADINGS = re.findall(r"^### ((?:1303 |Magna )?[6KR][\d.]+) \S", prose(DOCS / "rulings.md"), re.MULTILINE)
NUMBER = r"\b(6\.[1-9]\d*|[KR]\d+)\b"

# By game: what its headings begin with, the settled rulings, and how this project's own go on from them
GAMES = {
    "caylus": ("", [*(f"6.{at}" for at in range(1, 43)), *(f"K{at}" for at in range(1, 15))], "6.", 43),
    "caylus-1303": ("1303 ", [*(f"6.{at}" for at in range(1, 33)), *(f"K{at}" for at in range(1, 15))], "6.", 33),
    "magna-carta": ("Magna ", [*(f"R{at}" for at in range(1, 27)), *(f"K{at}" for at in range(1, 12))], "R", 27),
}
SETTLED = [prefix + ruling for prefix, settled, _, _ in GAMES.values() for ruling in settled]
FOLDERS = {"caylus1303": "1303 ", "magna_carta": "Magna "}
SOURCES = sorted((ROOT / "src" / "caylus").rglob("*.py"))


@pytest.mark.parametrize("game", GAMES)
def test_every_citation_on_the_rules_page_has_its_link(game: str) -> None:
    page = (DOCS / "games" / game / "rules.md").read_text()
    linked = dict(re.findall(r"^\[(\S+)\]: \.\./\.\./rulings\.md#(\S+)", page, re.MULTILINE))
    assert set(linked) == set(re.findall(r"\[(6\.\d+|[KR]\d+)\](?!:)", page))
    for ruling, anchor in linked.items():
        heading = (GAMES[game][0] + ruling).lower().replace(".", "").replace(" ", "-")
        assert anchor.startswith(f"{heading}-"), "a link leads to the ruling of the page's own game"


@pytest.mark.parametrize("ruling", SETTLED)
def test_the_page_has_the_ruling(ruling: str) -> None:
    assert HEADINGS.count(ruling) == 1


@pytest.mark.parametrize("game", GAMES)
def test_rulings_of_the_project_go_on_from_the_settled_ones(game: str) -> None:
    prefix, _, letter, first = GAMES[game]
    pattern = re.compile(re.escape(prefix) + NUMBER)
    own = [ruling for ruling in HEADINGS if pattern.fullmatch(ruling) and ruling not in SETTLED]
    assert own == [f"{prefix}{letter}{first + at}" for at in range(len(own))]
    assert own


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.relative_to(ROOT / "src").as_posix())
def test_rulings_cited_by_the_code_exist(source: Path) -> None:
    prefix = next((FOLDERS[part] for part in source.parts if part in FOLDERS), "")
    cited = re.findall(NUMBER, source.read_text())
    assert {prefix + ruling for ruling in cited} <= set(HEADINGS)
