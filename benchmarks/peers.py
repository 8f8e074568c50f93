"""The same on a peer: catanatron's random game of four.

Its `play_tick` is one decision of one player, and each is counted, also where only one action is possible (our
engine plays those unasked and does not count them). Nothing of a game is left out of the time: laying out the
table, dice, and the check for a winner before every tick, all as in its own `Game.play`.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import itertools

from benchmarks.measure import Done, Work

PLAYERS = 4
COPIES = 20  # between two looks at the clock


def is_installed() -> bool:
    """Whether the peer is there to be measured; `make bench` installs it."""
    return importlib.util.find_spec("catanatron") is not None


def version() -> str:
    """The peer's version."""
    return importlib.metadata.version("catanatron")


def works() -> dict[str, Work]:
    """Everything measured here, by name: which game, what, and for how many players."""
    from catanatron.game import TURNS_LIMIT, Game  # noqa: PLC0415 (absent unless the benchmarks were set up)
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    seeds = itertools.count(1)

    def new(seed: int) -> Game:
        return Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]], seed=seed)

    def is_over(game: Game) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

    def play() -> Done:
        game = new(next(seeds))
        decisions = 0
        while not is_over(game):
            game.play_tick()
            decisions += 1
        return Done(decisions, 1)

    def middle_of(seed: int) -> Game:
        game = new(seed)
        decisions = 0
        while not is_over(game):
            game.play_tick()
            decisions += 1
        game = new(seed)  # seeds the choices of the players too
        for _ in range(decisions // 2):
            game.play_tick()
        return game

    middle = middle_of(1)

    def copy() -> Done:
        for _ in range(COPIES):
            middle.copy()
        return Done(COPIES)

    return {f"catan/call by call/{PLAYERS}": play, f"catan/copies/{PLAYERS}": copy}
