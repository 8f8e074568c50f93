"""python-chess: random legal play, and copies with and without the moves played so far.

A copy with its moves costs more the longer the game has lasted, and random games last for hundreds of plies. Copied
are boards after 40 plies, the middle of a game as people play it.
"""

from __future__ import annotations

import functools
import random

from benchmarks.measure import Done, Prepare, Work

PLAYERS = 2
PLIES = 40
MOMENTS = 10  # boards, each so many plies into another random game
REPEATS = 2  # over all of them between two looks at the clock


def works() -> dict[str, Prepare]:
    """Everything measured here, by name: which game, what, and for how many players."""
    from chess import Board  # noqa: PLC0415 (absent unless the benchmarks were set up)

    chance = random.Random(1)

    def play(board: Board, limit: int) -> int:
        decisions = 0
        moves = list(board.legal_moves)
        # the four endings of `is_game_over`, which would list the moves once more
        while moves and not (
            decisions == limit
            or board.is_insufficient_material()
            or board.is_seventyfive_moves()
            or board.is_fivefold_repetition()
        ):
            board.push(chance.choice(moves))
            decisions += 1
            moves = list(board.legal_moves)
        return decisions

    def random_games() -> Work:
        return lambda: Done(play(Board(), -1), 1)

    def moment() -> Board:
        board = Board()
        while play(board, PLIES) < PLIES:
            board = Board()
        return board

    def copies(stack: bool) -> Work:
        boards = [moment() for _ in range(MOMENTS)] * REPEATS

        def copy() -> Done:
            for board in boards:
                board.copy(stack=stack)
            return Done(len(boards))

        return copy

    return {
        f"chess/call by call/{PLAYERS}": random_games,
        f"chess/copies/{PLAYERS}": functools.partial(copies, True),
        f"chess, no stack/copies/{PLAYERS}": functools.partial(copies, False),
    }
