"""Reading positions: every number and name is checked, and every fault is a PositionError with a sentence."""

from __future__ import annotations

from caylus.core.errors import PositionError
from caylus.core.state import NOBODY, JsonObject


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
        shown = repr(value)
        raise PositionError(f"'{name}' must be a whole number from {least} to {most}, not {shown[:40]}.")
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


def name_among(value: object, name: str, names: list[str]) -> int:
    """The index of a name that must be one of these."""
    if not isinstance(value, str) or value not in names:
        shown = repr(value)
        raise PositionError(f"'{name}' must be one of {', '.join(names)}, not {shown[:40]}.")
    return names.index(value)


def require(condition: bool, sentence: str) -> None:
    """The rule that a position must keep."""
    if not condition:
        raise PositionError(sentence)


def known_parts(data: JsonObject, names: list[str]) -> None:
    """No part that would be passed over in silence."""
    for name in data:
        require(name in names, f"A position has no part '{name[:40]}'.")
