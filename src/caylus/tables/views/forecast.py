"""The forecast: what would happen if everyone stopped now, for every place in reach where the provost may end.

It is played out on copies of the game as the one who asks may imagine it: all pass, nobody moves the provost,
and nobody does what can be declined. What is then certain is counted; what is left to choose is listed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Final, cast

from caylus.core.actions import DECLINE, PASS
from caylus.core.game import ForecastPhases
from caylus.core.goods import COIN, Words
from caylus.core.road import RoadState
from caylus.core.state import JsonObject, State
from caylus.core.story import Happening, changes_of
from caylus.tables.views.messages import BuildingForecast, Forecast, Offer, ProvostForecast, SeatGain

MOST: Final = 40  # options that are told of one building


@dataclass
class Use:
    """One question on the way, and what was certain to follow it."""

    building: str | None
    space: int | None
    seat: int | None
    phase: str
    optional: bool = False
    options: list[Offer] = field(default_factory=list)
    changes: list[JsonObject] = field(default_factory=list)


def foresee(state: State, seat: int | None) -> Forecast:
    """The forecast as a seat may know it (None: a watcher)."""
    shown = Forecast(turn=state.turn, provost=0, before=[], positions=[])
    phases = state.game.forecast()
    if not isinstance(state, RoadState) or phases is None:
        return shown
    shown.provost = state.provost
    moving = phase_of(state) in phases.moving
    if state.over or not (moving or phase_of(state) == phases.road):
        return shown
    rehearsal = Rehearsal(state.imagine(seat, Random(0)), phases, seat)
    uses, back, on = rehearsal.run(state.provost)
    shown.before = [told(use, state) for use in uses if use.phase != phases.road and worth_telling(use)]
    places = [state.provost]
    if moving:
        first = max(state.provost_first(), state.provost - back)
        places = list(range(first, min(state.provost_last(), state.provost + on) + 1))
    everything = rehearsal.on_the_road(state.provost_last() if moving else state.provost)
    spaces = sorted({use.space for use in everything if use.space is not None})
    found: dict[int, list[Use]] = {}
    for place in places:
        awake = sum(space <= place for space in spaces)  # between two buildings with workers he might as well stay
        if awake not in found:
            found[awake] = rehearsal.on_the_road(place)
        shown.positions.append(lay_out(state, place, found[awake], everything))
    return shown


class Rehearsal:
    """Plays copies of a game on to the end of the road."""

    def __init__(self, imagined: State, phases: ForecastPhases, seat: int | None) -> None:
        self.imagined = imagined
        self.road = phases.road
        self.phases = {*phases.moving, phases.road}
        self.seat = seat

    def on_the_road(self, provost: int) -> list[Use]:
        """What the buildings on the road do if the provost ends there."""
        return [use for use in self.run(provost)[0] if use.phase == self.road]

    def run(self, provost: int) -> tuple[list[Use], int, int]:
        """All that happens, and how far the provost could be moved back and on."""
        state = self.imagined.copy()
        assert isinstance(state, RoadState)
        state.provost = provost
        state.trace = []
        uses: list[Use] = []
        turn, back, on = state.turn, 0, 0
        while not state.over and state.turn == turn and phase_of(state) in self.phases:
            action, use = self.answer(state)
            uses.append(use)
            moves = [steps for steps in map(state.steps, state.legal) if steps is not None]
            back, on = back - min(moves, default=0), on + max(moves, default=0)
            state.trace = []
            state.happen("act", state.who)
            state.carry_out(action)
            if use.options and not use.optional:
                state.trace = []  # what is gained is still to be chosen
            state.end_happening()
            state.ask()
            use.changes = [
                each for each in self.until_road_ends(state.trace) if self.imagined.may_tell(each, self.seat)
            ]
        return uses, back, on

    def until_road_ends(self, trace: list[Happening] | None) -> list[JsonObject]:
        """What was changed before a phase began that comes after the road."""
        return changes_of(list(takewhile(lambda each: each.phase in self.phases, trace or [])))

    def answer(self, state: RoadState) -> tuple[int, Use]:
        """The answer of one who has stopped, and the question it answers."""
        legal = state.legal
        asked = state.decision or {}
        building, space = asked.get("building"), asked.get("space")
        use = Use(
            building if isinstance(building, str) else None,
            space if isinstance(space, int) else None,
            state.seat,
            phase_of(state),
        )
        still = next((action for action in legal if state.steps(action) == 0), -1)
        for quiet in (PASS, still, DECLINE):
            if quiet in legal:
                use.optional = quiet == DECLINE and use.building is not None
                if use.optional and state.seat == self.seat:
                    use.options = self.tell(state, [action for action in legal if action != DECLINE])
                return quiet, use
        if len(legal) > 1:
            use.options = self.tell(state, legal)
        return legal[0], use

    def tell(self, state: RoadState, actions: list[int]) -> list[Offer]:
        """What can be chosen."""
        return cast(list[Offer], [state.offer(action) for action in actions[:MOST]])


def phase_of(state: RoadState) -> str:
    """The phase by its name."""
    return state.phases[state.phase]


def worth_telling(use: Use) -> bool:
    """Whether a building is used, or somebody gains or loses something."""
    return use.building is not None or any(change["kind"] in ("goods", "points") for change in use.changes)


def lay_out(state: State, provost: int, uses: list[Use], everything: list[Use]) -> ProvostForecast:
    """The buildings with workers, awake or asleep, if the provost ends at a place."""
    assert isinstance(state, RoadState)
    awake = {use.space for use in uses}
    asleep = [use for use in everything if use.space not in awake]
    buildings = [told(use, state) for use in uses if use.building is not None]
    for use in asleep:
        if use.building is not None:
            sleeper = told(Use(use.building, use.space, use.seat, use.phase), state)
            sleeper.awake = False
            buildings.append(sleeper)
    every = [change for use in uses for change in use.changes]
    return ProvostForecast(
        provost=provost, steps=provost - state.provost, buildings=buildings, totals=gains_of(every, state.words)
    )


def told(use: Use, state: State) -> BuildingForecast:
    """One use as it is sent."""
    return BuildingForecast(
        building=use.building,
        space=use.space,
        seat=use.seat,
        awake=True,
        optional=use.optional,
        options=use.options,
        gains=gains_of(use.changes, state.words),
    )


def gains_of(changes: list[JsonObject], words: Words) -> list[SeatGain]:
    """Who has gained what in all."""
    found: dict[int, SeatGain] = {}
    for change in changes:
        seat, amount, kind = change.get("seat"), change.get("amount"), change["kind"]
        if isinstance(seat, int) and isinstance(amount, int) and kind in ("goods", "points"):
            gain = found.setdefault(seat, SeatGain(seat=seat, goods={}, points=0))
            if kind == "points":
                gain.points += amount
            else:
                what = str(change["what"])
                what = words.many[COIN] if what == words.one[COIN] else what  # as purses in views have it
                gain.goods[what] = gain.goods.get(what, 0) + amount
    return [found[seat] for seat in sorted(found)]
