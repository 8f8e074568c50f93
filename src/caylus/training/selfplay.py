"""Self-play: games of a search against itself, and what can be learned from them.

A third of the decisions is searched in full, the others quickly, so that many games are seen and the full ones are
worth learning from. What is learned: how the game ended, what the search found at each decision and, for it looks at
far more positions than are played, at every well-visited position of its trees.
"""

from __future__ import annotations

import gc
from dataclasses import dataclass, field
from random import Random
from typing import Final

from caylus.bots.judges import BEST, LINEAR, Judges, guesses
from caylus.bots.learned.nets import Nets
from caylus.bots.search.tree import Tree, manner_for
from caylus.core.game import find
from caylus.core.goods import POINTS, PURSE
from caylus.core.state import State
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.knowledge.judge import Judge
from caylus.kit.plug import find_plug
from caylus.training.rows import WIDE, Rows

FULL: Final = 1 / 3  # of the decisions are searched in full ...
QUICK: Final = 4  # ... the others with a fraction of the simulations, and no fewer than ...
LEAST: Final = 16
WHIM: Final = 0.02  # of the answers are taken at random, so that nothing is never seen
LOOSENESS: Final = (0.1, 0.3, 0.6, 1.0)  # how often a game's seats follow the visits instead of the best answer
WELL_VISITED: Final = 12  # visits from which on what a tree found at a position is worth learning
HARVEST: Final = 14  # such positions of a tree, at most
NODES: Final = 15_000  # kept from one decision to the next
LINEAR_WORD: Final = "linear"  # instead of a net: the tables of weights


@dataclass(frozen=True)
class Task:
    """Some games to play: their seeds follow from the first."""

    game: str
    players: int
    net: str  # a file; empty for the package's own, or `linear`
    simulations: int
    seed: int
    games: int
    options: dict[str, str] = field(default_factory=dict)


def judges_for(net: str) -> Judges:
    """Who judges in a task."""
    if net == LINEAR_WORD:
        return LINEAR
    return Judges(Nets(net)) if net else BEST


def play_task(task: Task) -> tuple[Rows, list[int]]:
    """The rows of a task's games, and the winners' scores."""
    encoder = find_plug(task.game).encoder()
    about = find(task.game)
    rows = Rows(about.players[-1], encoder.layout.size, len(about.space))
    judges = judges_for(task.net)
    collecting = gc.isenabled()
    gc.disable()  # trees have no cycles
    try:
        best = [SelfPlay(task, task.seed + number, judges, encoder, rows).play() for number in range(task.games)]
    finally:
        if collecting:
            gc.enable()
    return rows, best


class SelfPlay:
    """One game."""

    def __init__(self, task: Task, seed: int, judges: Judges, encoder: Encoder, rows: Rows) -> None:
        about = find(task.game)
        self.task = task
        self.seed = seed
        self.encoder = encoder
        self.rows = rows
        self.rng = Random(f"selfplay/{task.game}/{task.players}/{seed}")
        self.state = about.start(task.players, seed, about.check_options(task.options))
        self.judge: Judge = judges.judge(self.state)
        self.manner = manner_for(task.players, guesses(self.state))
        self.manner.planned = 0
        self.looseness = self.rng.choice(LOOSENESS)
        self.secret = guesses(self.state)
        self.tree: Tree | None = None

    def play(self) -> int:
        """Play it to its end; gives the winner's score."""
        state, rows = self.state, self.rows
        first = len(rows.seen)
        deciders: list[int] = []
        had: list[list[int]] = []
        ledger: list[dict[str, list[int]]] = []
        while not state.over:
            if len(state.legal) > 1:
                deciders.append(state.who)
                had.append([state.purse[seat * PURSE + POINTS] for seat in range(state.players)])
                ledger.append(state.points_by_source())
                action = self.decide(state)
            else:
                action = state.legal[0]
            state.carry_out(action)
            state.settle()
        scores = state.scores()
        highest = max(scores)
        shares = [float(score == highest) / scores.count(highest) for score in scores]
        end = state.points_by_source()
        none = [0] * state.players
        for seat, points, before in zip(deciders, had, ledger, strict=True):
            chairs = [(seat + chair) % state.players for chair in range(state.players)]
            rows.win.append([shares[each] for each in chairs])
            rows.to_come.append([scores[each] - points[each] for each in chairs])
            rows.sources.append({name: sums[seat] - before.get(name, none)[seat] for name, sums in end.items()})
            rows.players.append(state.players)
            rows.game.append(self.seed)
        assert len(rows.seen) - first == len(deciders)
        return highest

    def decide(self, state: State) -> int:
        """Search, note down what was found, and choose."""
        rng, rows = self.rng, self.rows
        full = rng.random() < FULL
        simulations = self.task.simulations if full else max(LEAST, self.task.simulations // QUICK)
        if self.secret:
            self.tree = Tree(self.judge, state.imagine(state.who, rng), self.manner)
        elif self.tree is None or not self.tree.move_on(state) or len(self.tree.nodes) > NODES:
            self.tree = Tree(self.judge, state.copy(), self.manner)
        tree = self.tree
        tree.widen_root()
        for _ in range(simulations):
            tree.simulate()
        root = tree.root
        seat, players = state.who, state.players
        order = sorted(range(len(root.tries)), key=lambda at: -root.tries[at])
        rows.seen.append(self.encoder.encode_world(root.state, seat))
        rows.found.append([root.totals[(seat + chair) % players] / root.visits for chair in range(players)])
        rows.tried.append([root.actions[at] for at in order[:WIDE]] if full else [])
        rows.visits.append([root.tries[at] for at in order[:WIDE]] if full else [])
        rows.legal.append(list(state.legal) if full else [])
        if full:
            self.harvest(tree)
        if rng.random() < WHIM:
            return rng.choice(state.legal)
        if rng.random() < self.looseness:
            return rng.choices(root.actions, [tries**1.25 + 1e-9 for tries in root.tries])[0]
        return root.actions[order[0]]

    def harvest(self, tree: Tree) -> None:
        """Well-visited positions below the root, with what the search found there."""
        rows = self.rows
        found = []
        waiting = [tree.root]
        seen: set[int] = set()
        while waiting:
            for child in waiting.pop().children:
                if child is None or child.visits < WELL_VISITED or child.state.over or id(child) in seen:
                    continue
                seen.add(id(child))
                found.append(child)
                waiting.append(child)
        if len(found) > HARVEST:
            found = self.rng.sample(found, HARVEST)
        players = tree.root.state.players
        for node in found:
            rows.tree_seen.append(self.encoder.encode_world(node.state, node.who))
            rows.tree_found.append(
                [node.totals[(node.who + chair) % players] / node.visits for chair in range(players)]
            )
            rows.tree_players.append(players)
            rows.tree_game.append(self.seed)
