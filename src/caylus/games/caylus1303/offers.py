"""What an action of Caylus 1303 points at on the board, and what it costs."""

from __future__ import annotations

from caylus.core.actions import DECLINE, PASS
from caylus.core.effects import pairs
from caylus.core.goods import COIN
from caylus.games.caylus1303 import text
from caylus.games.caylus1303.actions import (
    BUILD,
    BUNDLE_NEEDS,
    CHARACTER_IDS,
    DELIVER,
    DRAFT,
    PLACE,
    PLACE_IDS,
    PLANS,
    PROVOST,
    RECRUIT,
    SITE,
    STEAL,
    TAKE,
    TRANSFORM,
)
from caylus.games.caylus1303.buildings import FIRST_STARTING, TILES
from caylus.games.caylus1303.phases import placement, provost, road
from caylus.games.caylus1303.state import (
    ASK_BRIDGE,
    ASK_BUILDING,
    ASK_DELIVERY,
    ASK_EARLY,
    ASK_FAVOR_EFFECT,
    ASK_MONUMENT,
    ASK_PLACE,
    Table,
)


def target(s: Table, action: int) -> str:
    """A kind and an id, as in `place quarry`, `space 12`, `tile mason`, `character bailiff`, `slot 2`."""
    if action == PASS:
        return "place bridge"
    if action < PLACE or TAKE <= action < BUILD:
        return in_hand(s)
    if action < PROVOST:
        return f"place {PLACE_IDS[action - PLACE]}"
    if action < TAKE:
        return f"space {s.provost + action - provost.STAY}"
    if action < TRANSFORM:
        return f"tile {TILES[PLANS[action - BUILD].tile].id}"
    if action < DRAFT:
        return f"place {TILES[FIRST_STARTING + action - TRANSFORM].id}"
    if action < SITE:
        return f"character {CHARACTER_IDS[action - (DRAFT if action < STEAL else STEAL)]}"
    if action < RECRUIT:
        return f"slot {action - SITE + 1}"
    return f"character {CHARACTER_IDS[action - RECRUIT]}" if action < DELIVER else "place site"


def in_hand(s: Table) -> str:
    """What the question is about, where the action itself names no place."""
    if s.step == ASK_BUILDING:
        return f"place {s.tile(road.space_in_hand(s)).id}"
    if s.step == ASK_MONUMENT:
        return f"space {s.cursor}"
    if s.step == ASK_FAVOR_EFFECT:
        return f"slot {s.slot + 1}"
    return "place site" if s.step == ASK_DELIVERY else ""


def price(s: Table, action: int) -> list[int]:
    """What is paid, as (kind, number) pairs; of a placement, the worker placed is part of it."""
    if action <= DECLINE:
        return []
    effect = text.effect_asked(s)
    if PLACE <= action < PROVOST:
        return [COIN, placement.price(s, s.who)] if s.step in (ASK_PLACE, ASK_EARLY) else []
    if PROVOST <= action < TAKE:
        steps = abs(action - provost.STAY)
        return [COIN, steps] if steps and s.step == ASK_BRIDGE else []
    if BUILD <= action < TRANSFORM:
        return pairs(PLANS[action - BUILD].prices[text.waiver_of(s)])
    if action >= DELIVER:
        return BUNDLE_NEEDS[action - DELIVER][:]
    if effect is None:
        return []
    if TRANSFORM <= action < DRAFT:
        return effect.needs[:]
    option = effect.by_action.get(action)
    return option.needs[:] if option is not None else []
