"""The table of Caylus in sentences, for screen readers and for those who like words."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.buildings import KIND_NAMES, WORDS
from caylus.games.caylus.terminal.tiles import rows
from caylus.kit.terminal import sentences
from caylus.kit.terminal.sentences import who

BUILT: Final = {"wood": "Wood buildings", "stone": "Stone buildings", "prestige": "Prestige buildings"}


def tell(view: dict[str, Any], names: list[str], full: bool) -> list[str]:
    """The whole table; `full` adds the buildings still in the supply."""
    lines = sentences.opening(view, f"Turn {view['turn']}", names, view["order"])
    lines += [told_seat(view, names, seat) for seat in view["order"]]
    lines.append(f"The provost is on space {view['provost']}, the bailiff on space {view['bailiff']}.")
    lines += town(view, names)
    lines += sentences.along(view["road"], partial(told_space, view, names))
    lines += castle(view, names)
    return lines + (sentences.to_build(rows(view["options"]), view["supply"], BUILT, KIND_NAMES) if full else [])


def told_seat(view: dict[str, Any], names: list[str], seat: int) -> str:
    """What a seat has."""
    purse = view["seats"][seat]
    said = f"{names[seat]}: {sentences.purse(purse, WORDS, 'deniers')}; workers at home {purse['workers']}"
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
    return [*lines, f"Castle: {sentences.listed(names, view['castle']['workers']) or 'no worker'}."]


def told_space(view: dict[str, Any], names: list[str], place: dict[str, Any]) -> str:
    """A space with a building."""
    parts = [f"Space {place['space']}: {rows(view['options'])[place['tile']].full_name}"]
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
        owned = sentences.tallied(names, houses)
        state = "scored" if scored else f"{section.points} points a batch, scored at space {section.mark}"
        lines.append(
            f"{section.name}: {state}; {sum(houses)} of {section.parts} parts built{f': {owned}' if owned else ''}."
        )
    return lines
