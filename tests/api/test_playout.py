"""Play-outs go by a seed, a generator or a policy, to the end or for so many plies; alike in both builds."""

from __future__ import annotations

from typing import Any

import pytest

import caylus
from caylus.core.chance import Chance
from caylus.core.playout import Policy, RandomPolicy, play_out


class LastPolicy(Policy):
    """Always the last legal action, as an author of bots may write it; counts what it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: caylus.State) -> int:
        self.asked += 1
        return state.actions()[-1]


class WrongPolicy(Policy):
    def choose(self, state: caylus.State) -> int:
        return next(action for action in range(len(state.space)) if action not in state.actions())


class IdlePolicy(Policy):
    pass


def played_by(game: str, by: Any, plies: int | None = None) -> tuple[int, caylus.State]:
    state = caylus.new(game, players=3, seed=7)
    return play_out(state, by, plies), state


@pytest.mark.parametrize("game", sorted(caylus.GAMES))
def test_the_same_seed_plays_the_same_game_to_its_end(game: str) -> None:
    plies, state = played_by(game, 5)
    again, same = played_by(game, 5)
    _, other = played_by(game, 6)
    assert state.over
    assert (plies, state.position()) == (again, same.position())
    assert state.position() != other.position()


@pytest.mark.parametrize("game", sorted(caylus.GAMES))
def test_a_seed_its_generator_and_the_random_policy_make_the_same_choices(game: str) -> None:
    ends = [played_by(game, by)[1].position() for by in (5, Chance("play-out 5"), RandomPolicy(5))]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("game", sorted(caylus.GAMES))
def test_a_policy_written_in_plain_python_makes_every_choice(game: str) -> None:
    policy = LastPolicy()
    plies, state = played_by(game, policy, plies=300)
    by_hand = caylus.new(game, players=3, seed=7)
    for _ in range(plies):
        by_hand.play(by_hand.actions()[-1])
    assert policy.asked == plies > 0
    assert state.position() == by_hand.position()


def test_a_random_policy_goes_on_with_its_dice_from_one_play_out_to_the_next() -> None:
    policy = RandomPolicy(5)
    first, second = caylus.new("caylus", players=3, seed=7), caylus.new("caylus", players=3, seed=7)
    play_out(first, policy)
    play_out(second, policy)
    assert first.position() != second.position()


@pytest.mark.parametrize("by", [5, LastPolicy()], ids=["seed", "policy"])
def test_a_play_out_stops_after_so_many_plies_and_goes_on_from_there(by: Any) -> None:
    plies, state = played_by("caylus", by, plies=10)
    assert plies == 10
    assert not state.over
    assert play_out(state, by, plies=0) == 0
    assert play_out(state, by, plies=1) == 1


def test_a_play_out_gives_the_plies_really_played_when_the_game_ends_first() -> None:
    whole, _ = played_by("caylus", 5)
    plies, state = played_by("caylus", 5, plies=whole + 100)
    assert plies == whole
    assert play_out(state, 5) == 0


def test_an_illegal_choice_of_a_policy_is_refused_and_changes_nothing() -> None:
    state = caylus.new("caylus", players=3, seed=7)
    before = state.position()
    with pytest.raises(caylus.IllegalAction):
        play_out(state, WrongPolicy())
    assert state.position() == before


def test_a_policy_has_to_choose() -> None:
    with pytest.raises(NotImplementedError):
        play_out(caylus.new("caylus", players=3, seed=7), IdlePolicy())


@pytest.mark.parametrize("by", ["dice", 1.5, None, True, object()])
def test_a_play_out_by_anything_else_is_refused(by: Any) -> None:
    with pytest.raises(caylus.BadOption, match="seed"):
        play_out(caylus.new("caylus", players=3, seed=7), by)
