"""How long each level thinks and how much memory it takes, in every game with every number of players.

    PYTHONPATH=build/mypyc .venv/bin/python -m benchmarks.levels [--seconds S] [--only LEVEL]

One seat of the level sits against journeymen and keeps its bot, as in the arena; at a table it is made anew each time.
Each line is a process of its own that thinks for so many seconds or a thousand decisions; it tells the mean and the
longest of those with a choice, and the most memory that the process took, the interpreter and the games included. Let
nothing else run beside it.
"""

from __future__ import annotations

import argparse
import resource
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

import caylus
from benchmarks import machine, quick
from benchmarks.ladder import GAMES, LEVELS
from caylus.bots.bot import ask
from caylus.bots.registry import make

LIMITS = dict(zip(LEVELS, (0.1, 0.1, 0.1, 0.5, 0.5, 1.5), strict=True))  # seconds
MEMORY = 300  # megabytes
ENOUGH = 1000  # decisions
QUICK = 0.05  # seconds, at a single table


@dataclass(frozen=True)
class Stay:
    """What a level took at one kind of table."""

    decisions: int
    mean: float
    longest: float
    megabytes: float


def sit(game: str, players: int, level: str, seconds: float) -> Stay:
    """Play one seat for so long, game after game."""
    taken: list[float] = []
    seed = 0
    while sum(taken) < seconds and len(taken) < ENOUGH:
        seed += 1
        state = caylus.new(game, players, seed=seed)
        seat = seed % players
        bots = [make(level if at == seat else "journeyman", f"{seed} {at}") for at in range(players)]
        rng = Random(seed)
        while not state.over and sum(taken) < seconds:
            begun = time.perf_counter()
            action = ask(bots[state.who], state, rng)
            if state.who == seat and len(state.actions()) > 1:
                taken.append(time.perf_counter() - begun)
            state.play(action)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Stay(len(taken), sum(taken) / len(taken), max(taken), megabytes)


def main() -> None:
    """Print a line for each level and table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each level plays at each table")
    parser.add_argument("--only", choices=LEVELS, help="one level")
    quick.offer(parser)
    asked = parser.parse_args()
    seconds = QUICK if asked.quick else asked.seconds
    tables = [(game, players) for game, counts in GAMES.items() for players in counts]
    print(", ".join(f"{name}: {value}" for name, value in machine.describe().items()))
    print("| level | game | players | decisions | mean ms | longest ms | at most | MB | kept |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    for level in [asked.only] if asked.only else LEVELS:
        for game, players in tables[:1] if asked.quick else tables:
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as alone:
                stay = alone.submit(sit, game, players, level, seconds).result()
            kept = "yes" if stay.longest <= LIMITS[level] and stay.megabytes <= MEMORY else "**no**"
            print(
                f"| {level} | {game} | {players} | {stay.decisions} | {1000 * stay.mean:.1f} | "
                f"{1000 * stay.longest:.1f} | {1000 * LIMITS[level]:.0f} | {stay.megabytes:.0f} | {kept} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
