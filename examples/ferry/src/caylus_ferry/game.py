"""The plug: the one class that the program finds, and from which it learns everything else."""

from __future__ import annotations

from typing import Final

from caylus.core.game import Component, ForecastPhases, building_components
from caylus.core.state import JsonObject
from caylus.kit.plug import Plug
from caylus_ferry import restore, setup
from caylus_ferry.actions import SPACE
from caylus_ferry.buildings import COMMISSIONS, KIND_NAMES, TILES, WORDS
from caylus_ferry.flow import Ferry
from caylus_ferry.position import RULES_VERSION

FORECAST: Final = ForecastPhases(["placement", "provost"], "road")


class FerryGame(Plug):
    """The Ferry."""

    def __init__(self) -> None:
        super().__init__("ferry", "The Ferry", 2026, range(2, 3), RULES_VERSION, [], SPACE, WORDS)

    def set_up(self, players: int, seed: int, options: dict[str, str]) -> Ferry:
        """The table laid for a new game."""
        return setup.set_up(Ferry(self, options), players, seed)

    def read(self, position: JsonObject, players: int, options: dict[str, str]) -> Ferry:
        """The state a position describes."""
        return restore.restore(Ferry(self, options), position, players)

    def rows(self, options: dict[str, str]) -> list[Component]:  # noqa: ARG002 (it has no options)
        """Buildings and commissions, from the rows that drive the game."""
        commissions = [Component(each.id, each.name, "commission", each.message()) for each in COMMISSIONS]
        return [*building_components(TILES, KIND_NAMES, WORDS), *commissions]

    def forecast(self) -> ForecastPhases:
        """What happens on the road if nobody does any more can be foreseen while the provost may yet move."""
        return FORECAST


GAME: Final = FerryGame()
