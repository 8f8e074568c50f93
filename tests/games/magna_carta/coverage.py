"""What the recorded games of Caylus Magna Carta must show, and how it is seen in one."""

from __future__ import annotations

from typing import Any

import caylus
from caylus.core.state import JsonObject, State
from tests.recorded.coverage import Happening

GAME = caylus.GAMES["magna-carta"]
DECISIONS = ["mulligan", "action", "site", "provost", "primary", "secondary", "castle"]
SECTIONS = ["dungeon", "walls", "towers"]
SMALL = {"small-farm": "food", "small-sawmill": "wood", "small-quarry": "stone"}
INCOME = 2
MOMENTS = [
    "a mulligan was taken",
    "a mulligan was refused",
    "a card was drawn",
    "a card was drawn after a reshuffle",
    "a hand was replaced",
    "a hand was replaced with a reshuffle",
    "a player was asked though nothing but passing was possible",
    "a player passed unasked",
    "a worker on a card built this turn",
    "gold stood in for another cube",
    "gold stood in for another cube of a prestige building",
    "gold filled a white slot",
    "gold stood in for a cube of a batch",
    "gold paid the lawyer",
    "gold was sold at the market",
    "an empty reserve gave nothing",
    "cubes were lost when a card was turned",
    "a residence made at once",
    "a residence made when its worker had left",
    "a prestige building on a residence",
    "a prestige building in front of its builder",
    "the income of a residence",
    "the income of the hotel",
    "the provost was moved forward",
    "the provost was moved back",
    "the provost stood on the first card",
    "the provost advanced by 1",
    "the provost advanced by 2",
    "a worker beyond the provost came home unused",
    "the church sold one token",
    "the church sold two tokens",
    "the church sold tokens of two sections at once",
    "the church sold the last token",
    "two batches in one turn",
    "the last token went while others waited",
    "the castle's gold went to the one best offer",
    "the castle's gold went to the earlier of two",
    "two tokens left the game",
    "the last token left the game",
    "gold was left over",
    "cubes were left over",
    "deniers were left over",
]


def pieces() -> set[str]:
    """What the components must be seen to do."""
    found = {f"the reserve of {card} ran out" for card in SMALL}
    for row in GAME.components():
        if row.group in ("neutral", "wood", "stone"):
            found.add(f"primary {row.id}")
        if row.group in ("wood", "stone"):
            found |= {f"secondary {row.id}", f"turned {row.id}"}
        if row.group in ("wood", "stone", "prestige"):
            found.add(f"built {row.id}")
        if row.group == "castle":
            found.add(f"a token of the {row.id}")
    return found - {"turned lawyer"}  # a Lawyer never is


class Watcher:
    """Follows the decisions and the changes of a story."""

    def __init__(self, start: State) -> None:
        self.worked: dict[str, list[JsonObject]] = {}  # by card: what its worker and its owner got
        self.waiting: set[int] = set()  # spaces where a lawyer waits for a worker
        self.fresh: set[str] = set()  # cards built this turn
        self.offers = [0] * start.players
        self.reserve: dict[str, int] = {}

    # -- decisions --------------------------------------------------------------------------------------

    def asked(self, state: State, word: str) -> set[str]:
        """What the decision and the answer to it show."""
        decision = state.decision or {}
        kind = str(decision["kind"])
        verb, _, thing = word.partition(" ")
        found = set()
        if kind == "mulligan":
            found.add("a mulligan was taken" if verb == "replace" else "a mulligan was refused")
        elif kind == "action":
            found |= self.action(state, verb, thing)
        elif kind == "provost" and thing != "stay":
            found.add(f"the provost was moved {'forward' if thing.startswith('+') else 'back'}")
        elif verb == "transform":
            found.add(f"turned {thing}")
        elif word == "give gold" and decision.get("building") == "market":
            found.add("gold was sold at the market")
        elif decision.get("building") == "church" and verb == "pay":
            tokens = parts(state.position(), "castle")["tokens"]
            found.add(f"the church sold {'two tokens' if thing == '5' else 'one token'}")
            if sum(tokens) == (2 if thing == "5" else 1):
                found.add("the church sold the last token")
        elif verb == "castle":
            found |= self.batch(state)
        return found

    def action(self, state: State, verb: str, thing: str) -> set[str]:
        """An action of the second phase."""
        if len(state.actions()) == 1:
            return {"a player was asked though nothing but passing was possible"}
        if verb == "draw":
            return {"a card was drawn"}
        if verb == "replace":
            return {"a hand was replaced"}
        if verb == "place" and thing in self.fresh:
            return {"a worker on a card built this turn"}
        return self.built(state, thing) if verb == "build" else set()

    def built(self, state: State, thing: str) -> set[str]:
        """A card is built; the notation tells the cubes really paid."""
        card, _, price = thing.partition(" pay ")
        found = {f"built {card}"}
        row = next(row for row in GAME.components() if row.id == card)
        prestige = row.group == "prestige"
        if prestige:
            standard = parts(state.position(), "options")["rules"] == "standard"
            found.add(f"a prestige building {'on a residence' if standard else 'in front of its builder'}")
        gold = amount_of(price, "gold") - (row.cost["gold"] if prestige else 0)
        if "any" in row.cost and set(price.replace("gold", "").split()) <= {"wood"}:
            found.add("gold filled a white slot")
            gold -= 1
        if gold > 0:
            found.add("gold stood in for another cube" + (" of a prestige building" if prestige else ""))
        return found

    def batch(self, state: State) -> set[str]:
        """A batch for the castle."""
        self.offers[state.who] += 1
        found = {"two batches in one turn"} if self.offers[state.who] > 1 else set()
        position = state.position()
        passed = position["passed"]
        assert isinstance(passed, list)
        if sum(parts(position, "castle")["tokens"]) == 1 and passed[-1] != state.who:
            found.add("the last token went while others waited")
        return found

    # -- changes ----------------------------------------------------------------------------------------

    def follow(self, decision: JsonObject, word: str, happenings: list[Happening], after: State) -> set[str]:
        """The features of one step."""
        position = after.position()
        act = happenings[0]["changes"]
        changes = [change for happening in happenings for change in happening["changes"]]
        kinds = [change["kind"] for change in changes]
        found: set[str] = set()
        if "shuffle" in kinds:
            found |= {"a card was drawn after a reshuffle"} if word == "draw" else set()
            found |= {"a hand was replaced with a reshuffle"} if word == "replace" else set()
        sold = {str(change["what"]) for change in act if change.get("source") == "token"}
        if decision.get("building") == "church" and len(sold) > 1:
            found.add("the church sold tokens of two sections at once")
        if decision["kind"] in ("primary", "castle") and "gold" in map(paid, act):
            found |= {"gold paid the lawyer"} if decision.get("building") == "lawyer" else set()
            found |= {"gold stood in for a cube of a batch"} if word == "castle batch" else set()
        if kinds.count("token"):
            found.add("two tokens left the game" if kinds.count("token") == 2 else "the last token left the game")
        for happening in happenings:
            found |= self.happened(happening, position)
            for change in happening["changes"]:
                found |= self.change(happening, change, position)
        for space in rows(position, "road"):
            self.reserve[space["tile"]] = space["reserve"]
        return found

    def happened(self, happening: Happening, position: JsonObject) -> set[str]:
        """What a happening shows as a whole."""
        kind, changes = happening["kind"], happening["changes"]
        if kind == "phase" and happening["phase"] == "actions":
            self.fresh = set()
            self.offers = [0] * len(self.offers)
        elif kind == "reward":
            best = max(self.offers)
            assert self.offers[happening["seat"]] == best
            assert [(change["what"], change["amount"]) for change in changes] == [("gold", 1)]
            alone = self.offers.count(best) == 1
            return {f"the castle's gold went to the {'one best offer' if alone else 'earlier of two'}"}
        elif kind == "asleep":
            return {"a worker beyond the provost came home unused"}
        elif kind == "home":
            return self.home(happening, position)
        elif happening["phase"] == "effects" and happening["cause"]:
            self.worked.setdefault(happening["cause"]["id"], []).extend(changes)
        return set()

    def change(self, happening: Happening, change: JsonObject, position: JsonObject) -> set[str]:
        """One change."""
        kind = change["kind"]
        if kind == "points" and change["source"] == "token":
            return {f"a token of the {change['what']}"}
        if kind == "points" and change["source"] == "left over":
            what = str(change["what"])
            return {f"{what} {'was' if what == 'gold' else 'were'} left over"}
        if kind == "goods" and happening["kind"] == "income":
            return self.income(change, position)
        if kind == "tile":
            return self.tile(change, position)
        if kind == "provost":
            return self.provost(change, happening)
        if kind == "claim":
            self.waiting.add(int(str(change["space"])))
        return {"a player passed unasked"} if kind == "pass" and happening["kind"] == "forced" else set()

    def home(self, happening: Happening, position: JsonObject) -> set[str]:
        """A worker comes home from a card that has worked for it and for its owner."""
        tile, user = happening["cause"]["id"], happening["seat"]
        space = next(space for space in rows(position, "road") if space["tile"] == tile)
        since = self.worked.pop(tile, [])
        card = tile if space["owner"] is None else tile.partition("-")[2]
        found = {f"primary {card}"} if any(is_gain(each, user) for each in since) else set()
        if space["owner"] in (None, user):
            return found
        gains = [each for each in since if is_gain(each, space["owner"])]
        if gains and not (card == "lawyer" and gains[0]["kind"] != "goods"):
            found.add(f"secondary {card}")
        if card in SMALL:
            if not gains:
                found.add("an empty reserve gave nothing")
            elif space["reserve"] == 0 and space["cover"] is None:
                found.add(f"the reserve of {card} ran out")
        return found

    def income(self, change: JsonObject, position: JsonObject) -> set[str]:
        """More than everyone gets."""
        seat, amount = change["seat"], int(str(change["amount"]))
        covers = [space["cover"] for space in rows(position, "road") if space["owner"] == seat]
        hotel = parts(position, "prestige").get("hotel") == seat
        assert amount == INCOME + covers.count("residence") + hotel
        found = {"the income of the hotel"} if hotel else set()
        return found | ({"the income of a residence"} if "residence" in covers else set())

    def tile(self, change: JsonObject, position: JsonObject) -> set[str]:
        """A card is laid on the road, or turned to its residence side."""
        space = int(str(change["space"]))
        tile = str(rows(position, "road")[space - 1]["tile"])
        if change["tile"] != "residence":
            self.fresh.add(tile)
            return set()
        found = {"cubes were lost when a card was turned"} if self.reserve.get(tile) else set()
        found.add("a residence made " + ("when its worker had left" if space in self.waiting else "at once"))
        self.waiting.discard(space)
        return found

    def provost(self, change: JsonObject, happening: Happening) -> set[str]:
        """The provost is moved, or advances at the end of a turn."""
        come, go = int(str(change["from"])), int(str(change["to"]))
        found = {"the provost stood on the first card"} if go == 1 else set()
        return found | ({f"the provost advanced by {go - come}"} if happening["kind"] == "provost" else set())


# -- looking at positions and changes -----------------------------------------------------------------------


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


def amount_of(price: str, cube: str) -> int:
    """How many of a cube a price in notation has: `wood 2 stone gold`."""
    words = price.split()
    if cube not in words:
        return 0
    before = words[words.index(cube) - 1] if words.index(cube) else ""
    return int(before) if before.isdigit() else 1


def paid(change: JsonObject) -> str:
    """What was paid, if anything was."""
    return str(change["what"]) if change["kind"] == "goods" and int(str(change["amount"])) < 0 else ""


def is_gain(change: JsonObject, seat: object) -> bool:
    """Whether the seat got something: goods, a token, a residence now or when a worker has left."""
    if change.get("seat") != seat:
        return False
    if change["kind"] == "goods":
        return int(str(change["amount"])) > 0
    return change["kind"] in ("claim", "tile") or change.get("source") == "token"
