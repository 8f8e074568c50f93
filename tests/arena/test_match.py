"""Who meets whom, on which seed, in which seat."""

from collections import Counter

import pytest

from caylus.arena.match import ArenaError, Match, prepare
from caylus.core.errors import BadOption, UnknownGame
from tests.arena.matches import match_of, outcome, played


def lineup(match: Match, games: int) -> list[str]:
    """The seats of the first games, as one letter a bot."""
    return ["".join("ABCDE"[bot] for bot in match.sitting(index).seats) for index in range(games)]


def bare(*bots: str, players: int) -> Match:
    return Match("caylus", bots, players, 1)


def test_a_block_is_one_seed_with_all_rotations_of_the_seats() -> None:
    match = bare("x", "y", players=2)
    assert lineup(match, 4) == ["AB", "BA", "AB", "BA"]
    seeds = [match.sitting(index).seed for index in range(4)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert [match.sitting(index).block for index in range(4)] == [0, 0, 1, 1]
    assert [match.sitting(index).rotation for index in range(4)] == [0, 1, 0, 1]


def test_with_more_seats_than_bots_the_first_sits_against_copies_of_the_others() -> None:
    assert lineup(bare("x", "y", players=4), 4) == ["ABBB", "BABB", "BBAB", "BBBA"]
    seats = lineup(bare("x", "y", "z", players=5), 5)
    assert all(sorted(table) == list("ABBCC") for table in seats)
    assert sorted(table.index("A") for table in seats) == [0, 1, 2, 3, 4]


def test_neighbours_change_from_block_to_block() -> None:
    match = bare("x", "y", "z", "w", players=4)
    assert len({lineup(match, 4 * block + 1)[-1] for block in range(20)}) > 6


def test_with_more_bots_than_seats_every_group_meets_on_the_same_seeds() -> None:
    match = bare("x", "y", "z", players=2)
    assert lineup(match, 6) == ["AB", "BA", "AC", "CA", "BC", "CB"]
    assert len({match.sitting(index).seed for index in range(6)}) == 1
    assert match.sitting(6).seed != match.sitting(0).seed
    assert match.blocks_for(10) == 15, "ten games of each pairing"


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    match = bare("x", "y", "z", "w", "v", players=3)
    games = match.blocks_for(30) * match.rotations
    taken = Counter((bot, seat) for index in range(games) for seat, bot in enumerate(match.sitting(index).seats))
    assert len(taken) == 15
    assert len(set(taken.values())) == 1


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert bare("x", "y", players=4).blocks_for(9) == 3
    assert bare("x", players=4).rotations == 1, "a bot among its own kind gains nothing by moving on"


def test_another_seed_makes_other_games() -> None:
    assert match_of("first", seed=1).sitting(0).seed != match_of("first", seed=2).sitting(0).seed


def test_a_bot_named_twice_is_told_apart() -> None:
    assert match_of("first", "last", "first").labels == ["first", "last", "first (2)"]


def test_a_game_follows_from_its_number_alone() -> None:
    match = match_of("random", "counting")
    games = [outcome(game) for game in played(match, 6)]
    assert games == [outcome(game) for game in played(match, 6)]
    assert games[:4] == [outcome(game) for game in played(match, 4)]
    assert len({str(game[5:]) for game in games}) > 1


def test_rotations_of_the_same_bot_are_different_games() -> None:
    first, second = played(match_of("random", "random"), 2)
    assert first.seed == second.seed
    assert (first.scores, first.plies) != (second.scores, second.plies)


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [(["nobody"], 2, "no bot 'nobody'"), ([], 2, "at least one bot"), (["random"], 7, "not 7")],
)
def test_what_cannot_be_played_is_refused_at_once(bots: list[str], players: int, expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        prepare("caylus", bots, players)


def test_an_unknown_game_or_plugin_is_refused() -> None:
    with pytest.raises(UnknownGame):
        prepare("chess", ["random"], 2)
    with pytest.raises(ArenaError, match="no_such_module"):
        prepare("caylus", ["random"], 2, plugins=["no_such_module"])
