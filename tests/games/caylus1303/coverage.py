"""What the recorded games of Caylus 1303 must show, and how it is seen in one."""

from __future__ import annotations

from typing import Any

import caylus
from caylus.core.state import JsonObject, State
from tests.recorded.coverage import Happening

GAME = caylus.GAMES["caylus-1303"]
STARTING = [*("farm", "farm-2", "sawmill", "quarry", "carpenter", "market", "market-2", "guild-3", "guild-4")]
ON_THE_SITE = [tile for tile in STARTING if tile not in ("farm", "market")]  # of two alike the second lies there
PRODUCERS = {"stone-farm": "food", "stone-sawmill": "wood", "stone-quarry": "stone"}
AT_A_PRICE = {  # on the site: asked for, where the others simply give
    *("carpenter", "market-2", "guild-3", "guild-4", "wood-market", "tailor", "stonemason"),
    *("stone-guild", "foundry", "alchemist", "church", "jeweler"),
}
SETUP_SPACES = (9, 14)
ROAD_END = 23
MOST_WORKERS = 15
DECISIONS = [
    *("draft", "early-riser", "place", "take", "trade", "build", "lawyer", "toll", "bridge", "bailiff", "delivery"),
    *("monument", "favor", "favor-effect", "favor-character"),
]
MOMENTS = [
    "an additional worker after a pass",
    "a player had to pass",
    "the owner scored for a placement",
    "the journeyman joined a worker beyond the provost",
    "a worker beyond the provost went to the camp unused",
    "the provost was moved at the bridge",
    "the provost stood right after the bridge",
    "the provost stood past the end of the road",
    "the provost was reset before the set-up stone tile was reached",
    "the provost was reset right before the set-up stone tile",
    "the provost was reset beyond the set-up stone tile",
    "a favor of the fairground",
    "a favor of the manor",
    "a favor of the delivery",
    "a favor of the theater",
    "a favor's effect was declined",
    "no character was taken though some lay on the board",
    "no character was left on the board",
    "the deliveryman delivered without a worker",
    "the deliveryman delivered more at the end",
    "a tie for the delivery's favor",
    "nobody delivered",
    "two bundles in one round",
    "the deliveryman won the favor without a worker",
    "a worker was lost beyond the fifteenth",
    "all fifteen workers were in hand",
    "a player was without houses",
    "a residence paid a worker",
    "two monuments of one player in a round",
    "a monument on a residence of this round",
    "the thief placed on the steward's building",
    "the early riser's fee was paid by the night worker",
    "the journeyman acted on another's building",
    "no bonus for an owner who joined a worker",
    "foreman and goldsmith at one bundle",
    "a second bundle with gold gave the goldsmith nothing",
    "the deliveryman without a worker lost a tie",
    "a power stolen this round was used",
    "a claimed building still worked",
    "the road was full",
    "gold was left over",
]


def pieces() -> set[str]:
    """What the components must be seen to do."""
    found = {f"the owner's bonus of {tile}" for tile in PRODUCERS}
    found |= {f"activated {tile}" for tile in STARTING} | {f"claimed {tile}" for tile in STARTING}
    found |= {f"used on the site: {tile}" for tile in ON_THE_SITE} | {f"a favor used slot {slot}" for slot in (1, 2, 3)}
    found |= {f"the income of {tile}" for tile in ("garden", "factory", "granary")}
    for row in GAME.components():
        if row.group in ("printed", "wood", "stone"):
            found.add(f"activated {row.id}")
        if row.group in ("wood", "stone", "monument", "residence"):
            found.add(f"built {row.id}")
        if row.group in ("wood", "stone"):
            found |= {f"activated the set-up side of {row.id}", f"used on the site: {row.id}"}
        if row.group == "character":
            found |= {f"{way} {row.id}" for way in ("drafted", "stole", "recruited", "the power of the")}
    return found - {"activated the set-up side of stonemason"}  # it never lies on the road at the beginning


class Watcher:
    """Follows the decisions and the changes of a story."""

    def __init__(self, start: State) -> None:
        road = rows(start.position(), "road")
        self.set_up = {str(road[space - 1]["tile"]) for space in SETUP_SPACES}
        self.phase = "draft"
        self.worked: dict[str, list[JsonObject]] = {}  # this phase, by building: what its workers and owner got
        self.monuments: list[int] = []  # seats that built one this round
        self.bundles: list[int] = [0] * start.players
        self.queue: list[int] = []
        self.stolen: set[str] = set()  # this round
        self.turned: set[int] = set()  # spaces that became residences this round

    # -- decisions --------------------------------------------------------------------------------------

    def asked(self, state: State, word: str) -> set[str]:
        """What the decision and the answer to it show."""
        decision = state.decision or {}
        kind, seat = str(decision["kind"]), state.who
        verb, _, thing = word.partition(" ")
        unused = word in ("decline", "provost stay")
        position = state.position()
        found = limits(position)
        if verb == "steal":
            self.stolen.add(thing)
        self.queue = numbers(position, "site", "workers") if kind == "delivery" else self.queue
        if kind in ("take", "trade", "build", "lawyer", "toll") and not unused:
            found.add(self.activated(str(decision["building"])))
        if kind == "draft":
            found.add(f"drafted {thing}")
        elif kind in ("place", "early-riser") and verb == "place":
            found |= self.placed(state, position, thing)
        elif kind == "bailiff" and not unused:
            found.add("the power of the bailiff")
        elif kind == "bridge" and not unused:
            found.add("the provost was moved at the bridge")
        elif kind == "delivery" and not unused:
            found |= self.delivered(position, seat, thing)
        elif kind.startswith("favor"):
            found |= self.favor(position, kind, word)
        if verb == "transform":
            found.add(f"claimed {thing}")
        return found

    def activated(self, tile: str) -> str:
        """A building was used, on the side that it shows."""
        return f"activated the set-up side of {tile}" if tile in self.set_up else f"activated {tile}"

    def placed(self, state: State, position: JsonObject, place: str) -> set[str]:
        """A worker is placed: at its price, alone or with another."""
        decision, seat = state.decision or {}, state.who
        held = characters(position)
        found = set()
        if decision["kind"] == "early-riser":
            found.add("the power of the early-riser")
            if held.get("night-worker") == seat:
                found.add("the early riser's fee was paid by the night worker")
        elif decision["price"] == 2:
            found.add("an additional worker after a pass")
        elif position["passed"] and held.get("night-worker") == seat:
            found.add("the power of the night-worker")
        workers, owner = standing(position, place)
        if workers:
            found.add("the power of the journeyman")
        if owner is not None and owner != seat:
            found.add("the power of the thief" if held.get("thief") == seat else "the owner scored for a placement")
            if held.get("steward") == owner:
                robbed = held.get("thief") == seat
                found.add("the thief placed on the steward's building" if robbed else "the power of the steward")
        return found

    def delivered(self, position: JsonObject, seat: int, bundle: str) -> set[str]:
        """A bundle; the Deliveryman's come last, and the Chamberlain's are of anything."""
        found = set()
        self.bundles[seat] += 1
        if self.bundles[seat] > 1:
            found.add("two bundles in one round")
        if int(str(position["cursor"])) == len(self.queue):
            found.add("the power of the deliveryman")
            late = "more at the end" if seat in self.queue else "without a worker"
            found.add(f"the deliveryman delivered {late}")
        if "food" not in bundle or len(bundle.split()) < 3 or any(part.isdigit() for part in bundle.split()):
            found.add("the power of the chamberlain")
        return found

    def favor(self, position: JsonObject, kind: str, word: str) -> set[str]:
        """Either way of using a favor, and its steps."""
        verb, _, thing = word.partition(" ")
        tiles = parts(position, "site")["tiles"]
        if kind == "favor":
            sources = {"printed": "fairground", "road": "manor", "delivery": "delivery", "stewardship": "theater"}
            source = sources[str(position["phase"])]
            found = {f"a favor of the {source}", f"stole {thing}" if verb == "steal" else f"a favor used slot {thing}"}
            if source == "delivery" and position_seat(position) not in self.queue:
                found.add("the deliveryman won the favor without a worker")
            if source in ("fairground", "manor"):
                found.add(self.activated(source))
            if verb == "site" and None not in characters(position).values():
                found.add("no character was left on the board")
            return found
        if kind == "favor-effect":
            slot = int(str(parts(position, "question")["slot"]))
            declined = "a favor's effect was declined"
            return {declined} if word == "decline" else {f"used on the site: {tiles[slot - 1]}"}
        if verb == "recruit":
            return {f"recruited {thing}"}
        return {"no character was taken though some lay on the board"}

    # -- changes ----------------------------------------------------------------------------------------

    def follow(self, decision: JsonObject, word: str, happenings: list[Happening], after: State) -> set[str]:
        """The features of one step."""
        position = after.position()
        act = happenings[0]["changes"]
        found: set[str] = set()
        if decision["kind"] == "favor" and word.startswith("site"):
            tile = parts(position, "site")["tiles"][int(word[-1]) - 1]
            effect = happenings[1] if len(happenings) > 1 else happenings[0]
            free = tile not in AT_A_PRICE and effect["kind"] == "forced"
            if free and any(
                each.get("source") == "favor" or is_gain(each, decision["seat"]) for each in effect["changes"]
            ):
                found.add(f"used on the site: {tile}")
        rich = "gold" in word and characters(position).get("goldsmith") == decision["seat"]
        if decision["kind"] == "delivery" and rich and all(each.get("what") != "goldsmith" for each in act):
            found.add("a second bundle with gold gave the goldsmith nothing")
        for happening in happenings:
            found |= self.happened(happening, position)
            for change in happening["changes"]:
                found |= self.change(happening, change)
        if any(f"the power of the {name}" in found for name in self.stolen):
            found.add("a power stolen this round was used")
        return found

    def happened(self, happening: Happening, position: JsonObject) -> set[str]:
        """What a happening shows as a whole."""
        kind, changes = happening["kind"], happening["changes"]
        if kind == "phase":
            return self.begin(happening["cause"]["id"])
        if kind == "income":
            return self.recruited(changes, position)
        if kind in ("home", "asleep") and happening["cause"]["id"] != "site":
            return self.camp(happening, position)
        if kind in ("act", "forced", "owner") and happening["cause"] and happening["cause"]["kind"] == "place":
            self.worked.setdefault(happening["cause"]["id"], []).extend(changes)
        return set()

    def change(self, happening: Happening, change: JsonObject) -> set[str]:
        """What a change shows."""
        kind = change["kind"]
        if kind == "pass":
            return {"a player had to pass"} if happening["kind"] == "forced" else set()
        if kind == "tile":
            return self.tile(change)
        if kind == "points" and change["source"] == "character":
            found = {f"the power of the {change['what']}"}
            if change["what"] == "goldsmith" and any(each.get("what") == "foreman" for each in happening["changes"]):
                found.add("foreman and goldsmith at one bundle")
            return found
        if kind == "points" and change["source"] == "left over":
            return {"gold was left over"}
        return self.provost(int(str(change["to"]))) if kind == "provost" else set()

    def begin(self, phase: str) -> set[str]:
        """A phase begins; what the one before it came to is known now."""
        found = set()
        if self.phase == "delivery" and not any(self.bundles):
            found.add("nobody delivered")
        elif self.phase == "delivery" and self.bundles.count(max(self.bundles)) > 1:
            found.add("a tie for the delivery's favor")
            tied = [seat for seat, given in enumerate(self.bundles) if given == max(self.bundles)]
            if any(seat in self.queue for seat in tied) and any(seat not in self.queue for seat in tied):
                found.add("the deliveryman without a worker lost a tie")
        if phase == "planning":
            self.monuments = []
            self.stolen = set()
            self.turned = set()
            self.bundles = [0] * len(self.bundles)
        self.phase = phase
        self.worked = {}
        return found

    def recruited(self, changes: list[JsonObject], position: JsonObject) -> set[str]:
        """The workers and goods of a recruitment, compared with what was due."""
        players = int(str(position["players"]))
        found = set()
        for seat in range(players):
            owned = [str(space["tile"]) for space in rows(position, "road") if space["owner"] == seat]
            mine = [each for each in changes if each["kind"] == "goods" and each["seat"] == seat]
            gained = [int(str(each["amount"])) for each in mine if each["what"] == "worker"]
            laborer = characters(position).get("day-laborer") == seat
            due = (2 if players == 5 else 3) + owned.count("residence") + 2 * ("garden" in owned) + laborer
            if not gained or gained[-1] < due:
                found.add("a worker was lost beyond the fifteenth")
                continue
            found |= {"the power of the day-laborer"} if laborer else set()
            found |= {"the income of garden"} if "garden" in owned else set()
            found |= {"a residence paid a worker"} if "residence" in owned else set()
            for tile, good in (("factory", "fabric"), ("granary", "food")):
                if tile in owned and any(each["what"] == good for each in mine):
                    found.add(f"the income of {tile}")
        return found

    def camp(self, happening: Happening, position: JsonObject) -> set[str]:
        """Workers go to the Camp, done with a building or beyond the provost; the Journeyman's is the second."""
        tile = str(happening["cause"]["id"])
        seats = [change["seat"] for change in happening["changes"]]
        if happening["kind"] == "asleep":
            found = {"a worker beyond the provost went to the camp unused"}
            return found | ({"the journeyman joined a worker beyond the provost"} if seats[1:] else set())
        before = self.worked.get(tile, [])
        used = [seat for seat in seats if any(is_gain(each, seat) or scored(each, seat, tile) for each in before)]
        found = {self.activated(tile)} if used else set()
        if used and used[-1] in seats[1:]:
            found.add("the journeyman acted on another's building")
        owner = standing(position, tile)[1]
        if used and tile in STARTING and owner is not None:
            found.add("a claimed building still worked")
        if tile in PRODUCERS and owner is not None:
            bonus = {"kind": "goods", "seat": owner, "what": PRODUCERS[tile], "amount": 1}
            if owner not in seats and any({**each, **bonus} == each for each in before):
                found.add(f"the owner's bonus of {tile}")
            elif owner in seats[1:]:
                found.add("no bonus for an owner who joined a worker")
        return found

    def tile(self, change: JsonObject) -> set[str]:
        """A tile is laid, or a monument built."""
        tile, seat, space = str(change["tile"]), int(str(change["seat"])), int(str(change["space"]))
        found = {f"built {tile}"}
        if tile == "residence":
            self.turned.add(space)
        elif self.phase == "stewardship":
            if space in self.turned:
                found.add("a monument on a residence of this round")
            if seat in self.monuments:
                found.add("two monuments of one player in a round")
            self.monuments.append(seat)
        return found

    def provost(self, place: int) -> set[str]:
        """Where the provost stands, and where he is put at the end of a round."""
        if self.phase != "stewardship":
            found = {"the provost stood right after the bridge"} if place == 0 else set()
            return found | ({"the provost stood past the end of the road"} if place > ROAD_END else set())
        last = SETUP_SPACES[1] - 1
        where = "right before" if place == last else "beyond" if place > last else ""
        return {f"the provost was reset {where or 'before'} the set-up stone tile{'' if where else ' was reached'}"}


# -- looking at positions and changes -----------------------------------------------------------------------


def limits(position: JsonObject) -> set[str]:
    """Limits that were reached."""
    full = all(space["tile"] is not None for space in rows(position, "road"))
    found = {"the road was full"} if full else set()
    for at, has in enumerate(rows(position, "seats")):
        if has["workers"] == MOST_WORKERS:
            found.add("all fifteen workers were in hand")
        if [space["owner"] for space in rows(position, "road")].count(at) == 9:
            found.add("a player was without houses")
    return found


def rows(position: JsonObject, part: str) -> list[dict[str, Any]]:
    """A list of objects in a position."""
    found = position[part]
    assert isinstance(found, list)
    return found


def parts(position: JsonObject, part: str) -> dict[str, Any]:
    """An object in a position."""
    found = position[part]
    assert isinstance(found, dict)
    return found


def numbers(position: JsonObject, part: str, within: str) -> list[int]:
    """A list of seats in a position."""
    return list(parts(position, part)[within])


def characters(position: JsonObject) -> dict[str, int | None]:
    """Who holds the characters of the game; None for those on the board."""
    return parts(position, "characters")


def position_seat(position: JsonObject) -> int:
    """The seat that is asked."""
    return int(parts(position, "question")["seat"])


def standing(position: JsonObject, tile: str) -> tuple[list[int], int | None]:
    """The workers on a building, and its owner."""
    for space in rows(position, "road"):
        if space["tile"] == tile:
            return space["workers"], space["owner"]
    return parts(position, "printed").get(tile, []), None


def is_gain(change: JsonObject, seat: object) -> bool:
    """Whether the seat gained goods."""
    return change["kind"] == "goods" and change["seat"] == seat and int(str(change["amount"])) > 0


def scored(change: JsonObject, seat: object, tile: str) -> bool:
    """Whether the seat scored by using the building."""
    return change["kind"] == "points" and change["seat"] == seat and change["what"] == tile
