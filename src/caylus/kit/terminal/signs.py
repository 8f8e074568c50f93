"""The signs of the terminal: each seat has one, so that nothing rests on colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Azure, gules, or, vert, sable: the terminal's own colours, so that its theme keeps them readable
SEAT_STYLES: Final = ("bright_blue", "bright_red", "yellow", "green", "bold")


@dataclass(frozen=True)
class Signs:
    """One set of characters for the board."""

    seats: str  # lily, cross, star, leaf, crescent
    house: str
    worker: str
    empty: str
    arrow: str
    cube: str
    flag: str
    line: str
    wall: str
    barrier: str
    corners: tuple[str, str, str]  # left, middle and right of the first edge ...
    joints: tuple[str, str, str]  # ... of those between rows ...
    feet: tuple[str, str, str]  # ... and of the last
    dot: str


FULL: Final = Signs(
    seats="⚜✚★♣☾",
    house="⌂",
    worker="●",
    empty="·",
    arrow="→",
    cube="■",
    flag="⚑",
    line="─",
    wall="│",
    barrier="║",
    corners=("┌", "┬", "┐"),
    joints=("├", "┼", "┤"),
    feet=("└", "┴", "┘"),
    dot="·",
)

# For terminals whose encoding has no more: the first letters of the seats, black as K
ASCII: Final = Signs(
    seats="BROGK",
    house="^",
    worker="o",
    empty=".",
    arrow=">",
    cube="#",
    flag="*",
    line="-",
    wall="|",
    barrier="H",
    corners=("+", "+", "+"),
    joints=("+", "+", "+"),
    feet=("+", "+", "+"),
    dot="-",
)


def signs_for(encoding: str) -> Signs:
    """The fullest set that an encoding can write."""
    try:
        "".join(str(part) for part in vars(FULL).values()).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return FULL
