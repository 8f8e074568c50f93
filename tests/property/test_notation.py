"""Notation: what is written is read back; what cannot be read is a NotationError and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caylus
from tests.property.strategies import open_states


@given(open_states(), st.data())
@settings(max_examples=150)
def test_beginnings_of_a_notation_name_an_action_or_say_what_they_could_mean(
    state: caylus.State, data: st.DataObject
) -> None:
    notation = state.notation(data.draw(st.sampled_from(state.actions())))
    short = " ".join(word[: data.draw(st.integers(1, len(word)))] for word in notation.split())
    try:
        found = state.parse(short)
    except caylus.NotationError as error:
        complaint = str(error)
    else:
        complaint = ""
        assert found in range(len(state.space))
    assert complaint == "" or "could be" in complaint, "it fits at least the action it was cut from"


@given(open_states(), st.data())
@settings(max_examples=150)
def test_any_action_of_the_game_can_be_written_and_asked_about(state: caylus.State, data: st.DataObject) -> None:
    action = data.draw(st.integers(0, len(state.space) - 1))
    notation = state.notation(action)
    if action in state.actions():
        assert state.parse(notation) == action
        assert state.why_not(notation) is None
    else:
        reason = state.why_not(state.space.words[action])
        assert reason is not None
        assert reason.endswith(".")


@pytest.mark.parametrize("game", caylus.GAMES)
def test_every_word_of_the_space_is_read_as_its_own_action_at_the_start(game: str) -> None:
    state = caylus.new(game, 2, 1)
    for action, word in enumerate(state.space.words):
        assert state.parse(word) == action
