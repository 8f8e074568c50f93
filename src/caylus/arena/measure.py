"""What research frameworks measure of a game, from matches of a bot against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any, Final

import caylus
from caylus.arena.intervals import Interval, wilson
from caylus.arena.match import Match
from caylus.arena.play import Played
from caylus.core.state import JsonObject
from caylus.kit.knowledge.alarms import Alarm, first_seats
from caylus.kit.plug import find_plug

FORMAT: Final = "caylus-measure"
VERSION: Final = 1


@dataclass(frozen=True)
class Spread:
    """Many numbers in short."""

    mean: float
    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Options:
    """How many options decisions of one kind had, and how many such decisions a game has."""

    kind: str
    a_game: float
    spread: Spread


@dataclass(frozen=True)
class Place:
    """How those fared who were so many-th in the first turn."""

    share: float
    interval: Interval
    score: float


@dataclass(frozen=True)
class Measures:
    """All that is told about a game."""

    games: int
    decisions: Spread
    rounds: Spread
    branching: Spread
    kinds: list[Options]  # the most frequent first
    places: list[Place]  # by place in the first turn
    leads: Spread  # changes of the lead in a game
    scores: list[float]  # mean, of the winner, the second ...
    spread: Spread  # points between winner and last
    sources: dict[str, float]  # mean points of a seat
    alarms: list[Alarm]


def spread_of(counts: Counter[int]) -> Spread:
    """Mean, median, least and most of numbers that are given with how often they came."""
    total = sum(counts.values())
    half = 0
    median = 0.0
    ranked = sorted(counts)
    for at, number in enumerate(ranked):
        half += counts[number]
        if 2 * half >= total:
            level = 2 * half == total and at + 1 < len(ranked)
            median = (number + ranked[at + 1]) / 2 if level else number
            break
    return Spread(sum(number * times for number, times in counts.items()) / total, median, ranked[0], ranked[-1])


def alarms_for(match: Match, games: Sequence[Played]) -> list[Alarm]:
    """The game's table of alarms; empty where too little is known of it, or nothing was played."""
    knowledge = find_plug(match.game).knowledge()
    if knowledge is None or knowledge.alarms is None or not games:
        return []
    return knowledge.alarms.judge(match.players, games)


def measure(match: Match, games: Sequence[Played]) -> Measures:
    """The measures of finished games that were played with their facts."""
    facts = [game.facts or {} for game in games]
    by_kind: dict[str, Counter[int]] = {}
    for fact in facts:
        options: Any = fact["options"]
        for kind, counts in options.items():
            found = by_kind.setdefault(kind, Counter())
            for number, times in counts.items():
                found[int(number)] += times
    kinds = sorted(by_kind, key=lambda kind: -by_kind[kind].total())
    sources = sorted({source for game in games for source in game.sources})
    return Measures(
        games=len(games),
        decisions=spread_of(Counter(game.plies for game in games)),
        rounds=spread_of(Counter(game.rounds for game in games)),
        branching=spread_of(sum(by_kind.values(), Counter())),
        kinds=[Options(kind, by_kind[kind].total() / len(games), spread_of(by_kind[kind])) for kind in kinds],
        places=places(match, games),
        leads=spread_of(Counter(whole(fact["leads"]) for fact in facts)),
        scores=[mean(sorted(game.scores)[-at - 1] for game in games) for at in range(match.players)],
        spread=spread_of(Counter(max(game.scores) - min(game.scores) for game in games)),
        sources={
            source: sum(sum(game.sources.get(source, [])) for game in games) / len(games) / match.players
            for source in sources
        },
        alarms=alarms_for(match, games),
    )


def whole(value: object) -> int:
    """A fact that is a number."""
    assert isinstance(value, int)
    return value


def places(match: Match, games: Sequence[Played]) -> list[Place]:
    """Win share and score by place in the first turn."""
    found: list[Place] = []
    for at in range(match.players):
        seats = [first_seats(game)[at] for game in games]
        share = mean(game.shares[seat] for game, seat in zip(games, seats, strict=True))
        score = mean(game.scores[seat] for game, seat in zip(games, seats, strict=True))
        found.append(Place(share, wilson(share, len(games)), score))
    return found


def measures_json(match: Match, measures: Measures) -> JsonObject:
    """The measures, ready for JSON; docs/arena.md explains the fields."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": caylus.__version__,
        "fingerprint": match.program,
        "match": match.to_json(),
        "games": measures.games,
        "decisions": spread_json(measures.decisions),
        "rounds": spread_json(measures.rounds),
        "branching": {
            **spread_json(measures.branching),
            "kinds": {each.kind: {"a_game": each.a_game, **spread_json(each.spread)} for each in measures.kinds},
        },
        "first_turn": [
            {"share": place.share, "low": place.interval.low, "high": place.interval.high, "score": place.score}
            for place in measures.places
        ],
        "lead_changes": spread_json(measures.leads),
        "scores": measures.scores,
        "spread": spread_json(measures.spread),
        "sources": dict(measures.sources),
        "alarms": [
            {
                "what": each.what,
                "value": each.value,
                "low": each.low,
                "high": each.high,
                "verdict": each.verdict,
                "shown": each.shown,
                "expected": each.range,
            }
            for each in measures.alarms
        ],
    }


def spread_json(spread: Spread) -> JsonObject:
    """A spread, ready for JSON."""
    return {"mean": spread.mean, "median": spread.median, "min": spread.low, "max": spread.high}
