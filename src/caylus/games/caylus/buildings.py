"""Every building of Caylus, a row each: what a player could check against the cardboard.

Costs and effects are spelled in the words of `core.goods`; coins are deniers, `any` is any cube, `free` any
cube but gold. Figures: rulings 6.1 to 6.5; the tables of `docs/games` are made from these rows.
"""

from __future__ import annotations

from typing import Final

from caylus.core.building import Building
from caylus.core.effects import build, provost, special, take, trade, transform
from caylus.core.goods import Words

WORDS: Final = Words(["food", "wood", "stone", "cloth", "gold"], "denier", "deniers")

SPECIAL: Final = 0
NEUTRAL: Final = 1
FIXED: Final = 2
WOOD: Final = 3
STONE: Final = 4
PRESTIGE: Final = 5
RESIDENCE: Final = 6
KIND_NAMES: Final = ["special", "neutral", "fixed", "wood", "stone", "prestige", "residence"]


GATE: Final = 0
TRADING_POST: Final = 1
GUILD: Final = 2
JOUST: Final = 3
STABLES: Final = 4
INN: Final = 5

# 003, phase 3: the special buildings before the bridge, in the order in which they act
SPECIALS: Final = [
    Building(
        "gate",
        "Gate",
        SPECIAL,
        effect=special("effect-gate"),
    ),
    Building("trading-post", "Trading Post", SPECIAL, effect=take("3 coins")),
    Building(
        "guild",
        "Merchants' Guild",
        SPECIAL,
        effect=provost(3, "effect-provost"),
    ),
    Building("joust", "Joust Field", SPECIAL, effect=trade("coin cloth > favor")),
    Building(
        "stables",
        "Stables",
        SPECIAL,
        effect=special("effect-stables"),
    ),
    Building(
        "inn",
        "Inn",
        SPECIAL,
        effect=special("effect-inn"),
    ),
]

CARPENTER: Final = "effect-carpenter"
MASON: Final = "effect-mason"
ARCHITECT: Final = "effect-architect"
RESIDENCE_POINTS: Final = 2
RESIDENCE_GAIN: Final = f"{RESIDENCE_POINTS} points"
LAWYER: Final = "effect-lawyer"

# 003, set-up: six neutral tiles on spaces 1 to 6
NEUTRALS: Final = [
    Building("farm", "Farm", NEUTRAL, effect=take("food", "cloth")),
    Building("forest", "Forest", NEUTRAL, effect=take("food", "wood")),
    Building("sawmill", "Sawmill", NEUTRAL, effect=take("wood")),
    Building("quarry", "Quarry", NEUTRAL, effect=take("stone")),
    Building("marketplace", "Marketplace", NEUTRAL, effect=trade("any > 4 coins")),
    Building("carpenter", "Carpenter", NEUTRAL, effect=build(WOOD, CARPENTER)),
]

FIXEDS: Final = [
    Building("fixed-peddler", "Peddler", FIXED, mark="Fixed", effect=trade("2 coins > free")),
    Building("fixed-carpenter", "Carpenter", FIXED, mark="Fixed", effect=build(WOOD, CARPENTER)),
    Building("gold-mine", "Gold Mine", FIXED, effect=take("gold")),
]

WOODS: Final = [
    Building("farm-food", "Farm", WOOD, mark="Food", cost="wood food", points=2, effect=take("2 food", "cloth")),
    Building("farm-cloth", "Farm", WOOD, mark="Cloth", cost="wood food", points=2, effect=take("2 cloth", "food")),
    Building("wood-quarry", "Quarry", WOOD, mark="Wood", cost="wood food", points=2, effect=take("2 stone")),
    Building("wood-sawmill", "Sawmill", WOOD, mark="Wood", cost="wood food", points=2, effect=take("2 wood")),
    Building(
        "wood-marketplace", "Marketplace", WOOD, mark="Wood", cost="wood any", points=4, effect=trade("any > 6 coins")
    ),
    Building(
        "wood-peddler",
        "Peddler",
        WOOD,
        mark="Wood",
        cost="wood any",
        points=4,
        effect=trade("coin > free", "2 coins > 2 free"),
    ),
    Building("mason", "Mason", WOOD, cost="wood food", points=4, effect=build(STONE, MASON)),
    Building(
        "lawyer",
        "Lawyer",
        WOOD,
        cost="wood cloth",
        points=4,
        effect=transform("cloth coin", LAWYER, gain=RESIDENCE_GAIN),
    ),
]

STONES: Final = [
    Building(
        "stone-farm",
        "Farm",
        STONE,
        mark="Stone",
        cost="stone food",
        points=3,
        effect=take("2 food cloth"),
        owner=take("food", "cloth"),
    ),
    Building(
        "park",
        "Park",
        STONE,
        cost="stone food",
        points=3,
        effect=take("2 wood food"),
        owner=take("wood", "food"),
    ),
    Building(
        "workshop",
        "Workshop",
        STONE,
        cost="stone food",
        points=3,
        effect=take("2 stone cloth"),
        owner=take("stone", "cloth"),
    ),
    Building(
        "church",
        "Church",
        STONE,
        cost="stone cloth",
        points=3,
        favors=1,
        effect=trade("2 coins > 3 points", "4 coins > 5 points"),
    ),
    Building(
        "tailor",
        "Tailor",
        STONE,
        cost="stone wood",
        points=6,
        effect=trade("2 cloth > 4 points", "3 cloth > 6 points"),
    ),
    Building("bank", "Bank", STONE, cost="stone wood", points=6, effect=trade("2 coins > gold", "5 coins > 2 gold")),
    Building(
        "alchemist",
        "Alchemist",
        STONE,
        cost="stone food",
        points=6,
        effect=trade("2 free > gold", "4 free > 2 gold"),
    ),
    Building("architect", "Architect", STONE, cost="stone food", points=6, effect=build(PRESTIGE, ARCHITECT)),
    Building(
        "architect-2",
        "Architect",
        STONE,
        mark="Second",
        cost="stone food",
        points=6,
        effect=build(PRESTIGE, ARCHITECT),
        row="architect",
    ),
    Building(
        "jeweller",
        "Jeweller",
        STONE,
        cost="stone cloth",
        points=6,
        effect=trade("gold > 5 points", "2 gold > 9 points"),
    ),
]

PRESTIGES: Final = [
    Building("statue", "Statue", PRESTIGE, cost="2 stone gold", points=7, favors=1),
    Building("granary", "Granary", PRESTIGE, cost="3 food gold", points=10),
    Building("library", "Library", PRESTIGE, cost="3 wood gold", points=10, income="coin"),
    Building("weaver", "Weaver", PRESTIGE, cost="3 cloth gold", points=12),
    Building("theater", "Theater", PRESTIGE, cost="3 wood 2 gold", points=14, favors=1),
    Building("university", "University", PRESTIGE, cost="3 stone 2 gold", points=14, favors=1),
    Building("monument", "Monument", PRESTIGE, cost="4 stone 2 gold", points=14, favors=2),
    Building("hotel", "Hotel", PRESTIGE, cost="3 stone 2 gold", points=16, income="2 coins"),
    Building("cathedral", "Cathedral", PRESTIGE, cost="5 stone 3 gold", points=25),
]

RESIDENCES: Final = [
    Building("residence", "Residence", RESIDENCE, cost="cloth coin", points=RESIDENCE_POINTS, income="coin")
]

TILES: Final[list[Building]] = [*NEUTRALS, *FIXEDS, *WOODS, *STONES, *PRESTIGES, *RESIDENCES]
TILE: Final[dict[str, int]] = {building.id: at for at, building in enumerate(TILES)}

# Options: rulings 6.1, 6.2 and clarification K12; ruling 6.3
FIRST_PRINT: Final = [
    TILES[TILE["church"]].reprint(points=4),
    TILES[TILE["tailor"]].reprint(effect=trade("cloth > 2 points", "3 cloth > 6 points")),
]
LAWYER_FOR_3: Final = TILES[TILE["lawyer"]].reprint(points=3)

FIRST_WOOD: Final = TILE["farm-food"]
FIRST_STONE: Final = TILE["stone-farm"]
FIRST_PRESTIGE: Final = TILE["statue"]
WORKER_TILES: Final = FIRST_PRESTIGE  # the tiles before this one take workers
RESIDENCE_TILE: Final = TILE["residence"]
LAWYER_TILE: Final = TILE["lawyer"]
JEWELLER_TILE: Final = TILE["jeweller"]


def table_for(options: dict[str, str]) -> list[Building]:
    """The tiles as the chosen edition prints them."""
    tiles = TILES[:]
    if options["edition"] == "first-print":
        for building in FIRST_PRINT:
            tiles[TILE[building.id]] = building
    if options["lawyer"] == "3":
        tiles[LAWYER_TILE] = LAWYER_FOR_3
    return tiles
