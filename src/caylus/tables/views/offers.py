"""What a seat can do now, and what it cannot and why."""

from __future__ import annotations

from typing import cast

from caylus.core.state import RULE, State
from caylus.tables.views.messages import Offer


def open_offers(state: State, seat: int | None) -> list[Offer]:
    """The legal actions, if the decision is the seat's; as the engine writes them, which is the shape of an Offer."""
    return cast(list[Offer], state.offers_json()) if seat is not None and state.seat == seat else []


def closed_offers(state: State, seat: int | None) -> list[Offer]:
    """The actions that the question might have allowed but does not, each with the rule in the way."""
    if seat is None or state.seat != seat:
        return []
    closed = [action for action in range(len(state.space)) if state.code_against(action) == RULE]
    return cast(list[Offer], [state.offer_json(action, state.reason_against(action)) for action in closed])
