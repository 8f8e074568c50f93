"""Phase 3: bundles, their points, the characters of this phase, and who wins the favor. (sheet, 4.3)"""

from itertools import combinations, combinations_with_replacement

import pytest

from tests.games.caylus1303.rules.rulings import example, ruling
from tests.games.caylus1303.rules.table import (
    BLUE,
    CUBES,
    GREEN,
    RED,
    YELLOW,
    Setting,
    asked,
    changes,
    effect,
    has,
    kind,
    offers,
    play,
    position,
    refusal,
    table,
    view,
)

BUNDLE = "deliver food wood stone"


def listed(cubes: tuple[str, ...]) -> str:
    """`2 food wood`, in the order of the resources."""
    found = [cube if cubes.count(cube) == 1 else f"{cubes.count(cube)} {cube}" for cube in CUBES if cube in cubes]
    return " ".join(found)


def site(players: int, *seats: int) -> Setting:
    """These have placed on the Construction Site in this order; each has three bundles, without gold."""
    setting = table(players)
    for seat in seats:
        setting.worker(seat, "site").give(seat, "3 food 3 wood 3 stone")
    return setting


# -- the printed examples -------------------------------------------------------------------------------------------


@example("red delivers one bundle, green two")
def test_example_red_delivers_one_bundle_and_green_two() -> None:
    game = site(4, RED, GREEN).road()
    assert asked(game) == ("delivery", RED)
    assert effect(game, f"{BUNDLE}; decline") == {
        "red food": -1,
        "red wood": -1,
        "red stone": -1,
        "red points": 5,
    }
    assert asked(game) == ("delivery", GREEN)
    assert effect(game, f"{BUNDLE}; {BUNDLE}; decline") == {
        "green food": -2,
        "green wood": -2,
        "green stone": -2,
        "green points": 10,
        "workers on site": None,
    }
    assert asked(game) == ("favor", GREEN)


@example("green delivers one bundle only")
def test_example_with_one_bundle_each_the_favor_goes_to_red() -> None:
    game = site(4, RED, GREEN).road()
    play(game, f"{BUNDLE}; decline; {BUNDLE}; decline")
    assert game.scores() == [0, 5, 5, 0]
    assert asked(game) == ("favor", RED)


# -- bundles --------------------------------------------------------------------------------------------------------


def test_a_bundle_is_three_different_resources_one_of_them_food() -> None:
    game = table(3).worker(RED, "site").give(RED, "5 food 5 wood 5 stone 5 fabric 5 gold").road()
    pairs = combinations([cube for cube in CUBES if cube != "food"], 2)
    assert offers(game) == {f"deliver {listed(('food', *pair))}" for pair in pairs} | {"decline"}


def test_only_bundles_at_hand_are_offered() -> None:
    game = table(3).worker(RED, "site").give(RED, "food wood stone").road()
    assert offers(game) == {"decline", BUNDLE}


@pytest.mark.parametrize("purse", ["5 wood 5 stone 5 fabric 5 gold", "5 food 5 wood", "9 food", ""])
def test_without_a_bundle_nobody_is_asked(purse: str) -> None:
    game = table(3).worker(RED, "site").give(RED, purse).road()
    assert position(game)["turn"] == 2
    assert game.scores() == [0, 0, 0]


def test_as_many_bundles_as_one_can_pay() -> None:
    game = site(3, RED).give(RED, "food fabric gold").road()
    assert effect(game, f"{BUNDLE}; {BUNDLE}; {BUNDLE}")["red points"] == 15
    assert asked(game) == ("delivery", RED)
    assert effect(game, "deliver food fabric gold")["red points"] == 5
    assert asked(game) == ("favor", RED)


def test_delivering_nothing_costs_nothing() -> None:
    game = site(3, RED, GREEN).road()
    assert effect(game, "decline") == {}
    assert asked(game) == ("delivery", GREEN)


def test_players_without_a_worker_on_the_site_do_not_deliver() -> None:
    game = site(3, RED).give(BLUE, "9 food 9 wood 9 stone").road()
    assert asked(game) == ("delivery", RED)
    play(game, "decline")
    assert position(game)["turn"] == 2


def test_deliveries_go_in_the_order_of_placement() -> None:
    game = site(4, YELLOW, BLUE, RED).road()
    seen = []
    while kind(game) == "delivery":
        seen.append(game.seat)
        play(game, "decline")
    assert seen == [YELLOW, BLUE, RED]


@ruling("6.25")
@pytest.mark.parametrize("gap", [0, 26])
def test_the_provost_does_not_touch_the_site(gap: int) -> None:
    assert asked(site(3, RED).provost(gap).road()) == ("delivery", RED)


# -- the favor ------------------------------------------------------------------------------------------------------


@ruling("6.18")
def test_no_favor_if_nobody_delivered() -> None:
    game = site(3, RED, GREEN).road()
    play(game, "decline; decline")
    assert (position(game)["turn"], kind(game)) == (2, "place")


def test_the_favor_comes_once_all_have_delivered() -> None:
    game = site(3, RED, GREEN).road()
    play(game, f"{BUNDLE}; {BUNDLE}; decline")
    assert asked(game) == ("delivery", GREEN)
    play(game, "decline")
    assert asked(game) == ("favor", RED)


def test_a_tie_among_later_deliverers_goes_to_the_earlier_of_them() -> None:
    game = site(4, BLUE, GREEN, RED).road()
    play(game, f"{BUNDLE}; decline; {BUNDLE}; {BUNDLE}; decline; {BUNDLE}; {BUNDLE}; decline")
    assert asked(game) == ("favor", GREEN)


def test_bundles_of_earlier_rounds_do_not_count() -> None:
    setting = site(4, BLUE, GREEN)
    setting.data["site"]["delivered"] = [0, 5, 9, 0]
    game = setting.road()
    play(game, f"{BUNDLE}; decline; {BUNDLE}; decline")
    assert asked(game) == ("favor", BLUE)


@ruling("6.20")
def test_the_own_site_worker_is_in_the_camp_when_the_favor_brings_workers() -> None:
    setting = site(3, RED).give(RED, "13 workers").turn(4).tile(9, "tailor").pass_order(RED, BLUE, GREEN)
    assert setting.data["site"]["tiles"][1] == "covered-market"
    game = setting.road()
    play(game, f"{BUNDLE}; decline")
    assert view(game)["seats"][RED]["camp"] == 2
    assert effect(game, "site 2") == {"red workers": 2, "red points": 1}


# -- Chamberlain, Foreman, Goldsmith --------------------------------------------------------------------------------


def test_the_chamberlain_delivers_any_three() -> None:
    game = (
        table(3).holds(RED, "chamberlain").worker(RED, "site").give(RED, "3 food 3 wood 3 stone 3 fabric 3 gold").road()
    )
    every = {f"deliver {listed(cubes)}" for cubes in combinations_with_replacement(CUBES, 3)}
    assert len(every) == 35
    assert offers(game) == every | {"decline"}
    assert effect(game, "deliver 3 wood") == {"red wood": -3, "red points": 5}


def test_the_chamberlain_still_needs_three_at_hand() -> None:
    game = table(3).holds(RED, "chamberlain").worker(RED, "site").give(RED, "2 wood gold").road()
    assert offers(game) == {"decline", "deliver 2 wood gold"}


def test_the_chamberlain_of_another_player_does_not_help() -> None:
    game = table(3).holds(BLUE, "chamberlain").worker(RED, "site").give(RED, "3 food 3 wood stone").road()
    assert offers(game) == {"decline", BUNDLE}
    assert refusal(game, "deliver 3 wood")


def test_the_foreman_gets_a_point_more_for_each_bundle() -> None:
    game = site(3, RED).holds(RED, "foreman").road()
    assert effect(game, BUNDLE)["red points"] == 6
    assert effect(game, BUNDLE)["red points"] == 6


@ruling("K10")
def test_the_goldsmith_gets_five_points_more_for_the_first_bundle_with_gold() -> None:
    setting = site(3, RED).holds(RED, "goldsmith").give(RED, "2 gold 2 fabric")
    game = setting.road()
    assert effect(game, BUNDLE)["red points"] == 5
    assert effect(game, "deliver food fabric gold")["red points"] == 10
    assert effect(game, "deliver food fabric gold")["red points"] == 5


def test_the_goldsmith_counts_a_bundle_with_much_gold_once() -> None:
    game = table(3).holds(RED, "goldsmith", "chamberlain").worker(RED, "site").give(RED, "6 gold").road()
    assert effect(game, "deliver 3 gold")["red points"] == 10
    assert effect(game, "deliver 3 gold")["red points"] == 5


def test_the_goldsmith_works_again_in_the_next_round() -> None:
    game = site(3, RED).holds(RED, "goldsmith").give(RED, "2 gold 2 fabric").road()
    play(game, "deliver food fabric gold; decline; site 1; decline")
    assert position(game)["turn"] == 2
    while kind(game) == "place":
        play(game, "place site" if "place site" in offers(game) and game.seat == RED else "pass")
    while kind(game) == "bridge":
        play(game, "provost stay")
    assert asked(game) == ("delivery", RED)
    assert effect(game, "deliver food fabric gold")["red points"] == 10


def test_foreman_and_goldsmith_add_up() -> None:
    game = site(3, RED).holds(RED, "goldsmith", "foreman").give(RED, "2 gold 2 fabric").road()
    assert effect(game, "deliver food fabric gold")["red points"] == 11
    assert effect(game, "deliver food fabric gold")["red points"] == 6
    assert effect(game, BUNDLE)["red points"] == 6


# -- the Deliveryman ------------------------------------------------------------------------------------------------


def test_the_deliveryman_delivers_last_without_a_worker() -> None:
    game = site(4, RED, GREEN).holds(BLUE, "deliveryman").give(BLUE, "3 food 3 wood 3 stone").road()
    play(game, "decline; decline")
    assert asked(game) == ("delivery", BLUE)
    assert effect(game, BUNDLE) == {"blue food": -1, "blue wood": -1, "blue stone": -1, "blue points": 5}
    play(game, "decline")
    assert asked(game) == ("favor", BLUE)


def test_the_deliveryman_delivers_though_nobody_is_on_the_site() -> None:
    game = table(3).holds(BLUE, "deliveryman").give(BLUE, "food wood stone").road()
    assert asked(game) == ("delivery", BLUE)
    play(game, BUNDLE)
    assert asked(game) == ("favor", BLUE)


@ruling("6.19")
def test_a_deliveryman_without_a_worker_wins_with_the_most_bundles() -> None:
    game = site(4, RED).holds(BLUE, "deliveryman").give(BLUE, "3 food 3 wood 3 stone").road()
    play(game, f"{BUNDLE}; decline; {BUNDLE}; {BUNDLE}; decline")
    assert asked(game) == ("favor", BLUE)


@ruling("6.19")
def test_a_deliveryman_without_a_worker_loses_ties() -> None:
    game = site(4, RED, GREEN).holds(BLUE, "deliveryman").give(BLUE, "3 food 3 wood 3 stone").road()
    play(game, f"decline; {BUNDLE}; decline; {BUNDLE}; decline")
    assert asked(game) == ("favor", GREEN)


def test_a_deliveryman_with_a_worker_delivers_in_its_place_and_at_the_very_end() -> None:
    game = site(4, RED, GREEN).holds(RED, "deliveryman").road()
    play(game, f"{BUNDLE}; decline")
    assert asked(game) == ("delivery", GREEN)
    play(game, "decline")
    assert asked(game) == ("delivery", RED)
    assert effect(game, BUNDLE)["red points"] == 5


def test_both_lots_of_the_deliveryman_are_summed_and_the_workers_place_decides_ties() -> None:
    game = site(4, RED, GREEN).holds(RED, "deliveryman").road()
    play(game, f"{BUNDLE}; decline; {BUNDLE}; {BUNDLE}; decline; {BUNDLE}; decline")
    assert game.scores() == [0, 10, 10, 0]
    assert asked(game) == ("favor", RED)


def test_a_deliveryman_behind_in_the_queue_loses_the_tie() -> None:
    game = site(4, GREEN, RED).holds(RED, "deliveryman").road()
    play(game, f"{BUNDLE}; {BUNDLE}; decline; {BUNDLE}; decline; {BUNDLE}; decline")
    assert asked(game) == ("favor", GREEN)


@ruling("K11")
def test_a_deliveryman_last_in_the_queue_decides_twice_in_a_row() -> None:
    game = site(4, GREEN, RED).holds(RED, "deliveryman").road()
    play(game, "decline")
    assert asked(game) == ("delivery", RED)
    camp = view(game)["seats"][RED]["camp"]
    play(game, "decline")
    assert asked(game) == ("delivery", RED)
    assert view(game)["seats"][RED]["camp"] == camp + 1
    assert effect(game, BUNDLE)["red points"] == 5
    play(game, "decline")
    assert asked(game) == ("favor", RED)


def test_the_goldsmith_works_once_over_both_lots_of_the_deliveryman() -> None:
    game = site(4, RED, GREEN).holds(RED, "deliveryman", "goldsmith").give(RED, "2 gold").road()
    assert effect(game, "deliver food wood gold; decline")["red points"] == 10
    play(game, "decline")
    assert effect(game, "deliver food wood gold")["red points"] == 5


def test_a_deliveryman_with_chamberlain_foreman_and_goldsmith_has_all_of_them() -> None:
    setting = table(4).holds(RED, "deliveryman", "chamberlain", "foreman", "goldsmith").give(RED, "3 gold")
    game = setting.holds(BLUE, "thief").road()
    assert asked(game) == ("delivery", RED)
    assert effect(game, "deliver 3 gold") == {"red gold": -3, "red points": 11}
    assert asked(game) == ("favor", RED)


# -- powers stolen in phase 2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "bundle", "points"),
    [
        ("chamberlain", "deliver 2 food gold", 5),
        ("foreman", "deliver food wood gold", 6),
        ("goldsmith", "deliver food wood gold", 10),
        ("deliveryman", "deliver food wood gold", 5),
    ],
)
@pytest.mark.parametrize("place", ["fairground", "manor"])
def test_a_power_stolen_in_phase_2_works_in_phase_3(place: str, name: str, bundle: str, points: int) -> None:
    setting = table(3).building(BLUE, "manor").holds(BLUE, name).give(RED, "2 food 2 wood gold").provost(10)
    setting.worker(RED, place)
    if name != "deliveryman":
        setting.worker(RED, "site")
    game = setting.activation()
    if place == "fairground":
        play(game, "give wood")
    play(game, f"steal {name}")
    assert asked(game) == ("delivery", RED)
    assert effect(game, bundle)["red points"] == points


def test_a_deliveryman_who_was_robbed_delivers_nothing() -> None:
    setting = table(3).holds(BLUE, "deliveryman").give(BLUE, "food wood stone").worker(RED, "fairground")
    game = setting.give(RED, "wood").activation()
    play(game, "give wood; steal deliveryman")
    assert position(game)["turn"] == 2  # red has nothing to deliver, blue may not
    assert has(game, BLUE, "food") == 1


def test_the_site_workers_leave_at_the_end_of_the_phase() -> None:
    setting = site(3, RED, GREEN)
    game = setting.road()
    play(game, "decline; decline")
    assert changes(setting, game)["workers on site"] is None
    assert position(game)["site"]["workers"] == []


@pytest.mark.parametrize(
    ("characters", "bundle", "told"),
    [
        ([], "food wood gold", "5 points"),
        (["foreman"], "food wood gold", "6 points"),
        (["goldsmith"], "food wood gold", "10 points"),
        (["goldsmith"], "food wood stone", "5 points"),
        (["foreman", "goldsmith"], "food wood gold", "11 points"),
    ],
)
def test_the_offer_of_a_bundle_names_the_points_it_brings(characters: list[str], bundle: str, told: str) -> None:
    game = site(3, RED).give(RED, "2 gold").holds(RED, *characters).road()
    action = game.parse(f"deliver {bundle}")
    assert game.describe(action).endswith(f" ({told})")
    before = game.scores()[RED]
    game.play(action)
    assert f"{game.scores()[RED] - before} points" == told


def test_after_the_goldsmiths_bundle_the_next_is_offered_without_his_points() -> None:
    game = play(site(3, RED).give(RED, "2 gold").holds(RED, "goldsmith").road(), "deliver food wood gold")
    assert game.describe(game.parse("deliver food wood gold")).endswith(" (5 points)")
