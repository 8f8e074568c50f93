"""The interface's promises at states drawn from random and from recorded play."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import caylus
from caylus import testing
from caylus.testing import properties
from tests.property import invariants
from tests.property.strategies import open_states, records, states


@given(states())
@settings(max_examples=150)
def test_a_state_asks_one_seat_one_thing(state: caylus.State) -> None:
    testing.check_state(state)


@given(states())
@settings(max_examples=100)
def test_legal_is_what_can_be_played_and_all_else_has_a_reason(state: caylus.State) -> None:
    testing.check_every_action(state)


@given(open_states(), st.integers(0, 10**6))
@settings(max_examples=150)
def test_copies_are_independent(state: caylus.State, choice: int) -> None:
    legal = state.actions()
    testing.check_copy(state, legal[choice % len(legal)])


@given(states())
@settings(max_examples=150)
def test_a_position_is_read_back_as_it_was_written(state: caylus.State) -> None:
    testing.check_position(state)


@given(states())
@settings(max_examples=60)
def test_views_can_be_sent_and_tell_whose_they_are(state: caylus.State) -> None:
    testing.check_views(state)


@given(states())
@settings(max_examples=60)
def test_in_an_open_game_everyone_sees_the_same(state: caylus.State) -> None:
    position: Any = state.position()
    if not caylus.GAMES[position["game"]].hides(position["options"]):
        for seat in range(state.players):
            assert {**state.view(seat), "you": None} == state.view(None)
        assert state.imagine(0, random.Random(1)).position() == state.position()


@given(states(), st.integers(0, 10**6))
@settings(max_examples=60)
def test_no_seat_can_tell_an_imagined_state_from_the_real_one(state: caylus.State, seed: int) -> None:
    testing.check_imagined(state, random.Random(seed))


@given(records())
@settings(max_examples=80)
def test_what_always_holds_holds_after_every_action(record: caylus.Record) -> None:
    watch = invariants.watch(record.game)
    state = record.state(0)
    watch.check(state)
    for action in record.actions:
        state.play(action)
        watch.check(state)


@given(records())
@settings(max_examples=60)
def test_the_same_actions_on_a_state_read_back_half_way_lead_to_the_same_end(record: caylus.Record) -> None:
    properties.check_read_back_half_way(record)


@given(records())
@settings(max_examples=60)
def test_points_change_only_as_the_ledger_says(record: caylus.Record) -> None:
    properties.check_ledger_grows(record)


@given(records(), st.integers(1, 3))
@settings(max_examples=60)
def test_what_has_changed_laid_over_an_earlier_view_gives_the_present_one(record: caylus.Record, plies: int) -> None:
    properties.check_changes(record, plies)
