"""The random bot: every legal action is as likely as the others."""

from __future__ import annotations

from random import Random

from caylus.core.state import State


class RandomBot:
    """Plays at random; the same seed makes the same choices."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def choose(self, state: State) -> int:
        """Any legal action."""
        return self.rng.choice(state.actions())
