"""The tree of a search: positions, how often they were visited, and what they promised to each seat.

Every seat maximises its own win share. Positions reached by several ways are one node. A node tries its
answers in the order in which habit weighs them, few at first and more as it is visited more often.
"""

from __future__ import annotations

import math
from typing import Final

from caylus.bots.planner import plan_turn, think_through
from caylus.core.playout import RandomPolicy, play_out
from caylus.core.state import NOBODY, State
from caylus.kit.knowledge.appraisal import Appraisal
from caylus.kit.knowledge.judge import Judge, final_shares

# How a new position is judged at a glance
END_THE_TURN: Final = 0  # all play on by habit to the end of the turn, placing no more workers; then features count
ROLL_OUT: Final = 1  # all play on at random to the end of the game; the plain way, for comparison

PAIR: Final = 2
CROWD: Final = 5
EAGER: Final = -1.0  # as `doubt`: answers not tried yet come before all others
SILLY: Final = 0.5  # of what the best plan promises: an answer with less ...
SLIGHT: Final = 0.05  # ... and by more than that is one
MOST_NODES: Final = 70_000  # positions that all trees of a bot may hold, some 3 KB each


class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        *,
        curiosity: float = 0.12,
        haste: float = 0.6,
        doubt: float = 0.01,
        width: float = 2.0,
        growth: float = 0.6,
        others: float = 0.5,
        planned: int = 8,
        contrast: float = 0.03,
        glance: int = END_THE_TURN,
    ) -> None:
        self.curiosity = curiosity  # how strongly little-tried answers are tried; win shares differ by hundredths
        self.haste = haste  # points of habit's worth by which one answer is e times as likely as another
        self.doubt = doubt  # how much less than its parent an answer promises that was never tried
        self.width = width  # answers looked at by the first visit ...
        self.growth = growth  # ... and how their number grows with the visits, for the seat that searches ...
        self.others = others  # ... and for the others
        self.planned = planned  # visits that a plan is worth at the root; 0 for no plans
        self.glance = glance  # how a new position is judged
        self.contrast = contrast  # at the root: win share by which one answer is e times as likely as another


def manner_for(players: int, guesses: bool) -> Manner:
    """How to search at a table of so many: with several rivals few answers of each, but those all looked at first.

    Where nothing must be guessed, more is then left to what plans for the whole turn found: win shares lie closer
    together than with one rival, and closest at a full table. Guesses share the simulations among them, and each stays
    curious.
    """
    if players == PAIR:
        return Manner()
    if guesses:
        return Manner(doubt=EAGER, width=3.0, growth=0.3, others=0.2)
    planned = 128 if players == CROWD else 32
    return Manner(curiosity=0.05, doubt=EAGER, width=3.0, growth=0.3, others=0.2, planned=planned)


class Node:
    """A position in the tree."""

    def __init__(self, state: State, shares: list[float]) -> None:
        self.state = state
        self.who = state.who
        self.visits = 1
        self.totals = shares  # by seat: the sum of the win shares found here and below
        self.actions: list[int] = []  # in the order in which habit likes them; empty until first entered
        self.likings: list[float] = []  # habit's share for each of them
        self.children: list[Node | None] = []
        self.tries: list[int] = []  # how often each was taken from here
        self.widened = False  # every answer has been looked at


class Tree:
    """A search from one position."""

    def __init__(self, judge: Judge, state: State, manner: Manner, most: int = MOST_NODES) -> None:
        self.judge = judge
        self.manner = manner
        self.most = most  # positions it may hold; beyond them it only judges
        self.dice = RandomPolicy(1)  # for roll-outs
        self.nodes: dict[int, Node] = {}
        self.plans: list[Appraisal] = []  # that begin with the answers to the question, once they were asked for
        self.root = self.enter(state, state.turn)

    def enter(self, state: State, turn: int) -> Node:
        """The node of a position, made and judged if it is new."""
        key = state.key()
        node = self.nodes.get(key)
        if node is None:
            node = Node(state, self.look(state, turn))
            self.nodes[key] = node
        return node

    def look(self, state: State, turn: int) -> list[float]:
        """What the position, reached in that turn, promises each seat at a glance."""
        if state.who == NOBODY:
            return final_shares(state)
        glance = self.manner.glance
        if glance == END_THE_TURN:
            return self.judge.foresee(state.copy(), turn)
        after = state.copy()
        play_out(after, self.dice)
        return final_shares(after)

    def simulate(self) -> None:
        """Go down to a new position, judge it, and tell all positions on the way."""
        node = self.root
        path = [node]
        while node.who != NOBODY:
            if not node.actions:
                self.open(node)
            at = self.select(node)
            node.tries[at] += 1
            child = node.children[at]
            fresh = False
            if child is None:
                state = node.state.copy()
                state.carry_out(node.actions[at])
                state.settle()
                known = len(self.nodes)
                if known >= self.most and state.key() not in self.nodes:
                    tell(path, self.look(state, node.state.turn))
                    return
                child = self.enter(state, node.state.turn)
                fresh = len(self.nodes) > known
                node.children[at] = child
            if fresh:
                tell(path, child.totals)
                return
            node = child
            path.append(node)
        tell(path, [total / node.visits for total in node.totals])

    def open(self, node: Node) -> None:
        """List the answers of a position as habit weighs them."""
        habits = self.judge.habits
        legal = habits.considered(node.state)
        worth = habits.weigh(node.state)[-len(legal) :]
        best = max(worth)
        raised = [math.exp((each - best) / self.manner.haste) for each in worth]
        total = sum(raised)
        ranked = sorted(range(len(legal)), key=lambda at: -worth[at])
        node.actions = [legal[at] for at in ranked]
        even = 0.1 / len(legal)
        node.likings = [0.9 * raised[at] / total + even for at in ranked]
        node.children = [None] * len(legal)
        node.tries = [0] * len(legal)

    def select(self, node: Node) -> int:
        """The answer that promises its seat most, the little-tried given the benefit of the doubt."""
        manner = self.manner
        seat = node.who
        root = math.sqrt(node.visits)
        wide = min(
            len(node.actions), int(manner.width + (manner.growth if seat == self.root.who else manner.others) * root)
        )
        usual = node.totals[seat] / node.visits
        untried = usual - manner.doubt
        pull = manner.curiosity * root
        best = 0
        highest = -1.0
        for at in range(wide):
            child = node.children[at]
            tries = node.tries[at]
            promise = untried if tries == 0 else usual  # tried, but there was no room to keep it
            if child is not None:
                promise = child.totals[seat] / child.visits
            promise += pull * node.likings[at] / (1 + tries)
            if promise > highest:
                highest = promise
                best = at
        return best

    def widen_root(self) -> None:
        """Look once at every answer to the question itself, so that none is overlooked."""
        root = self.root
        if root.widened:
            return
        root.widened = True
        if not root.actions:
            self.open(root)
        seat = root.who
        promises: list[float] = []
        for at in range(len(root.actions)):
            child = root.children[at]
            if child is None:
                state = root.state.copy()
                state.carry_out(root.actions[at])
                state.settle()
                child = self.enter(state, root.state.turn)
                root.children[at] = child
            promises.append(child.totals[seat] / child.visits)
        if self.manner.planned and self.judge.knows and root.visits < self.manner.planned * len(promises):
            self.plan_root(promises)
        best = max(promises)
        raised = [math.exp((promise - best) / self.manner.contrast) for promise in promises]
        total = sum(raised)
        mixed = [0.5 * root.likings[at] + 0.5 * raised[at] / total for at in range(len(promises))]
        order = sorted(range(len(mixed)), key=lambda at: -mixed[at])
        root.actions = [root.actions[at] for at in order]
        root.likings = [mixed[at] for at in order]
        root.children = [root.children[at] for at in order]
        root.tries = [root.tries[at] for at in order]

    def plan_root(self, promises: list[float]) -> None:
        """Let a planner think the answers through: what it finds counts as so many visits."""
        root = self.root
        weight = self.manner.planned
        self.plans = plan_turn(self.judge, root.state)
        for plan in self.plans:
            at = root.actions.index(plan.action)
            child = root.children[at]
            assert child is not None
            outcome = self.judge.shares(plan.outcome)
            for seat in range(len(outcome)):
                child.totals[seat] += weight * outcome[seat]
            child.visits += weight
            promises[at] = child.totals[root.who] / child.visits

    def is_silly(self, action: int) -> bool:
        """Whether a planner calls an answer silly: the best plan for the turn promises at least twice as much."""
        if not self.manner.planned or not self.judge.knows:
            return False
        if not self.plans:
            self.plans = plan_turn(self.judge, self.root.state)
        best, own = 0.0, -1.0
        for plan in self.plans:
            if plan.share > best:
                best = plan.share
            if plan.action == action:
                own = plan.share
        if own < 0.0:  # a placement that did not look worth a plan
            own = think_through(self.judge, self.root.state, action).share
        return own < SILLY * best and own < best - SLIGHT

    def settled(self, left: int) -> bool:
        """Whether so many more simulations cannot change the answer."""
        first = second = 0
        for tries in self.root.tries:
            if tries > first:
                first, second = tries, first
            elif tries > second:
                second = tries
        return first - second > left

    def move_on(self, state: State) -> bool:
        """Make a position that the tree has seen its root and forget what cannot be reached from there."""
        node = self.nodes.get(state.key())
        if node is None or node.state.legal != state.legal:
            return False
        kept: dict[int, Node] = {}
        waiting = [node]
        while waiting:
            each = waiting.pop()
            key = each.state.key()
            if key not in kept:
                kept[key] = each
                waiting += [child for child in each.children if child is not None]
        self.nodes = kept
        if node is not self.root:
            self.plans = []
        self.root = node
        return True

    def thin(self, most: int) -> None:
        """Keep the root and those positions that were visited most, so many altogether."""
        if len(self.nodes) <= most:
            return
        visits = sorted([node.visits for node in self.nodes.values()], reverse=True)
        least = visits[most - 1]
        self.root.widened = False  # some of its answers must be looked at anew
        kept = {key: node for key, node in self.nodes.items() if node.visits > least or node is self.root}
        for node in kept.values():
            for at in range(len(node.children)):
                child = node.children[at]
                if child is not None and child.visits <= least and child is not self.root:
                    node.children[at] = None
        self.nodes = kept


def tell(path: list[Node], shares: list[float]) -> None:
    """Add what was found to every position on the way."""
    for node in path:
        node.visits += 1
        totals = node.totals
        for seat in range(len(shares)):
            totals[seat] += shares[seat]
