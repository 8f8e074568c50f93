"""Phase 2: drawing, replacing the hand, placing workers, passing. (004, phase 2; sheet 3)

Building is in `test_construction`.
"""

from collections import Counter

import pytest

import caylus
from tests.games.magna_carta.rules.rulings import example, ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    CARD_POINTS,
    GREEN,
    ORANGE,
    RED,
    asked,
    effect,
    kind,
    offers,
    play,
    position,
    purse,
    refusal,
    table,
    workers_home,
)

RULES = ["standard", "beginner"]
DECK = list(CARD_POINTS)


def rest(*without: str) -> list[str]:
    """The deck less some cards."""
    return [card for card in DECK if card not in without]


# -- the order of play ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@ruling("K9")
def test_players_take_one_action_at_a_time_clockwise_from_the_first_player(rules: str) -> None:
    game = table(4, rules=rules).everyone("9 deniers").first(ORANGE).acting()
    found = []
    for _ in range(9):
        found.append(game.seat)
        play(game, "draw")
    assert found == [ORANGE, GREEN, BLUE, RED, ORANGE, GREEN, BLUE, RED, ORANGE]


def test_who_has_passed_is_left_out_and_the_last_goes_on_alone_at_the_same_price() -> None:
    game = table(3).everyone("9 deniers").acting()
    play(game, "pass; draw; draw; pass")
    for action in ("draw", "place park", "place forest", "draw"):
        assert game.seat == ORANGE
        assert effect(game, action)["orange deniers"] == -1
    assert asked(game) == ("action", ORANGE)
    play(game, "pass")
    assert asked(game) == ("provost", BLUE)


def test_passing_is_possible_though_all_else_is_too() -> None:
    game = table(2).everyone("9 deniers 9 food 9 wood 9 stone").hand(BLUE, "bank").acting()
    assert offers(game) == {
        "pass",
        "draw",
        "replace",
        "place park",
        "place neutral-peddler",
        "build bank pay wood 2 stone",
    }


@pytest.mark.parametrize("rules", RULES)
def test_a_card_in_hand_that_cannot_be_built_leaves_only_passing_and_is_not_given_away_by_silence(rules: str) -> None:
    game = table(2, rules=rules).hand(BLUE, "bank").give(RED, "denier").acting()
    assert asked(game) == ("action", BLUE)
    assert offers(game) == {"pass"}


def test_who_has_neither_cards_nor_money_passes_unasked() -> None:
    game = table(3).give(ORANGE, "2 deniers").give(RED, "9 food 9 wood 9 stone").acting()
    assert asked(game) == ("action", ORANGE)
    assert position(game)["passed"] == [BLUE, RED]
    assert purse(game, BLUE) == "1 deniers"


# -- A: draw --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_drawing_costs_a_denier_and_takes_the_top_card(rules: str) -> None:
    game = (
        table(2, rules=rules)
        .give(BLUE, "denier")
        .hand(BLUE, "market")
        .pile(BLUE, "bank", "gold-mine")
        .acting(passed=(RED,))
    )
    assert effect(game, "draw") == {
        "blue deniers": -1,
        "blue hand": ["bank", "market"],
        "blue pile": ["gold-mine"],
    }


def test_without_a_denier_nothing_is_drawn_replaced_or_placed() -> None:
    game = table(2).give(BLUE, "9 food 9 wood 9 stone 9 gold").hand(BLUE, "lawyer").acting()
    assert offers(game) == {"pass", "build lawyer pay food wood"}
    for action in ("draw", "replace", "place park"):
        assert "denier" in refusal(game, action)


@ruling("R9")
def test_the_discard_stays_when_the_last_card_of_the_pile_is_drawn() -> None:
    game = table(2).give(BLUE, "5 deniers").pile(BLUE, "bank").acting(passed=(RED,))
    assert effect(game, "draw") == {"blue deniers": -1, "blue hand": ["bank"], "blue pile": []}
    assert position(game)["seats"][BLUE]["discard"] == rest("bank")


@ruling("R9")
def test_with_an_empty_pile_the_discard_is_shuffled_into_a_new_one_when_a_card_is_drawn() -> None:
    game = table(2).give(BLUE, "5 deniers").hand(BLUE, "bank").pile(BLUE).acting(passed=(RED,))
    change = effect(game, "draw")
    assert set(change) == {"blue deniers", "blue hand", "blue discard", "blue pile"}
    cards = position(game)["seats"][BLUE]
    assert cards["discard"] == []
    assert [len(cards["hand"]), len(cards["pile"])] == [2, 10]
    assert "bank" in cards["hand"]
    assert sorted(cards["hand"] + cards["pile"]) == sorted(DECK)


def test_each_card_of_the_discard_may_come_first() -> None:
    found: Counter[str] = Counter()
    for word in range(1, 401):
        setting = table(2).give(BLUE, "5 deniers").pile(BLUE)
        setting.built(BLUE, *rest("bank", "market", "church", "lawyer"))
        setting.data["chance"] = [word * 7919, word, 3 * word, 5]
        found[position(play(setting.acting(), "draw"))["seats"][BLUE]["hand"][0]] += 1
    assert set(found) == {"bank", "market", "church", "lawyer"}
    assert min(found.values()) > 65  # 100 on average, with a spread of 9


@pytest.mark.parametrize("rules", RULES)
@ruling("R6")
def test_with_pile_and_discard_empty_nothing_can_be_drawn(rules: str) -> None:
    setting = table(2, rules=rules).give(BLUE, "5 deniers").pile(BLUE).hand(BLUE, "bank", "market")
    game = setting.built(BLUE, *(card for card in setting.deck if card not in ("bank", "market"))).acting()
    assert "draw" not in offers(game)
    assert refusal(game, "draw")


def test_a_hand_has_no_limit() -> None:
    game = table(2).give(BLUE, "20 deniers").acting(passed=(RED,))
    for cards in range(1, 13):
        play(game, "draw")
        assert len(position(game)["seats"][BLUE]["hand"]) == cards
    assert "draw" not in offers(game)
    assert purse(game, BLUE) == "8 deniers"


# -- B: replace the hand --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_replacing_costs_a_denier_throws_the_whole_hand_and_draws_as_many(rules: str) -> None:
    setting = table(2, rules=rules).give(BLUE, "2 deniers").hand(BLUE, "bank", "market").discard(BLUE, "peddler")
    pile = ["gold-mine", "large-farm", *(card for card in setting.deck if card[:5] == "small")]
    setting.built(BLUE, *(c for c in setting.deck if c not in ("bank", "market", "peddler", *pile)))
    game = setting.pile(BLUE, *pile).acting(passed=(RED,))
    assert effect(game, "replace") == {
        "blue deniers": -1,
        "blue hand": ["gold-mine", "large-farm"],
        "blue discard": ["bank", "market", "peddler"],
        "blue pile": ["small-farm", "small-sawmill", "small-quarry"],
    }


@ruling("R8")
def test_a_pile_too_short_is_drawn_to_its_end_before_the_discard_with_the_cards_just_thrown_is_shuffled() -> None:
    kept: Counter[str] = Counter()
    for word in range(1, 121):
        setting = table(2).give(BLUE, "2 deniers").hand(BLUE, "bank", "market", "church").discard(BLUE, "lawyer")
        setting.built(BLUE, *rest("bank", "market", "church", "lawyer", "peddler", "gold-mine"))
        setting.data["chance"] = [word * 7919, word, 3 * word, 5]
        game = play(setting.pile(BLUE, "peddler", "gold-mine").acting(), "replace")
        cards = position(game)["seats"][BLUE]
        assert {"peddler", "gold-mine"} < set(cards["hand"])
        assert len(cards["hand"]) == 3
        assert cards["discard"] == []
        assert len(cards["pile"]) == 3
        kept.update(set(cards["hand"]) - {"peddler", "gold-mine"})
    assert set(kept) == {"bank", "market", "church", "lawyer"}
    assert min(kept.values()) > 10


@ruling("R8")
def test_a_hand_as_large_as_the_pile_does_not_touch_the_discard() -> None:
    setting = table(2).give(BLUE, "2 deniers").hand(BLUE, "bank", "market").pile(BLUE, "peddler", "church")
    game = setting.discard(BLUE, *rest("bank", "market", "peddler", "church")).acting(passed=(RED,))
    assert effect(game, "replace") == {
        "blue deniers": -1,
        "blue hand": ["church", "peddler"],
        "blue discard": sorted(rest("peddler", "church")),
        "blue pile": [],
    }


@ruling("R7", "K2")
def test_with_the_pile_empty_the_whole_new_hand_comes_from_discard_and_hand_together() -> None:
    game = table(2).give(BLUE, "2 deniers").hand(BLUE, "bank", "market").pile(BLUE).acting()
    play(game, "replace")
    cards = position(game)["seats"][BLUE]
    assert [len(cards["hand"]), len(cards["pile"]), cards["discard"]] == [2, 10, []]


@ruling("R7", "K2")
def test_an_empty_hand_cannot_be_replaced() -> None:
    game = table(2).give(BLUE, "2 deniers").acting()
    assert "replace" not in offers(game)
    assert refusal(game, "replace")


@ruling("R7", "K2")
def test_a_hand_cannot_be_replaced_while_pile_and_discard_are_empty() -> None:
    setting = table(2).give(BLUE, "2 deniers").hand(BLUE, "bank", "market").pile(BLUE)
    game = setting.built(BLUE, *rest("bank", "market")).acting()
    assert "replace" not in offers(game)
    assert refusal(game, "replace")


def test_replacing_may_be_done_again_and_again() -> None:
    game = table(2).give(BLUE, "4 deniers").hand(BLUE, "bank", "market", "church").acting(passed=(RED,))
    play(game, "replace; replace; replace; replace")
    assert purse(game, BLUE) == ""
    assert len(position(game)["seats"][BLUE]["hand"]) == 3


# -- C: place a worker ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@example("red works in green's market")
def test_a_worker_costs_a_denier_and_takes_the_card_for_this_turn(rules: str) -> None:
    game = table(4, rules=rules).built(GREEN, "market").everyone("3 deniers").acting(RED)
    assert effect(game, "place green-market") == {"red deniers": -1, "worker on green-market": "red"}
    assert workers_home(game, RED) == 3
    for seat in (ORANGE, GREEN, BLUE):
        assert game.seat == seat
        assert "place green-market" not in offers(game)
        assert refusal(game, "place green-market")
        play(game, "draw")


def test_neutral_cards_own_cards_and_those_of_others_cost_the_same() -> None:
    game = table(3).built(BLUE, "market").built(RED, "bank").give(BLUE, "3 deniers").acting()
    assert offers(game, "place") == {
        "place park",
        "place forest",
        "place neutral-peddler",
        "place blue-market",
        "place red-bank",
    }
    for card in ("park", "blue-market", "red-bank"):
        change = effect(game, f"place {card}")
        assert [change["blue deniers"], change[f"worker on {card}"]] == [-1, "blue"]


def test_no_worker_goes_on_a_residence_or_a_prestige_card() -> None:
    setting = table(2).residence(RED, "market").prestige(BLUE, "statue", on="bank").built(RED, "church")
    game = setting.give(BLUE, "9 deniers").acting()
    assert offers(game, "place") == {"place park", "place neutral-peddler", "place red-church"}
    for card in ("red-market", "blue-bank"):
        assert refusal(game, f"place {card}")


def test_a_player_has_four_workers_a_turn() -> None:
    setting = table(4).built(RED, "market", "bank").give(BLUE, "9 deniers")
    game = setting.worker(BLUE, "park", "forest", "neutral-quarry").acting(passed=(RED, ORANGE, GREEN))
    play(game, "place red-market")
    assert offers(game, "place") == set()
    assert "worker" in refusal(game, "place red-bank")


@ruling("R23")
def test_a_worker_may_be_placed_where_it_can_do_nothing() -> None:
    setting = table(2).built(RED, "lawyer", "gold-mine").give(BLUE, "2 deniers").provost(1)
    game = setting.acting()
    assert {"place red-lawyer", "place red-gold-mine"} <= offers(game)


def test_the_bank_of_another_turn_is_free_again() -> None:
    game = table(2).everyone("2 deniers").acting()
    play(game, "place park; place neutral-peddler; pass; pass")
    while position(game)["turn"] == 1:
        play(game, "decline" if "decline" in offers(game) else "provost stay")
    assert {"place park", "place neutral-peddler"} <= offers(game)
    assert [workers_home(game, seat) for seat in (BLUE, RED)] == [4, 4]


# -- F: pass --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@example("orange passes first")
def test_the_first_to_pass_gets_a_denier_and_only_the_first(rules: str) -> None:
    game = table(4, rules=rules).everyone("2 deniers").first(ORANGE).acting()
    assert effect(game, "pass") == {"orange deniers": 1, "passed": [ORANGE]}
    assert effect(game, "pass") == {"passed": [ORANGE, GREEN]}
    assert effect(game, "draw")["blue deniers"] == -1
    assert effect(game, "pass") == {"passed": [ORANGE, GREEN, RED]}
    assert asked(game) == ("action", BLUE)


def test_the_bridge_is_cleared_for_the_next_turn() -> None:
    game = table(2).everyone("2 deniers").acting()
    play(game, "pass; pass")
    while position(game)["turn"] == 1:
        play(game, "provost stay")
    assert position(game)["passed"] == []
    before = position(game)["seats"][RED]["deniers"]
    play(game, "pass")
    assert position(game)["seats"][RED]["deniers"] == before + 1


# -- limits ---------------------------------------------------------------------------------------------------


@ruling("R19")
def test_the_stock_never_runs_out() -> None:
    setting = table(2).neutrals("park").everyone("90 food 90 wood 90 stone 90 gold 90 deniers")
    game = setting.worker(BLUE, "park").worker(RED, "neutral-peddler").effects()
    assert offers(game, "take") == {"take food", "take wood", "take stone"}
    play(game, "take stone")
    assert position(game)["seats"][BLUE]["food"] == 91
    assert position(game)["seats"][RED]["stone"] == 91


def test_an_illegal_action_changes_nothing() -> None:
    game = table(2).hand(BLUE, "bank").acting()
    before = position(game)
    for action in range(len(game.space.words)):
        if action not in game.actions():
            with pytest.raises(caylus.IllegalAction):
                game.play(action)
    assert position(game) == before
    assert kind(game) == "action"
