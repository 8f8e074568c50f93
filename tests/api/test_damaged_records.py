"""Records that were cut off or edited: each is another valid game or a RecordError that says where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import caylus
from caylus.testing import damage
from caylus.testing.sentences import complaint
from tests.games import folders

SAMPLES = [folders.recordings(game)[0] for game in caylus.GAMES]


def sample(game: str = "caylus", plies: int = 40) -> caylus.Record:
    """The beginning of a recorded game."""
    whole = caylus.load(folders.recordings(game)[0].read_text())
    return caylus.Record(game, whole.players, whole.seed, whole.options, whole.seats, whole.actions[:plies])


CHECKS = [damage.check_lines_lost, damage.check_lines_doubled, damage.check_lines_swapped, damage.check_cut_off]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.parents[1].name)
def test_a_damaged_record_does_not_pass_for_whole(path: Path, check: Callable[[str], None]) -> None:
    check(path.read_text())


@pytest.mark.parametrize("game", caylus.GAMES)
def test_every_line_of_a_short_record_replaced_by_something_else(game: str) -> None:
    lines = sample(game).dumps().split("\n")
    for other in ("", "pass", "place quarry", "colour: red", "game: chess", "seed: 8", ":", "seat 9: X", "\0", "{"):
        for at in range(len(lines)):
            damage.load_or_complain("\n".join([*lines[:at], other, *lines[at + 1 :]]))


def test_a_refused_action_is_named_with_its_line_and_its_reason() -> None:
    lines = sample().dumps().split("\n")
    at = lines.index("# turn 1") + 1
    told = complaint(lambda: caylus.load("\n".join([*lines[:at], "place bank", *lines[at:]])), caylus.RecordError)
    assert f"Line {at + 1}" in told
    assert "place bank" in told


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_record_of_a_newer_version_of_the_rules_asks_for_a_newer_program(game: str) -> None:
    newer = caylus.GAMES[game].rules + 1
    record = sample(game)
    text = record.dumps().replace(f"rules: {record.rules}\n", f"rules: {newer}\nweather: fine\n")
    data = {**record.to_json(), "rules": newer}
    for source in (text.replace("weather: fine\n", ""), json.dumps(data)):
        told = complaint(lambda source=source: caylus.load(source), caylus.RecordError)  # type: ignore[misc]
        assert f"version {newer}" in told
        assert "newer program" in told


@pytest.mark.parametrize("rules", ["0", "-1", "1.0", "one", "", "99999999999999999999", "٣", "²"])
def test_a_version_of_the_rules_that_cannot_be_is_refused(rules: str) -> None:
    text = sample().dumps().replace("rules: 1\n", f"rules: {rules}\n")
    complaint(lambda: caylus.load(text), caylus.RecordError)


@pytest.mark.parametrize(
    ("heading", "error"),
    [
        ("game: chess", caylus.UnknownGame),
        ("players: 9", caylus.BadOption),
        ("players: two", caylus.RecordError),
        ("options: edition=third", caylus.BadOption),
        ("options: edition", caylus.BadOption),
        ("options: =", caylus.BadOption),
        ("seed: -1", caylus.RecordError),
        (f"seed: {2**128}", caylus.BadOption),
        (f"seed: {'9' * 10_000}", caylus.RecordError),
        ("seat 1: " + "x" * 41, caylus.RecordError),
        ("plies: 41", caylus.RecordError),
        ("plies: many", caylus.RecordError),
    ],
)
def test_a_wrong_heading_is_refused_with_the_error_of_its_kind(heading: str, error: type[caylus.CaylusError]) -> None:
    name = heading.partition(":")[0]
    lines = [heading if line.startswith(f"{name}:") else line for line in sample().dumps().split("\n")]
    assert heading in lines
    complaint(lambda: caylus.load("\n".join(lines)), error)


@pytest.mark.parametrize("heading", ["game", "rules", "players", "seed"])
def test_a_heading_that_must_be_there_is_missed(heading: str) -> None:
    lines = [line for line in sample().dumps().split("\n") if not line.startswith(f"{heading}:")]
    assert heading in complaint(lambda: caylus.load("\n".join(lines)), caylus.RecordError)


def test_a_result_that_the_actions_do_not_lead_to_is_refused() -> None:
    whole = SAMPLES[0].read_text()
    scores = " ".join(str(points) for points in caylus.load(whole).now.scores())
    for other in ("0 0", "1", "", "x", scores + " 1", "99 99"):
        edited = whole.replace(f"result: {scores}", f"result: {other}")
        complaint(lambda edited=edited: caylus.load(edited), caylus.RecordError)  # type: ignore[misc]
    complaint(lambda: caylus.load(sample().dumps().replace("\n\n", f"\nresult: {scores}\n\n", 1)), caylus.RecordError)


def test_a_sealed_record_says_when_its_seed_is_given_out() -> None:
    record = sample()
    for text in (record.dumps(sealed=True), json.dumps(record.to_json(sealed=True))):
        assert "sealed" in complaint(lambda text=text: caylus.load(text), caylus.RecordError)  # type: ignore[misc]


def test_a_record_that_is_far_too_long_is_refused_at_once() -> None:
    complaint(lambda: caylus.load(sample().dumps() + "#" * 3_000_000), caylus.RecordError)


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    text = sample().dumps()
    assert caylus.load(text.replace("\n", "\r\n")).dumps() == text
    assert caylus.load("\ufeff" + text).dumps() == text


PARTS = ["format", "game", "rules", "players", "options", "seed", "seats", "actions"]
WRONG: list[Any] = [None, True, -1, 0, 1.5, "", "x", [], {}, [None], [[]], {"a": 1}, 10**40, "9" * 200, [True, False]]


@pytest.mark.parametrize("part", [*PARTS, "result", "weather"])
def test_every_part_of_a_json_record_replaced_by_something_else(part: str) -> None:
    for wrong in WRONG:
        data = {**caylus.load(SAMPLES[0].read_text()).to_json(), part: wrong}
        damage.load_or_complain(json.dumps(data))


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_json_record_left_out(part: str) -> None:
    data = sample().to_json()
    assert set(data) == set(PARTS)
    del data[part]
    record = damage.load_or_complain(json.dumps(data))
    assert record is None or part in ("options", "seats")


@pytest.mark.parametrize("text", ["{", "{}", '{"format": 1}', "[]", "null", "", "\0", '{"format": "caylus-record"}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    complaint(lambda: caylus.load(text), caylus.RecordError)


def test_deep_nesting_in_a_json_record_is_refused() -> None:
    data = json.dumps(sample().to_json())
    for depth in (10, 500, 900, 990, 2_000, 100_000):
        for part in ("result", "seats", "options", "actions", "game"):
            nested = data[:-1] + f', "{part}": ' + "[" * depth + "]" * depth + "}"
            assert damage.load_or_complain(nested) is None
