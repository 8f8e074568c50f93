"""The game itself: all that is asked, all that is answered, and what the rest of the program calls."""

from __future__ import annotations

from random import Random
from typing import Final

from caylus.core.common import DeclineVerb, OptionVerb, PassVerb, ProvostVerb, UseVerb
from caylus.core.game import from_position
from caylus.core.questions import AnyQuestion, AnyVerb
from caylus.core.road import NONE
from caylus.core.state import JsonObject
from caylus_ferry import actions, position
from caylus_ferry.actions import SPACE, STAY
from caylus_ferry.buildings import PROVOST_PRICE, PROVOST_STEPS
from caylus_ferry.phases import placement, provost, road, rounds
from caylus_ferry.state import ASK_BUILDING, ASK_PLACE, ASK_PROVOST, INCOME, PLACEMENT, PROVOST, ROAD, Table

# By their numbers, which the state holds
QUESTIONS: Final[list[AnyQuestion]] = [
    NONE,
    placement.Placing(ASK_PLACE, "place"),
    provost.MovingProvost(ASK_PROVOST, "provost", STAY, PROVOST_STEPS, PROVOST_PRICE),
    road.UsingBuilding(ASK_BUILDING, "building"),
]

# One for each verb of the action space
VERBS: Final[list[AnyVerb]] = [
    PassVerb(0, 0),
    DeclineVerb(1),
    UseVerb(2),
    placement.Place(actions.PLACE),
    ProvostVerb(actions.PROVOST, STAY),
    OptionVerb(actions.TAKE),
    OptionVerb(actions.GIVE),
    OptionVerb(actions.PAY),
]


class Ferry(Table):
    """A game of The Ferry."""

    def copy(self) -> Ferry:
        """An independent copy."""
        twin = Ferry(self.game, self.options)
        twin.fill_from(self)
        return twin

    # -- from question to question

    def go_on(self) -> None:
        """Carry the phase on to its next question, or to the next phase."""
        if self.phase == INCOME:
            rounds.collect_income(self)
        elif self.phase == PLACEMENT:
            placement.next_question(self)
        elif self.phase == PROVOST:
            provost.next_question(self)
        elif self.phase == ROAD:
            road.next_question(self)
        else:
            rounds.finish(self)

    def question_at_hand(self) -> AnyQuestion:
        """The question that `step` numbers."""
        return QUESTIONS[self.step]

    def verb_of(self, action: int) -> AnyVerb:
        """The verb of an action."""
        return VERBS[SPACE.segment_of[action]]

    # -- who may know what

    def seen(self, seat: int | None) -> JsonObject:
        """All that a seat may see."""
        return position.view(self, seat)

    def imagined(self, seat: int | None, rng: Random) -> Ferry:
        """What the seat cannot know is drawn anew."""
        twin = self.copy()
        twin.commissions = position.imagine(self, seat, rng)
        return twin

    def hide(self, seat: int | None) -> list[list[int]]:
        """Put aside what the seat may not know."""
        aside = [self.commissions]
        self.commissions = position.known_commissions(self, seat)
        return aside

    def put_back(self, aside: list[list[int]]) -> None:
        """Undo `hide`."""
        self.commissions = aside[0]

    # -- written down

    def key(self) -> int:
        """A hash of all that matters for what can still happen."""
        return position.key(self)

    def position(self) -> JsonObject:
        """The whole position, secrets included."""
        return position.write(self)

    def __reduce__(self) -> tuple[object, tuple[JsonObject]]:
        """Pickled as its position."""
        return from_position, (self.position(),)
