"""A judge that has learned: it asks a net what a position promises."""

from __future__ import annotations

from caylus.bots.learned.file import NetFile
from caylus.core.goods import POINTS, PURSE
from caylus.core.state import NOBODY, State
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.knowledge.features import Features
from caylus.kit.knowledge.habits import Habits
from caylus.kit.knowledge.judge import Judge, final_shares
from caylus.kit.knowledge.weights import Weights


class LearnedJudge(Judge):
    """Judges positions of one game, at any moment, by a net; each from the chair of who decides."""

    def __init__(
        self, habits: Habits, features: Features, weights: Weights, encoder: Encoder, learned: NetFile
    ) -> None:
        super().__init__(habits, features, weights)
        self.encoder = encoder
        self.learned = learned
        self.net = learned.net

    def shares(self, state: State) -> list[float]:
        """The win shares to be expected."""
        seat = state.who
        if seat == NOBODY:
            return final_shares(state)
        self.net.look(self.encoder.encode_world(state, seat))
        return by_seat(self.net.shares(state.players), seat)

    def scores(self, state: State) -> list[float]:
        """The final scores to be expected; the true ones when the game is over."""
        seat = state.who
        purse = state.purse
        found = [float(purse[each * PURSE + POINTS]) for each in range(state.players)]
        if seat == NOBODY:
            return found
        self.net.look(self.encoder.encode_world(state, seat))
        to_come = by_seat(self.net.points(state.players), seat)
        return [found[each] + to_come[each] for each in range(state.players)]

    def by_source(self, state: State, seat: int) -> dict[str, float]:
        """A seat's points by what earns them: those it has and, while the game goes on, those to come."""
        found = {source: float(sums[seat]) for source, sums in state.points_by_source().items()}
        if state.who != NOBODY:
            self.net.look(self.encoder.encode_world(state, seat))
            to_come = self.net.by_source()
            for at in range(len(to_come)):
                source = self.learned.sources[at]
                found[source] = found.get(source, 0.0) + to_come[at]
        return found


def by_seat(chairs: list[float], seat: int) -> list[float]:
    """What was told from a seat's chair, in the order of the seats."""
    players = len(chairs)
    return [chairs[(each - seat) % players] for each in range(players)]
