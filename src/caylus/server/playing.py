"""Playing: actions of people and bots, giving up, and bots that play for those who are away."""

from __future__ import annotations

import time
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
            await self.carry_out(table, seat, number)
        return table

    async def play_for_bot(self, id: str, version: int, action: int) -> None:
        """What a bot has answered, if it is still asked."""
        table = await self.shelf.get(id)
        async with table.lock:
            if table.moved == version and table.decides is not None:
                await self.carry_out(table, table.decides, action)

    async def carry_out(self, table: Table, seat: int, action: int) -> None:
        """Append a legal action; an illegal one is refused with its reason."""
        assert table.record is not None
        reason = table.record.now.reason_against(action)
        if reason:
            raise Refused(reason)
        await self.append(table, "play", seat, action)

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
