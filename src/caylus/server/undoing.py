"""Taking back: at once where it hurts nobody, else if the others agree."""

from __future__ import annotations

import json

from caylus.server.access import Access
from caylus.server.errors import Forbidden, Refused
from caylus.server.people import Person
from caylus.server.table import RUNNING, Table


class Undoing(Access):
    """Hears who wants something undone, and who minds."""

    async def undo(self, id: str, person: Person, version: int) -> Table:
        """Take back one's own last action: at once where it hurts nobody, else if the others agree."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_version(table, version)
            if table.status != RUNNING:  # once a game is over its seed is known
                raise Refused("The game is not running.")
            mine = table.seats_of(person.id)
            plies = [ply for ply, seat in enumerate(table.actors) if seat in mine and not table.seats[seat].played_by]
            if not plies:
                raise Refused("You have nothing to take back, or a bot plays for you.")
            ply = plies[-1]
            harmless = all(seat in mine for seat in table.actors[ply:]) and not any(table.revealing[ply:])
            others = self.others_to_ask(table, person)
            if harmless or not others:
                await self.append(table, "undo", table.actors[ply], ply)
            elif table.undo is not None:
                raise Refused("Somebody has asked already.")
            else:
                await self.shelf.append(table, "ask", table.actors[ply], ply, json.dumps(others))
        return table

    def others_to_ask(self, table: Table, person: Person) -> list[int]:
        """The seats of other persons, be they away: who is away agrees to nothing."""
        return [
            at for at, seat in enumerate(table.seats) if seat.person and seat.person != person.id and not seat.resigned
        ]

    async def answer_undo(self, id: str, person: Person, agree: bool) -> Table:
        """Let another player take something back, or not; who asks may think better of it."""
        table = await self.find(id, person)
        async with table.lock:
            if table.undo is None or table.status != RUNNING:
                raise Refused("Nobody asks to take anything back.")
            mine = [seat for seat in table.seats_of(person.id) if seat in table.undo.waiting]
            if not agree and (mine or table.undo.seat in table.seats_of(person.id)):
                await self.append(table, "refuse", mine[0] if mine else table.undo.seat)
                return table
            if not mine:
                raise Forbidden("You are not asked.")
            for seat in mine:
                await self.append(table, "agree", seat)
        return table
