"""Questions and verbs: what a game asks, and the words its answers begin with.

A game declares a `Question` for each thing that it asks and a `Verb` for each run of its action space, beside the
rules of the phase they serve. They know everything that people want to know of an answer; whether it is legal, the
rules alone decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from caylus.core.effects import PROVOST, Effect
from caylus.core.message import Args, Message
from caylus.core.state import JsonObject

if TYPE_CHECKING:
    from caylus.core.road import RoadState

S = TypeVar("S", bound="RoadState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One thing that is asked. Its number is pinned: positions and observations hold it."""

    def __init__(self, number: int, id: str, figures: Args | None = None, must: str = "") -> None:
        self.number = number
        self.id = id
        self.figures = figures or {}  # that its message tells, whatever the table
        self.must = must  # the message why it cannot be declined

    def list_answers(self, s: S) -> None:
        """Fill `legal`, ascending."""
        raise NotImplementedError

    def answer(self, s: S, action: int) -> None:
        """Carry an answer out."""
        raise NotImplementedError

    def fits(self, s: S) -> bool:  # noqa: ARG002 (no question fits before its game says when)
        """Whether the rules can ask it of `who` at this point of the phase; positions where they cannot are refused."""
        return False

    def detail(self, s: S) -> JsonObject:  # noqa: ARG002
        """What a position says of it besides its id and the seat."""
        return {}

    def read_detail(self, s: S, data: JsonObject) -> None:
        """Read that back."""

    def kind(self, s: S) -> str:  # noqa: ARG002 (for questions about many things)
        """A short name of what is asked."""
        return self.id

    def asked(self, s: S) -> Message:  # noqa: ARG002
        """What is asked, in a sentence."""
        return Message(f"ask-{self.id}").with_args(self.figures)

    def about(self, s: S) -> JsonObject:  # noqa: ARG002
        """What else a client is told of it."""
        return {}

    def subject(self, s: S) -> str:  # noqa: ARG002
        """The building, card or line it is about, as in `place quarry`; or empty."""
        return ""

    def effect(self, s: S) -> Effect | None:  # noqa: ARG002
        """The effect it is about, if it is about one."""
        return None

    def effect_for(self, s: S, action: int) -> Effect | None:  # noqa: ARG002
        """The effect by which an action would be carried out; where one of several can be used, that which fits."""
        return self.effect(s)

    def out_of_reach(self, s: S, action: int) -> Message | None:  # noqa: ARG002
        """Why no effect at hand does what an action wants, where that is the question."""
        return None

    def declined(self, s: S) -> Message:  # noqa: ARG002
        """What declining does."""
        return Message("act-decline")

    def gain_declined(self, s: S) -> list[int]:  # noqa: ARG002
        """What declining brings, as (kind, number) pairs; what it costs is negative."""
        return []

    def provost_steps(self, s: S) -> int:
        """How far the provost can be moved by it, one way or the other."""
        effect = self.effect(s)
        return effect.steps if effect is not None and effect.op == PROVOST else 0

    def provost_price(self) -> int:
        """What each of his steps costs."""
        return 0

    def decision(self, s: S) -> JsonObject:
        """The question as JSON: what every client can show without knowing a rule."""
        return {
            "kind": self.kind(s),
            "seat": s.who,
            "turn": s.turn,
            "phase": s.phases[s.phase],
            "asked": self.asked(s).to_json(),
            **self.about(s),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """A word of the notation, with the runs of actions that begin with it; the first begins at `start`."""

    def __init__(self, start: int) -> None:
        self.start = start

    def act(self, s: S, action: int) -> Message:
        """What is done: `Place a worker on the Quarry for 1 denier`; target, price and gain need not be said again."""
        return Message(f"act-{self.word(s, action)}")

    def aside(self, s: S, action: int) -> Message | None:  # noqa: ARG002
        """What one should know when choosing, though the story need not repeat it."""
        return None

    def word(self, s: S, action: int) -> str:
        """What is done, in a word: that of the notation, unless it stands for different things."""
        return s.space.verb(action)

    def target(self, s: S, action: int) -> str:  # noqa: ARG002
        """What the action points at: a kind and an id, as in `place quarry`, `space 12`, `tile mason`; or empty."""
        return ""

    def also(self, s: S, action: int) -> str:  # noqa: ARG002
        """What else it is about: where a building will stand, whence a worker comes, whose it was; or empty."""
        return ""

    def price(self, s: S, action: int) -> list[int]:  # noqa: ARG002
        """What is paid, as (kind, number) pairs."""
        return []

    def gain(self, s: S, action: int) -> list[int]:  # noqa: ARG002
        """What the seat gains by it for certain, points among it, as (kind, number) pairs; a loss is negative."""
        return []

    def steps(self, s: S, action: int) -> int | None:  # noqa: ARG002
        """How far the provost goes by it, back if negative; None where he is not what is moved."""
        return None

    def obstacle(self, s: S, action: int) -> Message | None:  # noqa: ARG002
        """The rule in the way, from the predicate that decides it; None if it is another question that is asked."""
        return None

    def forced(self, s: S, action: int) -> Message | None:
        """What a seat does for want of anything else, told of it; None where the changes say it all."""
        return s.act(action).told_of(s.who)

    def notation(self, s: S, action: int) -> str:
        """As a person writes it."""
        return s.space.words[action]


AnyQuestion = Question[Any]
AnyVerb = Verb[Any]
