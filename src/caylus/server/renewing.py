"""Tables that come out of others: a rematch, a record taken in, a game played on from some point."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from caylus.core.record import load
from caylus.server.errors import Conflict, Forbidden, NotFound, Refused
from caylus.server.names import clean_name
from caylus.server.people import Person
from caylus.server.schema import TABLES
from caylus.server.seating import Seating, bot_seat
from caylus.server.shelf import new_id
from caylus.server.table import OVER, WAITING, Seat, Setup, Table
from caylus.server.wire_looking import PlayOnWish


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
        return await self.lay(setup, seats, actions=record.actions)

    async def play_on(self, id: str, person: Person, wish: PlayOnWish) -> Table:
        """A new table that begins where a finished game was, for one person against bots."""
        table = await self.find(id, person)
        self.check_seat(table, wish.seat)
        if table.status != OVER or table.record is None:
            raise Refused("The game is not over.")
        if wish.ply > table.ply:
            raise NotFound("The game has not come so far.")
        if table.record.now.over and wish.ply == table.ply:
            raise Refused("There the game is over.")
        setup = renewed(table.setup, seed=table.setup.seed, seed_chosen=True, listed=False, creator=person.id)
        seats = [bot_seat(wish.bot, at) for at in range(len(table.seats))]
        seats[wish.seat] = Seat("person", person.id, clean_name(person.name))
        return await self.lay(setup, seats, actions=table.record.actions[: wish.ply])

    async def play_again(self, id: str, person: Person) -> Table:
        """A new table for the same people; who asks second gets the one that is there."""
        table = await self.find(id, person)
        async with table.lock:
            if table.status != OVER:
                raise Refused("The game is not over.")
            if not table.seats_of(person.id):
                raise Forbidden("You did not play here.")
            if table.rematch is None:
                again = await self.lay_again(table)
                try:
                    await self.append(table, "rematch", body=again.id)
                except Conflict:
                    if table.rematch is None:  # else another process has said so
                        raise
            rematch = table.rematch
        assert rematch is not None
        return await self.shelf.get(rematch)

    async def lay_again(self, table: Table) -> Table:
        """The table of the rematch; another process may have put it up, or begun to and died."""
        seats = [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in table.seats]
        setup = renewed(table.setup, seed=secrets.randbits(63), seed_chosen=False)
        try:
            again = await self.shelf.insert(setup, table.id)
        except IntegrityError:
            async with self.shelf.engine.connect() as connection:
                query = select(TABLES.c.id).where(TABLES.c.rematch_of == table.id)
                id = (await connection.execute(query)).scalar_one()
            again = await self.shelf.get(id)
        while again.status == WAITING:
            async with again.lock:
                with contextlib.suppress(Conflict):  # another process seats them too: see who is left
                    await self.seat_all(again, seats)
        return again


def renewed(setup: Setup, **changes: object) -> Setup:
    """The same table anew, with secrets of its own."""
    fresh = {"id": new_id(), "salt": secrets.token_hex(16), "key": secrets.token_hex(16), "created": time.time()}
    return replace(setup, **{**fresh, **changes})  # type: ignore[arg-type]
