"""The Ferry keeps the promises of the interface, and its own rules."""

from __future__ import annotations

from random import Random
from typing import Any

import caylus
from caylus.testing import GameSuite


class TestFerry(GameSuite):
    """All that is asked of every game of the family."""

    game = "ferry"

    def world(self, state: caylus.State, viewer: int | None, rng: Random) -> caylus.State:
        """Other commissions where the viewer does not know them."""
        data: Any = state.position()
        if not state.over:
            known = [seat["commission"] for at, seat in enumerate(data["seats"]) if at == viewer]
            cards = [card for card in ("carpenter", "mason", "tailor", "toll-keeper") if card not in known]
            rng.shuffle(cards)
            for at, seat in enumerate(data["seats"]):
                seat["commission"] = seat["commission"] if at == viewer else cards.pop()
        return caylus.from_position(data)


def test_beyond_the_provost_nobody_works() -> None:
    game = caylus.new("ferry", seed=1, players=2)
    for notation in ("place ferry", "pass", "pass", "provost stay"):
        game.play(game.parse(notation))
    view: Any = game.view(None)
    assert (view["turn"], view["provost"], game.scores()) == (1, 3, [0, 0])
    game.play(game.parse("provost stay"))
    assert game.turn == 2
