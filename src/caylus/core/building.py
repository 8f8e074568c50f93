"""Buildings as rows: their price, what they yield when built, what they do when used."""

from __future__ import annotations

from typing import Final

from caylus.core.effects import NO_CUBE, TRADE, Effect, effect_message, pairs, ways_of
from caylus.core.goods import ANY, CUBES, FAVOR, FREE, STONE, WOOD, Words, amount
from caylus.core.message import Arg, Goods, Message, sentences

NO_WAIVER: Final = 0  # index into Plan.needs
WOOD_WAIVED: Final = 1
STONE_WAIVED: Final = 2


class Building:
    """One row: what a player could check against the cardboard."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        *,
        cost: str = "",
        points: int = 0,
        favors: int = 0,
        income: str = "",
        effect: Effect | None = None,
        setup: Effect | None = None,
        owner: Effect | None = None,
        mark: str = "",
        row: str = "",
        doubt: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.cost = amount(cost)
        self.points = points
        self.favors = favors
        self.income = amount(income)  # more at each income
        self.effect = effect  # for the worker's owner
        self.setup = effect if setup is None else setup  # the same on a tile laid at the set-up
        self.owner = owner  # for the building's owner, when another player uses it
        self.full_name = f"{mark} {name}".strip()  # told apart from the others that bear the name
        self.row = row or id  # copies of a tile share the id of the first
        self.doubt = doubt  # which figures rest on a single source, and how sure they are

    def reprint(self, points: int | None = None, effect: Effect | None = None) -> Building:
        """The same tile with other figures, as another print has it."""
        other = Building(self.id, self.name, self.kind, favors=self.favors, owner=self.owner, row=self.row)
        other.full_name = self.full_name
        other.cost = self.cost
        other.income = self.income
        other.points = self.points if points is None else points
        other.effect = self.effect if effect is None else effect
        other.setup = other.effect
        return other

    def effects(self) -> list[Effect]:
        """All that the row can do."""
        found = [self.effect, self.setup, self.owner]
        return [effect for at, effect in enumerate(found) if effect is not None and effect not in found[:at]]

    def message(self, words: Words) -> Message:
        """What it does, in a few sentences."""
        said: list[Arg] = []
        if self.favors:
            said.append(Message("when-built", gain=Goods({words.keys[FAVOR]: self.favors})))
        if self.effect is not None:
            said.append(effect_message(self.effect, words))
        if self.setup is not None and self.setup is not self.effect:
            said.append(Message("set-up-side", effect=effect_message(self.setup, words)))
        if self.owner is not None:
            said.append(owner_message(self.owner, words))
        if any(self.income):
            said.append(Message("more-income", income=Goods(words.named(self.income))))
        return Message("component", said=sentences(said)) if said else Message("points-only")


def owner_message(effect: Effect, words: Words) -> Message:
    """What a building brings its owner when another player uses it."""
    if effect.says:
        return Message("owner-effect", effect=effect_message(effect, words, ".within"))
    return Message("owner-may" if effect.op == TRADE else "owner-takes", ways=ways_of(effect, words))


class Plan:
    """Something one can decide to build: a tile row and, where the cost has a wild cube, which cube pays it."""

    def __init__(self, tile: int, building: Building, wild: int, words: Words, material: int) -> None:
        self.tile = tile
        self.kind = building.kind
        cubes = building.cost[:CUBES]
        if wild != NO_CUBE:
            cubes[wild] += 1
        self.prices: list[list[int]] = [cubes, less(cubes, WOOD), less(cubes, STONE)]
        self.needs = [pairs(price) for price in self.prices]
        self.notations = [f"{building.id} pay {written(price, words, material)}" for price in self.prices]


def plans_for(tile: int, building: Building, words: Words, material: int) -> list[Plan]:
    """The ways to pay for a building, each a plan; `material` is the cube its price names first."""
    if building.row != building.id:
        return []  # a second copy is built by the same action as the first
    wild = words.any if building.cost[ANY] else words.free if building.cost[FREE] else [NO_CUBE]
    return [Plan(tile, building, cube, words, material) for cube in wild]


def less(cubes: list[int], waived: int) -> list[int]:
    """A price without one cube of a kind."""
    reduced = cubes[:]
    reduced[waived] = max(0, reduced[waived] - 1)
    return reduced


def waiver(cube: int) -> int:
    """Which of a plan's prices holds when that cube is waived."""
    return WOOD_WAIVED if cube == WOOD else STONE_WAIVED if cube == STONE else NO_WAIVER


def written(price: list[int], words: Words, material: int) -> str:
    """A price in the order of the tile: its material first."""
    first = [price[cube] if cube == material else 0 for cube in range(CUBES)]
    rest = [0 if cube == material else price[cube] for cube in range(CUBES)]
    return f"{words.listed(first)} {words.listed(rest)}".strip()
