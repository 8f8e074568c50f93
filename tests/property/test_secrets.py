"""Two doors: nothing hidden leaves a game for a seat that may not know it, and no chance to come can be foreseen.

(Magna Carta, ruling R20: hands and the order of piles are secret, all else lies open.)
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from itertools import combinations, permutations, product
from typing import TypeAlias

import pytest

import caylus
from caylus.core.chance import Chance
from caylus.core.playout import play_out
from caylus.core.state import State
from caylus.testing.secrets import check_same_choices, check_same_look, check_same_refusals, heard_of, viewers
from tests.property.worlds import (
    Position,
    chi_squared,
    chi_squared_limit,
    other_world,
    position,
    rich_game,
    seen,
    wander,
)
from tests.recorded.coverage import changes_told

TABLES = [(players, rules) for players in (2, 3, 4) for rules in ("standard", "beginner")]


# -- secrets ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_worlds_that_differ_in_what_a_viewer_cannot_know_look_the_same(players: int, rules: str) -> None:
    game, rng = rich_game(players, rules, seed=players), random.Random(players)
    compared = 0
    for ply, _ in enumerate(wander(game, rng)):
        if ply % 4:
            continue
        for viewer in viewers(game):
            other = other_world(game, viewer, rng)
            check_same_look(game, other, viewer)
            assert [other.scores(), other.ledger()] == [game.scores(), game.ledger()]
            compared += position(other)["seats"] != position(game)["seats"]
    assert compared > 25  # the worlds were not the same world


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_what_a_player_may_do_depends_on_nothing_the_player_does_not_know(players: int, rules: str) -> None:
    game, rng = rich_game(players, rules, seed=7 * players), random.Random(players)
    for ply, _ in enumerate(wander(game, rng)):
        if ply % 9:
            continue
        check_same_choices(game, other_world(game, game.seat, rng))


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_neither_a_refusal_nor_a_list_of_actions_tells_others_anything(players: int, rules: str) -> None:
    game, rng = rich_game(players, rules, seed=5 * players), random.Random(players)
    for ply, _ in enumerate(wander(game, rng)):
        if ply % 9:
            continue
        assert game.actions_for(game.seat) == game.actions()
        for viewer in viewers(game):
            if viewer != game.seat:
                check_same_refusals(game, other_world(game, viewer, rng), viewer)


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_what_is_told_of_an_action_is_the_same_in_every_world_a_viewer_cannot_tell_from_this(
    players: int, rules: str
) -> None:
    """An action that lays cards open by itself, as throwing a hand does, tells just that."""
    game, rng = rich_game(players, rules, seed=3 * players), random.Random(players)
    told: Counter[str] = Counter()
    for action in wander(game, rng):
        verb = game.notation(action).split()[0]
        viewer = rng.choice(viewers(game))
        other, real = other_world(game, viewer, rng), game.copy()
        if action not in other.actions() or (verb == "replace" and viewer != game.seat):
            continue
        assert other.describe(action) == real.describe(action)
        assert heard_of(other, viewer, action) == heard_of(real, viewer, action)
        assert other.view(None) == real.view(None)
        if viewer != game.seat:
            assert other.view(viewer) == real.view(viewer)
        told[verb] += 1
    assert {"draw", "replace", "place", "build", "pass"} <= set(told)


def lookalikes(viewer: int | None) -> list[caylus.Record]:
    """Two records with different seeds that look the same to a viewer, played on by what lays no card open."""
    first: dict[str, caylus.Record] = {}
    for seed in range(5000):
        record = caylus.Record("magna-carta", players=2, seed=seed)
        look = str(record.now.view(viewer))
        if look in first:
            break
        first[look] = record
    pair = [first[look], record]
    for record in pair:
        for notation in ["decline", "decline", "draw", "draw", "place neutral-peddler", "draw", "pass", "pass"]:
            record.play(record.now.parse(notation))
    return pair


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_record_of_a_running_game_shown_to_a_viewer_is_the_same_in_every_world_that_looks_the_same(
    viewer: int | None,
) -> None:
    one, other = lookalikes(viewer)
    assert one.seed != other.seed
    assert one.dumps(sealed=True) == other.dumps(sealed=True)
    assert one.to_json(sealed=True) == other.to_json(sealed=True)
    assert one.story_for(viewer) == other.story_for(viewer)
    assert one.now.view(None) == other.now.view(None)


def test_a_sealed_record_keeps_its_seed_and_cannot_be_replayed() -> None:
    record = caylus.Record("magna-carta", players=2, seed=987654321)
    for text in (record.dumps(sealed=True), str(record.to_json(sealed=True)), json.dumps(record.to_json(sealed=True))):
        assert "987654321" not in text
    for text in (record.dumps(sealed=True), json.dumps(record.to_json(sealed=True))):
        with pytest.raises(caylus.RecordError, match="sealed"):
            caylus.load(text)


def test_a_story_names_no_card_that_was_drawn() -> None:
    record = caylus.Record("magna-carta", players=3, seed=11)
    chance = Chance("a story")
    for _ in range(60):
        legal = record.now.actions()
        record.play(legal[chance.below(len(legal))])
    assert not record.now.over
    for seat in viewers(record.now):
        for step in record.story_for(seat):
            for change in changes_told(step):
                if change["kind"] == "card":
                    assert set(change) == {"kind", "seat"}


def test_silence_does_not_tell_that_a_hand_holds_nothing_to_build() -> None:
    data = position(caylus.new("magna-carta", players=2, seed=4))
    data.update(phase="actions", cursor=0, first=0, question={"kind": "action", "seat": 0})
    for seat in data["seats"]:
        seat.update(deniers=0, food=1, wood=1)
    hands = [["small-farm", "lawyer", "market"], ["bank", "church", "gold-mine"]]
    asked = []
    for hand in hands:
        mine = data["seats"][0]
        mine["pile"], mine["hand"] = [card for card in mine["hand"] + mine["pile"] if card not in hand], hand
        game = caylus.from_position(data)
        asked.append((game.seat, game.decision, seen(game, 1)))
    assert asked[0] == asked[1]
    assert asked[0][0] == 0


# -- imagination ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_an_imagined_state_keeps_all_that_the_viewer_knows_and_is_a_position_like_any_other(
    players: int, rules: str
) -> None:
    game, rng = rich_game(players, rules, seed=9 * players), random.Random(players)
    for ply, _ in enumerate(wander(game, rng)):
        if ply % 6:
            continue
        before = position(game)
        for viewer in viewers(game):
            guess = game.imagine(viewer, rng)
            assert guess.view(viewer) == game.view(viewer)
            assert guess.view(None) == game.view(None)
            assert guess.seat == game.seat
            if game.seat == viewer:
                assert guess.actions() == game.actions()
            data = position(guess)
            again = caylus.from_position(data)
            assert position(again) == data
            assert again.actions() == guess.actions()  # those of the imagined hand, not of the real one
            assert data["chance"] != before["chance"]
        assert position(game) == before


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_imagined_states_can_be_played_to_the_end(players: int, rules: str) -> None:
    game, rng = rich_game(players, rules, seed=2 * players, deniers=8), random.Random(players)
    for ply, _ in enumerate(wander(game, rng)):
        if ply % 25 == 0:
            guess = game.imagine(rng.choice(viewers(game)), rng)
            play_out(guess, Chance(f"imagined {ply}"))
            assert guess.over
            assert sum(position(guess)["castle"]["tokens"]) == 0


def test_the_same_generator_imagines_the_same_and_another_something_else() -> None:
    game = caylus.new("magna-carta", players=4, seed=8)
    first, again, other = (position(game.imagine(0, random.Random(seed))) for seed in (1, 1, 2))
    assert first == again
    assert first["seats"] != other["seats"]
    assert first["chance"] != other["chance"]


def test_the_world_played_on_is_not_the_imagined_one() -> None:
    game = caylus.new("magna-carta", players=2, seed=8)
    guess = game.imagine(0, random.Random(1))
    before = position(game)
    play_out(guess, Chance("to the end"))
    assert position(game) == before


# -- how likely things are imagined to be -----------------------------------------------------------------------------


DRAWS = 4000
Deal: TypeAlias = tuple[frozenset[str], tuple[str, ...]]  # a hand, and a pile in its order


def arranged(red: dict[str, list[str]], blue: dict[str, list[str]], deniers: int = 3) -> State:
    """Two in phase 2, red to act: cards where they are told to be, all others of the decks on the discards."""
    data = position(caylus.new("magna-carta", players=2, seed=6))
    data.update(phase="actions", cursor=0, first=1, question={"kind": "action", "seat": 1})
    for mine, cards in zip(data["seats"], (blue, red), strict=True):
        deck = mine["hand"] + mine["pile"]
        told = [card for place in cards.values() for card in place if place is not cards.get("shown")]
        mine.update(hand=[], pile=[], shown=[], discard=[card for card in deck if card not in told], deniers=deniers)
        mine.update(cards)
    return caylus.from_position(data)


def check_uniform(
    game: State, viewer: int | None, outcome: Callable[[State], object], every: AbstractSet[object]
) -> None:
    """Over many imaginations each outcome comes as often as the others, as a chi-squared test can tell."""
    rng = random.Random(2007)
    found = Counter(outcome(game.imagine(viewer, rng)) for _ in range(DRAWS))
    assert set(found) == every
    assert chi_squared(found.values(), DRAWS / len(every)) < chi_squared_limit(len(every))


def cards_of(seat: int) -> Callable[[State], object]:
    """A seat's hand and the order of its pile."""

    def outcome(game: State) -> object:
        mine: Position = position(game)["seats"][seat]
        return frozenset(mine["hand"]), tuple(mine["pile"])

    return outcome


RED_CARDS = {"hand": ["bank", "market"], "pile": ["church", "lawyer", "peddler"]}
BLUE_CARDS = {"hand": ["gold-mine"], "pile": ["bank", "church"]}


def dealt(pool: list[str], size: int) -> set[Deal]:
    """Every hand of that size and every order of the rest."""
    return {
        (frozenset(hand), rest)
        for hand in combinations(pool, size)
        for rest in permutations([card for card in pool if card not in hand])
    }


@pytest.mark.parametrize("viewer", [0, None])
def test_hands_of_others_and_their_piles_are_imagined_uniformly(viewer: int | None) -> None:
    every = dealt(RED_CARDS["hand"] + RED_CARDS["pile"], 2)
    assert len(every) == 60
    check_uniform(arranged(RED_CARDS, BLUE_CARDS), viewer, cards_of(1), every)


def test_the_order_of_ones_own_pile_is_imagined_uniformly() -> None:
    hand = frozenset(RED_CARDS["hand"])
    check_uniform(
        arranged(RED_CARDS, BLUE_CARDS), 1, cards_of(1), {(hand, rest) for rest in permutations(RED_CARDS["pile"])}
    )


def test_cards_that_all_can_work_out_stay_in_the_imagined_hand_and_the_others_are_drawn_uniformly() -> None:
    game = arranged({**RED_CARDS, "shown": ["bank"]}, BLUE_CARDS)
    every = {(hand | {"bank"}, rest) for hand, rest in dealt(["market", *RED_CARDS["pile"]], 1)}
    check_uniform(game, 0, cards_of(1), every)


def test_two_seats_are_imagined_apart_from_each_other() -> None:
    game = arranged({"hand": ["bank"], "pile": ["church", "lawyer"]}, BLUE_CARDS)

    def outcome(guess: State) -> object:
        return tuple(mine["hand"][0] for mine in position(guess)["seats"])

    check_uniform(game, None, outcome, set(product(["gold-mine", "bank", "church"], ["bank", "church", "lawyer"])))


# -- chance -----------------------------------------------------------------------------------------------------------


def drawn_by_red(guess: State) -> object:
    """What red holds after drawing a card, and what is left in which order."""
    guess.play(guess.parse("draw"))
    return cards_of(1)(guess)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_shuffle_to_come_is_imagined_uniformly(viewer: int | None) -> None:
    """Red's pile is empty, so that the four discards are shuffled."""
    deck = position(arranged(RED_CARDS, BLUE_CARDS))["seats"][1]
    pool = ["church", "lawyer", "peddler", "market"]
    everything = [card for place in ("hand", "pile", "discard") for card in deck[place]]
    hand = [card for card in everything if card not in pool]
    game = arranged({"hand": hand, "shown": hand, "discard": pool}, BLUE_CARDS)
    every = {(frozenset([*hand, card]), rest) for card in pool for rest in permutations([c for c in pool if c != card])}
    assert len(every) == 24
    check_uniform(game, viewer, drawn_by_red, every)


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_next_card_drawn_is_imagined_uniformly(viewer: int) -> None:
    game = arranged({"hand": [], "pile": RED_CARDS["pile"] + RED_CARDS["hand"]}, BLUE_CARDS)

    def outcome(guess: State) -> object:
        guess.play(guess.parse("draw"))
        return position(guess)["seats"][1]["hand"][0]

    check_uniform(game, viewer, outcome, set(RED_CARDS["pile"] + RED_CARDS["hand"]))


def test_an_imagined_draw_agrees_with_the_real_one_no_more_often_than_a_guess() -> None:
    hits, games = 0, 900
    for seed in range(games):
        game = caylus.new("magna-carta", players=2, seed=seed)
        seat = game.seat
        pair = [game, game.imagine(seat, random.Random(1))]
        for each in pair:
            each.play(each.parse("replace"))
        real, guess = (set(position(each)["seats"][seat]["hand"]) for each in pair)
        hits += len(real & guess)
    expected = games * 3 * 3 / 9  # three of nine, in a hand of three
    assert abs(hits - expected) < 5 * (games * 3 * (1 / 3) * (2 / 3)) ** 0.5


def test_imagined_shuffles_agree_with_the_real_one_no_more_often_than_a_guess() -> None:
    """The chance kept in a state does not pass into what is imagined of it."""
    hits, games = 0, 900
    data = position(arranged({"hand": [], "pile": []}, BLUE_CARDS))
    pool = len(data["seats"][1]["discard"])
    for seed in range(games):
        data["chance"] = random.Random(seed).choices(range(1, 1 << 32), k=4)
        game = caylus.from_position(data)
        pair = [game, game.imagine(1, random.Random(1))]
        for each in pair:
            each.play(each.parse("draw"))
        real, guess = (position(each)["seats"][1]["hand"] for each in pair)
        hits += real == guess
    assert abs(hits - games / pool) < 5 * (games / pool) ** 0.5


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_a_record_replays_exactly_at_every_ply(players: int, rules: str) -> None:
    record = caylus.Record("magna-carta", players=players, seed=players, options={"rules": rules})
    rng = random.Random(players)
    states = [position(record.now)]
    while not record.now.over:
        record.play(rng.choice(record.now.actions()))
        states.append(position(record.now))
    again = caylus.load(record.dumps())
    assert [position(again.state(ply)) for ply in range(0, len(states), 11)] == states[::11]
    assert position(again.now) == states[-1]


# -- the game without secrets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_caylus_nothing_is_hidden_so_that_an_imagined_state_is_an_equal_copy(players: int) -> None:
    game, rng = caylus.new("caylus", players=players, seed=players), random.Random(players)
    for ply, _ in enumerate(wander(game, rng)):
        if ply % 20 == 0:
            before = position(game)
            for viewer in viewers(game):
                guess = game.imagine(viewer, rng)
                assert position(guess) == before
                assert guess.key() == game.key()
                guess.play(guess.actions()[-1])
            assert position(game) == before
