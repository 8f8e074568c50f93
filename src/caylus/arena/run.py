"""Play a match: what is not yet in the journal, until all games are over or the test has its answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeAlias

from caylus.arena.journal import Journal
from caylus.arena.match import Match
from caylus.arena.play import Played, play_game
from caylus.arena.pool import play_in_processes
from caylus.arena.sprt import Hypotheses, Trial

Crew: TypeAlias = Callable[[Iterable[int]], Iterator[Played]]


class Watcher(Protocol):
    """Is told how a run goes on."""

    def begin(self, run: Run) -> None:
        """The run is about to play."""
        ...

    def tell(self, run: Run) -> None:
        """One more game is over."""
        ...

    def end(self, run: Run) -> None:
        """The run has ended or was stopped."""
        ...


@dataclass
class Run:
    """The games of a match, as far as they have been played."""

    match: Match
    games: int  # wished for, a table
    hypotheses: Hypotheses | None = None
    played: dict[int, Played] = field(default_factory=dict)
    wins: list[float] = field(default_factory=list)  # so far, by bot
    seats: list[int] = field(default_factory=list)
    test: Trial | None = None
    judged: int = 0  # blocks the test has seen

    def __post_init__(self) -> None:
        self.wins = [0.0] * len(self.match.bots)
        self.seats = [0] * len(self.match.bots)
        if self.hypotheses is not None:
            self.test = Trial(self.hypotheses, self.match.players)

    @property
    def total(self) -> int:
        """All games there are to play."""
        return self.match.blocks_for(self.games) * self.match.rotations

    @property
    def decided(self) -> bool:
        """Whether the test has its answer, so that no more games are needed."""
        return self.test is not None and self.test.verdict.answer != ""

    def add(self, game: Played) -> None:
        """Take in a game. The test sees blocks in their order, so that its answer depends on no worker's speed."""
        self.played[game.index] = game
        for bot, share in zip(game.seats, game.shares, strict=True):
            self.wins[bot] += share
            self.seats[bot] += 1
        rotations = self.match.rotations
        while self.test is not None and not self.decided:
            block = range(self.judged * rotations, (self.judged + 1) * rotations)
            if not all(index in self.played for index in block):
                return
            games = [self.played[index] for index in block]
            self.test.add(sum(game.shares[game.seats.index(0)] for game in games) / rotations)
            self.judged += 1

    def results(self) -> list[Played]:
        """The games that count, in their order: with a test those up to its answer."""
        counted = self.judged * self.match.rotations if self.decided else self.total
        return [self.played[index] for index in sorted(self.played) if index < counted]

    def due(self) -> Iterator[int]:
        """The numbers of the games still to play; ends when they are no longer needed."""
        for index in range(self.total):
            if self.decided:
                return
            if index not in self.played:
                yield index

    def go(self, crew: Crew, journal: Journal | None, watcher: Watcher) -> None:
        """Play to the end, writing down every game as it is over."""
        for game in sorted(journal.played.values(), key=lambda game: game.index) if journal else []:
            if game.index < self.total:
                self.add(game)
        watcher.begin(self)
        playing = crew(self.due())
        try:
            if not self.decided and len(self.played) < self.total:
                for game in playing:
                    if journal is not None:
                        journal.add(game)
                    self.add(game)
                    watcher.tell(self)
                    if self.decided:
                        break
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()
            watcher.end(self)


def crew_for(match: Match, workers: int) -> Crew:
    """So many worker processes, or none: then the games are played in this process."""
    if workers:
        return partial(play_in_processes, match, workers)
    return lambda indexes: (play_game(match, index) for index in indexes)
