"""The flow of Caylus: from phase to phase, from question to question."""

from __future__ import annotations

from random import Random
from typing import Final

from caylus.core.common import DeclineVerb, OptionVerb, ProvostVerb, UseVerb
from caylus.core.message import Message, Ref
from caylus.core.questions import AnyQuestion, AnyVerb
from caylus.core.road import NONE
from caylus.core.state import JsonObject, State
from caylus.games.caylus import actions, board, favors, position, state
from caylus.games.caylus.actions import PLACE, SPACE
from caylus.games.caylus.actions import PROVOST as PROVOST_ACTION
from caylus.games.caylus.buildings import KIND_NAMES, TILES
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
from caylus.games.caylus.state import ASK_PLACE, ASK_ROAD, CASTLE, INCOME, PLACEMENT, PROVOST, ROAD, SPECIAL, Table

PRICES: Final = 16  # more than any placement costs
PLACEMENTS: Final[dict[int, JsonObject]] = {}  # the offers of placements, made once for all games

PLACING: Final = placement.Placing(ASK_PLACE, "place")
USING: Final = road.UsingBuilding(ASK_ROAD, "road", must=road.COMPULSORY)

# By their numbers, which positions hold
QUESTIONS: Final[list[AnyQuestion]] = [
    NONE,
    PLACING,
    special.Gate(state.ASK_GATE, "gate"),
    special.UsingSpecial(state.ASK_SPECIAL, "special"),
    special.InnStay(state.ASK_INN, "inn"),
    provost.MovingProvost(state.ASK_PROVOST, "provost", provost.STAY, board.PROVOST_STEPS, 1),
    USING,
    road.OwnersShare(state.ASK_OWNER, "owner", must=road.COMPULSORY),
    construction.ChoosingSite(state.ASK_SITE, "site", must="why-site"),
    favors.ChoosingLine(state.ASK_FAVOR, "favor", must="why-line"),
    favors.UsingLine(state.ASK_FAVOR_CUBES, "favor-cubes"),
    favors.ExchangingCubes(state.ASK_FAVOR_EXCHANGE, "favor-exchange", must="why-exchange"),
    favors.UsingLine(state.ASK_FAVOR_BUILDING, "favor-building"),
    castle.GivingBatches(state.ASK_CASTLE, "castle"),
]

# One for each segment of the action space
VERBS: Final[list[AnyVerb]] = [
    placement.Pass(0),
    DeclineVerb(1),
    UseVerb(2),
    placement.Place(PLACE),
    ProvostVerb(PROVOST_ACTION, provost.STAY),
    special.Inn(actions.INN_STAY),
    OptionVerb(actions.TAKE),
    OptionVerb(actions.GIVE),
    OptionVerb(actions.PAY),
    construction.Build(actions.BUILD),
    construction.Site(actions.SITE),
    lawyer.Transform(actions.TRANSFORM),
    favors.Favor(actions.FAVOR),
    favors.Favor(actions.UNUSED),
    castle.Castle(actions.CASTLE),
]


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
        """The answers to the question at hand; those asked most often are found first."""
        step = self.step
        if step == ASK_PLACE:
            PLACING.list_answers(self)
        elif step == ASK_ROAD:
            USING.list_answers(self)
        else:
            QUESTIONS[step].list_answers(self)

    def carry_out(self, action: int) -> None:
        """Hand the answer to the part of the rules that asked."""
        step = self.step
        if step == ASK_PLACE:
            PLACING.answer(self, action)
        elif step == ASK_ROAD:
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

    def offer(self, action: int) -> JsonObject:
        """An action with all that a client shows of it; a placement differs by its price alone."""
        if self.step != ASK_PLACE or not PLACE <= action < PROVOST_ACTION:
            return self.offer_json(action, None)
        cost = placement.price(self, self.who, action - PLACE, placement.bridge_price(self, self.who))
        number = action * PRICES + cost
        if number not in PLACEMENTS:
            PLACEMENTS[number] = self.offer_json(action, None)
        return PLACEMENTS[number]

    def unnamed_obstacle(self, wanted: str) -> Message | None:
        """The rule against something that is never an action: a worker on a residence, a lawyer for a lawyer."""
        verb, _, name = wanted.partition(" ")
        kinds = {tile.id: tile.kind for tile in TILES}
        if name not in kinds:
            return None
        if verb == "place":
            return Message("why-never-placed", kind=Ref(f"kind {KIND_NAMES[kinds[name]]}"))
        return Message("why-never-transformed") if verb == "transform" else None

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
