"""The action space of Caylus Magna Carta: what each number means, and how it is written.

A card on the road is named by the color of its owner's seat and the card: `place red-bank`.
"""

from __future__ import annotations

from typing import Final

from caylus.core.actions import steps_either_way
from caylus.core.building import Building
from caylus.core.effects import NO_CUBE, number_all, option_notations, space_for
from caylus.core.goods import ANY, CUBES
from caylus.core.state import SEAT_NAMES
from caylus.games.magna_carta.board import MOST_PLAYERS, PROVOST_STEPS
from caylus.games.magna_carta.buildings import CARDS, DECK, NEUTRALS, PRESTIGES, WORDS

# Tiles: the neutral cards, then a deck for each seat, then the prestige cards
FIRST_CARD: Final = len(NEUTRALS)
FIRST_PRESTIGE: Final = FIRST_CARD + MOST_PLAYERS * CARDS
TILES: Final[list[Building]] = [*NEUTRALS, *(DECK * MOST_PLAYERS), *PRESTIGES]


def tile_id(tile: int) -> str:
    """How a card on the road is written."""
    if FIRST_CARD <= tile < FIRST_PRESTIGE:
        return f"{SEAT_NAMES[(tile - FIRST_CARD) // CARDS].lower()}-{TILES[tile].id}"
    return TILES[tile].id


TILE_IDS: Final = [tile_id(tile) for tile in range(len(TILES))]


class Plan:
    """Something one can decide to build, and which cube fills the white slot of its cost."""

    def __init__(self, building: Building, card: int, white: int) -> None:
        self.building = building
        self.card = card  # of the deck, then the prestige cards
        self.white = white
        self.price = building.cost[:CUBES]
        if white != NO_CUBE:
            self.price[white] += 1


def plans() -> list[Plan]:
    """Everything that can be built."""
    found: list[Plan] = []
    for card, building in enumerate([*DECK, *PRESTIGES]):
        found += [Plan(building, card, white) for white in (WORDS.any if building.cost[ANY] else [NO_CUBE])]
    return found


PLANS: Final = plans()
PLANS_OF: Final = [[at for at, plan in enumerate(PLANS) if plan.card == card] for card in range(CARDS + len(PRESTIGES))]
DECK_IDS: Final = [card.id for card in DECK]
EFFECTS: Final = [effect for card in [*NEUTRALS, *DECK] for effect in card.effects()]

SPACE: Final = space_for(EFFECTS, WORDS)
DRAW: Final = SPACE.add("draw", [""], "pay 1 denier and take a card")
REPLACE: Final = SPACE.add("replace", [""], "discard the whole hand and take as many cards")
PLACE: Final = SPACE.add("place", TILE_IDS[:FIRST_PRESTIGE], "pay 1 denier and place a worker on that card")
BUILD: Final = SPACE.add(
    "build", [f"{plan.building.id} pay {WORDS.listed(plan.price)}" for plan in PLANS], "build for these cubes"
)
SITE: Final = SPACE.add("site", DECK_IDS, "put the prestige card on that residence of yours")
PROVOST: Final = SPACE.add(
    "provost",
    steps_either_way(PROVOST_STEPS),
    "move the provost so many cards, forward (+) or back (-)",
)
TAKE: Final = SPACE.add("take", option_notations(EFFECTS, "take", WORDS), "take or buy these cubes")
GIVE: Final = SPACE.add("give", option_notations(EFFECTS, "give", WORDS), "sell or exchange these cubes")
PAY: Final = SPACE.add("pay", option_notations(EFFECTS, "pay", WORDS), "buy for so many deniers")
TRANSFORM: Final = SPACE.add("transform", DECK_IDS, "turn that card of yours to its residence side")
CASTLE: Final = SPACE.add("castle", ["batch"], "offer a batch for the castle")
END: Final = len(SPACE)

number_all(EFFECTS, SPACE)
