"""Phase 1: collecting income. (004, phase 1; sheet 3)"""

import pytest

from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import example, ruling
from tests.games.magna_carta.rules.table import BLUE, GREEN, ORANGE, RED, Setting, effect, play, position, table


def into_next_turn(setting: Setting) -> dict[str, object]:
    """Deniers gained between the castle and the first action of the next turn."""
    game = setting.pause().castle()
    before = position(game)["seats"]
    play(game, "decline")
    assert position(game)["turn"] == 2
    after = position(game)["seats"]
    return {
        color: after[at]["deniers"] - before[at]["deniers"]
        for at, color in enumerate(["blue", "red", "orange", "green"])
    }


def test_everyone_gets_two_deniers() -> None:
    assert into_next_turn(table(4)) == {"blue": 2, "red": 2, "orange": 2, "green": 2}


def test_each_residence_brings_a_denier_to_its_owner() -> None:
    setting = table(4).residence(RED, "market", "bank", "small-farm").residence(BLUE, "peddler")
    assert into_next_turn(setting) == {"blue": 3, "red": 5, "orange": 2, "green": 2}


@example("two residences and the hotel")
def test_residences_and_the_hotel_bring_a_denier_each() -> None:
    setting = table(4).residence(RED, "market", "bank").prestige(RED, "hotel", on="peddler")
    assert into_next_turn(setting) == {"blue": 2, "red": 5, "orange": 2, "green": 2}


@pytest.mark.parametrize("card", ["theatre", "statue", "stables", "town-hall", "monument", "cathedral"])
@ruling("R24")
def test_a_covered_residence_brings_nothing_and_no_prestige_card_but_the_hotel_does(card: str) -> None:
    setting = table(4).prestige(ORANGE, card, on="market").residence(ORANGE, "bank")
    assert into_next_turn(setting) == {"blue": 2, "red": 2, "orange": 3, "green": 2}


def test_face_up_cards_bring_no_income() -> None:
    setting = table(4).built(GREEN, "bank", "church", "market")
    assert into_next_turn(setting) == {"blue": 2, "red": 2, "orange": 2, "green": 2}


def test_in_the_beginner_game_income_is_two_deniers_whatever_one_owns() -> None:
    setting = table(4, rules="beginner").built(RED, "market").prestige(RED, "statue")
    assert into_next_turn(setting) == {"blue": 2, "red": 2, "orange": 2, "green": 2}


def turned_by_red(provost: int) -> State:
    """Red stands on blue's lawyer, and will turn the market."""
    setting = table(3).built(BLUE, "lawyer").built(RED, "market").worker(RED, "blue-lawyer").give(RED, "food")
    return setting.provost(provost).effects()


@ruling("K10")
def test_a_residence_made_in_phase_four_pays_from_the_next_income_phase() -> None:
    change = effect(turned_by_red(4), "transform market")
    assert change["turn"] == 2
    assert [change["red deniers"], change["orange deniers"]] == [3, 2]
