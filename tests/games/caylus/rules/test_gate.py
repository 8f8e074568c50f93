"""Phase 3: the gate. (003, 3A; sheet 5.3a)"""

import pytest

from tests.games.caylus.rules.rulings import ruling
from tests.games.caylus.rules.table import (
    BLUE,
    NEUTRALS,
    ORANGE,
    RED,
    Changes,
    changes,
    effect,
    kind,
    offers,
    play,
    refusal,
    table,
    workers_home,
)

ON_THE_ROAD = [*NEUTRALS, "fixed-peddler", "fixed-carpenter", "gold-mine"]
LATER_SPECIALS = ["trading-post", "guild", "joust", "stables", "inn"]
FROM_THE_GATE: Changes = {"worker on gate": None}


def test_the_gate_offers_every_place_that_could_take_a_worker_except_itself_and_taking_it_back() -> None:
    game = table(3).worker(RED, "gate").pause().special()
    assert offers(game) == {f"place {place}" for place in [*LATER_SPECIALS, "castle", *ON_THE_ROAD]} | {"decline"}


@pytest.mark.parametrize("place", ON_THE_ROAD)
def test_the_gate_sends_its_worker_free_to_a_building_of_the_road(place: str) -> None:
    game = table(3).worker(RED, "gate").give(BLUE, "denier").pause().special()
    assert effect(game, f"place {place}") == FROM_THE_GATE | {f"worker on {place}": "red"}


def test_the_gate_sends_its_worker_to_the_castle_on_the_next_place() -> None:
    game = table(3).worker(RED, "gate").worker(BLUE, "castle").give(BLUE, "denier").pause().special()
    assert effect(game, "place castle") == FROM_THE_GATE | {"worker on castle 3": "red"}


def test_a_gate_worker_gives_a_point_to_another_player_whose_building_it_enters() -> None:
    game = table(3).worker(RED, "gate").building(ORANGE, "mason").give(BLUE, "denier").special()
    assert effect(game, "place mason") == FROM_THE_GATE | {"worker on mason": "red", "orange points": 1}


def test_a_gate_worker_in_an_own_building_gives_no_point() -> None:
    game = table(3).worker(RED, "gate").building(RED, "mason").give(BLUE, "denier").special()
    assert effect(game, "place mason") == FROM_THE_GATE | {"worker on mason": "red"}


def test_a_gate_worker_may_be_taken_back() -> None:
    game = table(3).worker(RED, "gate").pause().special()
    assert effect(game, "decline") == FROM_THE_GATE
    assert workers_home(game, RED) == 6


@ruling("6.17")
def test_a_gate_worker_sent_to_the_trading_post_earns_there_the_same_turn() -> None:
    game = table(3).worker(RED, "gate").pause().special()
    assert effect(game, "place trading-post") == FROM_THE_GATE | {"red deniers": 3}


@ruling("6.17")
def test_a_gate_worker_sent_to_the_guild_moves_the_provost_the_same_turn() -> None:
    game = play(table(3).worker(RED, "gate").pause().special(), "place guild")
    assert effect(game, "provost -2") == {"provost": 4, "worker on guild": None}


@ruling("6.17")
def test_a_gate_worker_sent_to_the_joust_field_wins_a_favor_the_same_turn() -> None:
    game = play(table(3).worker(RED, "gate").give(RED, "cloth denier").pause().special(), "place joust; give cloth")
    assert effect(game, "favor prestige") == {"red points": 1, "red on prestige": 1, "worker on joust": None}


@ruling("6.17")
def test_a_gate_worker_sent_to_the_stables_takes_the_next_circle_and_changes_the_order() -> None:
    game = table(3).worker(ORANGE, "gate").worker(RED, "stables").give(BLUE, "denier").special()
    assert effect(game, "place stables") == FROM_THE_GATE | {
        "order": [RED, ORANGE, BLUE],
        "worker on stables 1": None,
    }


def test_the_gate_leads_neither_to_the_stables_nor_to_the_castle_if_an_own_worker_is_there() -> None:
    game = table(3).worker(RED, "gate", "stables", "castle").pause().special()
    assert offers(game) & {"place stables", "place castle"} == set()
    assert refusal(game, "place stables")
    assert refusal(game, "place castle")


def test_the_gate_does_not_lead_to_full_stables() -> None:
    setting = table(5).worker(RED, "gate")
    for seat in (0, 2, 3):
        setting.worker(seat, "stables")
    assert "place stables" not in offers(setting.pause().special())


@ruling("6.17")
def test_a_gate_worker_sent_to_the_inn_moves_to_the_right_circle_and_drives_out_who_is_there() -> None:
    game = table(3).worker(RED, "gate").worker(BLUE, "inn right").pause().special()
    assert effect(game, "place inn") == FROM_THE_GATE | {"worker on inn right": "red"}
    assert workers_home(game, BLUE) == 6


@ruling("6.16")
def test_the_gate_leads_to_the_inn_even_if_an_own_worker_is_on_the_right_circle() -> None:
    game = table(3).worker(RED, "gate", "inn right").pause().special()
    assert effect(game, "place inn") == FROM_THE_GATE
    assert workers_home(game, RED) == 5


@ruling("6.16")
def test_the_gate_does_not_lead_to_the_inn_if_its_left_circle_is_taken() -> None:
    game = table(3).worker(RED, "gate").worker(BLUE, "inn").pause().special()
    assert "place inn" not in offers(game)
    assert "inn" in refusal(game, "place inn").lower()


def test_the_gate_does_not_lead_to_buildings_with_a_worker() -> None:
    setting = table(3).worker(RED, "gate", "quarry").worker(BLUE, "joust", "fixed-peddler", "farm").pause()
    taken = {"place quarry", "place joust", "place fixed-peddler", "place farm", "place gate"}
    assert offers(setting.special()) & taken == set()


def test_the_gate_leads_beyond_the_provost_and_without_money() -> None:
    game = table(3).worker(RED, "gate").provost(2).pause().special()
    assert effect(game, "place gold-mine") == FROM_THE_GATE  # it goes home unused at the start of phase 5
    assert workers_home(game, RED) == 6


def test_a_gate_worker_on_the_road_works_this_turn() -> None:
    game = table(3).worker(RED, "gate").pause().special()
    assert effect(game, "place quarry") == FROM_THE_GATE | {"red stone": 1}


def test_without_a_worker_at_the_gate_nobody_is_asked() -> None:
    setting = table(3).pause()
    game = setting.special()
    assert [kind(game), changes(setting, game)] == ["castle", {}]
