"""The flow of Caylus 1303: from phase to phase, from question to question."""

from __future__ import annotations

from random import Random
from typing import Final

from caylus.core.common import DeclineVerb, OptionVerb, ProvostVerb, UseVerb
from caylus.core.questions import AnyQuestion, AnyVerb
from caylus.core.road import NONE
from caylus.core.state import JsonObject, State
from caylus.games.caylus1303 import actions, board, favors, position, state
from caylus.games.caylus1303.actions import SPACE
from caylus.games.caylus1303.characters import BAILIFF, CHARACTERS, EARLY_RISER
from caylus.games.caylus1303.phases import (
    castle,
    construction,
    draft,
    end_of_turn,
    lawyer,
    placement,
    provost,
    road,
    special,
)
from caylus.games.caylus1303.state import (
    ASK_BUILDING,
    ASK_PLACE,
    CASTLE,
    DRAFT,
    PLACEMENT,
    PRINTED,
    PROVOST,
    ROAD,
    Table,
)

PLACING: Final = placement.Placing(ASK_PLACE, "place")
USING: Final = road.UsingBuilding(ASK_BUILDING, "building")

# By their numbers, which positions hold
QUESTIONS: Final[list[AnyQuestion]] = [
    NONE,
    draft.Drafting(state.ASK_DRAFT, "draft"),
    placement.PlacingEarly(state.ASK_EARLY, "early", {"workers": CHARACTERS[EARLY_RISER].workers}),
    PLACING,
    USING,
    provost.MovingProvost(state.ASK_BRIDGE, "bridge", provost.STAY, board.BRIDGE_STEPS, 1),
    provost.BailiffsMove(state.ASK_BAILIFF, "bailiff", provost.STAY, CHARACTERS[BAILIFF].steps, 0),
    castle.Delivering(state.ASK_DELIVERY, "delivery"),
    end_of_turn.BuildingMonument(state.ASK_MONUMENT, "monument"),
    favors.UsingFavor(state.ASK_FAVOR, "favor"),
    favors.UsingSite(state.ASK_FAVOR_EFFECT, "favor-effect"),
    favors.Recruiting(state.ASK_FAVOR_CHARACTER, "favor-character"),
]

# One for each segment of the action space
VERBS: Final[list[AnyVerb]] = [
    placement.Pass(0),
    DeclineVerb(1),
    UseVerb(2),
    placement.Place(actions.PLACE),
    ProvostVerb(actions.PROVOST, provost.STAY),
    OptionVerb(actions.TAKE),
    OptionVerb(actions.GIVE),
    OptionVerb(actions.PAY),
    construction.Build(actions.BUILD),
    lawyer.Transform(actions.TRANSFORM),
    draft.Draft(actions.DRAFT),
    favors.Steal(actions.STEAL),
    favors.UseSite(actions.SITE),
    favors.Recruit(actions.RECRUIT),
    castle.Deliver(actions.DELIVER),
]


class Caylus1303(Table):
    """A game of Caylus 1303."""

    def copy(self) -> Caylus1303:
        """An independent copy."""
        twin = Caylus1303(self.rules)
        twin.fill_from(self)
        return twin

    def go_on(self) -> None:
        """Hand over to the part of the rules whose phase it is."""
        phase = self.phase
        if phase == PLACEMENT:
            placement.next_question(self)
        elif phase == PRINTED:
            special.next_question(self)
        elif phase == PROVOST:
            provost.next_question(self)
        elif phase == ROAD:
            road.next_question(self)
        elif phase == CASTLE:
            castle.next_question(self)
        elif phase == DRAFT:
            draft.next_question(self)
        else:
            end_of_turn.next_question(self)

    def use_favor(self) -> None:
        """A favor is used at once."""
        favors.next_question(self)

    def list_answers(self) -> None:
        """The answers to the question at hand; those asked most often are found first."""
        step = self.step
        if step == ASK_PLACE:
            PLACING.list_answers(self)
        elif step == ASK_BUILDING:
            USING.list_answers(self)
        else:
            QUESTIONS[step].list_answers(self)

    def carry_out(self, action: int) -> None:
        """Hand the answer to the part of the rules that asked."""
        step = self.step
        if step == ASK_PLACE:
            PLACING.answer(self, action)
        elif step == ASK_BUILDING:
            USING.answer(self, action)
        else:
            QUESTIONS[step].answer(self, action)

    def question_at_hand(self) -> AnyQuestion:
        """The question that `step` numbers."""
        return QUESTIONS[self.step]

    def verb_of(self, action: int) -> AnyVerb:
        """The verb of an action."""
        return VERBS[SPACE.segment_of[action]]

    # -- what the effects of buildings call on ----------------------------------------------------------

    def list_builds(self, seat: int, kind: int, waived: int) -> None:
        """001, phase 2 c"""
        construction.list_plans(self, seat, kind, waived)

    def build(self, seat: int, action: int, waived: int) -> None:
        """001, phase 2 c"""
        construction.build(self, seat, action, waived)

    def list_transforms(self, seat: int, needs: list[int]) -> None:
        """001, phase 2 b"""
        lawyer.list_targets(self, seat, needs)

    def transform(self, seat: int, action: int, needs: list[int]) -> None:
        """001, phase 2 b"""
        lawyer.transform(self, seat, action, needs)

    def list_provost_moves(self, seat: int, steps: int, price: int) -> None:
        """001, phase 2 d"""
        self.list_provost(seat, provost.STAY, steps, price)

    def move_provost(self, seat: int, action: int, price: int) -> None:
        """001, phase 2 d"""
        self.walk_provost(seat, action - provost.STAY, price)

    # -- the outside ------------------------------------------------------------------------------------

    def seen(self, seat: int | None) -> JsonObject:
        """The table without the points that lie face down in front of others. (001, set-up; ruling 6.32)"""
        return position.view(self, seat)

    def imagined(self, seat: int | None, rng: Random) -> State:  # noqa: ARG002 (nothing is drawn)
        """The state with others' hidden points set to what their side of the table shows."""
        return position.imagine(self, self.copy(), seat)

    def recalled(self, seat: int | None, rng: Random) -> State:  # noqa: ARG002 (nothing is drawn)
        """The state itself: what earns points, and how many, is done before everybody's eyes. (ruling 6.32)"""
        return self.copy()

    def hide(self, seat: int | None) -> list[list[int]]:
        """Points of others that lie face down."""
        return position.hide(self, seat)

    def put_back(self, aside: list[list[int]]) -> None:
        """All points as they are."""
        self.purse = aside[0]

    def may_tell(self, change: JsonObject, seat: int | None) -> bool:
        """Points go face down: of others' gains only the cause is told. (ruling 6.32)"""
        whose = change.get("seat")
        return change["kind"] != "points" or not isinstance(whose, int) or position.sees_points(self, seat, whose)

    def key(self) -> int:
        """A hash of the position, how it came about left aside."""
        return position.key(self)

    def position(self) -> JsonObject:
        """The whole position."""
        return position.write(self)
