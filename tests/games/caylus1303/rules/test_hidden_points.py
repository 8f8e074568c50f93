"""Prestige points lie face down: who sees what, and that nothing else gives them away. (ruling 6.32)"""

from __future__ import annotations

import random
from typing import cast

import pytest

import caylus
from caylus.core.state import State
from tests.games.caylus1303.rules.rulings import ruling
from tests.games.caylus1303.rules.table import BLUE, GREEN, RED, Position, play, position, table, view
from tests.recorded.coverage import happenings_told


@ruling("6.32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seat_sees_its_own_points_only(players: int) -> None:
    setting = table(players).everyone("worker")
    for seat in range(players):
        setting.give(seat, f"{10 + seat} points")
    game = setting.planning(BLUE)
    for seat in range(players):
        own = [10 + other if other == seat else None for other in range(players)]
        seen = view(game, seat)
        assert [each["points"] for each in seen["seats"]] == own
        assert seen["scores"] == own
        assert {entry["seat"] for entry in seen["ledger"]} == {seat}


@ruling("6.32")
def test_a_spectator_sees_no_points() -> None:
    seen = view(table(3).everyone("worker 9 points").planning(BLUE))
    assert [each["points"] for each in seen["seats"]] == [None] * 3
    assert seen["scores"] == [None] * 3
    assert seen["ledger"] == []
    assert seen["winners"] == []


@pytest.mark.parametrize("viewer", [None, BLUE, RED])
def test_with_open_points_everyone_sees_them(viewer: int | None) -> None:
    setting = table(2, points="open").everyone("worker").give(BLUE, "4 points").give(RED, "7 points")
    seen = view(setting.planning(BLUE), viewer)
    assert [each["points"] for each in seen["seats"]] == [4, 7]
    assert seen["scores"] == [4, 7]
    assert {entry["seat"] for entry in seen["ledger"]} == {BLUE, RED}


@pytest.mark.parametrize("viewer", [None, BLUE, RED])
def test_at_the_end_all_points_are_revealed(viewer: int | None) -> None:
    game = table(2).turn(9).give(BLUE, "4 points gold").give(RED, "7 points").road()
    seen = view(game, viewer)
    assert seen["scores"] == [6, 7]
    assert [each["points"] for each in seen["seats"]] == [6, 7]
    assert sum(entry["points"] for entry in seen["ledger"]) == 13
    assert seen["winners"] == [RED]


def test_workers_and_resources_are_seen_by_all() -> None:
    game = table(3).give(RED, "2 gold 3 food 5 workers").give(BLUE, "worker").planning(BLUE)
    mine = view(game, GREEN)["seats"][RED]
    assert (mine["gold"], mine["food"], mine["workers"], mine["camp"]) == (2, 3, 5, 10)


def test_points_won_by_another_player_stay_hidden_and_the_own_are_seen() -> None:
    game = table(2).everyone("5 workers").building(RED, "wood-farm").planning(BLUE)
    play(game, "place wood-farm")
    assert view(game, RED)["scores"] == [None, 1]
    assert view(game, BLUE)["scores"] == [0, None]
    assert view(game, BLUE)["ledger"] == []
    assert [entry["points"] for entry in view(game, RED)["ledger"]] == [1]


# -- nothing gives them away ----------------------------------------------------------------------------------------


def twin_with_other_points(game: State, keep: int | None, rng: random.Random) -> State:
    """The same position, but for the points of everyone except one seat."""
    data = position(game)
    data["ledger"] = [entry for entry in data["ledger"] if entry["seat"] == keep]
    for seat, purse in enumerate(data["seats"]):
        if seat != keep:
            purse["points"] = rng.randrange(100)
            if purse["points"]:
                data["ledger"].append(
                    {"turn": 1, "seat": seat, "points": purse["points"], "source": "position", "what": "carried over"}
                )
    return caylus.from_position(cast(dict[str, object], data))


def played(game: State, rng: random.Random, plies: int) -> State:
    """So many random actions, or fewer if the game ends."""
    for _ in range(plies):
        if game.over:
            break
        game.play(rng.choice(game.actions()))
    return game


def imagined(game: State, seat: int | None, seed: int) -> Position:
    """What a seat imagines, as a position."""
    return position(game.imagine(seat, random.Random(seed)))


@ruling("6.32")
@pytest.mark.parametrize("seed", range(24))
def test_games_that_differ_in_hidden_points_only_look_and_are_imagined_alike(seed: int) -> None:
    rng = random.Random(seed)
    players = 2 + seed % 4
    game = played(caylus.new("caylus-1303", players=players, seed=seed), rng, rng.randrange(150))
    if game.over:
        return
    for viewer in [None, *range(players)]:
        twin = twin_with_other_points(game, viewer, rng)
        plays = rng.randrange(30)
        one = played(game.copy(), random.Random(plays), plays)
        two = played(twin, random.Random(plays), plays)
        assert one.over == two.over
        if one.over:
            continue
        assert one.view(viewer) == two.view(viewer)
        assert imagined(one, viewer, seed) == imagined(two, viewer, seed)
        assert one.imagine(viewer, random.Random(seed)).key() == two.imagine(viewer, random.Random(seed)).key()
        assert [one.describe(action) for action in one.actions()] == [two.describe(action) for action in two.actions()]


@pytest.mark.parametrize("listener", [None, BLUE, RED])
def test_the_story_tells_a_seat_of_no_points_but_its_own_until_the_end(listener: int | None) -> None:
    record = caylus.Record("caylus-1303", players=2, seed=5)
    rng = random.Random(5)
    told: set[object] = set()
    while not record.now.over:
        for _ in range(60):
            if not record.now.over:
                record.play(rng.choice(record.now.actions()))
        told = {seat for step in record.story_for(listener) for seat in scorers(step)}
        if not record.now.over:
            assert told <= {listener}
    assert told == {BLUE, RED}


def scorers(step: dict[str, object]) -> list[object]:
    """Whose points a step of the story speaks of."""
    happenings = happenings_told(step)
    assert not any("point" in repr(happening.get("message")) for happening in happenings)
    changes = [change for happening in happenings for change in happening["changes"]]
    return [change["seat"] for change in changes if change["kind"] == "points" or "point" in change.get("text", "")]


@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_imagines_looks_to_it_like_the_game(seed: int) -> None:
    rng = random.Random(seed)
    players = 2 + seed % 4
    game = played(caylus.new("caylus-1303", players=players, seed=seed), rng, rng.randrange(120))
    for viewer in range(players):
        dreamt = game.imagine(viewer, random.Random(seed))
        assert dreamt.actions() == game.actions()
        assert view(dreamt, viewer) == view(game, viewer)


@ruling("6.32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_seat_recalls_of_points_is_what_it_could_count(players: int) -> None:
    """Who knows the table at the beginning, where nobody has points, and what all were seen to do, knows all points."""
    record = caylus.Record("caylus-1303", players=players, seed=players)
    rng = random.Random(players)
    counted = [record.now.imagine(viewer, rng) for viewer in range(players)]
    assert all(position(each) == position(record.now) for each in counted)
    while not record.now.over:
        action = rng.choice(record.now.actions())
        record.play(action)
        for viewer, own in enumerate(counted):
            own.play(action)
            recalled = record.now.recall(viewer, rng)
            assert recalled.scores() == own.scores()
            assert recalled.key() == own.key()


def test_playing_on_what_is_recalled_leaves_the_game_as_it_is() -> None:
    game = played(caylus.new("caylus-1303", players=3, seed=1), random.Random(1), 60)
    before = position(game)
    played(game.recall(BLUE, random.Random(1)), random.Random(2), 40)
    assert position(game) == before


def test_with_open_points_nothing_is_imagined() -> None:
    game = table(2, points="open").everyone("worker").give(BLUE, "4 points").give(RED, "7 points").planning(BLUE)
    assert game.imagine(BLUE, random.Random(1)).scores() == [4, 7]
