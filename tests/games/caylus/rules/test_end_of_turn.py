"""Phase 7: the bailiff, the provost, and the scoring of the castle. (003, phase 7 and Scoring; sheet 5.7)"""

import pytest

from caylus.core.state import State
from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    SECTIONS,
    changes,
    effect,
    kind,
    offers,
    play,
    points,
    position,
    purse,
    refusal,
    table,
)

MARKS = {"dungeon": 12, "walls": 18, "towers": 24}


def favors_used(game: State, seat: int) -> int:
    """Use up all favors asked for, on any line and for nothing; how many the seat had, from its markers."""
    while kind(game) in ("favor", "favor-cubes", "favor-building"):
        play(game, "decline" if "decline" in offers(game) else max(offers(game)))
    seats = position(game)["seats"]
    return sum(column > 0 for column in seats[seat]["favors"].values())


# -- bailiff and provost -------------------------------------------------------------------------------------


@example("provost behind the bailiff")
def test_with_the_provost_behind_him_the_bailiff_moves_one_space_and_the_provost_joins_him() -> None:
    setting = table(3).bailiff(10).provost(7).everyone("9 points")
    game = setting.road()
    assert changes(setting, game) == {
        "bailiff": 11,
        "provost": 11,
        "blue deniers": 2,
        "red deniers": 2,
        "orange deniers": 2,
    }


@example("provost behind the bailiff")
def test_short_of_the_mark_the_dungeon_is_scored_if_it_is_finished() -> None:
    setting = table(3).bailiff(9).provost(7).houses("dungeon", 4, 1, 0).everyone("9 points").worker(BLUE, "castle")
    game = play(setting.give(BLUE, "food wood stone").castle(), "castle food wood stone; favor prestige")
    assert position(game)["bailiff"] == 10
    assert [kind(game), game.seat] == ["favor", BLUE]
    play(game, "favor prestige")
    assert points(game) == [9 + 5 + 1 + 2, 9, 9 - 2]
    assert position(game)["section"] == "walls"


@example("provost one space farther")
def test_with_the_provost_one_space_farther_the_bailiff_moves_two_and_reaches_the_dungeon_mark() -> None:
    setting = table(3).bailiff(10).provost(11).houses("dungeon", 1, 1, 0).everyone("9 points")
    assert changes(setting, setting.road()) == {
        "bailiff": 12,
        "provost": 12,
        "section": "walls",
        "orange points": -2,
        "blue deniers": 2,
        "red deniers": 2,
        "orange deniers": 2,
    }


@example("provost one space farther")
def test_the_mark_of_a_section_scored_before_does_nothing() -> None:
    setting = table(3).section("walls").bailiff(10).provost(11).everyone("9 points")
    assert changes(setting, setting.road()) == {
        "bailiff": 12,
        "provost": 12,
        "blue deniers": 2,
        "red deniers": 2,
        "orange deniers": 2,
    }


@pytest.mark.parametrize(("provost", "bailiff"), [(1, 9), (7, 9), (8, 9), (9, 10), (10, 10), (28, 10)])
def test_the_bailiff_moves_two_only_if_the_provost_stands_beyond_him(provost: int, bailiff: int) -> None:
    now = position(table(3).bailiff(8).provost(provost).road())
    assert [now["bailiff"], now["provost"]] == [bailiff, bailiff]


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize(("before", "provost", "scored"), [(2, 1, False), (1, 1, True), (1, 28, True), (2, 28, True)])
def test_a_section_is_scored_when_the_bailiff_reaches_or_passes_its_mark(
    section: str, before: int, provost: int, scored: bool
) -> None:
    mark = MARKS[section]
    game = table(3).section(section).bailiff(mark - before).provost(provost).everyone("9 points").road()
    loss = {"dungeon": 2, "walls": 3, "towers": 4}[section]
    assert points(game) == [9 - loss if scored else 9] * 3
    assert game.over == (scored and section == "towers")


# -- scoring -------------------------------------------------------------------------------------------------


@example("dungeon with 2, 3, 0 and 1 houses")
def test_two_houses_and_three_win_a_favor_none_costs_two_points_and_one_gives_nothing() -> None:
    setting = table(4).order(RED, BLUE, ORANGE, GREEN).houses("dungeon", 3, 2, 0, 0).everyone("9 points")
    setting.worker(GREEN, "castle").give(GREEN, "2 food 2 wood 2 stone")
    game = play(setting.castle(), "castle food wood stone; castle food wood stone; favor prestige")
    assert points(game) == [9, 9, 9, 9 + 5 + 4 + 1]
    assert [kind(game), game.seat] == ["favor", RED]
    assert effect(game, "favor prestige") == {"red points": 1, "red on prestige": 1}
    assert [kind(game), game.seat] == ["favor", BLUE]
    assert points(game)[ORANGE] == 9  # whose loss comes after blue has used the favor
    play(game, "favor prestige")
    assert points(game) == [10, 10, 7, 19]  # green's house in the walls does not count
    assert kind(game) == "place"


TABLE = {  # favors by houses, from one house on
    "dungeon": [0, 1, 1, 1, 1],
    "walls": [0, 1, 2, 2, 3, 3, 3, 3],
    "towers": [0, 1, 1, 2, 2, 3, 3, 3],
}
ROWS = [(section, n, favors) for section in SECTIONS for n, favors in enumerate(TABLE[section], 1)]


@pytest.mark.parametrize(("section", "houses", "favors"), ROWS)
def test_favors_by_houses(section: str, houses: int, favors: int) -> None:
    setting = table(3).section(section).houses(section, houses, 0, 0).everyone("20 points")
    game = setting.bailiff(MARKS[section] - 1).provost(1).road()
    assert favors_used(game, BLUE) == favors


@pytest.mark.parametrize(("section", "loss"), [("dungeon", 2), ("walls", 3), ("towers", 4)])
@pytest.mark.parametrize("had", [0, 1, 2, 3, 4, 9])
@ruling("6.39")
def test_no_house_costs_points_but_never_below_zero(section: str, loss: int, had: int) -> None:
    setting = table(3).section(section).houses(section, 1, 0, 1).give(RED, f"{had} points")
    game = setting.bailiff(MARKS[section] - 1).provost(1).road()
    assert points(game)[RED] == max(0, had - loss)


def test_the_sixth_house_in_the_dungeon_still_wins_one_favor() -> None:
    setting = table(3).houses("dungeon", 5, 0, 0).worker(BLUE, "castle").give(BLUE, "food wood stone")
    game = play(setting.castle(), "castle food wood stone; favor money unused")
    assert favors_used(game, BLUE) == 2  # with the money favor of the castle


def test_each_player_uses_all_favors_before_the_next() -> None:
    setting = table(3).section("walls").houses("walls", 3, 2, 0).bailiff(17).provost(17)
    game = setting.road()
    asked = []
    while kind(game) == "favor":
        asked.append(game.seat)
        play(game, "favor prestige" if "favor prestige" in offers(game) else "favor money")
    assert asked == [BLUE, BLUE, RED]


@ruling("6.37")
def test_mark_and_completion_in_the_same_turn_make_one_scoring() -> None:
    setting = table(3).houses("dungeon", 5, 0, 0).worker(BLUE, "castle").give(BLUE, "food wood stone").bailiff(11)
    game = play(setting.everyone("9 points").castle(), "castle food wood stone; favor prestige; favor prestige")
    assert points(game) == [9 + 5 + 1 + 2, 7, 7]
    assert position(game)["section"] == "walls"


@ruling("6.38")
def test_a_completed_section_is_scored_in_phase_seven_after_the_bailiff_s_move() -> None:
    setting = table(3).houses("dungeon", 5, 0, 0).worker(BLUE, "castle").give(BLUE, "food wood stone")
    game = play(setting.everyone("9 points").castle(), "castle food wood stone")
    assert [position(game)["phase"], position(game)["bailiff"], points(game)] == ["castle", 6, [14, 9, 9]]
    play(game, "favor prestige")
    assert [position(game)["phase"], position(game)["bailiff"]] == ["end-of-turn", 7]
    assert "favor prestige" in offers(game)  # a new phase, so every line is open again


@ruling("6.42")
def test_a_section_scored_early_is_followed_by_the_next_wherever_the_bailiff_is() -> None:
    setting = table(3).houses("dungeon", 5, 0, 0).worker(BLUE, "castle").give(BLUE, "food wood stone 9 deniers")
    game = play(setting.castle(), "castle food wood stone; favor money unused; favor money unused")
    assert [position(game)["section"], position(game)["bailiff"]] == ["walls", 7]
    game = table(3).section("walls").bailiff(7).worker(BLUE, "castle").give(BLUE, "food wood stone").castle()
    assert effect(game, "castle food wood stone")["blue points"] == 4


@ruling("6.42")
def test_the_walls_are_scored_early_when_they_are_complete() -> None:
    setting = table(3).section("walls").bailiff(13).provost(13).houses("walls", 9, 0, 0).everyone("9 points")
    game = setting.worker(BLUE, "castle").give(BLUE, "food wood stone").castle()
    play(game, "castle food wood stone; favor prestige; favor prestige; favor money; favor cubes; decline")
    assert position(game)["section"] == "towers"
    assert points(game) == [9 + 4 + 1 + 2, 6, 6]


# -- columns -------------------------------------------------------------------------------------------------


@ruling("6.12")
@pytest.mark.parametrize(("section", "column"), [("dungeon", 2), ("walls", 4), ("towers", 5)])
def test_during_a_scoring_the_columns_it_opens_are_still_closed(section: str, column: int) -> None:
    setting = table(3).section(section).favors(BLUE, prestige=column).houses(section, 2, 0, 0)
    game = setting.bailiff(MARKS[section] - 1).provost(1).road()
    assert effect(game, "favor prestige")["blue points"] == column
    assert position(game)["seats"][BLUE]["favors"]["prestige"] == column


@pytest.mark.parametrize(("section", "column"), [("dungeon", 2), ("walls", 4)])
def test_after_the_scoring_the_next_columns_are_open(section: str, column: int) -> None:
    setting = table(3).section(section).favors(BLUE, prestige=column).houses(section, 1, 1, 1)
    setting.give(BLUE, "cloth 9 deniers").bailiff(MARKS[section] - 1).provost(1)
    game = play(setting.road(), "place joust; pass; pass; pass; give cloth")
    assert effect(game, "favor prestige")["blue points"] == column + 1


@example("favor on a blocked line")
@ruling("6.11", "6.12")
def test_orange_chooses_the_prestige_line_again_while_it_is_blocked_and_gains_two_points() -> None:
    setting = table(4).favors(ORANGE, prestige=2).houses("dungeon", 1, 1, 2, 1).bailiff(11).provost(11)
    assert effect(setting.road(), "favor prestige") == {
        "orange points": 2,
        "section": "walls",
        "blue deniers": 2,
        "red deniers": 2,
        "orange deniers": 2,
        "green deniers": 2,
    }


# -- two sections in one turn --------------------------------------------------------------------------------


@ruling("6.37", "K10")
def test_two_sections_due_are_scored_in_order_with_lines_kept_used_and_columns_opened_in_between() -> None:
    setting = table(3).houses("dungeon", 6, 0, 0).houses("walls", 7, 2, 0).favors(BLUE, prestige=2, money=2)
    setting.worker(RED, "castle").give(RED, "food wood stone").everyone("9 points").favors(RED, money=2)
    game = play(setting.castle(), "castle food wood stone; favor prestige")
    # dungeon: blue's one favor, red and orange lose 2
    assert effect(game, "favor prestige")["blue points"] == 2
    assert points(game) == [11, 9 + 4 + 1 - 2, 7]
    # walls, in the same phase: the prestige line stays used, column 3 of money is open
    assert "favor prestige" not in offers(game)
    assert "phase" in refusal(game, "favor prestige")
    assert effect(game, "favor money") == {"blue deniers": 5, "blue on money": 3}


@ruling("6.39", "K10")
def test_losses_of_two_scorings_are_cut_at_zero_one_by_one() -> None:
    setting = table(3).houses("dungeon", 6, 0, 0).houses("walls", 9, 0, 0).give(ORANGE, "4 points")
    game = play(setting.worker(RED, "castle").give(RED, "food wood stone").castle(), "castle food wood stone")
    while kind(game) != "place":
        play(game, "decline" if "decline" in offers(game) else min(offers(game)))
    losses = [entry["points"] for entry in game.ledger() if entry["seat"] == ORANGE]
    assert losses == [4, -2, -2]


@ruling("K3", "6.10")
def test_three_sections_in_one_turn_still_give_a_player_four_favors_at_most() -> None:
    setting = table(3).houses("dungeon", 6, 0, 0).houses("walls", 10, 0, 0).houses("towers", 13, 0, 0)
    game = play(setting.worker(RED, "castle").give(RED, "food wood stone").castle(), "castle food wood stone")
    play(game, "favor money")
    assert favors_used(game, BLUE) == 4
    assert game.over


# -- a new turn ----------------------------------------------------------------------------------------------


def test_a_new_turn_begins_with_income_an_empty_bridge_and_the_first_player() -> None:
    setting = table(3).order(ORANGE, RED, BLUE).turn(4)
    game = setting.road()
    now = position(game)
    assert [now["turn"], now["phase"], now["passed"], game.seat] == [5, "placement", [], ORANGE]
    assert purse(game, RED) == "2 deniers"


def test_with_three_to_five_players_the_order_stays() -> None:
    for players in (3, 4, 5):
        order = list(range(players))[::-1]
        assert table(players).order(*order).road().position()["order"] == order
