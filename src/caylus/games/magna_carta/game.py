"""Caylus Magna Carta in the catalogue: its options, its components, its doors."""

from __future__ import annotations

from typing import Final

from caylus.core.game import Choice, Component, ForecastPhases, Section, building_components
from caylus.core.goods import POINTS
from caylus.core.message import Goods, Message
from caylus.core.state import JsonObject, State
from caylus.games.magna_carta import board, position, restore, setup
from caylus.games.magna_carta.actions import SPACE
from caylus.games.magna_carta.buildings import (
    DECK,
    KIND_NAMES,
    NEUTRALS,
    PRESTIGES,
    RESIDENCE_CARD,
    STANDARD_ONLY,
    WORDS,
)
from caylus.games.magna_carta.knowledge.features import MagnaCartaFeatures
from caylus.games.magna_carta.knowledge.habits import MagnaCartaHabits
from caylus.games.magna_carta.state import Rules
from caylus.kit.knowledge.knowledge import Knowledge
from caylus.kit.plug import Plug

OPTIONS: Final = [
    Choice(
        "rules",
        "which of the two rule sets is played",
        {
            "standard": "with provost, residences, Lawyer, Church and Hotel",
            "beginner": "without them; prestige cards are laid in front of their builders",
        },
    ),
]

FORECAST: Final = ForecastPhases(["actions", "provost"], "effects")
KNOWLEDGE: Final = Knowledge(
    "caylus.games.magna_carta.knowledge",
    MagnaCartaHabits(),
    MagnaCartaFeatures(),
    first_habits=MagnaCartaHabits(rash=True),
)


class MagnaCartaGame(Plug):
    """Caylus Magna Carta (2007)."""

    package = "caylus.games.magna_carta"

    def __init__(self) -> None:
        players = range(2, board.MOST_PLAYERS + 1)
        super().__init__(
            "magna-carta", "Caylus Magna Carta", 2007, players, position.RULES_VERSION, OPTIONS, SPACE, WORDS
        )

    def set_up(self, players: int, seed: int, options: dict[str, str]) -> State:
        """The table laid for a new game."""
        return setup.set_up(Rules(self, options), players, seed)

    def read(self, position: JsonObject, players: int, options: dict[str, str]) -> State:
        """The state a position describes."""
        return restore.restore(position, Rules(self, options), players)

    def rows(self, options: dict[str, str]) -> list[Component]:
        """Neutral cards, deck, prestige cards and castle, from the rows that drive the game."""
        standard = options["rules"] == "standard"
        cards = [*NEUTRALS, *DECK, *PRESTIGES, *([RESIDENCE_CARD] if standard else [])]
        found = building_components(
            [card for card in cards if standard or card.id not in STANDARD_ONLY], KIND_NAMES, WORDS
        )
        for section, name in enumerate(board.SECTIONS):
            points = Goods({WORDS.keys[POINTS]: board.TOKEN_POINTS[section]})
            words = Message("section-of-castle", tokens=board.TOKENS[section], points=points)
            tokens = {str(players): board.tokens_for(players)[section] for players in self.players}
            figures: Section = {"points": board.TOKEN_POINTS[section], "tokens": tokens}
            found.append(Component(name, name.capitalize(), "castle", words, section=figures))
        return found

    def forecast(self) -> ForecastPhases:
        """What happens on the road if nobody does any more."""
        return FORECAST

    def knowledge(self) -> Knowledge:
        """What bots know of it."""
        return KNOWLEDGE
