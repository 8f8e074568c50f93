"""The end: nine rounds, two points for each gold, shared victory. (sheet, 4.6)"""

import pytest

from tests.games.caylus1303.rules.rulings import ruling
from tests.games.caylus1303.rules.table import BLUE, GREEN, RED, asked, has, play, position, table, view


def test_the_game_ends_after_nine_rounds() -> None:
    assert not table(2).turn(8).road().over
    game = table(2).turn(9).road()
    assert game.over
    assert (game.seat, game.actions()) == (None, [])


@ruling("6.24", "K13")
def test_in_round_nine_monuments_and_recruitment_are_played_and_the_provost_is_reset() -> None:
    game = (
        table(2).turn(9).residence(RED, 1).building(BLUE, "wood-farm", "wood-quarry").give(RED, "gold 2 stone").road()
    )
    assert asked(game) == ("monument", RED)
    play(game, "build statue pay gold 2 stone")
    assert game.over
    assert game.scores() == [0, 7]
    assert [seat["workers"] for seat in position(game)["seats"]] == [3, 3]
    assert position(game)["provost"] == 10


def test_each_gold_left_is_worth_two_points_and_nothing_else_is() -> None:
    game = table(2).turn(9).give(BLUE, "3 gold 10 points").give(RED, "9 food 9 wood 9 stone 9 fabric 9 workers").road()
    while not game.over:
        game.play(game.parse("provost stay"))
    assert game.scores() == [16, 0]
    assert game.winners() == [BLUE]


def test_the_gold_bonus_is_in_the_ledger() -> None:
    game = table(2).turn(9).give(BLUE, "3 gold").road()
    entries = [entry for entry in game.ledger() if entry["seat"] == BLUE]
    assert [entry["points"] for entry in entries] == [6]


def test_a_factory_of_the_last_round_makes_no_points() -> None:
    game = table(2).turn(9).tile(1, "factory", RED).road()
    assert (game.scores(), has(game, RED, "fabric")) == ([0, 0], 1)


@pytest.mark.parametrize(
    ("points", "winners"),
    [((7, 3, 5), [BLUE]), ((7, 7, 5), [BLUE, RED]), ((4, 4, 4), [BLUE, RED, GREEN]), ((1, 2, 2), [RED, GREEN])],
)
def test_the_most_points_win_and_ties_share_the_victory(points: tuple[int, ...], winners: list[int]) -> None:
    setting = table(3).turn(9)
    for seat, number in enumerate(points):
        setting.give(seat, f"{number} points")
    game = setting.road()
    assert game.over
    assert game.winners() == winners
    assert view(game)["winners"] == winners


def test_gold_can_decide_the_game() -> None:
    game = table(2).turn(9).give(BLUE, "7 points").give(RED, "4 points 2 gold").road()
    assert (game.scores(), game.winners()) == ([7, 8], [RED])


def test_there_are_no_winners_before_the_end() -> None:
    assert table(2).give(BLUE, "40 points").road().winners() == []
