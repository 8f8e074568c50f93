"""Editions and variants. (sheet 6.1 to 6.4, 7; clarification K12)"""

import pytest

import caylus
from tests.games.caylus.rules.rulings import ruling
from tests.games.caylus.rules.table import BLUE, RED, Setting, effect, kind, offers, refusal, table


def at_mason(**options: str) -> Setting:
    """Red's worker on a mason with plenty of cubes."""
    setting = table(3, **options).building(BLUE, "mason").worker(RED, "mason").provost(9)
    return setting.give(RED, "9 food 9 wood 9 stone 9 cloth").pause()


def at_carpenter(**options: str) -> Setting:
    """Red's worker on the neutral carpenter with plenty of cubes."""
    return table(3, **options).worker(RED, "carpenter").give(RED, "9 food 9 wood 9 stone 9 cloth 9 gold").pause()


@ruling("6.1")
@pytest.mark.parametrize(("options", "worth"), [({}, 3), ({"edition": "later"}, 3), ({"edition": "first-print"}, 4)])
def test_the_church_is_worth_three_points_and_a_favor_four_in_the_first_print(
    options: dict[str, str], worth: int
) -> None:
    game = at_mason(**options).road()
    assert effect(game, "build church pay stone cloth") == {
        "red stone": -1,
        "red cloth": -1,
        "red points": worth,
        "space 10": "church of red",
    }
    assert kind(game) == "favor"


@ruling("6.3")
@pytest.mark.parametrize(("options", "worth"), [({}, 4), ({"lawyer": "4"}, 4), ({"lawyer": "3"}, 3)])
def test_the_lawyer_is_worth_four_points_or_three(options: dict[str, str], worth: int) -> None:
    game = at_carpenter(**options).road()
    assert effect(game, "build lawyer pay wood cloth")["red points"] == worth


@ruling("6.4")
def test_the_jeweller_can_be_left_out() -> None:
    assert "build jeweller pay stone cloth" in offers(at_mason().road())
    game = at_mason(jeweller="off").road()
    assert "build jeweller pay stone cloth" not in offers(game)
    assert refusal(game, "build jeweller pay stone cloth")


WORTH = {
    "farm-food pay wood food": 2,
    "farm-cloth pay wood food": 2,
    "wood-quarry pay wood food": 2,
    "wood-sawmill pay wood food": 2,
    "wood-marketplace pay wood gold": 4,
    "wood-peddler pay wood gold": 4,
    "mason pay wood food": 4,
    "lawyer pay wood cloth": 4,
}


@ruling("K12")
@pytest.mark.parametrize("plan", [*WORTH])
def test_the_first_print_changes_no_wood_building(plan: str) -> None:
    assert effect(at_carpenter(edition="first-print").road(), f"build {plan}")["red points"] == WORTH[plan]


@ruling("K12")
@pytest.mark.parametrize(
    ("plan", "worth"),
    [
        ("stone-farm pay stone food", 3),
        ("park pay stone food", 3),
        ("workshop pay stone food", 3),
        ("tailor pay stone wood", 6),
        ("bank pay stone wood", 6),
        ("alchemist pay stone food", 6),
        ("architect pay stone food", 6),
        ("jeweller pay stone cloth", 6),
    ],
)
def test_the_first_print_changes_no_stone_building_s_points_but_the_church_s(plan: str, worth: int) -> None:
    assert effect(at_mason(edition="first-print").road(), f"build {plan}")["red points"] == worth


@ruling("K12")
def test_options_are_independent_of_each_other() -> None:
    options = {"edition": "first-print", "favors": "simple", "jeweller": "off", "lawyer": "3"}
    game = at_mason(**options).road()
    assert effect(game.copy(), "build church pay stone cloth")["red points"] == 4 + 3
    assert "build jeweller pay stone cloth" not in offers(game)
    assert effect(at_carpenter(**options).road(), "build lawyer pay wood cloth")["red points"] == 3
    game = at_mason(edition="first-print").road()
    assert "build jeweller pay stone cloth" in offers(game)


def test_defaults_are_the_later_print_with_table_jeweller_and_a_lawyer_for_four() -> None:
    choices = {choice.name: choice.default for choice in caylus.GAMES["caylus"].choices}
    assert choices == {"edition": "later", "favors": "table", "jeweller": "on", "lawyer": "4"}
