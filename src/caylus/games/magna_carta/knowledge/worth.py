"""What goods and cards are worth to a seat of Caylus Magna Carta, in points, as long as the game still goes on."""

from __future__ import annotations

from typing import Final

from caylus.core.goods import COIN, FOOD, GOLD, PURSE, STONE, WOOD
from caylus.core.state import NOBODY
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import FIRST_CARD, FIRST_PRESTIGE
from caylus.games.magna_carta.buildings import CARDS
from caylus.games.magna_carta.state import FACE_UP, ROAD, Table

# Cards of the deck, and of the neutral ones, by number
SMALL: Final = 2  # the last of the small producers
CARD_PEDDLER: Final = 3
CARD_MARKET: Final = 4
CARD_LAWYER: Final = 5
CARD_LARGE_FARM: Final = 6
CARD_LARGE_QUARRY: Final = 8
CARD_GOLD_MINE: Final = 9
CARD_BANK: Final = 10
NEUTRAL_PEDDLER: Final = 0
TRADING_POST: Final = 4

TOKENS_A_TURN: Final = [0.0, 0.0, 1.8, 2.2, 2.6]  # leave the castle, by players
LEFT_OVER: Final = 1.0 / 3.0  # of a point: a cube or denier when the game is over

# What one more is worth in the last turn, and how much more while there is much time
MATCHED_AT_LAST: Final = 1.75  # a cube that a batch waits for
MATCHED_AHEAD: Final = 0.42
SPARE_AHEAD: Final = 0.96  # a cube that waits for others
SURPLUS: Final = 0.66  # of a spare cube, where there are many of the kind
STONE_AHEAD: Final = 0.16
GOLD_AT_LAST: Final = 1.86
GOLD_AHEAD: Final = 0.99
COIN_AWAITED: Final = 1.0  # a worker waits for it
COIN_AHEAD_FEW: Final = 0.33  # up to 3
COIN_AHEAD_SOME: Final = 0.14  # up to 6
COIN_AHEAD_MANY: Final = 0.02


def turns_left(s: Table) -> float:
    """About how many turns are still to be played, the present one included."""
    return max(1.0, s.tokens_left() / TOKENS_A_TURN[s.players])


def token_points(s: Table) -> int:
    """What the next token of the castle is worth; 0 when there is none."""
    for section in range(len(board.TOKEN_POINTS)):
        if s.tokens[section]:
            return board.TOKEN_POINTS[section]
    return 0


def workers_paid_off(s: Table, seat: int) -> list[int]:
    """The cubes and deniers of a seat once its workers have done what they are there for.

    Deniers fall below nought where workers stand on more than can be paid for.
    """
    base = seat * PURSE
    held = s.purse[base : base + COIN + 1]
    first = s.cursor + 1 if s.phase == ROAD else 1
    last = min(s.road_end, s.provost + 1) if s.rules.standard else s.road_end
    for space in range(first, last + 1):
        if s.worker_at[space] == seat:
            use_in_thought(held, s.tile_at[space])
    return held


def use_in_thought(held: list[int], tile: int) -> None:
    """What using a card does to the goods, roughly."""
    if tile < FIRST_CARD:
        if tile == NEUTRAL_PEDDLER:
            held[COIN] -= 1
            held[scarcest(held)] += 1
        elif tile == TRADING_POST:
            held[COIN] += 2
        else:
            held[tile - 1] += 1  # park, forest, quarry: food, wood, stone
        return
    card = (tile - FIRST_CARD) % CARDS
    if card <= SMALL:
        held[card] += 1
    elif card == CARD_PEDDLER:
        held[COIN] -= 1
        held[scarcest(held)] += 1
        if held[COIN] > 0:
            held[COIN] -= 1
            held[scarcest(held)] += 1
    elif card == CARD_MARKET:
        held[COIN] += 4
        most = most_plentiful(held)
        held[most] = max(0, held[most] - 1)
    elif card == CARD_LAWYER:
        held[FOOD] = max(0, held[FOOD] - 1)
    elif card <= CARD_LARGE_QUARRY:
        held[card - CARD_LARGE_FARM] += 2
    elif card == CARD_GOLD_MINE:
        held[GOLD] += 1
    elif card == CARD_BANK:
        held[COIN] -= 1
        held[GOLD] += 1
    else:
        held[COIN] -= 2


def scarcest(held: list[int]) -> int:
    """The plain cube one has fewest of; stone before wood before food."""
    found = STONE
    if held[WOOD] < held[found]:
        found = WOOD
    if held[FOOD] < held[found]:
        found = FOOD
    return found


def most_plentiful(held: list[int]) -> int:
    """The plain cube one has most of; food before wood before stone."""
    found = FOOD
    if held[WOOD] > held[found]:
        found = WOOD
    if held[STONE] > held[found]:
        found = STONE
    return found


def prices(held: list[int], left: float) -> list[float]:
    """What one more of each cube and denier is worth to who holds so many."""
    ahead = min(left - 1.0, 4.0) / 4.0  # 0 in the last turn, 1 while there is much time
    fewest = held[scarcest(held)]
    matched = MATCHED_AT_LAST + MATCHED_AHEAD * ahead
    spare = LEFT_OVER + SPARE_AHEAD * ahead
    coins = held[COIN]
    coin = LEFT_OVER + (COIN_AHEAD_FEW if coins < 3 else COIN_AHEAD_SOME if coins < 6 else COIN_AHEAD_MANY) * ahead
    if coins < 0:
        coin = COIN_AWAITED
    found = [0.0, 0.0, 0.0, 0.0, GOLD_AT_LAST + GOLD_AHEAD * ahead, coin]
    for cube in range(3):
        extra = held[cube] - fewest
        if extra <= 0:
            found[cube] = matched
        elif extra == 1:
            found[cube] = 0.5 * (matched + spare)
        else:
            found[cube] = spare if extra == 2 else SURPLUS * spare
    found[STONE] += STONE_AHEAD * ahead
    return found


def workplaces(s: Table) -> int:
    """How many cards of the road can take workers."""
    found = 0
    for space in range(1, len(s.tile_at)):
        if s.cover_at[space] == FACE_UP:
            found += 1
    return found


def owns_card(s: Table, seat: int, card: int) -> bool:
    """Whether that card of the seat's deck shows its face on the road."""
    space = s.space_of[FIRST_CARD + seat * CARDS + card]
    return space > 0 and s.cover_at[space] == FACE_UP


def lawyer_on_road(s: Table) -> bool:
    """Whether anybody's Lawyer can be visited."""
    for seat in range(s.players):
        if s.space_of[FIRST_CARD + seat * CARDS + CARD_LAWYER] > 0:
            return True
    return False


def best_prestige(s: Table, held: list[int]) -> int:
    """The points of the best prestige card that these cubes can pay for; 0 if none. Residences left aside."""
    best = 0
    for card in s.rules.prestige:
        if s.prestige_owner[card] != NOBODY:
            continue
        building = s.tiles[FIRST_PRESTIGE + card]
        if building.points > best:
            cost = building.cost
            gold = cost[GOLD]
            for cube in range(3):
                if cost[cube] > held[cube]:
                    gold += cost[cube] - held[cube]
            if gold <= held[GOLD]:
                best = building.points
    return best
