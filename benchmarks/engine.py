"""What is measured on our own engine, in whichever build is on the path."""

from __future__ import annotations

import functools
import itertools
import random

import caylus
from benchmarks.measure import Done, Prepare, Work
from caylus.core import COMPILED
from caylus.core.chance import Chance
from caylus.core.playout import play_out

PLAYERS = (2, 4)
MOMENTS = 10  # states, each half-way through another random game
REPEATS = 10  # over all of them between two looks at the clock


def build() -> str:
    """Which build this process runs."""
    return "compiled" if COMPILED else "interpreted"


@functools.cache
def random_record(game: str, players: int, seed: int) -> caylus.Record:
    """A whole game of random legal actions."""
    chance = random.Random(seed)
    record = caylus.Record(game, players, seed)
    while not record.now.over:
        record.play(chance.choice(record.now.actions()))
    return record


@functools.cache
def moments(game: str, players: int) -> list[caylus.State]:
    """States half-way through random games."""
    records = (random_record(game, players, seed) for seed in range(1, MOMENTS + 1))
    return [record.state(record.plies // 2) for record in records]


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


def copies(game: str, players: int) -> Work:
    """Copies of states in mid-game."""
    states = moments(game, players) * REPEATS

    def copy() -> Done:
        for state in states:
            state.copy()
        return Done(len(states))

    return copy


def actions(game: str, players: int) -> Work:
    """Lists of the legal actions in mid-game."""
    states = moments(game, players) * REPEATS

    def list_actions() -> Done:
        for state in states:
            state.actions()
        return Done(len(states))

    return list_actions


def keys(game: str, players: int) -> Work:
    """Hashes of positions in mid-game."""
    states = moments(game, players) * REPEATS

    def find_keys() -> Done:
        for state in states:
            state.key()
        return Done(len(states))

    return find_keys


def replay(game: str, players: int) -> Work:
    """Whole records played again, every action checked: `Record.state`."""
    records = itertools.cycle([random_record(game, players, seed) for seed in range(1, MOMENTS + 1)])

    def play_again() -> Done:
        record = next(records)
        record.state(record.plies)
        return Done(record.plies, 1)

    return play_again


def load(game: str, players: int) -> Work:
    """Whole records read from their text, every line parsed, played and checked: `caylus.load`."""
    texts = itertools.cycle([random_record(game, players, seed).dumps() for seed in range(1, MOMENTS + 1)])

    def read() -> Done:
        return Done(caylus.load(next(texts)).plies, 1)

    return read


def works() -> dict[str, Prepare]:
    """Everything measured here, by name: which game, what, and for how many players."""
    kinds = {
        "engine loop": inside_the_engine,
        "call by call": call_by_call,
        "copies": copies,
        "actions": actions,
        "keys": keys,
        "replay": replay,
        "load": load,
    }
    return {
        f"{game}/{kind}/{players}": functools.partial(prepare, game, players)
        for game in caylus.GAMES
        for players in PLAYERS
        for kind, prepare in kinds.items()
    }
