"""Records told while they are played."""

from __future__ import annotations

from random import Random

import pytest

import caylus


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_a_story_told_while_playing_is_the_story_told_afterwards(game: str) -> None:
    record, rng = caylus.Record(game, 3, 5), Random(5)
    steps = record.story()
    while not record.now.over and record.plies < 80:
        steps.append(record.play_told(rng.choice(record.now.actions())))
    assert record.now.trace is None
    assert steps == record.story()
    with pytest.raises(caylus.IllegalAction):
        record.play_told(10_000)
    assert steps == record.story()
