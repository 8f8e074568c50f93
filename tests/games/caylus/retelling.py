"""A table of Caylus as the story tells it."""

from __future__ import annotations

from caylus.core.game import Game
from caylus.core.state import JsonObject
from caylus.testing import retelling
from caylus.testing.retelling import Change, owner_of

SECTIONS = ["dungeon", "walls", "towers", "done"]
LINES = ["prestige", "money", "cubes", "building"]


class Retelling(retelling.Retelling):
    """Everything is told."""

    untold = frozenset({"you", "decision", "winners"})

    def __init__(self, about: Game, view: JsonObject) -> None:
        super().__init__(about, view)
        self.buildings: list[str] = self.view["supply"][:]

    def begin_phase(self, phase: str) -> None:
        super().begin_phase(phase)
        for seat in self.view["seats"]:
            seat["used"] = []
        if phase == "end-of-turn":
            self.view["castle"]["batches"] = [0 for _ in self.view["seats"]]

    def leave(self, seat: int, place: str) -> None:
        special, castle = self.view["special"], self.view["castle"]
        if place == "castle":
            castle["workers"].remove(seat)
        elif place == "inn":
            special["inn"]["right"] = None
        elif place == "stables":
            special["stables"][special["stables"].index(seat)] = None
        elif place in special:
            special[place] = None
        else:
            super().leave(seat, place)

    def arrive(self, seat: int, place: str) -> None:
        special, castle = self.view["special"], self.view["castle"]
        if place == "castle":
            castle["workers"].append(seat)
        elif place == "inn":
            special["inn"]["left"] = seat
        elif place == "stables":
            special["stables"][special["stables"].index(None)] = seat
        elif place in special:
            special[place] = seat
        else:
            super().arrive(seat, place)

    def on_inn(self, change: Change) -> None:
        self.view["special"]["inn"] = {"left": None, "right": change["seat"]}

    def on_order(self, change: Change) -> None:
        self.view["order"] = change["order"]

    def on_bailiff(self, change: Change) -> None:
        self.view["bailiff"] = change["to"]

    def on_tile(self, change: Change) -> None:
        space, supply = self.space(change), self.view["supply"]
        left = {*supply, space["tile"]} - {change["tile"]}
        self.view["supply"] = [building for building in self.buildings if building in left]
        space |= {"tile": change["tile"], "owner": owner_of(change), "claim": None}

    def on_claim(self, change: Change) -> None:
        self.space(change)["claim"] = change["seat"]

    def on_house(self, change: Change) -> None:
        self.view["castle"][change["section"]][change["seat"]] += 1
        self.view["castle"]["batches"][change["seat"]] += 1

    def on_section(self, change: Change) -> None:
        self.view["section"] = SECTIONS[SECTIONS.index(change["section"]) + 1]
        self.view["columns"] = change["columns"]

    def on_favor(self, change: Change) -> None:
        seat = self.seat(change)
        seat["favors"][change["line"]] = change["column"]
        seat["used"] = [line for line in LINES if line in (*seat["used"], change["line"])]

    def derive(self) -> None:
        super().derive()
        for at, seat in enumerate(self.view["seats"]):
            own = [space for space in self.view["road"] if space["owner"] == at]
            seat["residences"] = [space["space"] for space in own if space["tile"] == "residence"]
