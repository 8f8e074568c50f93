"""What a client is offered says of each action just what the questions about it answer one by one."""

from __future__ import annotations

from random import Random

import pytest

import caylus
from caylus.testing.properties import check_offers, check_prices
from tests.games import folders


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_offers_are_the_legal_actions_with_all_there_is_to_say_of_each(game: str) -> None:
    record, rng = caylus.Record(game, players=3, seed=3), Random(1)
    while not record.now.over:
        record.play(rng.choice(record.now.actions()))
    check_offers(record)
    assert record.now.offers_json() == []


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_all_that_was_offered_in_a_recorded_game_costs_and_brings_what_it_says(game: str) -> None:
    check_prices(caylus.load(folders.recordings(game)[2].read_text("utf-8")))
