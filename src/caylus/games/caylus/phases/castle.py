"""Phase 6: building the castle. (003, phase 6)"""

from caylus.core.actions import DECLINE
from caylus.core.effects import short_of
from caylus.core.goods import FOOD, POINTS
from caylus.core.message import Goods, Message, Ref, Seat
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION, replaced
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus import board
from caylus.games.caylus.actions import BATCH_NEEDS, CASTLE, CASTLE_PLACE
from caylus.games.caylus.board import SECTION_COUNT, SECTIONS, Section
from caylus.games.caylus.state import ASK_CASTLE, END_OF_TURN, Table
from caylus.games.caylus.state import CASTLE as CASTLE_PHASE


def next_question(s: Table) -> None:
    """Each player in the castle, in its order, gives batches; then the best builder wins a favor."""
    if s.cursor < len(s.castle):
        seat = s.castle[s.cursor]
        if s.section_with_room() == SECTION_COUNT:
            s.cursor += 1  # no room left anywhere: no batch and no penalty (6.33, K1)
        else:
            s.question(ASK_CASTLE, seat)
    elif s.cursor == len(s.castle):
        s.cursor += 1
        reward_best(s)
    else:
        finish(s)


def reward_best(s: Table) -> None:
    """Most batches this turn, the earlier in the castle on a tie, wins a favor. (003, phase 6; 6.36, K11)"""
    best = NOBODY
    for seat in s.castle:
        if s.batches[seat] > (s.batches[best] if best != NOBODY else 0):
            best = seat
    if best != NOBODY:
        if s.trace is not None:
            s.happen("reward", best, "place castle", Message("most-batches", seat=Seat(best)))
        s.grant_favors(best, 1)


def finish(s: Table) -> None:
    """Workers come home from the castle."""
    if s.castle:
        s.happen("home", cause="place castle")
    for seat in s.castle:
        s.worker_home(seat, CASTLE_PLACE)
    if s.castle:
        s.batches = [0] * s.players
    s.castle = []
    s.begin_phase(END_OF_TURN)


# -- what is asked and said ---------------------------------------------------------------------------------


def section_in_hand(s: Table) -> Section:
    """Where the next batch goes, or would go if there were room."""
    return SECTIONS[min(s.section_with_room(), SECTION_COUNT - 1)]


class GivingBatches(Question[Table]):
    """Phase 6: one batch more, or no more."""

    def fits(self, s: Table) -> bool:
        """Of who is next in the castle, while there is room."""
        in_turn = s.phase == CASTLE_PHASE and s.cursor < len(s.castle) and s.castle[s.cursor] == s.who
        return in_turn and s.section_with_room() < SECTION_COUNT

    def list_answers(self, s: Table) -> None:
        """A batch that can be paid, or no more. (003, phase 6; ruling 6.6)"""
        s.legal = [DECLINE]
        if not s.holds(s.who, FOOD):
            return
        for at, needs in enumerate(BATCH_NEEDS):
            if s.affords(s.who, needs):
                s.legal.append(CASTLE + at)

    def answer(self, s: Table, action: int) -> None:
        """A batch puts a house into the castle; who gives none at all loses 2 points. (003, phase 6; 6.34)"""
        s.step = NO_QUESTION
        seat = s.who
        if action == DECLINE:
            s.cursor += 1
            if s.batches[seat] == 0:
                s.score(seat, board.NO_BATCH, "no batch", "castle")
            return
        s.pay(seat, BATCH_NEEDS[action - CASTLE])
        at = s.section_with_room()
        section = SECTIONS[at]
        part = seat * SECTION_COUNT + at
        s.houses = replaced(s.houses, part, s.houses[part] + 1)
        s.batches = replaced(s.batches, seat, s.batches[seat] + 1)
        if s.trace is not None:
            s.note({"kind": "house", "seat": seat, "section": section.id})
        s.score(seat, section.points, "batch", section.id)

    def asked(self, s: Table) -> Message:
        """The section."""
        section = section_in_hand(s)
        return Message("ask-castle", section=Ref(f"section {section.id}"), points=section.points)

    def about(self, s: Table) -> JsonObject:
        """The section, and how many batches have been given."""
        return {"section": section_in_hand(s).id, "given": s.batches[s.who]}

    def subject(self, s: Table) -> str:  # noqa: ARG002
        """The castle."""
        return "place castle"

    def declined(self, s: Table) -> Message:
        """What it costs to give none."""
        if s.batches[s.who]:
            return Message("act-no-more-batches")
        loss = min(-board.NO_BATCH, s.holds(s.who, POINTS))
        return Message("act-no-batch", loss=Goods({s.words.keys[POINTS]: loss} if loss else {}))

    def gain_declined(self, s: Table) -> list[int]:
        """2 points are lost, as far as one has them."""
        return [] if s.batches[s.who] else [POINTS, -min(-board.NO_BATCH, s.holds(s.who, POINTS))]


class Castle(Verb[Table]):
    """`castle`: a batch of these cubes."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The section."""
        return f"section {section_in_hand(s).id}"

    def price(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The batch."""
        return BATCH_NEEDS[action - self.start][:]

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The points of the section."""
        return [POINTS, section_in_hand(s).points]

    def obstacle(self, s: Table, action: int) -> Message | None:
        """What is short."""
        return short_of(s, s.who, BATCH_NEEDS[action - self.start]) if s.step == ASK_CASTLE else None
