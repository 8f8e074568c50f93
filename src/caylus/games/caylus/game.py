"""Caylus in the catalogue: its options, its components, its doors."""

from __future__ import annotations

from typing import Final

from caylus.core.effects import Effect, effect_message, effect_value, take
from caylus.core.game import Cell, Choice, Component, ForecastPhases, building_components
from caylus.core.goods import FAVOR, POINTS
from caylus.core.message import Arg, Goods, Message, clauses
from caylus.core.state import JsonObject, State
from caylus.games.caylus import position, restore, setup
from caylus.games.caylus.actions import SPACE
from caylus.games.caylus.board import SECTIONS, SIMPLE_FAVOR, Section
from caylus.games.caylus.buildings import JEWELLER_TILE, KIND_NAMES, SPECIALS, WORDS, table_for
from caylus.games.caylus.favor_table import FAVOR_LINES
from caylus.games.caylus.knowledge.alarms import CaylusAlarms
from caylus.games.caylus.knowledge.features import CaylusFeatures
from caylus.games.caylus.knowledge.habits import CaylusHabits
from caylus.games.caylus.state import Rules
from caylus.kit.knowledge.knowledge import Knowledge
from caylus.kit.plug import Plug

OPTIONS: Final = [
    Choice(
        "edition",
        "which print's tiles are used",
        {
            "later": "prints from 2006 on: Church 3 points, Tailor 2 or 3 cloth",
            "first-print": "the first print of 2005: Church 4 points, Tailor 1 or 3 cloth",
        },
    ),
    Choice(
        "favors",
        "how royal favors work",
        {"table": "the table of four lines", "simple": "for beginners: every favor is 3 points"},
    ),
    Choice(
        "jeweller",
        "whether the Jeweller is among the stone buildings",
        {"on": "ten stone buildings", "off": "nine stone buildings"},
    ),
    Choice(
        "lawyer",
        "points for building the Lawyer",
        {"4": "as first printed", "3": "as reported of later prints"},
    ),
]

FORECAST: Final = ForecastPhases(["placement", "special", "provost"], "road")
KNOWLEDGE: Final = Knowledge(
    "caylus.games.caylus.knowledge",
    CaylusHabits(),
    CaylusFeatures(),
    first=CaylusFeatures(grouped=True),
    first_habits=CaylusHabits(rash=True),
    alarms=CaylusAlarms(),
)


class CaylusGame(Plug):
    """Caylus (2005)."""

    package = "caylus.games.caylus"

    def __init__(self) -> None:
        super().__init__("caylus", "Caylus", 2005, range(2, 6), position.RULES_VERSION, OPTIONS, SPACE, WORDS)

    def set_up(self, players: int, seed: int, options: dict[str, str]) -> State:
        """The table laid for a new game."""
        return setup.set_up(Rules(self, options), players, seed)

    def read(self, position: JsonObject, players: int, options: dict[str, str]) -> State:
        """The state a position describes."""
        return restore.restore(position, Rules(self, options), players)

    def hides(self, options: dict[str, str]) -> bool:  # noqa: ARG002 (whatever they are)
        """Everyone sees everything."""
        return False

    def rows(self, options: dict[str, str]) -> list[Component]:
        """Special buildings, tiles, castle and favor table, from the rows that drive the game."""
        tiles = table_for(options)
        if options["jeweller"] == "off":
            del tiles[JEWELLER_TILE]
        found = building_components([*SPECIALS, *tiles], KIND_NAMES, WORDS)
        found += [section_component(section) for section in SECTIONS]
        if options["favors"] == "simple":
            found.append(favor_component("favor", "Royal favor", take(f"{SIMPLE_FAVOR} points"), None))
            return found
        for line in FAVOR_LINES:
            for column, effect in enumerate(line.effects, 1):
                name = f"{line.id.capitalize()}, column {column}"
                cell: Cell = {"line": line.id, "column": column}
                found.append(favor_component(line.cell(column), name, effect, cell))
        return found

    def forecast(self) -> ForecastPhases:
        """What happens on the road if nobody does any more."""
        return FORECAST

    def knowledge(self) -> Knowledge:
        """What bots know of it."""
        return KNOWLEDGE


def favor_component(id: str, name: str, effect: Effect, cell: Cell | None) -> Component:
    """A royal favor, from its row."""
    value = effect_value(effect, WORDS, KIND_NAMES)
    return Component(id, name, "favor", effect_message(effect, WORDS), effect=value, cell=cell)


def section_component(section: Section) -> Component:
    """A section of the castle, from its row."""
    return Component(
        section.id,
        section.name,
        "castle",
        section_message(section),
        section={
            "points": section.points,
            "parts": section.parts,
            "mark": section.mark,
            "loss": section.loss,
            "favors": section.favors,
        },
    )


def section_message(section: Section) -> Message:
    """A section of the castle, from its row."""
    won: list[Arg] = []
    for houses, favors in enumerate(section.favors):
        if houses and favors != section.favors[houses - 1]:
            last = houses
            while last + 1 < len(section.favors) and section.favors[last + 1] == favors:
                last += 1
            span = (
                "section-more"
                if last + 1 == len(section.favors)
                else "section-span"
                if last > houses
                else "section-one"
            )
            won.append(Message(span, houses=houses, last=last, favors=Goods({WORDS.keys[FAVOR]: favors})))
    return Message(
        "section-of-castle",
        parts=section.parts,
        points=Goods({WORDS.keys[POINTS]: section.points}),
        mark=section.mark,
        loss=Goods({WORDS.keys[POINTS]: -section.loss}),
        favors=clauses(won),
    )
