"""Two tables of weights against each other: one seat judges by the package's, the others by those of a file.

PYTHONPATH=build/mypyc .venv/bin/python -m benchmarks.weights caylus OLD.toml --players 4 --games 200
"""

from __future__ import annotations

import argparse
import os
import tomllib
from multiprocessing import Pool
from pathlib import Path
from random import Random

from benchmarks import quick
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.judges import BEST, make_judge
from caylus.core.game import new
from caylus.kit.plug import find_knowledge

Job = tuple[str, int, str, Path, int, int]


def play(job: Job) -> tuple[float, float, float]:
    """A game: the win share and the score of the seat in question, and the others' mean score."""
    game, players, bot, path, seed, own = job
    rows = tomllib.loads(path.read_text("utf-8"))[f"players-{players}"]
    theirs = make_judge(game, {name: [float(value) for value in row] for name, row in rows.items()})
    ours = make_judge(game, find_knowledge(game).read_table(players))
    state = new(game, players, seed=seed)
    rng = Random(seed)
    bots = [registry.make(bot, f"{seed}/{own}/{seat}") for seat in range(players)]
    while not state.over:
        BEST.made[game, players] = ours if state.who == own else theirs
        state.play(ask(bots[state.who], state, rng))
    winners, scores = state.winners(), state.scores()
    others = sum(score for seat, score in enumerate(scores) if seat != own) / (players - 1)
    return (1 / len(winners) if own in winners else 0.0), scores[own], others


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.weights", description="Two tables of weights.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="the table of the others")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:300")
    parser.add_argument("--seed", type=int, default=9000, help="of the first game; each is played from every seat")
    quick.offer(parser)
    asked = parser.parse_args()
    games = asked.players if asked.quick else asked.games
    jobs: list[Job] = [
        (asked.game, asked.players, asked.bot, asked.file, asked.seed + at // asked.players, at % asked.players)
        for at in range(games)
    ]
    with Pool(os.cpu_count()) as pool:
        found = pool.map(play, jobs, chunksize=1)
    share, score, others = (sum(each[at] for each in found) / len(found) for at in range(3))
    print(f"{asked.game}, {asked.players} players, {asked.bot}, {len(found)} games: {share:.1%} of the victories")
    print(f"{score:.1f} points, the others {others:.1f}")


if __name__ == "__main__":
    main()
