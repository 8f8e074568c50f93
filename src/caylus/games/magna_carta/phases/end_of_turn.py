"""Phase 6: the end of the turn, and of the game. (004, phase 6 and end of the game)"""

from caylus.core.message import Message
from caylus.games.magna_carta import board
from caylus.games.magna_carta.state import INCOME, OVER, Table


def finish(s: Table) -> None:
    """With no token left the game ends; else the provost advances and the first player changes. (K5)"""
    if s.tokens_left() == 0:
        end_game(s)
        return
    if s.rules.standard:
        s.happen("provost")
        s.set_provost(min(s.provost + board.PROVOST_ADVANCE, s.road_end))
    s.first = (s.first + 1) % s.players
    if s.trace is not None:
        s.happen("order")
        s.note({"kind": "first", "seat": s.first})
    s.passed = []
    s.turn += 1
    s.begin_phase(INCOME)


def end_game(s: Table) -> None:
    """Tokens and visible buildings have been counted; what is left counts too. (004, end of the game)"""
    s.happen("end", message=Message("left-over"))
    for seat in range(s.players):
        s.score_left_over(seat, board.GOLD_POINTS, board.CUBES_A_POINT, board.DENIERS_A_POINT)
    s.end(OVER)
