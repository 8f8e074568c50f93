"""Phase 5: the castle. (004, phase 5; sheet 3)"""

import pytest

from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import example, ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    COLORS,
    GREEN,
    ORANGE,
    RED,
    Setting,
    amounts,
    asked,
    changes,
    effect,
    offers,
    play,
    position,
    purse,
    table,
)

RULES = ["standard", "beginner"]


def batches(**numbers: int) -> Setting:
    """Four players with cubes for so many batches."""
    setting = table(4)
    for color, number in numbers.items():
        setting.give(COLORS.index(color), f"{number} food {number} wood {number} stone")
    return setting


# -- batches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_a_batch_is_a_food_a_wood_and_a_stone_for_the_best_token(rules: str) -> None:
    setting = table(4, rules=rules).give(BLUE, "2 food 2 wood 2 stone").pause()
    game = setting.castle()
    assert asked(game) == ("castle", BLUE)
    assert offers(game) == {"decline", "castle batch"}
    assert effect(game, "castle batch") == {
        "blue food": -1,
        "blue wood": -1,
        "blue stone": -1,
        "blue points": 4,
        "blue dungeon": 1,
        "dungeon": -1,
    }
    assert asked(game) == ("castle", BLUE)


@pytest.mark.parametrize(
    ("goods", "paid"),
    [
        ("wood stone gold", "wood stone gold"),
        ("food stone 2 gold", "food stone gold"),
        ("food wood 2 gold", "food wood gold"),
        ("stone 3 gold", "stone 2 gold"),
        ("9 food 2 gold", "food 2 gold"),
        ("3 gold", "3 gold"),
        ("food wood stone 3 gold", "food wood stone"),
        ("2 wood 2 stone gold", "wood stone gold"),
    ],
)
@ruling("R4", "K7")
def test_gold_stands_for_the_cubes_missing_in_a_batch(goods: str, paid: str) -> None:
    game = table(4).give(BLUE, goods).pause().castle()
    assert effect(game, "castle batch") == {
        **{f"blue {cube}": -number for cube, number in amounts(paid).items()},
        "blue points": 4,
        "blue dungeon": 1,
        "dungeon": -1,
    }


@pytest.mark.parametrize("goods", ["food wood", "9 food 9 wood", "9 stone gold", "2 gold", "9 deniers"])
def test_who_lacks_a_cube_is_not_asked(goods: str) -> None:
    game = table(4).give(BLUE, goods).pause().castle()
    assert asked(game) == ("castle", GREEN)


def test_players_offer_in_passing_order_each_all_batches_in_one_go() -> None:
    setting = batches(blue=2, red=1, orange=1, green=2).passing(GREEN, ORANGE, BLUE, RED)
    game = setting.castle()
    found = []
    for answer in ("castle batch", "decline", "decline", "castle batch", "castle batch", "castle batch"):
        found.append(game.seat)
        play(game, answer)
    assert found == [GREEN, GREEN, ORANGE, BLUE, BLUE, RED]
    assert position(game)["turn"] == 2


def test_a_player_may_offer_less_than_possible() -> None:
    game = batches(blue=3, green=1).castle()
    play(game, "castle batch")
    assert effect(game, "decline") == {}
    assert game.seat == GREEN


@pytest.mark.parametrize(
    ("left", "taken"),
    [
        ((1, 8, 9), [1, 2, 0]),
        ((0, 2, 9), [0, 2, 1]),
        ((0, 0, 9), [0, 0, 3]),
    ],
)
def test_tokens_of_several_sections_may_be_taken_the_best_first(left: tuple[int, int, int], taken: list[int]) -> None:
    game = play(batches(blue=3, green=1).castle_tokens(*left).castle(), "castle batch; castle batch; castle batch")
    mine = position(game)["seats"][BLUE]
    assert mine["tokens"] == taken
    assert mine["points"] == 4 * taken[0] + 3 * taken[1] + 2 * taken[2]
    assert position(game)["castle"]["tokens"] == [there - mine for there, mine in zip(left, taken, strict=True)]


# -- the gold -------------------------------------------------------------------------------------------------


def at_the_printed_castle() -> State:
    """Two tokens in the dungeon; orange, blue, green and red have passed in this order."""
    setting = table(4).castle_tokens(2, 8, 9).passing(ORANGE, BLUE, GREEN, RED)
    setting.give(ORANGE, "food wood stone").give(BLUE, "wood stone gold").give(GREEN, "2 food 2 wood 2 stone")
    return setting.give(RED, "food wood stone").castle()


@example("castle with offers 1, 1, 2, 0")
@ruling("K8")
def test_the_largest_offer_wins_the_gold_after_the_last_player() -> None:
    game = at_the_printed_castle()
    play(game, "castle batch; castle batch; castle batch; castle batch")
    assert [position(game)["seats"][seat]["gold"] for seat in range(4)] == [0, 0, 0, 0]
    assert game.seat == RED
    change = effect(game, "decline")
    assert change["green gold"] == 1
    assert "removed" not in change
    data = position(game)
    assert [data["seats"][seat]["tokens"] for seat in (ORANGE, BLUE, GREEN, RED)] == [
        [1, 0, 0],
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 0],
    ]
    assert game.scores() == [4, 0, 4, 6]
    assert [data["seats"][seat]["gold"] for seat in range(4)] == [0, 0, 0, 1]


@example("green offers only one batch")
def test_among_equal_offers_the_earliest_wins_the_gold() -> None:
    game = at_the_printed_castle()
    play(game, "castle batch; castle batch; castle batch; decline; decline")
    assert [position(game)["seats"][seat]["gold"] for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)])
def test_the_tie_goes_by_passing_order_not_by_seat(order: tuple[int, ...]) -> None:
    game = batches(blue=1, red=1, orange=1, green=1).passing(*order).first(RED).castle()
    play(game, "decline; castle batch; castle batch; castle batch")
    assert [position(game)["seats"][seat]["gold"] for seat in range(4)] == [int(seat == order[1]) for seat in range(4)]


@pytest.mark.parametrize("rules", RULES)
def test_a_single_batch_wins_the_gold(rules: str) -> None:
    setting = table(2, rules=rules).give(RED, "food wood stone").hand(BLUE, "bank").hand(RED, "bank")
    game = setting.castle()
    change = effect(game, "castle batch")
    assert [change["red gold"], change["red points"]] == [1, 4]


# -- nobody offers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    ("left", "after"),
    [
        ((7, 8, 9), [5, 8, 9]),
        ((1, 8, 9), [0, 7, 9]),
        ((0, 1, 9), [0, 0, 8]),
        ((0, 0, 3), [0, 0, 1]),
    ],
)
def test_if_nobody_offers_the_two_best_tokens_leave_the_game(
    left: tuple[int, int, int], after: list[int], rules: str
) -> None:
    setting = table(4, rules=rules).castle_tokens(*left).pause()
    game = setting.castle()
    before = position(game)["castle"]["removed"]
    play(game, "decline")
    assert position(game)["castle"] == {"tokens": after, "removed": before + 2, "offers": [0, 0, 0, 0]}
    assert game.scores() == [0, 0, 0, 0]
    assert all("gold" not in purse(game, seat) for seat in range(4))


def test_nobody_able_to_offer_is_nobody_offering() -> None:
    setting = table(2).hand(BLUE, "bank").hand(RED, "bank")
    found = changes(setting, setting.castle())
    assert [found["dungeon"], found["removed"]] == [-2, 2]


@ruling("R16")
def test_with_one_token_left_and_no_offer_it_leaves_and_the_game_ends() -> None:
    game = table(4).castle_tokens(0, 0, 1).pause().castle()
    change = effect(game, "decline")
    assert game.over
    assert [change["towers"], change["removed"]] == [-1, 1]


def test_with_two_tokens_left_and_no_offer_both_leave_and_the_game_ends() -> None:
    game = table(4).castle_tokens(0, 0, 2).pause().castle()
    play(game, "decline")
    assert game.over
    assert position(game)["castle"]["tokens"] == [0, 0, 0]


# -- the castle is full ---------------------------------------------------------------------------------------


@ruling("R15", "K8")
def test_no_more_batches_than_tokens_and_those_still_to_come_are_not_asked() -> None:
    game = batches(blue=1, red=3, orange=3, green=3).castle_tokens(0, 0, 3).castle()
    play(game, "castle batch; castle batch")
    assert asked(game) == ("castle", RED)
    play(game, "castle batch")
    assert game.over
    data = position(game)
    assert [data["seats"][seat]["gold"] for seat in range(4)] == [0, 1, 0, 0]
    # red: two tokens, a gold, three cubes; orange and green: nine cubes
    assert game.scores() == [2, 4 + 1 + 1, 3, 3]


@ruling("R14", "R17", "K8")
def test_a_castle_emptied_in_church_leaves_nothing_to_offer_and_gives_no_gold() -> None:
    setting = table(2).built(RED, "church").worker(BLUE, "red-church").give(BLUE, "2 deniers").provost(3)
    game = setting.give(RED, "food wood stone").castle_tokens(0, 0, 1).effects()
    play(game, "pay 2")
    assert game.over
    assert [purse(game, BLUE), purse(game, RED)] == ["2 points", "1 food, 1 wood, 1 stone, 4 points"]
    assert position(game)["castle"] == {"tokens": [0, 0, 0], "removed": 17, "offers": [0, 0]}


@ruling("R17")
def test_tokens_of_the_church_are_no_batches() -> None:
    setting = table(3).built(RED, "church").worker(BLUE, "red-church").give(BLUE, "5 deniers").provost(4).pause()
    game = play(setting.effects(), "pay 5")
    assert asked(game) == ("castle", ORANGE)
    change = effect(game.copy(), "decline")
    assert [change["dungeon"], change["removed"]] == [-2, 2]
    assert "blue gold" not in change
    assert effect(game, "castle batch")["orange gold"] == 1
