"""Questions and verbs that all games of the family share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from caylus.core.building import Building
from caylus.core.effects import TAKE, TRADE, Effect, Option, effect_message, offer, option_obstacle, pairs, use
from caylus.core.goods import COIN, CUBES, FAVOR, POINTS, TOKEN
from caylus.core.message import Goods, Message, Ref
from caylus.core.questions import Question, S, Verb
from caylus.core.road import NO_QUESTION, OFF_THE_ROAD, TOO_DEAR, RoadState

STAYING: Final = "stay"  # what is done where something may go or stay
LEAVING: Final = "leave"


@mypyc_attr(allow_interpreted_subclasses=True)
class UseQuestion(Question[S]):
    """How a building is used, once; what costs something may be declined."""

    def building(self, s: S) -> Building:
        """The building."""
        raise NotImplementedError

    def effect_in_hand(self, s: S) -> Effect:
        """What of it is offered."""
        raise NotImplementedError

    def list_answers(self, s: S) -> None:
        """Every use."""
        offer(s, s.who, self.effect_in_hand(s))

    def answer(self, s: S, action: int) -> None:
        """Use it."""
        effect, what = self.effect_in_hand(s), self.building(s).id
        s.step = NO_QUESTION
        use(s, s.who, effect, action, "trade", what)

    def asked(self, s: S) -> Message:
        """The building and what it does."""
        effect = effect_message(self.effect_in_hand(s), s.words)
        return Message("ask-building", building=Ref(f"tile {self.building(s).id}"), effect=effect)

    def subject(self, s: S) -> str:
        """The building."""
        return f"place {self.building(s).id}"

    def effect(self, s: S) -> Effect:
        """What it does."""
        return self.effect_in_hand(s)

    def declined(self, s: S) -> Message:
        """It is not used."""
        return Message("act-decline-building", building=Ref(f"tile {self.building(s).id}"))


@mypyc_attr(allow_interpreted_subclasses=True)
class ProvostQuestion(Question[S]):
    """Where the provost goes: so many steps either way, each at a price; `stay` is the action of no step."""

    def __init__(self, number: int, id: str, stay: int, steps: int, price: int) -> None:
        super().__init__(number, id, {"steps": steps})
        self.stay = stay
        self.steps = steps
        self.step_price = price

    def list_answers(self, s: S) -> None:
        """So far as one can pay."""
        s.legal = []
        s.list_provost(s.who, self.stay, self.steps, self.step_price)

    def answer(self, s: S, action: int) -> None:
        """He moves."""
        s.step = NO_QUESTION
        s.walk_provost(s.who, action - self.stay, self.step_price)

    def provost_steps(self, s: S) -> int:  # noqa: ARG002
        """As the question says."""
        return self.steps

    def provost_price(self) -> int:
        """As the question says."""
        return self.step_price


class DeclineVerb(Verb[RoadState]):
    """`decline`: what that means and whether it can be done is the question's affair."""

    def act(self, s: RoadState, action: int) -> Message:  # noqa: ARG002
        """Declining, in the words of the question."""
        return s.question_at_hand().declined(s)

    def gain(self, s: RoadState, action: int) -> list[int]:  # noqa: ARG002
        """A loss, where it is one."""
        return s.question_at_hand().gain_declined(s)

    def obstacle(self, s: RoadState, action: int) -> Message | None:  # noqa: ARG002
        """Why the question cannot be declined."""
        must = s.question_at_hand().must
        return Message(must) if must else None


class UseVerb(Verb[RoadState]):
    """`use`: a building that leaves nothing to choose."""

    def gain(self, s: RoadState, action: int) -> list[int]:
        """What it brings."""
        return gain_of(s, option_at_hand(s, action))

    def forced(self, s: RoadState, action: int) -> Message | None:  # noqa: ARG002
        """What it brings is told by the changes."""
        return None


class OptionVerb(Verb[RoadState]):
    """`take`, `give`, `pay`: one way to use the effect at hand."""

    def act(self, s: RoadState, action: int) -> Message:
        """Both sides of a take or trade; tokens are told without what they count."""
        option = option_at_hand(s, action)
        if option is None:
            return Message("act-notation", notation=s.space.words[action])
        way = "act-take" if not any(option.pay) else "act-give" if any(option.pay[:CUBES]) else "act-pay"
        if option.then is not None:
            return Message(f"{way}-for-choice")
        if not option.tokens:
            return Message(way)
        return Message(way, gain=Goods(s.words.paired([*option.gains, POINTS, option.points, TOKEN, option.tokens])))

    def forced(self, s: RoadState, action: int) -> Message | None:  # noqa: ARG002
        """What it brings is told by the changes."""
        return None

    def price(self, s: RoadState, action: int) -> list[int]:
        """What is given."""
        option = option_at_hand(s, action)
        return option.needs[:] if option is not None else []

    def gain(self, s: RoadState, action: int) -> list[int]:
        """What is got, or so many cubes that are still to be chosen."""
        return gain_of(s, option_at_hand(s, action))

    def obstacle(self, s: RoadState, action: int) -> Message | None:
        """Why it cannot be chosen, if that is what is asked."""
        question = s.question_at_hand()
        effect = question.effect_for(s, action)
        if effect is None:
            return question.out_of_reach(s, action)
        return option_obstacle(s, s.who, effect, action) if effect.op in (TAKE, TRADE) else None


class ProvostVerb(Verb[RoadState]):
    """`provost`: so many steps forward or back; `stay` is the action of no step, in the middle of the run."""

    def __init__(self, start: int, stay: int) -> None:
        super().__init__(start)
        self.stay = stay

    def word(self, s: RoadState, action: int) -> str:
        """That he is let be is another thing."""
        return super().word(s, action) if action != self.stay else STAYING

    def steps(self, s: RoadState, action: int) -> int:  # noqa: ARG002
        """From the middle of the run."""
        return action - self.stay

    def act(self, s: RoadState, action: int) -> Message:
        """Where he goes, and for how much."""
        steps = action - self.stay
        if steps == 0:
            return Message("act-stay")
        way = "act-provost" if steps > 0 else "act-provost-back"
        return Message(way, steps=abs(steps), to=Ref(f"provost {s.provost + steps}"))

    def target(self, s: RoadState, action: int) -> str:
        """The place where he would stand."""
        return f"space {s.provost + action - self.stay}"

    def price(self, s: RoadState, action: int) -> list[int]:
        """So much a step."""
        paid = abs(action - self.stay) * s.question_at_hand().provost_price()
        return [COIN, paid] if paid else []

    def obstacle(self, s: RoadState, action: int) -> Message | None:
        """Why he cannot be moved so, if he can be moved at all."""
        steps, question = action - self.stay, s.question_at_hand()
        most, price = question.provost_steps(s), question.provost_price()
        if most == 0:
            return None
        if abs(steps) > most:
            return Message("why-provost-far", steps=most)
        found = s.provost_reach(s.who, steps, price)
        if found == OFF_THE_ROAD:
            return Message("why-provost-bounds", last=s.provost_last())
        return too_dear(s, abs(steps) * price) if found == TOO_DEAR else None


def option_at_hand(s: RoadState, action: int) -> Option | None:
    """The way to use the effect at hand that an action is; None if it is none."""
    effect = s.question_at_hand().effect_for(s, action)
    return effect.by_action.get(action) if effect is not None else None


def gain_of(s: RoadState, option: Option | None) -> list[int]:
    """All that a way to use an effect brings, the points of its tokens too, as (kind, number) pairs."""
    if option is None:
        return []
    if option.then is not None:
        return pairs(option.then.lines[0].gain)
    points = option.points + s.token_points(option.tokens)
    return [*option.gains, POINTS, points, FAVOR, option.favors, TOKEN, option.tokens]


def too_dear(s: RoadState, price: int) -> Message:
    """It costs more than the seat that is asked has."""
    return Message("why-too-dear", price=Goods({s.words.keys[COIN]: price}), has=s.holds(s.who, COIN))
