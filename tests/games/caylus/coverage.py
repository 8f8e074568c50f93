"""What the recorded games of Caylus must show, and how it is seen in one."""

from __future__ import annotations

import caylus
from caylus.core.state import JsonObject, State
from tests.recorded.coverage import Happening

GAME = caylus.GAMES["caylus"]
PARTS = {"dungeon": 6, "walls": 10, "towers": 14}
MARKS = {"dungeon": 12, "walls": 18, "towers": 24}
DECISIONS = [
    *("place", "gate", "guild", "joust", "inn", "provost", "produce", "trade", "build", "lawyer", "owner", "site"),
    *("favor", "favor-cubes", "favor-exchange", "favor-building", "castle"),
]
CUBES_COLUMNS = {"take food": 1, "take wood": 2, "take stone": 2, "take cloth": 3, "take gold": 5}
BUILDING_COLUMNS = {"wood": 2, "stone": 3, "prestige": 5}
MOMENTS = [
    "a worker moved on from the gate",
    "the gate's worker moved to the inn",
    "the inn's guest stayed",
    "the inn's guest left",
    "the inn's guest was driven out",
    "the stables changed the order",
    "a player had to pass",
    "a price of 3 between two players",
    "a worker beyond the provost went home unused",
    "the provost was moved by the guild",
    "the owner took a cube",
    "a lawyer waited for a worker",
    "a building was built again after a lawyer took it",
    "a prestige building on a neutral building's space",
    "a batch overflowed into the next section",
    "a castle worker gave no batch",
    "the castle was full before a worker's turn",
    "a favor won by a favor",
    "a favor was lost for want of a line",
    "a line was chosen that could not advance",
    "a favor's effect was declined",
    "the jeweller",
    "the simple favor",
    "a loss was cut at 0",
]


def pieces() -> set[str]:
    """What the components must be seen to do."""
    found = {"built architect-2", "activated architect-2"}
    for row in GAME.components():
        if row.group in ("special", "neutral", "fixed", "wood", "stone"):
            found.add(f"activated {row.id}")
        if row.group in ("wood", "stone", "prestige", "residence"):
            found.add(f"built {row.id}")
        if row.group == "favor":
            found.add(f"used {row.id}")
        if row.group == "castle":
            found |= {f"scored {row.id} by the bailiff", f"scored {row.id} by completion", f"no house in {row.id}"}
            found.add(f"a house in {row.id}")
    return found


def last_part_with_builders_waiting(state: State) -> bool:
    """Whether one part of the castle is left, and the seat to decide is not the last of the castle's workers."""
    castle = state.position()["castle"]
    assert isinstance(castle, dict)
    last = castle["workers"][-1] != state.seat
    return last and sum(castle["towers"]) == PARTS["towers"] - 1 and (state.decision or {})["section"] == "towers"


def favor_cell(kind: str, word: str) -> str:
    """Which cell of the favor table an answer uses, on the lines whose effects are chosen."""
    if word == "decline":
        return "a favor's effect was declined"
    verb, _, thing = word.partition(" ")
    if kind == "favor-cubes":
        return f"used favor-cubes-{CUBES_COLUMNS.get(word, 4)}"
    if verb == "transform":
        return "used favor-building-4"
    rows = {row.id: row.group for row in GAME.components()}
    return f"used favor-building-{BUILDING_COLUMNS[rows[thing.split()[0]]]}"


class Watcher:
    """Follows the changes of a story where a feature needs more than one of them."""

    def __init__(self, start: State) -> None:
        self.bailiff = int(str(start.position()["bailiff"]))
        self.scored: list[str] = []
        self.houses = dict.fromkeys(PARTS, 0)
        self.built: set[str] = set()
        self.levels: dict[tuple[int, str], int] = {}

    def asked(self, state: State, word: str) -> set[str]:
        """What the decision and the answer to it show."""
        decision = state.decision or {}
        kind = str(decision["kind"])
        found = set()
        if "building" in decision and kind not in ("owner", "site") and word not in ("decline", "provost stay"):
            found.add(f"activated {decision['building']}")
        if kind == "gate" and word != "decline":
            found |= {"activated gate", "a worker moved on from the gate"}
            if word == "place inn":
                found.add("the gate's worker moved to the inn")
        if kind == "guild" and word != "provost stay":
            found.add("the provost was moved by the guild")
        if kind == "owner":
            found |= {"the owner took a cube", f"activated {decision['building']}"}
        if kind == "inn":
            found.add("the inn's guest stayed" if word == "inn stay" else "the inn's guest left")
        if kind == "place" and decision["price"] == 3 and state.players == 2 and word != "pass":
            found.add("a price of 3 between two players")
        if kind == "castle" and word != "decline" and last_part_with_builders_waiting(state):
            found.add("the castle was full before a worker's turn")
        if kind in ("favor-cubes", "favor-building"):
            found.add(favor_cell(kind, word))
        return found

    def follow(
        self,
        decision: JsonObject,
        word: str,  # noqa: ARG002 (what happened says it)
        happenings: list[Happening],
        after: State,
    ) -> set[str]:
        """The features of one step."""
        found: set[str] = set()
        for happening in happenings:
            found |= self.happened(happening)
            changes = happening["changes"]
            for at, change in enumerate(changes):
                found |= self.change(happening, change, changes[at + 1] if at + 1 < len(changes) else {})
        chained = decision["kind"] == "favor-building" and (after.decision or {}).get("kind") == "favor"
        changes = [change for happening in happenings for change in happening["changes"]]
        if chained and any(change["kind"] == "points" and change["source"] == "built" for change in changes):
            found.add("a favor won by a favor")
        return found | self.end(after) if after.over else found

    def happened(self, happening: Happening) -> set[str]:
        """What a happening shows as a whole."""
        kind, seat = happening["kind"], happening["seat"]
        place = happening["cause"]["id"] if happening["cause"] else ""
        if kind == "forced" and happening["phase"] in ("special", "road"):
            gained = any(is_gain(each, seat) for each in happening["changes"])
            return {f"activated {place}"} if gained and happening["cause"]["kind"] == "place" else set()
        if kind == "asleep":
            return {"a worker beyond the provost went home unused"}
        if kind == "order" and place == "stables":
            return {"the stables changed the order", "activated stables"}
        if kind == "inn":
            driven_out = any(change.get("from") == "inn" for change in happening["changes"])
            return {"activated inn"} | ({"the inn's guest was driven out"} if driven_out else set())
        if kind == "scoring" and place not in self.scored:
            return self.section(place)
        return {"a favor was lost for want of a line"} if kind == "lost" else set()

    def change(self, happening: Happening, change: JsonObject, following: JsonObject) -> set[str]:
        """What a change shows, with the one after it."""
        kind = change["kind"]
        if kind == "pass":
            return {"a player had to pass"} if happening["kind"] == "forced" else set()
        if kind == "tile":
            return self.tile(change)
        if kind == "claim":
            return {"a lawyer waited for a worker"}
        if kind == "house":
            return self.house(str(change["section"]))
        if kind == "favor":
            return self.favor(change, following)
        if kind == "points":
            return self.scoring(change)
        if kind == "bailiff":
            self.bailiff = int(str(change["to"]))
        return set()

    def end(self, after: State) -> set[str]:
        """What the final ledger tells."""
        sources = [(str(entry["source"]), str(entry["what"])) for entry in after.ledger()]
        found = set()
        if sum(1 for source, _ in sources if source == "no house") < self.losses_due(after):
            found.add("a loss was cut at 0")
        if ("favor", "simple") in sources:
            found.add("the simple favor")
        if ("trade", "jeweller") in sources:
            found.add("the jeweller")
        return found

    def losses_due(self, after: State) -> int:
        """How often a player was without a house when a section was scored."""
        castle = after.position()["castle"]
        assert isinstance(castle, dict)
        return sum(castle[section].count(0) for section in PARTS)

    def tile(self, change: JsonObject) -> set[str]:
        """A tile is laid."""
        tile = str(change["tile"])
        found = {f"built {tile}"}
        if tile in self.built and tile != "residence":
            found.add("a building was built again after a lawyer took it")
        self.built.add(tile)
        if int(str(change["space"])) <= 6 and tile != "residence":
            found.add("a prestige building on a neutral building's space")
        return found

    def section(self, section: str) -> set[str]:
        """A section is scored: because of the bailiff, or because it was full, or both."""
        self.scored.append(section)
        if self.houses[section] < PARTS[section]:
            return {f"scored {section} by the bailiff"}
        return {f"scored {section} by completion"} if self.bailiff < MARKS[section] else set()

    def house(self, section: str) -> set[str]:
        """A house is built."""
        self.houses[section] += 1
        found = {f"a house in {section}"}
        if list(PARTS).index(section) > len(self.scored):
            found.add("a batch overflowed into the next section")
        return found

    def favor(self, change: JsonObject, gain: JsonObject) -> set[str]:
        """A marker advances, or cannot; on the first two lines the gain follows at once, or not at all."""
        at = (int(str(change["seat"])), str(change["line"]))
        column = int(str(change["column"]))
        found = set()
        if self.levels.get(at) == column:
            found.add("a line was chosen that could not advance")
        self.levels[at] = column
        points = {"kind": "points", "amount": column, "source": "favor", "what": "prestige"}
        money = {"kind": "goods", "amount": column + 2, "what": "denier"}
        expected = {"prestige": points, "money": money}.get(at[1])
        if expected and {**gain, **expected, "seat": at[0]} == gain:
            found.add(f"used favor-{at[1]}-{column}")
        if at[1] == "building" and column == 1:
            found.add("used favor-building-1")  # it has no effect: the marker is all there is to it
        return found

    def scoring(self, change: JsonObject) -> set[str]:
        """Points are scored or lost."""
        if change["source"] == "no house":
            return {f"no house in {change['what']}"}
        return {"a castle worker gave no batch"} if change["source"] == "no batch" else set()


def is_gain(change: JsonObject, seat: object) -> bool:
    """Whether the seat gained goods."""
    return change["kind"] == "goods" and change["seat"] == seat and int(str(change["amount"])) > 0
