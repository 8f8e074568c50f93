"""Games of a match in processes on this machine. One that dies loses nothing: its game is played again."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from caylus.arena.match import ArenaError, Match, load_plugins
from caylus.arena.play import Played, play_game
from caylus.bots.processes import ATTEMPTS, Crew, Died


def play_in_processes(match: Match, workers: int, indexes: Iterable[int]) -> Iterator[Played]:
    """Play the games of these numbers in so many processes; gives them as they end, in any order."""
    with contextlib.closing(Crew(partial(prepare, match), workers).results(indexes)) as games:
        try:
            for _, played in games:
                yield played
        except Died as error:
            when = "before it could play" if error.task is None else f"while playing game {error.task}"
            told = f"A worker process died {when}, {ATTEMPTS} times (exit status {error.status})."
            raise ArenaError(told) from None


def prepare(match: Match) -> Callable[[int], Played]:
    """In a process: what plays a game of the match."""
    load_plugins(match.plugins)
    return partial(play_game, match)
