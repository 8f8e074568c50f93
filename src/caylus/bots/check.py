"""For authors of bots: one call that checks a bot against what every host expects of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from caylus.bots.bot import Bot
from caylus.core.catalog import GAMES, find, new
from caylus.core.state import State

WHOLE_GAME: Final = 20_000  # plies; no game of the family comes near


class BotBroken(AssertionError):
    """The bot does not keep a promise."""


def check_bot(make: Callable[[str], Bot], games: Iterable[str] | None = None, plies: int = WHOLE_GAME) -> int:
    """Let bots made by `make(seed)` play each game with every number of players; gives how many decisions.

    `BotBroken` tells the first promise that is not kept. A slow bot is checked on the first `plies` of a game.
    """
    decided = 0
    for game in GAMES if games is None else games:
        for players in find(game).players:
            state = new(game, players, seed=players)
            ply = 0
            while not state.over and ply < plies:
                state.play(check_decision(make, state, f"{game}/{players}/{ply}"))
                ply += 1
            decided += ply
    return decided


def check_decision(make: Callable[[str], Bot], state: State, seed: str) -> int:
    """A legal answer, the same from the same seed, whatever lies where the bot cannot see; the game untouched."""
    key = state.key()
    rng = Random(seed)
    seen = state.imagine(state.seat, rng)
    otherwise = state.imagine(state.seat, rng)
    answer = make(seed).choose(seen.copy())
    if answer not in state.actions():
        raise BotBroken(f"The bot answers {answer!r}, which is not legal ({seed}).")
    if make(seed).choose(seen) != answer:
        raise BotBroken(f"Made anew with the same seed, the bot answers otherwise ({seed}).")
    if make(seed).choose(otherwise) != answer:
        raise BotBroken(f"The answer depends on what the bot cannot know ({seed}).")
    if state.key() != key:
        raise BotBroken(f"The bot has changed the game itself ({seed}).")
    return answer
