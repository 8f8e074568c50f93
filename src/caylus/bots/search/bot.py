"""The search bot: a Monte-Carlo tree search within a budget of time or of simulations."""

from __future__ import annotations

import gc
from random import Random
from typing import Final

from caylus.bots.clock import CLOCK
from caylus.bots.judges import BEST, Judges, guesses
from caylus.bots.search.tree import MOST_NODES, Manner, Node, Tree, manner_for
from caylus.core.state import NOBODY, State
from caylus.kit.knowledge.appraisal import Appraisal, best_of
from caylus.kit.knowledge.judge import Judge

WORLDS: Final = 6  # guesses at what is hidden, each with a tree of its own
LEAST: Final = 30  # simulations that a world is worth
ROUND: Final = 16  # simulations between two looks at the clock
PLANTING: Final = 0.3  # of the time may go into looking at the answers of every world
PUNCTUAL: Final = 0.93  # of the time is used, for the clock is not looked at after every simulation
NODES: Final = 30_000  # positions kept from one decision to the next
VISITED: Final = 20  # visits from which on an answer is expected rather than tried
KEPT: Final = 4_000  # and by those who keep them for many games


class SearchBot:
    """Searches for so many seconds, or for so many simulations if there is no time given."""

    def __init__(
        self,
        seed: str,
        seconds: float = 0.0,
        simulations: int = 0,
        manner: Manner | None = None,
        judges: Judges = BEST,
    ) -> None:
        self.rng = Random(seed)
        self.judges = judges
        self.seconds = seconds
        self.simulations = simulations
        self.manner = manner  # None: as suits the game and the number of players
        self.trees: list[Tree] = []
        self.done = 0  # simulations of the last decision

    def choose(self, state: State) -> int:
        """The action tried most often, of those that are not silly."""
        if len(state.legal) == 1:
            return state.legal[0]
        self.think(state)
        return best_of(self.sum_all_up(state)).action

    def appraise(self, state: State) -> list[Appraisal]:
        """What each action worth a thought promises after the search, and where it is expected to lead."""
        self.think(state)
        judge = self.judges.judge(state)
        root = self.trees[0].root
        found = self.sum_all_up(state)
        for each in found:
            child = root.children[root.actions.index(each.action)]
            assert child is not None
            each.outcome = expected_end(judge, child)
            answered = None if guesses(state) else next_rival(child, state.who)
            if answered is not None:
                each.answered, each.reply = answered.state, answered.actions[most_tried(answered)]
        return found

    def think(self, state: State) -> None:
        """Search, within the budget."""
        start = CLOCK.now()
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for them takes a fifth of the time
        try:
            self.plant(self.judges.judge(state), state, start)
            self.search(start)
        finally:
            if collecting:
                pass_over()
                gc.enable()

    def thoughts(self) -> object:
        """The tree, as far as it is worth the room; what was imagined is imagined anew."""
        if not self.trees or guesses(self.trees[0].root.state):
            return None
        self.trees[0].thin(KEPT)
        return self.trees[0]

    def begin_with(self, thoughts: object) -> None:
        """Let that tree grow on."""
        if isinstance(thoughts, Tree):
            self.trees = [thoughts]

    def plant(self, judge: Judge, state: State, start: float) -> None:
        """Trees to search: the one at hand if it has seen the position, else new ones, as many as time allows."""
        secret = guesses(state)
        manner = manner_for(state.players, secret) if self.manner is None else self.manner
        if not secret:
            known = bool(self.trees) and self.trees[0].move_on(state)
            if not known or len(self.trees[0].nodes) > NODES:
                self.trees = [Tree(judge, state, manner)]
            self.trees[0].widen_root()
            return
        worlds = WORLDS if self.seconds else max(1, min(WORLDS, self.simulations // LEAST))
        self.trees = []
        while len(self.trees) < worlds:
            if self.seconds and self.trees and CLOCK.now() - start > PLANTING * self.seconds:
                return
            tree = Tree(judge, state.imagine(state.who, self.rng), manner, MOST_NODES // worlds)
            tree.widen_root()
            self.trees.append(tree)

    def search(self, start: float) -> None:
        """Simulate until the budget is spent or the answer stands fast."""
        self.done = 0
        if self.seconds:
            begun = CLOCK.now()
            end = start + self.seconds * PUNCTUAL
            while True:
                for tree in self.trees:
                    for _ in range(ROUND):
                        tree.simulate()
                    self.done += ROUND
                now = CLOCK.now()
                pace = self.done / max(now - begun, 1e-6)
                if now >= end or self.settled(int(pace * (end - now))):
                    return
        share = self.simulations // len(self.trees)
        for tree in self.trees:
            for at in range(share):
                tree.simulate()
                self.done += 1
                if at % ROUND == 0 and len(self.trees) == 1 and tree.settled(share - at):
                    return

    def settled(self, left: int) -> bool:
        """Whether so many more simulations cannot change the answer."""
        if len(self.trees) == 1:
            return self.trees[0].settled(left)
        tries: dict[int, int] = {}
        for tree in self.trees:
            for at in range(len(tree.root.actions)):
                action = tree.root.actions[at]
                tries[action] = tries.get(action, 0) + tree.root.tries[at]
        ranked = sorted(tries.values(), reverse=True)
        return len(ranked) < 2 or ranked[0] - ranked[1] > left

    def sum_all_up(self, state: State) -> list[Appraisal]:
        """What all worlds say of each action worth a thought."""
        found = [self.sum_up(state, action) for action in self.judges.judge(state).habits.considered(state)]
        self.set_silly_aside(found)
        return found

    def set_silly_aside(self, found: list[Appraisal]) -> None:
        """Like least what is tried most and yet is silly: there the search has overlooked something."""
        for _ in range(len(found) - 1):
            best = best_of(found)
            called_so = 0
            for tree in self.trees:
                if tree.is_silly(best.action):
                    called_so += 1
            if 2 * called_so <= len(self.trees):
                return
            best.liking = -1.0

    def sum_up(self, state: State, action: int) -> Appraisal:
        """What all worlds say of an action."""
        total = 0.0
        tries = 0
        for tree in self.trees:
            root = tree.root
            at = root.actions.index(action)
            child = root.children[at]
            assert child is not None
            total += child.totals[state.who] / child.visits
            tries += root.tries[at]
        found = Appraisal(action, total / len(self.trees), state)
        found.liking = float(tries)
        return found


def pass_over() -> None:
    """Let the collector take a fresh tree for old: else its next round, at once, looks through all of it."""
    if gc.get_freeze_count() == 0:  # what others have frozen is theirs to thaw
        gc.freeze()
        gc.unfreeze()


def expected_end(judge: Judge, node: Node) -> State:
    """Where the line tried most often leads by the beginning of the next turn."""
    turn = node.state.turn
    while node.who != NOBODY and node.state.turn == turn and node.actions:
        child = node.children[most_tried(node)]
        if child is None:
            break
        node = child
    state = node.state.copy()
    if state.who != NOBODY and state.turn == turn:
        judge.habits.finish_turn(state)
    return state


def next_rival(node: Node, seat: int) -> Node | None:
    """Where another seat decides next on the line tried most often; None if the search has hardly been there."""
    while node.who == seat and node.actions:
        child = node.children[most_tried(node)]
        if child is None:
            return None
        node = child
    return node if node.actions and node.visits >= VISITED else None


def most_tried(node: Node) -> int:
    """The place of the answer that was tried most often."""
    tries = node.tries
    return tries.index(max(tries))
