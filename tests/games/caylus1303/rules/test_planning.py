"""Phase 1: placing, the Construction Site, passing, and the characters of this phase. (sheet, 4.1)"""

import pytest

from tests.games.caylus1303.rules.rulings import example, ruling
from tests.games.caylus1303.rules.table import (
    BLACK,
    BLUE,
    GREEN,
    PRINTED,
    RED,
    STARTING,
    YELLOW,
    asked,
    effect,
    has,
    offers,
    play,
    position,
    refusal,
    table,
)

SETUP_PLACES = {f"place {id}" for id in [*PRINTED, *STARTING, "covered-market", "stone-guild", "site"]}


@example("blue passes first, then black, red and green")
def test_example_blue_passes_first_and_green_goes_on_at_a_surcharge() -> None:
    # Clockwise the example sits blue, black, green, red; here these are seats 0 to 3.
    game = table(4).everyone("4 workers").planning(0)
    assert effect(game, "pass") == {}
    assert position(game)["next_first"] == 0
    assert effect(game, "pass") == {}
    assert effect(game, "place farm") == {"green workers": -2, "workers on farm": "green"}
    assert effect(game, "pass") == {}
    assert asked(game) == ("place", 2)
    assert effect(game, "place toll") == {"green workers": -2, "workers on toll": "green"}
    # The example's green passes of free will; here the hand is empty, and the engine passes.
    assert position(game)["passed"] == [0, 1, 3, 2]
    assert position(game)["phase"] != "planning"


def test_place_one_worker_on_any_building_of_the_setup_or_on_the_site() -> None:
    game = table(3).everyone("5 workers").planning(BLUE)
    assert offers(game) == SETUP_PLACES | {"pass"}


@pytest.mark.parametrize("place", sorted(id.removeprefix("place ") for id in SETUP_PLACES))
def test_a_placement_costs_one_worker_and_the_next_clockwise_is_asked(place: str) -> None:
    game = table(3).everyone("5 workers").planning(RED)
    assert effect(game, f"place {place}") == {"red workers": -1, f"workers on {place}": "red"}
    assert asked(game) == ("place", GREEN)


@ruling("6.7")
def test_the_far_stone_building_takes_a_worker_while_spaces_before_it_are_empty() -> None:
    game = table(2).everyone("5 workers").planning(BLUE)
    assert position(game)["road"][12]["tile"] is None
    assert "place stone-guild" in offers(game)


def test_no_worker_on_an_occupied_building() -> None:
    game = table(3).everyone("5 workers").worker(RED, "farm", "toll").planning(BLUE)
    assert offers(game, "place") == SETUP_PLACES - {"place farm", "place toll"}
    assert refusal(game, "place farm")


def test_no_worker_beside_the_own_one() -> None:
    game = table(3).everyone("5 workers").worker(BLUE, "farm").planning(BLUE)
    assert refusal(game, "place farm")


def test_no_worker_on_residences_monuments_site_tiles_or_what_is_not_built() -> None:
    game = table(3).everyone("5 workers").residence(RED, 2).tile(3, "statue", RED).planning(BLUE)
    expected = SETUP_PLACES - {"place sawmill", "place quarry"}
    assert offers(game, "place") == expected
    for place in ("sawmill", "quarry", "farm-2", "tailor", "church", "wood-farm", "gold-mine"):
        assert refusal(game, f"place {place}")


def test_built_tiles_take_workers() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm", "gold-mine").planning(BLUE)
    assert offers(game, "place") == SETUP_PLACES | {"place wood-farm", "place gold-mine"}


def test_the_owner_gets_one_point_when_another_player_places() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm").planning(BLUE)
    assert effect(game, "place wood-farm") == {"blue workers": -1, "red points": 1, "workers on wood-farm": "blue"}


def test_no_point_for_the_own_building() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm").planning(RED)
    assert effect(game, "place wood-farm") == {"red workers": -1, "workers on wood-farm": "red"}


def test_no_point_for_buildings_of_the_setup() -> None:
    game = table(3).everyone("5 workers").holds(RED, "steward").planning(BLUE)
    assert effect(game, "place covered-market") == {"blue workers": -1, "workers on covered-market": "blue"}


def test_one_worker_per_player_on_the_site_in_order_of_placement() -> None:
    game = table(3).everyone("5 workers").worker(GREEN, "site").planning(BLUE)
    assert effect(game, "place site") == {"blue workers": -1, "workers on site": "green blue"}
    play(game, "place site; pass")
    assert position(game)["site"]["workers"] == [GREEN, BLUE, RED]
    assert refusal(game, "place site")


# -- passing and the surcharge ----------------------------------------------------------------------------------


def test_the_first_to_pass_takes_the_first_player_tile_and_the_order_of_this_round_stays() -> None:
    game = table(4).everyone("5 workers").first(GREEN).planning(GREEN)
    play(game, "place farm; pass")
    assert (position(game)["next_first"], position(game)["first"]) == (YELLOW, GREEN)
    assert asked(game) == ("place", BLUE)
    play(game, "pass; place toll; place quarry; pass; pass")
    assert (position(game)["next_first"], position(game)["passed"]) == (YELLOW, [YELLOW, BLUE, RED, GREEN])


def test_who_has_passed_is_asked_no_more() -> None:
    game = table(3).everyone("9 workers").planning(BLUE, passed=(GREEN,))
    play(game, "place farm; place toll; place quarry; pass; place sawmill")
    assert asked(game) == ("place", BLUE)


@ruling("6.5")
def test_the_surcharge_is_one_worker_however_many_have_passed() -> None:
    for passed in ((RED,), (RED, GREEN), (RED, GREEN, YELLOW), (RED, GREEN, YELLOW, BLACK)):
        game = table(5).everyone("9 workers").planning(BLUE, passed=passed)
        assert effect(game, "place farm") == {"blue workers": -2, "workers on farm": "blue"}


def test_the_surcharge_holds_for_the_site_too() -> None:
    game = table(3).everyone("9 workers").planning(GREEN, passed=(BLUE,))
    assert effect(game, "place site") == {"green workers": -2, "workers on site": "green"}


def test_the_surcharge_holds_for_the_own_building_too() -> None:
    game = table(3).everyone("9 workers").building(GREEN, "wood-farm").planning(GREEN, passed=(BLUE,))
    assert effect(game, "place wood-farm") == {"green workers": -2, "workers on wood-farm": "green"}


def test_a_single_worker_cannot_pay_the_surcharge_so_its_player_passes_unasked() -> None:
    game = table(3).give(RED, "worker").give(GREEN, "2 workers").pause().planning(BLUE)
    # Blue has no worker and passes first; red cannot pay; green has two workers.
    assert asked(game) == ("place", GREEN)
    assert position(game)["passed"] == [BLUE, RED]
    play(game, "place farm")
    assert position(game)["passed"] == [BLUE, RED, GREEN]


def test_a_single_worker_is_enough_before_anyone_has_passed() -> None:
    game = table(3).everyone("worker").planning(BLUE)
    assert offers(game) == SETUP_PLACES | {"pass"}


def test_passing_keeps_the_workers_in_hand() -> None:
    game = table(3).everyone("5 workers").planning(BLUE)
    assert effect(game, "pass") == {}
    assert has(game, BLUE, "workers") == 5


# -- Early Riser ------------------------------------------------------------------------------------------------


@ruling("6.8", "6.9")
def test_the_early_riser_places_first_on_a_building_or_the_site_and_returns_a_worker() -> None:
    game = table(3).everyone("5 workers").holds(GREEN, "early-riser").early(GREEN)
    assert offers(game) == SETUP_PLACES | {"decline"}
    other = game.copy()
    assert effect(game, "place toll") == {"green workers": -2, "workers on toll": "green"}
    assert asked(game) == ("place", BLUE)
    assert effect(other, "place site") == {"green workers": -2, "workers on site": "green"}


def test_the_early_riser_may_stay_in_bed() -> None:
    game = table(3).everyone("5 workers").holds(GREEN, "early-riser").early(GREEN)
    assert effect(game, "decline") == {}
    assert asked(game) == ("place", BLUE)


def test_a_first_player_who_rises_early_plays_twice_in_a_row() -> None:
    game = table(3).everyone("5 workers").holds(BLUE, "early-riser").early(BLUE)
    play(game, "place farm")
    assert asked(game) == ("place", BLUE)
    assert effect(game, "place toll") == {"blue workers": -1, "workers on toll": "blue"}
    assert asked(game) == ("place", RED)


@ruling("6.9")
def test_with_one_worker_the_early_riser_is_not_asked() -> None:
    setting = table(3).first(BLUE).holds(RED, "early-riser").holds(GREEN, "thief").give(BLUE, "2 workers")
    game = setting.give(RED, "worker").drafting(BLUE, 3, "steward", "bailiff", "foreman", "goldsmith")
    play(game, "draft steward")
    assert asked(game) == ("place", BLUE)
    setting.give(RED, "worker")
    game = setting.drafting(BLUE, 3, "steward", "bailiff", "foreman", "goldsmith")
    play(game, "draft steward")
    assert asked(game) == ("early", RED)


def test_an_early_riser_on_the_board_wakes_nobody() -> None:
    setting = table(2).everyone("5 workers").holds(RED, "thief")
    game = setting.drafting(BLUE, 2, "early-riser", "steward", "bailiff", "foreman")
    play(game, "draft steward")
    assert asked(game) == ("place", BLUE)


def test_the_early_riser_rises_in_every_round() -> None:
    game = table(2).holds(RED, "early-riser").road()  # nothing to do: on to round 2 and its recruits
    assert position(game)["turn"] == 2
    assert asked(game) == ("early", RED)


def test_nobody_has_passed_after_the_early_riser() -> None:
    game = table(3).everyone("5 workers").holds(GREEN, "early-riser").early(GREEN)
    play(game, "place toll")
    assert effect(game, "place farm") == {"blue workers": -1, "workers on farm": "blue"}


def test_the_owner_gets_a_point_from_the_early_riser() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm").holds(BLUE, "early-riser").early(BLUE)
    assert effect(game, "place wood-farm") == {"blue workers": -2, "red points": 1, "workers on wood-farm": "blue"}


# -- Night Worker -----------------------------------------------------------------------------------------------


def test_the_night_worker_pays_no_surcharge() -> None:
    game = table(3).everyone("5 workers").holds(RED, "night-worker").planning(RED, passed=(BLUE,))
    assert effect(game, "place farm") == {"red workers": -1, "workers on farm": "red"}
    assert effect(game, "place toll") == {"green workers": -2, "workers on toll": "green"}


def test_the_night_worker_places_the_last_worker_too() -> None:
    game = table(3).give(RED, "worker").holds(RED, "night-worker").planning(RED, passed=(BLUE,))
    assert offers(game) == SETUP_PLACES | {"pass"}


def test_early_riser_with_night_worker_still_returns_a_worker() -> None:
    game = table(3).everyone("5 workers").holds(RED, "early-riser", "night-worker").early(RED)
    assert effect(game, "place farm") == {"red workers": -2, "workers on farm": "red"}
    play(game, "pass")
    assert effect(game, "place toll") == {"red workers": -1, "workers on toll": "red"}


@ruling("6.9")
def test_early_riser_with_night_worker_and_one_worker_is_not_asked() -> None:
    game = table(2).give(BLUE, "2 workers").give(RED, "worker").holds(RED, "early-riser", "night-worker").early(RED)
    assert asked(game) == ("place", BLUE)


# -- Journeyman -------------------------------------------------------------------------------------------------


@ruling("K6")
def test_the_journeyman_joins_another_players_worker_anywhere() -> None:
    setting = table(3).everyone("5 workers").building(GREEN, "wood-farm").holds(BLUE, "journeyman")
    game = setting.worker(RED, *PRINTED, "farm", "covered-market", "wood-farm").planning(BLUE)
    assert offers(game) == SETUP_PLACES | {"place wood-farm", "pass"}
    assert effect(game, "place lawyer") == {"blue workers": -1, "workers on lawyer": "red blue"}


def test_the_journeyman_joins_once_a_round() -> None:
    game = table(2).everyone("5 workers").holds(BLUE, "journeyman").worker(RED, "farm", "toll").planning(BLUE)
    play(game, "place farm; place quarry")
    assert offers(game, "place") == SETUP_PLACES - {"place farm", "place toll", "place quarry"}
    assert refusal(game, "place toll")


def test_the_journeyman_joins_again_in_the_next_round() -> None:
    game = table(2).give(BLUE, "worker").holds(BLUE, "journeyman").worker(RED, "farm").planning(BLUE)
    play(game, "place farm")  # red has no worker and passes first, then blue
    assert (position(game)["turn"], asked(game)) == (2, ("place", RED))
    play(game, "place farm")
    assert "place farm" in offers(game)


def test_a_plain_placement_does_not_use_the_journeyman_up() -> None:
    game = table(2).everyone("5 workers").holds(BLUE, "journeyman").worker(RED, "farm").planning(BLUE)
    play(game, "place toll; pass")
    assert "place farm" in offers(game)


@ruling("6.10")
def test_the_journeyman_does_not_join_the_own_worker() -> None:
    game = table(2).everyone("5 workers").holds(BLUE, "journeyman").worker(BLUE, "farm").planning(BLUE)
    assert refusal(game, "place farm")


@ruling("6.11")
def test_the_journeyman_gives_no_second_place_on_the_site() -> None:
    game = (
        table(2).everyone("5 workers").holds(BLUE, "journeyman").worker(RED, "site").worker(BLUE, "site").planning(BLUE)
    )
    assert refusal(game, "place site")


def test_the_site_beside_another_worker_is_no_use_of_the_journeyman() -> None:
    game = table(2).everyone("5 workers").holds(BLUE, "journeyman").worker(RED, "site", "farm").planning(BLUE)
    play(game, "place site; pass")
    assert "place farm" in offers(game)


def test_nobody_is_third_on_a_building() -> None:
    setting = table(3).everyone("5 workers").holds(BLUE, "journeyman").worker(RED, "farm").worker(BLUE, "farm")
    assert refusal(setting.planning(GREEN), "place farm")


def test_only_the_holder_joins() -> None:
    game = table(3).everyone("5 workers").holds(BLUE, "journeyman").worker(BLUE, "farm").planning(RED)
    assert refusal(game, "place farm")


@ruling("6.12")
def test_the_owner_gets_a_point_for_the_journeymans_worker_too() -> None:
    setting = table(3).everyone("5 workers").building(GREEN, "wood-farm").holds(BLUE, "journeyman")
    game = setting.planning(RED)
    assert effect(game, "place wood-farm")["green points"] == 1
    play(game, "place farm")
    assert effect(game, "place wood-farm") == {
        "blue workers": -1, "green points": 1, "workers on wood-farm": "red blue",
    }  # fmt: skip


@ruling("6.12")
def test_the_journeyman_joins_at_the_own_building_without_a_point() -> None:
    setting = table(3).everyone("5 workers").building(BLUE, "wood-farm").holds(BLUE, "journeyman")
    game = setting.worker(RED, "wood-farm").planning(BLUE)
    assert effect(game, "place wood-farm") == {"blue workers": -1, "workers on wood-farm": "red blue"}


def test_early_riser_with_journeyman_finds_nobody_to_join() -> None:
    game = table(2).everyone("5 workers").holds(RED, "early-riser", "journeyman").early(RED)
    assert offers(game) == SETUP_PLACES | {"decline"}


# -- Thief and Steward ------------------------------------------------------------------------------------------


def test_the_thief_leaves_the_owner_without_a_point() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm").holds(BLUE, "thief").planning(BLUE)
    assert effect(game, "place wood-farm") == {"blue workers": -1, "workers on wood-farm": "blue"}


@ruling("6.4")
def test_the_steward_gets_two_points_in_all() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm").holds(RED, "steward").planning(BLUE)
    assert effect(game, "place wood-farm") == {"blue workers": -1, "red points": 2, "workers on wood-farm": "blue"}


def test_the_steward_gets_nothing_on_the_own_building() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm").holds(RED, "steward").planning(RED)
    assert effect(game, "place wood-farm") == {"red workers": -1, "workers on wood-farm": "red"}


def test_the_steward_does_not_help_against_the_thief() -> None:
    setting = table(3).everyone("5 workers").building(RED, "wood-farm").holds(RED, "steward").holds(BLUE, "thief")
    game = setting.planning(BLUE)
    assert effect(game, "place wood-farm") == {"blue workers": -1, "workers on wood-farm": "blue"}


def test_the_thief_held_by_the_owner_changes_nothing() -> None:
    setting = table(3).everyone("5 workers").building(RED, "wood-farm").holds(RED, "steward", "thief")
    assert effect(setting.planning(BLUE), "place wood-farm")["red points"] == 2


def test_a_steward_who_places_helps_no_owner() -> None:
    game = table(3).everyone("5 workers").building(RED, "wood-farm").holds(BLUE, "steward").planning(BLUE)
    assert effect(game, "place wood-farm")["red points"] == 1


def test_the_thief_with_the_journeyman_leaves_the_owner_without_a_point() -> None:
    setting = table(3).everyone("5 workers").building(RED, "wood-farm").holds(BLUE, "thief", "journeyman")
    game = setting.worker(GREEN, "wood-farm").planning(BLUE)
    assert effect(game, "place wood-farm") == {"blue workers": -1, "workers on wood-farm": "green blue"}


def test_the_steward_gets_two_points_for_the_journeymans_worker() -> None:
    setting = table(3).everyone("5 workers").building(RED, "wood-farm").holds(BLUE, "journeyman").holds(RED, "steward")
    game = setting.worker(GREEN, "wood-farm").planning(BLUE)
    assert effect(game, "place wood-farm")["red points"] == 2


def test_the_point_for_a_placement_is_kept_though_the_building_is_never_activated() -> None:
    game = table(2).give(RED, "worker").building(BLUE, "wood-farm").holds(BLUE, "thief").provost(8).planning(RED)
    play(game, "place wood-farm")
    assert position(game)["turn"] == 2
    assert game.scores() == [1, 0]
    assert has(game, RED, "food") == 0
