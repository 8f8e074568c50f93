"""Random play inside the engine: for search, benchmarks and tests."""

from caylus.core.chance import Chance
from caylus.core.state import NOBODY, State


def play_out(state: State, chance: Chance) -> int:
    """Play random legal actions to the end of the game; gives how many."""
    plies = 0
    while state.who != NOBODY:
        legal = state.legal
        state.carry_out(legal[chance.below(len(legal))])
        state.settle()
        plies += 1
    return plies
