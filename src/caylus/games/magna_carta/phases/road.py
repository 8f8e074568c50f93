"""Phase 4: effects of the buildings, up to the provost. (004, phase 4)"""

from typing import Final

from caylus.core.building import Building
from caylus.core.common import UseQuestion
from caylus.core.effects import Effect, effect_message
from caylus.core.message import Message, Ref
from caylus.core.road import replaced
from caylus.core.state import NOBODY, JsonObject
from caylus.games.magna_carta.actions import FIRST_CARD, TILE_IDS
from caylus.games.magna_carta.buildings import CARDS, RESERVE_CUBES
from caylus.games.magna_carta.phases import lawyer
from caylus.games.magna_carta.state import ASK_PRIMARY, ASK_SECONDARY, CASTLE, ROAD, Table

# How far the card under the cursor has come
ASLEEP: Final = 0
PRIMARY: Final = 1
SECONDARY: Final = 2


def next_question(s: Table) -> None:
    """The worker's owner uses the primary effect, then the card's owner the secondary. (004, phase 4; R2)"""
    last = last_space(s)
    while s.cursor <= last:
        space = s.cursor
        user = s.worker_at[space]
        if user == NOBODY:
            s.cursor += 1
        elif s.stage == ASLEEP:
            s.stage = PRIMARY
            s.question(ASK_PRIMARY, user)
            return
        elif s.stage == PRIMARY:
            s.stage = SECONDARY
            owner = s.owner_at[space]
            if owner != NOBODY and owner != user and not take_reserve(s, owner, space):
                s.question(ASK_SECONDARY, owner)
                return
        else:
            finish(s, space, "home")
            s.stage = ASLEEP
            s.cursor += 1
    for space in range(s.cursor, s.road_end + 1):
        if s.worker_at[space] != NOBODY:
            finish(s, space, "asleep")
    s.begin_phase(CASTLE)


def last_space(s: Table) -> int:
    """How far along the road cards are used."""
    return s.provost if s.rules.standard else s.road_end


def at_work(s: Table) -> int:
    """The seat whose worker is on the card being used; NOBODY if there can be none."""
    return s.worker_at[s.cursor] if s.phase == ROAD and 1 <= s.cursor <= last_space(s) else NOBODY


def finish(s: Table, space: int, kind: str) -> None:
    """The worker comes home; a card that waited for it is turned. (004, phase 4; R10, K6)"""
    place = f"place {TILE_IDS[s.tile_at[space]]}" if s.trace is not None else ""
    s.happen(kind, s.worker_at[space], place)
    s.worker_home(space)
    if s.turning_at[space]:
        s.happen("residence", s.owner_at[space], place)
        lawyer.turn(s, space)


def take_reserve(s: Table, owner: int, space: int) -> bool:
    """The secondary effect of a small producer: a cube from its own reserve, if any is left. (004; R18)"""
    card = card_of(s, space)
    if card not in RESERVE_CUBES:
        return False
    if s.reserve_at[space]:
        if s.trace is not None:
            s.happen("owner", owner, f"place {TILE_IDS[s.tile_at[space]]}")
        s.reserve_at = replaced(s.reserve_at, space, s.reserve_at[space] - 1)
        s.tell_reserve(space)
        s.gain(owner, RESERVE_CUBES[card], 1)
    return True


def card_of(s: Table, space: int) -> int:
    """The card of its owner's deck that lies on a space."""
    return (s.tile_at[space] - FIRST_CARD) % CARDS


def effect_in_hand(s: Table) -> Effect:
    """The effect being offered."""
    tile = s.tile(s.cursor)
    effect = tile.owner if s.step == ASK_SECONDARY else tile.effect
    assert effect is not None
    return effect


# -- what is asked and said ---------------------------------------------------------------------------------


class UsingCard(UseQuestion[Table]):
    """What costs something may be declined; a free gain is taken. (004, phase 4; R18)"""

    def fits(self, s: Table) -> bool:
        """Of the worker's owner, before the card's."""
        return s.stage == PRIMARY and at_work(s) == s.who

    def building(self, s: Table) -> Building:
        """The card under the cursor."""
        return s.tile(s.cursor)

    def effect_in_hand(self, s: Table) -> Effect:
        """Its primary or secondary effect."""
        return effect_in_hand(s)

    def about(self, s: Table) -> JsonObject:
        """The card and its space."""
        return {"building": s.tile(s.cursor).id, "space": s.cursor}

    def subject(self, s: Table) -> str:
        """The card, with its owner's color."""
        return f"place {TILE_IDS[s.tile_at[s.cursor]]}"


class OwnersShare(UsingCard):
    """What the card's owner does when another player has used it."""

    def fits(self, s: Table) -> bool:
        """Of the card's owner, when another has used it; cubes of its reserve are taken unasked."""
        if s.stage != SECONDARY or at_work(s) in (NOBODY, s.who):
            return False
        return s.owner_at[s.cursor] == s.who and card_of(s, s.cursor) not in RESERVE_CUBES

    def asked(self, s: Table) -> Message:
        """The card and what it does for its owner."""
        effect = effect_message(effect_in_hand(s), s.words)
        return Message("ask-secondary", building=Ref(f"tile {s.tile(s.cursor).id}"), effect=effect)
