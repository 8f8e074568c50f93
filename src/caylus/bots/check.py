"""For authors of bots: one call that checks a bot against what every host expects of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from caylus.bots.bot import Bot
from caylus.core.game import GAMES, find, new
from caylus.core.state import State

WHOLE_GAME: Final = 20_000  # plies; no game of the family comes near


class BotBroken(AssertionError):
    """The bot does not keep a promise."""


@dataclass(frozen=True)
class BotReport:
    """What a check has seen: how many decisions, and how many seconds they took."""

    decisions: int
    mean: float
    longest: float
    where: str  # the longest: game/players/ply


def check_bot(
    make: Callable[[str], Bot],
    games: Iterable[str] | None = None,
    plies: int = WHOLE_GAME,
    seconds: float | None = None,
) -> BotReport:
    """Let bots made by `make(seed)` play each game with every number of players.

    `BotBroken` tells the first promise that is not kept, among them to decide within `seconds` if they are
    given. A slow bot is checked on the first `plies` of a game.
    """
    times: list[tuple[float, str]] = []
    for game in GAMES if games is None else games:
        for players in find(game).players:
            state = new(game, players, seed=players)
            kept = [make(f"{game}/{players}/{seat}") for seat in range(players)]
            ply = 0
            while not state.over and ply < plies:
                where = f"{game}/{players}/{ply}"
                answer, took = check_decision(make, state, where)
                check_legal(kept[state.who].choose(state.recall(state.seat, Random(where))), state, where)
                if seconds is not None and took > seconds:
                    raise BotBroken(f"The bot takes {took:.3g} seconds, more than {seconds:g} ({where}).")
                times.append((took, where))
                state.play(answer)
                ply += 1
    longest, where = max(times, default=(0.0, ""))
    return BotReport(len(times), sum(took for took, _ in times) / max(len(times), 1), longest, where)


def check_decision(make: Callable[[str], Bot], state: State, seed: str) -> tuple[int, float]:
    """A legal answer, the same from the same seed, whatever lies where the bot cannot see; the game untouched.

    Gives the answer and the seconds it took, the making of the bot included. The quickest of three times
    counts, so that neither what is loaded once nor a busy machine is held against the bot.
    """
    key = state.key()
    rng = Random(seed)
    seen = state.recall(state.seat, rng)
    otherwise = state.recall(state.seat, rng)
    answer, first = answer_of(make, seed, seen.copy())
    check_legal(answer, state, seed)
    again, second = answer_of(make, seed, seen)
    if again != answer:
        raise BotBroken(f"Made anew with the same seed, the bot answers otherwise ({seed}).")
    elsewhere, third = answer_of(make, seed, otherwise)
    if elsewhere != answer:
        raise BotBroken(f"The answer depends on what the bot cannot know ({seed}).")
    if state.key() != key:
        raise BotBroken(f"The bot has changed the game itself ({seed}).")
    return answer, min(first, second, third)


def check_legal(answer: int, state: State, where: str) -> None:
    """The answer is one of those there are, from a new bot as from one that has been kept since the game began."""
    if answer not in state.actions():
        raise BotBroken(f"The bot answers {answer!r}, which is not legal ({where}).")


def answer_of(make: Callable[[str], Bot], seed: str, state: State) -> tuple[int, float]:
    """What a new bot answers, and how long that takes."""
    start = perf_counter()
    answer = make(seed).choose(state)
    return answer, perf_counter() - start
