"""Every ruling is on the page, once, and every citation leads to one that is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, prose

HEADINGS = re.findall(r"^### (\S+) \S", prose(DOCS / "rulings.md"), re.MULTILINE)
SETTLED = [f"6.{at}" for at in range(1, 43)] + [f"K{at}" for at in range(1, 15)]
SOURCES = sorted((ROOT / "src" / "caylus").rglob("*.py"))


def test_every_citation_on_the_rules_page_has_its_link() -> None:
    page = (DOCS / "rules" / "caylus.md").read_text()
    linked = set(re.findall(r"^\[(\S+)\]: ", page, re.MULTILINE))
    assert linked == set(re.findall(r"\[(6\.\d+|K\d+)\](?!:)", page))


@pytest.mark.parametrize("ruling", SETTLED)
def test_the_page_has_the_ruling(ruling: str) -> None:
    assert HEADINGS.count(ruling) == 1


def test_rulings_of_the_project_go_on_from_the_settled_ones() -> None:
    own = [ruling for ruling in HEADINGS if ruling not in SETTLED]
    assert own == [f"6.{43 + at}" for at in range(len(own))]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.relative_to(ROOT / "src").as_posix())
def test_rulings_cited_by_the_code_exist(source: Path) -> None:
    cited = re.findall(r"\b(6\.\d+|K\d+)\b", source.read_text())
    assert set(cited) <= set(HEADINGS)
