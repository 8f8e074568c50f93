"""A table of Caylus Magna Carta as the story tells it."""

from __future__ import annotations

from caylus.core.state import SEAT_NAMES
from caylus.testing import retelling
from caylus.testing.retelling import Change

SECTIONS = ["dungeon", "walls", "towers"]


class Retelling(retelling.Retelling):
    """Everything is told, but which cards a hand holds."""

    untold = frozenset({"you", "decision", "winners"})
    untold_of_seats = frozenset({"hand", "shown"})

    def begin_phase(self, phase: str) -> None:
        super().begin_phase(phase)
        if phase == "end-of-turn":
            self.view["castle"]["offers"] = [0 for _ in self.view["seats"]]

    def on_first(self, change: Change) -> None:
        self.view["first"] = change["seat"]

    def on_card(self, change: Change) -> None:
        self.seat(change)["hand_size"] += 1
        self.seat(change)["pile_size"] -= 1

    def on_discard(self, change: Change) -> None:
        self.seat(change)["discard"] += change["cards"]
        self.seat(change)["hand_size"] -= len(change["cards"])

    def on_shuffle(self, change: Change) -> None:
        self.seat(change)["pile_size"] = len(self.seat(change)["discard"])
        self.seat(change)["discard"] = []

    def on_tile(self, change: Change) -> None:
        road, prestige = self.view["road"], self.view["prestige"]
        if change["space"] > len(road):
            blank = {"worker": None, "cover": None, "reserve": 0, "turning": False}
            card = f"{SEAT_NAMES[change['seat']].lower()}-{change['tile']}"
            road.append({"space": change["space"], "tile": card, "owner": change["seat"], **blank})
            self.seat(change)["hand_size"] -= 1
            return
        self.space(change).update(cover=change["tile"], turning=False)
        if change["tile"] in prestige:
            prestige[change["tile"]] = change["seat"]

    def on_prestige(self, change: Change) -> None:
        self.view["prestige"][change["tile"]] = change["seat"]

    def on_claim(self, change: Change) -> None:
        self.space(change)["turning"] = True

    def on_reserve(self, change: Change) -> None:
        self.space(change)["reserve"] = change["left"]

    def on_tokens(self, change: Change) -> None:
        """Tokens come one for each batch, or to a buyer."""
        at = SECTIONS.index(change["section"])
        castle = self.view["castle"]
        castle["tokens"][at] -= change["number"]
        self.seat(change)["tokens"][at] += change["number"]
        if self.view["phase"] == "castle":
            castle["offers"][change["seat"]] += 1

    def on_token(self, change: Change) -> None:
        self.view["castle"]["tokens"][SECTIONS.index(change["section"])] -= 1
        self.view["castle"]["removed"] += 1
