"""What an environment shows: text, and pictures."""

from __future__ import annotations

from typing import Any, Final

from caylus.core.errors import BadOption
from caylus.core.state import State

RENDER_MODES: Final = ["human", "ansi"]


def render(state: State, mode: str | None) -> Any:
    """The table for all to see, as spectators may."""
    if mode is None:
        raise BadOption("Say how to render: make the environment with a render_mode.")
    text = told(state)
    if mode == "human":
        print(text)  # noqa: T201 (that is what the mode is for)
        return None
    return text


def told(state: State) -> str:
    """The table in a few lines."""
    lines = [f"{state.turn_word} {state.turn}"]
    scores = state.view(None)["scores"]
    lines.append(f"Points: {scores}")
    if not state.over:
        decision = state.decision
        assert decision is not None
        lines.append(f"Seat {state.who} decides: {decision['text']}")
    else:
        lines.append(f"Over: seats {state.winners()} win")
    return "\n".join(lines)
