"""Phase 3: trading post, merchants' guild, joust field, stables, inn. (003, 3B to 3F; sheet 5.3)"""

import pytest

from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLACK,
    BLUE,
    COLORS,
    GREEN,
    ORANGE,
    RED,
    changes,
    effect,
    kind,
    offers,
    play,
    position,
    refusal,
    table,
    workers_home,
)

# -- trading post --------------------------------------------------------------------------------------------


def test_the_trading_post_gives_three_deniers_unasked() -> None:
    setting = table(3).worker(RED, "trading-post").pause()
    game = setting.special()
    assert changes(setting, game) == {"red deniers": 3, "worker on trading-post": None}
    assert workers_home(game, RED) == 6


# -- merchants' guild ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [-3, -2, -1, 1, 2, 3])
def test_the_guild_moves_the_provost_up_to_three_spaces_for_nothing(steps: int) -> None:
    game = table(3).worker(RED, "guild").provost(10).pause().special()
    assert effect(game, f"provost {steps:+d}") == {"provost": 10 + steps, "worker on guild": None}


def test_the_guild_need_not_be_used() -> None:
    game = table(3).worker(RED, "guild").provost(10).pause().special()
    assert effect(game, "provost stay") == {"worker on guild": None}


@ruling("6.24")
def test_the_guild_keeps_the_provost_between_the_bridge_and_the_end_of_the_road() -> None:
    game = table(3).worker(RED, "guild").provost(1).pause().special()
    assert offers(game) == {"provost stay", "provost +1", "provost +2", "provost +3"}
    assert "between spaces 1 and 28" in refusal(game, "provost -1")
    game = table(3).worker(RED, "guild").provost(27).section("towers").provost(27).pause().special()
    assert offers(game) == {"provost stay", "provost +1", "provost -1", "provost -2", "provost -3"}
    assert "between spaces 1 and 28" in refusal(game, "provost +2")


def test_the_guild_comes_before_the_paid_moves_of_the_provost() -> None:
    game = play(table(3).worker(RED, "guild").give(BLUE, "denier").pause().special(), "provost +3")
    assert [kind(game), game.seat] == ["provost", BLUE]
    assert effect(game, "provost +1") == {"blue deniers": -1, "provost": 10}


# -- joust field ---------------------------------------------------------------------------------------------


def test_the_joust_field_sells_a_favor_for_a_denier_and_a_cloth() -> None:
    game = table(3).worker(RED, "joust").give(RED, "3 cloth 5 deniers").special()
    assert kind(game) == "joust"
    assert effect(game, "give cloth") == {"red deniers": -1, "red cloth": -1}
    assert kind(game) == "favor"
    assert effect(game, "favor money") == {"red deniers": 3, "red on money": 1, "worker on joust": None}


def test_the_joust_field_need_not_be_used() -> None:
    game = table(3).worker(RED, "joust").give(RED, "cloth denier").pause().special()
    assert effect(game, "decline") == {"worker on joust": None}


@pytest.mark.parametrize("purse", ["cloth", "5 deniers", "food wood stone gold 3 deniers", ""])
def test_short_of_cloth_or_denier_the_joust_field_is_not_offered(purse: str) -> None:
    setting = table(3).worker(RED, "joust").give(RED, purse).pause()
    game = setting.special()
    assert kind(game) in ("provost", "castle")
    assert changes(setting, game) == {"worker on joust": None}


@ruling("6.20")
def test_the_joust_field_is_paid_once_a_turn_only() -> None:
    game = play(table(3).worker(RED, "joust").give(RED, "3 cloth 5 deniers").special(), "give cloth; favor prestige")
    assert kind(game) == "provost"


@example("cloth comes too late for the joust field")
def test_the_denier_may_come_from_the_trading_post_but_the_cloth_of_a_farm_comes_too_late() -> None:
    game = table(3).worker(RED, "trading-post", "joust").give(RED, "cloth").special()
    assert effect(game, "give cloth") == {"red deniers": -1, "red cloth": -1}
    setting = table(3).worker(RED, "farm", "trading-post", "joust").special()
    assert kind(setting) == "provost"
    game = play(setting, "provost stay; take cloth")
    assert kind(game) == "place"


# -- stables -------------------------------------------------------------------------------------------------


@example("new order from the stables")
@ruling("6.19")
def test_blue_on_circle_one_and_red_on_two_turn_red_green_orange_blue_into_blue_red_green_orange() -> None:
    setting = table(4).order(RED, GREEN, ORANGE, BLUE).worker(BLUE, "stables").worker(RED, "stables").pause()
    assert changes(setting, setting.special()) == {
        "order": [BLUE, RED, GREEN, ORANGE],
        "worker on stables 1": None,
        "worker on stables 2": None,
    }


@pytest.mark.parametrize(
    ("stables", "order"),
    [
        ([BLUE], [0, 1, 2, 3, 4]),
        ([BLACK], [4, 0, 1, 2, 3]),
        ([ORANGE], [2, 0, 1, 3, 4]),
        ([BLACK, GREEN], [4, 3, 0, 1, 2]),
        ([GREEN, BLACK], [3, 4, 0, 1, 2]),
        ([BLUE, BLACK, RED], [0, 4, 1, 2, 3]),
        ([BLACK, GREEN, ORANGE], [4, 3, 2, 0, 1]),
        ([RED, BLUE, GREEN], [1, 0, 3, 2, 4]),
        ([], [0, 1, 2, 3, 4]),
    ],
)
@ruling("6.19")
def test_the_others_keep_their_order_behind_those_in_the_stables(stables: list[int], order: list[int]) -> None:
    setting = table(5).everyone("denier")
    for seat in stables:
        setting.worker(seat, "stables")
    game = setting.special()
    assert position(game)["order"] == order
    assert all(workers_home(game, seat) == 6 for seat in range(5))


@ruling("6.18")
def test_the_new_order_leaves_the_passing_order_of_phase_four_untouched() -> None:
    game = table(3).worker(ORANGE, "stables").everyone("3 deniers").special(passed=(RED, BLUE, ORANGE))
    assert position(game)["order"] == [ORANGE, BLUE, RED]
    asked = []
    while kind(game) == "provost":
        asked.append(game.seat)
        play(game, "provost stay")
    assert asked == [RED, BLUE, ORANGE]


@ruling("6.18")
def test_the_new_order_governs_the_scoring_of_the_same_turn() -> None:
    setting = table(3).worker(ORANGE, "stables").bailiff(11).provost(11).houses("dungeon", 2, 1, 2)
    game = setting.special()
    assert [kind(game), game.seat] == ["favor", ORANGE]
    play(game, "favor prestige")
    assert [kind(game), game.seat] == ["favor", BLUE]


def test_the_new_order_is_that_of_the_next_turn() -> None:
    game = table(3).worker(ORANGE, "stables").everyone("3 deniers").special()
    play(game, "provost stay; provost stay; provost stay")
    assert [kind(game), game.seat] == ["place", ORANGE]


# -- inn -----------------------------------------------------------------------------------------------------


@example("blue drives red out of the inn")
def test_blue_drives_red_out_of_the_inn_and_pays_one_denier_until_he_leaves() -> None:
    setting = table(3).worker(RED, "inn right").everyone("9 deniers")
    game = setting.placing(BLUE, (ORANGE,))
    assert effect(game, "place inn") == {"blue deniers": -2, "worker on inn left": "blue"}
    assert effect(game, "place farm") == {"red deniers": -1, "worker on farm": "red"}
    play(game, "pass")
    assert effect(game, "pass") == {"worker on inn left": None, "worker on inn right": "blue"}
    assert workers_home(game, RED) == 5
    play(game, "provost stay; provost stay; provost stay; take food")
    assert kind(game) == "place"
    play(game, "place quarry; pass; pass")
    assert effect(game, "place castle")["blue deniers"] == -1


def test_a_worker_who_came_this_turn_moves_to_the_right_circle_unasked() -> None:
    setting = table(3).worker(RED, "inn").pause()
    assert changes(setting, setting.special()) == {"worker on inn left": None, "worker on inn right": "red"}


@pytest.mark.parametrize(("answer", "now"), [("inn stay", {}), ("inn leave", {"worker on inn right": None})])
def test_a_worker_who_was_not_driven_out_may_stay_or_go_home(answer: str, now: dict[str, object]) -> None:
    game = table(3).worker(RED, "inn right").pause().special()
    assert [kind(game), game.seat, offers(game)] == ["inn", RED, {"inn stay", "inn leave"}]
    assert effect(game, answer) == now


def test_a_player_may_drive_out_the_own_worker() -> None:
    setting = table(3).worker(RED, "inn right", "inn").pause()
    game = setting.special()
    assert changes(setting, game) == {"worker on inn left": None}
    assert workers_home(game, RED) == 5


def test_a_worker_who_stays_keeps_the_power_in_the_next_turn() -> None:
    game = play(table(3).worker(RED, "inn right").everyone("9 deniers").special(), "inn stay")
    play(game, "provost stay; provost stay; provost stay; pass; place quarry; pass")
    assert effect(game, "place castle")["red deniers"] == -1


def test_a_worker_who_leaves_gives_up_the_power() -> None:
    game = play(table(3).worker(RED, "inn right").everyone("9 deniers").special(), "inn leave")
    play(game, "provost stay; provost stay; provost stay; pass; place quarry; pass")
    assert effect(game, "place castle")["red deniers"] == -3


# -- the order of the special buildings ----------------------------------------------------------------------


def test_special_buildings_act_in_the_order_in_which_they_stand() -> None:
    setting = table(4).worker(RED, "inn right").worker(BLUE, "joust", "guild").worker(ORANGE, "gate", "trading-post")
    game = setting.give(BLUE, "cloth denier").pause().special()
    asked = []
    answers = {"gate": "decline", "guild": "provost stay", "joust": "decline", "inn": "inn stay"}
    while kind(game) in answers:
        asked.append((str(kind(game)), COLORS[game.seat or 0]))
        if kind(game) == "guild":
            assert position(game)["seats"][ORANGE]["deniers"] == 3
        play(game, answers[str(kind(game))])
    assert asked == [("gate", "orange"), ("guild", "blue"), ("joust", "blue"), ("inn", "red")]


def test_nobody_is_asked_about_special_buildings_without_workers() -> None:
    assert kind(table(3).everyone("9 deniers").special()) == "provost"
