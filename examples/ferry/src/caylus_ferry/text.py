"""The game as messages: what is asked, what an action does, points at, costs and brings, and why it cannot be played.

What they say in English stands in `words/en.ftl`, or in the catalogue that all games share.
"""

from __future__ import annotations

from caylus.core.actions import DECLINE, PASS
from caylus.core.effects import Option, effect_message, option_obstacle, pairs
from caylus.core.goods import COIN, POINTS
from caylus.core.message import Message, Ref
from caylus.core.state import JsonObject
from caylus_ferry.actions import PLACE, PROVOST, SPACE, STAY, TAKE, TILE_IDS
from caylus_ferry.buildings import PLACE_PRICE, PROVOST_PRICE, WORDS
from caylus_ferry.phases import placement, provost, road
from caylus_ferry.state import ASK_BUILDING, ASK_PLACE, ASK_PROVOST, PHASE_IDS, STEP_IDS, Table


def question(s: Table) -> Message:
    """What is asked."""
    if s.step != ASK_BUILDING:
        return Message(f"ask-{STEP_IDS[s.step]}")
    effect = effect_message(road.effect_in_hand(s), WORDS)
    return Message("ask-building", building=Ref(f"tile {s.tile(s.cursor).id}"), effect=effect)


def decision(s: Table) -> JsonObject:
    """The question as JSON: what every client can show without knowing a rule."""
    found: JsonObject = {
        "kind": STEP_IDS[s.step],
        "seat": s.who,
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "asked": question(s).to_json(),
    }
    if s.step == ASK_BUILDING:
        found["building"] = s.tile(s.cursor).id
        found["space"] = s.cursor
    return found


def option_at_hand(s: Table, action: int) -> Option | None:
    """The way to use the building at hand that an action is, if it is one."""
    return road.effect_in_hand(s).by_action.get(action) if s.step == ASK_BUILDING else None


def act(s: Table, action: int) -> Message:
    """What an action does; target, price and gain are told beside it."""
    if action == DECLINE and s.step == ASK_BUILDING:
        return Message("act-decline-building", building=Ref(f"tile {s.tile(s.cursor).id}"))
    if PROVOST <= action < TAKE and action != STAY:
        steps = action - STAY
        way = "act-provost" if steps > 0 else "act-provost-back"
        return Message(way, steps=abs(steps), to=Ref(f"space {s.provost + steps}"))
    if action == STAY:
        return Message("act-stay")
    if action >= TAKE and option_at_hand(s, action) is None:
        return Message("act-notation", notation=SPACE.words[action])
    return Message(f"act-{SPACE.verb(action)}")


def target(s: Table, action: int) -> str:
    """A kind and an id, as in `place market` or `space 4`; empty for nothing."""
    if PLACE <= action < PROVOST:
        return f"place {TILE_IDS[action - PLACE]}"
    if PROVOST <= action < TAKE:
        return f"space {s.provost + action - STAY}"
    return f"place {s.tile(s.cursor).id}" if s.step == ASK_BUILDING else ""


def price(s: Table, action: int) -> list[int]:
    """What is paid, as (kind, number) pairs."""
    if PLACE <= action < PROVOST:
        return [COIN, PLACE_PRICE]
    if PROVOST <= action < TAKE:
        return [COIN, abs(action - STAY) * PROVOST_PRICE] if action != STAY else []
    option = option_at_hand(s, action)
    return [] if option is None else option.needs[:]


def gain(s: Table, action: int) -> list[int]:
    """What is gained for certain, in the same way; cubes that are still to be chosen as such."""
    option = option_at_hand(s, action) if action != PASS else None
    if option is None:
        return []
    return pairs(option.then.lines[0].gain) if option.then is not None else [*option.gains, POINTS, option.points]


def obstacle(s: Table, action: int) -> Message:
    """The rule in the way of an action, from the predicates that decide what is legal."""
    reason: Message | None = None
    if PLACE <= action < PROVOST and s.step == ASK_PLACE:
        reason = placement.obstacle(s, action - PLACE)
    elif PROVOST <= action < TAKE and s.step == ASK_PROVOST:
        reason = provost.obstacle(s, action - STAY)
    elif action >= TAKE and s.step == ASK_BUILDING:
        reason = option_obstacle(s, s.who, road.effect_in_hand(s), action)
    return reason or Message("why-not-asked", asked=question(s))
