"""What a seat can do now, and what it cannot and why."""

from __future__ import annotations

from typing import cast

from caylus.core.state import State
from caylus.server.wire import Offer, Target

ELSEWHERE = "That is not what is asked now."  # how a reason begins that says nothing about the action itself


def open_offers(state: State, seat: int | None, names: list[str]) -> list[Offer]:
    """The legal actions, if the decision is the seat's; as the engine writes them, which is the shape of an Offer."""
    return cast(list[Offer], state.offers_json(names)) if seat is not None and state.seat == seat else []


def closed_offers(state: State, seat: int | None, names: list[str]) -> list[Offer]:
    """The actions that the question might have allowed but does not, each with the rule in the way."""
    if seat is None or state.seat != seat:
        return []
    legal = set(state.actions())
    found = []
    for action in range(len(state.space)):
        if action not in legal:
            reason = state.reason_against(action)
            if reason and not reason.startswith(ELSEWHERE):
                closed = offer(state, action, names)
                closed.why_not = reason
                found.append(closed)
    return found


def offer(state: State, action: int, names: list[str]) -> Offer:
    """One action with all that a client needs to show it."""
    kind, _, id = state.target(action).partition(" ")
    return Offer(
        action=action,
        notation=state.notation(action),
        sentence=state.describe(action, names),
        target=Target(kind=kind, id=id) if kind else None,
        price=state.price_json(action),  # type: ignore[arg-type]
        reveals=state.reveals(action),
    )
