"""Royal favors. (003, Royal Favors; sheet 3)"""

from itertools import combinations_with_replacement

import pytest

from caylus.core.state import State
from tests.games.caylus.rules.rulings import example, ruling
from tests.games.caylus.rules.table import (
    BLUE,
    CUBES,
    GREEN,
    LINES,
    ORANGE,
    RED,
    Setting,
    effect,
    kind,
    offers,
    play,
    points,
    purse,
    refusal,
    table,
)

SECTION_FOR = {1: "dungeon", 2: "dungeon", 3: "walls", 4: "walls", 5: "towers"}  # in which a column is open
FREE = CUBES[:4]


def joust(goods: str = "", *, section: str = "towers", **levels: int) -> Setting:
    """Red on the joust field with its price and these goods, and blue with a denier for the provost."""
    setting = table(4).section(section).worker(RED, "joust").give(RED, "cloth denier").give(RED, goods)
    return setting.favors(RED, **levels).give(BLUE, "denier")


def won(setting: Setting) -> State:
    """At the choice of a line."""
    game = play(setting.special(), "give cloth")
    assert [kind(game), game.seat] == ["favor", RED]
    return game


def listed(two: tuple[str, str]) -> str:
    """`2 food` or `food wood`."""
    return f"2 {two[0]}" if two[0] == two[1] else f"{two[0]} {two[1]}"


HOME: dict[str, object] = {"worker on joust": None}  # once the favor is used, and not before (K4)


# -- lines and columns ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_the_prestige_line_gives_as_many_points_as_its_column(column: int) -> None:
    game = won(joust(section=SECTION_FOR[column], prestige=column - 1))
    assert effect(game, "favor prestige") == {"red points": column, "red on prestige": column} | HOME


@pytest.mark.parametrize(("column", "deniers"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_money_line_gives_three_to_seven_deniers(column: int, deniers: int) -> None:
    game = won(joust(section=SECTION_FOR[column], money=column - 1))
    assert effect(game, "favor money") == {"red deniers": deniers, "red on money": column} | HOME


CUBE_OFFERS = {
    1: {"take food"},
    2: {"take food", "take wood", "take stone"},
    3: {"take food", "take wood", "take stone", "take cloth"},
    4: {"take food", "take wood", "take stone", "take cloth", "give food"},
    5: {"take food", "take wood", "take stone", "take cloth", "give food", "take gold"},
}


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_the_cubes_line_offers_every_effect_up_to_the_marker(column: int) -> None:
    game = won(joust("food", section=SECTION_FOR[column], cubes=column - 1))
    assert effect(game, "favor cubes") == {"red on cubes": column}
    assert offers(game) == CUBE_OFFERS[column] | {"decline"}


@pytest.mark.parametrize(
    ("column", "cube"), [(1, "food"), (2, "wood"), (2, "stone"), (3, "cloth"), (5, "gold"), (5, "food"), (4, "cloth")]
)
def test_the_cubes_line_gives_one_cube(column: int, cube: str) -> None:
    game = play(won(joust(section=SECTION_FOR[column], cubes=column - 1)), "favor cubes")
    assert effect(game, f"take {cube}") == {f"red {cube}": 1} | HOME


@pytest.mark.parametrize("given", CUBES)
@ruling("6.7")
def test_the_fourth_cubes_column_exchanges_any_cube_gold_included_for_two_but_no_gold(given: str) -> None:
    game = play(won(joust(given, section="walls", cubes=3)), "favor cubes")
    assert effect(game, f"give {given}") == {f"red {given}": -1}
    assert offers(game) == {f"take {listed(two)}" for two in combinations_with_replacement(FREE, 2)}
    other = "cloth" if given == "food" else "food"
    assert effect(game, f"take 2 {other}") == {f"red {other}": 2} | HOME


@pytest.mark.parametrize("two", list(combinations_with_replacement(FREE, 2)))
def test_the_two_cubes_of_the_exchange_may_be_alike_or_not(two: tuple[str, str]) -> None:
    game = play(won(joust("gold", section="walls", cubes=3)), "favor cubes")
    change = effect(game, f"give gold; take {listed(two)}")
    assert change == {"red gold": -1} | {f"red {cube}": two.count(cube) for cube in two} | HOME


@ruling("6.14")
def test_without_a_cube_the_exchange_is_not_offered() -> None:
    game = play(won(joust(section="walls", cubes=3)), "favor cubes")
    assert offers(game, "give") == set()
    assert "short" in refusal(game, "give food")


def test_the_first_building_column_has_no_effect() -> None:
    game = won(joust("9 wood 9 stone 9 food 9 cloth 9 gold", section="dungeon"))
    assert effect(game, "favor building") == {"red on building": 1} | HOME


# -- the line of buildings -----------------------------------------------------------------------------------

WOOD_LESS = [
    ("farm-food", "food", 2),
    ("farm-cloth", "food", 2),
    ("wood-quarry", "food", 2),
    ("wood-sawmill", "food", 2),
    ("wood-marketplace", "stone", 4),
    ("wood-marketplace", "gold", 4),
    ("wood-peddler", "wood", 4),
    ("wood-peddler", "cloth", 4),
    ("mason", "food", 4),
    ("lawyer", "cloth", 4),
]


@pytest.mark.parametrize(("building", "cube", "worth"), WOOD_LESS)
def test_the_second_building_column_builds_wood_for_one_wood_less(building: str, cube: str, worth: int) -> None:
    game = play(won(joust(cube, section="dungeon", building=1)), "favor building")
    assert [offer for offer in offers(game) if offer.split()[1:2] == [building]] == [f"build {building} pay {cube}"]
    assert (
        effect(game, f"build {building} pay {cube}")
        == {
            f"red {cube}": -1,
            "red points": worth,
            "space 9": f"{building} of red",
        }
        | HOME
    )


STONE_LESS = [
    ("stone-farm", "food", 3),
    ("park", "food", 3),
    ("workshop", "food", 3),
    ("tailor", "wood", 6),
    ("bank", "wood", 6),
    ("alchemist", "food", 6),
    ("architect", "food", 6),
    ("jeweller", "cloth", 6),
]


@pytest.mark.parametrize(("building", "cube", "worth"), STONE_LESS)
def test_the_third_building_column_builds_stone_for_one_stone_less(building: str, cube: str, worth: int) -> None:
    game = play(won(joust(cube, section="walls", building=2)), "favor building")
    assert (
        effect(game, f"build {building} pay {cube}")
        == {
            f"red {cube}": -1,
            "red points": worth,
            "space 9": f"{building} of red",
        }
        | HOME
    )


def test_the_fourth_building_column_makes_a_residence_for_a_cloth_only() -> None:
    game = play(won(joust("cloth", section="walls", building=3)), "favor building")
    assert purse(game, RED) == "1 cloth"  # not a denier left
    assert (
        effect(game, "transform sawmill")
        == {
            "red cloth": -1,
            "red points": 2,
            "space 3": "residence of red",
        }
        | HOME
    )


def test_the_fifth_building_column_builds_prestige_at_full_price() -> None:
    setting = joust("2 stone gold", building=4).tile(2, "residence", RED)
    game = play(won(setting), "favor building")
    assert "build statue pay 2 stone gold" in offers(game)
    assert effect(game, "build statue pay 2 stone gold") == {
        "red stone": -2,
        "red gold": -1,
        "red points": 7,
        "space 2": "statue of red",
    }
    assert kind(game) == "favor"


def test_the_fifth_building_column_asks_for_the_site_where_there_are_several() -> None:
    setting = joust("3 food gold", building=5).tile(2, "residence", RED).tile(4, "residence", RED)
    game = play(won(setting), "favor building; build granary pay 3 food gold")
    assert offers(game) == {"site 2", "site 4"}
    assert effect(game, "site 4") == {"red points": 10, "space 4": "granary of red"} | HOME


def test_the_line_of_buildings_offers_every_column_up_to_the_marker() -> None:
    setting = joust("wood food stone cloth 3 stone gold", building=4).tile(2, "residence", RED)
    game = play(won(setting), "favor building")
    verbs = {offer.split()[1] for offer in offers(game) if offer != "decline"}
    assert {"mason", "park", "farm", "statue"} <= verbs
    game = play(won(joust("wood food stone cloth", section="dungeon", building=1)), "favor building")
    assert {offer.split()[0] for offer in offers(game)} == {"build", "decline"}
    assert "marker" in refusal(game, "build park pay stone food")
    assert "marker" in refusal(game, "transform farm")


def test_the_discount_covers_only_the_wood_of_a_wood_building_and_the_stone_of_a_stone_building() -> None:
    game = play(won(joust("wood food", section="walls", building=2)), "favor building")
    assert "build tailor pay wood" in offers(game)
    assert "build farm-food pay food" in offers(game)
    assert not [offer for offer in offers(game) if offer.startswith("build") and "wood food" in offer]


@example("park by favor")
def test_green_builds_the_park_by_favor_for_one_food() -> None:
    setting = table(4).section("walls").worker(GREEN, "joust").give(GREEN, "cloth denier food").give(BLUE, "denier")
    game = play(setting.favors(GREEN, building=2).special(), "give cloth")
    assert (
        effect(game, "favor building; build park pay food")
        == {
            "green on building": 3,
            "green food": -1,
            "green points": 3,
            "space 9": "park of green",
        }
        | HOME
    )


@example("food from the third column")
def test_blue_wins_a_favor_with_the_church_moves_to_the_third_cubes_column_and_takes_food() -> None:
    setting = table(4).section("towers").favors(BLUE, cubes=2).building(BLUE, "mason").worker(BLUE, "mason")
    game = play(setting.give(BLUE, "stone cloth").pause().road(), "build church pay stone cloth")
    assert effect(game, "favor cubes") == {"blue on cubes": 3}
    assert offers(game, "take") == {"take food", "take wood", "take stone", "take cloth"}
    assert effect(game, "take food") == {"blue food": 1, "worker on mason": None}


# -- procedure -----------------------------------------------------------------------------------------------


def test_a_line_must_be_chosen() -> None:
    assert "decline" not in offers(won(joust()))
    assert {offer for offer in offers(won(joust())) if "unused" not in offer} == {f"favor {line}" for line in LINES}


@ruling("6.13", "K3")
def test_the_marker_advances_even_if_the_effect_is_declined() -> None:
    assert effect(won(joust()), "favor prestige unused") == {"red on prestige": 1} | HOME
    assert effect(won(joust()), "favor money unused") == {"red on money": 1} | HOME
    assert effect(won(joust()), "favor cubes; decline") == {"red on cubes": 1} | HOME
    assert effect(won(joust("food", building=1)), "favor building; decline") == {"red on building": 2} | HOME


@ruling("6.13", "K3")
def test_a_line_may_be_chosen_though_nothing_can_come_of_it() -> None:
    assert effect(won(joust(building=4)), "favor building") == {"red on building": 5} | HOME
    assert effect(won(joust(section="dungeon")), "favor building") == {"red on building": 1} | HOME


@ruling("6.11")
@pytest.mark.parametrize(("section", "column"), [("dungeon", 2), ("walls", 4), ("towers", 5)])
def test_a_blocked_or_finished_line_may_be_chosen_and_its_marker_stays(section: str, column: int) -> None:
    setting = joust(section=section, prestige=column, money=column, cubes=column)
    assert effect(won(setting), "favor prestige") == {"red points": column} | HOME
    assert effect(won(setting), "favor money") == {"red deniers": column + 2} | HOME
    assert effect(won(setting), "favor cubes; take food") == {"red food": 1} | HOME


def test_several_players_may_share_a_cell() -> None:
    setting = joust(section="dungeon", money=1).favors(BLUE, money=2).favors(GREEN, money=2)
    assert effect(won(setting), "favor money")["red on money"] == 2


@ruling("6.10")
def test_two_favors_of_one_phase_go_to_different_lines() -> None:
    setting = table(4).section("towers").building(BLUE, "architect").worker(RED, "architect").tile(1, "residence", RED)
    game = setting.give(RED, "4 stone 2 gold").provost(9).pause().road()
    play(game, "build monument pay 4 stone 2 gold")
    assert kind(game) == "favor"
    play(game, "favor money")
    assert kind(game) == "favor"
    assert {offer for offer in offers(game) if "money" in offer} == set()
    assert "phase" in refusal(game, "favor money")
    play(game, "favor prestige")
    assert [kind(game), points(game)[RED]] == ["castle", 14 + 1]


@ruling("6.10")
def test_favors_of_two_buildings_in_one_phase_go_to_different_lines_too() -> None:
    setting = table(4).building(BLUE, "architect", "architect-2").tile(1, "residence", RED).tile(2, "residence", RED)
    setting.worker(RED, "architect", "architect-2").give(RED, "2 stone 3 wood 3 gold").provost(10)
    game = play(setting.pause().road(), "build statue pay 2 stone gold; site 1; favor money")
    play(game, "build theater pay 3 wood 2 gold")
    assert kind(game) == "favor"
    assert "favor money" not in offers(game)


@ruling("6.10")
def test_another_player_may_use_the_same_line_in_the_same_phase() -> None:
    setting = table(4).section("walls").houses("walls", 2, 2, 0, 0).bailiff(17).provost(17)
    game = play(setting.road(), "favor money")
    assert game.seat == RED
    assert "favor money" in offers(game)


@ruling("6.10")
def test_a_new_phase_frees_the_lines() -> None:
    setting = joust(section="dungeon").worker(RED, "castle").give(RED, "food wood stone")
    game = play(won(setting), "favor prestige; provost stay; castle food wood stone")
    assert effect(game, "favor prestige")["red points"] == 2


@ruling("6.10")
def test_a_favor_of_phase_three_leaves_its_line_open_in_phase_five() -> None:
    setting = joust("stone cloth", section="dungeon").building(RED, "mason").worker(RED, "mason").provost(9)
    game = play(won(setting), "favor prestige; provost stay; build church pay stone cloth")
    assert effect(game, "favor prestige")["red points"] == 2


@ruling("6.15")
def test_several_favors_are_used_one_after_another_each_seeing_what_came_before() -> None:
    setting = table(4).section("walls").houses("walls", 3, 0, 0, 0).favors(BLUE, building=1).bailiff(17).provost(17)
    game = play(setting.road(), "favor cubes; take food")
    assert kind(game) == "favor"
    assert effect(game, "favor building; build mason pay food")["space 9"] == "mason of blue"


# -- chains --------------------------------------------------------------------------------------------------


def test_a_church_built_by_favor_wins_another_favor_on_another_line() -> None:
    game = play(won(joust("cloth", section="walls", building=2)), "favor building")
    assert effect(game, "build church pay cloth") == {
        "red cloth": -1,
        "red points": 3,
        "space 9": "church of red",
    }
    assert kind(game) == "favor"
    assert "favor building" not in offers(game)
    assert effect(game, "favor money") == {"red deniers": 3, "red on money": 1} | HOME


@ruling("6.15")
def test_a_monument_built_by_favor_wins_two_favors_on_two_other_lines() -> None:
    game = play(won(joust("4 stone 2 gold", building=4).tile(1, "residence", RED)), "favor building")
    play(game, "build monument pay 4 stone 2 gold; favor prestige")
    assert {offer for offer in offers(game) if "unused" not in offer} == {"favor money", "favor cubes"}
    assert effect(game, "favor cubes; take food") == {"red food": 1, "red on cubes": 1} | HOME


@pytest.mark.parametrize(
    ("plan", "favors"),
    [
        ("statue pay 2 stone gold", 1),
        ("theater pay 3 wood 2 gold", 1),
        ("university pay 3 stone 2 gold", 1),
        ("monument pay 4 stone 2 gold", 2),
        ("hotel pay 3 stone 2 gold", 0),
        ("cathedral pay 5 stone 3 gold", 0),
    ],
)
def test_prestige_buildings_win_their_favors_also_when_built_by_favor(plan: str, favors: int) -> None:
    game = play(won(joust("9 stone 9 wood 9 gold", building=4).tile(1, "residence", RED)), "favor building")
    play(game, f"build {plan}")
    used = 0
    while kind(game) == "favor":
        play(game, "favor prestige" if used == 0 else "favor money")
        used += 1
    assert [used, kind(game)] == [favors, "provost"]


@ruling("K3", "6.10")
def test_a_fifth_favor_in_a_phase_is_lost_silently() -> None:
    setting = table(4).section("towers").favors(RED, building=5).building(BLUE, "architect", "architect-2", "mason")
    for space in (1, 2, 3):
        setting.tile(space, "residence", RED)
    setting.worker(RED, "architect", "architect-2", "mason").give(RED, "9 stone 9 wood 9 gold 9 cloth").provost(19)
    game = play(setting.pause().road(), "build monument pay 4 stone 2 gold; site 1; favor prestige; favor money")
    play(game, "build theater pay 3 wood 2 gold; site 2; favor cubes; take food")
    play(game, "build church pay stone cloth")  # the last line is chosen unasked
    assert kind(game) == "favor-building"
    before = points(game)[RED]
    assert effect(game, "build statue pay 2 stone gold") == {
        "red stone": -2,
        "red gold": -1,
        "red points": 7,
        "space 3": "statue of red",
        "worker on mason": None,
    }
    assert [kind(game), points(game)[RED]] == ["castle", before + 7]


@ruling("K3")
def test_the_last_open_line_is_taken_unasked_but_its_effect_may_be_declined() -> None:
    setting = table(3).houses("dungeon", 6, 0, 0).houses("walls", 10, 0, 0).houses("towers", 13, 0, 0)
    game = play(setting.worker(RED, "castle").give(RED, "food wood stone").castle(), "castle food wood stone")
    play(game, "favor money; favor prestige; favor money")
    assert effect(game, "favor building") == {"blue on building": 1, "blue on cubes": 1}
    assert offers(game) == {"take food", "decline"}


@ruling("6.15")
def test_favors_of_the_towers_scoring_are_used_before_the_end_bonus() -> None:
    setting = table(3).section("towers").houses("towers", 2, 1, 1).bailiff(23).provost(23).favors(BLUE, cubes=4)
    game = play(setting.road(), "favor cubes; take gold")
    assert game.over
    assert points(game) == [3, 0, 0]


# -- simplified favors ---------------------------------------------------------------------------------------


@ruling("K2")
def test_a_simple_favor_is_three_points_and_nothing_is_asked() -> None:
    setting = table(3, favors="simple").worker(RED, "joust").give(RED, "cloth denier").give(BLUE, "denier")
    game = setting.special()
    assert effect(game, "give cloth") == {"red cloth": -1, "red deniers": -1, "red points": 3, "worker on joust": None}
    assert kind(game) == "provost"


@ruling("K2")
@pytest.mark.parametrize(
    ("plan", "worth"),
    [
        ("statue pay 2 stone gold", 7 + 3),
        ("theater pay 3 wood 2 gold", 14 + 3),
        ("university pay 3 stone 2 gold", 14 + 3),
        ("monument pay 4 stone 2 gold", 14 + 6),
    ],
)
def test_simple_favors_of_prestige_buildings_are_counted_each(plan: str, worth: int) -> None:
    setting = table(4, favors="simple").building(BLUE, "architect").worker(RED, "architect").tile(1, "residence", RED)
    game = setting.give(RED, "9 stone 9 wood 9 gold").provost(9).pause().road()
    assert effect(game, f"build {plan}")["red points"] == worth
    assert kind(game) == "castle"


@ruling("K2")
def test_simple_favors_of_church_castle_and_scoring_are_three_points_each() -> None:
    setting = table(4, favors="simple").building(BLUE, "mason").worker(RED, "mason").give(RED, "stone cloth")
    assert effect(setting.provost(9).pause().road(), "build church pay stone cloth")["red points"] == 6
    setting = table(3, favors="simple").worker(RED, "castle").give(RED, "food wood stone")
    assert effect(setting.castle(), "castle food wood stone")["red points"] == 8
    setting = table(3, favors="simple").section("walls").houses("walls", 5, 3, 1).bailiff(17).provost(17)
    assert points(setting.road()) == [9, 6, 0]


@ruling("K2")
def test_simple_favors_know_no_limit_of_four_a_phase() -> None:
    setting = table(3, favors="simple").houses("dungeon", 6, 0, 0).houses("walls", 10, 0, 0).houses("towers", 13, 0, 0)
    game = play(setting.worker(ORANGE, "castle").give(ORANGE, "food wood stone").castle(), "castle food wood stone")
    assert game.over
    assert points(game)[BLUE] == (1 + 3 + 3) * 3
