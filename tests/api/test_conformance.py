"""One conformance check over all games, numbers of players and options."""

from __future__ import annotations

import pytest

import caylus
from caylus import testing

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
