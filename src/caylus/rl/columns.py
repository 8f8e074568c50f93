"""Recorded games as columns: a row for every decision."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from caylus.core.collection import Recorded, read_line
from caylus.core.errors import CaylusError, RecordError
from caylus.core.state import State
from caylus.kit.encoding import batch
from caylus.kit.encoding.chairs import MOST_SEATS
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.plug import find_plug
from caylus.rl import arrays
from caylus.rl.returns import ranks

Columns: TypeAlias = dict[str, npt.NDArray[Any]]

KINDS: Final[dict[str, Any]] = {
    "action": np.int16,
    "seat": np.int8,
    "ply": np.int16,
    "players": np.int8,
    "game": np.int64,
    "seed": None,  # as text: seeds may be longer than any number NumPy has
    "bot": None,
}


class DataSetError(CaylusError):
    """A data set that cannot be made or read, with the reason."""


def tabulate(game: str, lines: list[bytes], first: int, every: int, with_options: bool) -> Columns:
    """Every kept decision of some games as a row of each column; the games are numbered from `first` on."""
    encoder = find_plug(game).encoder()
    seen, marks = BytesWriter(), BytesWriter()
    rows: dict[str, list[Any]] = {name: [] for name in KINDS}
    outcome: list[list[float]] = []
    score: list[list[int]] = []
    counts: list[int] = []
    options: list[arrays.Shorts] = []
    size = 0
    for number, line in enumerate(lines, start=first):
        record, bots, scores = read_game(line, number, game)
        dice = Random(record.seed)
        kept = [every == 1 or dice.randrange(every) == 0 for _ in record.actions]
        state = record.state(0)
        size = len(state.space)
        if with_options:
            options += options_of(encoder, state.copy(), record.actions, kept)
        seats = batch.encode_game(encoder, state, record.actions, kept, seen, marks)
        plies = [ply for ply, keep in enumerate(kept) if keep]
        rows["action"] += [record.actions[ply] for ply in plies]
        rows["seat"] += seats
        rows["ply"] += plies
        rows["players"] += [record.players] * len(plies)
        rows["game"] += [number] * len(plies)
        rows["seed"] += [str(record.seed)] * len(plies)
        rows["bot"] += [bots[seat] for seat in seats]
        spare = MOST_SEATS - record.players
        outcome.append([*ranks(record.now), *[0.0] * spare])
        score.append([*scores, *[0] * spare])
        counts.append(len(plies))
    decisions = sum(counts)
    legal = np.frombuffer(marks.getvalue(), np.uint8).reshape(decisions, size)
    columns: Columns = {
        "observation": np.frombuffer(seen.getvalue(), np.uint8).reshape(decisions, encoder.layout.size),
        "legal": np.packbits(legal, axis=1),
        "outcome": np.repeat(np.array(outcome, np.float32), counts, axis=0),
        "score": np.repeat(np.array(score, np.int16), counts, axis=0),
    }
    for name, kind in KINDS.items():
        columns[name] = np.array(rows[name], kind or np.str_)
    if with_options:
        columns["option"] = np.concatenate([np.zeros((0, encoder.options.size), np.int16), *options])
        columns["option_of"] = np.repeat(np.arange(decisions), [len(each) for each in options])
    return columns


def read_game(line: bytes, number: int, game: str | None) -> Recorded:
    """The game of a line, if it is one of this kind (None: any)."""
    try:
        found = read_line(line)
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(f"Game {number + 1} is damaged: {error}") from None
    if game is not None and found.record.game != game:
        raise DataSetError(f"A data set is of one game, but there are {game} and {found.record.game}.")
    return found


def options_of(encoder: Encoder, state: State, actions: list[int], kept: list[bool]) -> list[arrays.Shorts]:
    """The rows of the legal actions at each kept decision."""
    found: list[arrays.Shorts] = []
    for action, keep in zip(actions, kept, strict=True):
        if keep:
            found.append(arrays.options(encoder, state, state.who))
        state.play(action)
    return found
