"""Games played on inside the engine, at random or by a policy: for search, benchmarks and tests."""

from __future__ import annotations

from typing import Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from caylus.core.chance import Chance
from caylus.core.errors import BadOption, as_whole, shown
from caylus.core.state import NOBODY, State

# A Lehmer generator: weaker than `Chance`, which starts it, but one multiplication a throw
MODULUS: Final = 2147483647
FACTOR: Final = 48271

WHOLE_GAME: Final = 1 << 60  # plies


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What chooses the actions of a play-out. Subclasses, in plain Python too, supply `choose`."""

    def choose(self, state: State) -> int:
        """One of `state.actions()`. The state is the one being played on: look at it, change nothing."""
        raise NotImplementedError


@final
class RandomPolicy(Policy):
    """Every legal action is as likely as the others; the same seed makes the same choices."""

    def __init__(self, seed: Chance | SupportsIndex) -> None:
        chance = seed if isinstance(seed, Chance) else seeded(seed)
        self.dice: i64 = chance.below(MODULUS - 1) + 1

    def choose(self, state: State) -> int:
        """Any legal action."""
        legal = state.legal
        dice: i64 = self.dice * FACTOR % MODULUS
        self.dice = dice
        return legal[dice % len(legal)]


def seeded(seed: SupportsIndex) -> Chance:
    """The generator of a seed; BadOption for what is none."""
    number = as_whole(seed)
    if number is None:
        raise BadOption(f"A play-out goes by a seed, a Chance or a Policy, not by {shown(seed)}.")
    return Chance(f"play-out {number}")


def play_out(state: State, by: Policy | Chance | SupportsIndex, plies: int | None = None) -> int:
    """Play on to the end of the game, or so many plies at most; gives how many were played.

    A policy chooses, and is refused what is illegal; a seed (or a generator) stands for play at random.
    """
    most = WHOLE_GAME if plies is None else plies
    if isinstance(by, RandomPolicy):
        return play_at_random(state, by, most)
    if isinstance(by, Policy):
        return play_by(state, by, most)
    return play_at_random(state, RandomPolicy(by), most)


def play_at_random(state: State, policy: RandomPolicy, most: int) -> int:
    """The quickest way on: the throws of `choose`, written out here, and what they choose is known to be legal."""
    played = 0
    dice: i64 = policy.dice
    while state.who != NOBODY and played < most:
        dice = dice * FACTOR % MODULUS
        legal = state.legal
        state.carry_out(legal[dice % len(legal)])
        state.settle()
        played += 1
    policy.dice = dice
    return played


def play_by(state: State, policy: Policy, most: int) -> int:
    """Whatever the policy chooses is checked before it is played."""
    played = 0
    while state.who != NOBODY and played < most:
        state.play(policy.choose(state))
        played += 1
    return played
