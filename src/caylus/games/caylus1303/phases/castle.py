"""Phase 3: delivery at the Construction Site. (001, phase 3)"""

from typing import Final

from caylus.core.actions import DECLINE
from caylus.core.effects import short_of
from caylus.core.goods import GOLD, POINTS
from caylus.core.message import Goods, Message, Seat
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.actions import BUNDLE_NEEDS, DELIVER, SITE_PLACE
from caylus.games.caylus1303.board import BUNDLES, PROPER
from caylus.games.caylus1303.characters import CHAMBERLAIN, CHARACTERS, DELIVERYMAN, FOREMAN, GOLDSMITH
from caylus.games.caylus1303.phases import end_of_turn
from caylus.games.caylus1303.state import ASK_DELIVERY, CASTLE, LENT_GOLDSMITH, Table

# How far the phase has come
DELIVERING: Final = 0
REWARDED: Final = 1


def begin(s: Table) -> None:
    """Nothing has been delivered this round."""
    s.begin_phase(CASTLE)


def next_question(s: Table) -> None:
    """In the order of the site, then the Deliveryman's holder; then the best deliverer wins a favor. (K11)"""
    if s.stage == REWARDED:
        end_of_turn.begin(s)
    elif s.cursor < len(s.queue):
        s.question(ASK_DELIVERY, s.queue[s.cursor])
    elif s.cursor == len(s.queue) and s.holder[DELIVERYMAN] >= 0:
        s.question(ASK_DELIVERY, s.holder[DELIVERYMAN])
    else:
        s.stage = REWARDED
        reward_best(s)
        finish(s)


def may_deliver(s: Table, seat: int, at: int) -> bool:
    """Three different resources with food; any three with the Chamberlain."""
    return PROPER[at] or s.has(seat, CHAMBERLAIN)


def foreman_points(s: Table, seat: int) -> int:
    """What the Foreman adds to a bundle of the seat."""
    return CHARACTERS[FOREMAN].points if s.has(seat, FOREMAN) else 0


def goldsmith_points(s: Table, seat: int, at: int) -> int:
    """What the Goldsmith adds to the bundle: only to the first with gold that his holder delivers a round. (K10)"""
    pays = s.has(seat, GOLDSMITH) and BUNDLES[at][GOLD] > 0 and not s.spent & LENT_GOLDSMITH
    return CHARACTERS[GOLDSMITH].points if pays else 0


def points_for(s: Table, seat: int, at: int) -> int:
    """What the bundle brings the seat now, the points of its characters included."""
    return board.BUNDLE_POINTS + foreman_points(s, seat) + goldsmith_points(s, seat, at)


def reward_best(s: Table) -> None:
    """Most bundles this round; on a tie the earlier worker on the site, a Deliveryman without one last. (6.18, 6.19)"""
    best = NOBODY
    for seat in [*s.queue, *range(s.players)]:
        if s.bundles[seat] > (s.bundles[best] if best != NOBODY else 0):
            best = seat
    if best != NOBODY:
        if s.trace is not None:
            s.happen("reward", best, "place site", Message("most-bundles", seat=Seat(best)))
        s.grant_favors(best, 1)


def finish(s: Table) -> None:
    """What was delivered is remembered."""
    if s.trace is not None and (s.queue or any(s.bundles)):
        s.happen("home", cause="place site")
        s.note({"kind": "site"})
    for seat in range(s.players):
        s.delivered[seat] += s.bundles[seat]
        s.bundles[seat] = 0
    s.queue = []
    s.cursor = 0


# -- what is asked and said ---------------------------------------------------------------------------------


class Delivering(Question[Table]):
    """One bundle more, or no more."""

    def fits(self, s: Table) -> bool:
        """Of who is next on the site, or has the Deliveryman at last."""
        if s.phase != CASTLE or s.stage != DELIVERING or s.cursor > len(s.queue):
            return False
        return s.who == (s.queue[s.cursor] if s.cursor < len(s.queue) else s.holder[DELIVERYMAN])

    def list_answers(self, s: Table) -> None:
        """A bundle that can be paid, or no more."""
        s.legal = [DECLINE]
        for at, needs in enumerate(BUNDLE_NEEDS):
            if may_deliver(s, s.who, at) and s.affords(s.who, needs):
                s.legal.append(DELIVER + at)

    def answer(self, s: Table, action: int) -> None:
        """5 points a bundle, more with Foreman and Goldsmith; the worker goes to the Camp afterwards. (6.20, K10)"""
        seat = s.who
        s.step = NO_QUESTION
        if action == DECLINE:
            if s.cursor < len(s.queue):
                s.to_camp(seat, SITE_PLACE)
            s.cursor += 1
            return
        at = action - DELIVER
        s.pay(seat, BUNDLE_NEEDS[at])
        s.bundles[seat] += 1
        if s.trace is not None:
            s.note({"kind": "bundle", "seat": seat})
        s.score(seat, board.BUNDLE_POINTS, "bundle", "site")
        s.score(seat, foreman_points(s, seat), "character", "foreman")
        golden = goldsmith_points(s, seat, at)
        if golden:
            s.spent |= LENT_GOLDSMITH
            s.score(seat, golden, "character", "goldsmith")

    def about(self, s: Table) -> JsonObject:
        """How many have been delivered."""
        return {"given": s.bundles[s.who]}

    def subject(self, s: Table) -> str:  # noqa: ARG002
        """The Construction Site."""
        return "place site"

    def declined(self, s: Table) -> Message:
        """No more."""
        return Message("act-no-more-bundles" if s.bundles[s.who] else "act-no-bundle")


class Deliver(Verb[Table]):
    """`deliver`: a bundle of these resources."""

    def aside(self, s: Table, action: int) -> Message | None:
        """What it brings."""
        gain = s.words.paired(self.gain(s, action))
        return Message("aside-gain", gain=Goods(gain)) if gain else None

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The Construction Site."""
        return "place site"

    def price(self, s: Table, action: int) -> list[int]:  # noqa: ARG002
        """The bundle."""
        return BUNDLE_NEEDS[action - self.start][:]

    def gain(self, s: Table, action: int) -> list[int]:
        """Its points, those of one's characters included."""
        return [POINTS, points_for(s, s.who, action - self.start)] if s.who >= 0 else []

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Why it cannot be delivered."""
        if s.step != ASK_DELIVERY:
            return None
        if not may_deliver(s, s.who, action - self.start):
            return Message("why-no-bundle")
        return short_of(s, s.who, BUNDLE_NEEDS[action - self.start])
