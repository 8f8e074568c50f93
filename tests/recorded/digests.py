"""Short, stable names for long things: what a position or a text comes to, the same in every build."""

from __future__ import annotations

import hashlib
import json

from caylus.core.chance import Chance
from caylus.core.record import Record
from caylus.core.state import State


def of_text(text: str) -> str:
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def of_position(state: State) -> str:
    """The SHA-256 of a position in its canonical JSON."""
    return of_text(json.dumps(state.position(), sort_keys=True, separators=(",", ":")))


def result_of(record: Record) -> dict[str, object]:
    """How a game ended: readable, and exact to the last cube by its digest."""
    return {
        "plies": record.plies,
        "turns": record.now.turn,
        "scores": record.now.scores(),
        "winners": record.now.winners(),
        "position": of_position(record.now),
    }


def random_record(game: str, players: int, options: dict[str, str], seed: int) -> Record:
    """A game of random actions, the same for the same seed in every build."""
    record = Record(game, players, seed, options)
    chance = Chance(f"random play {seed}")
    while not record.now.over:
        legal = record.now.actions()
        record.play(legal[chance.below(len(legal))])
    return record
