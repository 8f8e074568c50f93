"""Phase 2, f) to h): activating the buildings along the road, up to the provost. (001, phase 2)"""

from typing import Final

from caylus.core.building import Building
from caylus.core.common import UseQuestion
from caylus.core.effects import Effect, use
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.buildings import PRINTEDS, STARTING
from caylus.games.caylus1303.phases import castle
from caylus.games.caylus1303.state import ASK_BUILDING, PRINTED, ROAD, Table

# How far the building under the cursor has come
ASLEEP: Final = 0
WORKER: Final = 1  # the first worker has been asked
JOINER: Final = 2  # the Journeyman's too


def next_question(s: Table) -> None:
    """Space by space up to the provost; workers beyond him go to the Camp unused. (001, phase 2 h; K9)"""
    while s.cursor <= min(s.provost, board.ROAD_END):
        if activate(s, s.cursor):
            return
        s.cursor += 1
    for space in range(s.cursor, board.ROAD_END + 1):
        clear(s, space, "asleep")
    castle.begin(s)


def activate(s: Table, space: int) -> bool:
    """Ask the next worker of a building; False when the building is done and its workers are in the Camp.

    The first worker acts completely before the Journeyman's; the owner's bonus is paid once. (001; K7, 6.13)
    """
    if s.worker_at[space] == NOBODY and s.stage == ASLEEP:
        return False
    if s.stage == ASLEEP:
        s.stage = WORKER
        s.question(ASK_BUILDING, s.worker_at[space])
        return True
    if s.stage == WORKER and s.joiner_at[space] != NOBODY:
        s.stage = JOINER
        s.question(ASK_BUILDING, s.joiner_at[space])
        return True
    pay_owner(s, space)
    clear(s, space, "home")
    s.stage = ASLEEP
    return False


def clear(s: Table, space: int, kind: str) -> None:
    """The workers go to the Camp: done with the building, or beyond the provost."""
    seat = s.worker_at[space]
    if seat != NOBODY:
        if s.trace is not None:
            s.happen(kind, seat, f"place {s.tile(space).id}")
        s.clear_space(space)


def pay_owner(s: Table, space: int) -> None:
    """The owner of a stone production building takes its bonus when only others used it. (001, page 11)"""
    owner = s.owner_at[space]
    bonus = s.tile(space).owner
    if owner == NOBODY or bonus is None or owner == s.worker_at[space] or owner == s.joiner_at[space]:
        return
    if s.trace is not None:
        s.happen("owner", owner, f"place {s.tile(space).id}")
    use(s, owner, bonus, bonus.options[0].action, "owner", s.tile(space).id)


def space_in_hand(s: Table) -> int:
    """The space whose worker is being asked."""
    return board.FIRST_PRINTED + s.cursor if s.phase == PRINTED else s.cursor


def at_work(s: Table) -> int:
    """The seat whose worker is being asked; NOBODY if there can be none."""
    last = len(PRINTEDS) - 1 if s.phase == PRINTED else min(s.provost, board.ROAD_END)
    if s.phase not in (PRINTED, ROAD) or not (s.phase == ROAD) <= s.cursor <= last or s.stage == ASLEEP:
        return NOBODY
    return (s.worker_at if s.stage == WORKER else s.joiner_at)[space_in_hand(s)]


def effect_in_hand(s: Table) -> Effect:
    """Tiles laid at the set-up have no owner and show their set-up side. (001, components)"""
    space = space_in_hand(s)
    tile = s.tile(space)
    effect = tile.effect if tile.kind == STARTING or s.owner_at[space] != NOBODY else tile.setup
    assert effect is not None
    return effect


# By effect, what a question about a building is called
KINDS: Final = ["take", "trade", "build", "lawyer", "toll", ""]


class UsingBuilding(UseQuestion[Table]):
    """What costs something may be declined; what is free is taken. (001, phase 2; ruling 6.33)"""

    def fits(self, s: Table) -> bool:
        """Of the worker who is next."""
        return at_work(s) == s.who

    def building(self, s: Table) -> Building:
        """The one whose worker is asked."""
        return s.tile(space_in_hand(s))

    def effect_in_hand(self, s: Table) -> Effect:
        """Its effect."""
        return effect_in_hand(s)

    def kind(self, s: Table) -> str:
        """By what the building does."""
        return KINDS[effect_in_hand(s).op]

    def about(self, s: Table) -> JsonObject:
        """The building, and its space on the road."""
        space = space_in_hand(s)
        found: JsonObject = {"building": s.tile(space).id}
        if space <= board.ROAD_END:
            found["space"] = space
        return found
