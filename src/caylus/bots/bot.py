"""What a bot is: something with one method, shown no more than its seat may know."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Protocol

from caylus.core.state import State


class Bot(Protocol):
    """A player that answers one decision at a time."""

    def choose(self, state: State) -> int:
        """One of `state.actions()`. The state is the bot's own: it may be played on."""
        ...


def seed_of_dice(*where: int) -> str:
    """A bot's own seed at a place of a game, which does not give away the game's seed."""
    return hashlib.sha256("/".join(map(str, where)).encode()).hexdigest()[:16]


def ask(bot: Bot, state: State, rng: Random) -> int:
    """The bot's answer to the decision of a real game, of which it sees only what its seat can know or count."""
    return bot.choose(state.recall(state.seat, rng))
