"""Phase 7: the bailiff moves, sections are scored, the turn or the game ends. (003, phase 7)"""

from typing import Final

from caylus.core.message import Message, Ref
from caylus.games.caylus import board
from caylus.games.caylus.board import SECTION_COUNT, SECTIONS
from caylus.games.caylus.state import INCOME, OVER, Table

# How far the phase has come
BAILIFF: Final = 0
SCORING: Final = 1

LEFT_OVER: Final = Message("left-over")


def next_question(s: Table) -> None:
    """Move the bailiff; score each section that is due, player by player; go on to the next turn."""
    if s.stage == BAILIFF:
        move_bailiff(s)
        s.stage = SCORING
    elif s.section < SECTION_COUNT and due(s, s.section):
        score_section(s)
    elif s.section == SECTION_COUNT:
        end_game(s)
    else:
        begin_turn(s)


def move_bailiff(s: Table) -> None:
    """Two spaces if the provost is beyond him, else one; the provost joins him. (003, phase 7)"""
    s.happen("bailiff")
    s.bailiff += 2 if s.provost > s.bailiff else 1
    if s.trace is not None:
        s.note({"kind": "bailiff", "to": s.bailiff})
    s.set_provost(s.bailiff)


def due(s: Table, section: int) -> bool:
    """The bailiff has reached its mark, or all its parts are built. (003, phase 7; 6.37, 6.38)"""
    return s.bailiff >= SECTIONS[section].mark or s.houses_in(section) >= SECTIONS[section].parts


def score_section(s: Table) -> None:
    """The next player in turn order counts houses; after the last, the next section is under construction.

    Favors are used before the next player counts; columns open only when all have (003, scoring; 6.12).
    """
    section = SECTIONS[s.section]
    if s.trace is not None:
        message = Message("scoring", section=Ref(f"section {section.id}"))
        s.happen("scoring", cause=f"section {section.id}", message=message)
    if s.cursor == s.players:
        s.section += 1
        s.cursor = 0
        if s.trace is not None:
            s.note({"kind": "section", "section": section.id, "columns": s.columns_open()})
        return
    seat = s.order[s.cursor]
    s.cursor += 1
    houses = s.houses[seat * SECTION_COUNT + s.section]
    if houses == 0:
        s.score(seat, section.loss, "no house", section.id)
    favors = section.favors_for(houses)
    if favors:
        s.grant_favors(seat, favors)


def begin_turn(s: Table) -> None:
    """A new turn; with two players the order changes. (003, two players; K9)"""
    if s.players == 2:
        s.happen("order")
        s.change_order(s.order[::-1])
    s.turn += 1
    s.passed = []
    s.begin_phase(INCOME)


def end_game(s: Table) -> None:
    """What is left counts: gold, other cubes, deniers, each rounded down by itself. (003, end; 6.9)"""
    s.happen("end", message=LEFT_OVER)
    for seat in range(s.players):
        s.score_left_over(seat, board.GOLD_POINTS, board.CUBES_A_POINT, board.DENIERS_A_POINT)
    s.end(OVER)
