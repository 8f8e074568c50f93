"""Setting up, and the one chance to change the first hand. (004, setup; sheet 2)"""

from collections import Counter

import pytest

import caylus
from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import example, ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    CARD_POINTS,
    NEUTRALS,
    ORANGE,
    PRESTIGE_POINTS,
    RED,
    asked,
    effect,
    kind,
    offers,
    play,
    position,
    purse,
    road,
    table,
    workers_home,
)

RULES = ["standard", "beginner"]


def new(players: int, rules: str = "standard", seed: int = 1) -> State:
    """A game just set up."""
    return caylus.new("magna-carta", players=players, seed=seed, options={"rules": rules})


# -- the road ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
@example("four neutral cards from park to peddler")
def test_the_road_begins_with_as_many_neutral_cards_as_players_the_peddler_last(players: int, rules: str) -> None:
    for seed in range(20):
        game = new(players, rules, seed)
        *others, last = road(game)
        assert last == "neutral-peddler"
        assert len(set(others)) == len(others) == players - 1
        assert set(others) <= set(NEUTRALS)
        for at in position(game)["road"]:
            assert [at["owner"], at["worker"], at["cover"], at["reserve"], at["turning"]] == [
                None,
                None,
                None,
                0,
                False,
            ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_of_the_four_neutral_cards_may_come_in_any_order(players: int) -> None:
    found = {tuple(road(new(players, seed=seed))[:-1]) for seed in range(300)}
    assert len(found) == {2: 4, 3: 12, 4: 24}[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_provost_begins_on_the_peddler_and_the_beginner_game_has_none(players: int) -> None:
    assert position(new(players))["provost"] == players
    assert position(new(players, "beginner"))["provost"] is None


# -- castle and prestige cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("players", "tokens"), [(2, [5, 6, 7]), (3, [6, 7, 8]), (4, [7, 8, 9])])
def test_one_token_of_each_value_less_for_three_players_and_two_for_two(
    players: int, tokens: list[int], rules: str
) -> None:
    castle = position(new(players, rules))["castle"]
    assert castle == {"tokens": tokens, "removed": 0, "offers": [0] * players}


def test_seven_prestige_cards_lie_open_in_the_beginner_game_six() -> None:
    assert position(new(3))["prestige"] == dict.fromkeys(PRESTIGE_POINTS)
    beginner = dict.fromkeys(PRESTIGE_POINTS)
    del beginner["hotel"]
    assert position(new(3, "beginner"))["prestige"] == beginner


# -- players ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_two_food_two_wood_four_deniers_and_four_workers(players: int, rules: str) -> None:
    game = new(players, rules)
    for seat in range(players):
        assert purse(game, seat) == "2 food, 2 wood, 4 deniers"
        assert workers_home(game, seat) == 4
        assert position(game)["seats"][seat]["tokens"] == [0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_three_of_twelve_cards_in_the_beginner_game_of_ten(players: int) -> None:
    beginner = sorted(card for card in CARD_POINTS if card not in ("lawyer", "church"))
    for rules, deck in [("standard", sorted(CARD_POINTS)), ("beginner", beginner)]:
        for cards in position(new(players, rules))["seats"]:
            assert len(cards["hand"]) == 3
            assert cards["discard"] == []
            assert sorted(cards["hand"] + cards["pile"]) == deck


def test_decks_are_shuffled_apart_from_each_other() -> None:
    for seed in range(10):
        orders = [tuple(cards["pile"]) for cards in position(new(4, seed=seed))["seats"]]
        assert len(set(orders)) == 4


def test_every_card_may_come_first() -> None:
    hands = [position(new(2, seed=seed))["seats"][BLUE]["hand"] for seed in range(240)]
    found = Counter(card for hand in hands for card in hand)
    assert set(found) == set(CARD_POINTS)
    assert min(found.values()) > 30  # 60 on average, with a spread of 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anyone_may_be_first_player(players: int) -> None:
    found = Counter(position(new(players, seed=seed))["first"] for seed in range(100 * players))
    assert sorted(found) == list(range(players))
    assert min(found.values()) > 65


# -- the mulligan -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
@ruling("R21", "K1")
def test_mulligans_go_clockwise_from_the_first_player_each_asked_once(players: int, rules: str) -> None:
    for seed in range(8):
        game = new(players, rules, seed)
        first = position(game)["first"]
        for turn in range(players):
            assert asked(game) == ("mulligan", (first + turn) % players)
            assert offers(game) == {"decline", "replace"}
            assert [purse(game, seat) for seat in range(players)] == ["2 food, 2 wood, 4 deniers"] * players
            play(game, "replace" if turn % 2 else "decline")
        assert asked(game) == ("action", first)


def mulligan(rules: str = "standard") -> State:
    """Blue, the first of three, holds three cards and knows three to come."""
    setting = table(3, rules=rules).hand(BLUE, "bank", "market", "small-farm").hand(RED, "bank", "market", "peddler")
    setting.hand(ORANGE, "bank", "market", "peddler")
    setting.deal()
    cards = setting.data["seats"][BLUE]
    for card in ("gold-mine", "large-farm", "peddler"):  # the last is on top
        cards["pile"].remove(card)
        cards["pile"].append(card)
    setting.piles[BLUE] = []
    return caylus.from_position(
        {**setting.data, "phase": "mulligan", "cursor": 1, "stage": 0, "question": {"kind": "mulligan", "seat": BLUE}}
    )


@pytest.mark.parametrize("rules", RULES)
def test_a_mulligan_throws_all_three_cards_on_the_discard_and_takes_the_next_three_for_nothing(rules: str) -> None:
    game = mulligan(rules)
    pile = position(game)["seats"][BLUE]["pile"]
    assert effect(game, "replace") == {
        "blue hand": ["gold-mine", "large-farm", "peddler"],
        "blue discard": ["bank", "market", "small-farm"],
        "blue pile": pile[:-3][::-1],
    }
    assert asked(game) == ("mulligan", RED)


def test_keeping_the_cards_changes_nothing() -> None:
    game = mulligan()
    assert effect(game, "decline") == {}
    assert asked(game) == ("mulligan", RED)


def test_one_cannot_change_only_some_of_the_cards_nor_act_before_the_mulligans_are_over() -> None:
    game = mulligan()
    for action in ("draw", "pass", "place park", "build market pay 2 wood"):
        assert game.why_not(action)


# -- first income ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
@example("six deniers before the first action")
@ruling("K1")
def test_the_first_income_follows_the_last_mulligan_so_that_all_begin_with_six_deniers(
    players: int, rules: str
) -> None:
    game = new(players, rules)
    while kind(game) == "mulligan":
        play(game, "decline")
    for seat in range(players):
        assert purse(game, seat) == "2 food, 2 wood, 6 deniers"
    data = position(game)
    assert [data["turn"], data["phase"], data["passed"]] == [1, "actions", []]
    assert asked(game) == ("action", data["first"])


# -- out of scope -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 5, 6])
@ruling("R26")
def test_the_game_is_for_two_to_four(players: int) -> None:
    assert list(caylus.GAMES["magna-carta"].players) == [2, 3, 4]
    with pytest.raises(caylus.BadOption):
        new(players)
