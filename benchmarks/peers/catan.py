"""catanatron, a Python engine for Catan: its own random game of four.

Its `play_tick` is one decision of one player, and each is counted, also where only one action is possible (our
engine plays those unasked and does not count them). Nothing of a game is left out of the time: laying out the
table, dice, and the check for a winner before every tick, all as in its own `Game.play`.
"""

from __future__ import annotations

import itertools

from benchmarks.measure import Done, Prepare, Work

PLAYERS = 4
MOMENTS = 5  # states, each half-way through another random game
REPEATS = 4  # over all of them between two looks at the clock


def works() -> dict[str, Prepare]:
    """Everything measured here, by name: which game, what, and for how many players."""
    from catanatron.game import TURNS_LIMIT, Game  # noqa: PLC0415 (absent unless the benchmarks were set up)
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    def new(seed: int) -> Game:
        return Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]], seed=seed)

    def finish(game: Game) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    def moment(seed: int) -> Game:
        decisions = finish(new(seed))
        game = new(seed)  # seeds the choices of the players too
        for _ in range(decisions // 2):
            game.play_tick()
        return game

    def random_games() -> Work:
        seeds = itertools.count(1)
        return lambda: Done(finish(new(next(seeds))), 1)

    def copies() -> Work:
        games = [moment(seed) for seed in range(1, MOMENTS + 1)] * REPEATS

        def copy() -> Done:
            for game in games:
                game.copy()
            return Done(len(games))

        return copy

    return {f"catan/call by call/{PLAYERS}": random_games, f"catan/copies/{PLAYERS}": copies}
