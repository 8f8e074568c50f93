"""Phase 5: activation of the buildings along the road, up to the provost. (003, phase 5)"""

from typing import Final

from caylus.core.building import Building
from caylus.core.common import UseQuestion
from caylus.core.effects import Effect
from caylus.core.message import Message, Ref
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus import board
from caylus.games.caylus.actions import FIRST_TILE_PLACE
from caylus.games.caylus.phases import lawyer
from caylus.games.caylus.state import ASK_OWNER, ASK_ROAD, CASTLE, ROAD, Table

# How far the building under the cursor has come
ASLEEP: Final = 0
USED: Final = 1
DONE: Final = 2


def begin(s: Table) -> None:
    """Workers beyond the provost come home unused, and lawyers waiting there act. (003, phase 5; 6.25, K6)"""
    s.begin_phase(ROAD)
    s.cursor = 1
    for space in range(s.provost + 1, board.ROAD_END + 1):
        send_home(s, space, "asleep")


def next_question(s: Table) -> None:
    """Activate the next building that has a worker: the user, then the owner, then the worker goes home. (K5)"""
    while s.cursor <= s.provost:
        space = s.cursor
        user = s.worker_at[space]
        if user == NOBODY:
            s.cursor += 1
        elif s.stage == ASLEEP:
            s.stage = USED
            s.question(ASK_ROAD, user)
            return
        elif s.stage == USED:
            s.stage = DONE
            owner = s.owner_at[space]
            if owner != user and owner != NOBODY and s.tile(space).owner is not None:
                s.question(ASK_OWNER, owner)
                return
        else:
            send_home(s, space, "home")
            s.stage = ASLEEP
            s.cursor += 1
    s.begin_phase(CASTLE)


def send_home(s: Table, space: int, kind: str) -> None:
    """The worker leaves once its activation is completely done; a waiting lawyer then acts. (K4, K6)"""
    seat = s.worker_at[space]
    if seat != NOBODY:
        if s.trace is not None:
            s.happen(kind, seat, f"place {s.tile(space).id}")
        s.worker_at[space] = NOBODY
        s.worker_home(seat, FIRST_TILE_PLACE + s.tile_at[space])
        lawyer.settle_claim(s, space)


def at_work(s: Table) -> int:
    """The seat whose worker is on the space being activated; NOBODY if there can be none."""
    return s.worker_at[s.cursor] if s.phase == ROAD and 1 <= s.cursor <= s.provost else NOBODY


def effect_in_hand(s: Table) -> Effect:
    """The effect being offered: to the worker's owner, or afterwards to the building's."""
    tile = s.tile(s.cursor)
    effect = tile.owner if s.step == ASK_OWNER else tile.effect
    assert effect is not None
    return effect


# By effect, what a question along the road is called
KINDS: Final = ["produce", "trade", "build", "lawyer", "guild", ""]
COMPULSORY: Final = "why-compulsory"


class UsingBuilding(UseQuestion[Table]):
    """Production is compulsory, all else may be declined. (003, phase 5; 5A to 5I)"""

    def fits(self, s: Table) -> bool:
        """Of the worker's owner, before the building's."""
        return at_work(s) == s.who and s.stage == USED

    def building(self, s: Table) -> Building:
        """The one under the cursor."""
        return s.tile(s.cursor)

    def effect_in_hand(self, s: Table) -> Effect:
        """Its effect for the worker's owner."""
        return effect_in_hand(s)

    def kind(self, s: Table) -> str:
        """By what the building does."""
        return KINDS[effect_in_hand(s).op]

    def about(self, s: Table) -> JsonObject:
        """The building and its space."""
        return {"building": s.tile(s.cursor).id, "space": s.cursor}


class OwnersShare(UsingBuilding):
    """What the building's owner takes when another player has used it."""

    def fits(self, s: Table) -> bool:
        """Of the building's owner, when another has used it."""
        others = at_work(s) not in (NOBODY, s.who) and s.owner_at[s.cursor] == s.who
        return others and s.stage == DONE and s.tile(s.cursor).owner is not None

    def kind(self, s: Table) -> str:  # noqa: ARG002
        """The same for all."""
        return self.id

    def asked(self, s: Table) -> Message:
        """The building."""
        return Message("ask-owner", building=Ref(f"tile {s.tile(s.cursor).id}"))
