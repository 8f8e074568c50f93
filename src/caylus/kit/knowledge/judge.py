"""The judge: what final scores and win shares a position promises."""

from __future__ import annotations

from caylus.core.goods import POINTS, PURSE
from caylus.core.state import NOBODY, State
from caylus.kit.knowledge.features import Features
from caylus.kit.knowledge.habits import Habits
from caylus.kit.knowledge.weights import Weights, win_shares


class Judge:
    """Judges positions of one game with one number of players."""

    def __init__(self, habits: Habits, features: Features, weights: Weights) -> None:
        self.habits = habits
        self.features = features
        self.weights = weights
        self.knows = True  # enough of the game for plans to be worth making

    def scores(self, state: State) -> list[float]:
        """The final scores to be expected at the beginning of a turn; the true ones when the game is over."""
        purse = state.purse
        if state.who == NOBODY:
            return [float(purse[seat * PURSE + POINTS]) for seat in range(state.players)]
        moment = self.weights.moment(self.features.turns_left(state))
        weights = self.weights.by_time[moment]
        rest = self.weights.to_come[moment]
        found: list[float] = []
        for seat in range(state.players):
            counts = self.features.count(state, seat)
            total = rest + purse[seat * PURSE + POINTS]
            for at in range(len(counts)):
                if counts[at] != 0:
                    total += counts[at] * weights[at]
            found.append(total)
        return found

    def spread(self, state: State) -> float:
        """How far final scores may lie from what is expected now."""
        if state.who == NOBODY:
            return 1.0
        return self.weights.spreads[self.weights.moment(self.features.turns_left(state))]

    def foresee(self, state: State, turn: int) -> list[float]:
        """The win shares to be expected if that turn is brought to its end by habit; plays on the state itself.

        A state that has come to the next turn already is judged as it is.
        """
        if state.turn == turn:
            self.habits.finish_turn(state)
        return self.shares(state)

    def shares(self, state: State) -> list[float]:
        """The win shares to be expected at the beginning of a turn."""
        if state.who == NOBODY:
            return final_shares(state)
        return win_shares(self.scores(state), self.spread(state))


def final_shares(state: State) -> list[float]:
    """A win, shared by who ties; and a little for every point, so that even the beaten play on."""
    scores = [float(points) for points in state.scores()]
    highest = max(scores)
    winners = sum(1 for score in scores if score == highest)
    soft = win_shares(scores, 3.0)
    return [0.9 * (1.0 / winners if scores[at] == highest else 0.0) + 0.1 * soft[at] for at in range(len(scores))]
