"""Phase 4, stewardship: residences, monuments, recruitment, the provost; the next round. (001, phase 4)"""

from caylus.core.actions import DECLINE
from caylus.core.effects import NO_CUBE
from caylus.core.goods import GOLD
from caylus.core.message import Message
from caylus.core.questions import Question
from caylus.core.road import NO_QUESTION, OUT_OF_GAME, replaced
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.buildings import MONUMENT, RESIDENCE_TILE, STARTING
from caylus.games.caylus1303.phases import construction, income, placement
from caylus.games.caylus1303.state import ASK_MONUMENT, END_OF_TURN, OVER, Table


def begin(s: Table) -> None:
    """Starting buildings with a house are turned to their residence side. (001, phase 4, 1)"""
    s.begin_phase(END_OF_TURN)
    for space in range(1, board.ROAD_END + 1):
        if s.owner_at[space] != NOBODY and s.tile(space).kind == STARTING:
            if s.trace is not None:
                s.happen("residence", s.owner_at[space], f"place {s.tile(space).id}")
            s.space_of = replaced(s.space_of, s.tile_at[space], OUT_OF_GAME)
            s.put_tile(space, RESIDENCE_TILE, s.owner_at[space])


def next_question(s: Table) -> None:
    """Along the road each residence may become a monument; then the round ends. (001, phase 4, 2)"""
    while s.cursor < board.ROAD_END:
        s.cursor += 1
        if s.tile_at[s.cursor] == RESIDENCE_TILE:
            s.question(ASK_MONUMENT, s.owner_at[s.cursor])
            return
    income.recruit(s)
    reset_provost(s)
    if s.turn == board.ROUNDS:
        end_game(s)
    else:
        s.turn += 1
        placement.begin_round(s)


def reset_provost(s: Table) -> None:
    """Just before the last building of the unbroken run from the bridge. (001, phase 4, 4; K12)"""
    last = 0
    while last < board.ROAD_END and s.tile_at[last + 1] >= 0:
        last += 1
    s.happen("provost")
    s.set_provost(last - 1)


def end_game(s: Table) -> None:
    """Gold counts 2 points each. (001, end of game)"""
    s.happen("end", message=Message("gold-counts"))
    for seat in range(s.players):
        s.score(seat, board.GOLD_POINTS * s.holds(seat, GOLD), "left over", "gold")
    s.end(OVER)


# -- what is asked and said ---------------------------------------------------------------------------------


class BuildingMonument(Question[Table]):
    """Whether a residence becomes a monument."""

    def fits(self, s: Table) -> bool:
        """Of the residence's owner."""
        own = s.tile_at[s.cursor] == RESIDENCE_TILE and s.owner_at[s.cursor] == s.who
        return s.phase == END_OF_TURN and own

    def list_answers(self, s: Table) -> None:
        """A monument from the supply, or none."""
        s.legal = [DECLINE]
        construction.list_plans(s, s.who, MONUMENT, NO_CUBE)

    def answer(self, s: Table, action: int) -> None:
        """The owner of the residence decides."""
        s.step = NO_QUESTION
        if action != DECLINE:
            construction.build_monument(s, s.who, action, s.cursor)

    def asked(self, s: Table) -> Message:
        """The residence."""
        return Message("ask-monument", space=s.cursor)

    def about(self, s: Table) -> JsonObject:
        """Its space."""
        return {"space": s.cursor}

    def subject(self, s: Table) -> str:
        """Its space."""
        return f"space {s.cursor}"

    def declined(self, s: Table) -> Message:
        """It stays."""
        return Message("act-no-monument", space=s.cursor)
