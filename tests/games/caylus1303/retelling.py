"""A table of Caylus 1303 as the story tells it."""

from __future__ import annotations

from typing import Any

from caylus.testing import retelling
from caylus.testing.retelling import Change, owner_of


class Retelling(retelling.Retelling):
    """Everything is told, but others' points while the game runs."""

    untold = frozenset({"you", "decision", "winners"})

    def begin_phase(self, phase: str) -> None:
        super().begin_phase(phase)
        if phase == "planning":
            self.view["first"] = self.view["next_first"]

    def on_first(self, change: Change) -> None:
        self.view["next_first"] = change["seat"]

    def on_goods(self, change: Change) -> None:
        super().on_goods(change)
        if change["what"] == "worker":
            self.seat(change)["camp"] -= change["amount"]

    def workers_on(self, place: str) -> Any:
        """The workers on a building."""
        printed = self.view["printed"]
        return printed[place] if place in printed else self.space_of(place)["workers"]

    def leave(self, seat: int, place: str) -> None:
        if place == "hand":
            self.view["seats"][seat]["workers"] -= 1
        elif place != "site":  # where the order stays until all have delivered
            self.workers_on(place).remove(seat)

    def arrive(self, seat: int, place: str) -> None:
        if place == "camp":
            self.view["seats"][seat]["camp"] += 1
        elif place == "site":
            self.view["site"]["workers"].append(seat)
        else:
            self.workers_on(place).append(seat)

    def on_bundle(self, change: Change) -> None:
        self.view["site"]["bundles"][change["seat"]] += 1

    def on_site(self, change: Change) -> None:
        del change
        site = self.view["site"]
        site["delivered"] = [sum(both) for both in zip(site["delivered"], site["bundles"], strict=True)]
        site["bundles"] = [0 for _ in self.view["seats"]]
        site["workers"] = []

    def on_character(self, change: Change) -> None:
        self.view["characters"][change["character"]] = change["seat"]

    def on_tile(self, change: Change) -> None:
        space = self.space(change)
        if space["tile"] is None:
            self.seat(change)["houses"] -= 1
        space |= {"tile": change["tile"], "owner": owner_of(change)}
        self.view["supply"] = [building for building in self.view["supply"] if building != change["tile"]]

    def on_claim(self, change: Change) -> None:
        self.space(change)["owner"] = change["seat"]
        self.seat(change)["houses"] -= 1

    def derive(self) -> None:
        super().derive()
        self.view["slots"] = 1 + (self.turn - 1) // 3
        for at, seat in enumerate(self.view["seats"]):
            seat["characters"] = [name for name, holder in self.view["characters"].items() if holder == at]
