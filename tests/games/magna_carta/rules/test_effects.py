"""Phase 4: the cards of the road in order, primary before secondary. (004, phase 4; sheet 3)"""

import pytest

from tests.games.magna_carta.rules.rulings import ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    ORANGE,
    RED,
    asked,
    changes,
    effect,
    offers,
    play,
    position,
    table,
    workers_home,
)


def test_a_card_without_a_worker_does_nothing() -> None:
    setting = table(3).built(RED, "large-farm", "market").provost(5).pause()
    assert changes(setting, setting.effects()) == {}


def test_cards_work_up_to_and_including_that_of_the_provost() -> None:
    setting = table(3).built(RED, "large-farm", "large-quarry").pause().provost(4)
    setting.worker(BLUE, "park", "red-large-farm", "red-large-quarry")
    game = setting.effects()
    assert changes(setting, game) == {
        "blue food": 3,
        "red food": 1,
        "worker on park": None,
        "worker on red-large-farm": None,
        "worker on red-large-quarry": None,
    }
    assert workers_home(game, BLUE) == 4


def test_the_first_card_is_never_shut_off() -> None:
    setting = table(3).worker(BLUE, "park").worker(RED, "forest").provost(1).pause()
    assert changes(setting, setting.effects()) == {
        "blue food": 1,
        "worker on park": None,
        "worker on forest": None,
    }


def test_in_the_beginner_game_the_whole_road_works() -> None:
    setting = table(3, rules="beginner").built(RED, "large-farm", "large-quarry").pause()
    setting.worker(BLUE, "park", "red-large-farm", "red-large-quarry")
    found = changes(setting, setting.effects())
    assert [found["blue food"], found["red food"], found["blue stone"], found["red stone"]] == [3, 1, 2, 1]


def test_cards_work_from_the_beginning_of_the_road_each_with_both_effects() -> None:
    setting = table(3).built(RED, "bank").built(BLUE, "peddler").provost(5).pause()
    setting.give(BLUE, "3 deniers").give(RED, "3 deniers").worker(BLUE, "red-bank").worker(RED, "blue-peddler")
    game = setting.worker(ORANGE, "neutral-peddler").give(ORANGE, "denier").passing(ORANGE, BLUE, RED).pause().effects()
    found = []
    while position(game)["phase"] == "effects":
        found.append((asked(game), position(game)["cursor"]))
        play(game, "decline")
    assert found == [
        (("primary", ORANGE), 3),
        (("primary", BLUE), 4),
        (("secondary", RED), 4),
        (("primary", RED), 5),
        (("secondary", BLUE), 5),
    ]


def test_what_an_earlier_card_brings_can_be_spent_at_a_later_one() -> None:
    setting = table(3).neutrals("trading-post", "park").built(RED, "bank", "market").provost(5).pause()
    game = setting.worker(BLUE, "trading-post", "red-bank", "red-market").effects()
    assert offers(game) == {"decline", "pay 1"}
    play(game, "pay 1")
    assert offers(game) == {"decline", "give gold"}
    assert effect(game, "give gold")["blue deniers"] == 4


def test_the_primary_effect_pays_before_the_secondary_of_the_same_player_elsewhere() -> None:
    setting = table(3).built(RED, "gold-mine").built(BLUE, "bank").provost(5).pause()
    setting.worker(BLUE, "red-gold-mine").worker(RED, "blue-bank").give(RED, "wood 3 deniers").give(BLUE, "2 deniers")
    game = setting.effects()
    assert asked(game) == ("secondary", RED)
    play(game, "give wood")
    assert asked(game) == ("primary", RED)
    play(game, "pay 3")
    assert asked(game) == ("secondary", BLUE)
    play(game, "pay 2")
    assert [position(game)["seats"][seat]["gold"] for seat in (BLUE, RED)] == [2, 3]


@pytest.mark.parametrize("card", ["bank", "peddler", "church"])
@ruling("R2")
def test_the_owner_may_use_the_secondary_effect_though_the_primary_was_declined(card: str) -> None:
    setting = table(3).built(RED, card).worker(BLUE, f"red-{card}").everyone("9 deniers").provost(4)
    game = play(setting.pause().effects(), "decline")
    assert asked(game) == ("secondary", RED)
    assert len(offers(game)) > 1


@pytest.mark.parametrize("card", ["bank", "peddler", "church"])
@ruling("R2")
def test_the_owner_may_use_the_secondary_effect_though_the_primary_was_impossible(card: str) -> None:
    setting = table(3).built(RED, card).worker(BLUE, f"red-{card}").give(RED, "9 deniers").provost(4)
    game = setting.pause().effects()
    assert asked(game) == ("secondary", RED)


@pytest.mark.parametrize("card", ["bank", "peddler", "church", "market"])
def test_the_owner_who_works_there_cannot_have_the_secondary_effect_instead(card: str) -> None:
    setting = table(3).built(BLUE, card).worker(BLUE, f"blue-{card}").give(BLUE, "9 deniers stone").provost(4)
    game = setting.passing(BLUE, RED, ORANGE).pause().effects()
    assert asked(game) == ("primary", BLUE)
    assert effect(game, "decline") == {f"worker on blue-{card}": None}
    assert game.seat == ORANGE


@ruling("K4")
def test_workers_come_home_card_by_card_and_those_beyond_the_provost_with_the_end_of_the_phase() -> None:
    setting = table(3).built(RED, "bank", "market").provost(4).give(BLUE, "9 deniers").pause()
    game = setting.worker(BLUE, "park", "neutral-peddler", "red-bank", "red-market").effects()
    assert workers_home(game, BLUE) == 1
    play(game, "decline")
    assert workers_home(game, BLUE) == 2
    play(game, "decline")
    assert workers_home(game, BLUE) == 4


@ruling("R14")
def test_when_the_church_sells_the_last_token_the_road_is_finished_and_the_game_over() -> None:
    setting = table(3).built(RED, "church").built(BLUE, "large-farm").residence(RED, "market").provost(6)
    setting.worker(BLUE, "red-church").worker(RED, "blue-large-farm").give(BLUE, "2 deniers")
    game = setting.give(ORANGE, "9 food 9 wood 9 stone").castle_tokens(0, 0, 1).effects()
    change = effect(game, "pay 2")
    assert game.over
    assert change == {
        "blue deniers": -2,
        "towers": -1,
        "blue towers": 1,
        "blue points": 2,
        "blue food": 1,
        "red food": 2,
        "worker on red-church": None,
        "worker on blue-large-farm": None,
        "orange points": 9,  # for 27 cubes; no batch, and no gold for one
    }


@ruling("R14")
def test_questions_on_the_road_are_still_asked_after_the_last_token_is_sold() -> None:
    setting = table(3).built(RED, "church").built(BLUE, "bank").provost(5).castle_tokens(0, 0, 1)
    game = (
        setting.worker(BLUE, "red-church")
        .worker(RED, "blue-bank")
        .give(BLUE, "2 deniers")
        .give(RED, "denier")
        .effects()
    )
    play(game, "pay 2")
    assert asked(game) == ("primary", RED)
    play(game, "pay 1")
    assert game.over
    assert game.scores()[RED] == 3 + 1  # the church, the gold
