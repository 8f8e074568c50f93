"""Play one game of a match, and what is kept of it."""

from __future__ import annotations

import json
import traceback
from dataclasses import dataclass
from itertools import chain
from math import isfinite
from random import Random
from typing import Any

from caylus.arena.facts import gather
from caylus.arena.match import ArenaError, Match
from caylus.bots import registry
from caylus.bots.bot import ask, seed_of_dice
from caylus.bots.clock import CLOCK, by_processor
from caylus.core.game import find
from caylus.core.record import NAME_LENGTH, Record
from caylus.core.state import SEAT_NAMES, JsonObject


class BotFailed(ArenaError):
    """A bot raised an error or gave an answer that is not legal."""


@dataclass
class Played:
    """A game that was played to its end; lists are by seat."""

    index: int
    block: int
    rotation: int
    table: int
    seed: int
    seats: list[int]  # the bots, by their places in the match
    scores: list[int]
    plies: int
    rounds: int
    sources: dict[str, list[int]]  # points by what earned them
    decisions: list[int]
    seconds: list[float]  # thinking, all decisions together, by the processor's clock
    slowest: list[float]  # the longest decision
    record: JsonObject | None = None
    facts: JsonObject | None = None

    def dumps(self) -> str:
        """One line of JSON."""
        found = {name: value for name, value in vars(self).items() if value is not None}
        return json.dumps(found, separators=(",", ":"))

    @property
    def shares(self) -> list[float]:
        """The victory by seat, split among those who tie."""
        best = max(self.scores)
        return [float(points == best) / self.scores.count(best) for points in self.scores]


def read_played(line: str | bytes, players: int) -> Played:
    """The game in a line of JSON; ValueError if it is none."""
    try:
        data: Any = json.loads(line)
        played = Played(**data)
        sources = list(played.sources.values())
    except (TypeError, AttributeError, RecursionError) as error:
        raise ValueError(str(error)) from None
    counts = [played.index, played.block, played.rotation, played.table, played.seed, played.plies, played.rounds]
    by_seat = [played.seats, played.scores, played.decisions, *sources]
    times = [played.seconds, played.slowest]
    if not all(isinstance(each, list) and len(each) == players for each in [*by_seat, *times]):
        raise ValueError("a list has not one entry a seat")
    if not all(type(each) is int for each in [*counts, *chain(*by_seat)]) or min(counts) < 0:
        raise ValueError("a number is none")
    if not all(type(each) in (int, float) and isfinite(each) for each in chain(*times)):
        raise ValueError("a time is none")
    return played


def play_game(match: Match, index: int) -> Played:
    """Play the game of that number; BotFailed names the bot, the seed and the ply if it cannot be ended."""
    with by_processor():
        return play_sitting(match, index)


def play_sitting(match: Match, index: int) -> Played:
    """The same, bots thinking by whatever clock there is."""
    sitting = match.sitting(index)
    about = find(match.game)
    state = about.start(match.players, sitting.seed, dict(match.options))
    codes = [match.bots[bot] for bot in sitting.seats]
    bots = [
        registry.make(code, seed_of_dice(sitting.seed, sitting.rotation, seat), files=True)
        for seat, code in enumerate(codes)
    ]  # one for the whole game, so that a bot can keep what it thought
    rng = Random(f"{sitting.seed}/{sitting.rotation}")
    actions: list[int] = []
    decisions = [0] * match.players
    seconds = [0.0] * match.players
    slowest = [0.0] * match.players
    while not state.over:
        seat = state.who
        begun = CLOCK.now()
        try:
            action = ask(bots[seat], state, rng)
            took = CLOCK.now() - begun
            state.play(action)
        except Exception as error:
            told = failure(error)
            where = f"ply {len(actions)} of game {index} (seed {sitting.seed}, rotation {sitting.rotation})"
            raise BotFailed(f"The bot '{codes[seat]}' in seat {seat + 1} failed at {where}: {told}.") from error
        actions.append(int(action))
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
    played = Played(
        index=index,
        block=sitting.block,
        rotation=sitting.rotation,
        table=sitting.table,
        seed=sitting.seed,
        seats=sitting.seats,
        scores=state.scores(),
        plies=len(actions),
        rounds=state.turn,
        sources=state.points_by_source(),
        decisions=decisions,
        seconds=[round(each, 6) for each in seconds],
        slowest=[round(each, 6) for each in slowest],
    )
    if match.keep_records or match.keep_facts:
        record = record_of(match, sitting.seed, codes, actions)
        played.record = record.to_json() if match.keep_records else None
        played.facts = gather(record) if match.keep_facts else None
    return played


def failure(error: Exception) -> str:
    """What went wrong in a bot, and where in its code."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    text = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {text} ({frame.filename.rsplit('/', 1)[-1]}, line {frame.lineno})"


def record_of(match: Match, seed: int, codes: list[str], actions: list[int]) -> Record:
    """The game as a record; its seats bear the codes of their bots, as far as a name has room."""
    names = [f"{SEAT_NAMES[seat]} ({code})" for seat, code in enumerate(codes)]
    fitting = [name if len(name) <= NAME_LENGTH else SEAT_NAMES[seat] for seat, name in enumerate(names)]
    return Record(match.game, match.players, seed, match.options, fitting, actions)
