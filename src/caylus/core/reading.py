"""Reading positions: every number and name is checked, and every fault is a PositionError with a sentence."""

from __future__ import annotations

from typing import Final

from caylus.core.errors import PositionError, listed, shown
from caylus.core.goods import COIN, POINTS, PURSE
from caylus.core.ledger import Entry
from caylus.core.questions import AnyQuestion
from caylus.core.road import RoadState
from caylus.core.state import NOBODY, JsonObject, State

PLENTY: Final = 10_000  # no purse in a real game comes near
MOST_TURNS: Final = 99
MOST_NAMED: Final = 12  # names that a sentence lists
PARTS: Final = [  # of every position
    "game",
    "rules",
    "players",
    "options",
    "turn",
    "phase",
    "cursor",
    "stage",
    "question",
    "passed",
    "provost",
    "seats",
    "road",
    "ledger",
]


def part(data: JsonObject, name: str) -> object:
    """A part of a position that must be there."""
    if name not in data:
        raise PositionError(f"The position lacks '{name}'.")
    return data[name]


def thing(data: JsonObject, name: str) -> JsonObject:
    """A part that is an object."""
    found = part(data, name)
    if not isinstance(found, dict) or not all(isinstance(key, str) for key in found):
        raise PositionError(f"'{name}' must be an object.")
    return found


def texts(data: JsonObject, name: str) -> dict[str, str]:
    """A part that is an object of texts."""
    found: dict[str, str] = {}
    for key, value in thing(data, name).items():
        if not isinstance(value, str):
            raise PositionError(f"'{name}' must be an object of texts.")
        found[key] = value
    return found


def listing(data: JsonObject, name: str, size: int = -1) -> list[object]:
    """A part that is a list, of a given size if that is fixed."""
    found = part(data, name)
    if not isinstance(found, list) or (size >= 0 and len(found) != size):
        raise PositionError(f"'{name}' must be a list" + (f" of {size}." if size >= 0 else "."))
    return list(found)


def objects(data: JsonObject, name: str, size: int = -1) -> list[JsonObject]:
    """A part that is a list of objects."""
    found: list[JsonObject] = []
    for each in listing(data, name, size):
        if not isinstance(each, dict) or not all(isinstance(key, str) for key in each):
            raise PositionError(f"'{name}' must be a list of objects.")
        found.append(each)
    return found


def within(value: object, name: str, least: int, most: int) -> int:
    """A whole number in its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(f"'{name}' must be a whole number from {least} to {most}, not {shown(value)}.")
    return value


def whole(data: JsonObject, name: str, least: int, most: int) -> int:
    """A part that is a whole number in its bounds."""
    return within(part(data, name), name, least, most)


def wholes(data: JsonObject, name: str, least: int, most: int, size: int = -1) -> list[int]:
    """A part that is a list of whole numbers."""
    return [within(each, name, least, most) for each in listing(data, name, size)]


def seat_or_nobody(value: object, name: str, players: int) -> int:
    """A seat, or null for nobody."""
    return NOBODY if value is None else within(value, name, 0, players - 1)


def seat_part(data: JsonObject, name: str, players: int) -> int:
    """A part that is a seat, or null for nobody."""
    return seat_or_nobody(part(data, name), name, players)


def seats_once(data: JsonObject, name: str, players: int) -> list[int]:
    """A part that is a list of seats, none of them twice."""
    seats = wholes(data, name, 0, players - 1)
    require(len(set(seats)) == len(seats), f"'{name}' names a seat twice.")
    return seats


def name_among(value: object, name: str, names: list[str]) -> int:
    """The index of a name that must be one of these."""
    if not isinstance(value, str) or value not in names:
        known = f"must be one of {', '.join(names)}" if len(names) <= MOST_NAMED else "must be a name of this game"
        raise PositionError(f"'{name}' {known}, not {shown(value)}.")
    return names.index(value)


def name_part(data: JsonObject, name: str, names: list[str]) -> int:
    """A part that is one of these names: its index."""
    return name_among(part(data, name), name, names)


def require(condition: bool, sentence: str) -> None:
    """The rule that a position must keep."""
    if not condition:
        raise PositionError(sentence)


def known_parts(data: JsonObject, names: list[str]) -> None:
    """No part that would be passed over in silence."""
    for name in data:
        require(name in names, f"A position has no part {shown(name)}.")


# -- what all games write alike -----------------------------------------------------------------------------


def read_heading(state: RoadState, data: JsonObject, parts: list[str], turns: int, placing: int) -> None:
    """The turn, one of so many, the phase, and who has passed: after the phase `placing` all have. A position has
    these `parts` besides those that all have.
    """
    known_parts(data, [*PARTS, *parts])
    state.turn = whole(data, "turn", 1, turns)
    state.phase = name_part(data, "phase", state.phases)
    state.passed = seats_once(data, "passed", state.players)
    everyone = len(state.passed) == state.players
    require(everyone == (state.phase > placing), f"After the phase '{state.phases[placing]}' all players have passed.")


def read_spaces(data: JsonObject, parts: list[str], size: int = -1) -> list[JsonObject]:
    """The spaces of the road in their order, from 1 on."""
    spaces = objects(data, "road", size)
    for at, found in enumerate(spaces):
        known_parts(found, ["space", "tile", "owner", *parts])
        part(found, "tile")
        require(whole(found, "space", 1, PLENTY) == at + 1, "The spaces of the road must stand in order.")
    return spaces


def read_purses(state: State, data: JsonObject, parts: list[str]) -> list[JsonObject]:
    """Every seat's cubes, coins and points; gives the seats, which may have these parts besides."""
    names = state.words.keys
    kinds = [*state.words.any, COIN, POINTS]
    seats = objects(data, "seats", state.players)
    for seat, found in enumerate(seats):
        known_parts(found, [*(names[kind] for kind in kinds), *parts])
        for kind in kinds:
            state.purse[seat * PURSE + kind] = whole(found, names[kind], 0, PLENTY)
    return seats


def read_ledger(state: State, data: JsonObject) -> None:
    """The ledger must explain the points; a position without one begins with what it has."""
    if "ledger" not in data:
        for seat in range(state.players):
            points = state.holds(seat, POINTS)
            if points:
                state.newest = Entry(state.newest, state.turn, seat, points, "carried over", "position")
        return
    sums = [0] * state.players
    for found in objects(data, "ledger"):
        known_parts(found, ["turn", "seat", "points", "source", "what"])
        seat = whole(found, "seat", 0, state.players - 1)
        points = whole(found, "points", -PLENTY, PLENTY)
        source, what = part(found, "source"), part(found, "what")
        if not isinstance(source, str) or not isinstance(what, str):
            raise PositionError("An entry of the ledger has a source and a thing, both texts.")
        sums[seat] += points
        require(sums[seat] >= 0, "Points never fall below 0, but in the ledger they do.")
        state.newest = Entry(state.newest, whole(found, "turn", 1, MOST_TURNS), seat, points, source, what)
    fit = sums == state.scores()
    require(
        fit, f"The ledger adds up to {listed(sums)}, the points are {listed(state.scores())}; mend it or leave it out."
    )


def read_favors(state: RoadState, data: JsonObject) -> None:
    """Favors won and not yet used."""
    won = thing(data, "favors")
    known_parts(won, ["seat", "left"])
    state.favors = whole(won, "left", 0, 9)
    state.favored = seat_part(won, "seat", state.players)
    require((state.favors > 0) == (state.favored != NOBODY), "Favors left to use belong to a seat.")


def read_question(state: RoadState, data: JsonObject, questions: list[AnyQuestion], most: int) -> None:
    """What is asked, and of whom; how far the phase has come, `cursor` up to `most`. Nothing when the game is over."""
    over = state.phase == len(state.phases) - 1
    state.cursor = whole(data, "cursor", 0, most)
    state.stage = whole(data, "stage", 0, 2)
    if over:
        require(part(data, "question") is None, "When the game is over nothing is asked.")
        return
    asked = thing(data, "question")
    state.step = name_part(asked, "kind", [question.id for question in questions])
    state.who = whole(asked, "seat", 0, state.players - 1)
    question = questions[state.step]
    require(question.fits(state), f"The question '{question.id}' cannot be asked of seat {state.who} here.")
    question.read_detail(state, asked)
    known_parts(asked, ["kind", "seat", *question.detail(state)])
