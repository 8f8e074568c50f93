"""What an environment shows of a table: text, an SVG picture, or pixels; always as spectators see it."""

from __future__ import annotations

from typing import Any, Final

from caylus.core.errors import BadOption
from caylus.core.state import State
from caylus.drawing.table import draw

RENDER_MODES: Final = ["human", "ansi", "svg", "rgb_array"]


def render(state: State, mode: str | None) -> Any:
    """The table as the mode says; `human` prints the text."""
    if mode is None:
        raise BadOption("Say how to render: make the environment with a render_mode.")
    if mode == "svg":
        return draw(state).svg()
    if mode == "rgb_array":
        return draw(state).rgb()
    text = told(state)
    if mode == "human":
        print(text)  # noqa: T201 (that is what the mode is for)
        return None
    return text


def told(state: State) -> str:
    """The table in a few lines."""
    view = state.view(None)
    lines = [f"{state.turn_word} {state.turn}"]
    road: Any = view["road"]
    lines.append("Road: " + " ".join(space["tile"] or "-" for space in road))
    seats: Any = view["seats"]
    for seat, purse in enumerate(seats):
        counts = ", ".join(f"{name} {count}" for name, count in purse.items() if isinstance(count, int))
        lines.append(f"Seat {seat}: {counts}")
    decision: Any = view["decision"]
    lines.append(
        f"Over; winners: {view['winners']}" if decision is None else f"Seat {decision['seat']}: {state.asks()}"
    )
    return "\n".join(lines)
