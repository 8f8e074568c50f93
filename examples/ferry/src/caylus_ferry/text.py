"""The game in words: what is asked, what an action does, what it points at and costs, and why it cannot be played."""

from __future__ import annotations

from caylus.core.actions import DECLINE, PASS, USE
from caylus.core.effects import effect_text, option_obstacle
from caylus.core.goods import COIN
from caylus.core.state import JsonObject
from caylus.core.wording import option_sentence, provost_sentence
from caylus_ferry.actions import PLACE, PROVOST, SPACE, STAY, TAKE, TILE_IDS
from caylus_ferry.buildings import PLACE_PRICE, PROVOST_PRICE, TILES, WORDS
from caylus_ferry.phases import placement, provost, road
from caylus_ferry.state import ASK_BUILDING, ASK_PLACE, ASK_PROVOST, PHASE_IDS, STEP_IDS, Table


def question_text(s: Table) -> str:
    """What is asked, in a sentence."""
    if s.step == ASK_PLACE:
        return "Place a worker for 1 denier, or pass."
    if s.step == ASK_PROVOST:
        return "Move the provost up to 2 spaces at 1 denier a space, or let him stay."
    return f"{s.tile(s.cursor).name}: {effect_text(road.effect_in_hand(s), WORDS)}"


def decision(s: Table) -> JsonObject:
    """The question as JSON: what every client can show without knowing a rule."""
    found: JsonObject = {
        "kind": STEP_IDS[s.step],
        "seat": s.who,
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "text": question_text(s),
    }
    if s.step == ASK_BUILDING:
        found["building"] = s.tile(s.cursor).id
        found["space"] = s.cursor
    return found


def describe(s: Table, action: int) -> str:
    """A sentence that begins with its verb."""
    if action == PASS:
        return "Pass"
    if action == DECLINE:
        return f"Make no use of the {s.tile(s.cursor).name}" if s.step == ASK_BUILDING else "Decline"
    if action == USE:
        return "Use the building"
    if action < PROVOST:
        return f"Place a worker on the {TILES[action - PLACE].name} for 1 denier"
    if action < TAKE:
        steps = action - STAY
        return provost_sentence(steps, s.provost_place(s.provost + steps), "space", PROVOST_PRICE, WORDS)
    option = road.effect_in_hand(s).by_action.get(action) if s.step == ASK_BUILDING else None
    return SPACE.words[action].capitalize() if option is None else option_sentence(option, WORDS)


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
    option = road.effect_in_hand(s).by_action.get(action) if s.step == ASK_BUILDING else None
    return [] if option is None else option.needs[:]


def obstacle(s: Table, action: int) -> str:
    """The rule in the way of an action, from the predicates that decide what is legal."""
    reason = ""
    if PLACE <= action < PROVOST and s.step == ASK_PLACE:
        reason = placement.obstacle(s, action - PLACE)
    elif PROVOST <= action < TAKE and s.step == ASK_PROVOST:
        reason = provost.obstacle(s, action - STAY)
    elif action >= TAKE and s.step == ASK_BUILDING:
        reason = option_obstacle(s, s.who, road.effect_in_hand(s), action)
    return reason or f"That is not what is asked now. {question_text(s)}"
