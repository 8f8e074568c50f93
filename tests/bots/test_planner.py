"""The planner against plain brute force: every walk of the provost, every chain of its own answers."""

from __future__ import annotations

import pytest

from caylus.bots.judges import judge_for, own_guess
from caylus.bots.planner import PlannerBot
from caylus.core.state import State
from caylus.kit.knowledge.appraisal import appraise
from tests.bots.situations import GAMES, after, where

FEW = 100  # ends of walks or chains that no budget cuts short


def guessed(states: list[State]) -> list[State]:
    """The states as the planner imagines them."""
    return [own_guess(state) for state in states]


def walks(state: State) -> bool:
    """Whether the provost is being walked."""
    return not state.over and judge_for(state).habits.walks(state)


def walked(state: State, turn: int) -> list[float]:
    """The win shares when everyone moves the provost for their own good, all walks of the turn tried."""
    if state.turn != turn or not walks(state):
        return judge_for(state).foresee(state.copy(), turn)
    seat = state.who
    return max((walked(after(state, action), turn) for action in state.legal), key=lambda shares: shares[seat])


def goes_on(before: State, state: State) -> bool:
    """Whether the same seat answers again at once, in the same turn, and it is no placement and no walk."""
    if state.over or state.who != before.who or state.turn != before.turn:
        return False
    habits = judge_for(state).habits
    return not habits.places(state) and not habits.walks(state)


def chained(before: State, state: State) -> float:
    """The best win share that the seat's own answers in a row lead to, all of them tried."""
    if not goes_on(before, state):
        return judge_for(state).foresee(state.copy(), before.turn)[before.who]
    return max(chained(state, after(state, action)) for action in state.legal)


def ends(before: State, state: State) -> int:
    """At most so many ends do chains have from here: the longest product of choices."""
    if not goes_on(before, state):
        return 1
    return len(state.legal) * max(ends(state, after(state, action)) for action in state.legal)


def is_chain(state: State) -> bool:
    """Whether answers lead to more questions to the same seat, and few enough."""
    habits = judge_for(state).habits
    if habits.places(state) or habits.walks(state) or len(state.legal) > 12:
        return False
    longest = max(ends(state, after(state, action)) for action in state.legal)
    return longest > 1 and len(state.legal) * longest <= FEW


@pytest.mark.parametrize("game", GAMES)
def test_every_walk_of_the_provost_is_reckoned_with(game: str) -> None:
    def meets_an_answer(state: State) -> bool:
        return walks(state) and any(walks(after(state, action)) for action in state.legal)

    for state in guessed(where(meets_an_answer, game, 2, number=4)):
        found = PlannerBot().appraise(state.copy())
        assert [each.action for each in found] == state.legal
        for each in found:
            assert each.share == pytest.approx(walked(after(state, each.action), state.turn)[state.who])


def test_no_walk_of_four_players_is_too_long() -> None:
    def is_long(state: State) -> bool:
        return walks(state) and ways(state, state.turn) > 1000

    (state,) = where(is_long, "caylus", 4, number=1)
    for each in PlannerBot().appraise(state.copy()):
        assert each.share == pytest.approx(walked(after(state, each.action), state.turn)[state.who])


def ways(state: State, turn: int) -> int:
    """How many walks there are."""
    if state.turn != turn or not walks(state):
        return 1
    return sum(ways(after(state, action), turn) for action in state.legal)


def test_a_walk_is_not_judged_as_if_nobody_answered() -> None:
    differ = 0
    for state in where(walks, "caylus", 2, number=12):
        for each in PlannerBot().appraise(state.copy()):
            differ += each.share != pytest.approx(appraise(judge_for(state), state, each.action).share)
    assert differ > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_chain_of_its_own_answers_is_tried(game: str) -> None:
    for state in guessed(where(is_chain, game, 2, number=4, whim=0.2)):
        found = PlannerBot().appraise(state.copy())
        assert [each.action for each in found] == state.legal
        for each in found:
            assert each.share == pytest.approx(chained(state, after(state, each.action)))


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_of_a_placement_ends_at_the_next_turn(game: str) -> None:
    (state,) = where(lambda state: state.turn == 3 and judge_for(state).habits.places(state), game, 3)
    found = PlannerBot().appraise(state.copy())
    assert {each.action for each in found} <= set(state.legal)
    assert len({each.action for each in found}) == len(found) > 1
    for each in found:
        assert each.outcome.over or each.outcome.turn == state.turn + 1
        assert 0 < each.share < 1
    assert PlannerBot().choose(state.copy()) == max(found, key=lambda each: each.share).action
