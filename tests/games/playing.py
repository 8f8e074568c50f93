"""Playing in notation and saying what has changed: what the tables of all three games share."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from caylus.core.state import State

Position: TypeAlias = dict[str, Any]
Changes: TypeAlias = dict[str, object]


def play(game: State, actions: str) -> State:
    """Play actions in notation, separated by semicolons."""
    for action in actions.split(";"):
        game.play(game.parse(action.strip()))
    return game


def offers(game: State, verb: str = "") -> set[str]:
    """The legal actions in notation, those that begin with a verb; each is offered once, in ascending order."""
    actions = game.actions()
    assert actions == sorted(set(actions))
    every = {game.notation(action) for action in actions}
    assert len(every) == len(actions)
    assert all(game.parse(game.notation(action)) == action for action in actions)
    return {notation for notation in every if notation.split()[0] == verb or not verb}


def kind(game: State) -> object:
    """The kind of question asked; None when the game is over."""
    return None if game.decision is None else game.decision["kind"]


def refusal(game: State, action: str) -> str:
    """Why an action cannot be played: it must be an action, and not a legal one."""
    reason = game.why_not(action)
    assert reason is not None, f"'{action}' is legal"
    return reason


def position(game: State) -> Position:
    """The whole position."""
    return cast(Position, game.position())


def compare(old: dict[str, int], new: dict[str, int], was: Changes, now: Changes) -> Changes:
    """What is counted as gains and losses; what stands somewhere as it is now, None where it is gone."""
    found: Changes = {}
    for name in {**old, **new}:
        if new.get(name, 0) != old.get(name, 0):
            found[name] = new.get(name, 0) - old.get(name, 0)
    for name in {**was, **now}:
        if was.get(name) != now.get(name):
            found[name] = now.get(name)
    return found
