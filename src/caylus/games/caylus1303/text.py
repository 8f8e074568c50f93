"""Caylus 1303 in words: what is asked, what an action does, and why one cannot be played."""

from typing import Final

from caylus.core import effects
from caylus.core.actions import DECLINE, PASS, USE
from caylus.core.building import NO_WAIVER, waiver
from caylus.core.effects import Effect, option_obstacle
from caylus.core.goods import COIN, POINTS
from caylus.core.state import JsonObject
from caylus.core.wording import option_sentence, points_and_favors, provost_sentence
from caylus.games.caylus1303 import board, favors
from caylus.games.caylus1303.actions import (
    BUILD,
    BUNDLE_NEEDS,
    DELIVER,
    DRAFT,
    END,
    PLACE,
    PLANS,
    PROVOST,
    RECRUIT,
    SITE,
    STEAL,
    TAKE,
    TRANSFORM,
)
from caylus.games.caylus1303.buildings import FIRST_STARTING, MONUMENT, TILES, WORDS
from caylus.games.caylus1303.characters import ARCHITECT, CHARACTERS
from caylus.games.caylus1303.phases import castle, construction, lawyer, placement, provost, road
from caylus.games.caylus1303.state import (
    ASK_BAILIFF,
    ASK_BRIDGE,
    ASK_BUILDING,
    ASK_DELIVERY,
    ASK_DRAFT,
    ASK_EARLY,
    ASK_FAVOR,
    ASK_FAVOR_CHARACTER,
    ASK_FAVOR_EFFECT,
    ASK_MONUMENT,
    ASK_PLACE,
    PHASE_IDS,
    Table,
    place_name,
)

# By effect, what a question about a building is called
EFFECT_KINDS: Final = ["take", "trade", "build", "lawyer", "toll", ""]
KINDS: Final = {
    ASK_DRAFT: "draft",
    ASK_EARLY: "early-riser",
    ASK_PLACE: "place",
    ASK_BRIDGE: "bridge",
    ASK_BAILIFF: "bailiff",
    ASK_DELIVERY: "delivery",
    ASK_MONUMENT: "monument",
    ASK_FAVOR: "favor",
    ASK_FAVOR_EFFECT: "favor-effect",
    ASK_FAVOR_CHARACTER: "favor-character",
}
QUESTIONS: Final = {
    ASK_DRAFT: "Choose the character you begin with.",
    ASK_EARLY: "Early Riser: place a worker before the first player (1 more goes to the Camp), or do not.",
    ASK_PLACE: "Place a worker or pass.",
    ASK_BRIDGE: "Move the provost up to 3 steps, returning 1 worker a step, or let him stay.",
    ASK_BAILIFF: "Bailiff: move the provost 1 step, free, or let him stay.",
    ASK_DELIVERY: "Deliver a bundle, or no more.",
    ASK_FAVOR: "You have a favor: take a character from another player, or use a tile of the Construction Site.",
    ASK_FAVOR_CHARACTER: "Take a character from the board, or none.",
}


def effect_asked(s: Table) -> Effect | None:
    """The effect that the question is about, where it is about one."""
    if s.step == ASK_BUILDING:
        return road.effect_in_hand(s)
    if s.step == ASK_FAVOR_EFFECT:
        return favors.effect_in_hand(s)
    return None


def waiver_of(s: Table) -> int:
    """Which price of a plan holds in this question."""
    effect = effect_asked(s)
    return waiver(effect.waived) if effect is not None else NO_WAIVER


# -- the question -------------------------------------------------------------------------------------------


def kind_of_question(s: Table) -> str:
    """A short name of what is asked."""
    return EFFECT_KINDS[road.effect_in_hand(s).op] if s.step == ASK_BUILDING else KINDS[s.step]


def question_text(s: Table) -> str:
    """What is asked, in a sentence."""
    effect = effect_asked(s)
    if effect is not None:
        tile = s.tile(road.space_in_hand(s)) if s.step == ASK_BUILDING else TILES[s.site[s.slot]]
        return f"{tile.full_name}: {effects.effect_text(effect, WORDS)}"
    if s.step == ASK_MONUMENT:
        return f"Build a monument on your residence on space {s.cursor}, or do not."
    return QUESTIONS[s.step]


def decision(s: Table) -> JsonObject:
    """The question as JSON: what every client can show without knowing a rule."""
    found: JsonObject = {
        "kind": kind_of_question(s),
        "seat": s.who,
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "text": question_text(s),
    }
    if s.step in (ASK_PLACE, ASK_EARLY):
        found["price"] = placement.price(s, s.who)
    elif s.step == ASK_BUILDING:
        space = road.space_in_hand(s)
        found["building"] = s.tile(space).id
        if space <= board.ROAD_END:
            found["space"] = space
    elif s.step == ASK_MONUMENT:
        found["space"] = s.cursor
    elif s.step == ASK_DELIVERY:
        found["given"] = s.bundles[s.who]
    elif s.step == ASK_FAVOR_EFFECT:
        found["building"] = TILES[s.site[s.slot]].id
        found["slot"] = s.slot + 1
    return found


# -- what an action does ------------------------------------------------------------------------------------


def describe(s: Table, action: int) -> str:
    """A sentence that begins with its verb."""
    if action == PASS:
        return "Pass" if s.passed else "Pass first, to begin the next round"
    if action == DECLINE:
        return describe_decline(s)
    if action == USE:
        return "Use the building"
    if action < PROVOST:
        return describe_place(s, action - PLACE)
    if action < TAKE:
        steps = action - provost.STAY
        price = 1 if s.step == ASK_BRIDGE else 0
        return provost_sentence(steps, s.provost_place(s.provost + steps), "step", price, WORDS)
    if action < BUILD:
        effect = effect_asked(s)
        option = effect.by_action.get(action) if effect is not None else None
        return option_sentence(option, WORDS) if option is not None else s.space.words[action].capitalize()
    if action < TRANSFORM:
        plan = PLANS[action - BUILD]
        building = TILES[plan.tile]
        yielded = points_and_favors(building.points, building.favors, WORDS)
        return f"Build the {building.full_name} for {WORDS.phrase(plan.prices[waiver_of(s)])}: {yielded}"
    if action < DRAFT:
        return f"Put a house on the {TILES[FIRST_STARTING + action - TRANSFORM].full_name}"
    if action < STEAL:
        return f"Choose the {CHARACTERS[action - DRAFT].name}"
    if action < SITE:
        holder = s.holder[action - STEAL]
        whom = f"{{{holder}}}" if holder >= 0 else "another player"
        return f"Take the {CHARACTERS[action - STEAL].name} from {whom}"
    if action < RECRUIT:
        return f"Use the {TILES[s.site[action - SITE]].full_name} of the Construction Site"
    if action < DELIVER:
        return f"Take the {CHARACTERS[action - RECRUIT].name} from the board"
    return f"Deliver {WORDS.phrase(board.BUNDLES[action - DELIVER])}"


def aside(s: Table, action: int) -> str:
    """What the sentence leaves out: a character's power, the Architect's point, the points of a bundle."""
    if BUILD <= action < TRANSFORM and s.who >= 0 and s.has(s.who, ARCHITECT):
        return f"{WORDS.count(board.ARCHITECT_POINT, POINTS)} more with the Architect"
    if DELIVER <= action < END and s.who >= 0:
        return WORDS.count(castle.points_for(s, s.who, action - DELIVER), POINTS)
    return power(action)


def power(action: int) -> str:
    """What the character does that an action would bring; empty for other actions."""
    if not (DRAFT <= action < SITE or RECRUIT <= action < DELIVER):
        return ""
    text = CHARACTERS[(action - DRAFT if action < SITE else action - RECRUIT) % len(CHARACTERS)].text
    return text[:1].lower() + text[1:].rstrip(".")


def forced_pass(s: Table) -> str:
    """Why a seat can only pass."""
    price = placement.price(s, s.who)
    if s.holds(s.who, COIN) == 0:
        return f"{{{s.who}}} has no worker left and passes."
    if s.holds(s.who, COIN) < price:
        return f"{{{s.who}}} has fewer than {WORDS.count(price, COIN)} left and passes."
    return f"{{{s.who}}} finds no place and passes."


def describe_decline(s: Table) -> str:
    """Declining, in the words of the question."""
    if s.step == ASK_EARLY:
        return "Place no early worker"
    if s.step == ASK_DELIVERY:
        return "Deliver no more bundles" if s.bundles[s.who] else "Deliver no bundle"
    if s.step == ASK_MONUMENT:
        return f"Leave the residence on space {s.cursor} as it is"
    if s.step == ASK_FAVOR_CHARACTER:
        return "Take no character"
    if s.step == ASK_BUILDING:
        return f"Make no use of the {s.tile(road.space_in_hand(s)).full_name}"
    return "Make no use of the tile"


def describe_place(s: Table, place: int) -> str:
    """A placement with what it costs beyond the worker."""
    more = placement.price(s, s.who) - 1 if s.who >= 0 else 0
    paid = f", returning {WORDS.count(more, COIN)} to the Camp" if more else ""
    return f"Place a worker on {place_name(place)}{paid}"


# -- why not ------------------------------------------------------------------------------------------------


def obstacle(s: Table, action: int) -> str:
    """The rule in the way of an action that is not legal now, from the predicates that decide it."""
    reason = ""
    step = s.step
    effect = effect_asked(s)
    if PLACE <= action < PROVOST and step in (ASK_PLACE, ASK_EARLY):
        reason = placement.obstacle(s, s.who, action - PLACE)
    elif PROVOST <= action < TAKE:
        reason = provost_reason(s, action, effect)
    elif TAKE <= action < BUILD and effect is not None and effect.op in (effects.TAKE, effects.TRADE):
        reason = option_obstacle(s, s.who, effect, action)
    elif BUILD <= action < TRANSFORM and step == ASK_MONUMENT:
        reason = construction.obstacle(s, s.who, action, MONUMENT, effects.NO_CUBE)
    elif BUILD <= action < TRANSFORM and effect is not None and effect.op == effects.BUILD:
        reason = construction.obstacle(s, s.who, action, effect.kind, effect.waived)
    elif TRANSFORM <= action < DRAFT and effect is not None and effect.op == effects.TRANSFORM:
        reason = lawyer.obstacle(s, s.who, action, effect.needs)
    elif DRAFT <= action < STEAL and step == ASK_DRAFT:
        reason = f"The {CHARACTERS[action - DRAFT].name} cannot be chosen any more, or is not in this game."
    elif STEAL <= action < SITE and step == ASK_FAVOR:
        reason = f"No other player has the {CHARACTERS[action - STEAL].name}."
    elif SITE <= action < RECRUIT and step == ASK_FAVOR:
        slots = s.open_slots()
        tiles = "tile" if slots == 1 else f"{slots} tiles"
        reason = f"In round {s.turn} only the first {tiles} of the site can be used."
    elif RECRUIT <= action < DELIVER and step == ASK_FAVOR_CHARACTER:
        reason = f"The {CHARACTERS[action - RECRUIT].name} does not lie on the board."
    elif DELIVER <= action < END and step == ASK_DELIVERY:
        reason = bundle_reason(s, action - DELIVER)
    return reason or f"That is not what is asked now. {question_text(s)}"


def provost_reason(s: Table, action: int, effect: Effect | None) -> str:
    """Why the provost cannot be moved so, if he can be moved at all."""
    steps = action - provost.STAY
    if s.step == ASK_BRIDGE:
        return provost.obstacle(s, s.who, steps, board.BRIDGE_STEPS, 1)
    if s.step == ASK_BAILIFF:
        return provost.obstacle(s, s.who, steps, provost.BAILIFF_STEPS, 0)
    if effect is not None and effect.op == effects.PROVOST:
        return provost.obstacle(s, s.who, steps, effect.steps, 0)
    return ""


def bundle_reason(s: Table, at: int) -> str:
    """Why a bundle cannot be delivered."""
    if not castle.may_deliver(s, s.who, at):
        return "A bundle is three different resources, one of them food, unless you have the Chamberlain."
    short = s.shortage(s.who, BUNDLE_NEEDS[at])
    return f"You are {short}." if short else ""
