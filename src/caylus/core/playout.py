"""Random play inside the engine: for search, benchmarks and tests."""

from typing import Final

from caylus.core.chance import Chance
from caylus.core.state import NOBODY, State

# A Lehmer generator: weaker than `Chance`, which starts it, but one multiplication a throw
MODULUS: Final = 2147483647
FACTOR: Final = 48271


def play_out(state: State, chance: Chance) -> int:
    """Play random legal actions to the end of the game; gives how many."""
    plies = 0
    dice = chance.below(MODULUS - 1) + 1
    while state.who != NOBODY:
        dice = dice * FACTOR % MODULUS
        legal = state.legal
        state.carry_out(legal[dice % len(legal)])
        state.settle()
        plies += 1
    return plies
