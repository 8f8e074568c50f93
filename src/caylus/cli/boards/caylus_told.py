"""The table of Caylus in sentences, for screen readers and for those who like words."""

from __future__ import annotations

from typing import Any

from caylus.cli.boards.caylus_tiles import rows
from caylus.core.building import Building
from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.buildings import KIND_NAMES, WORDS


def tell(view: dict[str, Any], names: list[str], full: bool) -> list[str]:
    """The whole table; `full` adds the buildings still in the supply."""
    phase = "the game is over" if view["decision"] is None else f"phase: {view['phase'].replace('-', ' ')}"
    lines = [f"Turn {view['turn']}, {phase}."]
    lines.append(f"Turn order: {', '.join(names[seat] for seat in view['order'])}.")
    if view["passed"]:
        lines.append(f"Passed, in this order: {', '.join(names[seat] for seat in view['passed'])}.")
    lines += [told_seat(view, names, seat) for seat in view["order"]]
    lines.append(f"The provost is on space {view['provost']}, the bailiff on space {view['bailiff']}.")
    lines += town(view, names) + road(view, names) + castle(view, names)
    return lines + (supply(view) if full else [])


def told_seat(view: dict[str, Any], names: list[str], seat: int) -> str:
    """What a seat has."""
    purse = view["seats"][seat]
    amount = [purse[good] for good in (*WORDS.cubes, "deniers")]
    said = (
        f"{names[seat]}: {WORDS.count(purse['points'], 6)}; {WORDS.phrase(amount)}; workers at home {purse['workers']}"
    )
    reached = ", ".join(f"{line} {level}" for line, level in purse["favors"].items() if level)
    return f"{said}{f'; favor lines {reached}' if reached else ''}."


def town(view: dict[str, Any], names: list[str]) -> list[str]:
    """The special buildings and the workers in the castle."""
    buildings = rows(view["options"])
    lines: list[str] = []
    for id, place in view["special"].items():
        name = buildings[id].name
        if id == "stables":
            taken = [f"{at} {names[seat]}" for at, seat in enumerate(place, 1) if seat is not None]
            lines.append(f"{name}: {', '.join(taken) if taken else 'closed' if view['players'] == 2 else 'no worker'}.")
        elif id == "inn":
            enters, stays = (who(names, place[side]) for side in ("left", "right"))
            lines.append(f"{name}: entering, {enters}; staying and paying 1 denier a worker, {stays}.")
        else:
            lines.append(f"{name}: {who(names, place)}.")
    inside = ", ".join(names[seat] for seat in view["castle"]["workers"])
    return [*lines, f"Castle: {inside or 'no worker'}."]


def who(names: list[str], seat: int | None) -> str:
    """Whose worker it is."""
    return "no worker" if seat is None else f"worker of {names[seat]}"


def road(view: dict[str, Any], names: list[str]) -> list[str]:
    """Space by space; runs of empty spaces in one line."""
    buildings = rows(view["options"])
    lines: list[str] = []
    empty: list[int] = []
    for place in view["road"]:
        if place["tile"] is None:
            empty.append(place["space"])
            continue
        lines += told_empty(empty)
        empty = []
        lines.append(told_space(view, names, place, buildings[place["tile"]]))
    return lines + told_empty(empty)


def told_empty(spaces: list[int]) -> list[str]:
    """A run of empty spaces."""
    if not spaces:
        return []
    run = f"Space {spaces[0]}" if len(spaces) == 1 else f"Spaces {spaces[0]} to {spaces[-1]}"
    return [f"{run}: empty."]


def told_space(view: dict[str, Any], names: list[str], place: dict[str, Any], building: Building) -> str:
    """A space with a building."""
    parts = [f"Space {place['space']}: {building.full_name}"]
    if place["owner"] is not None:
        parts.append(f"owned by {names[place['owner']]}")
    worker = who(names, place["worker"])
    parts.append(f"{worker}, asleep" if place["worker"] is not None and place["space"] > view["provost"] else worker)
    if place["claim"] is not None:
        parts.append(f"becomes a residence of {names[place['claim']]} when the worker leaves")
    return ", ".join(parts) + "."


def castle(view: dict[str, Any], names: list[str]) -> list[str]:
    """The sections with their houses."""
    lines: list[str] = []
    scored = True
    for section in SECTIONS:
        scored = scored and section.id != view["section"]
        houses = view["castle"][section.id]
        owned = ", ".join(f"{names[seat]} {number}" for seat, number in enumerate(houses) if number)
        state = "scored" if scored else f"{section.points} points a batch, scored at space {section.mark}"
        lines.append(
            f"{section.name}: {state}; {sum(houses)} of {section.parts} parts built{f': {owned}' if owned else ''}."
        )
    return lines


def supply(view: dict[str, Any]) -> list[str]:
    """The buildings that can still be built."""
    buildings = rows(view["options"])
    lines: list[str] = []
    for kind in ("wood", "stone", "prestige"):
        of_kind = [buildings[id].full_name for id in view["supply"] if KIND_NAMES[buildings[id].kind] == kind]
        lines.append(f"{kind.capitalize()} buildings to build: {', '.join(of_kind) or 'none'}.")
    return lines
