"""Actions and observations keep their numbers, for nets and data sets rely on them."""

from __future__ import annotations

import json

import pytest

import caylus
from caylus.kit.plug import find_plug
from tests.games import folders
from tests.recorded.numbers import numbers


@pytest.mark.parametrize("game", caylus.GAMES)
def test_actions_and_observations_have_the_numbers_they_had(game: str) -> None:
    stored = json.loads((folders.folder(game) / "numbers.json").read_text())
    found = numbers(game, find_plug(game).encoder())
    assert found["actions"] == stored["actions"], "an action that is new comes after all others"
    assert found == stored
