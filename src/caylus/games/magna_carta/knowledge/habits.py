"""Habits in Caylus Magna Carta: what each answer to a question is worth at a glance."""

from __future__ import annotations

from typing import Final

from caylus.core.actions import DECLINE, PASS
from caylus.core.effects import TRANSFORM as TRANSFORM_EFFECT
from caylus.core.effects import Effect
from caylus.core.goods import COIN, FOOD, GOLD, PURSE, STONE, WOOD
from caylus.core.state import NOBODY, State
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import BUILD, DRAW, PLACE, PLANS, PROVOST, REPLACE, TRANSFORM, Plan
from caylus.games.magna_carta.buildings import CARDS, DECK, PRESTIGES, YELLOW
from caylus.games.magna_carta.knowledge.cards import (
    card_use,
    primary_worth,
    residence_worth,
    secondary_worth,
)
from caylus.games.magna_carta.knowledge.worth import (
    CARD_LAWYER,
    LEFT_OVER,
    best_prestige,
    prices,
    token_points,
    turns_left,
    workers_paid_off,
)
from caylus.games.magna_carta.phases.road import effect_in_hand
from caylus.games.magna_carta.state import (
    ASK_ACTION,
    ASK_CASTLE,
    ASK_MULLIGAN,
    ASK_PROVOST,
    ASK_SITE,
    Table,
)
from caylus.kit.knowledge.habits import Habits

RIVALRY: Final = [0.0, 0.0, 0.8, 0.4, 0.3]  # how much a point of another's is worth to oneself, by players
# How likely a card is to be reached, by how many cards it lies before or beyond the provost
REACH_BEFORE: Final = [0.99, 0.99, 0.99]  # farther before him: surely
REACH_BEYOND: Final = [0.9, 0.22, 0.32, 0.11]
FIRST_TO_PASS: Final = 1.69  # of a denier: others might pass first
# One more card, by how many in hand could soon be built, while there is much time
CARD_WORTH: Final = [1.39, 0.57, 0.42, 0.12]
CROWDED_HAND: Final = 0.14  # less for every card in hand
FEW_CUBES: Final = 0.38  # of a card's worth, with less than three cubes to build it
FRESH_CARD: Final = 0.35  # for each card of a hand without use that is replaced
WANTED: Final = 0.23  # a cube that is missing for a card in hand ...
WANTED_PRESTIGE: Final = 0.84  # ... or for a prestige card
PRESTIGE_HASTE: Final = 0.89  # others may take a prestige card first
BEST_OFFER: Final = 1.0  # how likely the most batches so far stay the most
BATCH_CUBE: Final = 0.55  # a cube kept from the castle, while there is time
BATCH_GOLD: Final = 1.53  # the same for gold
BATCH_PRESTIGE: Final = 0.57  # of the points of a prestige card that a batch would put out of reach


class MagnaCartaHabits(Habits):
    """The rules of thumb of Caylus Magna Carta."""

    def __init__(self, *, rash: bool = False) -> None:
        super().__init__(ASK_ACTION, ASK_PROVOST, rash=rash)

    def is_idle(self, state: State) -> bool:
        """Whether all workers are at home."""
        assert isinstance(state, Table)
        return state.workers[state.who] == board.WORKERS

    def finish_turn(self, state: State) -> None:
        """Play on to the first question of the next turn, or to the end: nobody acts any more.

        If nobody has passed yet, the denier of the first to pass stays in the stock: who that will be is open.
        """
        assert isinstance(state, Table)
        if state.step == ASK_ACTION and not state.passed:
            state.purse[state.who * PURSE + COIN] -= board.PASS_BONUS
        super().finish_turn(state)

    def weigh(self, state: State) -> list[float]:
        """What each of the legal actions seems worth to who decides, in points; in the order of `legal`."""
        assert isinstance(state, Table)
        step = state.step
        if step == ASK_ACTION:
            return weigh_actions(state)
        if step == ASK_PROVOST:
            return weigh_provost(state)
        if step == ASK_CASTLE:
            return weigh_castle(state)
        if step == ASK_MULLIGAN:
            return weigh_mulligan(state)
        if step == ASK_SITE:
            return [0.0] * len(state.legal)  # a residence is like another
        return weigh_effect(state)


# -- the actions of a turn ------------------------------------------------------------------------------------


def weigh_actions(s: Table) -> list[float]:
    """Passing ends the seat's actions: all else is compared with keeping what one has."""
    seat = s.who
    left = turns_left(s)
    held = workers_paid_off(s, seat)
    worth = prices(held, left)
    want_cubes(s, seat, held, worth, left)
    found: list[float] = []
    for action in s.legal:
        if action == PASS:
            found.append(FIRST_TO_PASS * worth[COIN] if not s.passed else 0.0)
        elif action == DRAW:
            found.append(weigh_draw(s, seat, held, worth, left))
        elif action == REPLACE:
            found.append(weigh_replace(s, seat, held, worth, left))
        elif action >= BUILD:
            found.append(weigh_plan(s, seat, PLANS[action - BUILD], worth, left))
        else:
            found.append(weigh_place(s, seat, s.space_of[action - PLACE], held, worth, left) - worth[COIN])
    return found


def want_cubes(s: Table, seat: int, held: list[int], worth: list[float], left: float) -> None:
    """Raise the worth of cubes that are all but enough for a card in hand or a prestige card."""
    if left <= 1.0:
        return
    for card in s.hands[seat]:
        short = shortfall(held, DECK[card].cost)
        if 0 < short <= 2:
            raise_missing(held, DECK[card].cost, worth, WANTED / short)
    if not held[GOLD] or (s.rules.standard and not s.residences(seat)):
        return
    for card in s.rules.prestige:
        if s.prestige_owner[card] == NOBODY:
            cost = PRESTIGES[card].cost
            short = shortfall(held, cost)
            if 0 < short <= 2:
                raise_missing(held, cost, worth, WANTED_PRESTIGE / short)


def raise_missing(held: list[int], cost: list[int], worth: list[float], more: float) -> None:
    """Cubes that a price lacks are worth more."""
    if cost[GOLD] > held[GOLD]:
        worth[GOLD] += more
    for cube in range(3):
        if cost[cube] > held[cube]:
            worth[cube] += more


def weigh_draw(s: Table, seat: int, held: list[int], worth: list[float], left: float) -> float:
    """A card is worth having while there are cubes and time to build it."""
    useful = 0
    for card in s.hands[seat]:
        if shortfall(held, DECK[card].cost) <= 1:
            useful += 1
    if useful >= len(CARD_WORTH) or left < 1.5:
        return -worth[COIN]
    time = min(1.0, (left - 1.0) / 3.0)
    gain = CARD_WORTH[useful] * time - CROWDED_HAND * len(s.hands[seat])
    if held[FOOD] + held[WOOD] + held[STONE] + held[GOLD] < 3:
        gain *= FEW_CUBES
    return gain - worth[COIN]


def weigh_replace(s: Table, seat: int, held: list[int], worth: list[float], left: float) -> float:
    """A hand is thrown away only when nothing in it can be built before long."""
    if left < 2.5 or len(s.piles[seat]) < len(s.hands[seat]):
        return -worth[COIN]
    for card in s.hands[seat]:
        if shortfall(held, DECK[card].cost) <= 1 or card == CARD_LAWYER:
            return -worth[COIN]
    return FRESH_CARD * len(s.hands[seat]) - worth[COIN]


def shortfall(held: list[int], cost: list[int]) -> int:
    """How many cubes of a price are missing, gold counted; the white cube left aside."""
    short = cost[GOLD]
    for cube in range(3):
        if cost[cube] > held[cube]:
            short += cost[cube] - held[cube]
    return max(0, short - held[GOLD])


def weigh_plan(s: Table, seat: int, plan: Plan, worth: list[float], left: float) -> float:
    """A card's points and what it will bring, less the cubes paid."""
    base = seat * PURSE
    price = plan.price
    cost = price[GOLD] * worth[GOLD]
    for cube in range(3):
        paid = min(price[cube], s.purse[base + cube])
        cost += paid * worth[cube] + (price[cube] - paid) * worth[GOLD]
    if plan.card < CARDS:
        return plan.building.points + card_use(s, plan.card, left) - cost
    gain = plan.building.points + plan.building.income[COIN] * (left - 1.0) * worth[COIN]
    if s.rules.standard:
        gain -= 1.0 + (left - 1.0) * worth[COIN]  # the residence below
    return gain + PRESTIGE_HASTE - cost  # others may take it first


# -- placing workers ------------------------------------------------------------------------------------------


def reach(s: Table, seat: int, space: int) -> float:
    """How likely the provost lets a card do its work; who would send him back must be able to pay for it."""
    if not s.rules.standard:
        return 1.0
    beyond = space - s.provost
    if beyond > 0:
        return REACH_BEYOND[beyond] if beyond < len(REACH_BEYOND) else 0.02
    if beyond <= -len(REACH_BEFORE):
        return 1.0
    for other in range(s.players):
        if other != seat and s.purse[other * PURSE + COIN] > -beyond:
            return REACH_BEFORE[-beyond]
    return 1.0


def weigh_place(s: Table, seat: int, space: int, held: list[int], worth: list[float], left: float) -> float:
    """What a worker on a card brings, if the provost comes so far; its owner's gain is one's own loss."""
    chance = reach(s, seat, space)
    tile = s.tile_at[space]
    gain = primary_worth(s, seat, tile, held, worth, left, board.PRICE)
    owner = s.owner_at[space]
    if owner != NOBODY and owner != seat:
        gain -= RIVALRY[s.players] * secondary_worth(s, owner, space)
    return chance * gain


# -- the provost ----------------------------------------------------------------------------------------------


def weigh_provost(s: Table) -> list[float]:
    """What works for oneself and for others up to where the provost would stand, less the deniers."""
    seat = s.who
    left = turns_left(s)
    held = workers_paid_off(s, seat)
    worth = prices(held, left)
    nearest = s.provost - board.PROVOST_STEPS
    farthest = s.provost + board.PROVOST_STEPS
    gains = [0.0] * (farthest - nearest + 1)  # of all cards from the nearest to this one
    total = 0.0
    for place in range(nearest, farthest + 1):
        if 1 < place <= s.road_end and s.worker_at[place] != NOBODY:
            total += working_here(s, seat, place, held, worth, left)
        gains[place - nearest] = total
    here = gains[board.PROVOST_STEPS]
    found: list[float] = []
    for action in s.legal:
        steps = action - PROVOST - board.PROVOST_STEPS
        found.append(gains[steps + board.PROVOST_STEPS] - here - abs(steps) * worth[COIN])
    return found


def working_here(s: Table, seat: int, space: int, held: list[int], worth: list[float], left: float) -> float:
    """What it is worth to a seat that the card on a space does its work."""
    user = s.worker_at[space]
    owner = s.owner_at[space]
    tile = s.tile_at[space]
    if user == seat:
        gain = primary_worth(s, seat, tile, held, worth, left, 0)
        if owner != NOBODY and owner != seat:
            gain -= RIVALRY[s.players] * secondary_worth(s, owner, space)
        return gain
    theirs = workers_paid_off(s, user)
    loss = RIVALRY[s.players] * primary_worth(s, user, tile, theirs, prices(theirs, left), left, 0)
    if owner == seat:
        return secondary_worth(s, seat, space) - loss
    return -loss


# -- using cards ----------------------------------------------------------------------------------------------


def weigh_effect(s: Table) -> list[float]:
    """What is got less what is given."""
    seat = s.who
    left = turns_left(s)
    held = workers_paid_off(s, seat)
    worth = prices(held, left)
    effect = effect_in_hand(s)
    if effect.op == TRANSFORM_EFFECT:
        return weigh_transform(s, seat, held, worth, left)
    return [0.0 if action == DECLINE else weigh_option(s, effect, action, worth) for action in s.legal]


def weigh_option(s: Table, effect: Effect, action: int, worth: list[float]) -> float:
    """One way to use a card; of two equal cubes the second is worth a little less."""
    option = effect.by_action[action]
    total = 0.0
    gains = option.gains
    for at in range(0, len(gains), 2):
        number = gains[at + 1]
        total += worth[gains[at]] * (number if number < 2 or gains[at] == COIN else 0.85 * number)
    needs = option.needs
    for at in range(0, len(needs), 2):
        total -= worth[needs[at]] * needs[at + 1]
    if option.tokens:
        total += option.tokens * token_points(s)
    return total


def weigh_transform(s: Table, seat: int, held: list[int], worth: list[float], left: float) -> list[float]:
    """A residence in the place of each of one's cards."""
    paid = worth[FOOD] if s.holds(seat, FOOD) else worth[GOLD]
    gain = residence_worth(s, seat, held, left) - paid
    found: list[float] = []
    for action in s.legal:
        if action == DECLINE:
            found.append(0.0)
        else:
            card = action - TRANSFORM
            found.append(gain - DECK[card].points - card_use(s, card, left))
    return found


# -- castle and mulligan --------------------------------------------------------------------------------------


def weigh_castle(s: Table) -> list[float]:
    """A token, and the gold for most batches, against the cubes."""
    if len(s.legal) == 1:
        return [0.0]
    seat = s.who
    left = turns_left(s)
    base = seat * PURSE
    held = s.purse[base : base + COIN + 1]
    later = min(left - 1.0, 3.0) / 3.0
    gain = float(token_points(s))
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.offers[other])
    if s.offers[seat] == most:
        gain += (1.0 + BATCH_GOLD * later) * (BEST_OFFER if s.cursor < s.players - 1 else 1.0)
    cost = 0.0
    for cube in range(3):
        cost += LEFT_OVER + BATCH_CUBE * later if held[cube] else 1.0 + BATCH_GOLD * later
    if left > 1.0 and held[GOLD] and (not s.rules.standard or s.residences(seat)):
        best = best_prestige(s, held)
        if best:
            after = [max(0, held[cube] - 1) for cube in range(3)]
            lacking = sum(1 for cube in range(3) if not held[cube])
            cost += BATCH_PRESTIGE * (best - best_prestige(s, [*after, 0, held[GOLD] - lacking]))
    return [0.0, gain - cost]


def weigh_mulligan(s: Table) -> list[float]:
    """Cards that food and wood can build are wanted at the beginning."""
    good = 0
    for card in s.hands[s.who]:
        if DECK[card].kind == YELLOW:
            good += 1
    return [0.0, 0.5 if good == 0 else -0.5 * good]
