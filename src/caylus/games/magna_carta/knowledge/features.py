"""What counts in Caylus Magna Carta at the beginning of a turn: goods, cards at work, residences, what is in reach.

Of a hand only the size counts, one's own included, so that seats can be compared and nothing hidden is told.
"""

from __future__ import annotations

from typing import Final

from caylus.core.goods import COIN, FOOD, GOLD, PURSE, STONE, WOOD
from caylus.core.state import State
from caylus.games.magna_carta.actions import FIRST_CARD
from caylus.games.magna_carta.buildings import CARDS, DECK, PRESTIGES
from caylus.games.magna_carta.knowledge.worth import best_prestige, turns_left
from caylus.games.magna_carta.state import FACE_UP, RESIDENCE, Table
from caylus.kit.knowledge.features import Feature, Features

KNOTS: Final = [float(turns) for turns in (1, 2, 4, 6, 8)]
HOTEL: Final = 2  # of the prestige cards

# The rows before those of the cards; `count` fills them in this order
GOODS: Final = [
    Feature("deniers_to_3", "money for a worker or two"),
    Feature("deniers_to_6", "money to spare"),
    Feature("deniers_beyond", "much money"),
    Feature("food_first", "food at hand"),
    Feature("food_more", "more food"),
    Feature("wood_first", "wood at hand"),
    Feature("wood_more", "more wood"),
    Feature("stone_first", "stone at hand"),
    Feature("stone_more", "more stone"),
    Feature("gold_first", "gold at hand"),
    Feature("gold_more", "more gold"),
    Feature("batches", "a batch for the castle"),
    Feature("golden_batches", "a batch with the help of gold"),
    Feature("hand_first", "a card in hand"),
    Feature("hand_more", "more cards in hand"),
    Feature("prestige_payable", "a prestige building within reach"),
    Feature("prestige_cubes", "the cubes of a prestige building, though no residence"),
    Feature("residence", "a residence"),
    Feature("residences_more", "more residences"),
    Feature("hotel", "the Hotel's income"),
    Feature("first_player", "acting first"),
    Feature("last_player", "acting last"),
    Feature("workplaces", "cards at work on the road"),
    Feature("reserve", "cubes waiting on small producers"),
    Feature("beyond_provost", "cards beyond the provost"),
]
CARD_ROWS: Final = [Feature(card.id.replace("-", "_"), f"the {card.full_name}") for card in DECK]
FIRST_CARD_ROW: Final = len(GOODS)
ROWS: Final = len(GOODS) + CARDS


class MagnaCartaFeatures(Features):
    """What counts in Caylus Magna Carta."""

    def __init__(self) -> None:
        super().__init__([*GOODS, *CARD_ROWS], KNOTS)

    def turns_left(self, state: State) -> float:
        """About how many turns are still to be played, the present one included."""
        assert isinstance(state, Table)
        return turns_left(state)

    def count(self, state: State, seat: int) -> list[int]:
        """The features of a seat, in the order of the rows."""
        assert isinstance(state, Table)
        found = [0] * ROWS
        count_goods(state, seat, found)
        count_road(state, seat, found)
        return found


def count_goods(s: Table, seat: int, found: list[int]) -> None:
    """Purse, hand and place at the table."""
    base = seat * PURSE
    held = s.purse[base : base + COIN + 1]
    coins = held[COIN]
    found[0] = min(coins, 3)
    found[1] = min(coins - 3, 3) if coins > 3 else 0
    found[2] = coins - 6 if coins > 6 else 0
    batches = min(held[FOOD], held[WOOD])  # two at a time: compiled, three would be packed into a tuple
    batches = min(batches, held[STONE])
    for cube in range(3):
        found[3 + 2 * cube] = min(held[cube], 2)
        found[4 + 2 * cube] = held[cube] - 2 if held[cube] > 2 else 0
    gold = held[GOLD]
    found[9] = min(gold, 2)
    found[10] = gold - 2 if gold > 2 else 0
    found[11] = batches
    if gold:
        found[12] = batches_with_gold(held) - batches
        found[15] = best_prestige(s, held)  # unless there is no residence for it, see below
    cards = len(s.hands[seat])
    found[13] = min(cards, 2)
    found[14] = cards - 2 if cards > 2 else 0
    if s.prestige_owner[HOTEL] == seat:
        found[19] = PRESTIGES[HOTEL].income[COIN]
    if s.first == seat:
        found[20] = 1
    elif (s.first + s.players - 1) % s.players == seat:
        found[21] = 1


def count_road(s: Table, seat: int, found: list[int]) -> None:
    """Cards at work and residences; rows of goods that depend on them."""
    residences = 0
    working = 0
    provost = s.provost if s.rules.standard else s.road_end
    lowest = FIRST_CARD + seat * CARDS
    for space in range(1, len(s.tile_at)):
        if s.owner_at[space] != seat:
            continue
        cover = s.cover_at[space]
        if cover == FACE_UP:
            working += 1
            found[FIRST_CARD_ROW + s.tile_at[space] - lowest] = 1
            found[23] += s.reserve_at[space]
            if space > provost:
                found[24] += 1
        elif cover == RESIDENCE:
            residences += 1
    found[22] = min(working, 4)
    if residences:
        found[17] = 1
        found[18] = residences - 1
    elif s.rules.standard:
        found[16] = found[15]
        found[15] = 0


def batches_with_gold(held: list[int]) -> int:
    """How many batches can be paid, gold standing in for what is short."""
    number = 0
    while True:
        short = 0
        for cube in range(3):
            if held[cube] <= number:
                short += number + 1 - held[cube]
        if short > held[GOLD]:
            return number
        number += 1
