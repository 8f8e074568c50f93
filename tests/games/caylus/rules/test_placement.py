"""Phase 2: placing workers. (003, phase 2; sheet 5.2)"""

import pytest

from caylus.core.state import State
from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLACK,
    BLUE,
    GREEN,
    NEUTRALS,
    ORANGE,
    RED,
    Changes,
    effect,
    kind,
    offers,
    play,
    points,
    purse,
    refusal,
    table,
    workers_home,
)

BEFORE_THE_BRIDGE = ["gate", "trading-post", "guild", "joust", "stables", "inn"]
WORN = {"stables": "stables 1", "inn": "inn left", "castle": "castle 1"}  # where the worker is then


def placed(color: str, place: str, price: int) -> Changes:
    """A worker put on a place for a price, and nothing else."""
    return {f"{color} deniers": -price, f"worker on {WORN.get(place, place)}": color}


# -- passing -------------------------------------------------------------------------------------------------


@example("green passes first")
def test_first_to_pass_gets_one_denier() -> None:
    game = table(4).everyone("9 deniers").placing(GREEN)
    assert effect(game, "pass") == {"green deniers": 1}
    play(game, "place gate; place inn; place castle")
    assert game.seat == BLUE  # green is not asked again


@pytest.mark.parametrize("passed", [(BLUE,), (BLUE, RED), (BLUE, RED, ORANGE)])
def test_nobody_but_the_first_to_pass_gets_a_denier(passed: tuple[int, ...]) -> None:
    game = table(5).everyone("9 deniers").placing(GREEN, passed)
    assert effect(game, "pass") == {}


def test_who_has_passed_is_not_asked_again_and_the_others_go_round() -> None:
    game = table(3).everyone("20 deniers").placing()
    play(game, "place farm; pass; place forest; place quarry")
    assert game.seat == ORANGE
    play(game, "place inn")
    assert game.seat == BLUE
    play(game, "pass; place castle")
    assert game.seat == ORANGE


def test_the_phase_lasts_until_all_have_passed() -> None:
    game = table(3).everyone("9 deniers").placing()
    play(game, "pass; pass; place farm; place forest")
    assert kind(game) == "place"
    play(game, "pass")
    assert kind(game) == "provost"


def test_passing_order_follows_the_passes_and_not_the_turn_order() -> None:
    game = play(table(3).everyone("9 deniers").placing(), "place farm; pass; place forest; place quarry; pass; pass")
    assert [game.seat, kind(game)] == [RED, "provost"]
    play(game, "provost stay")
    assert game.seat == ORANGE
    play(game, "provost stay")
    assert game.seat == BLUE


def test_passing_is_always_allowed() -> None:
    assert "pass" in offers(table(3).everyone("9 deniers").placing())


# -- prices --------------------------------------------------------------------------------------------------

PRICES = [(players, passed, 1 + passed) for players in (3, 4, 5) for passed in range(players)]


@pytest.mark.parametrize(("players", "passed", "price"), PRICES)
@pytest.mark.parametrize("place", ["gate", "stables", "inn", "castle", "quarry", "fixed-peddler", "gold-mine"])
def test_a_placement_costs_the_smallest_free_number_of_the_passing_scale(
    players: int, passed: int, price: int, place: str
) -> None:
    last = players - 1
    game = table(players).everyone("20 deniers").placing(last, tuple(range(passed)))
    assert effect(game, f"place {place}") == placed(["", "", "orange", "green", "black"][last], place, price)


@pytest.mark.parametrize("place", [*BEFORE_THE_BRIDGE, "castle", *NEUTRALS, "fixed-peddler", "fixed-carpenter"])
def test_every_place_costs_one_denier_while_nobody_has_passed(place: str) -> None:
    game = table(3).everyone("9 deniers").placing(RED)
    assert effect(game, f"place {place}") == placed("red", place, 1)
    assert workers_home(game, RED) == 5


@example("two have passed: neutral building")
def test_after_green_and_blue_have_passed_a_neutral_fixed_or_special_building_costs_red_three_deniers() -> None:
    for place in ["quarry", "fixed-peddler", "trading-post"]:
        game = table(4).everyone("9 deniers").placing(RED, (GREEN, BLUE))
        assert effect(game, f"place {place}") == placed("red", place, 3)


@example("jeweller of another player")
def test_the_jeweller_of_blue_costs_red_three_deniers_and_gives_blue_a_point() -> None:
    game = table(4).building(BLUE, "jeweller").everyone("9 deniers").placing(RED, (GREEN, BLUE))
    assert effect(game, "place jeweller") == placed("red", "jeweller", 3) | {"blue points": 1}


@example("own farm")
@ruling("6.22")
def test_red_s_own_farm_costs_red_one_denier_after_two_have_passed_and_gives_no_point() -> None:
    game = table(4).building(RED, "farm-food").everyone("9 deniers").placing(RED, (GREEN, BLUE))
    assert effect(game, "place farm-food") == placed("red", "farm-food", 1)


@example("castle after three have passed")
def test_the_castle_costs_four_deniers_after_three_have_passed() -> None:
    game = table(4).everyone("9 deniers").placing(RED, (GREEN, BLUE, ORANGE))
    assert effect(game, "place castle") == placed("red", "castle", 4)


def test_the_owner_of_a_stone_building_gets_the_point_too() -> None:
    game = table(3).building(ORANGE, "mason", "park").everyone("9 deniers").placing(BLUE)
    assert effect(game, "place park") == placed("blue", "park", 1) | {"orange points": 1}


# -- where ---------------------------------------------------------------------------------------------------


def test_a_special_neutral_fixed_or_craft_building_takes_one_worker() -> None:
    setting = table(3).building(RED, "mason").everyone("9 deniers")
    setting.worker(ORANGE, "gate", "farm", "mason").worker(RED, "joust", "fixed-carpenter", "gold-mine")
    game = setting.placing(BLUE)
    for place in ["gate", "farm", "mason", "joust", "fixed-carpenter", "gold-mine"]:
        assert f"place {place}" not in offers(game)
        assert "worker" in refusal(game, f"place {place}")


def test_no_worker_on_a_building_that_is_not_on_the_road() -> None:
    game = table(3).everyone("9 deniers").placing()
    assert offers(game, "place") == {
        f"place {place}"
        for place in [*BEFORE_THE_BRIDGE, "castle", *NEUTRALS, "fixed-peddler", "fixed-carpenter", "gold-mine"]
    }
    assert "road" in refusal(game, "place lawyer")


def test_no_worker_on_residences_and_prestige_buildings() -> None:
    game = table(3).tile(1, "residence", BLUE).tile(2, "statue", BLUE).everyone("9 deniers").placing()
    assert offers(game, "place") & {"place farm", "place forest"} == set()
    assert len(offers(game, "place")) == 7 + 4 + 3


@ruling("6.23")
def test_the_gold_mine_may_take_a_worker_in_turn_one_though_the_provost_is_far() -> None:
    game = table(3).everyone("9 deniers").placing()
    assert effect(game, "place gold-mine") == placed("blue", "gold-mine", 1)


def test_buildings_beyond_the_provost_take_workers() -> None:
    game = table(3).building(RED, "mason").everyone("9 deniers").provost(1).placing()
    assert effect(game, "place mason") == placed("blue", "mason", 1) | {"red points": 1}


def test_the_stables_take_three_workers_of_three_players_on_the_smallest_free_circle() -> None:
    game = table(5).everyone("9 deniers").placing(RED)
    assert effect(game, "place stables") == {"red deniers": -1, "worker on stables 1": "red"}
    assert effect(game, "place stables") == {"orange deniers": -1, "worker on stables 2": "orange"}
    assert effect(game, "place stables") == {"green deniers": -1, "worker on stables 3": "green"}
    assert "place stables" not in offers(game)
    assert game.seat == BLACK


def test_a_player_has_one_worker_in_the_stables_only() -> None:
    game = table(3).everyone("9 deniers").worker(RED, "stables").placing(RED)
    assert "place stables" not in offers(game)
    assert "stables" in refusal(game, "place stables").lower()


def test_the_castle_takes_one_worker_of_each_player_on_the_smallest_free_place() -> None:
    game = table(3).everyone("9 deniers").placing()
    for place, color in enumerate(["blue", "red", "orange"], 1):
        assert effect(game, "place castle") == {f"{color} deniers": -1, f"worker on castle {place}": color}
    assert "place castle" not in offers(game)
    assert "castle" in refusal(game, "place castle").lower()


def test_all_five_players_find_room_in_the_castle() -> None:
    game = play(table(5).everyone("9 deniers").placing(), "; ".join(["place castle"] * 4))
    assert effect(game, "place castle") == {"black deniers": -1, "worker on castle 5": "black"}


def test_the_left_circle_of_the_inn_takes_one_worker() -> None:
    game = table(3).everyone("9 deniers").worker(ORANGE, "inn").placing()
    assert "place inn" not in offers(game)


def test_a_worker_on_the_right_circle_does_not_close_the_inn() -> None:
    game = table(3).everyone("9 deniers").worker(ORANGE, "inn right").placing()
    assert effect(game, "place inn") == {"blue deniers": -1, "worker on inn left": "blue"}


def test_one_player_may_have_two_workers_in_the_inn() -> None:
    game = table(3).everyone("9 deniers").worker(BLUE, "inn right").placing()
    assert effect(game, "place inn") == {"blue deniers": -1, "worker on inn left": "blue"}
    assert workers_home(game, BLUE) == 4


# -- the inn's power -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["gate", "castle", "quarry", "fixed-peddler", "mason"])
def test_the_right_circle_of_the_inn_makes_every_placement_one_denier(place: str) -> None:
    setting = table(4).building(BLUE, "mason").worker(RED, "inn right").everyone("9 deniers")
    change = effect(setting.placing(RED, (GREEN, BLUE, ORANGE)), f"place {place}")
    point: Changes = {"blue points": 1} if place == "mason" else {}
    assert change == placed("red", place, 1) | point


@ruling("6.21")
def test_the_left_circle_gives_no_power_yet() -> None:
    game = table(4).worker(RED, "inn").everyone("9 deniers").placing(RED, (GREEN, BLUE))
    assert effect(game, "place quarry") == placed("red", "quarry", 3)


@ruling("6.21")
def test_the_power_lasts_through_the_phase_even_if_someone_has_entered_the_left_circle() -> None:
    setting = table(4).worker(RED, "inn right").worker(BLUE, "inn").everyone("9 deniers")
    assert effect(setting.placing(RED, (GREEN, BLUE)), "place quarry") == placed("red", "quarry", 1)


def test_the_inn_does_not_change_the_price_of_the_other_players() -> None:
    game = table(4).worker(RED, "inn right").everyone("9 deniers").placing(ORANGE, (GREEN, BLUE))
    assert effect(game, "place quarry") == placed("orange", "quarry", 3)


def test_a_worker_kept_in_the_inn_leaves_five_to_place() -> None:
    setting = table(3).worker(RED, "inn right").everyone("9 deniers")
    game = setting.placing(RED, (BLUE, ORANGE))
    play(game, "place farm; place forest; place quarry; place castle")
    assert (kind(game), workers_home(game, RED)) == ("place", 1)
    play(game, "place sawmill")
    assert kind(game) != "place"


# -- forced passes -------------------------------------------------------------------------------------------


def ended(game: State) -> bool:
    """Whether placing is over."""
    return kind(game) != "place"


def test_a_player_without_workers_must_pass_and_is_not_asked() -> None:
    setting = table(3).everyone("9 deniers").worker(RED, "farm", "forest", "quarry", "sawmill", "joust", "guild")
    game = play(setting.placing(BLUE), "place castle")
    assert game.seat == ORANGE
    assert purse(game, RED) == "10 deniers"  # and was the first to pass


def test_a_player_without_money_must_pass_and_is_not_asked() -> None:
    game = play(table(3).give(BLUE, "9 deniers").give(ORANGE, "9 deniers").placing(BLUE), "place castle")
    assert game.seat == ORANGE
    assert purse(game, RED) == "1 deniers"


def test_a_player_who_cannot_pay_the_bridge_price_must_pass() -> None:
    setting = table(4).everyone("9 deniers")
    setting.data["seats"][ORANGE]["deniers"] = 2
    game = play(setting.placing(RED, (GREEN, BLUE)), "place quarry")
    assert game.seat == RED
    assert purse(game, ORANGE) == "2 deniers"


@ruling("6.22")
def test_a_player_with_one_denier_and_an_empty_own_building_is_not_forced_to_pass() -> None:
    setting = table(4).building(RED, "mason").give(RED, "denier").give(ORANGE, "9 deniers")
    game = setting.placing(RED, (GREEN, BLUE))
    assert offers(game) == {"pass", "place mason"}
    assert effect(game, "place mason") == placed("red", "mason", 1)


def test_an_own_building_with_a_worker_does_not_save_from_passing() -> None:
    setting = table(4).building(RED, "mason").worker(ORANGE, "mason").give(RED, "denier").give(ORANGE, "9 deniers")
    assert setting.placing(RED, (GREEN, BLUE)).seat == ORANGE


def test_the_holder_of_the_inn_with_one_denier_may_place_anywhere() -> None:
    game = table(4).worker(RED, "inn right").give(RED, "denier").placing(RED, (GREEN, BLUE))
    assert len(offers(game, "place")) == 7 + 9


def test_the_reason_against_a_placement_that_is_too_dear_names_what_is_missing() -> None:
    game = table(4).building(RED, "mason").give(RED, "2 deniers").placing(RED, (GREEN, BLUE))
    assert refusal(game, "place quarry") == "It costs 3 deniers; you have 2."


def test_prices_rise_with_each_pass_during_the_phase() -> None:
    game = table(4).everyone("20 deniers").placing()
    assert effect(game, "place farm")["blue deniers"] == -1
    play(game, "pass; pass")
    assert effect(game, "place forest")["green deniers"] == -3
    assert effect(game, "place quarry")["blue deniers"] == -3
    play(game, "pass")
    assert effect(game, "place sawmill")["blue deniers"] == -4
    assert ended(play(game, "pass"))


def test_points_for_the_owner_come_again_for_each_building() -> None:
    game = table(3).building(RED, "mason", "farm-food").everyone("9 deniers").placing()
    play(game, "place mason; place farm; place farm-food")
    assert points(game) == [0, 2, 0]
