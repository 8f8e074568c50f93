"""One conformance check over all games, numbers of players and options."""

from __future__ import annotations

import pytest

import caylus
from caylus import testing
from caylus.core.goods import COIN
from caylus.testing.keys import check_parts_in_key
from caylus.testing.secrets import check_same_imagination, check_same_look

CASES = [(game, players) for game, about in caylus.GAMES.items() for players in about.players]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_game_keeps_the_promises_of_the_interface(game: str, players: int) -> None:
    rows = testing.option_rows(caylus.GAMES[game])
    assert testing.check_game(game, seeds=range(2), players=[players]) == 2 * len(rows)


def test_a_broken_promise_is_told_in_a_sentence() -> None:
    record = caylus.Record("caylus", 2, 1)
    record.actions.append(3)  # behind the record's back
    with pytest.raises(testing.ContractBroken, match="read back"):
        testing.check_record(record)


def test_a_ledger_that_does_not_add_up_is_found() -> None:
    state = caylus.new("caylus", 2, 1)
    state.purse[6] += 1
    with pytest.raises(testing.ContractBroken, match="adds up"):
        testing.check_ledger(state)


def test_actions_out_of_order_are_found() -> None:
    state = caylus.new("caylus", 2, 1)
    state.legal = state.legal[::-1]
    with pytest.raises(testing.ContractBroken, match="ascending"):
        testing.check_state(state)


def test_a_part_of_a_position_that_is_not_in_its_key_is_found() -> None:
    with pytest.raises(testing.ContractBroken, match="same key"):
        check_parts_in_key(caylus.new("caylus", 2, 1), set())  # the turn is history there


def test_a_world_that_a_viewer_can_tell_apart_is_found() -> None:
    state = caylus.new("magna-carta", 2, 1)
    world = state.copy()
    world.gain(0, COIN, 1)
    for check in (check_same_look, check_same_imagination):
        with pytest.raises(testing.ContractBroken):
            check(state, world, 1)
