"""Coming and going: who opens tables, and who sits where."""

from __future__ import annotations

import json
import secrets
import time
from typing import Final

from caylus.bots import registry
from caylus.core.catalog import check_seed, find
from caylus.core.errors import BadOption, CaylusError
from caylus.server.access import Access
from caylus.server.errors import Forbidden, Refused
from caylus.server.names import clean_name, name_bot
from caylus.server.people import Person
from caylus.server.shelf import new_id
from caylus.server.table import WAITING, Seat, Setup, Table
from caylus.server.wire import BotSeat, Invitation, MySeat, SeatWish, TableWish

MOST_OPEN: Final = 200  # tables of one person that are not over


class Seating(Access):
    """Opens tables, and seats people and bots at them until the game begins."""

    async def open(self, person: Person, wish: TableWish) -> Table:
        """A new table; if no seat is open the game begins at once."""
        about = find(wish.game)
        chosen = wish.seed is not None
        if chosen and wish.listed:
            raise Refused("Whoever chooses the seed knows what is hidden, so no strangers are asked to such a table.")
        setup = Setup(
            id=new_id(),
            game=about.id,
            rules=about.rules,
            players=about.check_players(len(wish.seats)),
            options=about.check_options(wish.options),
            seed=check_seed(int(wish.seed) if wish.seed is not None else secrets.randbits(63)),
            seed_chosen=chosen,
            salt=secrets.token_hex(16),
            key=secrets.token_hex(16),
            listed=wish.listed,
            delay=wish.delay,
            creator=person.id,
            created=time.time(),
        )
        seats = [seat_wished(person, each, at) for at, each in enumerate(wish.seats)]
        return await self.lay(setup, seats)

    async def lay(self, setup: Setup, seats: list[Seat], actions: list[int] | None = None) -> Table:
        """Put a table up and seat those who are known; with actions the game goes on from where they lead."""
        if await self.shelf.count_open(setup.creator) >= MOST_OPEN:
            raise Refused("You have too many tables that are not over. End some first.")
        table = await self.shelf.insert(setup, imported=actions is not None)
        async with table.lock:
            await self.seat_all(table, seats, actions)
        return table

    async def seat_all(self, table: Table, seats: list[Seat], actions: list[int] | None = None) -> None:
        """Seat those who do not sit yet."""
        for at, seat in enumerate(seats):
            if seat.kind != "open" and table.seats[at].kind == "open":
                await self.sit_down(table, at, seat)
        await self.start_if_full(table, actions)

    async def sit(self, id: str, person: Person, seat: int, invitation: Invitation) -> Table:
        """Take an open seat, by its link or at a listed table."""
        table = await self.find(id, person, invitation.key)
        async with table.lock:
            self.check_seat(table, seat)
            own = person.id == table.setup.creator or table.setup.fits(invitation.key, f"seat {seat}")
            if not own and not table.setup.listed:
                raise Forbidden("This seat is for whoever has its link.")
            if table.status != WAITING or table.seats[seat].kind != "open":
                raise Refused("This seat is taken.")
            if not own and table.seats_of(person.id):
                raise Refused("You sit here already.")
            await self.sit_down(table, seat, Seat("person", person.id, clean_name(invitation.name or person.name)))
            await self.start_if_full(table)
        return table

    async def rise(self, id: str, person: Person, seat: int) -> Table:
        """Give a seat up before the game begins, or as the table's host send somebody off."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_seat(table, seat)
            if table.status != WAITING:
                raise Refused("The game has begun; to leave it, resign.")
            if person.id not in (table.seats[seat].person, table.setup.creator):
                raise Forbidden("This is not your seat.")
            if table.seats[seat].kind == "open":
                raise Refused("Nobody sits there.")
            await self.shelf.append(table, "rise", seat)
        return table

    async def watch(self, id: str, person: Person, key: str) -> Table:
        """Come by the link for watchers."""
        table = await self.find(id, person, key)
        if not table.setup.listed and not table.setup.fits(key, "watch") and not table.seats_of(person.id):
            raise Forbidden("That is not the link for watchers.")
        async with table.lock:
            if person.id not in table.watchers:
                await self.shelf.append(table, "watch", body=person.id)
        return table

    async def start(self, id: str, person: Person, fill: str | None) -> Table:
        """Begin, with bots in the seats that are open."""
        table = await self.find(id, person)
        async with table.lock:
            if person.id != table.setup.creator:
                raise Forbidden("The one who opened the table begins the game.")
            if table.status != WAITING:
                raise Refused("The game has begun.")
            if fill is None and any(seat.kind == "open" for seat in table.seats):
                raise Refused("Some seats are open. Wait, or fill them with bots.")
            for at, seat in enumerate(table.seats):
                if seat.kind == "open" and fill is not None:
                    await self.sit_down(table, at, bot_seat(fill, at))
            await self.start_if_full(table)
        return table

    async def sit_down(self, table: Table, at: int, seat: Seat) -> None:
        """Write down who sits where."""
        body = {"kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot}
        await self.shelf.append(table, "sit", at, body=json.dumps(body))

    async def start_if_full(self, table: Table, actions: list[int] | None = None) -> None:
        """The game begins when the last seat is taken."""
        if table.status == WAITING and all(seat.kind != "open" for seat in table.seats):
            await self.shelf.append(table, "start")
            if actions:
                await self.shelf.append(table, "prefix", body=json.dumps(actions))
            self.thinker.consider(table)


def seat_wished(person: Person, wish: SeatWish, at: int) -> Seat:
    """The seat that the one who opens a table asks for."""
    if isinstance(wish, MySeat):
        return Seat("person", person.id, clean_name(wish.name or person.name))
    return bot_seat(wish.bot, at) if isinstance(wish, BotSeat) else Seat()


def bot_seat(code: str, at: int) -> Seat:
    """A seat for a bot, with a name of its own: sentences about three bots of one level would be hard to follow."""
    check_bot(code)
    return Seat("bot", "", name_bot(at, []), code)


def check_bot(code: str) -> None:
    """A bot that there is."""
    try:
        registry.make(code, "")
    except BadOption as error:
        raise Refused(str(error)) from None
    except CaylusError:
        raise
    except Exception:
        raise Refused("This bot cannot be had.") from None
