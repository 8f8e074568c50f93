"""Every card of Caylus Magna Carta, a row each: what a player could check against the cardboard.

Costs and effects are spelled in the words of `core.goods`; coins are deniers, `any` is any cube, `free` any
cube but gold. `doubt` names the figures that rest on one source only, with the mark [1].
"""

from __future__ import annotations

from typing import Final

from caylus.core.building import Building
from caylus.core.effects import SPECIAL, special, take, trade, transform
from caylus.core.goods import Words

WORDS: Final = Words(["food", "wood", "stone", "", "gold"], "denier", "deniers")

NEUTRAL: Final = 0
YELLOW: Final = 1  # wood buildings
GREY: Final = 2  # stone buildings
PRESTIGE: Final = 3
RESIDENCE: Final = 4
KIND_NAMES: Final = ["neutral", "wood", "stone", "prestige", "residence"]

COST_AND_POINTS: Final = "cost and points [1]"
LAWYER: Final = "effect-lawyer"
RESERVE: Final = "effect-reserve"

PEDDLER: Final = 0
NEUTRALS: Final = [
    Building("neutral-peddler", "Peddler", NEUTRAL, mark="Neutral", effect=trade("coin > free")),
    Building("park", "Park", NEUTRAL, effect=take("food")),
    Building("forest", "Forest", NEUTRAL, effect=take("wood")),
    Building("neutral-quarry", "Quarry", NEUTRAL, mark="Neutral", effect=take("stone")),
    Building("trading-post", "Trading Post", NEUTRAL, effect=take("2 coins")),
]

# The deck of every player; `owner` is the secondary effect
DECK: Final = [
    Building(
        "small-farm",
        "Farm",
        YELLOW,
        mark="Small",
        cost="food wood",
        points=1,
        effect=take("food"),
        owner=special(RESERVE, gain="food"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "small-sawmill",
        "Sawmill",
        YELLOW,
        mark="Small",
        cost="food wood",
        points=1,
        effect=take("wood"),
        owner=special(RESERVE, gain="wood"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "small-quarry",
        "Quarry",
        YELLOW,
        mark="Small",
        cost="food wood",
        points=1,
        effect=take("stone"),
        owner=special(RESERVE, gain="stone"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "peddler",
        "Peddler",
        YELLOW,
        cost="wood any",
        points=2,
        effect=trade("coin > free", "2 coins > 2 free"),
        owner=trade("coin > free"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "market",
        "Market",
        YELLOW,
        cost="wood any",
        points=2,
        effect=trade("any > 4 coins"),
        owner=take("coin"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "lawyer",
        "Lawyer",
        YELLOW,
        cost="food wood",
        points=2,
        effect=transform("food", LAWYER),
        owner=take("2 coins"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "large-farm",
        "Farm",
        GREY,
        mark="Large",
        cost="food 2 stone",
        points=2,
        effect=take("2 food"),
        owner=take("food"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "large-sawmill",
        "Sawmill",
        GREY,
        mark="Large",
        cost="food 2 stone",
        points=2,
        effect=take("2 wood"),
        owner=take("wood"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "large-quarry",
        "Quarry",
        GREY,
        mark="Large",
        cost="food 2 stone",
        points=2,
        effect=take("2 stone"),
        owner=take("stone"),
        doubt="points [1]",
    ),
    Building(
        "gold-mine",
        "Gold Mine",
        GREY,
        cost="food 2 stone",
        points=2,
        effect=take("gold"),
        owner=trade("free > gold"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "bank",
        "Bank",
        GREY,
        cost="wood 2 stone",
        points=3,
        effect=trade("coin > gold", "3 coins > 2 gold"),
        owner=trade("2 coins > gold"),
        doubt=COST_AND_POINTS,
    ),
    Building(
        "church",
        "Church",
        GREY,
        cost="wood 2 stone",
        points=3,
        effect=trade("2 coins > token", "5 coins > 2 tokens"),
        owner=trade("3 coins > token"),
        doubt=COST_AND_POINTS,
    ),
]

PRESTIGES: Final = [
    Building("theatre", "Theatre", PRESTIGE, cost="2 wood gold", points=6, doubt=COST_AND_POINTS),
    Building("statue", "Statue", PRESTIGE, cost="2 stone gold", points=6, doubt="points [1]"),
    Building("hotel", "Hotel", PRESTIGE, cost="3 stone gold", points=6, income="coin", doubt=COST_AND_POINTS),
    Building("stables", "Stables", PRESTIGE, cost="3 food 2 gold", points=10, doubt=COST_AND_POINTS),
    Building("town-hall", "Town Hall", PRESTIGE, cost="3 wood 2 gold", points=10, doubt=COST_AND_POINTS),
    Building("monument", "Monument", PRESTIGE, cost="3 stone 2 gold", points=10, doubt=COST_AND_POINTS),
    Building("cathedral", "Cathedral", PRESTIGE, cost="5 stone 3 gold", points=14, doubt=COST_AND_POINTS),
]

RESIDENCE_CARD: Final = Building("residence", "Residence", RESIDENCE, cost="food", points=1, income="coin")

# Left out of the beginner game
STANDARD_ONLY: Final = ["lawyer", "church", "hotel"]

CARDS: Final = len(DECK)
LAWYER_CARD: Final = 5
# By card of the deck: the small producers
RESERVE_CUBES: Final[dict[int, int]] = {
    at: card.owner.gain.index(1) for at, card in enumerate(DECK) if card.owner is not None and card.owner.op == SPECIAL
}
