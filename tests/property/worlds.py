"""Worlds that a seat cannot tell apart, made from positions and from nothing of the engine's own imagination."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias, cast

import caylus
from caylus.core.state import State

Position: TypeAlias = dict[str, Any]


def position(game: State) -> Position:
    """The whole position."""
    return cast(Position, game.position())


def seen(game: State, viewer: int | None) -> Position:
    """What a viewer sees."""
    return cast(Position, game.view(viewer))


def rich_game(players: int, rules: str, seed: int, deniers: int = 30) -> State:
    """A new game of Magna Carta with money enough to turn the decks over."""
    data = position(caylus.new("magna-carta", players=players, seed=seed, options={"rules": rules}))
    for seat in data["seats"]:
        seat.update(deniers=deniers, stone=3, gold=2)
    return caylus.from_position(data)


def other_world(game: State, viewer: int | None, rng: random.Random) -> State:
    """A state that differs only in what the viewer cannot know: others' hands, all piles, and the chance."""
    data = position(game)
    for seat, cards in enumerate(data["seats"]):
        known = cards["hand"] if seat == viewer else cards["shown"]
        hidden = [card for card in cards["hand"] + cards["pile"] if card not in known]
        rng.shuffle(hidden)
        size = len(cards["hand"]) - len(known)
        cards["hand"], cards["pile"] = known + hidden[:size], hidden[size:]
    data["chance"] = [rng.randrange(1, 1 << 32) for _ in range(4)]
    return caylus.from_position(data)


def wander(game: State, rng: random.Random) -> Iterator[int]:
    """Random play with a taste for drawing and replacing; gives each action before it is played."""
    while not game.over:
        choices = game.actions()
        if len(choices) > 1 and game.notation(choices[0]) == "pass" and rng.random() < 0.9:
            choices = choices[1:]
        fresh = [action for action in choices if game.notation(action) in ("draw", "replace")]
        action = rng.choice(fresh if fresh and rng.random() < 0.5 else choices)
        yield action
        game.play(action)


def chi_squared(found: Iterable[int], expected: float) -> float:
    """How far counts are from being all as expected."""
    return sum((count - expected) ** 2 / expected for count in found)


def chi_squared_limit(outcomes: int) -> float:
    """Passed by chance once in a million times with so many equally likely outcomes. (Wilson and Hilferty)"""
    free = outcomes - 1
    return float(free * (1 - 2 / (9 * free) + 4.7534 * (2 / (9 * free)) ** 0.5) ** 3)
