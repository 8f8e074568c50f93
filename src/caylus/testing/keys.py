"""Keys: equal for equal positions, however they came about, and different for different ones."""

from __future__ import annotations

import json
from collections.abc import Set
from typing import Any, Final

from caylus.core.errors import PositionError
from caylus.core.game import from_position
from caylus.core.state import State
from caylus.testing.promises import promise

ENOUGH: Final = 1500  # states looked at
TWO_OF_ONE: Final = "Two positions have the same key."


def without_history(state: State, history: Set[str]) -> str:
    """The position as far as it matters for what can still happen."""
    return json.dumps(without(state.position(), history))


def without(value: Any, history: Set[str]) -> Any:
    """A position, or a part of it, less the parts named so."""
    if isinstance(value, dict):
        return {part: without(inside, history) for part, inside in value.items() if part not in history}
    return [without(inside, history) for inside in value] if isinstance(value, list) else value


def check_keys(state: State, depth: int, history: Set[str]) -> int:
    """Positions reachable in so many actions have a key each, and each key one; gives how many came about twice."""
    found: dict[int, str] = {}
    twice = 0
    level = [state]
    for _ in range(depth):
        after: list[State] = []
        for each in level:
            for action in each.actions():
                if len(after) < ENOUGH:
                    twin = each.copy()
                    twin.play(action)
                    after.append(twin)
        for each in after:
            position = without_history(each, history)
            twice += each.key() in found
            promise(found.setdefault(each.key(), position) == position, TWO_OF_ONE)
        level = after
    promise(len(set(found.values())) == len(found), "A position has two keys.")
    return twice


def check_parts_in_key(state: State, history: Set[str]) -> int:
    """Every part of a position is in its key; gives how many other positions were made by changing a part."""
    position = {part: value for part, value in state.position().items() if part != "ledger"}
    found = {state.key(): without_history(state, history)}
    for text in variants(position, position):
        try:
            other = from_position(json.loads(text))
        except PositionError:
            continue
        told = without_history(other, history)
        promise(found.setdefault(other.key(), told) == told, TWO_OF_ONE)
    return len(found) - 1


def edits(value: Any) -> list[Any]:
    """What else might stand in a position in place of this."""
    if value is None:
        return [0, 1, "residence"]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, None]
    if isinstance(value, list):
        flat = all(isinstance(each, (int, str)) for each in value)
        more = [[*value, each] for each in (0, "prestige", "building")]  # a seat, a line of favors
        return [value[:-1], value[::-1], value[1:] + value[:1], *more] if flat else []
    return []


def variants(position: Any, value: Any) -> list[str]:
    """The position as JSON with one number, seat or list in it changed, in every way worth trying."""
    found: list[str] = []
    parts: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    for part in parts:
        kept = value[part]
        for other in edits(kept):
            value[part] = other
            found.append(json.dumps(position))
        value[part] = kept
        if isinstance(kept, (dict, list)):
            found += variants(position, kept)
    return found
