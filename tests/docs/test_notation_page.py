"""The page on notation names every verb, decision, change and part of a position that the engine knows."""

from __future__ import annotations

import random
import re

import pytest

import caylus
from caylus.games.caylus.position import STEP_IDS
from caylus.games.caylus.state import PHASE_IDS
from tests.docs.pages import DOCS, codes

PAGE = DOCS / "notation.md"
CODES = codes(PAGE)
ALWAYS = {"kind", "seat", "turn", "phase", "text"}


def row_of(code: str, table: str) -> str:
    """The line of a table that begins with a code."""
    lines = table.splitlines()
    return next(line for line in lines if line.startswith("| ") and f"`{code}`" in line.split("|")[1])


def section(title: str) -> str:
    """The part of the page under a heading."""
    return re.split(r"^#+ ", PAGE.read_text().partition(f"# {title}\n")[2], flags=re.MULTILINE)[0]


@pytest.fixture(scope="module")
def games() -> list[caylus.Record]:
    found: list[caylus.Record] = []
    for seed in range(8):
        rng = random.Random(seed)
        record = caylus.Record("caylus", 2 + seed % 4, seed)
        while not record.now.over:
            record.play(rng.choice(record.now.actions()))
        found.append(record)
    return found


def test_every_decision_met_in_play_is_described_with_its_parts(games: list[caylus.Record]) -> None:
    table = section("Decisions")
    for record in games:
        state = record.state(0)
        for action in record.actions:
            decision = state.decision
            assert decision is not None
            row = row_of(str(decision["kind"]), table)
            for part in set(decision) - ALWAYS:
                assert f"`{part}`" in row
            state.play(action)


def test_every_change_told_in_a_story_is_described_with_its_parts(games: list[caylus.Record]) -> None:
    table = section("The story")
    for record in games:
        for step in record.story():
            changes = step["changes"]
            assert isinstance(changes, list)
            for change in changes:
                row = row_of(change["kind"], table)
                for part in set(change) - {"kind", "text"}:
                    assert f"`{part}`" in row


@pytest.mark.parametrize("question", STEP_IDS[1:])
def test_every_question_of_a_position_is_named(question: str) -> None:
    assert question in CODES


@pytest.mark.parametrize("phase", PHASE_IDS[2:])
def test_every_phase_in_which_something_is_asked_is_named(phase: str) -> None:
    assert phase in CODES


def names_in(part: object) -> set[str]:
    """Every key of a JSON value, at any depth."""
    if isinstance(part, dict):
        return set(part).union(*map(names_in, part.values()))
    return set().union(*map(names_in, part)) if isinstance(part, list) else set()


def test_every_key_of_a_position_and_a_view_is_named(games: list[caylus.Record]) -> None:
    for record in games:
        middle = record.state(record.plies // 2)
        position = middle.position()
        del position["options"]
        assert names_in(position) <= CODES
        assert set(middle.view(0)) <= CODES


def test_every_source_of_points_is_named(games: list[caylus.Record]) -> None:
    for record in games:
        assert {entry["source"] for entry in record.now.ledger()} <= CODES


def test_every_heading_of_a_record_is_named(games: list[caylus.Record]) -> None:
    for record in games:
        headings = set(record.headings()) - {f"seat {at}" for at in range(2, 6)}
        assert headings <= CODES
        assert set(record.to_json()) - {"seats", "actions", "format"} <= CODES
