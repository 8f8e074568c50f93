"""The mulligan: once, each player may throw the first three cards away for three others. (004, set-up; R21, K1)"""

from caylus.core.actions import DECLINE
from caylus.core.message import Message
from caylus.core.questions import Question
from caylus.core.road import NO_QUESTION
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import REPLACE
from caylus.games.magna_carta.state import ASK_MULLIGAN, INCOME, MULLIGAN, Table


def next_question(s: Table) -> None:
    """Clockwise from the first player; then the first income."""
    if s.cursor == s.players:
        s.begin_phase(INCOME)
        return
    s.question(ASK_MULLIGAN, (s.first + s.cursor) % s.players)
    s.cursor += 1


def replace_hand(s: Table, seat: int) -> None:
    """Discard the whole hand and draw as many, the rest of the pile first. (004, B; R8)"""
    for _ in range(s.discard_hand(seat)):
        s.draw_card(seat)


# -- what is asked and said ---------------------------------------------------------------------------------


class Mulligan(Question[Table]):
    """Whether the first hand is kept."""

    def fits(self, s: Table) -> bool:
        """Of who is next, before the first turn, with fresh hands and nothing built."""
        fresh = s.turn == 1 and s.road_end == s.players and all(len(hand) == board.HAND for hand in s.hands)
        in_turn = 1 <= s.cursor <= s.players and (s.first + s.cursor - 1) % s.players == s.who
        return s.phase == MULLIGAN and fresh and in_turn

    def list_answers(self, s: Table) -> None:
        """All three or none."""
        s.legal = [DECLINE, REPLACE]

    def answer(self, s: Table, action: int) -> None:
        """Thrown cards lie face up on the discards."""
        s.step = NO_QUESTION
        if action == REPLACE:
            replace_hand(s, s.who)

    def subject(self, s: Table) -> str:  # noqa: ARG002
        """One's hand."""
        return "hand own"

    def declined(self, s: Table) -> Message:  # noqa: ARG002
        """They stay."""
        return Message("act-keep")
