"""The Lawyer: own cards of the road become residences. (004, detail of the buildings; sheet 3 and R3, R10-R12, K6)"""

import pytest

from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    CARD_POINTS,
    ORANGE,
    RED,
    SMALL,
    Setting,
    asked,
    changes,
    effect,
    offers,
    play,
    position,
    purse,
    refusal,
    table,
)

GONE: dict[str, object] = {"worker on red-lawyer": None}


def lawyer_of_red(goods: str = "food", *, provost: int = 4) -> Setting:
    """Blue's worker on red's lawyer, the fourth card; orange's batch ends the turn."""
    return table(3).built(RED, "lawyer").worker(BLUE, "red-lawyer").give(BLUE, goods).provost(provost).pause()


# -- turning ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in CARD_POINTS if card != "lawyer"])
def test_for_a_food_any_own_card_but_a_lawyer_becomes_a_residence_at_once(card: str) -> None:
    game = lawyer_of_red().built(BLUE, card).effects()
    assert asked(game) == ("primary", BLUE)
    assert offers(game) == {"decline", f"transform {card}"}
    change = effect(game, f"transform {card}")
    assert change.pop("blue points", 0) == 1 - CARD_POINTS[card]
    if card in SMALL:
        assert change.pop(f"cubes on blue-{card}") == -4
    assert change == {
        "blue food": -1,
        "card 5": f"residence on blue-{card}",
        "red deniers": 2,
        **GONE,
    }
    assert purse(game, BLUE) == "1 points"


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("small-farm", "Turn the Small Farm to its residence side"),
        ("market", "Turn the Market to its residence side (1 point less)"),
        ("bank", "Turn the Bank to its residence side (2 points less)"),
    ],
)
def test_the_offer_names_the_points_that_a_turned_card_loses(card: str, sentence: str) -> None:
    game = lawyer_of_red().built(BLUE, card).effects()
    assert game.describe(game.parse(f"transform {card}")) == sentence


@pytest.mark.parametrize("card", SMALL)
@ruling("R11")
def test_cubes_left_on_a_card_that_is_turned_go_back_to_the_stock(card: str) -> None:
    game = play(lawyer_of_red().built(BLUE, card).effects(), f"transform {card}")
    data = position(game)
    assert data["road"][4]["reserve"] == 0
    assert sum(data["seats"][BLUE][cube] for cube in ("food", "wood", "stone")) == 0


@ruling("R12")
def test_residences_covered_cards_neutral_cards_lawyers_and_cards_of_others_are_not_turned() -> None:
    setting = lawyer_of_red().residence(BLUE, "bank").prestige(BLUE, "statue", on="church").built(BLUE, "lawyer")
    game = setting.built(RED, "market").built(BLUE, "peddler", "gold-mine").effects()
    assert offers(game) == {"decline", "transform peddler", "transform gold-mine"}
    for card in ("bank", "church", "lawyer", "market"):
        assert refusal(game, f"transform {card}")
    assert not any(word == "transform park" for word in game.space.words)


@ruling("R12")
def test_with_nothing_to_turn_the_worker_is_not_asked() -> None:
    setting = lawyer_of_red().built(BLUE, "lawyer").residence(BLUE, "bank")
    assert changes(setting, setting.effects()) == {"red deniers": 2, **GONE}


def test_on_anothers_lawyer_one_turns_ones_own_card() -> None:
    game = lawyer_of_red().built(RED, "market").built(BLUE, "bank").effects()
    assert effect(game, "transform bank")["card 6"] == "residence on blue-bank"
    assert position(game)["road"][5]["owner"] == BLUE


def test_on_ones_own_lawyer_there_are_no_deniers() -> None:
    setting = table(3).built(BLUE, "lawyer", "market").worker(BLUE, "blue-lawyer").give(BLUE, "food").provost(4).pause()
    assert effect(setting.effects(), "transform market") == {
        "blue food": -1,
        "blue points": -1,
        "card 5": "residence on blue-market",
        "worker on blue-lawyer": None,
    }


@pytest.mark.parametrize("provost", [5, 6])
def test_the_card_may_stand_before_the_lawyer_or_after_the_provost(provost: int) -> None:
    setting = table(3).built(BLUE, "market").built(RED, "lawyer").built(BLUE, "bank", "church")
    game = setting.worker(BLUE, "red-lawyer").give(BLUE, "food").provost(provost).pause().effects()
    assert offers(game) == {"decline", "transform market", "transform bank", "transform church"}
    for card, space in [("market", 4), ("bank", 6), ("church", 7)]:
        assert effect(game.copy(), f"transform {card}")[f"card {space}"] == f"residence on blue-{card}"


def test_a_turned_card_stays_on_the_road_and_in_no_hand() -> None:
    game = play(lawyer_of_red().built(BLUE, "market").effects(), "transform market")
    data = position(game)
    assert [at["tile"] for at in data["road"]] == ["park", "forest", "neutral-peddler", "red-lawyer", "blue-market"]
    for place in ("hand", "pile", "discard"):
        assert "market" not in data["seats"][BLUE][place]


def test_a_lawyer_beyond_the_provost_turns_nothing() -> None:
    setting = lawyer_of_red(provost=3).built(BLUE, "market")
    assert changes(setting, setting.effects()) == GONE


def test_the_beginner_game_knows_no_lawyer() -> None:
    setting = table(2, rules="beginner")
    assert "lawyer" not in setting.deck
    assert refusal(setting.give(BLUE, "denier food wood").acting(), "build lawyer pay food wood")


# -- the price ------------------------------------------------------------------------------------------------------


@ruling("R3", "K7")
def test_gold_pays_the_lawyer_only_without_food() -> None:
    game = lawyer_of_red("gold").built(BLUE, "market").effects()
    assert effect(game, "transform market")["blue gold"] == -1
    game = lawyer_of_red("food gold").built(BLUE, "market").effects()
    change = effect(game, "transform market")
    assert change["blue food"] == -1
    assert "blue gold" not in change


@pytest.mark.parametrize("goods", ["", "9 wood 9 stone 9 deniers"])
def test_without_food_or_gold_nothing_is_turned(goods: str) -> None:
    setting = lawyer_of_red(goods).built(BLUE, "market")
    game = setting.effects()
    assert asked(game)[0] == "castle"
    assert changes(setting, game) == {"red deniers": 2, **GONE}


# -- a card whose worker has still to work --------------------------------------------------------------------------


def market_to_work(worker: int, provost: int = 5) -> State:
    """Blue is asked by red's lawyer; on blue's market behind it stands a worker."""
    setting = lawyer_of_red(provost=provost).built(BLUE, "market").worker(worker, "blue-market")
    return setting.give(worker, "stone").effects()


@ruling("R10")
def test_a_card_with_anothers_worker_works_for_both_before_it_is_turned_though_paid_for_at_once() -> None:
    game = market_to_work(ORANGE)
    assert effect(game, "transform market") == {
        "blue food": -1,
        "red deniers": 2,
        "waiting blue-market": True,
        **GONE,
    }
    assert asked(game) == ("primary", ORANGE)
    assert effect(game, "give stone") == {
        "orange stone": -1,
        "orange deniers": 4,
        "blue deniers": 1,
        "blue points": -1,
        "card 5": "residence on blue-market",
        "waiting blue-market": None,
        "worker on blue-market": None,
    }


@ruling("R10", "K6")
def test_a_card_with_ones_own_worker_works_before_it_is_turned() -> None:
    game = market_to_work(BLUE)
    play(game, "transform market")
    assert asked(game) == ("primary", BLUE)
    assert effect(game, "give stone") == {
        "blue stone": -1,
        "blue deniers": 4,
        "blue points": -1,
        "card 5": "residence on blue-market",
        "waiting blue-market": None,
        "worker on blue-market": None,
    }


@ruling("R10", "K6")
def test_a_waiting_card_beyond_the_provost_does_not_work_and_is_turned_at_the_end_of_the_phase() -> None:
    game = market_to_work(ORANGE, provost=4)
    assert effect(game, "transform market") == {
        "blue food": -1,
        "red deniers": 2,
        "blue points": -1,
        "card 5": "residence on blue-market",
        "worker on blue-market": None,
        **GONE,
    }


@ruling("R10")
def test_a_card_that_has_worked_already_is_turned_at_once() -> None:
    setting = table(3).built(BLUE, "market").built(RED, "lawyer").worker(BLUE, "red-lawyer").give(BLUE, "food")
    game = setting.worker(ORANGE, "blue-market").give(ORANGE, "stone").provost(5).pause().effects()
    play(game, "give stone")
    assert asked(game) == ("primary", BLUE)
    change = effect(game, "transform market")
    assert change["card 4"] == "residence on blue-market"
    assert "waiting blue-market" not in change


@ruling("R10", "R11")
def test_a_waiting_small_producer_pays_its_owner_from_the_reserve_once_more_and_the_rest_goes_to_the_stock() -> None:
    setting = lawyer_of_red(provost=5).built(BLUE, "small-quarry").worker(ORANGE, "blue-small-quarry")
    game = setting.effects()
    assert effect(game, "transform small-quarry") == {
        "blue food": -1,
        "red deniers": 2,
        "orange stone": 1,
        "blue stone": 1,
        "cubes on blue-small-quarry": -4,
        "card 5": "residence on blue-small-quarry",
        "worker on blue-small-quarry": None,
        **GONE,
    }


@ruling("K6")
def test_a_waiting_card_cannot_be_chosen_again() -> None:
    setting = lawyer_of_red("2 food", provost=7).built(BLUE, "lawyer").built(BLUE, "market", "bank")
    game = setting.worker(BLUE, "blue-lawyer").worker(ORANGE, "blue-market").give(ORANGE, "stone").effects()
    assert offers(game) == {"decline", "transform market", "transform bank"}
    play(game, "transform market")
    assert asked(game) == ("primary", BLUE)
    assert offers(game) == {"decline", "transform bank"}
    assert refusal(game, "transform market")
    play(game, "transform bank")
    assert [at["cover"] for at in position(game)["road"][5:]] == [None, "residence"]


@ruling("K6")
def test_the_card_one_works_on_next_may_be_turned_though_it_is_a_church_with_the_last_token() -> None:
    setting = lawyer_of_red("food 2 deniers", provost=5).built(BLUE, "church").worker(BLUE, "blue-church")
    game = play(setting.castle_tokens(0, 0, 1).effects(), "transform church; pay 2")
    assert game.over
    assert game.scores()[BLUE] == 1 + 2


@ruling("K10")
def test_a_residence_made_now_pays_nothing_now() -> None:
    game = lawyer_of_red().built(BLUE, "market").effects()
    assert "blue deniers" not in effect(game, "transform market")
