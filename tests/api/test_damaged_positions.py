"""Positions with something wrong in them: a PositionError with a sentence, never anything else."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

import caylus
from tests.api.sentences import assert_sentence
from tests.games import folders
from tests.recorded import perft

CASES = [(game, name) for game in caylus.GAMES for name in perft.stored(game)]
WRONG: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    29,
    10**9,
    10**6000,
    1.5,
    "",
    "x",
    "quarry",
    [],
    {},
    [None],
    [0, 0],
    {"a": 1},
]

Place = tuple[Any, ...]


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """Every part of a position, and every part of the parts."""
    parts: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    for part in parts:
        yield (*at, part)
        yield from places(value[part], (*at, part))


def position_of(game: str, name: str) -> Any:
    """A fresh copy of a stored position, with its ledger."""
    return json.loads(json.dumps(perft.state_of(perft.stored(game)[name]).position()))


def parent(position: Any, at: Place) -> Any:
    """What holds the part at this place."""
    for part in at[:-1]:
        position = position[part]
    return position


def read_or_complain(position: Any) -> caylus.State | None:
    """The state, which must then be playable, or None where it is refused with a sentence."""
    try:
        state = caylus.from_position(position)
    except (caylus.PositionError, caylus.UnknownGame) as error:
        assert_sentence(str(error))
        return None
    for _ in range(3):
        if not state.over:
            state.view(None)
            state.key()
            json.dumps(state.position())
            for action in state.actions():
                assert state.describe(action)
            state.play(state.actions()[-1])
    return state


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_position_without_one_of_its_parts_is_refused(game: str, name: str) -> None:
    whole = position_of(game, name)
    for at in list(places(whole)):
        if at[0] == "ledger" or (at[0] == "options" and len(at) == 2):
            continue  # without them there are defaults
        position = copy.deepcopy(whole)
        del parent(position, at)[at[-1]]
        state = read_or_complain(position)
        assert state is None or isinstance(at[-1], int), at


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_position_with_a_part_replaced_is_refused_or_can_be_played(game: str, name: str) -> None:
    whole = position_of(game, name)
    for number, at in enumerate(list(places(whole))):
        for wrong in WRONG if len(at) == 1 else [WRONG[(number + step) % len(WRONG)] for step in (0, 3, 7)]:
            position = copy.deepcopy(whole) if isinstance(wrong, (list, dict)) else whole
            holder = parent(position, at)
            kept, holder[at[-1]] = holder[at[-1]], wrong
            read_or_complain(position)
            holder[at[-1]] = kept


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_position_with_a_part_too_many_is_refused(game: str, name: str) -> None:
    whole = position_of(game, name)
    for at in [(), *places(whole)]:
        position = copy.deepcopy(whole)
        holder = position
        for part in at:
            holder = holder[part]
        if isinstance(holder, dict):
            holder["weather"] = "fine"
            assert read_or_complain(position) is None, at


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
