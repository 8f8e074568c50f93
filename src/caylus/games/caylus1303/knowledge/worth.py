"""What things seem worth in Caylus 1303 at a glance, in points: resources, workers, characters, favors, buildings."""

from __future__ import annotations

from typing import Final

from caylus.core.effects import BUILD, PROVOST, TAKE, TRADE, Effect, Option
from caylus.core.goods import CLOTH, COIN, FOOD, GOLD, PURSE, STONE, WOOD
from caylus.core.road import IN_SUPPLY
from caylus.core.state import NOBODY
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import PLANS
from caylus.games.caylus1303.board import (
    BUNDLE_POINTS,
    FIRST_PRINTED,
    RECRUITS,
    ROUNDS,
    WORKERS,
)
from caylus.games.caylus1303.buildings import FIRST_MONUMENT, FIRST_WOOD, RESIDENCE, STARTING, TILES
from caylus.games.caylus1303.buildings import STONE as STONE_KIND
from caylus.games.caylus1303.buildings import WOOD as WOOD_KIND
from caylus.games.caylus1303.characters import (
    ARCHITECT,
    BAILIFF,
    CHAMBERLAIN,
    CHARACTERS,
    DAY_LABORER,
    DELIVERYMAN,
    FOREMAN,
    GOLDSMITH,
    ON_THE_BOARD,
    STEWARD,
    THIEF,
)
from caylus.games.caylus1303.knowledge.figures import Figures
from caylus.games.caylus1303.state import CASTLE, END_OF_TURN, LENT_GOLDSMITH, PLACEMENT, PRINTED, ROAD, Table


def whole_bundles(food: int, wood: int, stone: int, cloth: int, mixed: bool) -> int:
    """How many bundles these resources make."""
    others = wood + stone + cloth
    if mixed:
        return (food + others) // 3
    most = max(wood, stone)  # two at a time, here and below: compiled, three would be packed into a tuple first
    most = max(most, cloth)
    pairs = min(others // 2, others - most)
    return min(food, pairs)


class Outlook:
    """What a seat has, will soon have from workers already placed, and what more or less of it would be worth."""

    def __init__(self, s: Table, seat: int, figures: Figures) -> None:
        self.s = s
        self.figures = figures
        self.seat = seat
        self.left = ROUNDS - s.turn  # rounds after this one
        base = seat * PURSE
        self.now = s.purse[base : base + COIN + 1]
        self.soon = self.now[:]
        self.placed: list[int] = []  # the spaces of its workers that will act
        self.mixed = s.holder[CHAMBERLAIN] == seat
        self.foreman = CHARACTERS[FOREMAN].points if s.holder[FOREMAN] == seat else 0
        self.delivers = s.phase <= PLACEMENT or seat in s.queue or s.holder[DELIVERYMAN] == seat
        self.residences = 0
        self.favored = -1.0  # what a favor is worth, once asked for
        self.look_at_road()
        soon = self.soon
        self.stock = self.value(soon[FOOD], soon[WOOD], soon[STONE], soon[CLOTH])
        self.gold = self.value_gold()
        self.worker = self.value_worker()
        self.gain: list[float] = []
        self.loss: list[float] = []
        self.weigh_goods()

    def look_at_road(self) -> None:
        """Count the seat's residences, and what its workers on the road will bring and use up."""
        s, seat, soon = self.s, self.seat, self.soon
        in_hand = FIRST_PRINTED + s.cursor if s.phase == PRINTED else s.cursor if s.phase == ROAD else -1
        for space in range(1, board.SPACES):
            if (
                space != in_hand
                and (s.worker_at[space] == seat or s.joiner_at[space] == seat)
                and self.reach(space) > 0.5
            ):
                self.placed.append(space)
                change = SETUP_CHANGE if s.owner_at[space] == NOBODY else CHANGE
                row = change[s.tile_at[space]]
                for at in range(0, len(row), 2):
                    soon[row[at]] = max(0, soon[row[at]] + row[at + 1])
            if s.owner_at[space] == seat and s.tile_at[space] >= 0:
                kind = TILES[s.tile_at[space]].kind
                if kind in (STARTING, RESIDENCE):
                    self.residences += 1

    def reach(self, space: int) -> float:
        """How likely a worker there will act."""
        s, figures = self.s, self.figures
        if space >= FIRST_PRINTED:
            return 1.0
        before = s.provost - space
        if s.phase >= ROAD:
            return 1.0 if before >= 0 else 0.0
        if before < 0 and s.holder[BAILIFF] == self.seat:
            before += 1
        if before >= 3:
            return 1.0
        if before >= 1:
            return figures.reach_back
        if before == 0:
            return figures.reach_at
        return figures.reach_one if before == -1 else figures.reach_two if before == -2 else 0.0

    def value(self, food: int, wood: int, stone: int, cloth: int) -> float:
        """What resources other than gold are worth together: bundles, parts of bundles, means to build."""
        figures = self.figures
        others = wood + stone + cloth
        whole = whole_bundles(food, wood, stone, cloth, self.mixed)
        if self.left == 0:
            if not self.delivers:
                return 0.0
            spare = min(4, food + others - 3 * whole)
            worth = (BUNDLE_POINTS + self.foreman) * float(whole)
            return worth + figures.spare_last * spare if self.s.phase == PLACEMENT else worth
        worth = (figures.bundle + self.foreman) * whole
        if self.mixed:
            worth += figures.spare_any * (food + others - 3 * whole)
        else:
            spare_food, spare = food - whole, others - 2 * whole
            worth += figures.spare_food * min(spare_food, 2) + figures.more_food * max(0, min(4, spare_food - 2))
            worth += figures.spare_other * min(spare, 3) + figures.more_others * max(0, min(4, spare - 3))
        tools = (
            figures.tool_wood * min(wood, 2) + figures.tool_stone * min(stone, 2) + figures.tool_cloth * min(cloth, 2)
        )
        return worth + tools * min(1.0, self.left * 0.25)

    def value_gold(self) -> float:
        """What a piece of gold is worth."""
        if self.left == 0:
            return 2.4 if self.residences and self.s.phase <= END_OF_TURN else 2.0
        return self.figures.gold_to_build if self.residences else self.figures.gold

    def value_worker(self) -> float:
        """What a worker in hand is worth: the fewer there are for the rounds to come, the more."""
        if self.left == 0:
            return 0.02
        figures = self.figures
        hand, recruits = self.soon[COIN], RECRUITS[self.s.players]
        a_round = (hand + recruits * self.left) / (self.left + 1.0)
        worth = figures.worker - figures.worker_more * max(0.0, a_round - 3.0)
        if hand + recruits >= WORKERS:
            return min(worth, figures.worker_idle)
        return max(worth, figures.worker_idle)

    def weigh_goods(self) -> None:
        """What one more of each kind is worth, and what one less costs."""
        soon = self.soon
        food, wood, stone, cloth = soon[FOOD], soon[WOOD], soon[STONE], soon[CLOTH]
        now = self.stock
        self.gain = [
            self.value(food + 1, wood, stone, cloth) - now,
            self.value(food, wood + 1, stone, cloth) - now,
            self.value(food, wood, stone + 1, cloth) - now,
            self.value(food, wood, stone, cloth + 1) - now,
            self.gold,
            self.worker,
        ]
        self.loss = [
            now - self.value(food - 1, wood, stone, cloth) if food else 9.0,
            now - self.value(food, wood - 1, stone, cloth) if wood else 9.0,
            now - self.value(food, wood, stone - 1, cloth) if stone else 9.0,
            now - self.value(food, wood, stone, cloth - 1) if cloth else 9.0,
            self.gold,
            self.worker,
        ]

    def price(self, needs: list[int]) -> float:
        """What paying (kind, number) pairs costs."""
        soon = self.soon
        total = 0.0
        food, wood, stone, cloth = soon[FOOD], soon[WOOD], soon[STONE], soon[CLOTH]
        for at in range(0, len(needs), 2):
            kind, number = needs[at], needs[at + 1]
            if kind == FOOD:
                food = max(0, food - number)
            elif kind == WOOD:
                wood = max(0, wood - number)
            elif kind == STONE:
                stone = max(0, stone - number)
            elif kind == CLOTH:
                cloth = max(0, cloth - number)
            elif kind == GOLD:
                total += self.gold * number
            else:
                total += self.worker * number
        return total + self.stock - self.value(food, wood, stone, cloth)

    def can_pay(self, needs: list[int], space: int) -> bool:
        """Whether the price can be paid when the building on a space acts."""
        for at in range(0, len(needs), 2):
            kind, number = needs[at], needs[at + 1]
            if self.soon[kind] < number or (self.now[kind] < number and self.by_then(kind, space) < number):
                return False
        return True

    def by_then(self, kind: int, space: int) -> int:
        """How much of a kind the seat has when the building on a space acts."""
        s = self.s
        total = self.now[kind]
        for earlier in self.placed:
            if acts_before(earlier, space):
                change = SETUP_CHANGE if s.owner_at[earlier] == NOBODY else CHANGE
                row = change[s.tile_at[earlier]]
                for at in range(0, len(row), 2):
                    if row[at] == kind:
                        total += row[at + 1]
        return total

    # -- effects ----------------------------------------------------------------------------------------

    def option(self, option: Option) -> float:
        """What one use of a take or trade is worth."""
        total = float(option.points)
        for at in range(0, len(option.gains), 2):
            kind, number = option.gains[at], option.gains[at + 1]
            if kind == COIN:
                number = min(number, self.s.camp[self.seat])
                total += self.worker * number
            else:
                total += self.gain[kind] * number
        if option.needs:
            total -= self.price(option.needs)
        if option.favors:
            total += self.favor()
        return total

    def effect(self, effect: Effect, space: int) -> float:
        """What the best use of the effect of a building on a space is worth; 0 if there is none."""
        op = effect.op
        best = 0.0
        if op in (TAKE, TRADE):
            for option in effect.options:
                if not option.needs or self.can_pay(option.needs, space):
                    best = max(best, self.option(option))
        elif op == BUILD:
            best = self.best_building(effect.kind, 2 if effect.waived == STONE else 0, space)
        elif op == PROVOST:
            best = self.figures.toll
        else:
            best = self.residence() - self.price(effect.needs) if self.can_pay(effect.needs, space) else 0.0
        return best

    def best_building(self, kind: int, waiver: int, space: int) -> float:
        """What the best building of a kind is worth, if one can be paid by then."""
        s = self.s
        if s.houses[self.seat] == 0 or s.first_free_space() == 0:
            return 0.0
        best = 0.0
        for plan in STONE_PLANS if kind == STONE_KIND else WOOD_PLANS:
            if s.space_of[plan.tile] == IN_SUPPLY and self.can_pay(plan.needs[waiver], space):
                best = max(best, self.building(plan.tile) - self.price(plan.needs[waiver]))
        return best

    def building(self, tile: int) -> float:
        """What having constructed a building is worth, its price aside."""
        total = TILES[tile].points + self.figures.owned[tile] * self.left
        if self.s.holder[ARCHITECT] == self.seat:
            total += 1.0
        if tile >= FIRST_MONUMENT:
            if TILES[tile].favors:
                total += self.favor()
            total -= self.worker * self.left * self.figures.residence_income  # the residence brings no more workers
        elif self.s.holder[STEWARD] == self.seat:
            total += self.figures.steward_building * self.left
        return total

    def residence(self) -> float:
        """What a residence more is worth: workers, and room for a monument."""
        figures = self.figures
        ready = self.soon[GOLD] > self.residences
        if self.left == 0:
            return figures.residence_gold if ready else 0.0
        room = figures.residence_gold if ready else figures.residence_room if self.left >= 3 else 0.0
        return self.worker * self.left * figures.residence_income + room

    # -- characters and favors --------------------------------------------------------------------------

    def character(self, character: int, seat: int) -> float:
        """What a character is worth to a seat from now on."""
        s = self.s
        rounds = self.left + (self.figures.character_now if s.phase < CASTLE else 0.0)
        each = self.figures.held[character]
        if character == DAY_LABORER:
            return each * self.left
        if character == GOLDSMITH:
            if s.purse[seat * PURSE + GOLD] > 0:
                return each * rounds + (
                    3.0 if seat in s.queue and s.phase < CASTLE else self.figures.goldsmith_gold * min(4, self.left)
                )
        elif character in (STEWARD, THIEF):
            each += 0.12 * (board.HOUSES - s.houses[seat])
        elif character == DELIVERYMAN and self.left == 0:
            base = seat * PURSE
            bundles = whole_bundles(s.purse[base], s.purse[base + 1], s.purse[base + 2], s.purse[base + 3], False)
            return 5.0 * bundles if s.phase < CASTLE and seat not in s.queue else 0.0
        return each * rounds

    def favor(self) -> float:
        """What the best use of a favor is worth."""
        if self.favored >= 0.0:
            return self.favored
        s = self.s
        stolen = 0.0
        taken = 0.0
        for character in range(len(CHARACTERS)):
            holder = s.holder[character]
            if holder == ON_THE_BOARD:
                taken = max(taken, self.character(character, self.seat))
            elif holder >= 0 and holder != self.seat:
                stolen = max(stolen, self.steal(character))
        self.favored = max(stolen, taken + self.figures.site_favor)
        return self.favored

    def steal(self, character: int) -> float:
        """What taking a character from its holder is worth: one's own gain, and a part of the other's loss."""
        share = self.figures.steal_share / (self.s.players - 1)
        return self.character(character, self.seat) + share * self.character(character, self.s.holder[character])

    # -- delivery ---------------------------------------------------------------------------------------

    def bundle(self, bundle: list[int]) -> float:
        """What delivering a bundle now is worth."""
        s, soon = self.s, self.soon
        total = float(BUNDLE_POINTS + self.foreman)
        if bundle[GOLD]:
            total -= self.gold * bundle[GOLD]
            if s.holder[GOLDSMITH] == self.seat and not s.spent & LENT_GOLDSMITH:
                total += CHARACTERS[GOLDSMITH].points
        rest = self.value(
            max(0, soon[FOOD] - bundle[FOOD]),
            max(0, soon[WOOD] - bundle[WOOD]),
            max(0, soon[STONE] - bundle[STONE]),
            max(0, soon[CLOTH] - bundle[CLOTH]),
        )
        return total + rest - self.stock

    def site(self) -> float:
        """What a worker on the Construction Site is worth."""
        s, soon, seat = self.s, self.soon, self.seat
        bundles = whole_bundles(soon[FOOD], soon[WOOD], soon[STONE], soon[CLOTH], self.mixed)
        golden = 0.0
        if soon[GOLD] and s.holder[GOLDSMITH] == seat:
            golden = 4.0
        figures = self.figures
        each = figures.site_bundle
        if self.left == 0:
            each = float(BUNDLE_POINTS + self.foreman)
            if bundles == 0:
                golden += figures.site_last
        if s.holder[DELIVERYMAN] == seat:
            each = 0.0
            golden = 0.0
        most = 0.0
        if bundles > 0:
            most = figures.site_most
            for other in s.queue:
                base = other * PURSE
                purse = s.purse
                theirs = whole_bundles(purse[base], purse[base + 1], purse[base + 2], purse[base + 3], False)
                if theirs >= bundles:
                    most = 0.1
            if bundles > 2:
                most += figures.site_many
        return each * bundles + golden + most * self.favor()


def acts_before(space: int, other: int) -> bool:
    """Whether a building acts before another: first the printed ones, then along the road."""
    if space >= FIRST_PRINTED:
        return other < FIRST_PRINTED or space < other
    return other < FIRST_PRINTED and space < other


def change_of(effect: Effect | None) -> list[int]:
    """What using an effect will change in the purse as far as it leaves no choice, as (kind, number) pairs."""
    if effect is None:
        return []
    if effect.op == BUILD:
        return [STONE, -1, FOOD, -1] if effect.kind == STONE_KIND else [WOOD, -1, FOOD, -1]
    if effect.op > TRADE:
        return [CLOTH, -1] if effect.needs else []
    if effect.op == TAKE:
        return effect.options[0].gains if len(effect.options) == 1 else []
    if len(effect.lines) == 1 and len(effect.options) > 1:
        return []
    option = effect.options[0]
    found = option.gains[:]
    for at in range(0, len(option.needs), 2):
        found += [option.needs[at], -option.needs[at + 1]]
    return found


CHANGE: Final[list[list[int]]] = [change_of(tile.effect) for tile in TILES]
SETUP_CHANGE: Final[list[list[int]]] = [
    CHANGE[at] if at < FIRST_WOOD else change_of(tile.setup) for at, tile in enumerate(TILES)
]
WOOD_PLANS: Final = [plan for plan in PLANS if plan.kind == WOOD_KIND]
STONE_PLANS: Final = [plan for plan in PLANS if plan.kind == STONE_KIND]
