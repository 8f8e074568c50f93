"""Verbs that all games of the family share."""

from __future__ import annotations

from caylus.core.effects import TAKE, TRADE, option_obstacle
from caylus.core.goods import COIN
from caylus.core.questions import Verb
from caylus.core.road import OFF_THE_ROAD, TOO_DEAR, RoadState
from caylus.core.wording import option_sentence, provost_sentence


class DeclineVerb(Verb[RoadState]):
    """`decline`: what that means and whether it can be done is the question's affair."""

    def told(self, s: RoadState, action: int) -> str:  # noqa: ARG002
        """Declining, in the words of the question."""
        return s.question_at_hand().declined(s)

    def obstacle(self, s: RoadState, action: int) -> str:  # noqa: ARG002
        """Why the question cannot be declined."""
        return s.question_at_hand().must


class UseVerb(Verb[RoadState]):
    """`use`: a building that leaves nothing to choose."""

    def told(self, s: RoadState, action: int) -> str:  # noqa: ARG002
        """It is used."""
        return "Use the building"


class OptionVerb(Verb[RoadState]):
    """`take`, `give`, `pay`: one way to use the effect at hand."""

    def told(self, s: RoadState, action: int) -> str:
        """Both sides of a take or trade."""
        effect = s.question_at_hand().effect_for(s, action)
        option = effect.by_action.get(action) if effect is not None else None
        return option_sentence(option, s.words) if option is not None else s.space.words[action].capitalize()

    def price(self, s: RoadState, action: int) -> list[int]:
        """What is given."""
        effect = s.question_at_hand().effect_for(s, action)
        option = effect.by_action.get(action) if effect is not None else None
        return option.needs[:] if option is not None else []

    def obstacle(self, s: RoadState, action: int) -> str:
        """Why it cannot be chosen, if that is what is asked."""
        question = s.question_at_hand()
        effect = question.effect_for(s, action)
        if effect is None:
            return question.out_of_reach(s, action)
        return option_obstacle(s, s.who, effect, action) if effect.op in (TAKE, TRADE) else ""


class ProvostVerb(Verb[RoadState]):
    """`provost`: so many steps forward or back; `stay` is the action of no step, in the middle of the run."""

    def __init__(self, start: int, stay: int, step: str, bounds: str) -> None:
        super().__init__(start)
        self.stay = stay
        self.step = step  # what the game calls one
        self.bounds = bounds  # where the provost can be, in a sentence; `{}` is the last place

    def told(self, s: RoadState, action: int) -> str:
        """Where he goes, and for how much."""
        steps = action - self.stay
        price = s.question_at_hand().provost_price()
        return provost_sentence(steps, s.provost_place(s.provost + steps), self.step, price, s.words)

    def target(self, s: RoadState, action: int) -> str:
        """The place where he would stand."""
        return f"space {s.provost + action - self.stay}"

    def price(self, s: RoadState, action: int) -> list[int]:
        """So much a step."""
        paid = abs(action - self.stay) * s.question_at_hand().provost_price()
        return [COIN, paid] if paid else []

    def obstacle(self, s: RoadState, action: int) -> str:
        """Why he cannot be moved so, if he can be moved at all."""
        steps, question = action - self.stay, s.question_at_hand()
        most, price = question.provost_steps(s), question.provost_price()
        if most == 0:
            return ""
        if abs(steps) > most:
            return f"He can be moved {most} {self.step}{'' if most == 1 else 's'} at most here."
        found = s.provost_reach(s.who, steps, price)
        if found == OFF_THE_ROAD:
            return self.bounds.format(s.provost_last())
        return self.too_dear(s, abs(steps) * price) if found == TOO_DEAR else ""

    def too_dear(self, s: RoadState, price: int) -> str:
        """That one has too little for it."""
        return too_dear(s, price)


def too_dear(s: RoadState, price: int) -> str:
    """It costs more than the seat that is asked has."""
    return f"It costs {s.words.count(price, COIN)}; you have {s.holds(s.who, COIN)}."


def short_of(s: RoadState, needs: list[int]) -> str:
    """What the seat that is asked lacks of a price, in a sentence; empty if nothing."""
    short = s.shortage(s.who, needs)
    return f"You are {short}." if short else ""
