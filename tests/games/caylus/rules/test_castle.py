"""Phase 6: building the castle. (003, phase 6; sheet 5.6)"""

import pytest

from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    Setting,
    changes,
    effect,
    kind,
    offers,
    play,
    points,
    position,
    table,
)

BATCHES = [
    "food wood stone",
    "food wood cloth",
    "food wood gold",
    "food stone cloth",
    "food stone gold",
    "food cloth gold",
]


def in_castle(*seats: int, goods: str = "food wood stone", section: str = "dungeon", **options: str) -> Setting:
    """Workers in the castle in that order, each with these goods, and green waiting behind them."""
    setting = table(4, **options).section(section)
    for seat in seats:
        setting.worker(seat, "castle").give(seat, goods)
    return setting.pause()


# -- batches -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("batch", BATCHES)
@ruling("6.6")
def test_a_batch_is_food_and_two_other_kinds_gold_included(batch: str) -> None:
    game = in_castle(RED, goods="food wood stone cloth gold").castle()
    assert offers(game) == {"decline"} | {f"castle {each}" for each in BATCHES}
    paid = {f"red {cube}": -1 for cube in batch.split()}
    assert effect(game, f"castle {batch}") == paid | {"red dungeon": 1, "red points": 5}


@pytest.mark.parametrize(
    "goods", ["9 wood 9 stone 9 cloth 9 gold", "9 food", "9 food 9 wood", "9 food 9 gold", "3 food 2 cloth", ""]
)
@ruling("6.6")
def test_without_food_or_three_different_kinds_there_is_no_batch_and_two_points_are_lost_unasked(goods: str) -> None:
    setting = in_castle(RED, goods=goods).give(RED, "5 points")
    game = setting.road()
    assert game.seat == GREEN
    assert changes(setting, game) == {"red points": -2}


@pytest.mark.parametrize(("section", "worth"), [("dungeon", 5), ("walls", 4), ("towers", 3)])
def test_a_house_is_worth_five_in_the_dungeon_four_in_the_walls_three_in_the_towers(section: str, worth: int) -> None:
    game = in_castle(RED, section=section).castle()
    assert effect(game, "castle food wood stone") == {
        "red food": -1,
        "red wood": -1,
        "red stone": -1,
        f"red {section}": 1,
        "red points": worth,
    }


def test_a_player_decides_how_many_batches_to_give() -> None:
    game = in_castle(RED, goods="3 food 3 wood 3 stone").castle()
    play(game, "castle food wood stone; castle food wood stone")
    assert [game.seat, offers(game)] == [RED, {"decline", "castle food wood stone"}]
    assert effect(game, "decline") == {}
    assert [game.seat, points(game)[RED]] == [GREEN, 10]


def test_after_the_last_batch_one_can_give_the_next_is_asked() -> None:
    game = play(in_castle(RED).castle(), "castle food wood stone")
    assert game.seat == GREEN


@ruling("6.35")
def test_all_batches_of_a_player_are_given_in_one_go_in_castle_order() -> None:
    game = in_castle(ORANGE, RED, goods="2 food 2 wood 2 stone").castle()
    assert game.seat == ORANGE
    play(game, "castle food wood stone; decline")
    assert game.seat == RED
    play(game, "castle food wood stone; castle food wood stone")
    assert game.seat == GREEN
    play(game, "castle food wood stone")
    assert kind(game) == "favor"


@ruling("6.34")
def test_who_could_give_a_batch_and_declines_loses_two_points() -> None:
    game = in_castle(RED).give(RED, "7 points").castle()
    assert effect(game, "decline") == {"red points": -2}


@ruling("6.39")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_the_penalty_does_not_go_below_zero(points: int) -> None:
    game = in_castle(RED).give(RED, f"{points} points").castle()
    play(game, "decline")
    assert game.scores()[RED] == 0


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (7, "Give no batch, for a loss of 2 points"),
        (1, "Give no batch, for a loss of 1 point"),
        (0, "Give no batch"),
    ],
)
def test_the_sentence_for_giving_no_batch_names_what_is_really_lost(points: int, sentence: str) -> None:
    game = in_castle(RED).give(RED, f"{points} points").castle()
    assert game.describe(game.parse("decline")) == sentence


def test_nothing_is_lost_by_those_who_have_no_worker_in_the_castle() -> None:
    game = play(in_castle().everyone("5 points").castle(), "castle food wood stone")
    assert points(game) == [5, 5, 5, 10]


def test_workers_come_back_from_the_castle() -> None:
    game = play(in_castle(RED).castle(), "decline; decline")
    assert position(game)["castle"]["workers"] == []


# -- overflow ------------------------------------------------------------------------------------------------


@example("red gives one batch", "green gives two batches")
def test_green_s_two_batches_with_one_part_left_are_worth_nine_points_and_the_favor() -> None:
    setting = table(4).houses("dungeon", 2, 1, 1, 0).worker(RED, "castle").worker(GREEN, "castle")
    game = setting.give(RED, "food wood stone").give(GREEN, "2 food 2 wood 2 cloth").castle()
    assert effect(game, "castle food wood stone") == {
        "red food": -1,
        "red wood": -1,
        "red stone": -1,
        "red dungeon": 1,
        "red points": 5,
    }
    assert effect(game, "castle food wood cloth; castle food wood cloth") == {
        "green food": -2,
        "green wood": -2,
        "green cloth": -2,
        "green dungeon": 1,
        "green walls": 1,
        "green points": 9,
    }
    assert [kind(game), game.seat] == ["favor", GREEN]


@example("green gives one batch only")
def test_with_one_batch_each_the_first_in_the_castle_gets_the_favor() -> None:
    setting = table(4).houses("dungeon", 2, 1, 1, 0).worker(RED, "castle").worker(GREEN, "castle")
    game = setting.give(RED, "food wood stone").give(GREEN, "2 food 2 wood 2 cloth").castle()
    play(game, "castle food wood stone; castle food wood cloth; decline")
    assert points(game) == [0, 5, 0, 5]
    assert [kind(game), game.seat] == ["favor", RED]


def test_overflow_goes_from_the_walls_to_the_towers() -> None:
    game = in_castle(RED, goods="2 food 2 wood 2 stone", section="walls").houses("walls", 3, 2, 2, 2).castle()
    assert effect(game, "castle food wood stone; castle food wood stone") == {
        "red food": -2,
        "red wood": -2,
        "red stone": -2,
        "red walls": 1,
        "red towers": 1,
        "red points": 7,
    }


@ruling("6.32", "K1")
def test_overflow_cascades_to_the_first_later_section_with_room() -> None:
    setting = in_castle(RED, goods="2 food 2 wood 2 stone").houses("dungeon", 2, 2, 2, 0).houses("walls", 9, 0, 0, 0)
    assert effect(setting.castle(), "castle food wood stone; castle food wood stone") == {
        "red food": -2,
        "red wood": -2,
        "red stone": -2,
        "red walls": 1,
        "red towers": 1,
        "red points": 7,
    }


def test_empty_parts_of_a_scored_section_stay_empty() -> None:
    setting = in_castle(RED, section="walls").houses("dungeon", 1, 0, 0, 0)
    assert effect(setting.castle(), "castle food wood stone")["red walls"] == 1


@ruling("6.33", "K1")
@pytest.mark.parametrize("goods", ["food wood stone", "wood"])
def test_when_the_towers_are_full_there_is_no_batch_and_no_penalty_batch_owned_or_not(goods: str) -> None:
    setting = table(3, favors="simple").section("towers").houses("towers", 13, 0, 0).worker(BLUE, "castle")
    setting.give(BLUE, "food wood stone").worker(RED, "castle").give(RED, goods).everyone("20 points")
    game = play(setting.castle(), "castle food wood stone")
    assert game.over
    red = [entry for entry in game.ledger() if entry["seat"] == RED]
    assert [(entry["points"]) for entry in red] == [20, -4, *([1] if goods != "wood" else [])]


@ruling("6.33")
def test_a_player_who_fills_the_towers_is_asked_no_more() -> None:
    setting = table(3, favors="simple").section("towers").houses("towers", 13, 0, 0).worker(BLUE, "castle")
    game = play(setting.give(BLUE, "2 food 2 wood 2 stone").castle(), "castle food wood stone")
    assert game.over


# -- the favor -----------------------------------------------------------------------------------------------


@ruling("6.36")
def test_if_nobody_gave_a_batch_nobody_gets_a_favor() -> None:
    game = play(in_castle(RED, ORANGE).castle(), "decline; decline; decline")
    assert kind(game) == "place"


@ruling("6.36")
def test_if_the_castle_is_empty_nobody_gets_a_favor() -> None:
    assert kind(table(4).road()) == "place"


def test_the_most_batches_win_the_favor_wherever_the_player_stands() -> None:
    setting = in_castle(RED).worker(ORANGE, "castle").give(ORANGE, "2 food 2 wood 2 stone")
    game = play(setting.castle(), "castle food wood stone; castle food wood stone; castle food wood stone")
    play(game, "castle food wood stone")
    assert [kind(game), game.seat] == ["favor", ORANGE]


def test_a_tie_goes_to_the_earlier_place_in_the_castle_and_not_to_the_turn_order() -> None:
    game = play(in_castle(ORANGE, BLUE).castle(), "; ".join(["castle food wood stone"] * 3))
    assert [kind(game), game.seat] == ["favor", ORANGE]


@ruling("K11")
def test_batches_count_for_the_favor_whatever_section_they_went_into() -> None:
    setting = table(3).houses("dungeon", 5, 0, 0).worker(BLUE, "castle").give(BLUE, "food wood stone")
    setting.worker(RED, "castle").give(RED, "2 food 2 wood 2 stone")
    game = play(setting.castle(), "; ".join(["castle food wood stone"] * 3))
    assert points(game) == [5, 8, 0]
    assert [kind(game), game.seat] == ["favor", RED]


def test_one_favor_and_it_is_used_before_the_bailiff_moves() -> None:
    game = play(in_castle(RED).castle(), "castle food wood stone; decline")
    assert position(game)["phase"] == "castle"
    assert position(game)["bailiff"] == 6
    play(game, "favor prestige")
    assert kind(game) == "place"


def test_last_turn_s_batches_do_not_count() -> None:
    setting = in_castle(RED, goods="3 food 3 wood 3 stone 9 deniers").give(BLUE, "food wood stone 9 deniers")
    game = play(setting.castle(), "castle food wood stone; castle food wood stone; decline; castle food wood stone")
    play(game, "favor money; place castle; place castle; pass; pass; pass")
    while kind(game) in ("place", "provost"):
        play(game, "pass" if kind(game) == "place" else "provost stay")
    play(game, "castle food wood stone")
    assert effect(game, "decline") == {"red points": -2}
    assert [kind(game), game.seat] == ["favor", BLUE]
