"""What a client is offered says of each action just what the questions about it answer one by one."""

from __future__ import annotations

from random import Random

import pytest

import caylus

NAMES = ["Anna", "{1}", "Hugo"]  # a name is not mistaken for a place to put one


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_offers_are_the_legal_actions_with_all_there_is_to_say_of_each(game: str) -> None:
    state, rng = caylus.new(game, players=3, seed=3), Random(1)
    while not state.over:
        offers = state.offers_json(NAMES)
        assert [offer["action"] for offer in offers] == state.actions()
        for offer, action in zip(offers, state.actions(), strict=True):
            kind, _, id = state.target(action).partition(" ")
            assert offer == {
                "action": action,
                "notation": state.notation(action),
                "sentence": state.describe(action, NAMES),
                "target": {"kind": kind, "id": id} if kind else None,
                "price": state.price_json(action),
                "reveals": state.reveals(action),
                "why_not": None,
            }
            assert state.parse(str(offer["notation"])) == action
        state.play(rng.choice(state.actions()))
    assert state.offers_json(NAMES) == []
