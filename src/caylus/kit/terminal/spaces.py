"""Which space an answer means, where several on the board bear the same name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping


def ambiguous(named: Iterable[tuple[str, int, str]], others: Iterable[str] = ()) -> dict[str, int]:
    """The spaces of those (tile, space, name) whose name is on the board more than once; `others` are off the road."""
    road = list(named)
    times = Counter([*(name for _, _, name in road), *others])
    return {tile: space for tile, space, name in road if times[name] > 1}


def beside(notation: str, spaces: Mapping[str, int], called: str) -> str:
    """`place farm-2 (space 6)`: a notation, and the space of what it names if that is in doubt."""
    _, _, thing = notation.partition(" ")
    return f"{notation} ({called} {spaces[thing]})" if thing in spaces else notation
