"""What may be done in a position, worked out a second time from the fact sheet alone and from nothing of the engine.

It reads positions as JSON and answers in notation. Figures are typed in from sections 1 and 3 of the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement, product

from tests.games.magna_carta.rules.table import COLORS, CUBES, STANDARD_ONLY, Position, amounts

PLAIN = CUBES[:3]
HAND_COSTS = {
    "small-farm": "food wood",
    "small-sawmill": "food wood",
    "small-quarry": "food wood",
    "peddler": "wood any",
    "market": "wood any",
    "lawyer": "food wood",
    "large-farm": "food stone stone",
    "large-sawmill": "food stone stone",
    "large-quarry": "food stone stone",
    "gold-mine": "food stone stone",
    "bank": "wood stone stone",
    "church": "wood stone stone",
}
PRESTIGE_COSTS = {
    "theatre": "wood wood gold",
    "statue": "stone stone gold",
    "hotel": "stone stone stone gold",
    "stables": "food food food gold gold",
    "town-hall": "wood wood wood gold gold",
    "monument": "stone stone stone gold gold",
    "cathedral": "stone stone stone stone stone gold gold gold",
}
WAYS = {"any": CUBES, "gold": ["gold"], **{cube: [cube, "gold"] for cube in PLAIN}}
PRIMARY_PRICES = {"bank": [1, 3], "church": [2, 5]}
SECONDARY_PRICES = {"bank": [2], "church": [3]}


def listed(cubes: Iterable[str]) -> str:
    """`2 food wood`."""
    every = list(cubes)
    kinds = sorted(set(every), key=CUBES.index)
    return " ".join(cube if every.count(cube) == 1 else f"{every.count(cube)} {cube}" for cube in kinds)


def payments(cost: str, purse: dict[str, int]) -> set[str]:
    """The ways to pay a cost with the fewest gold cubes. (R4, K7)"""
    ways = {listed(way) for way in product(*(WAYS[slot] for slot in cost.split()))}
    able = [way for way in ways if all(purse[cube] >= number for cube, number in amounts(way).items())]
    least = min((amounts(way).get("gold", 0) for way in able), default=0)
    return {way for way in able if amounts(way).get("gold", 0) == least}


class Opinion:
    """A position as its player sees it."""

    def __init__(self, data: Position) -> None:
        self.data = data
        self.standard = data["options"]["rules"] == "standard"
        self.seat: int = data["question"]["seat"]
        self.mine = data["seats"][self.seat]
        self.coins: int = self.mine["deniers"]
        self.road = data["road"]

    def answers(self) -> set[str]:
        """Everything that may be answered to the question."""
        questions: dict[str, Callable[[], set[str]]] = {
            "mulligan": lambda: {"decline", "replace"},
            "action": self.action,
            "site": lambda: {f"site {self.own_name(at)}" for at in self.residences()},
            "provost": self.provost,
            "primary": self.primary,
            "secondary": self.secondary,
            "castle": self.castle,
        }
        return questions[self.data["question"]["kind"]]()

    # -- the road -------------------------------------------------------------------------------------------

    def own_name(self, at: Position) -> str:
        """A card of a player without the color."""
        return str(at["tile"]).removeprefix(f"{COLORS[at['owner']]}-")

    def residences(self) -> list[Position]:
        """The player's residences that can be seen."""
        return [at for at in self.road if at["owner"] == self.seat and at["cover"] == "residence"]

    def open_cards(self) -> list[Position]:
        """The cards that show their face."""
        return [at for at in self.road if at["cover"] is None]

    # -- phase 2 --------------------------------------------------------------------------------------------

    def action(self) -> set[str]:
        """Draw, replace, place, build, or pass."""
        found = {"pass"}
        cards_left = self.mine["pile"] + self.mine["discard"]
        if self.coins and cards_left:
            found |= {"draw", "replace"} if self.mine["hand"] else {"draw"}
        if self.coins and [at["worker"] for at in self.road].count(self.seat) < 4:
            found |= {f"place {at['tile']}" for at in self.open_cards() if at["worker"] is None}
        for card in self.mine["hand"]:
            found |= {f"build {card} pay {way}" for way in payments(HAND_COSTS[card], self.mine)}
        if self.residences() or not self.standard:
            for card, cost in PRESTIGE_COSTS.items():
                if (self.standard or card not in STANDARD_ONLY) and self.data["prestige"][card] is None:
                    found |= {f"build {card} pay {way}" for way in payments(cost, self.mine)}
        return found

    # -- phase 3 --------------------------------------------------------------------------------------------

    def provost(self) -> set[str]:
        """Up to three cards either way, on the road, a denier each."""
        most = min(3, self.coins)
        steps = [step for step in range(-most, most + 1) if 1 <= self.data["provost"] + step <= len(self.road)]
        return {f"provost {step:+d}" if step else "provost stay" for step in steps}

    # -- phase 4 --------------------------------------------------------------------------------------------

    def here(self) -> str:
        """The card being activated, without its owner's color."""
        at = self.road[self.data["cursor"] - 1]
        return str(at["tile"]) if at["owner"] is None else self.own_name(at)

    def purchases(self, most: int) -> set[str]:
        """Cubes of a peddler."""
        numbers = range(1, min(most, self.coins) + 1)
        return {f"take {listed(two)}" for n in numbers for two in combinations_with_replacement(PLAIN, n)}

    def prices(self, levels: list[int], tokens: bool) -> set[str]:
        """Bank and church; the second level of the church takes two tokens."""
        left = sum(self.data["castle"]["tokens"]) if tokens else 2
        return {f"pay {price}" for n, price in enumerate(levels, 1) if price <= self.coins and n <= left}

    def primary(self) -> set[str]:
        """What the worker's owner may do, or decline."""
        here = self.here()
        assert self.road[self.data["cursor"] - 1]["worker"] == self.seat
        if here in ("neutral-peddler", "peddler"):
            found = self.purchases(1 if here == "neutral-peddler" else 2)
        elif here == "market":
            found = {f"give {cube}" for cube in CUBES if self.mine[cube]}
        elif here == "lawyer":
            able = self.mine["food"] or self.mine["gold"]
            own = [at for at in self.open_cards() if at["owner"] == self.seat and not at["turning"]]
            found = {f"transform {self.own_name(at)}" for at in own if able and self.own_name(at) != "lawyer"}
        else:
            found = self.prices(PRIMARY_PRICES[here], here == "church")
        return found | {"decline"}

    def secondary(self) -> set[str]:
        """What the card's owner may do, or decline."""
        here = self.here()
        at = self.road[self.data["cursor"] - 1]
        assert at["owner"] == self.seat != at["worker"]
        if here == "peddler":
            found = self.purchases(1)
        elif here == "gold-mine":
            found = {f"give {cube}" for cube in PLAIN if self.mine[cube]}
        else:
            found = self.prices(SECONDARY_PRICES[here], here == "church")
        return found | {"decline"}

    # -- phase 5 --------------------------------------------------------------------------------------------

    def castle(self) -> set[str]:
        """A batch more, while there are tokens and cubes; gold stands for what is missing."""
        assert sum(self.data["castle"]["tokens"])
        return {"decline"} | {"castle batch" for _ in payments("food wood stone", self.mine)}


def answers(data: Position) -> set[str]:
    """Everything that may be answered in a position."""
    return Opinion(data).answers()
