"""How a bot plays among its own kind: workers placed by turn, first acts that are a pass, houses, favors.

python -m benchmarks.openings caylus --players 4 --bot linear:200 --bot search:200 --games 10
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random

import caylus
from benchmarks import quick
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.core.state import State
from caylus.games.caylus.state import Table

TURNS = (1, 2, 3, 6, 10)
FIRST_SEED = 9000


class Look:
    """What was seen in some games."""

    def __init__(self) -> None:
        self.placed: dict[int, list[int]] = defaultdict(list)  # by turn, one number a seat
        self.first_acts = 0
        self.first_passes = 0
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.turns: list[int] = []
        self.houses: list[list[int]] = []
        self.favors: list[list[int]] = []

    def play(self, game: str, players: int, code: str, seed: int) -> None:
        """Play a game and look on."""
        state = caylus.new(game, players, seed=seed)
        bots = [registry.make(code, f"{seed}/{seat}", files=True) for seat in range(players)]
        rng = Random(seed)
        placed: dict[tuple[int, int], int] = defaultdict(int)
        acted: set[int] = set()
        while not state.over:
            seat, turn = state.who, state.turn
            action = ask(bots[seat], state, rng)
            notation = state.notation(action)
            if notation == "pass" or notation.startswith("place "):
                placed[turn, seat] += notation != "pass"
                if seat not in acted:
                    acted.add(seat)
                    self.first_acts += 1
                    self.first_passes += notation == "pass"
            state.play(action)
        for (turn, _), number in placed.items():
            self.placed[turn].append(number)
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
            f"{100 * self.first_passes / max(1, self.first_acts):.0f} %",
            ", ".join(houses),
            ", ".join(favors),
            f"{mean(self.turns):.1f}",
            f"{mean(self.scores):.1f}",
            f"{mean(self.winners):.1f}",
        ]


def mean(numbers: list[int]) -> float:
    """Of at least one."""
    return sum(numbers) / len(numbers)


def main() -> None:
    """Play, and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.openings", description="How bots play.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--games", type=int, default=10)
    quick.offer(parser)
    chosen = parser.parse_args()
    turns = ", ".join(map(str, TURNS))
    print(f"| bot | workers in turn {turns} | first act a pass | houses | favors | turns | mean | winner |")
    print("| --- | --- | ---: | --- | --- | ---: | ---: | ---: |")
    for code in chosen.bot:
        look = Look()
        for number in range(1 if chosen.quick else chosen.games):
            look.play(chosen.game, chosen.players, code, FIRST_SEED + number)
        print("|", " | ".join([f"`{code}`", *look.row()]), "|", flush=True)


if __name__ == "__main__":
    main()
