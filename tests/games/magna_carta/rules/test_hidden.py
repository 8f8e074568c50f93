"""What lies open and what only its owner knows. (004, setup and phase 2; sheet R20)

That nothing leaks anywhere else is in `tests/property/test_secrets.py`.
"""

from typing import cast

import pytest

from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import ruling
from tests.games.magna_carta.rules.table import BLUE, CARD_POINTS, GOODS, ORANGE, RED, Position, play, table


def seen(game: State, viewer: int | None, seat: int) -> Position:
    """What a viewer sees of a seat."""
    return cast(Position, cast(Position, game.view(viewer))["seats"][seat])


@pytest.mark.parametrize("viewer", [BLUE, RED, ORANGE, None])
@ruling("R20")
def test_the_hand_is_seen_by_its_owner_and_its_size_by_all(viewer: int | None) -> None:
    game = table(3).hand(RED, "bank", "church").hand(BLUE, "market").give(BLUE, "denier").acting()
    found = seen(game, viewer, RED)
    assert found["hand"] == (["bank", "church"] if viewer == RED else None)
    assert [found["hand_size"], found["pile_size"]] == [2, 10]
    assert "pile" not in found


@pytest.mark.parametrize("viewer", [BLUE, RED, None])
@ruling("R20")
def test_goods_money_points_tokens_workers_and_discards_lie_open(viewer: int | None) -> None:
    setting = (
        table(2)
        .give(RED, "food 2 wood 3 stone 4 gold 5 deniers")
        .tokens(RED, 1, 2, 1)
        .castle_tokens(0, 0, 6)
        .discard(RED, "bank", "market")
    )
    found = seen(setting.built(RED, "church").worker(RED, "park").acting(RED), viewer, RED)
    assert [found[name] for name in GOODS] == [1, 2, 3, 4, 5, 12 + 3]
    assert [found["tokens"], found["discard"], found["workers"]] == [[1, 2, 1], ["bank", "market"], 3]


@ruling("R20")
def test_a_hand_can_be_worked_out_when_the_pile_is_empty() -> None:
    game = table(2).give(RED, "5 deniers").hand(RED, "bank").pile(RED, "market").acting(RED)
    assert seen(game, BLUE, RED)["shown"] == []
    play(game, "draw")
    assert seen(game, BLUE, RED)["shown"] == ["market", "bank"]
    play(game, "draw")  # from the shuffled discard
    assert seen(game, BLUE, RED)["shown"] == ["market", "bank"]
    assert seen(game, BLUE, RED)["hand_size"] == 3


@ruling("R20", "R8")
def test_cards_drawn_to_the_end_of_the_pile_are_worked_out_when_a_hand_is_replaced() -> None:
    """The hand thrown lies open, so that all can tell what was left in the pile."""
    setting = table(2).give(RED, "5 deniers").hand(RED, "bank", "church", "lawyer").pile(RED, "market", "peddler")
    game = play(setting.acting(RED), "replace")
    assert sorted(seen(game, BLUE, RED)["shown"]) == ["market", "peddler"]


@ruling("R20", "R8")
def test_after_replacing_the_hand_with_the_whole_pile_all_of_it_is_known() -> None:
    setting = table(2).give(RED, "5 deniers").hand(RED, "bank", "church").pile(RED, "market", "peddler")
    game = play(setting.acting(RED), "replace")
    assert sorted(seen(game, BLUE, RED)["shown"]) == ["market", "peddler"]
    play(game, "replace")
    assert seen(game, BLUE, RED)["shown"] == []


@ruling("R20")
def test_when_the_last_card_of_a_pile_is_drawn_no_card_of_the_deck_is_hidden() -> None:
    setting = table(2).give(RED, "5 deniers").pile(RED).hand(RED, "bank", "market")
    game = setting.built(RED, *(card for card in CARD_POINTS if card not in ("bank", "market"))).acting(RED)
    assert seen(game, BLUE, RED)["shown"] == ["market", "bank"]


@ruling("R20")
def test_a_known_card_that_is_built_is_on_the_road_and_no_longer_in_the_hand() -> None:
    setting = table(2).give(RED, "5 deniers wood 2 stone").known(RED, "bank", "market")
    game = play(setting.acting(RED), "build bank")
    assert seen(game, BLUE, RED)["shown"] == ["market"]
