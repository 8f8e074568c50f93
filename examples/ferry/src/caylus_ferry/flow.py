"""The game itself: what the rest of the program calls, handed on to the part of the rules that knows the answer."""

from __future__ import annotations

from random import Random

from caylus.core.game import from_position
from caylus.core.message import Message
from caylus.core.state import JsonObject
from caylus_ferry import position, text
from caylus_ferry.phases import placement, provost, road, rounds
from caylus_ferry.state import ASK_PLACE, ASK_PROVOST, INCOME, PLACEMENT, PROVOST, ROAD, Table


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

    def list_answers(self) -> None:
        """List the answers to the question at hand in `legal`, ascending."""
        if self.step == ASK_PLACE:
            placement.list_answers(self)
        elif self.step == ASK_PROVOST:
            provost.list_answers(self)
        else:
            road.list_answers(self)

    def carry_out(self, action: int) -> None:
        """Change the table by an answer."""
        if self.step == ASK_PLACE:
            placement.answer(self, action)
        elif self.step == ASK_PROVOST:
            provost.answer(self, action)
        else:
            road.answer(self, action)

    # -- in words

    def asked(self) -> JsonObject:
        """The question asked now."""
        return text.decision(self)

    def said(self, action: int) -> Message:
        """What the action does."""
        return text.act(self, action)

    def obstacle(self, action: int) -> Message:
        """The rule in the way."""
        return text.obstacle(self, action)

    def target(self, action: int) -> str:
        """What the action points at."""
        return text.target(self, action)

    def price(self, action: int) -> list[int]:
        """What the action costs."""
        return text.price(self, action)

    def brings(self, action: int) -> list[int]:
        """What the action brings for certain."""
        return text.gain(self, action)

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
