"""The tables of section 1 of the sheet, typed in once more: prices, points, and what a tile does for whom."""

from __future__ import annotations

from typing import TypeAlias

from tests.games.caylus1303.rules.table import amounts

FREE = ["food", "wood", "stone", "fabric"]  # what a player may choose among: never gold

# Answer to the tile's question (none for a gain that is given unasked), what it costs, what it brings
Use: TypeAlias = tuple[str, str, str]


def gain(goods: str) -> list[Use]:
    """A tile that gives and takes nothing."""
    return [("", "", goods)]


def any_for(goods: str) -> list[Use]:
    """One resource of choice, but no gold, for something."""
    return [(f"give {cube}", cube, goods) for cube in FREE]


CHOICE: list[Use] = [(f"take {cube}", "", cube) for cube in FREE]
TAILOR: list[Use] = [("give fabric", "fabric", "4 points"), ("give 2 fabric", "2 fabric", "6 points")]
FOUNDRY: list[Use] = [("pay 1", "worker", "gold"), ("pay 3", "3 workers", "2 gold")]
CHURCH: list[Use] = [("pay 2", "2 workers", "4 points"), ("pay 4", "4 workers", "6 points")]
JEWELER: list[Use] = [("give gold", "gold", "5 points"), ("give 2 gold", "2 gold", "9 points")]
TWO_OF_FOUR = [
    "2 food",
    "food wood",
    "food stone",
    "food fabric",
    "2 wood",
    "wood stone",
    "wood fabric",
    "2 stone",
    "stone fabric",
    "2 fabric",
]
ALCHEMIST: list[Use] = [*any_for("gold"), *((f"give {two}", two, "2 gold") for two in TWO_OF_FOUR)]

STARTING_USES = {
    "farm": gain("food"),
    "farm-2": gain("food"),
    "sawmill": gain("wood"),
    "quarry": gain("stone"),
    "market": [(f"take {cube}", "worker", cube) for cube in FREE],
    "market-2": [(f"take {cube}", "worker", cube) for cube in FREE],
    "guild-3": any_for("3 workers"),
    "guild-4": [("give stone", "stone", "4 workers")],
}  # and the Carpenter

WOOD_USES = {
    "wood-farm": gain("2 food"),
    "wood-sawmill": gain("2 wood"),
    "wood-quarry": gain("2 stone"),
    "spinning-mill": gain("2 fabric"),
    "wood-market": CHOICE,
    "covered-market": gain("3 workers"),
    "tailor": TAILOR,
}  # and Stonemason and Manor

WOOD_SETUP_USES = {
    "wood-farm": gain("food point"),
    "wood-sawmill": gain("wood point"),
    "wood-quarry": gain("stone point"),
    "spinning-mill": gain("fabric point"),
    "wood-market": CHOICE,
    "covered-market": gain("2 workers point"),
    "tailor": TAILOR,
    "manor": gain("2 points"),
}  # and the Stonemason

STONE_USES = {
    "stone-farm": gain("2 food fabric"),
    "stone-sawmill": gain("2 wood fabric"),
    "stone-quarry": gain("2 stone fabric"),
    "gold-mine": gain("gold"),
    "stone-guild": any_for("5 workers"),
    "foundry": FOUNDRY,
    "alchemist": ALCHEMIST,
    "church": CHURCH,
    "jeweler": JEWELER,
}

STONE_SETUP_USES = STONE_USES | {
    "stone-farm": gain("food fabric"),
    "stone-sawmill": gain("wood fabric"),
    "stone-quarry": gain("stone fabric"),
}

OWNERS_BONUS = {"stone-farm": "food", "stone-sawmill": "wood", "stone-quarry": "stone"}

ANY_WITH_WOOD = ["wood food", "2 wood", "wood stone", "wood fabric"]
ANY_WITH_STONE = ["stone food", "stone wood", "2 stone", "stone fabric"]

WOOD = {
    "wood-farm": (["wood food"], 2),
    "wood-sawmill": (["wood food"], 2),
    "wood-quarry": (["wood food"], 2),
    "spinning-mill": (["2 wood"], 2),
    "wood-market": (["wood food"], 3),
    "covered-market": (ANY_WITH_WOOD, 3),
    "tailor": (ANY_WITH_WOOD, 4),
    "stonemason": (ANY_WITH_WOOD, 4),
    "manor": (["wood fabric"], 4),
}

STONE = {
    "stone-farm": (["stone food"], 3),
    "stone-sawmill": (["stone food"], 3),
    "stone-quarry": (["stone food"], 3),
    "gold-mine": (["stone food"], 4),
    "stone-guild": (ANY_WITH_STONE, 4),
    "foundry": (["stone wood"], 5),
    "alchemist": (["stone wood"], 5),
    "church": (["stone fabric"], 5),
    "jeweler": (["stone wood"], 5),
}

MONUMENTS = {
    "garden": ("gold wood", 4),
    "factory": ("gold fabric", 5),
    "granary": ("gold stone", 7),
    "statue": ("gold 2 stone", 7),
    "theater": ("3 gold 4 wood", 12),
    "cathedral": ("3 gold 3 stone", 15),
    "mansion": ("5 gold 5 stone", 20),
}


def goods_changed(color: str, cost: str, gain: str) -> dict[str, object]:
    """Cost and gain as changes of a player's goods."""
    found: dict[str, int] = {}
    for name, number in amounts(gain).items():
        found[name] = found.get(name, 0) + number
    for name, number in amounts(cost).items():
        found[name] = found.get(name, 0) - number
    return {f"{color} {name}": number for name, number in found.items() if number}
