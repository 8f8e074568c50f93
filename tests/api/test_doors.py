"""The doors of the library take what people hand in, or refuse it with a sentence; alike in both builds."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import caylus


class Dice:
    """A whole number of another kind, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_a_whole_number_of_any_kind_is_an_action_and_is_recorded_plainly() -> None:
    record = caylus.Record("caylus", players=Dice(3), seed=Dice(7))
    first = record.now.actions()[1]
    record.play(Dice(first))
    assert record.actions == [first]
    assert type(record.actions[0]) is int
    assert caylus.load(record.dumps()).actions == [first]


@pytest.mark.parametrize("action", ["place quarry", 3.0, None, True, [3]])
def test_what_is_no_whole_number_is_no_action_and_changes_nothing(action: Any) -> None:
    game = caylus.new("caylus", players=3, seed=7)
    before = game.position()
    with pytest.raises(caylus.IllegalAction, match="whole number"):
        game.play(action)
    assert game.position() == before


@pytest.mark.parametrize("players", ["4", None, 4.0, True, [4]])
def test_players_are_counted_in_whole_numbers(players: Any) -> None:
    with pytest.raises(caylus.BadOption):
        caylus.new("caylus", players=players)
    with pytest.raises(caylus.BadOption):
        caylus.Record("caylus", players=players)


@pytest.mark.parametrize("seed", ["7", 1.5, False, -1])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(caylus.BadOption):
        caylus.new("caylus", players=3, seed=seed)


@pytest.mark.parametrize("options", ["x", [1], 7])
def test_options_are_names_with_values(options: Any) -> None:
    with pytest.raises(caylus.BadOption, match="names with values"):
        caylus.new("caylus", players=3, options=options)


def test_the_value_of_an_option_may_be_given_as_a_number() -> None:
    assert caylus.Record("caylus", players=3, options={"lawyer": 3}).options["lawyer"] == "3"
    with pytest.raises(caylus.BadOption):
        caylus.Record("caylus", players=3, options={"lawyer": 5})


@pytest.mark.parametrize("seats", ["ABC", [1, 2, 3], ["Anna", "Hugo", "Anna"], ["Anna", "Hugo"]])
def test_seats_are_different_names_one_for_each(seats: Any) -> None:
    with pytest.raises(caylus.RecordError):
        caylus.Record("caylus", players=3, seats=seats)


@pytest.mark.parametrize("game", sorted(caylus.GAMES))
def test_records_are_copied_and_pickled_whole(game: str) -> None:
    record = caylus.Record(game, players=2, seed=3, seats=["Anna", "Hugo"])
    for _ in range(5):
        record.play(record.now.actions()[-1])
    for twin in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert twin.dumps() == record.dumps()
        twin.undo()
        assert record.plies == 5


def test_a_record_saved_with_a_byte_order_mark_is_read() -> None:
    record = caylus.Record("caylus", players=2, seed=3)
    assert caylus.load("\ufeff" + record.dumps()).dumps() == record.dumps()


def test_a_position_without_its_game_is_refused_as_a_position() -> None:
    with pytest.raises(caylus.PositionError, match="lacks 'game'"):
        caylus.from_position({})


@pytest.mark.parametrize("game", sorted(caylus.GAMES))
def test_seats_that_do_not_exist_are_told_nothing(game: str) -> None:
    state = caylus.new(game, players=2, seed=3)
    for seat in (-1, 2):
        for ask in (state.view, state.actions_for):
            with pytest.raises(caylus.BadOption):
                ask(seat)
        with pytest.raises(caylus.BadOption):
            state.why_not_for(seat, "pass")


@pytest.mark.parametrize("game", sorted(caylus.GAMES))
def test_games_states_and_records_introduce_themselves(game: str) -> None:
    record = caylus.Record(game, players=2, seed=3)
    assert "2 players" in repr(record)
    assert "2 players" in repr(record.now)
    assert caylus.GAMES[game].name in repr(caylus.GAMES[game])
