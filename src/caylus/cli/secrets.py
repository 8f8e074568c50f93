"""Secrets at a shared screen: whether a game has any, and a table on which they lie open."""

from __future__ import annotations

from typing import Any

from caylus.core.state import State


def hides_something(state: State) -> bool:
    """Whether any seat sees more of its own things than a spectator does."""
    open_to_all = state.view(None)["seats"]
    return any(state.view(seat)["seats"] != open_to_all for seat in range(state.players))


def laid_open(state: State) -> dict[str, Any]:
    """The table with what every seat knows of its own: for a game that is over, looked at again."""
    view: dict[str, Any] = state.view(None)
    own: list[dict[str, Any]] = [state.view(seat) for seat in range(state.players)]
    view["seats"] = [seen["seats"][seat] for seat, seen in enumerate(own)]
    view["scores"] = state.scores()
    view["ledger"] = state.ledger()
    return view
