"""Tables that come out of others: a rematch, or a record taken in."""

from __future__ import annotations

import asyncio
import secrets
import time

from caylus.core.record import load
from caylus.server.errors import Forbidden, Refused
from caylus.server.names import clean_name
from caylus.server.people import Person
from caylus.server.seating import Seating
from caylus.server.shelf import new_id
from caylus.server.table import OVER, Seat, Setup, Table


class Renewing(Seating):
    """Lays tables from what has been played before."""

    async def take_in(self, person: Person, text: str) -> Table:
        """A table out of a record: finished games to look at, others to go on with, all seats one's own."""
        record = await asyncio.to_thread(load, text)
        setup = Setup(
            id=new_id(),
            game=record.game,
            rules=record.rules,
            players=record.players,
            options=dict(record.options),
            seed=record.seed,
            seed_chosen=True,
            salt=secrets.token_hex(16),
            key=secrets.token_hex(16),
            listed=False,
            delay=0,
            creator=person.id,
            created=time.time(),
        )
        seats = [Seat("person", person.id, clean_name(name)) for name in record.seats]
        table = await self.lay(setup, seats)
        async with table.lock:
            for action in record.actions:
                assert table.decides is not None
                await self.shelf.append(table, "play", table.decides, action)
        return table

    async def play_again(self, id: str, person: Person) -> Table:
        """A new table for the same people; who asks second gets the one that is there."""
        table = await self.find(id, person)
        async with table.lock:
            if table.status != OVER:
                raise Refused("The game is not over.")
            if not table.seats_of(person.id):
                raise Forbidden("You did not play here.")
            if table.rematch is None:
                seats = [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in table.seats]
                fresh = {
                    "id": new_id(),
                    "seed": secrets.randbits(63),
                    "seed_chosen": False,
                    "salt": secrets.token_hex(16),
                    "key": secrets.token_hex(16),
                    "created": time.time(),
                }
                again = await self.lay(Setup(**{**table.setup.__dict__, **fresh}), seats, table.id)
                await self.shelf.append(table, "rematch", body=again.id)
            rematch = table.rematch
        assert rematch is not None
        return await self.shelf.get(rematch)
