"""Positions with something wrong in them: a PositionError with a sentence, never anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caylus
from caylus.testing import damage
from caylus.testing.sentences import assert_sentence
from tests.games import folders
from tests.recorded import perft

CASES = [(game, name) for game in caylus.GAMES for name in perft.stored(game)]
CHECKS = [damage.check_part_missing, damage.check_part_replaced, damage.check_part_too_many]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_damaged_position_is_refused_or_can_be_played(
    game: str, name: str, check: Callable[[caylus.State], None]
) -> None:
    check(perft.state_of(perft.stored(game)[name]))


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_position_of_a_newer_version_of_the_rules_is_refused(game: str) -> None:
    position = caylus.new(game, 2, 1).position()
    position["rules"] = caylus.GAMES[game].rules + 1
    with pytest.raises(caylus.PositionError, match="newer"):
        caylus.from_position(position)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_points_that_the_ledger_does_not_explain_are_refused(game: str) -> None:
    position: Any = caylus.new(game, 2, 1).position()
    position["seats"][0]["points"] = 5
    with pytest.raises(caylus.PositionError, match="ledger") as refused:
        caylus.from_position(position)
    assert_sentence(str(refused.value))
    del position["ledger"]
    assert caylus.from_position(position).scores() == [5, 0]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_recorded_position_can_be_read_at_every_ply(game: str) -> None:
    for path in folders.recordings(game)[:6]:
        record = caylus.load(path.read_text())
        state = record.state(0)
        for action in record.actions:
            assert caylus.from_position(state.position()).key() == state.key()
            state.play(action)
