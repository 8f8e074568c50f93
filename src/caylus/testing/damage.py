"""Positions and records with something wrong in them: refused with a sentence, or another game that can be played."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias

from caylus.core.errors import CaylusError, NotationError, PositionError, UnknownGame
from caylus.core.game import from_position
from caylus.core.record import Record, load
from caylus.core.state import State
from caylus.testing.garble import garbled_lines, garbled_phrase, garbled_value
from caylus.testing.promises import promise
from caylus.testing.sentences import assert_sentence

Place: TypeAlias = tuple[Any, ...]

WRONG: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    29,
    10**9,
    10**6000,
    1.5,
    "",
    "x",
    "quarry",
    [],
    {},
    [None],
    [0, 0],
    {"a": 1},
]
HARMLESS: Final = ("#", "options:", "plies:", "result:", "seat ")  # lines that a record can do without


# -- positions ----------------------------------------------------------------------------------------------


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """Every part of a position, and every part of the parts."""
    parts: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    for part in parts:
        yield (*at, part)
        yield from places(value[part], (*at, part))


def parent(position: Any, at: Place) -> Any:
    """What holds the part at this place."""
    for part in at[:-1]:
        position = position[part]
    return position


def read_or_complain(position: Any) -> State | None:
    """The state, which must then be playable, or None where it is refused with a sentence."""
    try:
        state = from_position(position)
    except (PositionError, UnknownGame) as error:
        assert_sentence(str(error))
        return None
    for _ in range(3):
        if not state.over:
            state.view(None)
            state.key()
            json.dumps(state.position())
            for action in state.actions():
                promise(bool(state.describe(action)), "An action has no sentence.")
            state.play(state.actions()[-1])
    return state


def whole_position(state: State) -> Any:
    """The position as it comes out of a file, its ledger included."""
    return json.loads(json.dumps(state.position()))


def check_part_missing(state: State) -> None:
    """A position without one of its parts is refused; without an element of a list it may be another."""
    whole = whole_position(state)
    for at in list(places(whole)):
        if at[0] == "ledger" or (at[0] == "options" and len(at) == 2):
            continue  # without them there are defaults
        position = copy.deepcopy(whole)
        del parent(position, at)[at[-1]]
        read = read_or_complain(position)
        promise(read is None or isinstance(at[-1], int), f"A position is read without its part {at}.")


def check_part_replaced(state: State) -> None:
    """A position with a part replaced by something else is refused or can be played."""
    whole = whole_position(state)
    for number, at in enumerate(list(places(whole))):
        for wrong in WRONG if len(at) == 1 else [WRONG[(number + step) % len(WRONG)] for step in (0, 3, 7)]:
            position = copy.deepcopy(whole) if isinstance(wrong, (list, dict)) else whole
            holder = parent(position, at)
            kept, holder[at[-1]] = holder[at[-1]], wrong
            read_or_complain(position)
            holder[at[-1]] = kept


def check_part_too_many(state: State) -> None:
    """No part is passed over in silence."""
    whole = whole_position(state)
    for at in [(), *places(whole)]:
        position = copy.deepcopy(whole)
        holder = position
        for part in at:
            holder = holder[part]
        if isinstance(holder, dict):
            holder["weather"] = "fine"
            promise(read_or_complain(position) is None, f"A part of {at or 'the position'} that nobody knows is read.")


# -- records ------------------------------------------------------------------------------------------------


def load_or_complain(text: str) -> Record | None:
    """The record, or None where it is refused with a sentence."""
    try:
        return load(text)
    except CaylusError as error:
        assert_sentence(str(error))
        return None


def check_lines_lost(text: str) -> None:
    """The record of a finished game that lacks a line does not pass for whole."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        record = load_or_complain("\n".join(lines[:at] + lines[at + 1 :]))
        harmless = not line or line.startswith(HARMLESS)
        promise(record is None or harmless, f"The record is read without its line '{line}'.")
        promise(record is None or record.now.over, "A record that lacks a line is of an unfinished game.")


def check_lines_doubled(text: str) -> None:
    """Nor does one that has a line twice."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        record = load_or_complain("\n".join(lines[: at + 1] + lines[at:]))
        promise(record is None or not line or line.startswith("#"), f"The record is read with '{line}' twice.")


def check_lines_swapped(text: str) -> None:
    """One with two lines swapped is another game of that length and result, or refused."""
    lines = text.split("\n")
    whole = load(text)
    for at in range(len(lines) - 1):
        record = load_or_complain("\n".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]))
        if record is not None:
            promise(record.plies == whole.plies and record.now.over, "Two lines swapped make a game of another length.")
            promise(record.now.scores() == whole.now.scores(), "Two lines swapped make a game of another result.")


def check_cut_off(text: str, every: int = 7) -> None:
    """One that was cut off anywhere is refused."""
    for end in range(0, len(text) - 1, every):
        record = load_or_complain(text[:end])
        nothing_promised = end <= text.index("plies:")  # up to there it is a game that has not begun
        if record is not None and not nothing_promised:  # the last action may be cut to a short form of itself
            promise(record.dumps() == text, "A record that was cut off passes for whole.")


# -- garbled from a number ----------------------------------------------------------------------------------


def refused_or_fine(door: Callable[[Any], object], given: object, kind: type[CaylusError]) -> None:
    """Knock at a door; only an error of that kind, with a sentence, may stop what is given."""
    told = "It was fine."
    try:
        door(given)
    except kind as error:
        told = str(error)
    promise(told.endswith("."), f"What is refused is not told in a sentence: {told!r}")


def check_garbled_action(state: State, words: list[str], rng: Random) -> None:
    """Anything at all may be asked for."""
    text = garbled_phrase(rng, words)
    refused_or_fine(state.parse, text, NotationError)
    refused_or_fine(state.why_not, text, NotationError)


def check_garbled_record(lines: list[str], words: list[str], rng: Random) -> None:
    """Anything at all may be read as a record."""
    refused_or_fine(load, "\n".join(garbled_lines(rng, lines, words)), CaylusError)


def check_garbled_position(state: State, words: list[str], rng: Random) -> None:
    """Anything at all may stand in a position."""
    position = whole_position(state)
    for _ in range(rng.randint(1, 2)):
        at = rng.choice(list(places(position)))
        parent(position, at)[at[-1]] = garbled_value(rng, words)
    refused_or_fine(lambda given: from_position(given).view(None), position, CaylusError)
