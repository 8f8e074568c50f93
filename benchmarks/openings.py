"""How a bot plays among its own kind: workers placed by turn, first acts that are a pass, houses, favors.

python -m benchmarks.openings caylus --players 4 --bot linear:200 --bot search:200 --games 10

With `--first` bots are judged by the tables, and have the habits, of version 0.1: so they played before.

An act is an answer where a seat places a worker or may pass. Of first acts those are counted where a seat could pass or
do something else. With `--turns` games are left after so many, which tells how they begin in a fraction of the time.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from random import Random

import caylus
from benchmarks import quick
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.clock import by_processor
from caylus.bots.judges import BEST, LINEAR
from caylus.core.actions import PASS
from caylus.core.state import State
from caylus.games.caylus.state import Table

TURNS = (1, 2, 3, 6, 10)
FIRST_SEED = 9000


class Look:
    """What was seen in some games."""

    def __init__(self) -> None:
        self.placed: dict[int, list[int]] = defaultdict(list)  # by turn, one number a seat
        self.first_acts: list[bool] = []  # whether it was a pass, of each seat's first turn ...
        self.turns_begun: list[bool] = []  # ... and of every turn
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.turns: list[int] = []
        self.houses: list[list[int]] = []
        self.favors: list[list[int]] = []

    def play(self, game: str, players: int, code: str, seed: int, most: int) -> None:
        """Play a game, or so many turns of it, and look on."""
        state = caylus.new(game, players, seed=seed)
        bots = [registry.make(code, f"{seed}/{seat}", files=True) for seat in range(players)]
        rng = Random(seed)
        placed: dict[tuple[int, int], int] = defaultdict(int)
        while not state.over and state.turn <= most:
            seat, turn = state.who, state.turn
            action = ask(bots[seat], state, rng)
            if PASS in state.legal and len(state.legal) > 1 and (turn, seat) not in placed:
                self.turns_begun.append(action == PASS)
                if all(who != seat for _, who in placed):
                    self.first_acts.append(action == PASS)
            places = state.notation(action).startswith("place ")
            if places or PASS in state.legal:
                placed[turn, seat] += places
            state.play(action)
        for (turn, _), number in placed.items():
            self.placed[turn].append(number)
        if state.over:
            self.end(state)

    def end(self, state: State) -> None:
        """What lies on the table at the end."""
        self.scores += state.scores()
        self.winners.append(max(state.scores()))
        self.turns.append(state.turn)
        if isinstance(state, Table):
            sections, lines = len(state.houses) // state.players, len(state.level) // state.players
            for seat in range(state.players):
                self.houses.append(state.houses[seat * sections : (seat + 1) * sections])
                self.favors.append(state.level[seat * lines : (seat + 1) * lines])

    def row(self) -> list[str]:
        """The figures."""
        placed = [f"{mean(self.placed[turn]):.1f}" for turn in TURNS if self.placed[turn]]
        houses = [f"{mean([each[at] for each in self.houses]):.1f}" for at in range(3)] if self.houses else []
        favors = [f"{mean([each[at] for each in self.favors]):.1f}" for at in range(4)] if self.favors else []
        return [
            ", ".join(placed),
            share(self.first_acts),
            share(self.turns_begun),
            ", ".join(houses),
            ", ".join(favors),
            *(f"{mean(each):.1f}" if each else "" for each in (self.turns, self.scores, self.winners)),
        ]


def mean(numbers: Sequence[int]) -> float:
    """Of at least one."""
    return sum(numbers) / len(numbers)


def share(passes: list[bool]) -> str:
    """How many of them are passes, and of how many."""
    return f"{100 * mean(passes):.0f} % of {len(passes)}"


def main() -> None:
    """Play, and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.openings", description="How bots play.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--turns", type=int, default=1000, help="leave each game after so many")
    parser.add_argument("--first", action="store_true", help="as bots judged in version 0.1")
    quick.offer(parser)
    chosen = parser.parse_args()
    if chosen.first:
        state = caylus.new(chosen.game, chosen.players, seed=FIRST_SEED)
        BEST.made[state.game.id, state.players] = LINEAR.judge(state)
    turns = ", ".join(map(str, TURNS))
    print(
        f"| bot | workers in turn {turns} | first act a pass | in any turn | houses | favors | turns | mean | winner |"
    )
    print("| --- | --- | ---: | ---: | --- | --- | ---: | ---: | ---: |")
    for code in chosen.bot:
        look = Look()
        for number in range(1 if chosen.quick else chosen.games):
            with by_processor():
                look.play(chosen.game, chosen.players, code, FIRST_SEED + number, chosen.turns)
        print("|", " | ".join([f"`{code}`", *look.row()]), "|", flush=True)


if __name__ == "__main__":
    main()
