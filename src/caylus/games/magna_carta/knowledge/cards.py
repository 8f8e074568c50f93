"""What cards of Caylus Magna Carta are worth: on the road to their owner, and to who works there."""

from __future__ import annotations

from typing import Final

from caylus.core.goods import COIN, FOOD, GOLD, PURSE
from caylus.games.magna_carta.actions import FIRST_CARD
from caylus.games.magna_carta.buildings import CARDS, DECK
from caylus.games.magna_carta.knowledge.worth import (
    CARD_BANK,
    CARD_GOLD_MINE,
    CARD_LARGE_FARM,
    CARD_LARGE_QUARRY,
    CARD_LAWYER,
    CARD_MARKET,
    CARD_PEDDLER,
    NEUTRAL_PEDDLER,
    SMALL,
    TRADING_POST,
    best_prestige,
    lawyer_on_road,
    most_plentiful,
    owns_card,
    scarcest,
    token_points,
    workplaces,
)
from caylus.games.magna_carta.state import Table

# What a card on the road brings its owner in each turn to come, by card of the deck
YIELD: Final = [0.46, 0.33, 0.41, 0.33, 0.33, 0.19, 0.66, 0.55, 0.73, 1.42, 0.68, 0.46]
YIELD_TURNS: Final = 1.83  # at most so many
ROOM_SOME: Final = 0.57  # of the yield, where the road has three workplaces a player ...
ROOM_MUCH: Final = 0.42  # ... or four
FIRST_LAWYER: Final = 1.74  # where there is none on the road
RESIDENCE_TURN: Final = 0.29  # its denier, by turn
RESIDENCE_PAYABLE: Final = 0.33  # of the points of a prestige card that it makes possible
RESIDENCE_SITE: Final = 1.45  # the first, as a site for a prestige card to come
RESIDENCE_GOLD: Final = 0.93  # the same when there is gold already
RESIDENCE_SECOND: Final = 0.56


def card_use(s: Table, card: int, left: float) -> float:
    """What a card on the road still brings its owner."""
    if left <= 1.0:
        return 0.0
    ahead = min(left - 1.0, YIELD_TURNS)
    places = workplaces(s)
    room = 1.0 if places < 3 * s.players else ROOM_SOME if places < 4 * s.players else ROOM_MUCH
    use = YIELD[card] * ahead * room
    if card == CARD_LAWYER and not lawyer_on_road(s):
        use += FIRST_LAWYER * min(1.0, ahead / 3.0)
    return use


# -- working there --------------------------------------------------------------------------------------------------


def primary_worth(
    s: Table, seat: int, tile: int, held: list[int], worth: list[float], left: float, spent: int
) -> float:
    """What the worker's owner gets of a card, having spent so many deniers before."""
    if tile < FIRST_CARD:
        if tile == NEUTRAL_PEDDLER:
            return worth[scarcest(held)] - worth[COIN] if held[COIN] > spent else 0.0
        return 2.0 * worth[COIN] if tile == TRADING_POST else worth[tile - 1]
    card = (tile - FIRST_CARD) % CARDS
    coins = held[COIN] - spent
    if card <= SMALL:
        return worth[card]
    if card == CARD_PEDDLER:
        if coins <= 0:
            return 0.0
        return (worth[scarcest(held)] - worth[COIN]) * (1.9 if coins > 1 else 1.0)
    if card == CARD_MARKET:
        most = most_plentiful(held)
        return max(0.0, 4.0 * worth[COIN] - worth[most]) if held[most] else 0.0
    if card == CARD_LAWYER:
        return best_residence(s, seat, held, worth, left)
    if card <= CARD_LARGE_QUARRY:
        return 1.85 * worth[card - CARD_LARGE_FARM]
    if card == CARD_GOLD_MINE:
        return worth[GOLD]
    if card == CARD_BANK:
        if coins <= 0:
            return 0.0
        one = worth[GOLD] - worth[COIN]
        return max(one, 2.0 * worth[GOLD] - 3.0 * worth[COIN]) if coins > 2 else one
    token = float(token_points(s))
    if coins < 2:
        return 0.0
    return max(token - 2.0 * worth[COIN], 2.0 * token - 5.0 * worth[COIN] if coins >= 5 else 0.0)


def secondary_worth(s: Table, owner: int, space: int) -> float:
    """What a card's owner gets when another works there, roughly."""
    card = (s.tile_at[space] - FIRST_CARD) % CARDS
    coins = s.purse[owner * PURSE + COIN]
    if card <= SMALL:
        return 0.8 if s.reserve_at[space] else 0.0
    if card == CARD_PEDDLER:
        return 0.3 if coins else 0.0
    if card == CARD_MARKET:
        return 0.5
    if card == CARD_LAWYER:
        return 1.0
    if card <= CARD_LARGE_QUARRY:
        return 0.9
    if card == CARD_GOLD_MINE:
        return 1.0
    if card == CARD_BANK:
        return 0.5 if coins > 1 else 0.0
    return max(0.0, token_points(s) - 1.5) if coins > 2 else 0.0


# -- residences -----------------------------------------------------------------------------------------------


def residence_worth(s: Table, seat: int, held: list[int], left: float) -> float:
    """What one more residence brings: a point, its income, and a site for a prestige card."""
    ahead = left - 1.0
    if ahead < 0.5:
        return 1.0
    sites = len(s.residences(seat))
    worth = 1.0 + RESIDENCE_TURN * ahead
    if sites == 0:
        best = best_prestige(s, held)
        worth += RESIDENCE_PAYABLE * best if best else RESIDENCE_SITE + (RESIDENCE_GOLD if held[GOLD] else 0.0)
    elif sites == 1:
        worth += RESIDENCE_SECOND
    return worth


def best_residence(s: Table, seat: int, held: list[int], worth: list[float], left: float) -> float:
    """What the Lawyer is worth: a residence in the place of the card best done without."""
    if held[FOOD] + held[GOLD] <= 0:
        return 0.0
    least = 100.0
    for card in range(CARDS):
        if card != CARD_LAWYER and owns_card(s, seat, card):
            space = s.space_of[s.tile_of(seat, card)]
            if not s.turning_at[space]:
                least = min(least, DECK[card].points + card_use(s, card, left))
    if least == 100.0:
        return 0.0
    paid = worth[FOOD] if held[FOOD] else worth[GOLD]
    return max(0.0, residence_worth(s, seat, held, left) - least - paid)
