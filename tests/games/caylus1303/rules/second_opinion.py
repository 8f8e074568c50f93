"""What may be done in a position, worked out a second time from the fact sheet alone and from nothing of the engine.

It reads positions as JSON and answers in notation. Figures are those of `components.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement

from tests.games.caylus1303.rules.components import (
    MONUMENTS,
    STARTING_USES,
    STONE,
    STONE_SETUP_USES,
    STONE_USES,
    WOOD,
    WOOD_SETUP_USES,
    WOOD_USES,
    Use,
)
from tests.games.caylus1303.rules.table import CUBES, HOUSES, PRINTED, Position, amounts

NO_WORKERS = {"residence", *MONUMENTS}
STARTING_TILES = {*STARTING_USES, "carpenter"}
LAST_GAP = 26


def bundle(cubes: tuple[str, ...]) -> str:
    """A bundle as the notation writes it."""
    kinds = [cube if cubes.count(cube) == 1 else f"{cubes.count(cube)} {cube}" for cube in CUBES if cube in cubes]
    return " ".join(kinds)


class Opinion:
    """A position as its player sees it."""

    def __init__(self, data: Position) -> None:
        self.data = data
        self.seat: int = data["question"]["seat"]
        self.mine = data["seats"][self.seat]
        self.tiles = {at["tile"]: at for at in data["road"] if at["tile"] is not None}
        self.held = [name for name, seat in data["characters"].items() if seat == self.seat]

    def has(self, price: str) -> bool:
        """Whether the purse holds a price."""
        return all(self.mine[name] >= number for name, number in amounts(price).items())

    def answers(self) -> set[str]:
        """Everything that may be answered to the question."""
        questions: dict[str, Callable[[], set[str]]] = {
            "draft": self.draft,
            "early": self.early,
            "place": self.place,
            "building": self.building,
            "bridge": self.bridge,
            "bailiff": lambda: self.provost_moves(1),
            "delivery": self.delivery,
            "monument": self.monument,
            "favor": self.favor,
            "favor-effect": self.favor_effect,
            "favor-character": self.favor_character,
        }
        return questions[self.data["question"]["kind"]]()

    def on_board(self) -> list[str]:
        """The characters nobody holds."""
        return [name for name, seat in self.data["characters"].items() if seat is None]

    # -- phase 1 --------------------------------------------------------------------------------------------------

    def draft(self) -> set[str]:
        """Which character to begin with."""
        return {f"draft {name}" for name in self.on_board()}

    def places(self) -> set[str]:
        """Where a worker of the player could go."""
        there: dict[str, list[int]] = {place: self.data["printed"][place] for place in PRINTED}
        there |= {tile: at["workers"] for tile, at in self.tiles.items() if tile not in NO_WORKERS}
        found = {place for place, workers in there.items() if not workers}
        everyone = [*self.data["printed"].values(), *(at["workers"] for at in self.data["road"])]
        if "journeyman" in self.held and not any(len(workers) == 2 for workers in everyone):
            found |= {place for place, workers in there.items() if len(workers) == 1 and workers != [self.seat]}
        if self.seat not in self.data["site"]["workers"]:
            found.add("site")
        return {f"place {place}" for place in found}

    def early(self) -> set[str]:
        """The Early Riser."""
        return {"decline"} | (self.places() if self.mine["workers"] >= 2 else set())

    def place(self) -> set[str]:
        """A turn in the planning."""
        price = 2 if self.data["passed"] and "night-worker" not in self.held else 1
        return {"pass"} | (self.places() if self.mine["workers"] >= price else set())

    # -- phase 2 --------------------------------------------------------------------------------------------------

    def provost_moves(self, most: int) -> set[str]:
        """So many steps at most, from right after the bridge to the last place past the road."""
        steps = [step for step in range(-most, most + 1) if 0 <= self.data["provost"] + step <= LAST_GAP]
        return {f"provost {step:+d}" if step else "provost stay" for step in steps}

    def bridge(self) -> set[str]:
        """A worker a step."""
        return self.provost_moves(min(3, self.mine["workers"]))

    def building(self) -> set[str]:
        """The building being activated."""
        cursor = self.data["cursor"]
        if self.data["phase"] == "road":
            at = self.data["road"][cursor - 1]
            assert cursor <= self.data["provost"]
            return self.tile(at["tile"], setup=at["owner"] is None or at["tile"] in STARTING_TILES)
        place = PRINTED[cursor]
        if place == "fairground":
            return {"decline"} | ({"give wood"} if self.has("wood") else set())
        if place == "lawyer":
            return {"decline"} | self.claims()
        if place == "toll":
            return self.provost_moves(2)
        return {"decline"} | self.plans(WOOD)

    def tile(self, id: str, setup: bool) -> set[str]:
        """What a tile offers, on one of its sides."""
        if id == "carpenter":
            return {"decline"} | self.plans(WOOD)
        if id == "stonemason":
            return {"decline"} | self.plans(STONE, waived="stone" if setup else "")
        wood, stone = (WOOD_SETUP_USES, STONE_SETUP_USES) if setup else (WOOD_USES, STONE_USES)
        uses: list[Use] = (STARTING_USES | wood | stone)[id]
        assert uses[0][0], f"{id} gives without asking"
        free = {"decline"} if uses[0][1] else set()
        return free | {answer for answer, cost, _ in uses if self.has(cost)}

    def houses(self) -> int:
        """How many the player can still build with."""
        return HOUSES - [at["owner"] for at in self.data["road"]].count(self.seat)

    def plans(self, kind: dict[str, tuple[list[str], int]], waived: str = "") -> set[str]:
        """What can be built of a kind."""
        room = any(at["tile"] is None for at in self.data["road"])
        if not room or not self.houses():
            return set()
        found = set()
        for id, (prices, _) in kind.items():
            for price in prices:
                paid = price
                if waived:
                    paid = "stone" if price == "2 stone" else price.removeprefix("stone ")
                if id not in self.tiles and id not in self.data["site"]["tiles"] and self.has(paid):
                    found.add(f"build {id} pay {paid}")
        return found

    def claims(self) -> set[str]:
        """What the Lawyer can have."""
        if not self.has("fabric") or not self.houses():
            return set()
        free = [id for id, at in self.tiles.items() if id in STARTING_TILES and at["owner"] is None]
        return {f"transform {id}" for id in free}

    # -- phases 3 and 4 ---------------------------------------------------------------------------------------------

    def delivery(self) -> set[str]:
        """One bundle more, or no more."""
        if "chamberlain" in self.held:
            every = list(combinations_with_replacement(CUBES, 3))
        else:
            every = [("food", *pair) for pair in combinations(CUBES[1:], 2)]
        return {"decline"} | {f"deliver {bundle(cubes)}" for cubes in every if self.has(bundle(cubes))}

    def monument(self) -> set[str]:
        """On the residence at hand."""
        at = self.data["road"][self.data["cursor"] - 1]
        assert (at["tile"], at["owner"]) == ("residence", self.seat)
        plans = {f"build {id} pay {price}" for id, (price, _) in MONUMENTS.items() if self.has(price)}
        return {"decline"} | {plan for plan in plans if plan.split()[1] not in self.tiles}

    # -- favors ---------------------------------------------------------------------------------------------------

    def favor(self) -> set[str]:
        """Steal, or use the site as far as it is open."""
        stolen = {f"steal {name}" for name, seat in self.data["characters"].items() if seat not in (None, self.seat)}
        slots = 1 + (self.data["turn"] - 1) // 3
        return stolen | {f"site {slot}" for slot in range(1, slots + 1)}

    def favor_effect(self) -> set[str]:
        """The tile chosen."""
        return self.tile(self.data["site"]["tiles"][self.data["question"]["slot"] - 1], setup=True)

    def favor_character(self) -> set[str]:
        """One from the board, or none."""
        return {"decline"} | {f"recruit {name}" for name in self.on_board()}


def answers(data: Position) -> set[str]:
    """Everything that may be answered in a position."""
    return Opinion(data).answers()
