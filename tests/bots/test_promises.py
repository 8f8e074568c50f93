"""The project's own bots keep what every bot promises, and are blind to what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.check import check_bot, check_decision
from caylus.core.goods import POINTS, PURSE
from caylus.core.state import State
from tests.bots.situations import COMPILED, GAMES, moments, where

LADDER = ["novice", "greedy", "greedy:0.02", "planner", "search:40"]
WHOLE_GAME = 20_000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("code", "plies"), [("greedy:0.02", 12), ("planner", 4), ("search:40", 4)])
def test_bots_keep_their_promises_in_the_opening(code: str, plies: int, game: str) -> None:
    check_bot(lambda seed: registry.make(code, seed), [game], plies)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("code", "plies"), [("novice", WHOLE_GAME), ("greedy", WHOLE_GAME if COMPILED else 30)])
def test_quick_bots_keep_their_promises_as_long_as_a_game_lasts(code: str, plies: int, game: str) -> None:
    assert check_bot(lambda seed: registry.make(code, seed), [game], plies).decisions >= 90


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["planner", "search:40"])
def test_bots_keep_their_promises_at_every_kind_of_question(code: str, game: str) -> None:
    kinds: set[object] = set()
    for state in moments(game, 3, 3, whim=0.2):
        decision = state.decision
        assert decision is not None
        if decision["kind"] not in kinds:
            kinds.add(decision["kind"])
            check_decision(lambda seed: registry.make(code, seed), state, "kinds")
    assert len(kinds) > 3


@pytest.mark.parametrize("code", LADDER)
def test_no_bot_sees_the_cards_of_others(code: str) -> None:
    for state in where(lambda state: state.turn == 3, "magna-carta", 3, number=4):
        rng = Random(1)
        worlds = [state.imagine(state.who, rng) for _ in range(5)]
        assert len({str(world.position()) for world in worlds}) == 5, "cards lie elsewhere each time"
        assert len({registry.make(code, "blind").choose(world) for world in worlds}) == 1


@pytest.mark.parametrize("code", LADDER)
def test_no_bot_sees_points_that_lie_face_down(code: str) -> None:
    (state,) = where(lambda state: state.turn == 6, "caylus-1303", 3)
    rng = Random(1)
    worlds = [with_other_points(state, points).imagine(state.who, rng) for points in (0, 30, 90)]
    assert len({registry.make(code, "blind").choose(world) for world in worlds}) == 1


def test_the_search_of_the_first_release_counts_no_points() -> None:
    """What was measured against it would otherwise change its measure."""
    for state in where(lambda state: state.turn == 6, "caylus-1303", 3, number=4):
        worlds = [with_other_points(state, points) for points in (0, 30, 90)]
        assert len({registry.make("linear:40", "same").choose(world.copy()) for world in worlds}) == 1


def test_a_bot_is_shown_the_points_that_could_be_counted() -> None:
    (state,) = where(lambda state: state.turn == 6, "caylus-1303", 3)
    shown: list[list[int]] = []

    class Onlooker:
        """Notes down the points it is shown."""

        def choose(self, state: State) -> int:
            shown.append(state.scores())
            return state.actions()[0]

    ask(Onlooker(), state, Random(1))
    assert shown == [state.scores()]
    assert state.imagine(state.who, Random(1)).scores() != state.scores()


def with_other_points(state: State, points: int) -> State:
    """The state with so many points in front of all who do not decide."""
    twin = state.copy()
    for seat in range(twin.players):
        if seat != state.who:
            twin.purse[seat * PURSE + POINTS] = points
    return twin
