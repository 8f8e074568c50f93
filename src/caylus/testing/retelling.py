"""The table as it is known to somebody who saw it at the beginning and has only listened since.

    class FerryRetold(Retelling):
        untold = {"you", "decision", "winners"}

        def on_first(self, change: JsonObject) -> None:
            self.view["first"] = change["seat"]

If that is the table as it is, then the story tells of every change.
"""

from __future__ import annotations

from collections.abc import Set
from copy import deepcopy
from typing import Any, ClassVar, TypeAlias

from caylus.core.game import Game
from caylus.core.goods import COIN
from caylus.core.record import Record, tell_step
from caylus.core.state import NOBODY, JsonObject
from caylus.testing.promises import promise

Change: TypeAlias = "dict[str, Any]"


class Retelling:
    """A view that is carried on by the changes of a story: by `on_<kind>` for each, where there is one.

    Here stands what all games on a road tell alike, and by itself this compares no more than that: goods, points, turn,
    phase, who has passed, and the provost. A game that names in `untold` what its story leaves out is compared in all
    other parts of its view.
    """

    untold: ClassVar[Set[str] | None] = None  # parts of a view; None: only what every game tells is compared
    untold_of_seats: ClassVar[Set[str]] = frozenset()  # parts of a seat

    def __init__(self, about: Game, view: JsonObject) -> None:
        self.words = about.words
        self.view: Any = deepcopy(view)
        self.turn: Any = view["turn"]

    # -- listening --------------------------------------------------------------------------------------

    def hear(self, step: JsonObject) -> None:
        """One step of the story."""
        happenings: Any = step["happenings"]
        for happening in happenings:
            if happening["turn"] != self.turn:
                self.turn = happening["turn"]
                self.begin_turn()
            if happening["kind"] == "phase":
                self.begin_phase(happening["cause"]["id"])
            for change in happening["changes"]:
                hear = getattr(self, "on_" + change["kind"].replace(" ", "_"), None)
                if hear is not None:
                    hear(change)

    def begin_turn(self) -> None:
        """Another turn."""
        self.view["turn"] = self.turn
        if "passed" in self.view:
            self.view["passed"] = []

    def begin_phase(self, phase: str) -> None:
        """Another phase."""
        self.view["phase"] = phase

    def on_goods(self, change: Change) -> None:
        """A purse has more or less of something."""
        kind = self.words.one.index(change["what"])
        self.seat(change)[self.words.many[COIN] if kind == COIN else change["what"]] += change["amount"]

    def on_points(self, change: Change) -> None:
        """An entry of the ledger."""
        entry = {"turn": self.turn, "seat": change["seat"], "points": change["amount"]}
        self.view["ledger"].append({**entry, "source": change["source"], "what": change["what"]})

    def on_pass(self, change: Change) -> None:
        """Somebody has passed."""
        self.view["passed"].append(change["seat"])

    def on_provost(self, change: Change) -> None:
        """The provost moves."""
        self.view["provost"] = change["to"]

    def on_worker(self, change: Change) -> None:
        """A worker goes from one place to another."""
        self.leave(change["seat"], change["from"])
        self.arrive(change["seat"], change["to"])

    def leave(self, seat: int, place: str) -> None:
        """A worker is no longer there: where a game has other places than home and road, it tells of them itself."""
        if place == "home":
            self.view["seats"][seat]["workers"] -= 1
        else:
            self.space_of(place)["worker"] = None

    def arrive(self, seat: int, place: str) -> None:
        """A worker is there now."""
        if place == "home":
            self.view["seats"][seat]["workers"] += 1
        else:
            self.space_of(place)["worker"] = seat

    # -- looking ----------------------------------------------------------------------------------------

    def seat(self, change: Change) -> Any:
        """What the seat of a change has."""
        return self.view["seats"][change["seat"]]

    def space(self, change: Change) -> Any:
        """The space of the road that a change is about."""
        return self.view["road"][change["space"] - 1]

    def space_of(self, tile: str) -> Any:
        """The space of a tile on the road."""
        return next(space for space in self.view["road"] if space["tile"] == tile)

    def derive(self) -> None:
        """Set what follows from the rest of the view."""
        scores = [0] * len(self.view["seats"])
        for entry in self.view["ledger"]:
            scores[entry["seat"]] += entry["points"]
        self.view["scores"] = scores
        for seat, points in zip(self.view["seats"], scores, strict=True):
            seat["points"] = points

    def compared(self, view: Any) -> dict[str, Any]:
        """The parts of a view that the story tells of."""
        if self.untold is not None:
            parts = {name: part for name, part in view.items() if name not in self.untold and name != "seats"}
            left_out = self.untold_of_seats
        else:
            parts = {name: view.get(name) for name in ("turn", "phase", "passed", "provost", "scores", "ledger")}
            purse = {"points", self.words.many[COIN], *self.words.one[:COIN]}
            left_out = {name for seat in view["seats"] for name in seat if name not in purse}
        for at, seat in enumerate(view["seats"]):
            parts |= {f"{name} of seat {at}": part for name, part in seat.items() if name not in left_out}
        return parts

    def check(self, view: JsonObject, ply: int) -> None:
        """What was heard is what there is to see; points that lie face down need not be known."""
        self.derive()
        heard, seen = self.compared(self.view), self.compared(view)
        for name, part in seen.items():
            known = heard[name]
            if name == "scores":
                known = [None if hidden is None else own for own, hidden in zip(known, part, strict=True)]
            hidden = part is None and name.startswith("points ")
            promise(hidden or known == part, f"After {ply} actions the story has not told all of this: {name}.")


def check_retold(record: Record, retelling: type[Retelling] = Retelling) -> None:
    """The changes of a whole game, added to the first view, give the last one: for each seat by what it may hear."""
    about = record.about
    begun = about.set_up(record.players, record.seed, record.options)
    viewers = [None, *range(record.players)]
    for viewer in viewers if about.hides(record.options) else [None]:  # on the way too, as far as it can be heard
        heard, state = retelling(about, begun.view(viewer)), record.state(0)
        for ply, step in enumerate(record.story()):
            if ply:
                state.play(record.actions[ply - 1])
            if not state.over:
                heard.hear(tell_step(step, state, viewer))
                heard.check(state.view(viewer), ply)
    for viewer in viewers:
        heard = retelling(about, begun.view(viewer))
        for step in record.story_for(viewer):
            heard.hear(step)
        heard.check(record.now.view(viewer), record.plies)


def owner_of(change: Change) -> int | None:
    """Whose a tile is; nobody's is null in a view."""
    seat: int = change["seat"]
    return None if seat == NOBODY else seat
