"""Players who know what to want: random play alone hardly ever builds a castle or a cathedral.

Every action gets a weight from the seat's leaning and from how rarely it was played in the records so far. For what
is rarer still there are goals: the whole table works towards one, trying each turn several times on copies and
keeping the best. A game's own `steering.py` has LEANINGS, `wish(state, word, leaning)`,
`goals(missing)`, `suits(start, goal)` and `progress(state, goal)`.
"""

from __future__ import annotations

from collections import Counter

from caylus.core.chance import Chance
from caylus.core.record import Record
from caylus.core.state import State
from tests.games import folders

TRIES = 40  # of each turn, on copies
EVERYONE = "everyone a "  # a goal that begins so is a leaning for the whole table
SEEDS_APART = 1000  # between the seeds tried for a set-up that suits a goal
FINE = 1000  # weights are whole numbers of this


class Steering:
    """Plays games; remembers what has been played in the records kept so far."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.own = folders.own(game, "steering")
        self.played: Counter[str] = Counter()

    def keep(self, notations: list[str]) -> None:
        """A record has been kept: what it plays is wanted less from now on."""
        self.played.update(notations)

    def goals(self, missing: set[str]) -> list[str]:
        """What to aim at when these features have not been shown yet."""
        found: list[str] = self.own.goals(missing)
        return found

    def play(self, goals: list[str], players: int, options: dict[str, str], seed: int) -> Record:
        """A whole game; with goals, all work towards one of them."""
        goal = goals[seed % len(goals)] if goals else ""
        record = self.start(goal, players, options, seed)
        chance = Chance(f"steered {seed}")
        leanings = [self.own.LEANINGS[chance.below(len(self.own.LEANINGS))] for _ in range(players)]
        if goal.startswith(EVERYONE):
            leanings = [goal.removeprefix(EVERYONE)] * players
        elif goal:
            while not record.now.over:
                for action in self.best_turn(record.now, goal, leanings, chance):
                    record.play(action)
        while not record.now.over:
            record.play(self.choose(record.now, leanings[record.now.who], chance))
        return record

    def start(self, goal: str, players: int, options: dict[str, str], seed: int) -> Record:
        """A new game in which the goal can be reached, as far as its set-up tells."""
        for other in range(seed, seed + SEEDS_APART * 60, SEEDS_APART):
            record = Record(self.game, players, other, options)
            if self.own.suits(record.now, goal):
                break
        return record

    def choose(self, state: State, leaning: str, chance: Chance) -> int:
        """One of the legal actions."""
        actions = state.actions()
        weights = [self.weight(state, state.notation(action), leaning) for action in actions]
        at = chance.below(sum(weights))
        for action, weight in zip(actions, weights, strict=True):
            at -= weight
            if at < 0:
                return action
        raise AssertionError("weights add up")

    def best_turn(self, state: State, goal: str, leanings: list[str], chance: Chance) -> list[int]:
        """The actions of one turn, the best for the goal of several tries."""
        best: list[int] = []
        most = float("-inf")
        for _ in range(TRIES):
            trial = state.copy()
            actions: list[int] = []
            while not trial.over and trial.turn == state.turn:
                assert trial.seat is not None
                action = self.choose(trial, leanings[trial.seat], chance)
                trial.play(action)
                actions.append(action)
            reached = self.own.progress(trial, goal)
            if reached > most:
                best, most = actions, reached
        return best

    def weight(self, state: State, word: str, leaning: str) -> int:
        """How much an action is wanted."""
        rarity = 1 + 6 / (1 + self.played[word])
        return max(1, int(FINE * rarity * self.own.wish(state, word, leaning)))
