"""The table of Caylus Magna Carta in a few lines, for playthroughs: hands are shown."""

from __future__ import annotations

from typing import Any

from caylus.core.state import State

CUBES = ["food", "wood", "stone", "gold"]


def lines(state: State, names: list[str]) -> list[str]:
    """Who begins, the castle, what each player has, and the road."""
    position: dict[str, Any] = state.position()
    castle = ", ".join(str(left) for left in position["castle"]["tokens"])
    provost = "" if position["provost"] is None else f"; provost on {position['provost']}"
    found = [f"first {names[position['first']]}{provost}; castle {castle} tokens"]
    for seat, has in enumerate(position["seats"]):
        cubes = " ".join(f"{has[cube]} {cube}" for cube in CUBES)
        built = [card for card, owner in position["prestige"].items() if owner == seat]
        found.append(
            f"{names[seat]:<8} {has['points']:>3} PP {has['deniers']:>2} deniers, {cubes}, tokens {has['tokens']}, "
            f"hand {', '.join(has['hand']) or 'empty'}, {len(has['pile'])} in the pile, {len(has['discard'])} discarded"
            + (f", {', '.join(built)}" if built else "")
        )
    return [*found, "road " + ", ".join(map(told, position["road"]))]


def told(space: dict[str, Any]) -> str:
    """A card of the road with what lies on it."""
    cover = f" as {space['cover']}" if space["cover"] else ""
    reserve = f" with {space['reserve']}" if space["reserve"] else ""
    return f"{space['space']} {space['tile']}{cover}{reserve}"
