"""The road: tiles with owners and workers, and the provost who walks it. All games of the family have one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from caylus.core.building import Building, Plan
from caylus.core.goods import COIN, PURSE
from caylus.core.message import Message
from caylus.core.questions import AnyQuestion, AnyVerb, Question, Verb
from caylus.core.state import NOBODY, NOTHING, JsonObject, State, seat_json

if TYPE_CHECKING:
    from caylus.core.game import Game

EMPTY: Final = -1  # no tile
IN_SUPPLY: Final = 0  # where a tile is that is not on the road
OUT_OF_GAME: Final = -1

NO_QUESTION: Final = 0  # while the phase goes on by itself
NONE: Final[AnyQuestion] = Question(NO_QUESTION, "none")
PLAIN: Final[AnyVerb] = Verb(0)  # of games that say by themselves what their actions do

KEY_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF

# How far the provost can be moved
WITHIN_REACH: Final = 0
OFF_THE_ROAD: Final = 1
TOO_DEAR: Final = 2


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """A list with one number changed; the old one stays as it was, for the copies that share it."""
    twin = numbers[:]
    twin[at] = number
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class RoadState(State):
    """A game on a road, going from phase to phase and from question to question."""

    def __init__(self, game: Game, options: dict[str, str], tiles: list[Building], phases: list[str]) -> None:
        super().__init__(game, options)
        self.tiles = tiles
        self.phases = phases
        self.phase = 1
        self.step = NO_QUESTION  # the question being asked
        self.cursor = 0  # how far the phase has come: a place in an order, a building, a space
        self.stage = 0  # how far what is under the cursor has come
        self.passed = NOTHING  # seats, in the order in which they passed
        self.worker_at = NOTHING  # by space, 0 unused
        # These change seldom: they are replaced, never changed, so that copies share them
        self.tile_at = NOTHING  # by space
        self.owner_at = NOTHING  # by space
        self.space_of = NOTHING  # by tile: its space, IN_SUPPLY or OUT_OF_GAME
        self.laid = NOTHING  # the tiles on the road, ascending ...
        self.laid_by = NOTHING  # ... as this `space_of` has them
        self.provost = 0
        self.favors = 0  # won and not yet used ...
        self.favored = NOBODY  # ... by this seat

    def lay_out(self, players: int, spaces: int) -> None:
        """Begin with so many players who own nothing, and a road of so many places in the lists, all empty."""
        self.players = players
        self.turn = 1
        self.passed = []
        self.purse = [0] * (PURSE * players)
        self.tile_at = [EMPTY] * spaces
        self.owner_at = [NOBODY] * spaces
        self.worker_at = [NOBODY] * spaces

    def copy_road(self, other: RoadState) -> None:
        """Take over all that is here from another state."""
        self.players = other.players
        self.turn = other.turn
        self.who = other.who
        self.legal = other.legal
        self.purse = other.purse[:]
        self.newest = other.newest
        self.phase = other.phase
        self.step = other.step
        self.cursor = other.cursor
        self.stage = other.stage
        self.passed = other.passed[:]
        self.worker_at = other.worker_at[:]
        self.tile_at = other.tile_at
        self.owner_at = other.owner_at
        self.space_of = other.space_of
        self.laid = other.laid
        self.laid_by = other.laid_by
        self.provost = other.provost
        self.favors = other.favors
        self.favored = other.favored

    def go_on(self) -> None:
        """Carry the phase on to its next question, or to the next phase."""
        raise NotImplementedError

    def use_favor(self) -> None:
        """Ask how the next favor is used; games without favors have none."""
        raise NotImplementedError

    def list_answers(self) -> None:
        """List the answers to the question at hand in `legal`."""
        self.question_at_hand().list_answers(self)

    def carry_out(self, action: int) -> None:
        """Hand the answer to the question at hand."""
        self.question_at_hand().answer(self, action)

    # -- what is asked, and what answers do ---------------------------------------------------------------

    def question_at_hand(self) -> AnyQuestion:
        """The question that `step` numbers."""
        return NONE

    def verb_of(self, action: int) -> AnyVerb:  # noqa: ARG002 (for games to fill in)
        """The verb of an action."""
        return PLAIN

    def asked(self) -> JsonObject:
        """The question asked now."""
        return self.question_at_hand().decision(self)

    def question_json(self) -> JsonObject | None:
        """The question asked now, as positions have it; `reading.read_question` reads it back."""
        if self.step == NO_QUESTION:
            return None
        question = self.question_at_hand()
        return {"kind": question.id, "seat": self.who, **question.detail(self)}

    def favors_json(self) -> JsonObject:
        """Favors won and not yet used, as positions have them."""
        return {"seat": seat_json(self.favored if self.favors else NOBODY), "left": self.favors}

    def subject(self) -> str:
        """What the question is about."""
        return self.question_at_hand().subject(self)

    def said(self, action: int) -> Message:
        """What the action does."""
        return self.verb_of(action).act(self, action)

    def aside(self, action: int) -> Message | None:
        """What one should know when choosing."""
        return self.verb_of(action).aside(self, action)

    def forced(self, action: int) -> Message | None:
        """What a seat does for want of anything else."""
        return self.verb_of(action).forced(self, action)

    def target(self, action: int) -> str:
        """What the action points at; in a game that says all by itself, the building that its notation names."""
        verb = self.verb_of(action)
        return verb.target(self, action) if verb is not PLAIN else self.building_named(action)

    def building_named(self, action: int) -> str:
        """The building, on the road or not, whose id is the object of an action; empty if there is none."""
        thing = self.space.words[action].partition(" ")[2]
        for tile, building in enumerate(self.tiles):
            if building.id == thing:
                return f"{'place' if self.space_of[tile] > 0 else 'tile'} {thing}"
        return ""

    def verb(self, action: int) -> str:
        """What is done, in a word."""
        return self.verb_of(action).word(self, action)

    def also(self, action: int) -> str:
        """What else the action is about."""
        return self.verb_of(action).also(self, action)

    def price(self, action: int) -> list[int]:
        """What the action costs."""
        return self.verb_of(action).price(self, action)

    def brings(self, action: int) -> list[int]:
        """What the action brings for certain."""
        return self.verb_of(action).gain(self, action)

    def steps(self, action: int) -> int | None:
        """How far the provost is moved."""
        return self.verb_of(action).steps(self, action)

    def is_asked(self, action: int) -> bool:
        """Unless its verb knows of no rule in the way; a game that says all by itself is asked for everything."""
        verb = self.verb_of(action)
        return verb is PLAIN or verb.obstacle(self, action) is not None

    def notation(self, action: int) -> str:
        """The action as written; what is built shows the price really paid."""
        self.check_action(action)
        return self.verb_of(action).notation(self, action)

    def obstacle(self, action: int) -> Message:
        """The rule in the way."""
        reason = self.verb_of(action).obstacle(self, action)
        return reason or Message("why-not-asked", asked=self.question_at_hand().asked(self))

    # -- the course of a turn -------------------------------------------------------------------------------

    def ask(self) -> None:
        """Favors first, then the phase goes on, until a question comes up or the last phase, the end."""
        over = len(self.phases) - 1
        while self.step == NO_QUESTION:
            if self.favors > 0:
                self.use_favor()
            elif self.phase == over:
                return
            else:
                self.go_on()
        self.list_answers()

    def tile(self, space: int) -> Building:
        """The building on a space that has one."""
        return self.tiles[self.tile_at[space]]

    def tiles_laid(self) -> list[int]:
        """The tiles on the road, ascending; listed anew only when one has come or gone."""
        if self.laid_by is not self.space_of:
            self.laid_by = self.space_of
            self.laid = [tile for tile in range(len(self.space_of)) if self.space_of[tile] > 0]
        return self.laid

    def begin_phase(self, phase: int) -> None:
        """Begin a phase at its beginning."""
        self.phase = phase
        self.cursor = 0
        self.stage = 0
        if self.trace is not None:
            self.tell_phase()

    def tell_phase(self) -> None:
        """A phase begins."""
        name = self.phases[self.phase]
        self.happen("phase", NOBODY, f"phase {name}")

    def phase_name(self) -> str:
        """The phase at hand."""
        return self.phases[self.phase]

    def end(self, phase: int) -> None:
        """The game is over: nobody is asked any more."""
        self.begin_phase(phase)
        self.who = NOBODY
        self.legal = NOTHING

    def question(self, step: int, seat: int) -> None:
        """Ask a seat."""
        self.step = step
        self.who = seat

    def asked_in_passing(self) -> bool:
        """Whether those who have passed are asked in that order, and `who` is the one at the cursor, from 1 on."""
        return 1 <= self.cursor <= len(self.passed) and self.passed[self.cursor - 1] == self.who

    def hash_with(self, numbers: list[int], lists: list[list[int]]) -> int:
        """A hash for `key`: of what all games on a road have and of what else matters in this one."""
        common = (
            self.players,
            self.phase,
            self.step,
            self.who,
            self.cursor,
            self.stage,
            self.provost,
            self.favors,
            self.favored if self.favors else NOBODY,
            tuple(self.purse),
            tuple(self.passed),
            tuple(self.tile_at),
            tuple(self.worker_at),
        )
        return hash((common, tuple(numbers), tuple([tuple(each) for each in lists]))) & KEY_BITS

    def heading_json(self) -> JsonObject:
        """What positions and views begin with."""
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "turn": self.turn,
            "phase": self.phases[self.phase],
            "passed": self.passed[:],
        }

    def course_json(self) -> JsonObject:
        """What only positions have: the rules, how far the phase has come, what is asked, and why there are points."""
        return {
            "rules": self.game.rules,
            "cursor": self.cursor,
            "stage": self.stage,
            "question": self.question_json(),
            "ledger": self.ledger(),
        }

    def ending_json(self) -> JsonObject:
        """What views end with: the question, and how the seats stand."""
        return {
            "decision": None if self.who == NOBODY else self.asked(),
            "scores": self.scores(),
            "winners": self.winners(),
            "ledger": self.ledger(),
        }

    def lay_first(self, space: int, tile: int) -> None:
        """Lay a tile of nobody's at the set-up, while no copy shares the lists."""
        self.tile_at[space] = tile
        self.space_of[tile] = space

    def put_tile(self, space: int, tile: int, owner: int) -> None:
        """Lay a tile on a space for an owner, in the place of whatever is there."""
        self.tile_at = replaced(self.tile_at, space, tile)
        self.owner_at = replaced(self.owner_at, space, owner)
        self.space_of = replaced(self.space_of, tile, space)
        if self.trace is not None:
            self.note({"kind": "tile", "seat": owner, "tile": self.tiles[tile].id, "space": space})

    def set_provost(self, space: int) -> None:
        """Put the provost on a space."""
        if self.trace is not None and space != self.provost:
            self.note({"kind": "provost", "from": self.provost, "to": space})
        self.provost = space

    def provost_reach(self, seat: int, steps: int, price: int) -> int:
        """Whether the provost can be moved so far: to a place of his, and paid for at `price` coins a step."""
        if not self.provost_first() <= self.provost + steps <= self.provost_last():
            return OFF_THE_ROAD
        return WITHIN_REACH if abs(steps) <= self.steps_paid(seat, price) else TOO_DEAR

    def steps_paid(self, seat: int, price: int) -> int:
        """How many steps the seat can pay for."""
        return self.holds(seat, COIN) // price if price else len(self.tile_at)

    def list_provost(self, seat: int, stay: int, most: int, price: int) -> None:
        """Add to `legal` the moves within reach; `stay` is the action of staying, the others lie around it."""
        most = min(most, self.steps_paid(seat, price))
        back = max(-most, self.provost_first() - self.provost)
        on = min(most, self.provost_last() - self.provost)
        for steps in range(back, on + 1):
            self.legal.append(stay + steps)

    def walk_provost(self, seat: int, steps: int, price: int) -> None:
        """Pay for the steps really made, and move."""
        if steps and price:
            self.gain(seat, COIN, -abs(steps) * price)
        self.set_provost(self.provost + steps)

    def provost_first(self) -> int:
        """The first place the provost may stand."""
        return 1

    def provost_last(self) -> int:
        """The last place the provost may stand."""
        raise NotImplementedError

    def grant_favors(self, seat: int, favors: int) -> None:
        """Favors are used at once: before the phase goes on."""
        self.favored = seat
        self.favors += favors
        if self.trace is not None:
            self.note({"kind": "favor won", "seat": seat, "number": favors})

    def tile_in_supply(self, tile: int) -> int:
        """The tile itself or its next copy, if one is in the supply; EMPTY if not."""
        row = self.tiles[tile].row
        while tile < len(self.tiles) and self.tiles[tile].row == row:
            if self.space_of[tile] == IN_SUPPLY:
                return tile
            tile += 1
        return EMPTY

    def list_plans(self, seat: int, plans: list[Plan], start: int, kind: int, price: int) -> None:
        """Add to `legal` the plans of a kind that are in supply and can be paid in full."""
        for at, plan in enumerate(plans):
            if plan.kind == kind and self.affords(seat, plan.needs[price]) and self.tile_in_supply(plan.tile) != EMPTY:
                self.legal.append(start + at)
