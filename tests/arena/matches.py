"""Short ways to matches and their results."""

from __future__ import annotations

from caylus.arena.match import Match, prepare
from caylus.arena.play import Played
from caylus.arena.run import Run, crew_for

PLUGIN = "tests.arena.plugin"


def match_of(*bots: str, game: str = "magna-carta", players: int = 2, seed: int = 1, records: bool = False) -> Match:
    """A match, by default of the quickest game."""
    return prepare(game, bots, players, seed, plugins=[PLUGIN], keep_records=records)


class Silence:
    """A watcher who says nothing."""

    def begin(self, run: Run) -> None:
        """Nothing."""

    def tell(self, run: Run) -> None:
        """Nothing."""

    def end(self, run: Run) -> None:
        """Nothing."""


def played(match: Match, games: int, workers: int = 0) -> list[Played]:
    """The games of a match, in their order."""
    run = Run(match, games)
    run.go(crew_for(match, workers), None, Silence())
    return run.results()


def outcome(game: Played) -> tuple[object, ...]:
    """All of a game but how long it took."""
    return (game.index, game.block, game.rotation, game.seed, game.seats, game.scores, game.plies, game.sources)


def won(match: Match, index: int, scores: list[int]) -> Played:
    """A game with an invented result."""
    sitting = match.sitting(index)
    none, idle = [0] * match.players, [0.0] * match.players
    return Played(
        index=index,
        block=sitting.block,
        rotation=sitting.rotation,
        table=sitting.table,
        seed=sitting.seed,
        seats=sitting.seats,
        scores=scores,
        plies=10,
        rounds=5,
        sources={"built": scores},
        decisions=none,
        seconds=idle,
        slowest=idle,
    )


def by_bot(match: Match, results: list[list[int]]) -> list[Played]:
    """Games of a match of two players with invented scores, written in the order of the bots, not the seats."""
    games: list[Played] = []
    for index, scores in enumerate(results):
        games.append(won(match, index, [scores[bot] for bot in match.sitting(index).seats]))
    return games
