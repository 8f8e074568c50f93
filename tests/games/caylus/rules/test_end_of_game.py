"""The end of the game. (003, End of the Game; sheet 5.9)"""

import pytest

from tests.games.caylus.rules.rulings import ruling
from tests.games.caylus.rules.table import BLUE, ORANGE, RED, Setting, offers, play, points, position, purse, table


def last_turn(players: int = 3) -> Setting:
    """The bailiff one space before the towers mark, and one house for everyone."""
    return table(players).section("towers").bailiff(23).provost(23).houses("towers", *[1] * players)


@pytest.mark.parametrize(
    ("goods", "bonus"),
    [
        ("gold", 3),
        ("4 gold", 12),
        ("2 food", 0),
        ("3 food", 1),
        ("food wood cloth", 1),
        ("2 food 2 wood 2 stone 2 cloth", 2),
        ("9 cloth", 3),
        ("3 deniers", 0),
        ("4 deniers", 1),
        ("7 deniers", 1),
        ("8 deniers", 2),
        ("2 food 2 gold 3 deniers", 6),
        ("2 stone gold", 3),
        ("", 0),
        ("5 wood 3 gold 11 deniers", 1 + 9 + 2),
    ],
)
@ruling("6.9")
def test_three_points_a_gold_one_for_three_other_cubes_pooled_one_for_four_deniers_each_rounded_down(
    goods: str, bonus: int
) -> None:
    game = last_turn().give(RED, goods).give(RED, "10 points").road()
    assert game.over
    assert points(game) == [0, 10 + bonus, 0]


def test_the_game_ends_when_the_bailiff_reaches_the_towers_mark() -> None:
    game = last_turn().road()
    assert game.over
    assert [game.seat, game.decision, game.actions()] == [None, None, []]
    assert [purse(game, seat) for seat in range(3)] == [""] * 3  # no further income


def test_the_game_ends_when_the_bailiff_passes_the_towers_mark() -> None:
    assert last_turn().provost(28).road().position()["bailiff"] == 25


def test_the_game_does_not_end_one_space_short_of_the_mark() -> None:
    assert not last_turn().bailiff(22).provost(22).road().over


def test_the_game_ends_when_the_fourteenth_part_of_the_towers_is_built() -> None:
    setting = table(3, favors="simple").section("towers").houses("towers", 5, 4, 4).worker(BLUE, "castle")
    game = play(setting.give(BLUE, "food wood stone").castle(), "castle food wood stone")
    assert game.over
    assert position(game)["bailiff"] == 19
    assert points(game) == [3 + 3 + 9, 6, 6]


def test_the_towers_are_scored_before_the_bonus() -> None:
    setting = last_turn().houses("towers", 0, 1, 1).give(BLUE, "gold")
    assert points(setting.road()) == [3, 0, 0]  # the loss of 4 is cut at 0, then come 3 for the gold


def test_the_most_points_win() -> None:
    game = last_turn().give(ORANGE, "30 points").give(RED, "29 points").road()
    assert game.winners() == [ORANGE]


def test_ties_for_the_first_place_share_the_victory() -> None:
    game = last_turn(4).give(ORANGE, "30 points").give(BLUE, "27 points gold").give(RED, "29 points").road()
    assert game.winners() == [BLUE, ORANGE]


def test_there_is_no_winner_before_the_end() -> None:
    assert last_turn().bailiff(20).provost(20).give(RED, "30 points").road().winners() == []


def test_every_point_of_the_bonus_is_in_the_ledger() -> None:
    game = last_turn().give(RED, "2 gold 3 food 4 deniers").road()
    assert sum(int(str(entry["points"])) for entry in game.ledger() if entry["seat"] == RED) == 8


def test_nothing_can_be_played_after_the_end() -> None:
    game = last_turn().road()
    assert offers(game) == set()
    assert game.why_not("pass") == "The game is over."
