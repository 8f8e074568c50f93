"""What is measured on our own engine: random play and copying, in whichever build is on the path."""

from __future__ import annotations

import itertools
import random

import caylus
from benchmarks.measure import Done, Work
from caylus.core import COMPILED
from caylus.core.chance import Chance
from caylus.core.playout import play_out

PLAYERS = (2, 4)
COPIES = 100  # between two looks at the clock


def build() -> str:
    """Which build this process runs."""
    return "compiled" if COMPILED else "interpreted"


def inside_the_engine(game: str, players: int) -> Work:
    """Whole random games, chosen and played by the engine's own loop."""
    seeds = itertools.count(1)

    def play() -> Done:
        seed = next(seeds)
        return Done(play_out(caylus.new(game, players, seed), Chance(f"benchmark {seed}")), 1)

    return play


def call_by_call(game: str, players: int) -> Work:
    """Whole random games driven from Python: list the actions, choose one, play it."""
    seeds = itertools.count(1)
    chance = random.Random(1)

    def play() -> Done:
        state = caylus.new(game, players, next(seeds))
        decisions = 0
        while not state.over:
            state.play(chance.choice(state.actions()))
            decisions += 1
        return Done(decisions, 1)

    return play


def copying(game: str, players: int) -> Work:
    """Copies of a state half-way through a random game."""
    chance = random.Random(1)
    record = caylus.Record(game, players, 1)
    while not record.now.over:
        record.play(chance.choice(record.now.actions()))
    state = record.state(record.plies // 2)

    def copy() -> Done:
        for _ in range(COPIES):
            state.copy()
        return Done(COPIES)

    return copy


def works() -> dict[str, Work]:
    """Everything measured here, by name: which game, what, and for how many players."""
    kinds = {"engine loop": inside_the_engine, "call by call": call_by_call, "copies": copying}
    return {
        f"{game}/{kind}/{players}": prepare(game, players)
        for game in caylus.GAMES
        for players in PLAYERS
        for kind, prepare in kinds.items()
    }
