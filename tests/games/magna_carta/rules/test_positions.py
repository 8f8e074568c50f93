"""Positions that no game could lead to are refused. (sheet 3: useful bounds and invariants)"""

import random

import pytest

import caylus
from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import ruling
from tests.games.magna_carta.rules.table import BLUE, RED, Position, Setting, position, table


def read(data: Position) -> State:
    """The position as a game."""
    return caylus.from_position(data)


def ready() -> Setting:
    """Two players in phase 2, with cards."""
    return table(2).hand(BLUE, "bank", "market").hand(RED, "bank").everyone("2 deniers")


def data_of(setting: Setting) -> Position:
    """The position of a table in phase 2, without its ledger, to be spoiled."""
    data = position(setting.acting())
    del data["ledger"]
    return data


def test_what_is_read_back_is_what_was_written() -> None:
    data = position(ready().acting())
    assert position(read(data)) == data


@ruling("R20")
def test_a_known_card_is_known_once() -> None:
    data = data_of(ready())
    data["seats"][BLUE]["shown"] = ["bank", "bank"]
    with pytest.raises(caylus.PositionError):
        read(data)


@ruling("R20")
def test_an_imagined_hand_has_each_card_once_whatever_is_known_of_it() -> None:
    game = ready().known(BLUE, "church").acting()
    hand = position(game.imagine(RED, random.Random(1)))["seats"][BLUE]["hand"]
    assert "church" in hand
    assert len(set(hand)) == len(hand) == 3


@ruling("R20")
def test_with_an_empty_pile_the_whole_hand_is_known() -> None:
    data = data_of(ready())
    mine = data["seats"][BLUE]
    mine["discard"] += mine["pile"]
    mine["pile"] = []
    with pytest.raises(caylus.PositionError):
        read(data)


@pytest.mark.parametrize("place", ["hand", "pile", "discard"])
def test_a_deck_has_each_card_once(place: str) -> None:
    data = data_of(ready())
    data["seats"][BLUE][place].append("church")
    with pytest.raises(caylus.PositionError):
        read(data)
    data = data_of(ready())
    data["seats"][RED]["pile"].pop()
    with pytest.raises(caylus.PositionError):
        read(data)


def effects(spoil: str = "") -> Position:
    """Blue is asked on the bank, the fourth card; before it no worker is left."""
    setting = table(3).built(RED, "bank").built(BLUE, "market").worker(BLUE, "red-bank").give(BLUE, "5 deniers")
    if spoil:
        setting.worker(BLUE, spoil)
    setting.deal()
    setting.data.update(
        phase="effects", passed=[0, 1, 2], cursor=4, stage=1, question={"kind": "primary", "seat": BLUE}, provost=4
    )
    return setting.data


def test_workers_on_the_cards_before_the_one_at_work_have_gone_home() -> None:
    assert read(effects()).seat == BLUE
    assert read(effects("blue-market")).seat == BLUE
    with pytest.raises(caylus.PositionError):
        read(effects("park"))


@pytest.mark.parametrize(
    ("left", "held"),
    [
        ([0, 0, 1], [17, 0, 0]),
        ([0, 6, 7], [0, 5, 0]),
        ([0, 6, 7], [6, 0, 0]),
        ([5, 5, 7], [0, 1, 0]),
        ([1, 5, 7], [4, 1, 0]),
        ([0, 6, 6], [5, 0, 1]),
    ],
)
def test_no_section_has_more_tokens_than_it_began_with_and_the_best_go_first(left: list[int], held: list[int]) -> None:
    data = data_of(ready())
    data["castle"]["tokens"] = left
    data["seats"][BLUE]["tokens"] = held
    data["castle"]["removed"] = max(0, 18 - sum(left) - sum(held))
    data["seats"][BLUE]["points"] = 4 * held[0] + 3 * held[1] + 2 * held[2]
    with pytest.raises(caylus.PositionError):
        read(data)


def test_no_more_than_four_workers_are_on_the_road() -> None:
    setting = table(4).built(RED, "market").everyone("denier")
    setting.worker(BLUE, "park", "forest", "neutral-quarry", "neutral-peddler", "red-market")
    with pytest.raises(caylus.PositionError):
        setting.acting()


@pytest.mark.parametrize("cover", ["residence", "statue"])
def test_workers_do_not_stand_on_residences_nor_prestige_cards_nor_cubes_lie_there(cover: str) -> None:
    for spoil in ({"worker": BLUE}, {"reserve": 1}):
        setting = ready()
        if cover == "statue":
            setting.prestige(RED, "statue", on="small-farm")
        else:
            setting.residence(RED, "small-farm")
        setting.data["road"][-1].update(spoil)
        with pytest.raises(caylus.PositionError):
            setting.acting()


def test_a_lawyer_and_a_neutral_card_are_never_residences() -> None:
    with pytest.raises(caylus.PositionError):
        ready().residence(RED, "lawyer").acting()
    setting = ready()
    setting.data["road"][0]["cover"] = "residence"
    with pytest.raises(caylus.PositionError):
        setting.acting()


def test_the_beginner_game_has_neither_provost_nor_residences_nor_the_cards_of_the_standard_game() -> None:
    for spoil in ("provost", "residence", "lawyer"):
        setting = table(2, rules="beginner").everyone("denier")
        if spoil == "provost":
            setting.data["provost"] = 2
        elif spoil == "residence":
            setting.residence(RED, "market")
        else:
            setting.built(RED, "lawyer")
        with pytest.raises(caylus.PositionError):
            setting.acting()


def test_a_position_is_never_between_two_questions() -> None:
    data = effects()
    data.update(stage=2, question={"kind": "none", "seat": RED})
    with pytest.raises(caylus.PositionError):
        read(data)


def mulligan(setting: Setting) -> Position:
    """Blue is asked for the mulligan."""
    setting.deal()
    setting.data.update(phase="mulligan", cursor=1, stage=0, question={"kind": "mulligan", "seat": BLUE})
    return setting.data


@ruling("K1")
def test_the_mulligan_is_before_the_first_turn_with_three_cards_each_and_nothing_built() -> None:
    three = ("bank", "market", "church")
    assert read(mulligan(table(2).hand(BLUE, *three).hand(RED, *three))).seat == BLUE
    for spoiled in (
        mulligan(table(2).hand(BLUE, "bank").hand(RED, *three)),
        mulligan(table(2).hand(BLUE, *three).hand(RED, *three).built(RED, "peddler")),
        {**mulligan(table(2).hand(BLUE, *three).hand(RED, *three)), "turn": 3},
    ):
        with pytest.raises(caylus.PositionError):
            read(spoiled)


@pytest.mark.parametrize("offers", [[1, 0], [0, 1]])
def test_batches_offered_have_brought_tokens_and_those_still_to_come_have_offered_none(offers: list[int]) -> None:
    setting = table(2).everyone("food wood stone")
    setting.data["castle"]["offers"] = offers
    if offers[RED]:
        setting.tokens(RED, dungeon=1)
    with pytest.raises(caylus.PositionError):
        setting.castle()


def test_who_has_passed_builds_nothing() -> None:
    setting = table(2).residence(BLUE, "bank", "market").everyone("denier")
    setting.data["passed"] = [BLUE]
    with pytest.raises(caylus.PositionError):
        setting.start("actions", "site", BLUE, 1, building="statue")


def test_nobody_is_asked_for_a_provost_in_the_beginner_game() -> None:
    assert table(2).everyone("denier").provost_phase().seat == BLUE
    with pytest.raises(caylus.PositionError, match="'provost' cannot be asked"):
        table(2, rules="beginner").everyone("denier").provost_phase()
