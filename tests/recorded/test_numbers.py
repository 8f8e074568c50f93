"""Actions and observations keep their numbers, for nets and data sets rely on them."""

from __future__ import annotations

import json

import pytest

import caylus
from caylus.kit.plug import find_plug
from tests.games import folders
from tests.recorded.numbers import moved, numbers


@pytest.mark.parametrize("game", caylus.GAMES)
def test_actions_and_observations_have_the_numbers_they_had(game: str) -> None:
    stored = json.loads((folders.folder(game) / "numbers.json").read_text())
    found = numbers(game, find_plug(game).encoder())
    assert found["actions"] == stored["actions"], "an action that is new comes after all others"
    assert found == stored


def test_numbers_that_have_moved_are_not_recorded_as_if_they_had_not() -> None:
    stored = {
        "actions": ["pass", "use"],
        "observation": ["version 1, 3 numbers", "0 a [1]"],
        "option": ["version 1, 0 numbers"],
    }
    longer = {
        **stored,
        "actions": ["pass", "use", "new"],
        "observation": ["version 1, 4 numbers", "0 a [1]", "3 b [1]"],
    }
    assert moved(stored, longer) == ""
    inserted = {**stored, "actions": ["pass", "new", "use"]}
    assert moved(stored, inserted) == "actions: 'use' has moved; what is new comes after all others"
    gone = {**stored, "observation": ["version 1, 0 numbers"]}
    assert moved(stored, gone) == "observation: '0 a [1]' has moved; what is new comes after all others"
    assert moved(stored, {**gone, "observation": ["version 2, 0 numbers"]}) == ""
