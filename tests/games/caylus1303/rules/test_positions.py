"""Positions that no game can come to are refused, lest the game go wrong afterwards; all others are read back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import pytest

import caylus
from caylus.core.state import State
from tests.games.caylus1303.rules.table import BLUE, GREEN, RED, Position, Setting, asked, play, position, table


def refused(data: Position) -> str:
    """The sentence with which a position is refused."""
    data.pop("ledger", None)
    with pytest.raises(caylus.PositionError) as refusal:
        caylus.from_position(cast(dict[str, object], data))
    return str(refusal.value)


def at(setting: Setting, phase: str, question: str, seat: int, cursor: int, stage: int = 0) -> Position:
    """A position after the planning, whether or not a game can come to it."""
    setting.deal()
    setting.data.update(passed=setting.passing, phase=phase, cursor=cursor, stage=stage)
    setting.data["question"] = {"kind": question, "seat": seat}
    return setting.data


def planning(setting: Setting) -> Position:
    """A position in the planning, with blue to place."""
    setting.deal()
    setting.data.update(phase="planning", cursor=0, stage=1, question={"kind": "place", "seat": BLUE})
    return setting.everyone("3 workers").data


# -- workers that would never go home -----------------------------------------------------------------------------


def test_no_worker_is_on_a_printed_building_when_the_bridge_is_asked() -> None:
    assert refused(at(table(3).everyone("worker").worker(RED, "fairground"), "bridge", "bridge", BLUE, 1))


def test_no_worker_is_on_a_printed_building_when_the_road_is_activated() -> None:
    setting = table(3).give(RED, "stone").worker(RED, "toll", "guild-4")
    assert refused(at(setting, "road", "building", RED, 8, 1))


def test_no_worker_is_on_the_road_before_the_building_in_use() -> None:
    setting = table(3).give(RED, "stone").worker(RED, "farm", "guild-4")
    assert refused(at(setting, "road", "building", RED, 8, 1))


def test_no_worker_is_on_a_printed_building_before_the_one_in_use() -> None:
    setting = table(3).worker(RED, "fairground").worker(BLUE, "toll")
    assert refused(at(setting, "printed", "building", BLUE, 3, 1))


def test_workers_farther_on_wait_for_their_turn() -> None:
    setting = table(3).give(RED, "stone").worker(RED, "guild-4").worker(BLUE, "covered-market")
    game = caylus.from_position(cast(dict[str, object], at(setting, "road", "building", RED, 8, 1)))
    assert asked(game) == ("building", RED)


# -- claims -------------------------------------------------------------------------------------------------------


def test_no_starting_building_has_an_owner_in_the_planning() -> None:
    assert refused(planning(table(3).claim(RED, "farm")))


def test_claims_have_become_residences_when_monuments_are_asked() -> None:
    setting = table(3).residence(BLUE, 1).claim(RED, "sawmill").give(BLUE, "gold wood")
    assert refused(at(setting, "stewardship", "monument", BLUE, 1))


# -- favors -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["favor", "favor-character"])
def test_at_the_fairground_only_its_worker_has_a_favor(question: str) -> None:
    assert refused(at(table(3).worker(RED, "fairground"), "printed", question, BLUE, 0, 1))


def test_no_favor_at_the_toll() -> None:
    assert refused(at(table(3).worker(RED, "toll"), "printed", "favor", RED, 3, 1))


def test_no_favor_on_the_road_but_at_the_manor() -> None:
    assert refused(at(table(3).worker(RED, "farm"), "road", "favor", RED, 1, 1))


def test_no_favor_before_all_have_delivered() -> None:
    setting = table(3).worker(RED, "site").give(RED, "food wood stone")
    assert refused(at(setting, "delivery", "favor", RED, 0, 0))


def test_no_favor_in_the_stewardship_without_a_theater() -> None:
    assert refused(at(table(3).residence(RED, 3), "stewardship", "favor", RED, 3))


# -- characters ---------------------------------------------------------------------------------------------------


def test_at_most_three_characters_lie_on_the_board_after_the_draft() -> None:
    data = planning(table(3))
    data["characters"] = dict.fromkeys(data["characters"])
    assert refused(data)


def test_in_the_draft_those_who_were_asked_hold_one_each() -> None:
    data = position(caylus.new("caylus-1303", players=3, seed=1))
    data["characters"][next(iter(data["characters"]))] = data["question"]["seat"]
    assert refused(data)


def test_without_a_journeyman_in_play_no_building_has_two_workers() -> None:
    setting = table(3).worker(RED, "farm").worker(BLUE, "farm").everyone("worker")
    assert refused(at(setting, "bridge", "bridge", BLUE, 1))


def test_the_early_riser_is_asked_before_anyone_has_placed() -> None:
    setting = table(3).everyone("5 workers").holds(BLUE, "early-riser").worker(RED, "farm")
    setting.deal()
    setting.data.update(phase="planning", cursor=0, stage=1, question={"kind": "early", "seat": BLUE})
    assert refused(setting.data)


# -- the end ------------------------------------------------------------------------------------------------------


def test_the_game_is_not_over_before_round_nine() -> None:
    data = at(table(3).turn(8), "over", "", BLUE, 0)
    data["question"] = None
    assert refused(data)


def test_no_worker_is_out_when_the_game_is_over() -> None:
    data = at(table(3).turn(9).worker(RED, "farm"), "over", "", BLUE, 0)
    data["question"] = None
    assert refused(data)


# -- what was refused before and must stay so ---------------------------------------------------------------------


def edited(edit: Callable[[Position], object]) -> Position:
    """A sound position in the planning, with one thing changed."""
    data = planning(table(3).building(RED, "wood-farm").residence(GREEN, 2))
    edit(data)
    return data


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param(lambda data: data.update(provost=27), id="provost past the last place"),
        pytest.param(lambda data: data.update(turn=10), id="tenth round"),
        pytest.param(lambda data: data["seats"][0].update(workers=16), id="sixteen workers"),
        pytest.param(lambda data: data["seats"][0].update(deniers=1), id="no such good"),
        pytest.param(lambda data: data["road"][0].update(tile=None), id="gap among the starting buildings"),
        pytest.param(lambda data: data["road"][8].update(tile="stonemason"), id="stonemason on space 9"),
        pytest.param(lambda data: data["road"][8].update(owner=1), id="owner on space 9"),
        pytest.param(lambda data: data["road"][1].update(owner=None), id="residence without owner"),
        pytest.param(lambda data: data["road"][1].update(workers=[0]), id="worker on a residence"),
        pytest.param(lambda data: data["road"][9].update(owner=None), id="built and nobody's"),
        pytest.param(lambda data: data["road"][11].update(tile="manor", owner=1), id="gap in the built road"),
        pytest.param(lambda data: data["road"][10].update(tile="wood-farm", owner=1), id="tile twice"),
        pytest.param(lambda data: data["road"][10].update(tile="tailor", owner=1), id="tile of the site"),
        pytest.param(lambda data: data["road"][10].update(tile="statue", owner=1), id="monument without residence"),
        pytest.param(lambda data: data["road"][0].update(tile="manor", owner=1), id="wood among the starting ones"),
        pytest.param(lambda data: data["printed"].update(toll=[0, 0]), id="two workers of one player"),
        pytest.param(lambda data: data["site"].update(workers=[1, 1]), id="two on the site"),
        pytest.param(lambda data: data["site"].update(bundles=[1, 0, 0]), id="bundles in the planning"),
        pytest.param(lambda data: data["characters"].popitem(), id="a character short"),
        pytest.param(lambda data: data.update(next_first=1), id="first-player tile changed hands too early"),
        pytest.param(lambda data: data.update(question={"kind": "place", "seat": 1}), id="another's turn"),
        pytest.param(lambda data: data.update(question={"kind": "monument", "seat": 2}), id="another phase's question"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(edit: Callable[[Position], object]) -> None:
    assert refused(edited(edit)).endswith(".")


def test_more_than_nine_houses_are_refused() -> None:
    built = ["wood-farm", "wood-sawmill", "wood-quarry", "spinning-mill", "wood-market", "manor", "stonemason"]
    assert "house" in refused(planning(table(3).building(RED, *built).residence(RED, 1, 2, 3)))


# -- what can be is read back -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_a_game_is_read_back_and_plays_on_alike(seed: int) -> None:
    rng = random.Random(seed)
    game: State = caylus.new("caylus-1303", players=2 + seed % 4, seed=seed)
    while not game.over:
        twin = caylus.from_position(game.position())
        assert (twin.position(), twin.key(), twin.actions()) == (game.position(), game.key(), game.actions())
        action = rng.choice(game.actions())
        notation = game.notation(action)
        play(game, notation)
        play(twin, notation)
        assert twin.position() == game.position()
    assert caylus.from_position(game.position()).winners() == game.winners()
