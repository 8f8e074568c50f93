"""Every building of Caylus 1303, a row each: what a player could check against the cardboard.

Costs and effects are spelled in the words of `core.goods`; coins are workers in hand, `cloth` is fabric, `free`
is food, wood, stone or fabric. `doubt` names the figures of a row that rest on one source only, with a mark:
C one source; C? one source, and a reason to doubt it; R reconstructed.
"""

from __future__ import annotations

from typing import Final

from caylus.core import goods
from caylus.core.building import Building
from caylus.core.effects import build, provost, take, trade, transform
from caylus.core.goods import Words

WORDS: Final = Words(["food", "wood", "stone", "fabric", "gold"], "worker", "workers", "resource")

PRINTED: Final = 0
STARTING: Final = 1
WOOD: Final = 2
STONE: Final = 3
MONUMENT: Final = 4
RESIDENCE: Final = 5
KIND_NAMES: Final = ["printed", "starting", "wood", "stone", "monument", "residence"]

CARPENTER: Final = "effect-carpenter"
STONEMASON: Final = "effect-stonemason"
STONEMASON_SETUP: Final = "effect-stonemason-for-less"
LAWYER: Final = "effect-lawyer"

# 001, phase 2 a) to d): on the board before the Guilds Bridge, in the order in which they act
PRINTEDS: Final = [
    Building("fairground", "Fairground", PRINTED, effect=trade("wood > favor")),
    Building("lawyer", "Lawyer", PRINTED, effect=transform("cloth", LAWYER), doubt="fabric C"),
    Building("printed-carpenter", "Carpenter", PRINTED, mark="Printed", effect=build(WOOD, CARPENTER)),
    Building("toll", "Toll", PRINTED, effect=provost(2, "effect-provost")),
]

# 001, phase 2 f): yellow flag; which kinds are doubled is C?
STARTINGS: Final = [
    Building("farm", "Farm", STARTING, effect=take("food"), doubt="2 tiles C?"),
    Building("farm-2", "Farm", STARTING, mark="Second", effect=take("food"), row="farm"),
    Building("sawmill", "Sawmill", STARTING, effect=take("wood"), doubt="1 tile C?"),
    Building("quarry", "Quarry", STARTING, effect=take("stone"), doubt="1 tile C?"),
    Building("carpenter", "Carpenter", STARTING, effect=build(WOOD, CARPENTER), doubt="1 tile C?"),
    Building("market", "Market", STARTING, effect=trade("coin > free"), doubt="2 tiles C?"),
    Building("market-2", "Market", STARTING, mark="Second", effect=trade("coin > free"), row="market"),
    Building("guild-3", "Guild", STARTING, mark="Small", effect=trade("free > 3 coins"), doubt="1 tile C?"),
    Building("guild-4", "Guild", STARTING, mark="Large", effect=trade("stone > 4 coins"), doubt="stone C, 1 tile C?"),
]

WOODS: Final = [
    Building(
        "wood-farm",
        "Farm",
        WOOD,
        mark="Wood",
        cost="wood food",
        points=2,
        effect=take("2 food"),
        setup=take("food point"),
        doubt="cost C, points C, two of one kind C",
    ),
    Building(
        "wood-sawmill",
        "Sawmill",
        WOOD,
        mark="Wood",
        cost="wood food",
        points=2,
        effect=take("2 wood"),
        setup=take("wood point"),
        doubt="cost C, points C, two of one kind C",
    ),
    Building(
        "wood-quarry",
        "Quarry",
        WOOD,
        mark="Wood",
        cost="wood food",
        points=2,
        effect=take("2 stone"),
        setup=take("stone point"),
        doubt="which resources it costs C, two of one kind C",
    ),
    Building(
        "spinning-mill",
        "Spinning Mill",
        WOOD,
        cost="2 wood",
        points=2,
        effect=take("2 cloth"),
        setup=take("cloth point"),
        doubt="cost C, points C, two of one kind C",
    ),
    Building(
        "wood-market",
        "Market",
        WOOD,
        mark="Wood",
        cost="wood food",
        points=3,
        effect=take("free"),
        doubt="cost C, points C",
    ),
    Building(
        "covered-market",
        "Covered Market",
        WOOD,
        cost="wood free",
        points=3,
        effect=take("3 coins"),
        setup=take("2 coins point"),
        doubt="cost C, points C",
    ),
    Building(
        "tailor",
        "Tailor",
        WOOD,
        cost="wood free",
        points=4,
        effect=trade("cloth > 4 points", "2 cloth > 6 points"),
        doubt="cost C, points C",
    ),
    Building(
        "stonemason",
        "Stonemason",
        WOOD,
        cost="wood free",
        points=4,
        effect=build(STONE, STONEMASON),
        setup=build(STONE, STONEMASON_SETUP, waived=goods.STONE),
        doubt="cost C, points C",
    ),
    Building(
        "manor",
        "Manor",
        WOOD,
        cost="wood cloth",
        points=4,
        effect=take("favor"),
        setup=take("2 points"),
        doubt="cost C, points C",
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
        setup=take("food cloth"),
        owner=take("food"),
        doubt="cost C, points R, fabric C, owner's food C",
    ),
    Building(
        "stone-sawmill",
        "Sawmill",
        STONE,
        mark="Stone",
        cost="stone food",
        points=3,
        effect=take("2 wood cloth"),
        setup=take("wood cloth"),
        owner=take("wood"),
        doubt="cost C, points C, fabric C, owner's wood C",
    ),
    Building(
        "stone-quarry",
        "Quarry",
        STONE,
        mark="Stone",
        cost="stone food",
        points=3,
        effect=take("2 stone cloth"),
        setup=take("stone cloth"),
        owner=take("stone"),
        doubt="cost C, points C, fabric C, owner's stone C",
    ),
    Building(
        "gold-mine", "Gold Mine", STONE, cost="stone food", points=4, effect=take("gold"), doubt="cost C, points C"
    ),
    Building(
        "stone-guild",
        "Guild",
        STONE,
        mark="Stone",
        cost="stone free",
        points=4,
        effect=trade("free > 5 coins"),
        doubt="cost C, points C",
    ),
    Building(
        "foundry",
        "Foundry",
        STONE,
        cost="stone wood",
        points=5,
        effect=trade("coin > gold", "3 coins > 2 gold"),
        doubt="cost C, points C",
    ),
    Building(
        "alchemist",
        "Alchemist",
        STONE,
        cost="stone wood",
        points=5,
        effect=trade("free > gold", "2 free > 2 gold"),
        doubt="cost C, points C",
    ),
    Building(
        "church",
        "Church",
        STONE,
        cost="stone cloth",
        points=5,
        effect=trade("2 coins > 4 points", "4 coins > 6 points"),
        doubt="cost C, points C",
    ),
    Building(
        "jeweler",
        "Jeweler",
        STONE,
        cost="stone wood",
        points=5,
        effect=trade("gold > 5 points", "2 gold > 9 points"),
        doubt="cost C, points C",
    ),
]

MONUMENTS: Final = [
    Building("garden", "Garden", MONUMENT, cost="gold wood", points=4, income="2 coins", doubt="cost C, points C"),
    Building("factory", "Factory", MONUMENT, cost="gold cloth", points=5, income="cloth", doubt="cost C, points C"),
    Building("granary", "Granary", MONUMENT, cost="gold stone", points=7, income="food", doubt="cost C, points C?"),
    Building("statue", "Statue", MONUMENT, cost="gold 2 stone", points=7, doubt="name C, cost C, points C"),
    Building("theater", "Theater", MONUMENT, cost="3 gold 4 wood", points=12, favors=1, doubt="cost C"),
    Building("cathedral", "Cathedral", MONUMENT, cost="3 gold 3 stone", points=15, doubt="name C, cost C, points C"),
    Building("mansion", "Mansion", MONUMENT, cost="5 gold 5 stone", points=20, doubt="name C, cost C, points C?"),
]

RESIDENCES: Final = [Building("residence", "Residence", RESIDENCE, income="coin")]

TILES: Final[list[Building]] = [*PRINTEDS, *STARTINGS, *WOODS, *STONES, *MONUMENTS, *RESIDENCES]
TILE: Final[dict[str, int]] = {building.id: at for at, building in enumerate(TILES)}

FIRST_STARTING: Final = TILE["farm"]
FIRST_WOOD: Final = TILE["wood-farm"]
FIRST_STONE: Final = TILE["stone-farm"]
FIRST_MONUMENT: Final = TILE["garden"]
WORKER_TILES: Final = FIRST_MONUMENT  # the tiles before this one take workers
RESIDENCE_TILE: Final = TILE["residence"]
STONEMASON_TILE: Final = TILE["stonemason"]
