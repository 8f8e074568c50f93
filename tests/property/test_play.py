"""Thousands of random games: what always holds holds, and every game ends in time."""

from __future__ import annotations

import pytest

import caylus
from caylus.core.chance import Chance
from caylus.core.playout import play_out
from caylus.testing import check_ledger
from tests.property import invariants
from tests.recorded.setups import every_row, full_name, option_rows

WATCHED = 60  # games of each set-up, looked at once or twice a turn
UNWATCHED = 40  # games of each combination of options, of which only the end is looked at
EVERY = 11  # plies between looks

SETUPS = [
    (game, players, options)
    for game, about in caylus.GAMES.items()
    for players in about.players
    for options in option_rows(game)
]
ALL_SETUPS = [
    (game, players, options)
    for game, about in caylus.GAMES.items()
    for players in about.players
    for options in every_row(game)
]


@pytest.mark.parametrize(("game", "players", "options"), SETUPS, ids=[full_name(*setup) for setup in SETUPS])
def test_what_always_holds_holds_all_game_long(game: str, players: int, options: dict[str, str]) -> None:
    longest = invariants.of(game).longest(players)
    for seed in range(WATCHED):
        state = caylus.new(game, players, seed, options)
        chance = Chance(f"watched {seed}")
        watch = invariants.watch(game)
        plies = turn = 0
        while not state.over:
            if plies % EVERY == seed % EVERY or state.turn != turn:
                turn = state.turn
                watch.check(state)
                check_ledger(state)
            legal = state.actions()
            state.play(legal[chance.below(len(legal))])
            plies += 1
            assert plies <= longest
        watch.check(state)
        check_ledger(state)


@pytest.mark.parametrize(("game", "players", "options"), ALL_SETUPS, ids=[full_name(*setup) for setup in ALL_SETUPS])
def test_random_games_end_within_their_bound(game: str, players: int, options: dict[str, str]) -> None:
    bounds = invariants.of(game)
    for seed in range(UNWATCHED):
        state = caylus.new(game, players, seed, options)
        plies = play_out(state, Chance(f"unwatched {seed}"))
        assert plies <= bounds.longest(players)
        assert state.turn <= bounds.longest_turns(players)
        assert state.over
        assert state.winners()
        invariants.watch(game).check(state)
        check_ledger(state)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_random_game_is_the_same_for_the_same_seed_and_another_for_another(game: str) -> None:
    players = max(caylus.GAMES[game].players)
    ends = []
    for seed in (5, 5, 6):
        state = caylus.new(game, players, seed)
        play_out(state, Chance(f"same {seed}"))
        ends.append(state.position())
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_seeds_give_different_starts(game: str) -> None:
    players = max(caylus.GAMES[game].players)
    assert len({caylus.new(game, players, seed).key() for seed in range(50)}) > 40
