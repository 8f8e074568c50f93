"""What may be done in a position, worked out a second time from the fact sheet alone and from nothing of the engine.

It reads positions as JSON and answers in notation. Figures are typed in from sections 1 and 3 of the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement

from tests.games.caylus.rules.table import CUBES, LINES, SECTIONS, SINGLE_PLACES, Position, amounts

FREE = CUBES[:4]
PARTS = {"dungeon": 6, "walls": 10, "towers": 14}
OPEN_COLUMNS = {"dungeon": 2, "walls": 4, "towers": 5}
NEUTRAL = {"farm", "forest", "sawmill", "quarry", "marketplace", "carpenter"}
NO_WORKERS = {"statue", "granary", "library", "weaver", "theater", "university", "monument", "hotel", "cathedral"}
PRODUCTION = {
    "farm": ["food", "cloth"],
    "forest": ["food", "wood"],
    "farm-food": ["2 food", "cloth"],
    "farm-cloth": ["2 cloth", "food"],
}
OWNERS_CUBE = {"stone-farm": ["food", "cloth"], "park": ["wood", "food"], "workshop": ["stone", "cloth"]}
WOOD = {
    "farm-food": "food",
    "farm-cloth": "food",
    "wood-quarry": "food",
    "wood-sawmill": "food",
    "wood-marketplace": "",
    "wood-peddler": "",
    "mason": "food",
    "lawyer": "cloth",
}  # besides the wood; nothing stands for any cube
STONE = {
    "stone-farm": "food",
    "park": "food",
    "workshop": "food",
    "church": "cloth",
    "tailor": "wood",
    "bank": "wood",
    "alchemist": "food",
    "architect": "food",
    "jeweller": "cloth",
}  # besides the stone
PRESTIGE = {
    "statue": "2 stone gold",
    "granary": "3 food gold",
    "library": "3 wood gold",
    "weaver": "3 cloth gold",
    "theater": "3 wood 2 gold",
    "university": "3 stone 2 gold",
    "monument": "4 stone 2 gold",
    "hotel": "3 stone 2 gold",
    "cathedral": "5 stone 3 gold",
}
TRADES = {
    "church": ["2 deniers", "4 deniers"],
    "tailor": ["2 cloth", "3 cloth"],
    "bank": ["2 deniers", "5 deniers"],
    "jeweller": ["gold", "2 gold"],
}
FIRST_PRINT_TAILOR = ["cloth", "3 cloth"]
CARPENTERS = {"carpenter", "fixed-carpenter"}
BATCHES = ["wood stone", "wood cloth", "wood gold", "stone cloth", "stone gold", "cloth gold"]


def listed(cubes: Iterable[str]) -> str:
    """`2 food wood`."""
    every = list(cubes)
    kinds = sorted(set(every), key=CUBES.index)
    return " ".join(cube if every.count(cube) == 1 else f"{every.count(cube)} {cube}" for cube in kinds)


class Opinion:
    """A position as its player sees it."""

    def __init__(self, data: Position) -> None:
        self.data = data
        self.seat: int = data["question"]["seat"]
        self.mine = data["seats"][self.seat]
        self.road = {at["tile"]: at for at in data["road"] if at["tile"] not in (None, "residence")}
        self.residences = [at["space"] for at in data["road"] if at["tile"] == "residence" and at["owner"] == self.seat]

    def has(self, price: str) -> bool:
        """Whether the purse holds a price."""
        return all(self.mine[name] >= number for name, number in amounts(price).items())

    def answers(self) -> set[str]:
        """Everything that may be answered to the question."""
        questions: dict[str, Callable[[], set[str]]] = {
            "place": self.place,
            "gate": self.gate,
            "special": self.special,
            "inn": self.inn,
            "provost": self.provost,
            "road": self.activation,
            "owner": self.owner,
            "site": self.site,
            "favor": self.favor,
            "favor-cubes": self.favor_cubes,
            "favor-exchange": self.favor_exchange,
            "favor-building": self.favor_building,
            "castle": self.castle,
        }
        return questions[self.data["question"]["kind"]]()

    # -- phases 2 and 3 -------------------------------------------------------------------------------------------

    def places(self) -> set[str]:
        """Where a worker of the player could go."""
        special = self.data["special"]
        found = {place for place in SINGLE_PLACES if special[place] is None}
        if self.data["players"] > 2 and self.seat not in special["stables"] and None in special["stables"]:
            found.add("stables")
        if special["inn"]["left"] is None:
            found.add("inn")
        if self.seat not in self.data["castle"]["workers"]:
            found.add("castle")
        return found | {tile for tile, at in self.road.items() if at["worker"] is None and tile not in NO_WORKERS}

    def workers(self) -> int:
        """How many workers are at home."""
        special = self.data["special"]
        away: list[int | None] = (
            [special[place] for place in SINGLE_PLACES] + special["stables"] + list(special["inn"].values())
        )
        away += self.data["castle"]["workers"] + [at["worker"] for at in self.data["road"]]
        return 6 - away.count(self.seat)

    def place(self) -> set[str]:
        """Phase 2."""
        passed = len(self.data["passed"])
        price = 1 + passed if self.data["players"] > 2 or not passed else 3
        if self.data["special"]["inn"]["right"] == self.seat:
            price = 1
        own = {tile for tile, at in self.road.items() if at["owner"] == self.seat}
        coins = self.mine["deniers"] if self.workers() else 0
        return {"pass"} | {f"place {to}" for to in self.places() if coins >= (1 if to in own else price)}

    def gate(self) -> set[str]:
        """Phase 3, the gate."""
        return {"decline"} | {f"place {to}" for to in self.places()}

    def special(self) -> set[str]:
        """Phase 3, guild and joust field (the trading post asks nothing)."""
        if self.data["cursor"] == 3:
            return self.provost_moves(3)
        return {"decline", "give cloth"}

    def inn(self) -> set[str]:
        """Phase 3, the inn."""
        return {"inn stay", "inn leave"}

    # -- phase 4 --------------------------------------------------------------------------------------------------

    def provost_moves(self, most: int) -> set[str]:
        """So many spaces at most, and on the road."""
        steps = [step for step in range(-most, most + 1) if 1 <= self.data["provost"] + step <= 28]
        return {f"provost {step:+d}" if step else "provost stay" for step in steps}

    def provost(self) -> set[str]:
        """Phase 4."""
        return self.provost_moves(min(3, self.mine["deniers"]))

    # -- phase 5 --------------------------------------------------------------------------------------------------

    def road_building(self) -> str:
        """The building being activated."""
        return str(self.data["road"][self.data["cursor"] - 1]["tile"])

    def owner(self) -> set[str]:
        """The owner's cube."""
        return {f"take {cube}" for cube in OWNERS_CUBE[self.road_building()]}

    def site(self) -> set[str]:
        """On which residence."""
        return {f"site {space}" for space in self.residences}

    def road_use(self, tile: str) -> set[str]:
        """What the building being activated offers, declining aside."""
        if tile in ("marketplace", "wood-marketplace"):
            return {f"give {cube}" for cube in CUBES if self.mine[cube]}
        if tile == "fixed-peddler":
            return {f"take {cube}" for cube in FREE}
        if tile == "wood-peddler":
            most = min(2, self.mine["deniers"])
            return {f"take {listed(c)}" for n in range(1, most + 1) for c in combinations_with_replacement(FREE, n)}
        if tile == "alchemist":
            ways = [listed(c) for n in (2, 4) for c in combinations_with_replacement(FREE, n)]
            return {f"give {way}" for way in ways if self.has(way)}
        if tile in TRADES:
            first = tile == "tailor" and self.data["options"]["edition"] == "first-print"
            prices = [price for price in (FIRST_PRINT_TAILOR if first else TRADES[tile]) if self.has(price)]
            return {f"pay {p.split()[0]}" if "deniers" in p else f"give {p}" for p in prices}
        if tile in CARPENTERS:
            return self.wood_plans(1)
        if tile == "mason":
            return self.stone_plans(1)
        if tile == "lawyer":
            return self.targets()
        return self.prestige_plans()

    def activation(self) -> set[str]:
        """Phase 5: production is compulsory, all else may be declined."""
        tile = self.road_building()
        if tile in PRODUCTION:
            return {f"take {line}" for line in PRODUCTION[tile]}
        return self.road_use(tile) | {"decline"}

    def room(self) -> bool:
        """Whether a craft building finds a space."""
        return any(at["tile"] is None for at in self.data["road"])

    def in_supply(self, tile: str) -> bool:
        """Whether a tile can be built."""
        if tile == "jeweller" and self.data["options"]["jeweller"] == "off":
            return False
        return tile not in self.road or (tile == "architect" and "architect-2" not in self.road)

    def wood_plans(self, wood: int) -> set[str]:
        """Wood buildings, with so much wood to pay besides the other cube."""
        found = set()
        for tile, other in WOOD.items():
            for cube in [other] if other else CUBES:
                paid = ["wood"] * wood + [cube]
                if self.in_supply(tile) and self.room() and self.has(" ".join(paid)):
                    found.add(f"build {tile} pay {order(paid, 'wood')}")
        return found

    def stone_plans(self, stone: int) -> set[str]:
        """Stone buildings."""
        found = set()
        for tile, other in STONE.items():
            paid = ["stone"] * stone + [other]
            if self.in_supply(tile) and self.room() and self.has(" ".join(paid)):
                found.add(f"build {tile} pay {order(paid, 'stone')}")
        return found

    def prestige_plans(self) -> set[str]:
        """Prestige buildings."""
        if not self.residences:
            return set()
        return {
            f"build {tile} pay {cost}" for tile, cost in PRESTIGE.items() if tile not in self.road and self.has(cost)
        }

    def targets(self) -> set[str]:
        """What a lawyer can have, the price being there."""
        found = set()
        for tile, at in self.road.items():
            own = at["owner"] == self.seat and tile not in NO_WORKERS and tile != "lawyer"
            if (tile in NEUTRAL or own) and at["claim"] is None:
                found.add(f"transform {tile}")
        return found

    # -- phase 6 --------------------------------------------------------------------------------------------------

    def castle(self) -> set[str]:
        """Phase 6."""
        open_sections = SECTIONS[SECTIONS.index(self.data["section"]) :]
        room = any(sum(self.data["castle"][section]) < PARTS[section] for section in open_sections)
        assert room, "asked for a batch although there is no room"
        return {"decline"} | {f"castle food {two}" for two in BATCHES if self.has(f"food {two}")}

    # -- favors ---------------------------------------------------------------------------------------------------

    def favor(self) -> set[str]:
        """Which line."""
        lines = [line for line in LINES if line not in self.mine["used"]]
        return {f"favor {line}" for line in lines} | {f"favor {line} unused" for line in lines if line in LINES[:2]}

    def favor_cubes(self) -> set[str]:
        """Which effect of the line of cubes."""
        column = self.mine["favors"]["cubes"]
        gains = [["food"], ["wood", "stone"], ["cloth"], [], ["gold"]]
        found = {f"take {cube}" for cubes in gains[:column] for cube in cubes}
        if column >= 4:
            found |= {f"give {cube}" for cube in CUBES if self.mine[cube]}
        return found | {"decline"}

    def favor_exchange(self) -> set[str]:
        """What to take for the cube given."""
        return {f"take {listed(two)}" for two in combinations_with_replacement(FREE, 2)}

    def favor_building(self) -> set[str]:
        """Which effect of the line of buildings."""
        column = self.mine["favors"]["building"]
        found = {"decline"}
        if column >= 2:
            found |= self.wood_plans(0)
        if column >= 3:
            found |= self.stone_plans(0)
        if column >= 4 and self.mine["cloth"]:
            found |= self.targets()
        if column >= 5:
            found |= self.prestige_plans()
        return found


def order(paid: list[str], material: str) -> str:
    """The material first, as notations write a price."""
    first = listed(cube for cube in paid if cube == material)
    return f"{first} {listed(cube for cube in paid if cube != material)}".strip()


def answers(data: Position) -> set[str]:
    """Everything that may be answered in a position."""
    return Opinion(data).answers()
