"""The flow of Caylus Magna Carta: from phase to phase, from question to question."""

from __future__ import annotations

from random import Random

from caylus.core.actions import USE
from caylus.core.state import JsonObject, State
from caylus.games.magna_carta import offers, position, text
from caylus.games.magna_carta.actions import BUILD, DRAW, REPLACE, SITE, TAKE, TRANSFORM
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
    ASK_CASTLE,
    ASK_PRIMARY,
    ASK_PROVOST,
    ASK_SECONDARY,
    ASK_SITE,
    CASTLE,
    INCOME,
    MULLIGAN,
    PROVOST,
    ROAD,
    Table,
)


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
        """The answers to the question at hand."""
        step = self.step
        if step == ASK_ACTION:
            placement.list_answers(self)
        elif step in (ASK_PRIMARY, ASK_SECONDARY):
            road.list_answers(self)
        elif step == ASK_PROVOST:
            provost.list_answers(self)
        elif step == ASK_CASTLE:
            castle.list_answers(self)
        elif step == ASK_SITE:
            construction.list_site_answers(self)
        else:
            mulligan.list_answers(self)

    def carry_out(self, action: int) -> None:
        """Hand the answer to the part of the rules that asked."""
        step = self.step
        if step == ASK_ACTION:
            placement.answer(self, action)
        elif step in (ASK_PRIMARY, ASK_SECONDARY):
            road.answer(self, action)
        elif step == ASK_PROVOST:
            provost.answer(self, action)
        elif step == ASK_CASTLE:
            castle.answer(self, action)
        elif step == ASK_SITE:
            construction.answer_site(self, action)
        else:
            mulligan.answer(self, action)

    # -- what the effects of cards call on --------------------------------------------------------------

    def list_transforms(self, seat: int, needs: list[int]) -> None:
        """004, Lawyer"""
        lawyer.list_targets(self, seat, needs)

    def transform(self, seat: int, action: int, needs: list[int]) -> None:
        """004, Lawyer"""
        lawyer.transform(self, seat, action, needs)

    # -- the outside ------------------------------------------------------------------------------------

    def asked(self) -> JsonObject:
        """The question asked now."""
        return text.decision(self)

    def notation(self, action: int) -> str:
        """The action as written; what is built shows the cubes really paid."""
        if BUILD <= action < SITE and self.step == ASK_ACTION:
            return text.build_notation(self, action)
        return super().notation(action)

    def told(self, action: int) -> str:
        """A sentence for people."""
        return text.describe(self, action)

    def aside(self, action: int) -> str:
        """Points that go when a card is turned."""
        return text.aside(action)

    def reveals(self, action: int) -> bool:
        """Cards drawn have been seen."""
        return action in (DRAW, REPLACE)

    def forced(self, action: int) -> str:
        """What a card brings is told by the changes."""
        return "" if action == USE or TAKE <= action < TRANSFORM else self.told_of(action)

    def subject(self) -> str:
        """What the question is about."""
        return offers.in_hand(self)

    def target(self, action: int) -> str:
        """What the action points at."""
        return offers.target(self, action)

    def price(self, action: int) -> list[int]:
        """What the action costs."""
        return offers.price(self, action)

    def obstacle(self, action: int) -> str:
        """The rule in the way."""
        return text.obstacle(self, action)

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
