"""What an action of Caylus Magna Carta points at on the table, and what it costs."""

from __future__ import annotations

from caylus.core.actions import DECLINE, PASS
from caylus.core.effects import pairs
from caylus.core.goods import COIN
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import (
    BUILD,
    CASTLE,
    DRAW,
    PLACE,
    PLANS,
    PROVOST,
    REPLACE,
    SITE,
    TAKE,
    TILE_IDS,
    TRANSFORM,
)
from caylus.games.magna_carta.buildings import CARDS
from caylus.games.magna_carta.phases import lawyer, provost, road
from caylus.games.magna_carta.state import (
    ASK_CASTLE,
    ASK_MULLIGAN,
    ASK_PRIMARY,
    ASK_SECONDARY,
    Table,
)


def target(s: Table, action: int) -> str:
    """A kind and an id, as in `place red-bank`, `card bank` (of the hand), `tile palace`, `space 12`, `pile own`."""
    if action == PASS:
        return "place bridge"
    if action == DRAW:
        return "pile own"
    if action == REPLACE or (action == DECLINE and s.step == ASK_MULLIGAN):
        return "hand own"
    if action < DRAW or TAKE <= action < TRANSFORM:
        return in_hand(s)
    if action < BUILD:
        return f"place {TILE_IDS[action - PLACE]}"
    if action < SITE:
        plan = PLANS[action - BUILD]
        return f"card {plan.building.id}" if plan.card < CARDS else f"tile {plan.building.id}"
    if action < PROVOST:
        return f"place {TILE_IDS[s.tile_of(s.who, action - SITE)]}"
    if action < TAKE:
        return f"space {s.provost + action - provost.STAY}"
    if action < CASTLE:
        return f"place {TILE_IDS[s.tile_of(s.who, action - TRANSFORM)]}"
    return f"section {board.SECTIONS[s.best_section()]}"


def in_hand(s: Table) -> str:
    """What the question is about, where the action itself names no place."""
    if s.step in (ASK_PRIMARY, ASK_SECONDARY):
        return f"place {TILE_IDS[s.tile_at[s.cursor]]}"
    return f"section {board.SECTIONS[s.best_section()]}" if s.step == ASK_CASTLE else ""


def price(s: Table, action: int) -> list[int]:
    """What is paid, as (kind, number) pairs, gold standing in where it must."""
    if action <= DECLINE:
        return []
    if DRAW <= action < BUILD:
        return [] if s.step == ASK_MULLIGAN else [COIN, board.PRICE]
    if BUILD <= action < SITE:
        return paid(s, action, PLANS[action - BUILD].price)
    if PROVOST <= action < TAKE:
        steps = abs(action - provost.STAY)
        return [COIN, steps] if steps else []
    if action == CASTLE:
        return paid(s, action, board.BATCH)
    if s.step not in (ASK_PRIMARY, ASK_SECONDARY):
        return []
    effect = road.effect_in_hand(s)
    if TRANSFORM <= action < CASTLE:
        return paid(s, action, lawyer.price(effect.needs))
    option = effect.by_action.get(action)
    return option.needs[:] if option is not None else []


def paid(s: Table, action: int, printed: list[int]) -> list[int]:
    """The cubes really paid; the printed price where it cannot be."""
    return pairs(s.payment(s.who, printed) if action in s.legal else printed)
