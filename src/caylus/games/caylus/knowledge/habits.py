"""Habits for Caylus: what each answer seems worth at a glance, in points."""

from __future__ import annotations

from typing import Final

from caylus.core.actions import DECLINE, PASS
from caylus.core.building import waiver
from caylus.core.effects import BUILD as BUILD_EFFECT
from caylus.core.effects import TAKE as TAKE_EFFECT
from caylus.core.effects import TRADE as TRADE_EFFECT
from caylus.core.effects import TRANSFORM as TRANSFORM_EFFECT
from caylus.core.effects import Effect, Option
from caylus.core.goods import CLOTH, COIN, CUBES, FOOD, GOLD, PURSE
from caylus.core.road import EMPTY
from caylus.core.state import NOBODY, State
from caylus.games.caylus import favors
from caylus.games.caylus.actions import (
    BATCH_NEEDS,
    BUILD,
    CASTLE,
    CASTLE_PLACE,
    FAVOR,
    FIRST_TILE_PLACE,
    INN_STAY,
    PLACE,
    PLANS,
    PROVOST,
    SITE,
    TRANSFORM,
    TRANSFORMABLE,
    UNUSED,
)
from caylus.games.caylus.board import PASS_BONUS, PROVOST_STEPS, SECTION_COUNT, SECTIONS, WORKERS
from caylus.games.caylus.buildings import (
    GATE,
    GUILD,
    INN,
    JOUST,
    PRESTIGE,
    STABLES,
    STONE,
    TILES,
    TRADING_POST,
    WOOD,
)
from caylus.games.caylus.favor_table import BUILDING_LINE, CUBES_LINE, FAVOR_LINES, LINES, MONEY_LINE
from caylus.games.caylus.flow import Caylus
from caylus.games.caylus.knowledge.rates import FAVOR_RATE, count_turns, rates_for
from caylus.games.caylus.phases import construction, placement, road, special
from caylus.games.caylus.state import (
    ASK_CASTLE,
    ASK_FAVOR,
    ASK_FAVOR_BUILDING,
    ASK_FAVOR_CUBES,
    ASK_FAVOR_EXCHANGE,
    ASK_GATE,
    ASK_INN,
    ASK_OWNER,
    ASK_PLACE,
    ASK_PROVOST,
    ASK_ROAD,
    ASK_SPECIAL,
)
from caylus.kit.knowledge.habits import Habits

IMPOSSIBLE: Final = -100.0
STAY: Final = PROVOST + PROVOST_STEPS
WORKER_WORTH: Final = 2.0  # what a worker on the road brings, roughly
SPITE: Final = [0.0, 0.0, 1.0, 0.4, 0.25, 0.2]  # what another's loss is worth, by the number of players
SAFE: Final = 3  # spaces behind the provost from which he seldom comes back

# What a new building brings its owner in each turn left, besides its points: visits, cubes, income
YIELD: Final = {
    "farm-food": 0.45,
    "farm-cloth": 0.45,
    "wood-quarry": 0.45,
    "wood-sawmill": 0.35,
    "wood-marketplace": 0.3,
    "wood-peddler": 0.3,
    "mason": 0.3,
    "lawyer": 0.3,
    "stone-farm": 0.9,
    "park": 0.9,
    "workshop": 0.9,
    "church": 0.3,
    "tailor": 0.2,
    "bank": 0.3,
    "alchemist": 0.3,
    "architect": 0.3,
    "jeweller": 0.3,
    "library": 0.6,
    "hotel": 1.2,
}
YIELDS: Final = [YIELD.get(tile.row, 0.0) for tile in TILES]
PLAN_LISTS: Final = [[plan for plan in PLANS if plan.kind == kind] for kind in range(PRESTIGE + 1)]


class CaylusHabits(Habits):
    """What one does in Caylus without looking ahead."""

    def __init__(self, *, rash: bool = False) -> None:
        super().__init__(ASK_PLACE, ASK_PROVOST, rash=rash)

    def is_idle(self, state: State) -> bool:
        """Whether all workers are at home."""
        assert isinstance(state, Caylus)
        return state.workers[state.who] == WORKERS

    def finish_turn(self, state: State) -> None:
        """Play on to the next turn or to the end: nobody places any more.

        If nobody has passed yet, the denier of the first to pass stays in the stock: who that will be is open.
        """
        assert isinstance(state, Caylus)
        if state.step == ASK_PLACE and not state.passed:
            state.purse[state.who * PURSE + COIN] -= PASS_BONUS
        super().finish_turn(state)

    def weigh(self, state: State) -> list[float]:
        """What each legal action seems worth, in points."""
        assert isinstance(state, Caylus)
        step = state.step
        rates = rates_for(count_turns(state))
        if step in (ASK_PLACE, ASK_GATE):
            return weigh_places(state, rates)
        if step == ASK_PROVOST:
            return weigh_provost(state, rates[COIN])
        if step in (ASK_ROAD, ASK_OWNER):
            return weigh_effect(state, road.effect_in_hand(state), rates)
        if step == ASK_CASTLE:
            return weigh_castle(state, rates)
        if step == ASK_FAVOR:
            return weigh_lines(state, rates)
        if step == ASK_SPECIAL:
            if state.cursor - 1 == GUILD:
                return weigh_provost(state, 0.0)
            return weigh_effect(state, special.effect_in_hand(state), rates)
        if step in (ASK_FAVOR_CUBES, ASK_FAVOR_BUILDING):
            return [weigh_favor_use(state, action, rates) for action in state.legal]
        if step == ASK_FAVOR_EXCHANGE:
            return weigh_effect(state, favors.exchange(), rates)
        if step == ASK_INN:
            left = count_turns(state)
            return [0.6 if action == INN_STAY and left > 2 else 0.3 for action in state.legal]
        return [0.0] * len(state.legal)  # sites are all alike


# -- placing ------------------------------------------------------------------------------------------------


def weigh_places(s: Caylus, rates: list[float]) -> list[float]:
    """What each place would bring, less its price, by how likely the provost is to leave it open."""
    seat = s.who
    have = coming(s, seat)
    builds = [IMPOSSIBLE] * (PRESTIGE + 1)
    elsewhere = placement.bridge_price(s, seat)
    free = s.step == ASK_GATE
    found: list[float] = []
    for action in s.legal:
        if action in (PASS, DECLINE):
            found.append(0.5 if action == PASS else 0.0)
            continue
        place = action - PLACE
        price = 0.0 if free else placement.price(s, seat, place, elsewhere) * rates[COIN]
        if place >= FIRST_TILE_PLACE:
            space = s.space_of[place - FIRST_TILE_PLACE]
            worth = weigh_tile(s, seat, space, have, builds, rates) * openness(s, space)
            owner = s.owner_at[space]
            if owner != NOBODY and owner != seat:
                worth -= SPITE[s.players]
                if TILES[s.tile_at[space]].owner is not None:
                    worth -= SPITE[s.players]
        else:
            worth = weigh_special(s, seat, place, have, rates)
        found.append(worth - price)
    return found


def coming(s: Caylus, seat: int) -> list[int]:
    """The purse with what the seat's workers on the road will bring in."""
    have = s.purse[seat * PURSE : (seat + 1) * PURSE]
    for space in range(1, s.provost + 1):
        if s.worker_at[space] == seat:
            effect = s.tile(space).effect
            if effect is not None and effect.op == TAKE_EFFECT:
                gains = effect.options[0].gains
                for at in range(0, len(gains), 2):
                    have[gains[at]] += gains[at + 1]
    if s.special[TRADING_POST] == seat:
        have[COIN] += 3
    return have


def openness(s: Caylus, space: int) -> float:
    """How likely a building is to be activated: all up to the provost are, unless he is moved."""
    ahead = space - s.provost
    if ahead <= -SAFE:
        return 1.0
    if ahead <= 0:
        return 1.0 + 0.04 * (-SAFE - ahead)
    return max(0.0, 0.8 - 0.25 * ahead)


def weigh_tile(s: Caylus, seat: int, space: int, have: list[int], builds: list[float], rates: list[float]) -> float:
    """What using a building on the road would bring."""
    effect = s.tile(space).effect
    if effect is None:
        return 0.0
    op = effect.op
    if op in (TAKE_EFFECT, TRADE_EFFECT):
        best = 0.0
        for option in effect.options:
            if covers(have, option.needs):
                best = max(best, weigh_option(option, have, rates))
        return best
    if op == BUILD_EFFECT:
        if builds[effect.kind] == IMPOSSIBLE:
            builds[effect.kind] = max(0.0, best_plan(s, seat, effect.kind, have, 0, rates))
        return builds[effect.kind]
    if op == TRANSFORM_EFFECT:
        return weigh_residence(s, rates) - rates[COIN] - rates[CLOTH] if covers(have, effect.needs) else 0.0
    return 0.0


def weigh_special(s: Caylus, seat: int, place: int, have: list[int], rates: list[float]) -> float:
    """What the castle or a place before the bridge would bring."""
    if place == CASTLE_PLACE:
        return weigh_castle_place(s, seat, have, rates)
    if place == TRADING_POST:
        return 3 * rates[COIN]
    if place == GATE:
        return 1.3
    if place == GUILD:
        return 0.8 + 0.6 * workers_ahead(s, seat)
    if place == JOUST:
        return FAVOR_RATE - rates[COIN] - rates[CLOTH] if have[COIN] > 0 and have[CLOTH] > 0 else 0.0
    if place == STABLES:
        return 0.35 * s.order.index(seat)
    return 0.9 if place == INN and count_turns(s) > 3 else 0.0


def workers_ahead(s: Caylus, seat: int) -> int:
    """The seat's workers whom the provost does not reach now."""
    found = 0
    for space in range(s.provost + 1, len(s.worker_at)):
        if s.worker_at[space] == seat:
            found += 1
    return found


def weigh_castle_place(s: Caylus, seat: int, have: list[int], rates: list[float]) -> float:
    """A batch or two, the favor for the most batches, and the house that averts a loss."""
    batches = batches_in(have)
    at = s.section_with_room()
    if batches == 0 or at == SECTION_COUNT:
        return -2.0
    section = SECTIONS[at]
    worth = section.points - 2.6 * rates[FOOD]
    if s.houses[seat * SECTION_COUNT + at] == 0:
        worth += 1.5
    worth += FAVOR_RATE * (0.9 if not s.castle else 0.35)
    return worth + (batches - 1) * max(0.0, section.points - 2.8 * rates[FOOD])


def batches_in(have: list[int]) -> int:
    """How many batches these cubes make: a food and two other kinds each."""
    others = 0
    for cube in range(FOOD + 1, CUBES):
        others += have[cube]
    batches = min(have[FOOD], others // 2)
    while batches > 0:  # no batch takes two cubes of a kind: so many can give at most one of each kind to each
        usable = 0
        for cube in range(FOOD + 1, CUBES):
            usable += min(have[cube], batches)
        if usable >= 2 * batches:
            break
        batches -= 1
    return batches


# -- building -----------------------------------------------------------------------------------------------


def best_plan(s: Caylus, seat: int, kind: int, have: list[int], price: int, rates: list[float]) -> float:
    """The best that can be built of a kind with these goods, IMPOSSIBLE if nothing."""
    best = IMPOSSIBLE
    if kind == PRESTIGE and not construction.has_site(s, seat, kind):
        return best
    left = count_turns(s)
    for plan in PLAN_LISTS[kind]:
        if covers(have, plan.needs[price]) and s.tile_in_supply(plan.tile) != EMPTY:
            best = max(best, weigh_building(s, plan.tile, left) - cost_of(plan.needs[price], rates))
    return best


def weigh_building(s: Caylus, tile: int, left: float) -> float:
    """The points and favors at once, and what its owner may hope for."""
    building = s.tiles[tile]
    return building.points + FAVOR_RATE * building.favors + YIELDS[tile] * max(0.0, left - 1)


def weigh_residence(s: Caylus, rates: list[float]) -> float:
    """Two points and a denier in every turn left."""
    return 2.0 + max(0.0, count_turns(s) - 1) * rates[COIN] * 0.9


def cost_of(needs: list[int], rates: list[float]) -> float:
    """What the goods of a price are worth."""
    total = 0.0
    for at in range(0, len(needs), 2):
        total += needs[at + 1] * rates[needs[at]]
    return total


def covers(have: list[int], needs: list[int]) -> bool:
    """Whether the goods suffice for a price."""
    for at in range(0, len(needs), 2):
        if have[needs[at]] < needs[at + 1]:
            return False
    return True


# -- effects, favors, castle --------------------------------------------------------------------------------


def weigh_effect(s: Caylus, effect: Effect, rates: list[float]) -> list[float]:
    """What each use of an effect brings; to decline brings nothing."""
    have = s.purse[s.who * PURSE : (s.who + 1) * PURSE]
    return [weigh_use(s, effect, action, have, rates) for action in s.legal]


def weigh_use(s: Caylus, effect: Effect, action: int, have: list[int], rates: list[float]) -> float:
    """What one use of an effect brings."""
    if action == DECLINE:
        return 0.0
    if effect.op == BUILD_EFFECT:
        plan = PLANS[action - BUILD]
        return weigh_building(s, plan.tile, count_turns(s)) - cost_of(plan.needs[waiver(effect.waived)], rates)
    if effect.op == TRANSFORM_EFFECT:
        return weigh_transform(s, action, rates) - cost_of(effect.needs, rates)
    option = effect.by_action[action]
    return weigh_option(option, have, rates)


def weigh_option(option: Option, have: list[int], rates: list[float]) -> float:
    """What is got less what is given; a first cube of a kind counts more, a fourth less."""
    worth = option.points + FAVOR_RATE * option.favors
    gains = option.gains
    for at in range(0, len(gains), 2):
        kind = gains[at]
        worth += gains[at + 1] * rates[kind]
        if kind < GOLD:
            if have[kind] == 0:
                worth += 0.25
            elif have[kind] > 3:
                worth -= 0.25
    needs = option.needs
    for at in range(0, len(needs), 2):
        kind = needs[at]
        worth -= needs[at + 1] * rates[kind]
        if kind < GOLD and have[kind] == needs[at + 1]:
            worth -= 0.25
    if option.then is not None:
        worth += 2 * rates[FOOD]
    return worth


def weigh_transform(s: Caylus, action: int, rates: list[float]) -> float:
    """A residence in the place of a building; best of a neutral one near the bridge that brings little."""
    tile = TRANSFORMABLE[action - TRANSFORM]
    worth = weigh_residence(s, rates)
    if s.owner_at[s.space_of[tile]] == s.who:
        worth -= 2.0
    return worth + 0.01 * tile


def weigh_lines(s: Caylus, rates: list[float]) -> list[float]:
    """What a favor brings on each line."""
    seat = s.who
    left = count_turns(s)
    columns = s.columns_open()
    have = s.purse[seat * PURSE : (seat + 1) * PURSE]
    found: list[float] = []
    for action in s.legal:
        if action >= UNUSED:
            found.append(-1.0)
            continue
        line = action - FAVOR
        level = min(columns, s.level[seat * LINES + line] + 1)
        if line == BUILDING_LINE:
            worth = 0.15 * left
            if level >= 2:
                worth += max(0.0, best_plan(s, seat, WOOD, have, 1, rates))
            if level >= 3:
                worth = max(worth, 0.15 * left + best_plan(s, seat, STONE, have, 2, rates))
            if level >= 4 and have[CLOTH] > 0:
                worth = max(worth, weigh_residence(s, rates) - rates[CLOTH])
            if level >= 5:
                worth = max(worth, best_plan(s, seat, PRESTIGE, have, 0, rates))
        elif line == CUBES_LINE:
            worth = [0.0, 1.0, 1.1, 1.2, 1.2, 2.8][level] * rates[FOOD] + 0.1 * left
        elif line == MONEY_LINE:
            worth = (2 + level) * rates[COIN] + 0.12 * left
        else:
            worth = level + 0.1 * left
        found.append(worth)
    return found


def weigh_favor_use(s: Caylus, action: int, rates: list[float]) -> float:
    """What the use of a favor's column brings."""
    if action == DECLINE:
        return 0.0
    if BUILD <= action < SITE:
        tile = PLANS[action - BUILD].tile
        kind = TILES[tile].kind
        price = 1 if kind == WOOD else 2 if kind == STONE else 0
        return weigh_building(s, tile, count_turns(s)) - cost_of(PLANS[action - BUILD].needs[price], rates)
    if TRANSFORM <= action < FAVOR:
        return weigh_transform(s, action, rates) - rates[CLOTH]
    have = s.purse[s.who * PURSE : (s.who + 1) * PURSE]
    for effect in FAVOR_LINES[CUBES_LINE].effects:
        if action in effect.by_action:
            return weigh_option(effect.by_action[action], have, rates)
    return 0.0


def weigh_castle(s: Caylus, rates: list[float]) -> list[float]:
    """A batch for points, a house and perhaps the favor, against what its cubes are worth."""
    seat = s.who
    at = s.section_with_room()
    section = SECTIONS[at]
    hope = 0.0
    most = max(s.batches)
    if s.batches[seat] == most and (most > 0 or s.cursor > 0 or len(s.castle) > 1):
        hope = 0.4 * FAVOR_RATE
    elif s.batches[seat] == 0:
        hope = 0.5 * FAVOR_RATE
    houses = s.houses[seat * SECTION_COUNT + at]
    gain = section.points + hope + FAVOR_RATE * (section.favors_for(houses + 1) - section.favors_for(houses)) * 0.7
    if houses == 0:
        gain -= section.loss * 0.5
    found: list[float] = []
    for action in s.legal:
        if action == DECLINE:
            found.append(-2.0 if s.batches[seat] == 0 else 0.0)
        else:
            found.append(gain - cost_of(BATCH_NEEDS[action - CASTLE], rates) + keep_kinds(s, seat, action))
    return found


def keep_kinds(s: Caylus, seat: int, action: int) -> float:
    """Rather give what one has more of."""
    needs = BATCH_NEEDS[action - CASTLE]
    total = 0
    for at in range(0, len(needs), 2):
        total += s.purse[seat * PURSE + needs[at]]
    return 0.05 * total


# -- the provost --------------------------------------------------------------------------------------------


def weigh_provost(s: Caylus, coin: float) -> list[float]:
    """What each move of the provost wins or saves for the own workers, and costs the others."""
    seat = s.who
    spite = SPITE[s.players]
    found: list[float] = []
    for action in s.legal:
        steps = action - STAY
        worth = -coin * abs(steps)
        if steps > 0:
            for space in range(s.provost + 1, s.provost + steps + 1):
                if space < len(s.worker_at) and s.worker_at[space] != NOBODY:
                    worth += WORKER_WORTH if s.worker_at[space] == seat else -spite * WORKER_WORTH
        else:
            for space in range(s.provost + steps + 1, s.provost + 1):
                if s.worker_at[space] != NOBODY:
                    worth -= WORKER_WORTH if s.worker_at[space] == seat else -spite * WORKER_WORTH
        found.append(worth)
    return found
