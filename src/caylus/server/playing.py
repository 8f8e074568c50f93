"""Playing: actions of people and bots, giving up, and bots that play for those who are away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from caylus.bots.levels import LEVELS
from caylus.server.access import Access
from caylus.server.errors import Forbidden, Refused
from caylus.server.people import Person
from caylus.server.seating import check_bot
from caylus.server.table import OVER, RUNNING, Table
from caylus.server.wire import Move

RESIGNED_BOT: Final = "apprentice"  # plays on for one who has resigned
WORTHY: Final = [level.word for level in LEVELS[2:]]  # bots that may be given the seat of another person


class Playing(Access):
    """Takes the actions of those who decide."""

    async def play(self, id: str, person: Person, move: Move) -> Table:
        """Play for the seat that decides, if it is the person's and the table is as they believe."""
        table = await self.find(id, person)
        async with table.lock:
            await self.append(table, "play", *self.check_move(table, person, move))
        return table

    def play_soon(self, table: Table, person: Person, move: Move, otherwise: Callable[[], None]) -> bool:
        """The same in this turn of the event loop, without a task, if nobody is in the way: most actions go like this.

        `otherwise` is called if it comes to nothing after all; what is refused is refused as by `play`.
        """
        if not lock_now(table.lock):
            return False
        begun = False

        def done(error: Exception | None) -> None:
            table.lock.release()
            if error is not None:
                otherwise()
            else:
                self.thinker.consider(table)

        try:
            begun = self.shelf.append_soon(table, *self.check_move(table, person, move), done)
        finally:
            if not begun:
                table.lock.release()
        return begun

    def check_move(self, table: Table, person: Person, move: Move) -> tuple[int, int]:
        """The seat and the number of an action that is the person's to play now."""
        seat = table.decides
        self.check_version(table, move.version)
        if seat is None or table.record is None:
            raise Refused("The game is over." if table.status == OVER else "The game has not begun.")
        if table.seats[seat].person != person.id:
            raise Forbidden("It is not your decision.")
        if table.seats[seat].stand_in:
            raise Refused("A bot plays for you. Take your seat back first.")
        action = move.action
        number = table.record.now.parse(action) if isinstance(action, str) else action
        self.check_action(table, number)
        return seat, number

    async def play_for_bot(self, id: str, version: int, action: int) -> None:
        """What a bot has answered, if it is still asked."""
        table = await self.shelf.get(id)
        async with table.lock:
            if table.moved == version and table.decides is not None:
                self.check_action(table, action)
                await self.append(table, "play", table.decides, action)

    def check_action(self, table: Table, action: int) -> None:
        """A legal action; an illegal one is refused with its reason."""
        assert table.record is not None
        reason = table.record.now.reason_against(action)
        if reason:
            raise Refused(reason)

    async def resign(self, id: str, person: Person, seat: int) -> Table:
        """Give up; a bot plays on, unless only one is left."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_own(table, person, seat)
            if table.seats[seat].resigned:
                raise Refused("You have resigned.")
            await self.append(table, "resign", seat, body=RESIGNED_BOT)
        return table

    async def stand_in(self, id: str, person: Person, seat: int, bot: str) -> Table:
        """Let a bot play for oneself, or for a person who has been away for longer than the table allows."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_seat(table, seat)
            mine = [table.seats[at] for at in table.seats_of(person.id)]
            if all(each.resigned for each in mine):
                raise Forbidden("You do not play here.")
            if table.status != RUNNING or table.seats[seat].kind != "person" or table.seats[seat].played_by:
                raise Refused("Nobody waits for a person in this seat.")
            if table.seats[seat].person == person.id:
                check_bot(bot)
            else:
                self.check_absence(table, seat, bot)
            await self.append(table, "stand_in", seat, body=bot)
        return table

    def check_absence(self, table: Table, seat: int, bot: str) -> None:
        """Whether a person has been away for too long, and the bot plays well enough for somebody else."""
        if table.decides != seat:
            raise Refused("Nobody waits for a person in this seat.")
        if table.setup.delay == 0 or time.time() - table.moved_at < table.setup.delay:
            raise Refused("It is too early for that.")
        if bot not in WORTHY:
            raise Refused(f"For somebody else there plays {', '.join(WORTHY)}.")

    async def back(self, id: str, person: Person, seat: int) -> Table:
        """Take one's seat back from the bot that stood in."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_own(table, person, seat)
            if table.seats[seat].resigned or not table.seats[seat].stand_in:
                raise Refused("No bot plays for you, or you have resigned.")
            await self.append(table, "back", seat)
        return table


def lock_now(lock: asyncio.Lock) -> bool:
    """Take a lock if it is free, without a task: an acquisition that need not wait ends at its first step."""
    if lock.locked():
        return False
    step = lock.acquire()
    try:
        step.send(None)
    except StopIteration:
        return True
    step.close()  # others wait for it
    return False
