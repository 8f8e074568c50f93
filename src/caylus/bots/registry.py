"""Bots by their short codes: a word, and after a colon how the bot is set (`random`, later `search:1s`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caylus.bots.bot import Bot
from caylus.bots.random import RandomBot
from caylus.core.errors import BadOption

Maker: TypeAlias = Callable[[str, str], Bot]


def make_random(setting: str, seed: str) -> Bot:
    """`random`; there is nothing to set."""
    if setting:
        raise BadOption(f"The bot 'random' has no settings, so not '{setting[:40]}'.")
    return RandomBot(seed)


MAKERS: Final[dict[str, Maker]] = {"random": make_random}


def make(code: str, seed: str) -> Bot:
    """The bot a code names, with the seed of its own dice; BadOption if there is no such bot."""
    word, _, setting = code.partition(":")
    if word not in MAKERS:
        raise BadOption(f"There is no bot '{code[:40]}'; there is {', '.join(MAKERS)}.")
    return MAKERS[word](setting, seed)
