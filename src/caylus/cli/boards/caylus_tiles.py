"""What stands on a tile of Caylus in a cell's eleven characters, from the row that drives the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caylus.cli.signs import Signs
from caylus.core import effects
from caylus.core.building import Building
from caylus.core.effects import Effect
from caylus.core.goods import ANY, COIN, CUBES, FAVOR, FREE, POINTS
from caylus.games.caylus.buildings import KIND_NAMES, SPECIALS, WORDS, table_for

ROOM: Final = 11
SHORT_NAMES: Final = {"guild": "Guild"}
SHORT_TEXTS: Final = {"gate": "move freely", "guild": "provost 1-3", "lawyer": "residence", "architect": "prestige"}
LETTERS: Final = {COIN: "d", POINTS: "p", FAVOR: "favor"}


def rows(options: Mapping[str, str]) -> dict[str, Building]:
    """Every building by its id, as the options print it."""
    return {building.id: building for building in [*SPECIALS, *table_for(dict(options))]}


def name_of(building: Building) -> str:
    """The name without the mark that tells it apart: on the board its text does."""
    return SHORT_NAMES.get(building.id, building.name)


def effect_of(building: Building, signs: Signs) -> str:
    """What the building does: in words where they fit, else in letters."""
    if building.row in SHORT_TEXTS:
        return SHORT_TEXTS[building.row]
    if building.effect is None:
        return f"+{building.income[COIN]}d income" if building.income[COIN] else ""
    if building.effect.op == effects.BUILD:
        return f"build {KIND_NAMES[building.effect.kind]}"
    if building.effect.op not in (effects.TAKE, effects.TRADE):
        return ""
    spoken = listed(building.effect, signs, spoken=True)
    single = all(sum(1 for number in line.gain if number) == 1 for line in building.effect.lines)
    return spoken if single and len(spoken) <= ROOM else listed(building.effect, signs, spoken=False)


def listed(effect: Effect, signs: Signs, *, spoken: bool) -> str:
    """The lines of a take or trade: `2d→3p/4d→5p`."""
    lines: list[str] = []
    for line in effect.lines:
        got = amounts(line.gain, signs, spoken=spoken)
        paid = amounts(line.pay, signs, spoken=False)
        lines.append(f"{paid}{signs.arrow}{got}" if paid else got)
    text = " or ".join(lines)
    return text if len(text) <= ROOM else "/".join(lines)


def amounts(counts: list[int], signs: Signs, *, spoken: bool) -> str:
    """So many of each kind, in words or in letters."""
    parts: list[str] = []
    for kind, number in enumerate(counts):
        if not number:
            continue
        if kind in (ANY, FREE):
            parts.append(f"{number if number > 1 else ''}{signs.cube}")
        elif spoken and kind <= COIN:
            parts.append(WORDS.count(number, kind) if number > 1 or kind == COIN else WORDS.one[kind])
        elif kind < CUBES:
            parts.append(f"{number if number > 1 else ''}{WORDS.cubes[kind][0].upper()}")
        else:
            parts.append(f"{number if number > 1 or kind == COIN else ''}{LETTERS[kind]}")
    return " ".join(parts) if spoken else "+".join(parts)
