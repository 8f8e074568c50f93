"""PettingZoo's own chess and connect four, stepped by the same drivers as our environments."""

from __future__ import annotations

import functools
import warnings

from benchmarks.measure import Prepare
from benchmarks.stepping import in_turn, lean, sampled

PLAYERS = 2


def works() -> dict[str, Prepare]:
    """Everything measured here, by name: which game, what, and for how many players."""
    with warnings.catch_warnings():  # of another way to make them, which is to come
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import chess_v6, connect_four_v3  # noqa: PLC0415 (installed in a place of its own)

    found: dict[str, Prepare] = {}
    for name, module in (("chess_v6", chess_v6), ("connect_four_v3", connect_four_v3)):
        found |= {
            f"{name}/env/{PLAYERS}": functools.partial(in_turn, module.env, sampled),
            f"{name}/raw env/{PLAYERS}": functools.partial(in_turn, module.raw_env, sampled),
            f"{name}/raw env, lean/{PLAYERS}": functools.partial(in_turn, module.raw_env, lean),
        }
    return found
