"""What a bot is: something with one method, shown no more than its seat may know."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Protocol, runtime_checkable

from caylus.core.state import State


class Bot(Protocol):
    """A player that answers one decision at a time."""

    def choose(self, state: State) -> int:
        """One of `state.actions()`. The state is the bot's own: it may be played on."""
        ...


@runtime_checkable
class Thoughtful(Bot, Protocol):
    """A bot that can begin with what one like it thought earlier in the same game."""

    def thoughts(self) -> object:
        """What is worth keeping of the last decision for the seat's next one; None if nothing is."""
        ...

    def begin_with(self, thoughts: object) -> None:
        """Think on from there."""
        ...


def seed_of_dice(*where: int) -> str:
    """A bot's own seed at a place of a game, which does not give away the game's seed."""
    return hashlib.sha256("/".join(map(str, where)).encode()).hexdigest()[:16]


def ask(bot: Bot, state: State, rng: Random) -> int:
    """The bot's answer to the decision of a real game, of which it sees only what its seat can know or count."""
    return bot.choose(state.recall(state.seat, rng))
