"""Using a royal favor: choose a line, advance on it, use one of its effects. (003, Royal Favors)"""

from typing import Final

from caylus.core.actions import DECLINE, USE
from caylus.core.effects import BUILD as BUILD_EFFECT
from caylus.core.effects import TRANSFORM as TRANSFORM_EFFECT
from caylus.core.effects import Effect, list_uses, offer, pairs, use
from caylus.core.message import Message, Ref, Seat
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION, replaced
from caylus.core.state import JsonObject
from caylus.games.caylus.actions import BUILD, FAVOR, PLANS, SITE, TRANSFORM, UNUSED
from caylus.games.caylus.board import SIMPLE_FAVOR
from caylus.games.caylus.buildings import JOUST, KIND_NAMES, TILES
from caylus.games.caylus.favor_table import BUILDING_LINE, CUBES_LINE, FAVOR_LINES, LINES, MONEY_LINE
from caylus.games.caylus.phases import end_of_turn, road
from caylus.games.caylus.state import (
    ASK_FAVOR,
    ASK_FAVOR_BUILDING,
    ASK_FAVOR_CUBES,
    ASK_FAVOR_EXCHANGE,
    CASTLE,
    END_OF_TURN,
    ROAD,
    SPECIAL,
    Table,
)

ALL_LINES: Final = (1 << LINES) - 1
EXCHANGE: Final = 3  # the effect of the cubes' line that gives two for one


def next_question(s: Table) -> None:
    """Use the next of the favors won; with all four lines used in this phase it is lost. (6.10, 6.15, K3)"""
    s.favors -= 1
    if not s.rules.favor_table:
        s.happen("favor", s.favored)
        s.score(s.favored, SIMPLE_FAVOR, "favor", "simple")  # 003, simplified favors; K2
    elif s.used[s.favored] != ALL_LINES:
        s.question(ASK_FAVOR, s.favored)
    elif s.trace is not None:
        s.happen("lost", s.favored, message=Message("all-lines-used", seat=Seat(s.favored)))


def at_work(s: Table) -> bool:
    """Whether the seat asked is the one that can have won a favor, or be building, at this point of the turn."""
    seat, phase = s.who, s.phase
    if s.favors and s.favored != seat:
        return False
    if phase == SPECIAL:
        return s.cursor - 1 == JOUST and s.special[JOUST] == seat
    if phase == ROAD:
        return road.at_work(s) == seat and s.stage == road.USED
    if phase == CASTLE:
        return s.cursor == len(s.castle) + 1 and seat in s.castle
    scored = phase == END_OF_TURN and s.stage == end_of_turn.SCORING and 1 <= s.cursor <= s.players
    return scored and s.order[s.cursor - 1] == seat


def line_in_hand(s: Table) -> int:
    """The line whose effects are being asked about."""
    return BUILDING_LINE if s.step == ASK_FAVOR_BUILDING else CUBES_LINE


def effects_in_reach(s: Table) -> list[Effect]:
    """The effects of the chosen line, from column 1 to the marker's. (003, Royal Favors)"""
    line = line_in_hand(s)
    return FAVOR_LINES[line].effects[: s.level[s.who * LINES + line]]


def effect_of(s: Table, action: int) -> Effect | None:
    """Which effect in reach an action uses; None for declining or for none of them."""
    for effect in effects_in_reach(s):
        if effect.op == TRANSFORM_EFFECT:
            if TRANSFORM <= action < FAVOR:
                return effect
        elif effect.op == BUILD_EFFECT:
            if BUILD <= action < SITE and TILES[PLANS[action - BUILD].tile].kind == effect.kind:
                return effect
        elif action in effect.by_action:
            return effect
    return None


def exchange() -> Effect:
    """What one takes for the cube given: two cubes, no gold. (003, line C, column 4)"""
    then = FAVOR_LINES[CUBES_LINE].effects[EXCHANGE].options[0].then
    assert then is not None
    return then


# -- what is asked and said ---------------------------------------------------------------------------------


class ChoosingLine(Question[Table]):
    """Which line a favor is used on."""

    def fits(self, s: Table) -> bool:
        """Of a seat that can have won a favor, while a line is left."""
        return s.rules.favor_table and at_work(s) and s.used[s.who] != ALL_LINES

    def list_answers(self, s: Table) -> None:
        """Any line the player has not used in this phase, advanced or not. (6.11)"""
        s.legal = []
        for line in range(LINES):
            if not s.used[s.who] >> line & 1:
                s.legal.append(FAVOR + line)
        for line in range(MONEY_LINE + 1):
            if not s.used[s.who] >> line & 1:
                s.legal.append(UNUSED + line)

    def answer(self, s: Table, action: int) -> None:
        """The marker must advance if the next column is open; then the effect may be used. (003; 6.12, 6.13)"""
        seat = s.who
        line = line_of(action)
        s.used = replaced(s.used, seat, s.used[seat] | 1 << line)
        at = seat * LINES + line
        if s.level[at] < s.columns_open():
            s.level = replaced(s.level, at, s.level[at] + 1)
        if s.trace is not None:
            name = FAVOR_LINES[line].id
            s.note({"kind": "favor", "seat": seat, "line": name, "column": s.level[at]})
        if line == CUBES_LINE:
            s.step = ASK_FAVOR_CUBES
        elif line == BUILDING_LINE:
            s.step = ASK_FAVOR_BUILDING
        else:
            s.step = NO_QUESTION
            if action < UNUSED:  # only the highest column is worth taking (003, lines A and B)
                use(s, seat, FAVOR_LINES[line].effects[s.level[at] - 1], USE, "favor", FAVOR_LINES[line].id)

    def about(self, s: Table) -> JsonObject:
        """How many favors come after it."""
        return {"more": s.favors}


class UsingLine(Question[Table]):
    """Which effect of the line is used."""

    def fits(self, s: Table) -> bool:
        """When the line has been chosen, so that the marker is on a column."""
        chosen = s.used[s.who] >> line_in_hand(s) & 1 and effects_in_reach(s)
        return s.rules.favor_table and at_work(s) and bool(chosen)

    def list_answers(self, s: Table) -> None:
        """One effect at any column up to the marker's, or none. (003, Royal Favors; 6.13, 6.14)"""
        s.legal = [DECLINE]
        for effect in effects_in_reach(s):
            list_uses(s, s.who, effect)
        s.legal.sort()

    def answer(self, s: Table, action: int) -> None:
        """Cubes from the stock, or a building without its building. (003, lines C and D)"""
        effect = effect_of(s, action)
        s.step = NO_QUESTION
        if effect is not None and use(s, s.who, effect, action, "favor", "cubes") is not None:
            s.step = ASK_FAVOR_EXCHANGE

    def about(self, s: Table) -> JsonObject:
        """The line and the marker's column."""
        line = line_in_hand(s)
        return {"line": FAVOR_LINES[line].id, "column": s.level[s.who * LINES + line]}

    def subject(self, s: Table) -> str:
        """The line."""
        return f"line {FAVOR_LINES[line_in_hand(s)].id}"

    def effect_for(self, s: Table, action: int) -> Effect | None:
        """That of the column that fits."""
        return effect_of(s, action)

    def out_of_reach(self, s: Table, action: int) -> Message | None:
        """Why no column up to the marker's does that."""
        if s.step == ASK_FAVOR_CUBES:
            return Message("why-not-up-to-marker") if action < BUILD else None
        if BUILD <= action < SITE:
            kind = TILES[PLANS[action - BUILD].tile].kind
            return Message("why-marker-builds-none", kind=Ref(f"kind {KIND_NAMES[kind]}"))
        return Message("why-marker-no-lawyer") if TRANSFORM <= action < FAVOR else None

    def declined(self, s: Table) -> Message:  # noqa: ARG002
        """No effect is used."""
        return Message("act-decline-favor")


class ExchangingCubes(UsingLine):
    """Which two cubes are taken for the one given."""

    def fits(self, s: Table) -> bool:
        """With the marker far enough."""
        return super().fits(s) and len(effects_in_reach(s)) > EXCHANGE

    def list_answers(self, s: Table) -> None:
        """Two cubes of one's choice."""
        offer(s, s.who, exchange())

    def answer(self, s: Table, action: int) -> None:
        """The two cubes are taken."""
        s.step = NO_QUESTION
        use(s, s.who, exchange(), action, "favor", "cubes")

    def effect(self, s: Table) -> Effect:  # noqa: ARG002
        """Taking two."""
        return exchange()

    def effect_for(self, s: Table, action: int) -> Effect:  # noqa: ARG002
        """Taking two."""
        return exchange()


class Favor(Verb[Table]):
    """`favor`: the line, where the marker will be, and what it gives; or none of that, `unused`."""

    def word(self, s: Table, action: int) -> str:
        """To advance alone is another thing."""
        return super().word(s, action) if action < UNUSED else "advance"

    def act(self, s: Table, action: int) -> Message:
        """How far the marker will have come."""
        line = line_of(action)
        way = "act-advance" if action >= UNUSED else "act-favor" if line <= MONEY_LINE else "act-favor-up-to"
        return Message(way, column=column_ahead(s, line))

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The line."""
        return f"line {FAVOR_LINES[line_of(action)].id}"

    def also(self, s: Table, action: int) -> str:
        """The cell where the marker will be."""
        line = line_of(action)
        return f"cell {FAVOR_LINES[line].cell(column_ahead(s, line))}"

    def gain(self, s: Table, action: int) -> list[int]:
        """What the cell gives at once."""
        line = line_of(action)
        if action >= UNUSED or line > MONEY_LINE:
            return []
        return pairs(FAVOR_LINES[line].effects[column_ahead(s, line) - 1].lines[0].gain)

    def obstacle(self, s: Table, action: int) -> Message | None:  # noqa: ARG002
        """Once a phase."""
        return Message("why-line-used") if s.step == ASK_FAVOR else None


def column_ahead(s: Table, line: int) -> int:
    """Where the marker of a line will be once it has advanced, if the next column is open."""
    level = s.level[max(s.who, 0) * LINES + line]
    return level + 1 if level < s.columns_open() else level


def line_of(action: int) -> int:
    """The line that an action names."""
    return action - (UNUSED if action >= UNUSED else FAVOR)
