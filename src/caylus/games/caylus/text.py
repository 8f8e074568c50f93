"""Caylus in words: what is asked, what an action does, and why one cannot be played."""

from typing import Final

from caylus.core import effects
from caylus.core.actions import DECLINE, PASS, USE
from caylus.core.building import NO_WAIVER, waiver
from caylus.core.effects import Effect, Option, option_obstacle
from caylus.core.goods import COIN, POINTS
from caylus.core.state import JsonObject
from caylus.core.wording import option_sentence, points_and_favors, provost_sentence
from caylus.games.caylus import board, favors
from caylus.games.caylus.actions import (
    BATCH_NEEDS,
    BUILD,
    CASTLE,
    END,
    FAVOR,
    INN_STAY,
    PLACE,
    PLANS,
    PROVOST,
    SITE,
    SITES,
    TAKE,
    TRANSFORM,
    TRANSFORMABLE,
    UNUSED,
)
from caylus.games.caylus.board import BATCHES, SECTIONS
from caylus.games.caylus.buildings import KIND_NAMES, SPECIALS, TILES, WORDS
from caylus.games.caylus.favor_table import FAVOR_LINES, LINES, MONEY_LINE
from caylus.games.caylus.phases import construction, lawyer, placement, provost, road, special
from caylus.games.caylus.state import (
    ASK_CASTLE,
    ASK_FAVOR,
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
    PHASE_IDS,
    Table,
    place_name,
)

# By effect, what a question along the road is called
ROAD_KINDS: Final = ["produce", "trade", "build", "lawyer", "guild", ""]


def effect_asked(s: Table) -> Effect | None:
    """The effect that the question is about, where it is about one."""
    if s.step == ASK_SPECIAL:
        return special.effect_in_hand(s)
    if s.step == ASK_ROAD or s.step == ASK_OWNER:
        return road.effect_in_hand(s)
    if s.step == ASK_FAVOR_EXCHANGE:
        return favors.exchange()
    return None


def waiver_of(s: Table, action: int) -> int:
    """Which price of a plan holds in this question."""
    if s.step == ASK_FAVOR_BUILDING and BUILD <= action < SITE:
        effect = favors.effect_of(s, action)
        if effect is not None:
            return waiver(effect.waived)
    return NO_WAIVER


# -- the question -------------------------------------------------------------------------------------------


def kind_of_question(s: Table) -> str:
    """A short name of what is asked."""
    step = s.step
    if step == ASK_PLACE:
        return "place"
    if step == ASK_GATE:
        return "gate"
    if step == ASK_SPECIAL:
        return SPECIALS[s.cursor - 1].id
    if step == ASK_INN:
        return "inn"
    if step == ASK_PROVOST:
        return "provost"
    if step == ASK_ROAD:
        return ROAD_KINDS[road.effect_in_hand(s).op]
    if step == ASK_OWNER:
        return "owner"
    if step == ASK_SITE:
        return "site"
    if step == ASK_FAVOR:
        return "favor"
    if step == ASK_FAVOR_CUBES:
        return "favor-cubes"
    if step == ASK_FAVOR_EXCHANGE:
        return "favor-exchange"
    if step == ASK_FAVOR_BUILDING:
        return "favor-building"
    return "castle"


def question_text(s: Table) -> str:
    """What is asked, in a sentence."""
    step = s.step
    if step == ASK_PLACE:
        return "Place a worker or pass."
    if step == ASK_GATE:
        return "Move the worker of the Gate to any open place, or take it back."
    if step in (ASK_SPECIAL, ASK_ROAD):
        name = SPECIALS[s.cursor - 1].name if step == ASK_SPECIAL else s.tile(s.cursor).full_name
        effect = effect_asked(s)
        assert effect is not None
        return f"{name}: {effects.effect_text(effect, WORDS)}"
    if step == ASK_INN:
        return "Leave your worker in the Inn for the next turn, or take it back."
    if step == ASK_PROVOST:
        return "Move the provost up to 3 spaces at 1 denier a space, or let him stay."
    if step == ASK_OWNER:
        return f"Another player used your {s.tile(s.cursor).full_name}: take one of its cubes."
    if step == ASK_SITE:
        return f"On which of your residences will the {TILES[s.plan].name} stand?"
    if step == ASK_FAVOR:
        return "You have won a royal favor: choose a line."
    if step == ASK_FAVOR_CUBES:
        return "Use one effect of the line of cubes, up to your marker."
    if step == ASK_FAVOR_EXCHANGE:
        return "Take two cubes, no gold, for the one you gave."
    if step == ASK_FAVOR_BUILDING:
        return "Use one effect of the line of buildings, up to your marker."
    section = SECTIONS[s.section_with_room()]
    return f"Give a batch for the {section.name} ({section.points} points), or give no more."


def decision(s: Table) -> JsonObject:
    """The question as JSON: what every client can show without knowing a rule."""
    found: JsonObject = {
        "kind": kind_of_question(s),
        "seat": s.who,
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "text": question_text(s),
    }
    step = s.step
    if step == ASK_PLACE:
        found["price"] = placement.bridge_price(s, s.who)
    elif step == ASK_SPECIAL:
        found["building"] = SPECIALS[s.cursor - 1].id
    elif step in (ASK_ROAD, ASK_OWNER):
        found["building"] = s.tile(s.cursor).id
        found["space"] = s.cursor
    elif step == ASK_SITE:
        found["building"] = TILES[s.plan].id
    elif step == ASK_FAVOR:
        found["more"] = s.favors
    elif step in (ASK_FAVOR_CUBES, ASK_FAVOR_EXCHANGE, ASK_FAVOR_BUILDING):
        line = favors.line_in_hand(s)
        found["line"] = FAVOR_LINES[line].id
        found["column"] = s.level[s.who * LINES + line]
    elif step == ASK_CASTLE:
        found["section"] = SECTIONS[s.section_with_room()].id
        found["given"] = s.batches[s.who]
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
    if action < PROVOST:
        return describe_place(s, action - PLACE)
    if action < INN_STAY:
        steps = action - provost.STAY
        target = s.provost + steps
        return provost_sentence(steps, s.provost_place(target), "space", 1 if s.step == ASK_PROVOST else 0, WORDS)
    if action < TAKE:
        return "Leave the worker in the Inn" if action == INN_STAY else "Take the worker back from the Inn"
    if action < BUILD:
        return describe_option(s, action)
    if action < SITE:
        plan = PLANS[action - BUILD]
        building = s.rules.tiles[plan.tile]
        price = WORDS.phrase(plan.prices[waiver_of(s, action)])
        return (
            f"Build the {building.full_name} for {price}: {points_and_favors(building.points, building.favors, WORDS)}"
        )
    if action < TRANSFORM:
        return f"Put the {TILES[s.plan].name} on the residence on space {SITES[action - SITE]}"
    if action < FAVOR:
        tile = TRANSFORMABLE[action - TRANSFORM]
        return f"Turn the {TILES[tile].full_name} into a residence: {WORDS.count(board.RESIDENCE_POINTS, POINTS)}"
    if action < CASTLE:
        return describe_favor(s, action)
    section = SECTIONS[min(s.section_with_room(), len(SECTIONS) - 1)]
    batch = WORDS.phrase(BATCHES[action - CASTLE])
    return f"Give {batch} for the {section.name}: {WORDS.count(section.points, POINTS)}"


def forced_pass(s: Table) -> str:
    """Why a seat can only pass."""
    if s.workers[s.who] == 0:
        return f"{{{s.who}}} has no worker left and passes."
    price = placement.bridge_price(s, s.who)
    if s.holds(s.who, COIN) < price:
        return f"{{{s.who}}} cannot pay {WORDS.count(price, COIN)} and passes."
    return f"{{{s.who}}} finds no place and passes."


def describe_decline(s: Table) -> str:
    """Declining, in the words of the question."""
    if s.step == ASK_GATE:
        return "Take the worker back from the Gate"
    if s.step == ASK_CASTLE:
        if s.batches[s.who]:
            return "Give no more batches"
        loss = min(-board.NO_BATCH, s.holds(s.who, POINTS))
        return f"Give no batch, for a loss of {WORDS.count(loss, POINTS)}" if loss else "Give no batch"
    if s.step == ASK_ROAD:
        return f"Make no use of the {s.tile(s.cursor).full_name}"
    if s.step == ASK_SPECIAL:
        return f"Make no use of the {SPECIALS[s.cursor - 1].name}"
    return "Make no use of the favor"


def describe_place(s: Table, place: int) -> str:
    """A placement with its price, or the gate's free move."""
    if s.step == ASK_GATE:
        return f"Move the worker from the Gate to {place_name(place)}"
    cost = placement.price(s, s.who, place, placement.bridge_price(s, s.who)) if s.who >= 0 else 1
    return f"Place a worker {placement.at_place(place)} for {WORDS.count(cost, COIN)}"


def option_for(s: Table, action: int) -> Option | None:
    """The option an action means in this question."""
    effect = effect_asked(s)
    if s.step == ASK_FAVOR_CUBES:
        effect = favors.effect_of(s, action)
    return effect.by_action.get(action) if effect is not None else None


def describe_option(s: Table, action: int) -> str:
    """A take or trade with both its sides."""
    option = option_for(s, action)
    if option is None:
        return s.space.words[action].capitalize()
    return option_sentence(option, WORDS)


def describe_favor(s: Table, action: int) -> str:
    """The line, where the marker will be, and what it gives."""
    unused = action >= UNUSED
    line = action - (UNUSED if unused else FAVOR)
    level = s.level[max(s.who, 0) * LINES + line]
    column = level + 1 if level < s.columns_open() else level
    name = FAVOR_LINES[line].id
    if unused:
        return f"Advance to column {column} of the {name} line, taking nothing"
    if line <= MONEY_LINE:
        gain = WORDS.phrase(FAVOR_LINES[line].effects[column - 1].lines[0].gain)
        return f"Use the {name} line, column {column}: {gain}"
    return f"Use the {name} line up to column {column}"


# -- why not ------------------------------------------------------------------------------------------------


def obstacle(s: Table, action: int) -> str:
    """The rule in the way of an action that is not legal now, from the predicates that decide it."""
    reason = ""
    step = s.step
    if action == DECLINE:
        reason = decline_reason(step)
    elif PLACE <= action < PROVOST and (step in (ASK_PLACE, ASK_GATE)):
        reason = placement.obstacle(s, s.who, action - PLACE, step == ASK_PLACE)
    elif PROVOST <= action < INN_STAY and step == ASK_PROVOST:
        reason = provost.obstacle(s, s.who, action - provost.STAY, 1)
    elif PROVOST <= action < INN_STAY and kind_of_question(s) == "guild":
        reason = provost.obstacle(s, s.who, action - provost.STAY, 0)
    elif TAKE <= action < BUILD:
        reason = option_reason(s, action)
    elif BUILD <= action < SITE:
        reason = building_reason(s, action)
    elif SITE <= action < TRANSFORM and step == ASK_SITE:
        reason = f"You have no residence on space {SITES[action - SITE]}."
    elif TRANSFORM <= action < FAVOR:
        reason = lawyer_reason(s, action)
    elif FAVOR <= action < CASTLE and step == ASK_FAVOR:
        reason = "You have already used this line in this phase."
    elif CASTLE <= action < END and step == ASK_CASTLE:
        short = s.shortage(s.who, BATCH_NEEDS[action - CASTLE])
        reason = f"You are {short}." if short else ""
    return reason or f"That is not what is asked now. {question_text(s)}"


def decline_reason(step: int) -> str:
    """Why a question cannot be declined."""
    if step in (ASK_ROAD, ASK_OWNER):
        return "Production is compulsory: take one of what is offered."
    if step == ASK_FAVOR:
        return "A line must be chosen, even if nothing comes of it."
    if step == ASK_FAVOR_EXCHANGE:
        return "The cube has been given: take two for it."
    if step == ASK_SITE:
        return "It has been paid for: choose where it stands."
    return ""


def unnamed_reason(text: str) -> str:
    """The rule against something that is never an action: a worker on a residence, a lawyer for a lawyer."""
    verb, _, name = text.partition(" ")
    kinds = {tile.id: tile.kind for tile in TILES}
    if name not in kinds:
        return ""
    if verb == "place":
        return f"No worker is ever placed on a {KIND_NAMES[kinds[name]]} building."
    if verb == "transform":
        return "The lawyer never transforms a lawyer, nor a fixed, prestige or residential building."
    return ""


def option_reason(s: Table, action: int) -> str:
    """Why a take or trade cannot be chosen, if that is what is asked."""
    effect = effect_asked(s)
    if s.step == ASK_FAVOR_CUBES:
        effect = favors.effect_of(s, action)
        if effect is None:
            return "No effect of this line up to your marker gives that."
    if effect is None or effect.op not in (effects.TAKE, effects.TRADE):
        return ""
    return option_obstacle(s, s.who, effect, action)


def building_reason(s: Table, action: int) -> str:
    """Why it cannot be built, if building is what is asked."""
    effect = effect_asked(s)
    if s.step == ASK_FAVOR_BUILDING:
        effect = favors.effect_of(s, action)
        if effect is None:
            kind = KIND_NAMES[TILES[PLANS[action - BUILD].tile].kind]
            return f"Your marker does not let you build {kind} buildings."
    if effect is None or effect.op != effects.BUILD:
        return ""
    return construction.obstacle(s, s.who, action, effect.kind, effect.waived)


def lawyer_reason(s: Table, action: int) -> str:
    """Why it cannot become a residence, if that is what is asked."""
    effect = effect_asked(s)
    if s.step == ASK_FAVOR_BUILDING:
        effect = favors.effect_of(s, action)
        if effect is None:
            return "Your marker has not reached the lawyer."
    if effect is None or effect.op != effects.TRANSFORM:
        return ""
    return lawyer.obstacle(s, s.who, action, effect.needs)
