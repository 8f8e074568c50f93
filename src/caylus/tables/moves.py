"""Playing: the actions of people and of bots."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from caylus.tables.access import check_version
from caylus.tables.events import Event, Played
from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, Refused
from caylus.tables.table import OVER, Table

MARK: Final = 24  # digits


@dataclass(frozen=True)
class Play:
    """An action, by its number or its notation, and the version of the table it answers.

    One with a key can be sent again when no answer came: it is played once.
    """

    version: int
    action: int | str
    key: str = ""

    @property
    def mark(self) -> str:
        """What is kept of the key."""
        return hashlib.sha256(self.key.encode(errors="replace")).hexdigest()[:MARK] if self.key else ""


def decide_play(table: Table, person: Person, wish: Play, now: float) -> list[Event]:  # noqa: ARG001
    """Played for the seat that decides, if it is the person's and the table is as they believe."""
    if is_played(table, person, wish):
        return []
    seat = table.decides
    check_version(table, wish.version)
    if seat is None or table.record is None:
        raise Refused("The game is over." if table.status == OVER else "The game has not begun.")
    if table.seats[seat].person != person.id:
        raise Forbidden("It is not your decision.")
    if table.seats[seat].stand_in:
        raise Refused("A bot plays for you. Take your seat back first.")
    action = wish.action
    number = table.record.now.parse(action) if isinstance(action, str) else action
    check_action(table, number)
    return [Played(seat, number, wish.mark)]


def is_played(table: Table, person: Person, wish: object) -> bool:
    """Whether a wish is one to play that has been fulfilled already, and has come again."""
    if not isinstance(wish, Play) or not wish.key:
        return False
    return any(table.has_played(seat, wish.mark, wish.version) for seat in table.seats_of(person.id))


def decide_bot_play(table: Table, version: int, action: int) -> list[Event]:
    """What a bot has answered, if it is still asked."""
    if table.moved != version or table.decides is None:
        return []
    check_action(table, action)
    return [Played(table.decides, action)]


def check_action(table: Table, action: int) -> None:
    """A legal action; an illegal one is refused with its reason."""
    assert table.record is not None
    reason = table.record.now.reason_against(action)
    if reason:
        raise Refused(reason)
