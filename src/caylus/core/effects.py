"""The effects of buildings, cards, characters and favors: a small closed vocabulary and its one interpreter.

A component row holds an `Effect`. From it come the legal uses, what a use does, and the words of the tooltip
and of the rules page. The vocabulary::

    take("2 food", "cloth")                    one of the listed gains, compulsory
    trade("2 coins > 3 points", ...)           at most one of the listed exchanges
    build(WOOD, "effect-wood", waived=...)     build one building of a kind, perhaps one cube cheaper
    transform("cloth coin", "effect-lawyer")   turn a building into one's residence for a price
    provost(3, "effect-provost")               move the provost up to so many spaces, free
    special("effect-reserve", gain="food")     a rule of its own; its phase carries it out

`effect_value` tells an effect to programs, `effect_message` to people; where its figures do not say it all, the row
names the message.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from caylus.core.actions import DECLINE, ActionSpace
from caylus.core.goods import ANY, COIN, CUBES, FAVOR, FREE, POINTS, PURSE, TOKEN, Amount, Words, amount, selections
from caylus.core.message import Arg, Args, Goods, Message, Several, either
from caylus.core.state import State

TAKE: Final = 0
TRADE: Final = 1
BUILD: Final = 2
TRANSFORM: Final = 3
PROVOST: Final = 4
SPECIAL: Final = 5

NO_CUBE: Final = -1

Op = Literal["take", "trade", "build", "transform", "provost", "special"]
OPS: Final[list[Op]] = ["take", "trade", "build", "transform", "provost", "special"]


class Way(TypedDict):
    """One printed line of an effect: what is paid, perhaps nothing, and what is gained."""

    pay: Amount
    gain: Amount


class EffectValue(TypedDict):
    """An effect as programs read it; a key that says nothing of it is left out."""

    op: Op
    ways: NotRequired[list[Way]]  # take: one of them; trade: at most one; special: what it gives, if that is said here
    kind: NotRequired[str]  # build: the group of what may be built
    waived: NotRequired[str]  # build: the cube that need not be paid
    steps: NotRequired[int]  # provost: how far
    price: NotRequired[Amount]  # transform


class Option:
    """One concrete way to use an effect: what is given, what is got, and the action that says so."""

    def __init__(self, notation: str, pay: list[int], gain: list[int]) -> None:
        self.notation = notation
        self.pay = pay
        self.needs = pairs(pay)
        self.gains = pairs(gain[: COIN + 1])
        self.points = gain[POINTS]
        self.favors = gain[FAVOR]
        self.tokens = gain[TOKEN]
        self.then: Effect | None = None  # what is still to be chosen after this
        self.action = -1


class Line:
    """One printed line of an effect: what is paid and what is got."""

    def __init__(self, text: str) -> None:
        pay, _, gain = text.rpartition(">")
        self.pay = amount(pay)
        self.gain = amount(gain)


class Effect:
    """What a component does when it is used."""

    def __init__(self, op: int, lines: list[Line], says: str = "") -> None:
        self.op = op
        self.lines = lines
        self.options: list[Option] = []
        self.by_action: dict[int, Option] = {}
        self.always: list[int] = []  # TAKE: its answers, where nothing can stand in the way of any
        self.optional = op != TAKE and op != PROVOST  # leaving the provost be is one of his moves
        self.kind = 0  # BUILD: what kind of building
        self.waived = NO_CUBE  # BUILD: the cube one need not pay
        self.steps = 0  # PROVOST: how far
        self.price: list[int] = []  # TRANSFORM
        self.needs: list[int] = []  # TRANSFORM: the price as pairs
        self.gain: list[int] = []  # SPECIAL, TRANSFORM: what it gives, where the row says so
        self.says = says  # SPECIAL, BUILD, TRANSFORM, PROVOST: the message that tells it


def take(*gains: str) -> Effect:
    """One of the listed gains."""
    return Effect(TAKE, [Line(gain) for gain in gains])


def trade(*lines: str) -> Effect:
    """At most one of the listed exchanges, each written `price > gain`."""
    return Effect(TRADE, [Line(line) for line in lines])


def build(kind: int, says: str, waived: int = NO_CUBE) -> Effect:
    """Build one building of a kind."""
    effect = Effect(BUILD, [], says)
    effect.kind = kind
    effect.waived = waived
    return effect


def transform(price: str, says: str, gain: str = "") -> Effect:
    """Turn a building into one's residence, for a gain that the phase sees to."""
    effect = Effect(TRANSFORM, [], says)
    effect.price = amount(price)
    effect.needs = pairs(effect.price)
    effect.gain = amount(gain)
    return effect


def provost(steps: int, says: str) -> Effect:
    """Move the provost, free."""
    effect = Effect(PROVOST, [], says)
    effect.steps = steps
    return effect


def special(says: str, gain: str = "") -> Effect:
    """A rule that needs its own code; the row still tells it."""
    effect = Effect(SPECIAL, [], says)
    effect.gain = amount(gain)
    return effect


def pairs(counts: list[int]) -> list[int]:
    """An amount as (kind, number) pairs in one flat list, leaving out what is zero."""
    flat: list[int] = []
    for kind in range(len(counts)):
        if counts[kind]:
            flat.append(kind)
            flat.append(counts[kind])
    return flat


# -- from printed lines to concrete options -----------------------------------------------------------------


def wild_fillings(counts: list[int], words: Words) -> list[list[int]]:
    """The ways to fill the wild cubes of an amount, each as an amount without wild cubes."""
    size = counts[ANY] + counts[FREE]
    fillings = selections(size, words.any if counts[ANY] else words.free)
    return [[counts[kind] + (filling[kind] if kind < CUBES else 0) for kind in range(ANY)] for filling in fillings]


def has_wild(counts: list[int]) -> bool:
    """Whether an amount leaves cubes to be chosen."""
    return counts[ANY] + counts[FREE] > 0


def options_of(line: Line, words: Words) -> list[Option]:
    """Every concrete use of a printed line. Who may choose on both sides gives first and takes afterwards."""
    found: list[Option] = []
    for pay in wild_fillings(line.pay, words):
        if any(pay[:CUBES]):
            if has_wild(line.gain):
                option = Option(f"give {words.listed(pay)}", pay[:PURSE], [0] * ANY)
                option.then = Effect(TAKE, [])
                option.then.lines.append(Line(""))
                option.then.lines[0].gain = line.gain
                expand(option.then, words)
            else:
                option = Option(f"give {words.listed(pay)}", pay[:PURSE], line.gain)
            found.append(option)
            continue
        for gain in wild_fillings(line.gain, words):
            if pay[COIN] and not has_wild(line.gain):
                notation = f"pay {pay[COIN]}"
            elif any(gain[:CUBES]):
                notation = f"take {words.listed(gain)}"
            else:
                notation = "use"
            found.append(Option(notation, pay[:PURSE], gain))
    return found


def expand(effect: Effect, words: Words) -> None:
    """List the concrete options of a take or trade; two prints of a tile may share the effect."""
    effect.options = [option for line in effect.lines for option in options_of(line, words)]


def space_for(effects: list[Effect], words: Words) -> ActionSpace:
    """The action space, still empty, of a game with these effects, whose options are listed."""
    for effect in effects:
        expand(effect, words)
    return ActionSpace(words.cubes)


def option_notations(effects: list[Effect], verb: str, words: Words) -> list[str]:
    """The objects that a verb of the action space needs to cover the options of these effects."""
    found: set[str] = set()
    for effect in effects:
        for option in effect.options:
            if option.notation.startswith(verb + " "):
                found.add(option.notation[len(verb) + 1 :])
            if option.then is not None:
                found.update(option_notations([option.then], verb, words))
    return sorted(found, key=lambda thing: by_size(thing, words))


def by_size(thing: str, words: Words) -> tuple[int, list[int]]:
    """Few before many, food before gold."""
    if thing.isdigit():
        return int(thing), []
    counts = words.cubes_in(thing)
    return sum(counts), [-count for count in counts]


def number(effect: Effect, space: ActionSpace) -> None:
    """Give each option its action, in ascending order."""
    for option in effect.options:
        option.action = space.number[option.notation]
        if option.then is not None and not option.then.by_action:
            number(option.then, space)
    effect.options.sort(key=lambda option: option.action)
    effect.by_action = {option.action: option for option in effect.options}
    if effect.op == TAKE and not any(option.needs or option.tokens for option in effect.options):
        effect.always = [option.action for option in effect.options]


def number_all(effects: list[Effect], space: ActionSpace) -> None:
    """The same for all effects of a game, once all verbs are there."""
    for effect in effects:
        number(effect, space)


# -- the interpreter ----------------------------------------------------------------------------------------


def list_uses(state: State, seat: int, effect: Effect) -> None:
    """Add to `legal` every way the seat can use the effect now, declining not included."""
    op = effect.op
    if op in (TAKE, TRADE):
        for option in effect.options:
            if state.affords(seat, option.needs) and (option.tokens == 0 or state.tokens_left() >= option.tokens):
                state.legal.append(option.action)
    elif op == BUILD:
        state.list_builds(seat, effect.kind, effect.waived)
    elif op == TRANSFORM:
        state.list_transforms(seat, effect.needs)
    elif op == PROVOST:
        state.list_provost_moves(seat, effect.steps, 0)


def offer(state: State, seat: int, effect: Effect) -> None:
    """List the answers to an effect in `legal`: every use and, unless it is compulsory, to decline."""
    if effect.always:
        state.legal = effect.always
        return
    state.legal = [DECLINE] if effect.optional else []
    list_uses(state, seat, effect)


def use(state: State, seat: int, effect: Effect, action: int, source: str, what: str) -> Effect | None:
    """Carry out one use; `source` and `what` go into the ledger. Gives what is still to be chosen."""
    if action == DECLINE:
        return None
    op = effect.op
    if op == BUILD:
        state.build(seat, action, effect.waived)
    elif op == TRANSFORM:
        state.transform(seat, action, effect.needs)
    elif op == PROVOST:
        state.move_provost(seat, action, 0)
    else:
        option = effect.by_action[action]
        state.pay(seat, option.needs)
        for at in range(0, len(option.gains), 2):
            state.gain(seat, option.gains[at], option.gains[at + 1])
        if option.points:
            state.score(seat, option.points, source, what)
        if option.favors:
            state.grant_favors(seat, option.favors)
        if option.tokens:
            state.take_tokens(seat, option.tokens)
        return option.then
    return None


def option_obstacle(state: State, seat: int, effect: Effect, action: int) -> Message | None:
    """Why an option of a take or trade cannot be chosen."""
    if action not in effect.by_action:
        return Message("why-no-choice")
    option = effect.by_action[action]
    if state.affords(seat, option.needs) and state.tokens_left() < option.tokens:
        return Message("why-no-tokens")
    return short_of(state, seat, option.needs)


def short_of(state: State, seat: int, needs: list[int]) -> Message | None:
    """What a seat lacks of a price, if anything."""
    lacking = state.shortage(seat, needs)
    return Message("why-short", goods=Goods(lacking)) if lacking else None


# -- for people ---------------------------------------------------------------------------------------------


def way_message(line: Line, words: Words) -> Message:
    """One printed line: `pay 2 deniers for 3 points`."""
    gain = Goods(words.named(line.gain))
    if not any(line.pay):
        return Message("way-take", gain=gain)
    way = "way-give" if any(line.pay[:CUBES]) or has_wild(line.pay) else "way-pay"
    return Message(way, price=Goods(words.named(line.pay)), gain=gain)


def ways_of(effect: Effect, words: Words) -> Several:
    """All its lines, one of which is used."""
    ways: list[Arg] = [way_message(line, words) for line in effect.lines]
    return either(ways)


def effect_message(effect: Effect, words: Words, form: str = "") -> Message:
    """The effect, from the same row that does it; its form `.within` goes on in a sentence."""
    if not effect.says:
        return Message("effect-ways", ways=ways_of(effect, words))
    figures: Args = {}
    if effect.price:
        figures["price"] = Goods(words.named(effect.price))
    if any(effect.gain):
        figures["gain"] = Goods(words.named(effect.gain))
    if effect.steps:
        figures["steps"] = effect.steps
    return Message(effect.says + form).with_args(figures)


# -- for programs -------------------------------------------------------------------------------------------


def effect_value(effect: Effect, words: Words, kinds: list[str]) -> EffectValue:
    """The effect as data, from the same row that does it; `kinds` names the kinds of buildings."""
    value: EffectValue = {"op": OPS[effect.op]}
    lines = effect.lines
    if lines:
        value["ways"] = [{"pay": words.named(line.pay), "gain": words.named(line.gain)} for line in lines]
    elif effect.op == SPECIAL and any(effect.gain):
        value["ways"] = [{"pay": {}, "gain": words.named(effect.gain)}]
    if effect.op == BUILD:
        value["kind"] = kinds[effect.kind]
    if effect.waived != NO_CUBE:
        value["waived"] = words.keys[effect.waived]
    if effect.steps:
        value["steps"] = effect.steps
    if effect.price:
        value["price"] = words.named(effect.price)
    return value
