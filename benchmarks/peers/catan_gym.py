"""catanatron's Gymnasium environment: a seat against one random player, as it comes."""

from __future__ import annotations

import functools
from typing import Any

from benchmarks.measure import Prepare
from benchmarks.stepping import alone

PLAYERS = 2


def works() -> dict[str, Prepare]:
    """Everything measured here, by name: which game, what, and for how many players."""
    import gymnasium  # noqa: PLC0415 (the version this peer wants, in a place of its own)

    make = functools.partial(gymnasium.make, "catanatron_gym:catanatron-v1")
    return {f"catan/gymnasium/{PLAYERS}": functools.partial(alone, make, legal)}


def legal(info: dict[str, Any]) -> Any:
    """The legal actions as this environment tells them."""
    return info["valid_actions"]
