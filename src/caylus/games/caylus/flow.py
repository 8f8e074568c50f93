"""The flow of Caylus: from phase to phase, from question to question."""

from __future__ import annotations

from random import Random

from caylus.core.actions import PASS, USE
from caylus.core.state import JsonObject, State
from caylus.games.caylus import favors, offers, position, text
from caylus.games.caylus.actions import BUILD, PLANS, SITE, TAKE
from caylus.games.caylus.phases import (
    castle,
    construction,
    end_of_turn,
    income,
    lawyer,
    placement,
    provost,
    road,
    special,
)
from caylus.games.caylus.state import (
    ASK_CASTLE,
    ASK_FAVOR,
    ASK_FAVOR_EXCHANGE,
    ASK_GATE,
    ASK_INN,
    ASK_OWNER,
    ASK_PLACE,
    ASK_PROVOST,
    ASK_ROAD,
    ASK_SITE,
    ASK_SPECIAL,
    CASTLE,
    INCOME,
    PLACEMENT,
    PROVOST,
    ROAD,
    SPECIAL,
    Table,
)


class Caylus(Table):
    """A game of Caylus."""

    def copy(self) -> Caylus:
        """An independent copy."""
        twin = Caylus(self.rules)
        twin.fill_from(self)
        return twin

    def go_on(self) -> None:
        """Hand over to the part of the rules whose phase it is."""
        phase = self.phase
        if phase == PLACEMENT:
            placement.next_question(self)
        elif phase == SPECIAL:
            special.next_question(self)
        elif phase == PROVOST:
            provost.next_question(self)
        elif phase == ROAD:
            road.next_question(self)
        elif phase == CASTLE:
            castle.next_question(self)
        elif phase == INCOME:
            income.collect(self)
        else:
            end_of_turn.next_question(self)

    def use_favor(self) -> None:
        """A favor is used at once."""
        favors.next_question(self)

    def list_answers(self) -> None:
        """The answers to the question at hand."""
        step = self.step
        if step == ASK_PLACE:
            placement.list_answers(self)
        elif step in (ASK_ROAD, ASK_OWNER):
            road.list_answers(self)
        elif step == ASK_PROVOST:
            provost.list_answers(self)
        elif step == ASK_CASTLE:
            castle.list_answers(self)
        elif step == ASK_GATE:
            special.list_gate_answers(self)
        elif step == ASK_SPECIAL:
            special.list_answers(self)
        elif step == ASK_INN:
            special.list_inn_answers(self)
        elif step == ASK_SITE:
            construction.list_site_answers(self)
        elif step == ASK_FAVOR:
            favors.list_lines(self)
        elif step == ASK_FAVOR_EXCHANGE:
            favors.list_exchange(self)
        else:
            favors.list_effects(self)

    def carry_out(self, action: int) -> None:
        """Hand the answer to the part of the rules that asked."""
        step = self.step
        if step == ASK_PLACE:
            placement.answer(self, action)
        elif step in (ASK_ROAD, ASK_OWNER):
            road.answer(self, action)
        elif step == ASK_PROVOST:
            provost.answer(self, action)
        elif step == ASK_CASTLE:
            castle.answer(self, action)
        elif step == ASK_GATE:
            special.answer_gate(self, action)
        elif step == ASK_SPECIAL:
            special.answer(self, action)
        elif step == ASK_INN:
            special.answer_inn(self, action)
        elif step == ASK_SITE:
            construction.answer_site(self, action)
        elif step == ASK_FAVOR:
            favors.answer_line(self, action)
        elif step == ASK_FAVOR_EXCHANGE:
            favors.answer_exchange(self, action)
        else:
            favors.answer_effect(self, action)

    # -- what the effects of buildings call on ----------------------------------------------------------

    def list_builds(self, seat: int, kind: int, waived: int) -> None:
        """003, 5B"""
        construction.list_plans(self, seat, kind, waived)

    def build(self, seat: int, action: int, waived: int) -> None:
        """003, 5B"""
        construction.build(self, seat, action, waived)

    def list_transforms(self, seat: int, needs: list[int]) -> None:
        """003, 5C"""
        lawyer.list_targets(self, seat, needs)

    def transform(self, seat: int, action: int, needs: list[int]) -> None:
        """003, 5C"""
        lawyer.transform(self, seat, action, needs)

    def list_provost_moves(self, seat: int, steps: int, price: int) -> None:
        """003, 3C"""
        self.list_provost(seat, provost.STAY, steps, price)

    def move_provost(self, seat: int, action: int, price: int) -> None:
        """003, 3C"""
        self.walk_provost(seat, action - provost.STAY, price)

    # -- the outside ------------------------------------------------------------------------------------

    def asked(self) -> JsonObject:
        """The question asked now."""
        return text.decision(self)

    def notation(self, action: int) -> str:
        """The action as written; what is built shows the price really paid."""
        if BUILD <= action < SITE:
            return "build " + PLANS[action - BUILD].notations[text.waiver_of(self, action)]
        return super().notation(action)

    def told(self, action: int) -> str:
        """A sentence for people."""
        return text.describe(self, action)

    def offer(self, action: int, names: list[str]) -> JsonObject:
        """An action with all that a client shows of it."""
        return offers.offer(self, action, names)

    def forced(self, action: int) -> str:
        """Who can only pass has no worker or cannot pay; what a building brings is told by the changes."""
        if action == USE or TAKE <= action < BUILD:
            return ""
        return text.forced_pass(self) if action == PASS else self.told_of(action)

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

    def unnamed_obstacle(self, wanted: str) -> str:
        """The rule against what is never an action."""
        return text.unnamed_reason(wanted)

    def seen(self, seat: int | None) -> JsonObject:
        """Caylus hides nothing: every seat and spectator sees the same table."""
        return position.view(self, seat)

    def seen_since(self, before: State, seat: int | None) -> JsonObject:  # noqa: ARG002 (nobody sees more than others)
        """What is new on the table."""
        assert isinstance(before, Table)
        return position.changed(self, before)

    def imagined(self, seat: int | None, rng: Random) -> State:  # noqa: ARG002 (nothing is drawn)
        """Nothing is hidden and nothing is drawn after the set-up: the state itself."""
        return self.copy()

    def key(self) -> int:
        """A hash of the position, how it came about left aside."""
        return position.key(self)

    def position(self) -> JsonObject:
        """The whole position."""
        return position.write(self)
