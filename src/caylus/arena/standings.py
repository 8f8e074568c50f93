"""What the games of a match say about its bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from caylus.arena.intervals import SEED, Interval, percentiles, resample, share_interval
from caylus.arena.match import Match
from caylus.arena.play import Played
from caylus.arena.ratings import ELO, Field, add_draws, fit, reachable, stages

ZERO: Final = "random"  # the bot whose rating is 0 where it takes part
FIGURES: Final = ("share", "score", "margin", "rank")


@dataclass
class Standing:
    """One bot: figures are means over all seats it took, each with its interval."""

    label: str
    code: str
    games: int  # in which it took part
    seats: int  # which it took in them; more than `games` where copies of it sat together
    wins: float  # ties split
    share: float
    score: float
    margin: float  # to the best other at the table
    rank: float  # 1 is first; those who tie share their places
    elo: float
    intervals: dict[str, Interval]
    seconds: float  # thinking, of a decision on average
    slowest: float  # the longest decision of all
    sources: dict[str, float]  # mean points by what earned them


@dataclass
class Pair:
    """How often one bot ended ahead of another at the same table, ties half."""

    one: int
    other: int
    meetings: float = 0.0
    ahead: float = 0.0

    @property
    def share(self) -> float:
        """The part of their meetings in which the first was ahead."""
        return self.ahead / self.meetings


@dataclass
class Standings:
    """All bots of a match, in the order they were named."""

    bots: list[Standing]
    blocks: int
    games: int
    zero: int  # the bot whose rating is 0
    pairs: list[Pair] = field(default_factory=list)


def whole_blocks(match: Match, games: Iterable[Played]) -> list[list[Played]]:
    """The blocks of which every game was played, in their order; a part of a block would favour seats."""
    blocks: dict[int, list[Played]] = {}
    for game in games:
        blocks.setdefault(game.block, []).append(game)
    return [
        sorted(blocks[at], key=lambda game: game.index) for at in sorted(blocks) if len(blocks[at]) == match.rotations
    ]


def seat_figures(game: Played, seat: int) -> tuple[float, float, float, float]:
    """Win share, score, margin and rank of one seat."""
    own = game.scores[seat]
    others = [points for at, points in enumerate(game.scores) if at != seat]
    better = sum(points > own for points in others)
    level = sum(points == own for points in others)
    return game.shares[seat], own, own - max(others), 1 + better + level / 2


class Tally:
    """Sums by block, so that blocks can be drawn again: figures of the bots, and places won from fields."""

    def __init__(self, match: Match, blocks: list[list[Played]]) -> None:
        self.bots = len(match.bots)
        self.blocks = blocks
        self.games = [game for block in blocks for game in block]
        self.seats = [sum(game.seats.count(bot) for game in self.games) for bot in range(self.bots)]
        self.figures = [[[0.0] * len(blocks) for _ in FIGURES] for _ in range(self.bots)]
        self.won = [[0.0] * len(blocks) for _ in range(self.bots)]
        self.met: dict[Field, list[float]] = {}
        for at, block in enumerate(blocks):
            for game in block:
                self.add(at, game)
        self.strata: dict[int, list[int]] = {}
        for at, block in enumerate(blocks):
            self.strata.setdefault(block[0].table, []).append(at)

    def add(self, block: int, game: Played) -> None:
        """Count a game into the sums of its block."""
        for seat, bot in enumerate(game.seats):
            for column, value in zip(self.figures[bot], seat_figures(game, seat), strict=True):
                column[block] += value
        wins, fields = stages(game.seats, game.scores, self.bots)
        for bot, number in enumerate(wins):
            self.won[bot][block] += number
        for each, number in fields.items():
            self.met.setdefault(each, [0.0] * len(self.blocks))[block] += number

    def mean(self, bot: int, figure: int, picked: Iterable[int]) -> float:
        """A figure of a bot over these blocks, a seat."""
        return sum(map(self.figures[bot][figure].__getitem__, picked)) / self.seats[bot]

    def results(self, picked: Sequence[int]) -> tuple[list[float], dict[Field, float]]:
        """The places won and the fields they were won from in these blocks."""
        wins = [sum(map(column.__getitem__, picked)) for column in self.won]
        return wins, {each: sum(map(column.__getitem__, picked)) for each, column in self.met.items()}

    def block_shares(self, bot: int) -> list[list[float]]:
        """By table, the mean win share of a seat of the bot in each block."""
        found: list[list[float]] = []
        for stratum in self.strata.values():
            seats = sum(game.seats.count(bot) for game in self.blocks[stratum[0]])
            if seats:
                found.append([self.figures[bot][0][at] / seats for at in stratum])
        return found


def stand(match: Match, games: Iterable[Played]) -> Standings:
    """The standings after these games; blocks that are not whole do not count."""
    blocks = whole_blocks(match, games)
    zero = match.bots.index(ZERO) if ZERO in match.bots else 0
    tally = Tally(match, blocks)
    pairs = meetings(tally.games, tally.bots)
    seen = [bot for bot in range(tally.bots) if tally.seats[bot]]
    if zero not in seen:
        return Standings([], len(blocks), len(tally.games), zero)
    half = {(pair.one, pair.other): (0.5, 0.5) for pair in pairs}
    strengths = fit(*add_draws(*tally.results(range(len(blocks))), half), zero, [0.0] * tally.bots)
    drawn: dict[int, list[list[float]]] = {bot: [[] for _ in (*FIGURES, "elo")] for bot in seen}
    dice = Random(SEED)
    for picked in resample(list(tally.strata.values())):
        for bot in seen:
            for at in range(len(FIGURES)):
                drawn[bot][at].append(tally.mean(bot, at, picked))
        guessed = {pair: (guess(dice, match), guess(dice, match)) for pair in half}
        found = fit(*add_draws(*tally.results(picked), guessed), zero, strengths)
        for bot in seen:
            drawn[bot][-1].append(found[bot] * ELO)
    bounds = bounded(pairs, zero)
    standings = [
        standing(match, tally, bot, strengths[bot] * ELO, [percentiles(values) for values in drawn[bot]], bounds)
        for bot in seen
    ]
    return Standings(standings, len(blocks), len(tally.games), zero, pairs)


def guess(dice: Random, match: Match) -> float:
    """How much a win added in thought weighs in a resample: half a block on average, after Jeffreys' prior."""
    return match.rotations * dice.gammavariate(0.5, 1)


def bounded(pairs: list[Pair], zero: int) -> tuple[set[int], set[int]]:
    """Whose rating has a lower and whose an upper bound: a chain of places won leads to and from the zero bot."""
    above = {(pair.one, pair.other) for pair in pairs if pair.ahead}
    above |= {(pair.other, pair.one) for pair in pairs if pair.ahead < pair.meetings}
    return reachable(zero, {(low, high) for high, low in above}), reachable(zero, above)


def standing(
    match: Match, tally: Tally, bot: int, elo: float, drawn: list[Interval], bounds: tuple[set[int], set[int]]
) -> Standing:
    """All that is told about one bot."""
    every = range(len(tally.blocks))
    own = [(game, seat) for game in tally.games for seat, who in enumerate(game.seats) if who == bot]
    intervals = dict(zip((*FIGURES, "elo"), drawn, strict=True))
    intervals["share"] = share_interval(tally.block_shares(bot), intervals["share"])
    if len(match.bots) == 1:
        intervals["share"] = Interval(None, None)  # who plays only against itself proves nothing
    low, high = intervals["elo"]
    intervals["elo"] = Interval(low if bot in bounds[0] else None, high if bot in bounds[1] else None)
    decisions = sum(game.decisions[seat] for game, seat in own)
    sources = sorted({source for game in tally.games for source in game.sources})
    return Standing(
        label=match.labels[bot],
        code=match.bots[bot],
        games=sum(bot in game.seats for game in tally.games),
        seats=len(own),
        wins=sum(tally.figures[bot][0]),
        share=tally.mean(bot, 0, every),
        score=tally.mean(bot, 1, every),
        margin=tally.mean(bot, 2, every),
        rank=tally.mean(bot, 3, every),
        elo=elo,
        intervals=intervals,
        seconds=sum(game.seconds[seat] for game, seat in own) / max(decisions, 1),
        slowest=max(game.slowest[seat] for game, seat in own),
        sources={
            source: sum(game.sources[source][seat] for game, seat in own if source in game.sources) / len(own)
            for source in sources
        },
    )


def meetings(games: Iterable[Played], bots: int) -> list[Pair]:
    """All pairs of bots that met, and who ended ahead how often."""
    pairs = {(one, other): Pair(one, other) for one in range(bots) for other in range(one + 1, bots)}
    for game in games:
        for first, one in enumerate(game.seats):
            for second, other in enumerate(game.seats):
                if one < other:
                    pair = pairs[one, other]
                    pair.meetings += 1
                    difference = game.scores[first] - game.scores[second]
                    pair.ahead += 0.5 if difference == 0 else float(difference > 0)
    return [pair for pair in pairs.values() if pair.meetings]
