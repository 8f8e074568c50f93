"""Climbing: better weights by small changes, each tried at the table against its opposite.

A step changes every row of a table a little, up or down by the dice, and lets the changed table play against the one
changed the other way round, on the same seed with seats exchanged. Rows are then moved the way that won, by as much as
it won: simultaneous perturbation, after Spall. A step says little about any one row, thousands of them say enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from random import Random
from typing import Final

from caylus.bots.judges import make_judge
from caylus.core.game import new
from caylus.core.state import State
from caylus.kit.knowledge.appraisal import appraise, best_of
from caylus.kit.knowledge.judge import Judge
from caylus.kit.knowledge.weights import SPREAD, TO_COME

Table = dict[str, list[float]]

STEPS_AT_ONCE: Final = 24  # steps from the same table, so that all cores have work; their outcomes are added up
CHANGE: Final = 0.4  # how large the changes are that are tried, as a part of the row's size ...
STRIDE: Final = 0.02  # ... and how far a row is moved for a contest that was won outright
LEAST: Final = 0.15  # points added to a row's size, so that rows of nothing can move too
LEVEL, TILT = 0.8, 0.6  # a change lifts a whole row, or tilts it between late and early turns
AT_THE_END: Final = 0.3  # of the first changes and strides are still made in the last steps
MARGIN: Final = 10.0  # a lead of so many points counts half of what a lead without end would


def climb(
    pool: Executor, game: str, players: int, table: Table, games: int, seed: int, say: Callable[[str], None]
) -> Table:
    """The table after so many games of climbing; the same for any number of workers."""
    rng = Random(f"climb {seed}")
    ways = 2 * len(moving(table))
    rounds = max(1, games // (2 * STEPS_AT_ONCE))
    for at in range(rounds):
        ease = 1 - (1 - AT_THE_END) * at / rounds
        first = seed * 10_000_000 + at * STEPS_AT_ONCE
        jobs = [
            (game, players, table, [CHANGE * ease * rng.choice((-1, 1)) for _ in range(ways)], first + step)
            for step in range(STEPS_AT_ONCE)
        ]
        outcomes = list(pool.map(contest, jobs, chunksize=max(1, STEPS_AT_ONCE // 8)))
        pull = [0.0] * ways
        for outcome, job in zip(outcomes, jobs, strict=True):
            for way, change in enumerate(job[3]):
                pull[way] += STRIDE / CHANGE * outcome * change
        table = changed(table, pull)
        if (at + 1) % max(1, rounds // 10) == 0:
            say(f"Climbing: {2 * STEPS_AT_ONCE * (at + 1)} of {2 * STEPS_AT_ONCE * rounds} games played")
    return {name: rounded(row) for name, row in table.items()}


def moving(table: Table) -> list[str]:
    """The rows that choices depend on."""
    return [name for name in table if name not in (TO_COME, SPREAD)]


def changed(table: Table, ways: Sequence[float]) -> Table:
    """The table with each row lifted and tilted by two of these numbers, in parts of the row's size."""
    found = dict(table)
    for at, name in enumerate(moving(table)):
        row = table[name]
        size = LEAST + sum(map(abs, row)) / len(row)
        lift, tilt = LEVEL * ways[2 * at], TILT * ways[2 * at + 1]
        found[name] = [
            weight + size * (lift + tilt * (2 * knot / (len(row) - 1) - 1)) for knot, weight in enumerate(row)
        ]
    return found


def contest(job: tuple[str, int, Table, list[float], int]) -> float:
    """How much better the change did than its opposite, between -1 and 1: two games, every other seat each."""
    game, players, table, ways, seed = job
    one, other = (make_judge(game, changed(table, [sign * way for way in ways])) for sign in (1, -1))
    total = 0.0
    for first in (0, 1):
        seats = [seat for seat in range(players) if seat % 2 == first]
        state = new(game, players, seed=seed)
        while not state.over:
            state.play(look_ahead(one if state.who in seats else other, state))
        total += outcome_for(seats, state)
    return total / 2


def outcome_for(seats: Sequence[int], state: State) -> float:
    """What a finished game says for these seats: their part of the win beyond an even one, and their lead in points."""
    scores, winners = state.scores(), state.winners()
    won = sum(seat in seats for seat in winners) / len(winners) - len(seats) / state.players
    own = sum(scores[seat] for seat in seats) / len(seats)
    others = (sum(scores) - own * len(seats)) / (state.players - len(seats))
    lead = own - others
    return won + 0.5 * lead / (abs(lead) + MARGIN)


def look_ahead(judge: Judge, state: State) -> int:
    """The action that promises most."""
    return best_of([appraise(judge, state, action) for action in state.actions()]).action


def rounded(values: Iterable[float]) -> list[float]:
    """Weights as the table writes them."""
    return [round(float(value), 2) for value in values]
