"""What an environment is made for: a game, how many play, its options, and what counts in the end."""

from __future__ import annotations

from collections.abc import Mapping

from caylus.core.game import new
from caylus.core.state import State
from caylus.kit.plug import find_plug
from caylus.rl.returns import returns_by


class Chosen:
    """Knows what is played."""

    def choose(self, game: str, players: int, options: Mapping[str, str] | None, returns: str) -> None:
        """Play that from now on."""
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.returns = returns_by(returns)
        self.encoder = find_plug(game).encoder()

    def begin(self, seed: int) -> State:
        """A new game of it."""
        return new(self.game, self.players, seed=seed, options=self.options)
