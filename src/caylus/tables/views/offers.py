"""What a seat can do now, and what it cannot and why."""

from __future__ import annotations

from typing import cast

from caylus.core.state import State
from caylus.tables.views.messages import Offer

ELSEWHERE = "That is not what is asked now."  # how a reason begins that says nothing about the action itself


def open_offers(state: State, seat: int | None, names: list[str]) -> list[Offer]:
    """The legal actions, if the decision is the seat's; as the engine writes them, which is the shape of an Offer."""
    return cast(list[Offer], state.offers_json(names)) if seat is not None and state.seat == seat else []


def closed_offers(state: State, seat: int | None, names: list[str]) -> list[Offer]:
    """The actions that the question might have allowed but does not, each with the rule in the way."""
    if seat is None or state.seat != seat:
        return []
    reasons = {action: state.reason_against(action) for action in range(len(state.space))}
    closed = {action: reason for action, reason in reasons.items() if reason and not reason.startswith(ELSEWHERE)}
    return cast(list[Offer], [state.offer_json(action, names, reason) for action, reason in closed.items()])
