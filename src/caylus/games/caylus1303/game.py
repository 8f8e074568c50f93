"""Caylus 1303 in the catalogue: its options, its components, its doors."""

from __future__ import annotations

from typing import Final

from caylus.core.game import Choice, Component, ForecastPhases, building_components
from caylus.core.message import Message
from caylus.core.state import JsonObject, State
from caylus.games.caylus1303 import board, position, restore, setup
from caylus.games.caylus1303.actions import SPACE
from caylus.games.caylus1303.buildings import KIND_NAMES, TILES, WORDS
from caylus.games.caylus1303.characters import CHARACTERS
from caylus.games.caylus1303.knowledge.features import Features1303
from caylus.games.caylus1303.knowledge.habits import Habits1303
from caylus.games.caylus1303.state import Rules
from caylus.kit.knowledge.knowledge import Knowledge
from caylus.kit.plug import Plug

OPTIONS: Final = [
    Choice(
        "setup",
        "which characters are in the game",
        {"random": "drawn at random", "first-game": "those recommended for a first game"},
    ),
    Choice(
        "points",
        "who sees the prestige points",
        {"hidden": "each player's own until the end", "open": "everyone's"},
    ),
]

FORECAST: Final = ForecastPhases(["planning", "printed", "bridge"], "road")
KNOWLEDGE: Final = Knowledge(
    "caylus.games.caylus1303.knowledge",
    Habits1303(),
    Features1303(),
    first=Features1303(grouped=True),
    first_habits=Habits1303(rash=True),
)


class Caylus1303Game(Plug):
    """Caylus 1303 (2019)."""

    package = "caylus.games.caylus1303"

    def __init__(self) -> None:
        super().__init__("caylus-1303", "Caylus 1303", 2019, range(2, 6), position.RULES_VERSION, OPTIONS, SPACE, WORDS)

    def set_up(self, players: int, seed: int, options: dict[str, str]) -> State:
        """The table laid for a new game."""
        return setup.set_up(Rules(self, options), players, seed)

    def read(self, position: JsonObject, players: int, options: dict[str, str]) -> State:
        """The state a position describes."""
        return restore.restore(position, Rules(self, options), players)

    def hides(self, options: dict[str, str]) -> bool:
        """Points that lie face down; everything else everyone sees. (ruling 6.32)"""
        return not Rules(self, options).open_points

    def guesses(self, options: dict[str, str]) -> bool:  # noqa: ARG002 (whatever they are)
        """Points can be counted along."""
        return False

    def rows(self, options: dict[str, str]) -> list[Component]:  # noqa: ARG002 (no option changes a tile)
        """Buildings, characters and the Construction Site, from the rows that drive the game."""
        found = building_components(TILES, KIND_NAMES, WORDS)
        for character in CHARACTERS:
            found.append(
                Component(
                    character.id,
                    character.name,
                    "character",
                    Message("power", power=character.power()),
                    figures=character.figures(),
                )
            )
        words = Message("bundle", points=board.BUNDLE_POINTS)
        empty, past = len(board.BUILDING_SPACES), board.PROVOST_END - board.ROAD_END
        road = Message("the-road", spaces=board.ROAD_END, empty=empty, past=past)
        found.append(Component("road", "Road", "board", road, doubt="spaces C, places past the end R"))
        found.append(Component("site", "Construction Site", "site", words, figures={"points": board.BUNDLE_POINTS}))
        return found

    def forecast(self) -> ForecastPhases:
        """What happens on the road if nobody does any more."""
        return FORECAST

    def knowledge(self) -> Knowledge:
        """What bots know of it."""
        return KNOWLEDGE
