"""Keys: equal for equal positions, however they came about, and different for different ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import caylus
from caylus.testing.keys import check_keys, check_parts_in_key
from tests.property import invariants
from tests.property.strategies import open_states, recorded
from tests.recorded import perft

EVERY = 25  # plies between looks at a recorded game


@given(open_states())
@settings(max_examples=12)
def test_a_key_belongs_to_one_position_and_a_position_to_one_key(state: caylus.State) -> None:
    check_keys(state, 3, invariants.of(state.game.id).HISTORY)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_different_answers_lead_to_different_keys_unless_to_the_same_position(game: str) -> None:
    for at, record in enumerate(record for record in recorded() if record.game == game):
        state = record.state(0)
        for ply, action in enumerate(record.actions):
            if ply % EVERY == at % EVERY:
                check_keys(state, 1, invariants.of(game).HISTORY)
            state.play(action)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_positions_reached_in_different_orders_have_the_same_key(game: str) -> None:
    opening = [caylus.new(game, 2, 1)]  # the draft or the mulligans are followed by many free choices
    for _ in range(3):
        opening.append(opening[-1].copy())
        opening[-1].play(opening[-1].actions()[0])
    assert check_keys(max(opening, key=lambda state: len(state.actions())), 3, invariants.of(game).HISTORY) > 0


def test_the_history_of_a_game_is_not_in_its_key() -> None:
    state = caylus.new("caylus", 3, 1)
    position = state.position()
    position["turn"] = 3
    assert caylus.from_position(position).key() == state.key()


@pytest.mark.parametrize("game", caylus.GAMES)
def test_options_and_players_are_in_the_key(game: str) -> None:
    about = caylus.GAMES[game]
    rows = [{choice.name: value} for choice in about.choices for value in choice.values if value != choice.default]
    keys = {caylus.new(game, players, 1, row).key() for players in about.players for row in [{}, *rows]}
    assert len(keys) == len(about.players) * (len(rows) + 1)


# -- every part counts --------------------------------------------------------------------------------------

CASES = [(game, name) for game in caylus.GAMES for name in perft.stored(game)]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_every_part_of_a_position_is_in_its_key(game: str, name: str) -> None:
    assert check_parts_in_key(perft.state_of(perft.stored(game)[name]), invariants.of(game).HISTORY) > 20
