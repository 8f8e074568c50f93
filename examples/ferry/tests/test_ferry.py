"""The Ferry keeps the promises of the interface, and its own rules."""

from __future__ import annotations

from random import Random
from typing import Any

import caylus
from caylus.testing import GameSuite, Retelling


class FerryRetold(Retelling):
    """What the changes of a story mean: but for the commissions, all that is seen of the table is told."""

    untold = frozenset({"you", "decision", "winners"})
    untold_of_seats = frozenset({"commission"})

    def begin_turn(self) -> None:
        super().begin_turn()
        self.view["first"] = self.next_first

    def on_first(self, change: Any) -> None:
        self.next_first = change["seat"]


class TestFerry(GameSuite):
    """All that is asked of every game of the family."""

    game = "ferry"
    retelling = FerryRetold

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


def played(*notations: str) -> caylus.State:
    """The first moves of a game: the road is Weaver, Quarry, Forest, Market, Ferry, and Blue begins."""
    game = caylus.new("ferry", seed=56, players=2)
    for notation in notations:
        game.play(game.parse(notation))
    return game


def seat(game: caylus.State, number: int) -> Any:
    """What all see of a seat."""
    view: Any = game.view(None)
    return view["seats"][number]


def test_a_worker_costs_a_denier_and_a_building_takes_one() -> None:
    game = played("place forest")
    assert (seat(game, 0)["deniers"], seat(game, 0)["workers"]) == (4, 2)
    assert game.why_not("place forest") == "A worker is already on the Forest."


def test_workers_work_up_to_the_provost_and_all_come_home() -> None:
    game = played("place forest", "place market", "pass", "pass", "provost stay", "provost stay")
    assert game.turn == 2
    assert (seat(game, 0)["wood"], seat(game, 0)["workers"]) == (3, 3)
    assert (seat(game, 1)["deniers"], seat(game, 1)["workers"]) == (6, 3)  # the market was asleep


def test_the_ferry_ships_for_points() -> None:
    game = played("place forest", "pass", "place ferry", "pass", "provost stay", "provost +2")
    assert game.why_not("give stone cloth") == "You are 1 stone and 1 cloth short."
    game.play(game.parse("give 2 wood"))
    assert game.scores() == [3, 0]


def test_who_passes_first_begins_the_next_round() -> None:
    assert played("place forest", "pass", "pass", "provost stay", "provost stay").seat == 1


def test_commissions_score_at_the_end() -> None:
    data: Any = played("pass", "pass", "provost stay").position()
    data["turn"] = 6
    data["seats"][0] |= {"commission": "mason", "stone": 3}
    data["seats"][1] |= {"commission": "toll-keeper", "deniers": 5}
    game = caylus.from_position(data)
    game.play(game.parse("provost stay"))
    assert game.over
    assert game.scores() == [6, 2]
    assert seat(game, 0)["commission"] == "mason"
