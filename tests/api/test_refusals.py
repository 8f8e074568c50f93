"""What cannot be: each is refused with its own error and a sentence a player understands."""

from __future__ import annotations

from typing import Any

import pytest

import caylus
from caylus.testing.sentences import assert_sentence, complaint

HUGE = 10**6000  # too long for Python to print


@pytest.mark.parametrize("game", ["", "caylus ", "Caylus", "chess", "caylus\n", "caylus\0", "\ud800", "x" * 100_000])
def test_an_unknown_game_is_refused(game: str) -> None:
    told = complaint(lambda: caylus.new(game, 2, 1), caylus.UnknownGame)
    assert "caylus" in told
    complaint(lambda: caylus.Record(game, 2, 1), caylus.UnknownGame)


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7, 10**9, pytest.param(HUGE, id="huge")])
def test_a_wrong_number_of_players_is_refused(game: str, players: int) -> None:
    complaint(lambda: caylus.new(game, players, 1), caylus.BadOption)
    complaint(lambda: caylus.Record(game, players, 1), caylus.BadOption)


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("seed", [-1, 2**128, pytest.param(HUGE, id="huge")])
def test_a_seed_out_of_range_is_refused(game: str, seed: int) -> None:
    complaint(lambda: caylus.new(game, 2, seed), caylus.BadOption)
    complaint(lambda: caylus.Record(game, 2, seed), caylus.BadOption)


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64, 2**128 - 1])
def test_a_seed_at_the_edge_of_its_range_is_taken(game: str, seed: int) -> None:
    assert caylus.load(caylus.Record(game, 2, seed).dumps()).seed == seed


@pytest.mark.parametrize("game", caylus.GAMES)
def test_without_a_seed_one_is_drawn_and_recorded(game: str) -> None:
    first, second = caylus.Record(game, 2), caylus.Record(game, 2)
    assert first.seed != second.seed
    assert caylus.load(first.dumps()).now.position() == first.now.position()


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("option", ["", "colour", "Edition", "\ud800", "x" * 100_000])
def test_an_unknown_option_is_refused(game: str, option: str) -> None:
    complaint(lambda: caylus.new(game, 2, 1, {option: "on"}), caylus.BadOption)


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("value", ["", "ON", "maybe", "\0", "x" * 100_000])
def test_an_unknown_value_of_an_option_is_refused(game: str, value: str) -> None:
    for choice in caylus.GAMES[game].choices:
        name = choice.name
        complaint(lambda name=name: caylus.new(game, 2, 1, {name: value}), caylus.BadOption)  # type: ignore[misc]


@pytest.mark.parametrize(
    "names",
    [
        [],
        ["Anna"],
        ["Anna", "Hugo", "Max"],
        ["Anna", ""],
        ["Anna", " "],
        ["Anna", "Hu\ngo"],
        ["Anna", " Hugo"],
        ["Anna", "Anna"],
    ],
)
def test_too_few_too_many_equal_or_unusable_names_are_refused(names: list[str]) -> None:
    complaint(lambda: caylus.Record("caylus", 2, 1, seats=names), caylus.RecordError)


@pytest.mark.parametrize("name", ["x" * 41, "a\0b", "a\ud800b", "\u202eannA", "a\tb", "a\u2028b"])
def test_a_name_that_cannot_be_printed_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(caylus.RecordError) as refused:
        caylus.Record("caylus", 2, 1, seats=["Anna", name])
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("text", ["", " ", "place", "place nowhere", "xyzzy", "pass pass", "\0", "\ud800", "+", "1"])
def test_a_text_that_names_no_action_or_several_is_refused(game: str, text: str) -> None:
    state = caylus.new(game, 2, 1)
    with pytest.raises(caylus.NotationError) as refused:
        state.parse(text)
    assert_sentence(str(refused.value))
    with pytest.raises(caylus.NotationError) as refused:
        state.why_not(text)
    assert_sentence(str(refused.value))


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_very_long_text_is_refused_in_a_short_sentence(game: str) -> None:
    state = caylus.new(game, 2, 1)
    for text in ("x" * 1_000_000, "place " * 200_000, "9" * 1_000_000, "food " * 100_000):
        with pytest.raises(caylus.NotationError) as refused:
            state.parse(text)
        assert len(str(refused.value)) < 200


@pytest.mark.parametrize("game", caylus.GAMES)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    record = caylus.Record(game, 2, 1)
    before = record.now.position()
    for action in [-1, len(record.now.space), 10**9, HUGE, *range(len(record.now.space))]:
        if action not in record.now.actions():
            complaint(lambda action=action: record.play(action), caylus.IllegalAction)  # type: ignore[misc]
    assert record.now.position() == before
    assert record.plies == 0


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("action", [-1, 10**9, pytest.param(HUGE, id="huge")])
def test_a_number_that_is_no_action_has_neither_notation_nor_sentence(game: str, action: int) -> None:
    state = caylus.new(game, 2, 1)
    complaint(lambda: state.notation(action), caylus.IllegalAction)
    complaint(lambda: state.describe(action), caylus.IllegalAction)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_ply_that_is_not_in_the_record_is_refused(game: str) -> None:
    record = caylus.Record(game, 2, 1)
    record.play(record.now.actions()[0])
    calls: list[Any] = [
        lambda: record.state(-1),
        lambda: record.state(2),
        lambda: record.undo(2),
        lambda: record.undo(-1),
        lambda: record.state(HUGE),
    ]
    for call in calls:
        complaint(call, caylus.RecordError)
    assert record.plies == 1


@pytest.mark.parametrize("position", [None, 1, "caylus", [], {}, {"game": "caylus"}, {"game": 1}, {1: 2}, {"game": []}])
def test_what_is_no_position_is_refused(position: object) -> None:
    complaint(lambda: caylus.from_position(position), caylus.CaylusError)
