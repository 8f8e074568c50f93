"""The planner: thinks its own turn through.

Where it places a worker, it plays the rest of the turn in its head: each seat goes on with what then promises it
most, out of the few places that habit likes best. Where its own decisions follow one another (what to pay, which
batches to give, how to use a favor) it tries every combination. The provost's walk it solves as a game of
its own: each seat in turn moves him where that seat fares best. Where combinations or walks are too many, what is left
of them is ended by habit.
"""

from __future__ import annotations

from typing import Final

from caylus.bots.judges import judge_for, own_guess
from caylus.core.state import NOBODY, State
from caylus.kit.knowledge.appraisal import Appraisal, appraise, best_of
from caylus.kit.knowledge.judge import Judge

BEAM: Final = 8  # placements that are thought through
IDEAS: Final = 5  # placements looked at when it goes on in its head ...
RIVALS: Final = 3  # ... and when the others do
COMBINATIONS: Final = 2_000  # of its own answers in a row: nearly always all of them
WALKS: Final = 2_401  # of the provost, all there are if four players move him up to three spaces either way ...
FORESEEN_WALKS: Final = 60  # ... and while he is still far off


class PlannerBot:
    """Plans its turn."""

    def choose(self, state: State) -> int:
        """The action of the best plan."""
        return best_of(self.appraise(state)).action

    def appraise(self, state: State) -> list[Appraisal]:
        """What each legal action promises as the beginning of a plan; of placements only the most promising."""
        return plan_turn(judge_for(state), own_guess(state))


def plan_turn(judge: Judge, state: State) -> list[Appraisal]:
    """What the answers promise as the beginning of a plan for the rest of the turn."""
    if not judge.knows:
        return [appraise(judge, state, action) for action in state.legal]
    if judge.habits.places(state):
        return plan_placement(judge, state)
    if judge.habits.walks(state):
        return [solve_walk(judge, state, action) for action in state.legal]
    return [combine(judge, state, action, state.who, COMBINATIONS // len(state.legal)) for action in state.legal]


def plan_placement(judge: Judge, state: State) -> list[Appraisal]:
    """Look at every place, and think the most promising ones through to the end of the turn."""
    found = [appraise(judge, state, action) for action in judge.habits.considered(state)]
    ranked = sorted(range(len(found)), key=lambda at: -found[at].share)
    return [think_through(judge, state, found[at].action) for at in ranked[:BEAM]]


def think_through(judge: Judge, state: State, action: int) -> Appraisal:
    """The rest of the turn after a placement: each seat goes on with what then promises it most."""
    seat = state.who
    turn = state.turn
    habits = judge.habits
    after = follow(state, action)
    while after.who != NOBODY and after.turn == turn and not habits.walks(after):
        ideas = 0 if not habits.places(after) else IDEAS if after.who == seat else RIVALS
        after.carry_out(best_idea(judge, after, ideas) if ideas else habits.pick(after))
        after.settle()
    end = walk_on(judge, after, turn, FORESEEN_WALKS)
    return Appraisal(action, end.shares[seat], end.outcome)


def best_idea(judge: Judge, state: State, ideas: int) -> int:
    """The most promising of the few placements that habit likes best, or to pass if that is worth a thought."""
    worth = judge.habits.weigh(state)
    ranked = sorted(range(1, len(worth)), key=lambda at: -worth[at])[:ideas]
    passing = [0] if judge.habits.considered(state)[0] == state.legal[0] else []
    found = [appraise(judge, state, state.legal[at]) for at in [*passing, *ranked]]
    return best_of(found).action


def combine(judge: Judge, state: State, action: int, seat: int, budget: int) -> Appraisal:
    """The best that an answer can lead to by the seat's own answers that follow at once."""
    after = follow(state, action)
    follows = after.who == seat and after.turn == state.turn and not judge.habits.places(after)
    if not follows or budget < len(after.legal) or judge.habits.walks(after):
        shares = judge.foresee(after, state.turn)
        return Appraisal(action, shares[seat], after)
    best = best_of([combine(judge, after, each, seat, budget // len(after.legal)) for each in after.legal])
    return Appraisal(action, best.share, best.outcome)


class Walk:
    """Where the provost's walk ends: what that promises each seat, and the outcome of the turn."""

    def __init__(self, shares: list[float], outcome: State) -> None:
        self.shares = shares
        self.outcome = outcome


def solve_walk(judge: Judge, state: State, action: int) -> Appraisal:
    """Where the provost ends up if every seat that may still move him does what is best for itself."""
    end = walk_on(judge, follow(state, action), state.turn, WALKS // len(state.legal))
    return Appraisal(action, end.shares[state.who], end.outcome)


def walk_on(judge: Judge, state: State, turn: int, budget: int) -> Walk:
    """Let each seat move the provost for its own good; then the turn ends by habit."""
    if state.who == NOBODY or state.turn != turn or not judge.habits.walks(state) or budget < len(state.legal):
        return Walk(judge.foresee(state, turn), state)
    seat = state.who
    best: Walk | None = None
    for action in state.legal:
        end = walk_on(judge, follow(state, action), turn, budget // len(state.legal))
        if best is None or end.shares[seat] > best.shares[seat]:
            best = end
    assert best is not None
    return best


def follow(state: State, action: int) -> State:
    """The state after an action; the one before stays as it is."""
    after = state.copy()
    after.carry_out(action)
    after.settle()
    return after
