"""Phase 6: building the castle. (003, phase 6)"""

from caylus.core.actions import DECLINE
from caylus.core.goods import FOOD
from caylus.core.road import NO_QUESTION, replaced
from caylus.core.state import NOBODY
from caylus.games.caylus import board
from caylus.games.caylus.actions import BATCH_NEEDS, CASTLE, CASTLE_PLACE
from caylus.games.caylus.board import SECTION_COUNT, SECTIONS
from caylus.games.caylus.state import ASK_CASTLE, END_OF_TURN, Table


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


def list_answers(s: Table) -> None:
    """A batch that can be paid, or no more. (003, phase 6; ruling 6.6)"""
    s.legal = [DECLINE]
    if not s.holds(s.who, FOOD):
        return
    for at, needs in enumerate(BATCH_NEEDS):
        if s.affords(s.who, needs):
            s.legal.append(CASTLE + at)


def answer(s: Table, action: int) -> None:
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
        text = f"{{{seat}}} builds a part of the {section.name}"
        s.note({"kind": "house", "seat": seat, "section": section.id, "text": text})
    s.score(seat, section.points, "batch", section.id)


def reward_best(s: Table) -> None:
    """Most batches this turn, the earlier in the castle on a tie, wins a favor. (003, phase 6; 6.36, K11)"""
    best = NOBODY
    for seat in s.castle:
        if s.batches[seat] > (s.batches[best] if best != NOBODY else 0):
            best = seat
    if best != NOBODY:
        if s.trace is not None:
            s.happen("reward", best, "place castle", f"{{{best}}} has given the most batches")
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
