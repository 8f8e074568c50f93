"""The table of Caylus 1303 in a few lines, for playthroughs: hidden points are shown."""

from __future__ import annotations

from typing import Any

from caylus.core.state import State

RESOURCES = ["food", "wood", "stone", "fabric", "gold"]


def lines(state: State, names: list[str]) -> list[str]:
    """Who begins, what each player has, the Construction Site, the characters on the board, and the road."""
    view: dict[str, Any] = state.view(None)
    site = ", ".join(view["site"]["tiles"])
    board = ", ".join(character for character, seat in view["characters"].items() if seat is None)
    found = [f"first {names[view['first']]}; provost after {view['provost']}; site {site}; board {board or 'nobody'}"]
    for seat, has in enumerate(view["seats"]):
        goods = " ".join(f"{has[resource]} {resource}" for resource in RESOURCES)
        found.append(
            f"{names[seat]:<8} {state.scores()[seat]:>3} PP {has['workers']:>2} workers, {has['camp']:>2} in the Camp, "
            f"{goods}, {has['houses']} houses, {', '.join(has['characters']) or 'no character'}"
        )
    road = [
        f"{space['space']} {space['tile']}" + (f" ({names[space['owner']]})" if space["owner"] is not None else "")
        for space in view["road"]
        if space["tile"] is not None
    ]
    return [*found, "road " + ", ".join(road)]
