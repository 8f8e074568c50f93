"""Phase 3: activating the special buildings, one after the other. (003, phase 3)"""

from typing import Final

from caylus.core.actions import DECLINE
from caylus.core.building import Building
from caylus.core.common import LEAVING, STAYING, UseQuestion
from caylus.core.effects import Effect
from caylus.core.message import Message
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus import board
from caylus.games.caylus.actions import INN_LEAVE, INN_STAY, PLACE, PLACE_IDS
from caylus.games.caylus.buildings import GATE, INN, JOUST, SPECIALS, STABLES
from caylus.games.caylus.phases import placement
from caylus.games.caylus.state import (
    ASK_GATE,
    ASK_INN,
    ASK_SPECIAL,
    FIRST_STABLE,
    INN_LEFT,
    INN_RIGHT,
    PROVOST,
    SPECIAL,
    Table,
)

WITHOUT_LIMIT: Final = 99  # the gate's worker moves free of charge


def next_question(s: Table) -> None:
    """Activate the next special building; after the inn the phase is over."""
    send_home(s)
    building = s.cursor
    s.cursor += 1
    if building == STABLES:
        reset_order(s)
    elif building == INN:
        move_inn(s)
    elif building > INN:
        s.begin_phase(PROVOST)
    elif s.special[building] != NOBODY:
        s.question(ASK_GATE if building == GATE else ASK_SPECIAL, s.special[building])


def send_home(s: Table) -> None:
    """The building before the cursor has been used, its favor too: its worker comes home. (K4)"""
    building = s.cursor - 1
    if GATE <= building <= JOUST and s.special[building] != NOBODY:
        if s.trace is not None:
            s.happen("home", s.special[building], f"place {PLACE_IDS[building]}")
        s.worker_home(s.special[building], building)
        s.special[building] = NOBODY


def effect_in_hand(s: Table) -> Effect:
    """The effect of the special building whose worker is being asked."""
    effect = SPECIALS[s.cursor - 1].effect
    assert effect is not None
    return effect


def reset_order(s: Table) -> None:
    """The players in the stables come first, the others follow as they were. (003, 3E; rulings 6.18, 6.19)"""
    if s.special[FIRST_STABLE] == NOBODY:
        return
    if s.trace is not None:
        s.happen("order", cause=f"place {PLACE_IDS[STABLES]}", message=Message("stables-change-order"))
    first = [s.special[FIRST_STABLE + circle] for circle in range(board.STABLE_PLACES)]
    first = [seat for seat in first if seat != NOBODY]
    s.change_order(first + [seat for seat in s.order if seat not in first])
    for circle in range(board.STABLE_PLACES):
        s.special[FIRST_STABLE + circle] = NOBODY
    for seat in first:
        s.worker_home(seat, STABLES)


def move_inn(s: Table) -> None:
    """A worker who came this turn drives out the one on the right; one who was not may stay. (003, 3F)"""
    guest = s.special[INN_RIGHT]
    newcomer = s.special[INN_LEFT]
    if newcomer != NOBODY:
        if s.trace is not None:
            s.happen("inn", newcomer, f"place {PLACE_IDS[INN]}")
        if guest != NOBODY:
            s.worker_home(guest, INN)
        s.special[INN_LEFT] = NOBODY
        s.special[INN_RIGHT] = newcomer
        if s.trace is not None:
            s.note({"kind": "inn", "seat": newcomer})
    elif guest != NOBODY:
        s.question(ASK_INN, guest)


# -- what is asked and said ---------------------------------------------------------------------------------


class Gate(Question[Table]):
    """Where the worker of the Gate goes."""

    def fits(self, s: Table) -> bool:
        """Of the worker's owner."""
        return s.phase == SPECIAL and s.cursor - 1 == GATE and s.special[GATE] == s.who

    def list_answers(self, s: Table) -> None:
        """Any place that could take a worker now; or take the worker back. (003, 3A)"""
        s.legal = [DECLINE]
        placement.list_placements(s, s.who, WITHOUT_LIMIT)

    def answer(self, s: Table, action: int) -> None:
        """The worker goes on, free of charge, and works there this same turn. (003, 3A; rulings 6.16, 6.17)"""
        s.step = NO_QUESTION
        if action != DECLINE:
            s.special[GATE] = NOBODY
            placement.put_worker(s, s.who, action - PLACE, SPECIALS[GATE].id)

    def subject(self, s: Table) -> str:  # noqa: ARG002
        """The Gate."""
        return "place gate"

    def declined(self, s: Table) -> Message:  # noqa: ARG002
        """It comes home."""
        return Message("act-back-from-gate")


class UsingSpecial(UseQuestion[Table]):
    """Trading post, guild and joust field: use the building once, or not. (003, 3B to 3D; ruling 6.20)"""

    def fits(self, s: Table) -> bool:
        """Of the worker's owner; the Gate asks otherwise."""
        return s.phase == SPECIAL and GATE < s.cursor - 1 <= JOUST and s.special[s.cursor - 1] == s.who

    def building(self, s: Table) -> Building:
        """The one before the cursor."""
        return SPECIALS[s.cursor - 1]

    def effect_in_hand(self, s: Table) -> Effect:
        """Its effect."""
        return effect_in_hand(s)

    def kind(self, s: Table) -> str:
        """The building."""
        return self.building(s).id

    def about(self, s: Table) -> JsonObject:
        """The building."""
        return {"building": self.building(s).id}


class InnStay(Question[Table]):
    """Whether the guest of the Inn stays."""

    def fits(self, s: Table) -> bool:
        """Of the guest on the right, unless somebody comes from the left."""
        alone = s.special[INN_LEFT] == NOBODY and s.special[INN_RIGHT] == s.who
        return s.phase == SPECIAL and s.cursor - 1 == INN and alone

    def list_answers(self, s: Table) -> None:
        """Stay for the next turn, or come home. (003, 3F)"""
        s.legal = [INN_STAY, INN_LEAVE]

    def answer(self, s: Table, action: int) -> None:
        """The guest decides."""
        s.step = NO_QUESTION
        if action == INN_LEAVE:
            s.special[INN_RIGHT] = NOBODY
            s.worker_home(s.who, INN)

    def subject(self, s: Table) -> str:  # noqa: ARG002
        """The Inn."""
        return "place inn"


class Inn(Verb[Table]):
    """`inn stay`, `inn leave`."""

    def word(self, s: Table, action: int) -> str:  # noqa: ARG002
        """Two things."""
        return STAYING if action == INN_STAY else LEAVING

    def act(self, s: Table, action: int) -> Message:  # noqa: ARG002
        """For the next turn, or home."""
        return Message("act-inn-stay" if action == INN_STAY else "act-inn-leave")

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The Inn."""
        return "place inn"
