"""The flow of Caylus 1303: from phase to phase, from question to question."""

from __future__ import annotations

from random import Random

from caylus.core.actions import PASS, USE
from caylus.core.state import JsonObject, State
from caylus.games.caylus1303 import favors, offers, position, text
from caylus.games.caylus1303.actions import BUILD, PLANS, TAKE, TRANSFORM
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
    ASK_DELIVERY,
    ASK_DRAFT,
    ASK_EARLY,
    ASK_FAVOR,
    ASK_FAVOR_CHARACTER,
    ASK_FAVOR_EFFECT,
    ASK_MONUMENT,
    ASK_PLACE,
    CASTLE,
    DRAFT,
    PLACEMENT,
    PRINTED,
    PROVOST,
    ROAD,
    Table,
)


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
        """The answers to the question at hand."""
        step = self.step
        if step == ASK_PLACE:
            placement.list_answers(self)
        elif step == ASK_BUILDING:
            road.list_answers(self)
        elif step == ASK_DELIVERY:
            castle.list_answers(self)
        elif step == ASK_MONUMENT:
            end_of_turn.list_answers(self)
        elif step == ASK_FAVOR:
            favors.list_ways(self)
        elif step == ASK_FAVOR_EFFECT:
            favors.list_effect(self)
        elif step == ASK_FAVOR_CHARACTER:
            favors.list_characters(self)
        elif step == ASK_DRAFT:
            draft.list_answers(self)
        elif step == ASK_EARLY:
            placement.list_early_answers(self)
        else:
            provost.list_answers(self)

    def carry_out(self, action: int) -> None:
        """Hand the answer to the part of the rules that asked."""
        step = self.step
        if step == ASK_PLACE:
            placement.answer(self, action)
        elif step == ASK_BUILDING:
            road.answer(self, action)
        elif step == ASK_DELIVERY:
            castle.answer(self, action)
        elif step == ASK_MONUMENT:
            end_of_turn.answer(self, action)
        elif step == ASK_FAVOR:
            favors.answer_way(self, action)
        elif step == ASK_FAVOR_EFFECT:
            favors.answer_effect(self, action)
        elif step == ASK_FAVOR_CHARACTER:
            favors.answer_character(self, action)
        elif step == ASK_DRAFT:
            draft.answer(self, action)
        elif step == ASK_EARLY:
            placement.answer_early(self, action)
        else:
            provost.answer(self, action)

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

    def asked(self) -> JsonObject:
        """The question asked now."""
        return text.decision(self)

    def notation(self, action: int) -> str:
        """The action as written; what is built shows the price really paid."""
        if BUILD <= action < TRANSFORM:
            return "build " + PLANS[action - BUILD].notations[text.waiver_of(self)]
        return super().notation(action)

    def told(self, action: int) -> str:
        """A sentence for people."""
        return text.describe(self, action)

    def aside(self, action: int) -> str:
        """The power of a character on offer, and points that the sentence leaves out."""
        return text.aside(self, action)

    def forced(self, action: int) -> str:
        """Who can only pass has too few workers; what a building brings is told by the changes."""
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
