"""The page on notation names every verb, decision, change and part of a position that the engine knows."""

from __future__ import annotations

import random
import re

import pytest

import caylus
from caylus.games.caylus import flow as caylus_flow
from caylus.games.caylus import state as caylus_state
from caylus.games.caylus1303 import flow as caylus1303_flow
from caylus.games.caylus1303 import state as caylus1303_state
from caylus.games.magna_carta import flow as magna_carta_flow
from caylus.games.magna_carta import state as magna_carta_state
from tests.docs.pages import DOCS, codes
from tests.recorded.coverage import changes_told, happenings_told

PAGE = DOCS / "notation.md"
CODES = codes(PAGE)
ALWAYS = {"kind", "seat", "turn", "phase", "asked"}


def row_of(code: str, table: str) -> str:
    """The line of a table that begins with a code."""
    lines = table.splitlines()
    return next(line for line in lines if line.startswith("| ") and f"`{code}`" in line.split("|")[1])


def section(title: str) -> str:
    """The part of the page under a heading."""
    return re.split(r"^#+ ", PAGE.read_text().partition(f"# {title}\n")[2], flags=re.MULTILINE)[0]


NAMES = {game.id: game.name for game in caylus.GAMES.values()}
FLOWS = [caylus_flow, caylus1303_flow, magna_carta_flow]
STATES = [caylus_state, caylus1303_state, magna_carta_state]
QUESTIONS = sorted({question.id for module in FLOWS for question in module.QUESTIONS[1:]})
PHASES = sorted({phase for module in STATES for phase in module.PHASE_IDS[1:]})


def played(game: str, seed: int) -> caylus.Record:
    """A game of random but busy play."""
    rng = random.Random(seed)
    numbers = caylus.GAMES[game].players
    record = caylus.Record(game, numbers[seed % len(numbers)], seed)
    while not record.now.over:
        actions = record.now.actions()
        busy = [action for action in actions if record.now.notation(action) not in ("pass", "decline")]
        record.play(rng.choice(busy if busy and rng.random() < 0.5 else actions))
    return record


@pytest.fixture(scope="module")
def games() -> list[caylus.Record]:
    return [played(game, seed) for game in caylus.GAMES for seed in range(8)]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_every_verb_is_shown_in_a_table_made_from_the_action_space(game: str) -> None:
    assert f"```{{action-space}} {game}\n```" in section(f"Actions of {NAMES[game]}")


def test_every_decision_met_in_play_is_described_with_its_parts(games: list[caylus.Record]) -> None:
    for record in games:
        table = section(f"Decisions of {NAMES[record.game]}")
        state = record.state(0)
        for action in record.actions:
            decision = state.decision
            assert decision is not None
            row = row_of(str(decision["kind"]), table)
            for part in set(decision) - ALWAYS:
                assert f"`{part}`" in row
            state.play(action)


def test_every_change_told_in_a_story_is_described_with_its_parts(games: list[caylus.Record]) -> None:
    table = section("Changes")
    for record in games:
        for step in record.story():
            for change in changes_told(step):
                row = row_of(str(change["kind"]), table)
                for part in set(change) - {"kind", "form"}:
                    assert f"`{part}`" in row


def test_every_happening_told_in_a_story_is_described(games: list[caylus.Record]) -> None:
    table = section("Happenings")
    kinds = {each["kind"] for record in games for step in record.story() for each in happenings_told(step)}
    causes = {
        each["cause"]["kind"]
        for record in games
        for step in record.story()
        for each in happenings_told(step)
        if each["cause"]
    }
    for kind in kinds:
        assert row_of(kind, table)
    for cause in causes:
        assert f"`{cause}`" in table


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_of_a_position_is_named(question: str) -> None:
    assert question in CODES


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_named(phase: str) -> None:
    assert phase in CODES or phase == "income", "nothing is ever asked in the income phase"


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
        rows = {row.id for row in record.about.components()}
        assert names_in(position) - rows <= CODES
        view = middle.view(0)
        decision = view["decision"]
        assert isinstance(decision, dict)
        view["decision"] = {**decision, "asked": None}  # a message, whose arguments are its own
        assert names_in(view) - rows - set(record.options) <= CODES


def test_every_source_of_points_is_named(games: list[caylus.Record]) -> None:
    for record in games:
        assert {entry["source"] for entry in record.now.ledger()} <= CODES


def test_every_heading_of_a_record_is_named(games: list[caylus.Record]) -> None:
    for record in games:
        headings = set(record.headings()) - {f"seat {at}" for at in range(2, 6)}
        assert headings <= CODES
        assert set(record.to_json()) - {"seats", "actions", "format"} <= CODES
