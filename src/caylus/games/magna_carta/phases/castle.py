"""Phase 5: the castle. (004, phase 5)"""

from caylus.core.actions import DECLINE
from caylus.core.effects import pairs
from caylus.core.goods import GOLD, POINTS, TOKEN
from caylus.core.message import Goods, Message, Ref, Seat
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION, replaced
from caylus.core.state import NOBODY, JsonObject
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import CASTLE
from caylus.games.magna_carta.state import ASK_CASTLE, END_OF_TURN, Table
from caylus.games.magna_carta.state import CASTLE as CASTLE_PHASE


def next_question(s: Table) -> None:
    """In the order of passing, while tokens are left. (004, phase 5; K8)"""
    if s.cursor < s.players and s.tokens_left():
        s.question(ASK_CASTLE, s.passed[s.cursor])
        return
    reward_best(s)
    s.begin_phase(END_OF_TURN)


def reward_best(s: Table) -> None:
    """Most batches win a gold, the earlier to pass on a tie; with none, two tokens leave the game. (004; R15-R17)"""
    best = NOBODY
    for seat in s.passed:
        if s.offers[seat] > (s.offers[best] if best != NOBODY else 0):
            best = seat
    s.offers = [0] * s.players
    if best != NOBODY:
        if s.trace is not None:
            s.happen("reward", best, "place castle", Message("most-batches", seat=Seat(best)))
        s.gain(best, GOLD, board.BEST_OFFER_GOLD)
        return
    s.happen("tokens", message=Message("no-batches"))
    for _ in range(min(board.REMOVED, s.tokens_left())):
        section = s.best_section()
        s.tokens = replaced(s.tokens, section, s.tokens[section] - 1)
        s.removed += 1
        if s.trace is not None:
            s.note({"kind": "token", "section": board.SECTIONS[section]})


# -- what is asked and said ---------------------------------------------------------------------------------


class OfferingBatches(Question[Table]):
    """Phase 5: one batch more, or no more."""

    def fits(self, s: Table) -> bool:
        """In the order of passing; who is still to come has offered nothing."""
        later = [seat for seat in s.passed[s.cursor + 1 :] if s.offers[seat]]
        return s.phase == CASTLE_PHASE and s.cursor < s.players and s.passed[s.cursor] == s.who and not later

    def list_answers(self, s: Table) -> None:
        """One more batch, gold standing in for what is short, or no more."""
        s.legal = [DECLINE]
        if s.affords_price(s.who, board.BATCH):
            s.legal.append(CASTLE)

    def answer(self, s: Table, action: int) -> None:
        """A batch takes the best token."""
        s.step = NO_QUESTION
        if action == DECLINE:
            s.cursor += 1
            return
        s.pay_price(s.who, board.BATCH)
        s.offers = replaced(s.offers, s.who, s.offers[s.who] + 1)
        s.take_tokens(s.who, 1)

    def asked(self, s: Table) -> Message:
        """The section, and what its token counts."""
        section = s.best_section()
        points = Goods({s.words.keys[POINTS]: board.TOKEN_POINTS[section]})
        return Message("ask-castle", section=Ref(f"section {board.SECTIONS[section]}"), points=points)

    def about(self, s: Table) -> JsonObject:
        """The section, and how many batches have been offered."""
        return {"section": board.SECTIONS[s.best_section()], "given": s.offers[s.who]}

    def subject(self, s: Table) -> str:
        """The section."""
        return f"section {board.SECTIONS[s.best_section()]}"

    def declined(self, s: Table) -> Message:
        """No more."""
        return Message("act-no-more-batches" if s.offers[s.who] else "act-no-batch")


class Castle(Verb[Table]):
    """`castle batch`."""

    def act(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """The section, and what its token counts."""
        points = board.TOKEN_POINTS[s.best_section()]
        return Message("act-castle", points=Goods({s.words.keys[POINTS]: points}))

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The section."""
        return f"section {board.SECTIONS[s.best_section()]}"

    def price(self, s: Table, action: int) -> list[int]:
        """The batch, gold standing in where it must."""
        return pairs(s.really_paid(action, board.BATCH))

    def gain(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The best token, and what it counts."""
        return [POINTS, s.token_points(1), TOKEN, 1]

    def obstacle(self, s: Table, action: int) -> Message | None:  # noqa: ARG002
        """Too little is left."""
        return Message("why-no-batch") if s.step == ASK_CASTLE else None
