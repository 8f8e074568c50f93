"""What a seat imagines depends on what it knows and on its generator, and on nothing else.

So a bot that imagines for itself chooses alike in all worlds it cannot tell apart.
"""

from __future__ import annotations

import random

import pytest

import caylus
from caylus.core.state import State
from caylus.testing.secrets import check_same_imagination
from tests.property.worlds import other_world, position, rich_game, wander

TABLES = [
    *[("magna-carta", players, {"rules": rules}) for players in (2, 3, 4) for rules in ("standard", "beginner")],
    *[("caylus-1303", players, {}) for players in (2, 3, 5)],
]


def begin(game: str, players: int, options: dict[str, str]) -> State:
    """A new game; in Magna Carta with money enough to turn the decks over."""
    if game == "magna-carta":
        return rich_game(players, options["rules"], seed=players, deniers=12)
    return caylus.new(game, players=players, seed=players, options=options)


def other_points(game: State, viewer: int | None) -> State:
    """Caylus 1303 with more points on all tokens that lie face down before the viewer."""
    twin = game.copy()
    for seat in range(game.players):
        if seat != viewer:
            twin.score(seat, 3, "carried over", "estimate")
    return twin


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_all_worlds_a_seat_cannot_tell_apart_are_imagined_alike(
    game: str, players: int, options: dict[str, str]
) -> None:
    state, rng = begin(game, players, options), random.Random(players)
    differed = 0
    for ply, _ in enumerate(wander(state, rng)):
        if ply % 9:
            continue
        for viewer in [*range(players), None]:
            worlds = [state.imagine(viewer, random.Random(seed)) for seed in (1, 2)]
            worlds.append(other_world(state, viewer, rng) if game == "magna-carta" else other_points(state, viewer))
            for world in worlds:
                differed += position(world) != position(state)
                check_same_imagination(state, world, viewer)
    assert differed > 50  # the worlds were not the same world


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_cannot_be_counted_is_recalled_as_it_is_imagined(game: str, players: int, options: dict[str, str]) -> None:
    state, rng = begin(game, players, options), random.Random(players)
    for ply, _ in enumerate(wander(state, rng)):
        if ply % 9:
            continue
        for viewer in [*range(players), None]:
            recalled, imagined = (look(viewer, random.Random(7)) for look in (state.recall, state.imagine))
            assert recalled.view(viewer) == state.view(viewer)
            assert recalled.actions() == imagined.actions()
            if game != "caylus-1303":
                assert position(recalled) == position(imagined)


@pytest.mark.parametrize("game", ["magna-carta", "caylus-1303"])
def test_imagined_worlds_stay_alike_when_the_same_is_played_in_them(game: str) -> None:
    """What a seat knows of an imagined world that was played on comes from the play, not from the world behind."""
    state, rng = begin(game, 3, {"rules": "standard"} if game == "magna-carta" else {}), random.Random(3)
    played = 0
    for ply, _ in enumerate(wander(state, rng)):
        if ply % 15:
            continue
        twins = [state.imagine(state.seat, random.Random(7))]
        twins.append(state.imagine(state.seat, random.Random(1)).imagine(state.seat, random.Random(7)))
        for _ in range(40):
            if twins[0].over:
                break
            action = rng.choice(twins[0].actions())
            for twin in twins:
                twin.play(action)
            played += 1
            assert position(twins[0]) == position(twins[1])
    assert played > 100
