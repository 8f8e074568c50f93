"""The flow of Caylus Magna Carta: from phase to phase, from question to question."""

from __future__ import annotations

from random import Random
from typing import Final

from caylus.core.common import DeclineVerb, OptionVerb, ProvostVerb, UseVerb
from caylus.core.questions import AnyQuestion, AnyVerb
from caylus.core.road import NONE
from caylus.core.state import JsonObject, State
from caylus.games.magna_carta import actions, board, position, state
from caylus.games.magna_carta.actions import SPACE
from caylus.games.magna_carta.phases import (
    castle,
    construction,
    end_of_turn,
    income,
    lawyer,
    mulligan,
    placement,
    provost,
    road,
)
from caylus.games.magna_carta.state import (
    ACTIONS,
    ASK_ACTION,
    ASK_PRIMARY,
    CASTLE,
    INCOME,
    MULLIGAN,
    PROVOST,
    ROAD,
    Table,
)

ACTING: Final = placement.Acting(ASK_ACTION, "action")
USING: Final = road.UsingCard(ASK_PRIMARY, "primary")

# By their numbers, which positions hold
QUESTIONS: Final[list[AnyQuestion]] = [
    NONE,
    mulligan.Mulligan(state.ASK_MULLIGAN, "mulligan"),
    ACTING,
    construction.ChoosingSite(state.ASK_SITE, "site"),
    provost.MovingProvost(state.ASK_PROVOST, "provost", provost.STAY, board.PROVOST_STEPS, 1),
    USING,
    road.OwnersShare(state.ASK_SECONDARY, "secondary"),
    castle.OfferingBatches(state.ASK_CASTLE, "castle"),
]

# One for each segment of the action space
VERBS: Final[list[AnyVerb]] = [
    placement.Pass(0),
    DeclineVerb(1),
    UseVerb(2),
    placement.Draw(actions.DRAW),
    placement.Replace(actions.REPLACE),
    placement.Place(actions.PLACE),
    construction.Build(actions.BUILD),
    construction.Site(actions.SITE),
    ProvostVerb(actions.PROVOST, provost.STAY),
    OptionVerb(actions.TAKE),
    OptionVerb(actions.GIVE),
    OptionVerb(actions.PAY),
    lawyer.Transform(actions.TRANSFORM),
    castle.Castle(actions.CASTLE),
]


class MagnaCarta(Table):
    """A game of Caylus Magna Carta."""

    def copy(self) -> MagnaCarta:
        """An independent copy."""
        twin = MagnaCarta(self.rules)
        twin.fill_from(self)
        return twin

    def go_on(self) -> None:
        """Hand over to the part of the rules whose phase it is."""
        phase = self.phase
        if phase == ACTIONS:
            placement.next_question(self)
        elif phase == PROVOST:
            provost.next_question(self)
        elif phase == ROAD:
            road.next_question(self)
        elif phase == CASTLE:
            castle.next_question(self)
        elif phase == INCOME:
            income.collect(self)
        elif phase == MULLIGAN:
            mulligan.next_question(self)
        else:
            end_of_turn.finish(self)

    def must_ask(self) -> bool:
        """A player with cards in hand is asked even if none can be built: silence would tell. (ruling R20)"""
        return self.step == ASK_ACTION and bool(self.hands[self.who])

    def list_answers(self) -> None:
        """The answers to the question at hand; those asked most often are found first."""
        step = self.step
        if step == ASK_ACTION:
            ACTING.list_answers(self)
        elif step == ASK_PRIMARY:
            USING.list_answers(self)
        else:
            QUESTIONS[step].list_answers(self)

    def carry_out(self, action: int) -> None:
        """Hand the answer to the part of the rules that asked."""
        step = self.step
        if step == ASK_ACTION:
            ACTING.answer(self, action)
        elif step == ASK_PRIMARY:
            USING.answer(self, action)
        else:
            QUESTIONS[step].answer(self, action)

    def question_at_hand(self) -> AnyQuestion:
        """The question that `step` numbers."""
        return QUESTIONS[self.step]

    def verb_of(self, action: int) -> AnyVerb:
        """The verb of an action."""
        return VERBS[SPACE.segment_of[action]]

    # -- what the effects of cards call on --------------------------------------------------------------

    def list_transforms(self, seat: int, needs: list[int]) -> None:
        """004, Lawyer"""
        lawyer.list_targets(self, seat, needs)

    def transform(self, seat: int, action: int, needs: list[int]) -> None:
        """004, Lawyer"""
        lawyer.transform(self, seat, action, needs)

    # -- the outside ------------------------------------------------------------------------------------

    def reveals(self, action: int) -> bool:
        """Cards drawn have been seen."""
        return action in (actions.DRAW, actions.REPLACE)

    def seen(self, seat: int | None) -> JsonObject:
        """The table without the hands of others and without the order of any pile. (ruling R20)"""
        return position.view(self, seat)

    def imagined(self, seat: int | None, rng: Random) -> State:
        """What the seat cannot know is drawn anew: hands of others, piles, and shuffles to come."""
        return position.imagine(self.copy(), seat, rng)

    def hide(self, seat: int | None) -> list[list[int]]:
        """Hands of others, piles, and shuffles to come."""
        return position.hide(self, seat)

    def put_back(self, aside: list[list[int]]) -> None:
        """All cards as they are."""
        position.put_back(self, aside)

    def key(self) -> int:
        """A hash of the position, how it came about left aside."""
        return position.key(self)

    def position(self) -> JsonObject:
        """The whole position."""
        return position.write(self)
