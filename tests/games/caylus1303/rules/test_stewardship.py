"""Phase 4: residences, monuments, recruitment, the provost's reset, the next round. (sheet, 4.4)"""

import pytest

from caylus.core.state import State
from tests.games.caylus1303.rules.components import MONUMENTS, STONE, WOOD
from tests.games.caylus1303.rules.rulings import example, ruling
from tests.games.caylus1303.rules.table import (
    BLUE,
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

RICH = "9 food 9 wood 9 stone 9 fabric 9 gold"


# -- residences -----------------------------------------------------------------------------------------------------


def test_claimed_buildings_become_residences() -> None:
    setting = table(2).claim(BLUE, "farm").claim(RED, "guild-4", "market")
    game = setting.road()
    assert changes(setting, game) == {
        "blue workers": 4,
        "red workers": 5,
        "turn": 2,
        "space 1": "residence of blue",
        "space 5": "residence of red",
        "space 8": "residence of red",
    }


# -- monuments ------------------------------------------------------------------------------------------------------


def test_monuments_are_asked_along_the_road_whoever_owns_the_residence() -> None:
    game = table(3).residence(RED, 2, 6).residence(BLUE, 4).everyone(RICH).road()
    seen = []
    while kind(game) == "monument":
        seen.append((game.seat, position(game)["cursor"]))
        play(game, "decline")
    assert seen == [(RED, 2), (BLUE, 4), (RED, 6)]


def test_all_monuments_of_the_supply_at_their_prices() -> None:
    game = table(3).residence(RED, 2).give(RED, RICH).road()
    assert offers(game) == {f"build {id} pay {price}" for id, (price, _) in MONUMENTS.items()} | {"decline"}


def test_a_built_monument_is_gone_from_the_supply() -> None:
    game = table(3).residence(RED, 2).tile(3, "statue", BLUE).give(RED, RICH).road()
    assert refusal(game, "build statue pay gold 2 stone")
    play(game, "build cathedral pay 3 gold 3 stone")
    assert monuments(game) == {2: "cathedral", 3: "statue"}


def monuments(game: State) -> dict[int, str]:
    """The monuments on the road."""
    return {at["space"]: at["tile"] for at in position(game)["road"] if at["tile"] in MONUMENTS}


def test_a_player_may_replace_several_residences_in_one_round() -> None:
    game = table(3).residence(RED, 2, 6).give(RED, RICH).road()
    play(game, "build statue pay gold 2 stone; build granary pay gold stone")
    assert monuments(game) == {2: "statue", 6: "granary"}
    assert game.scores() == [0, 14, 0]


def test_a_residence_turned_this_round_takes_a_monument_at_once() -> None:
    setting = table(2).give(BLUE, "fabric gold wood").worker(BLUE, "lawyer").pass_order(RED, BLUE)
    game = setting.activation()
    play(game, "transform sawmill")
    assert asked(game) == ("monument", BLUE)
    play(game, "build garden pay gold wood")
    assert position(game)["road"][1]["tile"] == "garden"
    assert has(game, BLUE, "workers") == 3 + 2


def test_no_monument_on_a_monument() -> None:
    game = table(3).tile(3, "statue", RED).give(RED, RICH).road()
    assert position(game)["turn"] == 2


def test_who_cannot_pay_is_not_asked() -> None:
    game = table(3).residence(RED, 2).give(RED, "9 wood 9 stone 9 fabric").road()
    assert position(game)["turn"] == 2


@ruling("K4")
@pytest.mark.parametrize("id", sorted(MONUMENTS))
def test_the_architect_gets_a_point_more_for_a_monument(id: str) -> None:
    price, points = MONUMENTS[id]
    game = table(3).residence(RED, 2).holds(RED, "architect").give(RED, price).road()
    play(game, f"build {id} pay {price}")
    assert game.scores() == [0, points + 1, 0]


def test_the_theater_brings_a_favor_at_once() -> None:
    game = table(3).residence(RED, 2).residence(BLUE, 3).everyone(RICH).road()
    play(game, "build theater pay 3 gold 4 wood")
    assert asked(game) == ("favor", RED)
    assert has(game, RED, "workers") == 0  # recruitment comes later
    play(game, "site 1; decline")
    assert asked(game) == ("monument", BLUE)


def test_a_day_laborer_won_with_the_theater_works_in_the_same_recruitment() -> None:
    game = table(3).residence(RED, 2).holds(BLUE, "day-laborer").give(RED, "3 gold 4 wood").road()
    play(game, "build theater pay 3 gold 4 wood; steal day-laborer")
    assert [has(game, seat, "workers") for seat in (BLUE, RED, GREEN)] == [3, 4, 3]


def test_a_day_laborer_won_by_delivery_works_in_the_same_recruitment() -> None:
    game = table(3).worker(RED, "site").holds(BLUE, "day-laborer").give(RED, "food wood stone").road()
    play(game, "deliver food wood stone; steal day-laborer")
    assert [has(game, seat, "workers") for seat in (BLUE, RED, GREEN)] == [3, 4, 3]


def test_a_day_laborer_from_the_board_works_in_the_same_recruitment() -> None:
    game = table(3).worker(RED, "site").board("day-laborer").give(RED, "food wood stone").road()
    play(game, "deliver food wood stone; site 1; recruit day-laborer")
    assert [has(game, seat, "workers") for seat in (BLUE, RED, GREEN)] == [3, 4, 3]


def test_an_architect_won_with_the_theater_counts_for_the_next_monument() -> None:
    game = table(3).residence(RED, 2, 3).holds(BLUE, "architect").give(RED, RICH).road()
    play(game, "build theater pay 3 gold 4 wood; steal architect; build statue pay gold 2 stone")
    assert game.scores() == [0, 12 + 7 + 1, 0]


# -- recruitment ----------------------------------------------------------------------------------------------------


@example("recruitment with two residences, garden and factory")
def test_example_recruitment_of_green_black_red_and_blue() -> None:
    black = YELLOW  # the fourth seat plays the example's black
    setting = table(4).residence(black, 1, 2).tile(3, "garden", RED).tile(4, "factory", BLUE)
    assert changes(setting, setting.road()) == {
        "green workers": 3,
        "yellow workers": 5,
        "red workers": 5,
        "blue workers": 3,
        "blue fabric": 1,
        "turn": 2,
    }


@pytest.mark.parametrize(("players", "recruits"), [(2, 3), (3, 3), (4, 3), (5, 2)])
def test_recruits_by_number_of_players(players: int, recruits: int) -> None:
    game = table(players).road()
    assert [seat["workers"] for seat in position(game)["seats"]] == [recruits] * players


def test_the_granary_brings_a_food() -> None:
    setting = table(2).tile(3, "granary", RED)
    assert changes(setting, setting.road()) == {"blue workers": 3, "red workers": 3, "red food": 1, "turn": 2}


def test_the_day_laborer_brings_a_worker() -> None:
    setting = table(2).holds(BLUE, "day-laborer")
    assert changes(setting, setting.road()) == {"blue workers": 4, "red workers": 3, "turn": 2}


def test_all_recruits_add_up() -> None:
    setting = table(5).holds(RED, "day-laborer").residence(RED, 1, 2).tile(3, "garden", RED).tile(4, "granary", RED)
    found = changes(setting.tile(5, "factory", RED), setting.road())
    assert (found["red workers"], found["red food"], found["red fabric"]) == (2 + 1 + 2 + 2, 1, 1)
    assert found["blue workers"] == 2


@ruling("6.17")
@pytest.mark.parametrize("id", ["statue", "cathedral", "mansion", "theater", "granary", "factory"])
def test_a_residence_under_a_monument_gives_no_worker(id: str) -> None:
    game = table(2).tile(3, id, RED).road()
    assert has(game, RED, "workers") == 3


def test_a_monument_of_this_round_pays_in_this_round() -> None:
    game = table(2).residence(RED, 1).give(RED, "gold fabric").road()
    play(game, "build factory pay gold fabric")
    assert (has(game, RED, "fabric"), has(game, RED, "workers")) == (1, 3)


@pytest.mark.parametrize(("hand", "after"), [(11, 14), (12, 15), (13, 15), (15, 15)])
def test_nobody_has_more_than_fifteen_workers(hand: int, after: int) -> None:
    game = table(2).give(BLUE, f"{hand} workers").road()
    assert (has(game, BLUE, "workers"), view(game)["seats"][BLUE]["camp"]) == (after, 15 - after)


# -- the provost's reset --------------------------------------------------------------------------------------------


def reset(setting: Setting) -> object:
    """Where the provost stands in the next round."""
    game = setting.road()
    assert position(game)["turn"] == 2
    return position(game)["provost"]


@example("provost between quarry and stonemason")
def test_example_the_provost_stands_between_quarry_and_stonemason() -> None:
    # The last building before the gap is the Stonemason; the stone building of the set-up stands beyond it.
    assert reset(table(2).building(RED, "wood-quarry", "stonemason").tile(14, "gold-mine")) == 10


@example("provost between sawmill and gold mine")
def test_example_the_provost_stands_between_sawmill_and_gold_mine() -> None:
    setting = table(2).tile(14, "gold-mine").building(RED, "wood-quarry", "stonemason", "wood-farm", "wood-sawmill")
    assert [at["tile"] for at in setting.data["road"][12:14]] == ["wood-sawmill", "gold-mine"]
    assert reset(setting) == 13


@example("provost between gold mine and alchemist")
def test_example_the_provost_stands_between_gold_mine_and_alchemist() -> None:
    setting = table(2).tile(14, "gold-mine").building(RED, "wood-quarry", "stonemason", "wood-farm", "wood-sawmill")
    setting.building(BLUE, "alchemist")
    assert [at["tile"] for at in setting.data["road"][13:15]] == ["gold-mine", "alchemist"]
    assert reset(setting) == 14


@pytest.mark.parametrize("gap", [0, 3, 8, 23, 26])
def test_with_nothing_built_the_provost_returns_to_where_he_began(gap: int) -> None:
    assert reset(table(2).provost(gap)) == 8


@ruling("K12")
@pytest.mark.parametrize("built", range(14))
def test_the_provost_stands_before_the_last_of_the_unbroken_run(built: int) -> None:
    setting = table(4)
    site, road = setting.data["site"]["tiles"], [at["tile"] for at in setting.data["road"]]
    spare = [id for id in [*WOOD, *STONE] if id not in site and id not in road]
    for at, id in enumerate(spare[:built]):
        setting.building(at % 4, id)
    run = 9 + built if built < 4 else 10 + built
    assert reset(setting) == run - 1


def test_residences_and_monuments_stand_in_the_run_like_any_tile() -> None:
    assert reset(table(2).residence(RED, 1, 8).tile(3, "statue", BLUE)) == 8


# -- the next round -------------------------------------------------------------------------------------------------


def test_the_next_round_begins_with_the_first_to_pass() -> None:
    game = table(4).pass_order(GREEN, BLUE, YELLOW, RED).road()
    data = position(game)
    assert (data["turn"], data["first"], data["next_first"], data["passed"]) == (2, GREEN, GREEN, [])
    assert asked(game) == ("place", GREEN)
    play(game, "place farm")
    assert asked(game) == ("place", YELLOW)


def test_the_theater_needs_its_whole_price() -> None:
    game = table(2).residence(RED, 1).give(RED, "3 gold 3 wood").road()
    assert "build theater pay 3 gold 4 wood" not in offers(game)
    assert effect(game, "decline")["turn"] == 2
