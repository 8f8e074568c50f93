"""The search of version 0.1, which knows no nets and counts no points: what progress is measured by."""

from __future__ import annotations

from caylus.bots.judges import LINEAR, guesses
from caylus.bots.search.bot import SearchBot
from caylus.core.state import State
from caylus.kit.knowledge.appraisal import Appraisal


class LinearBot(SearchBot):
    """Searches as the first release did: with its tables of weights, and guessing at points that lie face down."""

    def __init__(self, seed: str, seconds: float = 0.0, simulations: int = 0) -> None:
        super().__init__(seed, seconds, simulations, judges=LINEAR)

    def set_silly_aside(self, found: list[Appraisal]) -> None:
        """It heeds no plans but those that its trees have begun with."""

    def think(self, state: State) -> None:
        """Forget what was counted, and search."""
        super().think(state if guesses(state) else state.imagine(state.who, self.rng))  # no dice are thrown for that
