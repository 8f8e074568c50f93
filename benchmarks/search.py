"""How fast the search is: simulations a second on one core, beside OpenSpiel's C++ tree search.

    PYTHONPATH=build/mypyc .venv/bin/python -m benchmarks.search [--rounds N] [--seconds S] [--only PATTERN]

*Judged*: the search as bots use it, each new position judged by a table of weights, or by the net where there is one:
then its rate is told as a part of the table's in the same rounds, too. *Played out*: each new position played at
random to the end of the game, on both sides, so that the two can be compared: ours on Caylus with 4 players,
OpenSpiel's `MCTSBot` (its C++ one, driven from Python) on chess. All take turns on one core; rates are per second
of CPU time, as the median of the rounds with half of the distance from the lowest to the highest.
"""

from __future__ import annotations

import argparse
import gc
import importlib.util
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import partial
from operator import truediv
from random import Random

import caylus
from benchmarks import machine, quick
from caylus.bots.judges import BEST, LINEAR, Judges
from caylus.bots.learned.judge import LearnedJudge
from caylus.bots.search.tree import ROLL_OUT, Manner, Tree, manner_for
from caylus.core.state import State

CHESS = "OpenSpiel chess (C++), played out"
TABLE, NET = "judged by the table", "judged by the net"


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    rounds: int = 5
    seconds: float = 2.0  # of CPU time for a measurement
    positions: int = 12  # at which each round searches in turn
    step: int = 200  # simulations between two looks at the clock


QUICK = Effort(rounds=1, seconds=0.01, positions=1, step=5)


def positions(game: str, players: int, number: int) -> list[State]:
    """Moments of games played by habit, from the first tenth of a game to four fifths."""
    found: list[State] = []
    for seed in range(number):
        state = caylus.new(game, players, seed=seed)
        habits = LINEAR.judge(state).habits
        moments: list[State] = []
        while not state.over:
            moments.append(state.copy())
            state.play(habits.pick(state))
        found.append(moments[int(len(moments) * Random(seed).uniform(0.1, 0.8))])
    return found


def simulate(states: list[State], judges: Judges, manner: Manner | None, effort: Effort) -> float:
    """Simulations a second of CPU time, over all positions."""
    done, spent = 0, 0.0
    for state in states:
        judge = judges.judge(state)
        begun = time.process_time()
        tree = Tree(judge, state.copy(), manner or manner_for(state.players, guesses=False))
        if manner is None:
            tree.widen_root()
        going = True
        while going:
            for _ in range(effort.step):
                tree.simulate()
            done += effort.step
            going = time.process_time() - begun < effort.seconds / len(states)
        spent += time.process_time() - begun
    return done / spent


def simulate_chess(effort: Effort) -> float:
    """Simulations a second of OpenSpiel's C++ search with roll-outs, in the middle of games of chess."""
    import pyspiel  # noqa: PLC0415 (installed by `make bench` only)

    game = pyspiel.load_game("chess")
    done, spent, seed = 0, 0.0, 0
    while spent < effort.seconds:
        rng = Random(seed)
        state = game.new_initial_state()
        for _ in range(40):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal():
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.MCTSBot(game, evaluator, 1.4, effort.step, 500, False, seed, False)
            begun = time.process_time()
            bot.mcts_search(state)
            spent += time.process_time() - begun
            done += effort.step
        seed += 1
    return done / spent


def main() -> None:
    """Measure in turn and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=Effort.rounds)
    parser.add_argument("--seconds", type=float, default=Effort.seconds, help="CPU seconds of a measurement")
    parser.add_argument("--only", default="*", help="lines to measure, as in '*2 players, judged*'")
    quick.offer(parser)
    asked = parser.parse_args()
    effort = QUICK if asked.quick else Effort(asked.rounds, asked.seconds)
    plain = Manner(glance=ROLL_OUT, planned=0)
    every: dict[str, Callable[[], float]] = {}
    for game in caylus.GAMES:
        for players in (2, 4):
            states = positions(game, players, effort.positions)
            name = f"{game}, {players} players, "
            every[name + TABLE] = partial(simulate, states, LINEAR, None, effort)
            if isinstance(BEST.judge(states[0]), LearnedJudge):
                every[name + NET] = partial(simulate, states, BEST, None, effort)
            every[name + "played out"] = partial(simulate, states, LINEAR, plain, effort)
    if importlib.util.find_spec("pyspiel"):
        every[CHESS] = partial(simulate_chess, effort)
    measured = {name: measure for name, measure in every.items() if fnmatch(name, asked.only)}
    found: dict[str, list[float]] = {name: [] for name in measured}
    gc.disable()
    for _ in range(effort.rounds):
        for name, measure in measured.items():
            found[name].append(measure())
            gc.collect()
    print(", ".join(f"{key} {value}" for key, value in machine.describe().items()))
    print("| search | simulations/s | times OpenSpiel's | times the table's |")
    print("| --- | ---: | ---: | ---: |")
    for name, rates in found.items():
        middle = statistics.median(rates)
        spread = (max(rates) - min(rates)) / 2 / middle
        chess = times(rates, found.get(CHESS, []))
        table = times(rates, found.get(name.replace(NET, TABLE), [])) if name.endswith(NET) else ""
        print(f"| {name} | {middle:,.0f} ±{spread:.0%} | {chess} | {table} |")
    if CHESS not in every:
        print("OpenSpiel is not installed, so not compared with; `make bench` installs it.")


def times(rates: list[float], others: list[float]) -> str:
    """How many times as quick as what took turns with it, as the median of the rounds; empty if nothing did."""
    return f"{statistics.median(map(truediv, rates, others)):.2f}" if others else ""


if __name__ == "__main__":
    main()
