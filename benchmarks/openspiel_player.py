"""OpenSpiel's stock `MCTSBot` with random roll-outs, playing our games: an anchor from outside for our own bots.

    caylus arena caylus random openspiel:0.1s --plugin benchmarks.openspiel_player --games 20

`openspiel:0.1s` thinks for that long about every decision, `openspiel:200` for so many simulations. Needs what
`make bench` installs, and the top of the checkout as the current folder.

Nothing of OpenSpiel is changed or copied. Its search asks its state for little, so our states come to it in a
thin coat (`Coat`) and need no registration. A win counts 1 and a defeat -1; tied winners share.

Its loop is `for _ in range(self.max_simulations)` and knows no clock. So its module gets a name `range` of its
own, which hides Python's there: for a number it is Python's, for a `Clock` it goes on until the time is up. The
bot's own code runs as it is, keeps its tree through the whole decision, and pays one look at the clock a
simulation.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Iterator
from typing import Any, Final

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from caylus.bots import registry
from caylus.bots.clock import CLOCK
from caylus.core.chance import Chance
from caylus.core.errors import BadOption
from caylus.core.state import State

UCT: Final = 1.4  # how much it explores
FEWEST: Final = 2  # simulations: the first only opens the root


class Clock:
    """As many simulations as the time allows."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def ticks(self) -> Iterator[int]:
        """Goes on until the time is up."""
        end = CLOCK.now() + self.seconds
        done = 0
        while done < FEWEST or CLOCK.now() < end:
            yield done
            done += 1


def simulations(limit: int | Clock) -> Iterable[int]:
    """What the loop of the search runs over."""
    return limit.ticks() if isinstance(limit, Clock) else builtins.range(limit)


mcts.range = simulations


class Coat:
    """One of our states, as OpenSpiel's search expects a state to look."""

    def __init__(self, state: State) -> None:
        self.state = state

    def clone(self) -> Coat:
        """An independent copy."""
        return Coat(self.state.copy())

    def current_player(self) -> int:
        """Whose decision it is."""
        return self.state.who if self.state.seat is not None else int(pyspiel.PlayerId.TERMINAL)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the seat that decides."""
        del player
        return self.state.actions()

    def apply_action(self, action: Any) -> None:
        """Play."""
        self.state.play(int(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    def is_chance_node(self) -> bool:
        """Never: shuffles happen inside our engine."""
        return False

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the others; those who tie share the victory."""
        winners = self.state.winners()
        return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(self.state.players)]


class Rules:
    """What the search wants to know of a game before it plays."""

    class Type:
        """Decisions come one after another, and only the end counts."""

        reward_model = pyspiel.GameType.RewardModel.TERMINAL
        dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL

    def get_type(self) -> type[Type]:
        """The kind of game."""
        return self.Type

    def max_utility(self) -> float:
        """What a victory is worth."""
        return 1.0


class OpenSpielBot:
    """The stock bot behind our interface."""

    def __init__(self, limit: int | Clock, seed: str) -> None:
        dice = numpy.random.RandomState(Chance(seed).word())
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        self.bot = mcts.MCTSBot(Rules(), UCT, limit, evaluator, random_state=dice)

    def choose(self, state: State) -> int:
        """What the search visits most."""
        return int(self.bot.step(Coat(state)))


def make_openspiel(setting: str, seed: str) -> OpenSpielBot:
    """`openspiel:0.1s` or `openspiel:200`."""
    try:
        limit = Clock(float(setting[:-1])) if setting.endswith("s") else int(setting)
    except ValueError:
        raise BadOption(f"'openspiel:{setting[:40]}' is not a bot; write openspiel:0.1s or openspiel:200.") from None
    if not (limit.seconds > 0 if isinstance(limit, Clock) else limit >= FEWEST):
        raise BadOption(f"The bot 'openspiel' needs some time, or at least {FEWEST} simulations.")
    return OpenSpielBot(limit, seed)


registry.register("openspiel", make_openspiel)
