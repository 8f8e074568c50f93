"""Caylus Magna Carta in words: what is asked, what an action does, and why one cannot be played."""

from typing import Final

from caylus.core import effects
from caylus.core.actions import DECLINE, PASS, USE
from caylus.core.effects import option_obstacle
from caylus.core.goods import POINTS
from caylus.core.state import JsonObject
from caylus.core.wording import option_sentence, provost_sentence
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
    TRANSFORM,
    tile_name,
)
from caylus.games.magna_carta.buildings import DECK, PRESTIGES, RESIDENCE_CARD, WORDS
from caylus.games.magna_carta.phases import construction, lawyer, placement, provost, road
from caylus.games.magna_carta.state import (
    ASK_ACTION,
    ASK_CASTLE,
    ASK_MULLIGAN,
    ASK_PRIMARY,
    ASK_PROVOST,
    ASK_SECONDARY,
    ASK_SITE,
    PHASE_IDS,
    Table,
)

KINDS: Final = {
    ASK_MULLIGAN: "mulligan",
    ASK_ACTION: "action",
    ASK_SITE: "site",
    ASK_PROVOST: "provost",
    ASK_PRIMARY: "primary",
    ASK_SECONDARY: "secondary",
    ASK_CASTLE: "castle",
}


def build_notation(s: Table, action: int) -> str:
    """`build bank pay wood stone gold`: the cubes really paid; the printed price where it cannot be built."""
    plan = PLANS[action - BUILD]
    paid = s.payment(s.who, plan.price) if action in s.legal else plan.price
    return f"build {plan.building.id} pay {WORDS.listed(paid)}"


# -- the question -------------------------------------------------------------------------------------------


def question_text(s: Table) -> str:
    """What is asked, in a sentence."""
    step = s.step
    if step == ASK_MULLIGAN:
        return "Keep your three cards, or replace them all, once."
    if step == ASK_ACTION:
        return "Draw, replace your hand, place a worker, build, or pass."
    if step == ASK_SITE:
        return f"On which of your residences will the {PRESTIGES[s.plan].name} stand?"
    if step == ASK_PROVOST:
        return "Move the provost up to 3 cards at 1 denier a card, or let him stay."
    if step == ASK_CASTLE:
        section = s.best_section()
        points = WORDS.count(board.TOKEN_POINTS[section], POINTS)
        return f"Offer a batch of food, wood and stone for a token of the {board.SECTIONS[section]} ({points}), or not."
    tile = s.tile(s.cursor)
    told = effects.effect_text(road.effect_in_hand(s), WORDS)
    return f"{tile.full_name}: {told}" if step == ASK_PRIMARY else f"Your {tile.full_name} was used: {told}"


def decision(s: Table) -> JsonObject:
    """The question as JSON: what every client can show without knowing a rule."""
    found: JsonObject = {
        "kind": KINDS[s.step],
        "seat": s.who,
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "text": question_text(s),
    }
    if s.step == ASK_ACTION:
        found["price"] = board.PRICE
    elif s.step in (ASK_PRIMARY, ASK_SECONDARY):
        found["building"] = s.tile(s.cursor).id
        found["space"] = s.cursor
    elif s.step == ASK_SITE:
        found["building"] = PRESTIGES[s.plan].id
    elif s.step == ASK_CASTLE:
        found["section"] = board.SECTIONS[s.best_section()]
        found["given"] = s.offers[s.who]
    return found


# -- what an action does ------------------------------------------------------------------------------------


def describe(s: Table, action: int) -> str:
    """A sentence that begins with its verb."""
    if action == PASS:
        return "Pass" if s.passed else "Pass first, for 1 denier"
    if action == DECLINE:
        return describe_decline(s)
    if action == USE:
        return "Use the building"
    if action == DRAW:
        return "Draw a card for 1 denier"
    if action == REPLACE:
        return "Replace the whole hand" + ("" if s.step == ASK_MULLIGAN else " for 1 denier")
    if action < BUILD:
        return f"Place a worker on {tile_name(action - PLACE)} for 1 denier"
    if action < SITE:
        plan = PLANS[action - BUILD]
        paid = WORDS.phrase(s.payment(s.who, plan.price) if action in s.legal else plan.price)
        return f"Build the {plan.building.full_name} for {paid}: {WORDS.count(plan.building.points, POINTS)}"
    if action < PROVOST:
        return f"Put the {PRESTIGES[s.plan].name} on the residence made of the {DECK[action - SITE].full_name}"
    if action < TAKE:
        steps = action - provost.STAY
        return provost_sentence(steps, s.provost_place(s.provost + steps), "card", 1, WORDS)
    if action < TRANSFORM:
        effect = road.effect_in_hand(s) if s.step in (ASK_PRIMARY, ASK_SECONDARY) else None
        option = effect.by_action.get(action) if effect is not None else None
        return option_sentence(option, WORDS) if option is not None else s.space.words[action].capitalize()
    if action < CASTLE:
        return f"Turn the {DECK[action - TRANSFORM].full_name} to its residence side"
    section = s.best_section()
    return f"Offer a batch for the {board.SECTIONS[section]}: {WORDS.count(board.TOKEN_POINTS[section], POINTS)}"


def aside(action: int) -> str:
    """What the sentence leaves out: that a residence counts less than most cards do."""
    if not TRANSFORM <= action < CASTLE:
        return ""
    less = DECK[action - TRANSFORM].points - RESIDENCE_CARD.points
    return f"{WORDS.count(less, POINTS)} less" if less else ""


def describe_decline(s: Table) -> str:
    """Declining, in the words of the question."""
    if s.step == ASK_MULLIGAN:
        return "Keep the three cards"
    if s.step == ASK_CASTLE:
        return "Offer no more batches" if s.offers[s.who] else "Offer no batch"
    return f"Make no use of the {s.tile(s.cursor).full_name}"


# -- why not ------------------------------------------------------------------------------------------------


def obstacle(s: Table, action: int) -> str:
    """The rule in the way of an action that is not legal now, from the predicates that decide it."""
    reason = ""
    step = s.step
    if DRAW <= action < SITE and step == ASK_ACTION:
        reason = placement.obstacle(s, s.who, action) or (
            construction.obstacle(s, s.who, action) if action >= BUILD else ""
        )
    elif SITE <= action < PROVOST and step == ASK_SITE:
        reason = f"Your {DECK[action - SITE].full_name} is no residence without a prestige building."
    elif PROVOST <= action < TAKE and step == ASK_PROVOST:
        reason = provost.obstacle(s, s.who, action - provost.STAY)
    elif TAKE <= action < CASTLE and step in (ASK_PRIMARY, ASK_SECONDARY):
        effect = road.effect_in_hand(s)
        if action < TRANSFORM and effect.op in (effects.TAKE, effects.TRADE):
            reason = option_obstacle(s, s.who, effect, action)
        elif action >= TRANSFORM and effect.op == effects.TRANSFORM:
            reason = lawyer.obstacle(s, s.who, action, effect.needs)
    elif action == CASTLE and step == ASK_CASTLE:
        reason = "A batch is food, wood and stone, gold standing in for any; you have too little."
    return reason or f"That is not what is asked now. {question_text(s)}"
