"""`caylus rules`: every component explained from the row that drives it."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from caylus.cli.program import command
from caylus.cli.screen import Screen
from caylus.core.errors import BadOption
from caylus.core.game import Component, Game

NEAR: Final = 0.75  # how alike names must be before one is taken for a slip of the other
MARKS: Final = "Uncertain figures: C or [1] one source; C? one source, and a reason to doubt it; R reconstructed."


class UnknownComponent(BadOption):
    """The game has no component of that name."""


def show_all(screen: Screen, game: Game, options: Mapping[str, str] | None) -> None:
    """Every component of a game, group by group."""
    show_groups(screen, game, game.components(game.check_options(options)))


def show_groups(screen: Screen, game: Game, wanted: list[Component]) -> None:
    """Components in tables, one for each group."""
    groups: dict[str, list[Component]] = {}
    for component in wanted:
        groups.setdefault(component.group, []).append(component)
    for at, (group, components) in enumerate(groups.items()):
        if at:
            screen.say()
        columns = {
            "name": [component.name for component in components],
            "written": [component.id if component.id != written(component) else "" for component in components],
            "cost": [game.words.told(component.cost) for component in components],
            "points": [str(component.points or "") for component in components],
            "what it does": [f"{component.text}{noted(component)}" for component in components],
        }
        used = {heading: cells for heading, cells in columns.items() if any(cells)}
        screen.table(group.capitalize(), list(used), list(zip(*used.values(), strict=True)))
    if any(component.doubt for component in wanted):
        screen.say()
        screen.hint(MARKS)


def written(component: Component) -> str:
    """How the name would be written in a notation."""
    return component.name.lower().replace(" ", "-")


def noted(component: Component) -> str:
    """What there is to note of a component, after its text."""
    copies = [f"{component.copies} copies"] if component.copies > 1 else []
    notes = "; ".join([*copies, *([f"uncertain: {component.doubt}"] if component.doubt else [])])
    return f" ({notes})" if notes else ""


def show_one(screen: Screen, game: Game, options: Mapping[str, str] | None, wanted: str) -> None:
    """What a name means: one component, all that share the name, or a whole group."""
    found = find(game, options, wanted)
    if len(found) > 1 and key_of(wanted) in group_names(found[0]):
        show_groups(screen, game, found)
        return
    for component in found:
        price = f" Cost: {game.words.told(component.cost)}." if component.cost else ""
        points = f" Points when built: {component.points}." if component.points else ""
        screen.say(f"{component.name} ({component.group}, written {component.id}).{price}{points}")
        screen.say(f"{component.text}{noted(component)}")
        if component.doubt:
            screen.hint(MARKS)


def find(game: Game, options: Mapping[str, str] | None, wanted: str) -> list[Component]:
    """The components a player means: by id, by name, by their group, by the beginning of a name."""
    components = game.components(game.check_options(options))
    key = key_of(wanted)
    names = {id(component): spellings(component) for component in components}
    found = [each for each in components if key in names[id(each)]]
    # a name that several bear (`quarry`) means them all
    found += [each for each in components if each not in found and key == names[id(each)][1].split()[-1]]
    found = found or [each for each in components if key in group_names(each)]
    if not found:
        found = [each for each in components if key and any(name.startswith(key) for name in names[id(each)])]
    if not found:
        raise UnknownComponent(f"{game.name} has no component '{wanted[:40]}'. {suggestion(game, key, components)}")
    return found


def key_of(wanted: str) -> str:
    """A name as it is compared: in lower case, without hyphens."""
    return " ".join(wanted.lower().replace("-", " ").split())


def group_names(component: Component) -> tuple[str, str, str]:
    """What the group of a component is called: `wood`, `wood buildings`, `favors`."""
    return component.group, f"{component.group} buildings", f"{component.group}s"


def spellings(component: Component) -> list[str]:
    """The ways to write a component, in lower case without hyphens."""
    return [component.id.replace("-", " "), component.name.lower()]


def suggestion(game: Game, key: str, components: list[Component]) -> str:
    """The components whose names come near, or where to read on: about the course of the game there is a page."""
    known = {component.group: component.group for component in components}
    known |= {name: component.id for component in components for name in spellings(component)}
    close = dict.fromkeys(known[name] for name in get_close_matches(key, known, n=3, cutoff=NEAR))
    if close:
        return f"Did you mean {' or '.join(close)}?"
    return f"`{command('rules', game.id)}` lists them all; how the game goes is told in docs/games/{game.id}/rules.md."
