"""What an action of Caylus points at on the board, what it costs, and all that is shown of it."""

from __future__ import annotations

from typing import Final

from caylus.core.actions import DECLINE, PASS
from caylus.core.effects import Effect, pairs
from caylus.core.goods import COIN
from caylus.core.state import JsonObject
from caylus.games.caylus import favors, text
from caylus.games.caylus.actions import (
    BATCH_NEEDS,
    BUILD,
    CASTLE,
    FAVOR,
    INN_STAY,
    PLACE,
    PLACE_IDS,
    PLANS,
    PROVOST,
    SITE,
    SITES,
    TAKE,
    TRANSFORM,
    TRANSFORMABLE,
    UNUSED,
)
from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.buildings import SPECIALS, TILES
from caylus.games.caylus.favor_table import FAVOR_LINES
from caylus.games.caylus.phases import placement, provost
from caylus.games.caylus.state import (
    ASK_CASTLE,
    ASK_FAVOR_BUILDING,
    ASK_FAVOR_CUBES,
    ASK_FAVOR_EXCHANGE,
    ASK_GATE,
    ASK_INN,
    ASK_OWNER,
    ASK_PLACE,
    ASK_PROVOST,
    ASK_ROAD,
    ASK_SITE,
    ASK_SPECIAL,
    Table,
)

PRICES: Final = 16  # more than any placement costs
PLACEMENTS: Final[dict[int, JsonObject]] = {}  # the offers of placements, made once for all games


def offer(s: Table, action: int, names: list[str]) -> JsonObject:
    """An action with all that a client shows of it; a placement differs by its price alone, and names nobody."""
    if s.step != ASK_PLACE or not PLACE <= action < PROVOST:
        return s.offer_json(action, names, None)
    cost = placement.price(s, s.who, action - PLACE, placement.bridge_price(s, s.who))
    number = action * PRICES + cost
    if number not in PLACEMENTS:
        PLACEMENTS[number] = s.offer_json(action, names, None)
    return PLACEMENTS[number]


def target(s: Table, action: int) -> str:
    """A kind and an id, as in `place quarry`, `space 12`, `tile mason`, `line cubes`, `section walls`."""
    if action == PASS:
        return "place bridge"
    if action < PLACE or TAKE <= action < BUILD:
        return in_hand(s)
    if action < PROVOST:
        return f"place {PLACE_IDS[action - PLACE]}"
    if action < INN_STAY:
        return f"space {s.provost + action - provost.STAY}"
    if action < TAKE:
        return "place inn"
    if action < SITE:
        return f"tile {TILES[PLANS[action - BUILD].tile].id}"
    if action < TRANSFORM:
        return f"space {SITES[action - SITE]}"
    if action < FAVOR:
        return f"place {TILES[TRANSFORMABLE[action - TRANSFORM]].id}"
    if action < CASTLE:
        return f"line {FAVOR_LINES[action - (UNUSED if action >= UNUSED else FAVOR)].id}"
    return f"section {SECTIONS[min(s.section_with_room(), len(SECTIONS) - 1)].id}"


def in_hand(s: Table) -> str:
    """What the question is about, where the action itself names no place."""
    step = s.step
    if step == ASK_GATE:
        return "place gate"
    if step == ASK_INN:
        return "place inn"
    if step == ASK_SPECIAL:
        return f"place {SPECIALS[s.cursor - 1].id}"
    if step in (ASK_ROAD, ASK_OWNER):
        return f"place {s.tile(s.cursor).id}"
    if step == ASK_SITE:
        return f"tile {TILES[s.plan].id}"
    if step in (ASK_FAVOR_CUBES, ASK_FAVOR_EXCHANGE, ASK_FAVOR_BUILDING):
        return f"line {FAVOR_LINES[favors.line_in_hand(s)].id}"
    return "place castle" if step == ASK_CASTLE else ""


def price(s: Table, action: int) -> list[int]:
    """What is paid, as (kind, number) pairs."""
    if action <= DECLINE:
        return []
    if action < PROVOST:
        if action >= PLACE and s.step == ASK_PLACE:
            return [COIN, placement.price(s, s.who, action - PLACE, placement.bridge_price(s, s.who))]
        return option_price(s, action)
    if action < INN_STAY:
        steps = abs(action - provost.STAY)
        return [COIN, steps] if steps and s.step == ASK_PROVOST else []
    if TAKE <= action < BUILD:
        return option_price(s, action)
    if BUILD <= action < SITE:
        return pairs(PLANS[action - BUILD].prices[text.waiver_of(s, action)])
    if TRANSFORM <= action < FAVOR:
        effect = effect_used(s, action)
        return effect.needs[:] if effect is not None else []
    return BATCH_NEEDS[action - CASTLE][:] if action >= CASTLE else []


def option_price(s: Table, action: int) -> list[int]:
    """The price of a take or trade."""
    option = text.option_for(s, action)
    return option.needs[:] if option is not None else []


def effect_used(s: Table, action: int) -> Effect | None:
    """The effect by which something is built or transformed."""
    return favors.effect_of(s, action) if s.step == ASK_FAVOR_BUILDING else text.effect_asked(s)
