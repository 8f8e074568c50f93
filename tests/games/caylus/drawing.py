"""The table of Caylus in a few lines, for playthroughs."""

from __future__ import annotations

from typing import Any

from caylus.core.state import State

CUBES = ["food", "wood", "stone", "cloth", "gold"]


def lines(state: State, names: list[str]) -> list[str]:
    """The order, what each player has, the road and the castle."""
    view: dict[str, Any] = state.view(None)
    order = ", ".join(names[seat] for seat in view["order"])
    guest = name(view["special"]["inn"]["right"], names)
    where = f"provost {view['provost']}, bailiff {view['bailiff']}, section {view['section']}"
    found = [f"order {order}; {where}, inn {guest}"]
    for seat, has in enumerate(view["seats"]):
        cubes = " ".join(f"{has[cube]} {cube}" for cube in CUBES)
        favors = " ".join(str(level) for level in has["favors"].values())
        houses = " ".join(str(view["castle"][section][seat]) for section in ("dungeon", "walls", "towers"))
        found.append(
            f"{names[seat]:<8} {has['points']:>3} PP {has['deniers']:>2} deniers, {cubes}, "
            f"{has['workers']} workers, favors {favors}, houses {houses}"
        )
    road = [
        f"{space['space']} {space['tile']}"
        + (f" ({name(space['owner'], names)})" if space["owner"] is not None else "")
        for space in view["road"]
        if space["tile"] is not None
    ]
    return [*found, "road " + ", ".join(road)]


def name(seat: int | None, names: list[str]) -> str:
    """A player, or nobody."""
    return "nobody" if seat is None else names[seat]
