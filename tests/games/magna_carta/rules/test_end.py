"""Phase 6, the end of the game and the counting of points. (004, phase 6 and end of the game; sheet 3)"""

from typing import cast

import pytest

from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import example, ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    Setting,
    asked,
    effect,
    play,
    position,
    table,
)

RULES = ["standard", "beginner"]


def last_batch(players: int = 3, rules: str = "standard") -> Setting:
    """One token is left, and the last to pass has a batch to end the game with or without it."""
    return table(players, rules=rules).castle_tokens(0, 0, 1).pause()


# -- phase 6 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_the_provost_goes_two_cards_on_as_far_as_there_is_road(before: int, after: int) -> None:
    setting = table(3).built(RED, "bank").residence(RED, "market").prestige(RED, "statue", on="church").provost(before)
    game = play(setting.pause().castle(), "decline")
    assert [position(game)["turn"], position(game)["provost"]] == [2, after]


@example("provost one card before the end of the road")
def test_one_card_before_the_end_the_provost_goes_one_card_on_and_the_first_player_card_one_seat() -> None:
    game = table(4).built(GREEN, "bank").built(BLUE, "large-quarry").provost(5).first(ORANGE).pause().castle()
    change = effect(game, "decline")
    assert [change["provost"], change["first"], change["turn"]] == [6, GREEN, 2]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
@ruling("K9")
def test_the_first_player_card_goes_to_the_next_seat_whoever_passed_first(
    first: int, following: int, rules: str
) -> None:
    setting = table(4, rules=rules).first(first).passing(ORANGE, GREEN, RED, BLUE).pause()
    game = play(setting.castle(), "decline")
    assert position(game)["first"] == following
    assert asked(game) == ("action", following)


def test_in_the_beginner_game_there_is_no_provost_to_move() -> None:
    game = play(table(3, rules="beginner").built(RED, "bank").pause().castle(), "decline")
    assert position(game)["provost"] is None


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("answer", ["decline", "castle batch"])
@ruling("K5")
def test_the_game_ends_after_phase_five_of_the_turn_in_which_the_tokens_ran_out(answer: str, rules: str) -> None:
    setting = last_batch(rules=rules).first(RED)
    game = play(setting.castle(), answer)
    assert game.over
    assert game.actions() == []
    assert game.decision is None
    data = position(game)
    assert [data["turn"], data["first"], data["phase"]] == [1, RED, "over"]
    assert data["provost"] == (3 if rules == "standard" else None)
    assert data["seats"][BLUE]["deniers"] == 0


def test_with_a_token_left_the_game_goes_on() -> None:
    game = play(table(3).castle_tokens(0, 0, 2).pause().castle(), "castle batch")
    assert not game.over
    assert game.winners() == []


# -- points -----------------------------------------------------------------------------------------------------------


def ended(setting: Setting) -> State:
    """The game after a last turn in which nothing is offered."""
    game = setting.castle()
    while not game.over:
        play(game, "decline")
    return game


def final(setting: Setting) -> list[int]:
    """The points after such a turn."""
    return ended(setting).scores()


@pytest.mark.parametrize("rules", RULES)
@example("two gold, seven cubes, eight deniers")
def test_gold_counts_one_three_other_cubes_one_three_deniers_one(rules: str) -> None:
    setting = last_batch(rules=rules).give(BLUE, "2 gold 3 food 2 wood 2 stone 8 deniers")
    assert final(setting) == [2 + 2 + 2, 0, 1]


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ("2 food", 0),
        ("2 food wood", 1),
        ("2 deniers", 0),
        ("3 deniers", 1),
        ("5 deniers", 1),
        ("6 deniers", 2),
        ("gold", 1),
        ("2 wood gold", 1),
        ("2 wood 2 deniers", 0),
        ("5 stone", 1),
        ("6 stone", 2),
        ("5 stone 5 deniers 2 gold", 4),
    ],
)
def test_cubes_and_deniers_are_not_mixed_and_count_in_whole_threes(goods: str, worth: int) -> None:
    assert final(last_batch().give(BLUE, goods))[BLUE] == worth


def test_tokens_count_their_value() -> None:
    setting = table(3).tokens(BLUE, 2, 1, 3).tokens(RED, 0, 2, 0).castle_tokens(0, 0, 1).pause()
    assert final(setting) == [2 * 4 + 3 + 3 * 2, 6, 1]


def test_only_the_visible_face_of_a_card_counts() -> None:
    setting = last_batch().built(BLUE, "bank", "small-farm").residence(BLUE, "church", "market")
    setting.prestige(RED, "cathedral", on="bank").prestige(RED, "hotel", on="church").residence(RED, "market")
    assert final(setting) == [3 + 1 + 1 + 1, 14 + 6 + 1, 1]


def test_in_the_beginner_game_cards_and_prestige_cards_count() -> None:
    setting = (
        last_batch(rules="beginner").built(BLUE, "bank", "peddler").prestige(BLUE, "statue").prestige(RED, "theatre")
    )
    assert final(setting) == [3 + 2 + 6, 6, 1]


@pytest.mark.parametrize("rules", RULES)
def test_cards_in_hand_pile_and_discard_and_cubes_on_cards_count_nothing(rules: str) -> None:
    setting = last_batch(rules=rules).hand(BLUE, "bank", "market").discard(BLUE, "peddler")
    setting.built(BLUE, "small-farm", "small-quarry")
    assert final(setting)[BLUE] == 2


def test_every_point_is_explained_by_the_ledger() -> None:
    setting = last_batch().give(BLUE, "2 gold 5 food 7 deniers").built(BLUE, "bank")
    game = ended(setting)
    told = [entry for entry in game.ledger() if entry["seat"] == BLUE]
    gains = [cast(int, entry["points"]) for entry in told if entry["source"] != "carried over"]
    assert sorted(gains) == [1, 2, 2]


def test_the_winner_has_the_most_points_and_a_tie_is_shared() -> None:
    game = ended(last_batch().give(BLUE, "9 gold").give(RED, "9 gold 2 deniers"))
    assert game.scores() == [9, 9, 1]
    assert game.winners() == [BLUE, RED]
    game = ended(last_batch().give(BLUE, "9 gold").give(RED, "9 gold 3 deniers"))
    assert game.winners() == [RED]
