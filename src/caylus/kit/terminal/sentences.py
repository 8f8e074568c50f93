"""Sentences that the told boards of all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from caylus.core.building import Building
from caylus.core.goods import POINTS, Words


def opening(view: dict[str, Any], turn: str, names: list[str], order: Sequence[int]) -> list[str]:
    """The turn, its phase, the order of the players and of those who have passed."""
    phase = "the game is over" if view["decision"] is None else f"phase: {view['phase'].replace('-', ' ')}"
    lines = [f"{turn}, {phase}.", f"Turn order: {listed(names, order)}."]
    if view["passed"]:
        lines.append(f"Passed, in this order: {listed(names, view['passed'])}.")
    return lines


def listed(names: list[str], seats: Sequence[int]) -> str:
    """The names of several seats."""
    return ", ".join(names[seat] for seat in seats)


def tallied(names: list[str], numbers: Sequence[int]) -> str:
    """How many each seat has, where it has any; empty if none has."""
    return ", ".join(f"{names[seat]} {number}" for seat, number in enumerate(numbers) if number)


def who(names: list[str], seat: int | None) -> str:
    """Whose worker it is."""
    return "no worker" if seat is None else f"worker of {names[seat]}"


def purse(seat: dict[str, Any], words: Words, coins: str) -> str:
    """Points, cubes and coins of a seat."""
    amount = [seat[cube] if cube else 0 for cube in words.cubes]
    points = "points face down" if seat["points"] is None else words.count(seat["points"], POINTS)
    return f"{points}; {words.phrase([*amount, seat[coins]])}"


def along(road: list[dict[str, Any]], told: Callable[[dict[str, Any]], str]) -> list[str]:
    """The road space by space; runs of empty spaces in one line."""
    lines: list[str] = []
    empty: list[int] = []
    for place in road:
        if place["tile"] is None:
            empty.append(place["space"])
            continue
        lines += run_of(empty)
        empty = []
        lines.append(told(place))
    return lines + run_of(empty)


def run_of(spaces: list[int]) -> list[str]:
    """A run of empty spaces."""
    if not spaces:
        return []
    run = f"Space {spaces[0]}" if len(spaces) == 1 else f"Spaces {spaces[0]} to {spaces[-1]}"
    return [f"{run}: empty."]


def to_build(
    rows: Mapping[str, Building], supply: Sequence[str], several: Mapping[str, str], kinds: list[str]
) -> list[str]:
    """The buildings that can still be built, a line for each kind; `several` says what more than one is called."""
    lines: list[str] = []
    for kind, title in several.items():
        of_kind = [rows[id].full_name for id in supply if kinds[rows[id].kind] == kind]
        lines.append(f"{title} to build: {', '.join(of_kind) or 'none'}.")
    return lines
